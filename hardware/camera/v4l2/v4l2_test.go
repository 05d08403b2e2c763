//go:build linux && (amd64 || arm64)

package v4l2

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

// played is a driver that does what a test says.
type played struct {
	caps     capability
	formats  []uint32
	sizes    [][2]int
	granted  Pixel // what it grants; a zero Format: what is asked for
	controls map[uint32]*query
	values   map[uint32]int32
	deaf     map[uint32]bool // controls that are taken and forgotten

	buffers int32 // how many it gives; 0: as many as are asked for
	length  uint32
	frames  []buffer // what comes out, in turn; then silence
	fails   map[uintptr]error
	waits   error

	mapped, queued int
	open, on       bool
	order          []string
}

func (p *played) ioctl(request uintptr, arg unsafe.Pointer) error {
	if err := p.fails[request]; err != nil {
		return err
	}
	switch request {
	case queryCapability:
		*(*capability)(arg) = p.caps
	case enumFormat:
		f := (*formatDescription)(arg)
		if int(f.Index) >= len(p.formats) {
			return unix.EINVAL
		}
		f.PixelFormat = p.formats[f.Index]
	case enumSizes:
		s := (*frameSize)(arg)
		if int(s.Index) >= len(p.sizes) {
			return unix.EINVAL
		}
		s.Type, s.Width, s.Height = sizeDiscrete, uint32(p.sizes[s.Index][0]), uint32(p.sizes[s.Index][1])
	case setFormat:
		if f := (*format)(arg); p.granted.Format != 0 {
			f.Pixel = p.granted
		} else {
			f.SizeImage = f.Width * f.Height
		}
	case setParameter:
		return unix.ENOTTY
	case askBuffers:
		if b := (*requestBuffers)(arg); p.buffers != 0 {
			b.Count = uint32(p.buffers)
		}
	case queryBuffer:
		b := (*buffer)(arg)
		b.Length, b.Offset = p.length, b.Index*p.length
	case queueBuffer:
		p.queued++
	case dequeueBuffer:
		if len(p.frames) == 0 {
			return unix.EAGAIN
		}
		*(*buffer)(arg), p.frames = p.frames[0], p.frames[1:]
		p.queued--
	case streamOn:
		p.on = true
		p.order = append(p.order, "stream")
	case streamOff:
		p.on = false
	case queryControl:
		q := (*query)(arg)
		c := p.controls[q.ID]
		if c == nil {
			return unix.EINVAL
		}
		*q = *c
	case getControl:
		c := (*control)(arg)
		c.Value = p.values[c.ID]
	case setControl:
		c := (*control)(arg)
		p.order = append(p.order, p.controls[c.ID].Name.String())
		if p.controls[c.ID].Flags&flagReadOnly != 0 {
			return unix.EACCES
		}
		if !p.deaf[c.ID] {
			p.values[c.ID] = c.Value
		}
	default:
		return unix.ENOTTY
	}
	return nil
}

func (p *played) mmap(_ int64, length int) ([]byte, error) {
	p.mapped++
	return make([]byte, length), nil
}
func (p *played) munmap([]byte) error { p.mapped--; return nil }
func (p *played) close() error        { p.open = false; return nil }

func (p *played) wait(d time.Duration) (bool, error) {
	if p.waits != nil {
		return false, p.waits
	}
	if len(p.frames) == 0 && p.fails[dequeueBuffer] == nil {
		time.Sleep(min(d, time.Millisecond))
		return false, nil
	}
	return true, nil
}

func named(s string) (t text) { copy(t[:], s); return t }

func driver(s string) (d [16]byte) { copy(d[:], s); return d }

func webcam() *played {
	return &played{caps: capability{Driver: driver("uvcvideo"), Card: named("HD Webcam"), Capabilities: capDeviceCaps | 0xffff, DeviceCaps: capCapture | capStreaming},
		formats: []uint32{YUYV, MJPG}, sizes: [][2]int{{640, 480}, {1920, 1080}, {1600, 1200}, {3840, 2160}}, length: 1000, open: true,
		controls: map[uint32]*query{}, values: map[uint32]int32{}, fails: map[uintptr]error{}, deaf: map[uint32]bool{}}
}

// The numbers are those that strace and other programs show; a wrong structure would give others.
func TestRequestsAreThoseOfTheKernel(t *testing.T) {
	for name, c := range map[string][2]uintptr{
		"QUERYCAP": {queryCapability, 0x80685600}, "ENUM_FMT": {enumFormat, 0xc0405602}, "S_FMT": {setFormat, 0xc0d05605}, "REQBUFS": {askBuffers, 0xc0145608},
		"QUERYBUF": {queryBuffer, 0xc0585609}, "QBUF": {queueBuffer, 0xc058560f}, "DQBUF": {dequeueBuffer, 0xc0585611}, "STREAMON": {streamOn, 0x40045612},
		"STREAMOFF": {streamOff, 0x40045613}, "S_PARM": {setParameter, 0xc0cc5616}, "G_CTRL": {getControl, 0xc008561b}, "S_CTRL": {setControl, 0xc008561c},
		"QUERYCTRL": {queryControl, 0xc0445624}, "ENUM_FRAMESIZES": {enumSizes, 0xc02c564a},
	} {
		if c[0] != c[1] {
			t.Errorf("VIDIOC_%s is %#x, want %#x", name, c[0], c[1])
		}
	}
}

func TestOnlyNodesThatGivePicturesOfTheirOwnAreListed(t *testing.T) {
	dev := t.TempDir()
	for _, folder := range []string{"by-id", "by-path"} {
		if err := os.MkdirAll(filepath.Join(dev, "v4l", folder), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	change := func(f func(*played)) *played { p := webcam(); f(p); return p }
	nodes := map[string]*played{
		"video0":  webcam(),
		"video1":  change(func(p *played) { p.caps.DeviceCaps = 0x00a00000 }), // metadata of the same camera
		"video2":  change(func(p *played) { p.caps.Driver = driver("unicam") }),
		"video3":  change(func(p *played) { p.caps.Driver = driver("rp1-cfe") }),
		"video10": change(func(p *played) { p.caps.DeviceCaps |= capM2M }),
		"video11": change(func(p *played) { p.formats = []uint32{fourcc("H264")} }),
		"video12": change(func(p *played) { p.formats = []uint32{YUYV}; p.sizes = nil }),
		"video13": change(func(p *played) { p.fails[queryCapability] = unix.ENODEV }),
		"video14": nil,
	}
	for name := range nodes {
		if err := os.WriteFile(filepath.Join(dev, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(os.Symlink("../../video0", filepath.Join(dev, "v4l/by-id/usb-HD_Webcam-index0")), os.Symlink("../../video0", filepath.Join(dev, "v4l/by-path/pci-1")),
		os.Symlink("../../video12", filepath.Join(dev, "v4l/by-path/pci-2"))); err != nil {
		t.Fatal(err)
	}
	got := list(dev, func(path string) (device, error) {
		if p := nodes[filepath.Base(path)]; p != nil {
			return p, nil
		}
		return nil, unix.EBUSY
	})
	want := []Listed{{"pci-2", filepath.Join(dev, "video12"), "HD Webcam", YUYV, 1600, 1200}, {"usb-HD_Webcam-index0", filepath.Join(dev, "video0"), "HD Webcam", MJPG, 1600, 1200}}
	if len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("%+v", got)
	}
	for name, p := range nodes {
		if p != nil && p.open {
			t.Error(name, "is still open")
		}
	}
}

func TestTheGrantedSizeCountsAndNotTheOneAskedFor(t *testing.T) {
	p := webcam()
	p.granted = Pixel{Width: 1280, Height: 720, Format: MJPG, SizeImage: 1000}
	c := &Camera{d: p}
	got, err := c.Start(MJPG, 1234, 987)
	if err != nil || got.Width != 1280 || got.Height != 720 {
		t.Fatal(got, err)
	}
	if err := c.Close(); err != nil || p.mapped != 0 || p.on || p.open {
		t.Error(err, p.mapped, p.on, p.open)
	}
}

func TestADriverThatMisbehavesIsRefusedAndNothingIsLeft(t *testing.T) {
	for name, change := range map[string]func(*played){
		"another format":       func(p *played) { p.granted = Pixel{Width: 640, Height: 480, Format: fourcc("H264")} },
		"no size":              func(p *played) { p.granted = Pixel{Format: MJPG} },
		"a size beyond reason": func(p *played) { p.granted = Pixel{Width: 1 << 20, Height: 480, Format: MJPG} },
		"no buffers":           func(p *played) { p.buffers = -1 },
		"empty buffers":        func(p *played) { p.length = 0 },
		"huge buffers":         func(p *played) { p.length = 1 << 30 },
		"busy":                 func(p *played) { p.fails[setFormat] = unix.EBUSY },
		"gone at the start":    func(p *played) { p.fails[streamOn] = unix.ENODEV },
	} {
		t.Run(name, func(t *testing.T) {
			p := webcam()
			change(p)
			c := &Camera{d: p}
			if _, err := c.Start(MJPG, 640, 480); err == nil {
				t.Error("it was taken")
			}
			if err := c.Close(); err != nil || p.mapped != 0 || p.open {
				t.Error(err, p.mapped, p.open)
			}
		})
	}
}

func TestFramesComeAndBrokenOnesAreSaid(t *testing.T) {
	p := webcam()
	p.frames = []buffer{{Index: 0, BytesUsed: 500}, {Index: 1, BytesUsed: 100, Flags: flagError}, {Index: 2}, {Index: 0, BytesUsed: 1000}}
	c := &Camera{d: p}
	if _, err := c.Start(MJPG, 640, 480); err != nil {
		t.Fatal(err)
	}
	var got []Frame
	for range 4 {
		if err := c.Next(t.Context(), func(f Frame) { got = append(got, f) }); err != nil {
			t.Fatal(err)
		}
	}
	if len(got[0].Data) != 500 || got[0].Broken || !got[1].Broken || !got[2].Broken || len(got[3].Data) != 1000 || p.queued != 3 {
		t.Error(len(got[0].Data), got[1].Broken, got[2].Broken, p.queued)
	}
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer stop()
	if err := c.Next(ctx, func(Frame) { t.Error("a frame") }); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	p.frames = []buffer{{Index: 99, BytesUsed: 1}}
	if err := c.Next(t.Context(), func(Frame) { t.Error("a frame") }); err == nil {
		t.Error("a buffer that is not there")
	}
	p.frames = []buffer{{Index: 0, BytesUsed: 5000}}
	if err := c.Next(t.Context(), func(Frame) { t.Error("a frame") }); err == nil {
		t.Error("more bytes than the buffer has")
	}
	p.fails[dequeueBuffer] = unix.ENODEV
	if err := c.Next(t.Context(), func(Frame) { t.Error("a frame") }); !errors.Is(err, unix.ENODEV) {
		t.Error(err)
	}
	p.fails[streamOff] = unix.ENODEV
	if err := c.Close(); err != nil || p.mapped != 0 || p.open {
		t.Error(err, p.mapped, p.open)
	}
}

func TestAutomaticControlsAreOffBeforeValuesAreSetAndAllIsReadBack(t *testing.T) {
	p := webcam()
	for id, name := range map[uint32]string{0x009a0901: "Auto Exposure", 0x009a0902: "Exposure Time", 0x0098090c: "White Balance, Automatic", 0x0098091a: "White Balance", 0x009a090c: "Focus, Automatic"} {
		p.controls[id] = &query{ID: id, Name: named(name), Min: 0, Max: 10000}
	}
	p.values = map[uint32]int32{0x009a0901: 3, 0x0098090c: 1, 0x009a090c: 1, 0x009a0902: 100, 0x0098091a: 4000}
	c := &Camera{d: p}
	now := c.Settings()
	if len(now) != 2 || now[0] != (Setting{0x009a0902, "Exposure Time", 100}) || now[1] != (Setting{0x0098091a, "White Balance", 4000}) {
		t.Fatal(now)
	}
	p.deaf[0x0098091a] = true
	p.controls[0x009a090c].Flags = flagReadOnly
	said := c.Fix([]Setting{{0x009a0902, "Exposure Time", 250}, {0x0098091a, "White Balance", 5000}, {0x00980913, "Gain", 3}})
	if got := strings.Join(said, "; "); got != "Focus, Automatic: 1 ≠ 0; White Balance: 4000 ≠ 5000; Gain: –" {
		t.Error(got)
	}
	if got := strings.Join(p.order, "; "); got != "Auto Exposure; White Balance, Automatic; Focus, Automatic; Exposure Time; White Balance" {
		t.Error(got)
	}
	if p.values[0x009a0901] != 1 || p.values[0x009a0902] != 250 {
		t.Error(p.values)
	}
}
