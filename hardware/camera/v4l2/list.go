//go:build linux && (amd64 || arm64)

package v4l2

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unsafe"
)

// Listed is a camera that can be used.
type Listed struct {
	ID     string // its name in /dev/v4l/by-id, by-path or /dev, the first that exists; it stays the same after a restart
	Path   string // its device node
	Card   string // the name that the camera reports
	Format uint32 // the first of MJPG, JPEG and YUYV that it offers
	Width  int    // the most suitable size, pixels
	Height int
}

// List returns the cameras of this machine, sorted by name. It leaves out device nodes that deliver no pictures of their own:
// codecs, metadata, and the raw nodes of a Raspberry Pi's ribbon cables, which rpicam-vid reads.
func List() []Listed { return list("/dev", open) }

func list(dev string, open func(string) (device, error)) (all []Listed) {
	nodes, _ := filepath.Glob(filepath.Join(dev, "video*"))
	names := stableNames(dev)
	for _, path := range nodes[:min(len(nodes), 64)] {
		d, err := open(path)
		if err != nil {
			continue
		}
		c := Camera{d: d}
		if l, usable := c.look(); usable {
			l.Path, l.ID = path, cmp.Or(names[path], filepath.Base(path))
			all = append(all, l)
		}
		_ = d.close()
	}
	slices.SortFunc(all, func(a, b Listed) int { return strings.Compare(a.ID, b.ID) })
	return all
}

// stableNames returns for each device node its name in by-id, or in by-path if it has none there.
func stableNames(dev string) map[string]string {
	names := map[string]string{}
	for _, folder := range []string{"by-path", "by-id"} {
		links, _ := os.ReadDir(filepath.Join(dev, "v4l", folder))
		for _, l := range links {
			if to, err := filepath.EvalSymlinks(filepath.Join(dev, "v4l", folder, l.Name())); err == nil {
				names[to] = l.Name()
			}
		}
	}
	return names
}

// notCameras are drivers whose device nodes look like cameras but are none.
var notCameras = []string{"unicam", "rp1-cfe", "pispbe", "bcm2835-codec", "bcm2835-isp", "rpi-hevc-dec", "rpivid", "hantro-vpu"}

func (c *Camera) look() (l Listed, usable bool) {
	var caps capability
	if c.d.ioctl(queryCapability, unsafe.Pointer(&caps)) != nil {
		return l, false
	}
	can := caps.Capabilities
	if can&capDeviceCaps != 0 {
		can = caps.DeviceCaps // of this device node, not of the whole device
	}
	if can&capCapture == 0 || can&capStreaming == 0 || can&(capM2M|capM2MPlanes) != 0 || slices.Contains(notCameras, zeroEnded(caps.Driver[:])) {
		return l, false
	}
	formats := c.formats()
	for _, format := range []uint32{MJPG, JPEG, YUYV} {
		if slices.Contains(formats, format) {
			l = Listed{Card: strings.ToValidUTF8(caps.Card.String(), ""), Format: format}
			l.Width, l.Height = best(c.sizes(format))
			return l, true
		}
	}
	return l, false
}

func (c *Camera) formats() (all []uint32) {
	for i := range uint32(64) {
		f := formatDescription{Index: i, Type: capture}
		if c.d.ioctl(enumFormat, unsafe.Pointer(&f)) != nil {
			break
		}
		all = append(all, f.PixelFormat)
	}
	return all
}

func (c *Camera) sizes(format uint32) (all [][2]int) {
	for i := range uint32(128) {
		s := frameSize{Index: i, PixelFormat: format}
		if c.d.ioctl(enumSizes, unsafe.Pointer(&s)) != nil || s.Type != sizeDiscrete {
			break
		}
		all = append(all, [2]int{int(s.Width), int(s.Height)})
	}
	return all
}

// best returns the size nearest to two million pixels: with more the reader is slow, with fewer the dice are small. Of two
// sizes equally near it takes the one nearer to a square, which shows more of a lid.
func best(sizes [][2]int) (width, height int) {
	if len(sizes) == 0 {
		return 1600, 1200 // the driver picks the nearest size that it has
	}
	const wanted = 1600 * 1200
	away := func(s [2]int) int {
		d := s[0]*s[1] - wanted
		return max(d, -d) / 200_000
	}
	b := slices.MinFunc(sizes, func(a, b [2]int) int {
		return cmp.Or(cmp.Compare(away(a), away(b)), cmp.Compare(a[0]*b[1], b[0]*a[1]))
	})
	return b[0], b[1]
}
