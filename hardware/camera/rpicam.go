package camera

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A camera on a Raspberry Pi's ribbon cable is read by running rpicam-vid, which older systems call libcamera-vid. All
// options below are defined in core/options.cpp (commit 01fc37ec) and core/video_options.hpp (commit 0043890f) of rpicam-apps.
// Times without a unit are microseconds.

// mode is the sensor mode that shows the whole field of view at the largest size that is fast enough.
type mode struct {
	name          string // the product's name
	mode          string // --mode
	width, height int    // of the picture, pixels
}

// modes by the sensor's name in the list of cameras. Other modes of these sensors crop the field of view.
var modes = map[string]mode{
	"imx708":      {"Camera Module 3", "2304:1296:10:P", 2304, 1296},
	"imx708_wide": {"Camera Module 3 Wide", "2304:1296:10:P", 2304, 1296},
	"imx708_noir": {"Camera Module 3 NoIR", "2304:1296:10:P", 2304, 1296},
	"imx477":      {"HQ Camera", "2028:1520:12:P", 2028, 1520},
	"imx296":      {"Global Shutter Camera", "1456:1088:10:P", 1456, 1088},
	"imx219":      {"Camera Module 2", "1640:1232:10:P", 1640, 1232},
	"ov5647":      {"Camera Module 1", "1296:972:10:P", 1296, 972},
}

// PiCamera is a camera on a ribbon cable.
type PiCamera struct {
	Index  int    // in this machine's list of cameras
	Sensor string // imx708 …
	ID     string // its path in the device tree; it stays the same over restarts
}

// Name returns the product's name, or the sensor's if the product is not known.
func (c PiCamera) Name() string {
	if m, known := modes[c.Sensor]; known {
		return m.name
	}
	return c.Sensor
}

// Fixed are settings of a camera that are held as they were at calibration. 0 leaves a setting automatic.
type Fixed struct {
	Shutter int        `json:"shutter_us,omitempty"`    // exposure time, microseconds
	Gain    float64    `json:"gain,omitempty"`          // analogue gain
	Colour  [2]float64 `json:"colour_gains,omitempty"`  // of red and blue, against green
	Lens    float64    `json:"lens_dioptres,omitempty"` // focus: 1 over the distance in metres
	MainsHz int        `json:"mains_hz,omitempty"`      // of the lamps: 50 or 60
}

// check returns an error for values that no camera takes.
func (f Fixed) check() error {
	switch {
	case f.Shutter < 0 || f.Shutter > 1_000_000:
		return fmt.Errorf("an exposure takes 1 to 1,000,000 microseconds, not %d", f.Shutter)
	case !(f.Gain >= 0 && f.Gain <= 64):
		return fmt.Errorf("a gain is between 0 and 64, not %g", f.Gain)
	case !(f.Colour[0] >= 0 && f.Colour[0] <= 32 && f.Colour[1] >= 0 && f.Colour[1] <= 32):
		return fmt.Errorf("the gains of colours are between 0 and 32, not %g and %g", f.Colour[0], f.Colour[1])
	case !(f.Lens >= 0 && f.Lens <= 20):
		return fmt.Errorf("a lens stands at 0 to 20 dioptres, not %g", f.Lens)
	case f.MainsHz != 0 && f.MainsHz != 50 && f.MainsHz != 60:
		return fmt.Errorf("mains have 50 or 60 hertz, not %d", f.MainsHz)
	}
	return nil
}

// flicker returns the period of a lamp's flicker in microseconds: half a period of the mains.
var flicker = map[int]string{50: "10000", 60: "8333"}

// arguments returns the arguments of rpicam-vid.
func (c PiCamera) arguments(f Fixed) []string {
	number := func(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
	args := []string{"--camera", strconv.Itoa(c.Index), "--nopreview", "--timeout", "0", "--codec", "mjpeg", "--quality", "90", "--framerate", "10",
		"--flush", "--output", "-", "--metadata", "/dev/fd/3", "--metadata-format", "json"}
	if m, known := modes[c.Sensor]; known {
		args = append(args, "--mode", m.mode, "--width", strconv.Itoa(m.width), "--height", strconv.Itoa(m.height))
	}
	if f.Shutter > 0 {
		args = append(args, "--shutter", strconv.Itoa(f.Shutter))
	}
	if f.Gain > 0 {
		args = append(args, "--gain", number(f.Gain))
	}
	if f.Colour[0] > 0 && f.Colour[1] > 0 {
		args = append(args, "--awbgains", number(f.Colour[0])+","+number(f.Colour[1]))
	}
	if f.Lens > 0 {
		args = append(args, "--autofocus-mode", "manual", "--lens-position", number(f.Lens))
	}
	if period, known := flicker[f.MainsHz]; known {
		args = append(args, "--flicker-period", period)
	}
	return args
}

// rpicam is the feed of a camera on a ribbon cable.
type rpicam struct {
	id    string // "": the first one
	tools tools

	mu     sync.Mutex
	hertz  int   // of the mains; 0: unknown
	fixed  Fixed // the settings to hold
	now    Fixed // the settings that the camera reports
	frames int   // reports since it started, one for each frame
}

// tools finds and starts the programs; tests replace it.
type tools struct {
	find func(names ...string) (string, error)
	env  []string
	hold func() string // returns which other program has a camera open; "" if none is known
}

func systemTools() tools {
	return tools{hold: cameraHolder, find: func(names ...string) (string, error) {
		for _, name := range names {
			if path, err := exec.LookPath(name); err == nil {
				return path, nil
			}
		}
		return "", errNoRpicam
	}}
}

// listed is a line of the list of cameras: 0 : imx708 [4608x2592 10-bit RGGB] (/base/…/imx708@1a)
var listed = regexp.MustCompile(`(?m)^\s*(\d{1,2})\s*:\s*([a-z0-9_]{1,40})\s*\[[^\]\n]*\]\s*\(([^)\n]{1,300})\)`)

// listPiCameras runs the program that lists the cameras on ribbon cables.
func listPiCameras(ctx context.Context, t tools) ([]PiCamera, error) {
	path, err := t.find("rpicam-hello", "libcamera-hello")
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	cmd := exec.CommandContext(ctx, path, "--list-cameras")
	cmd.Env = append([]string{"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C"}, t.env...)
	cmd.WaitDelay = killAfter
	var out tail
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Run(); err != nil && ctx.Err() != nil {
		return nil, errTimedOut
	}
	return parseList(out.String()), nil // without a camera the program exits with an error
}

func parseList(text string) (all []PiCamera) {
	for _, m := range listed.FindAllStringSubmatch(text, 16) {
		index, err := strconv.Atoi(m[1])
		if err == nil && !slices.ContainsFunc(all, func(c PiCamera) bool { return c.ID == m[3] }) {
			all = append(all, PiCamera{index, m[2], m[3]})
		}
	}
	return all
}

func (r *rpicam) run(ctx context.Context, take taker) error {
	path, err := r.tools.find("rpicam-vid", "libcamera-vid")
	if err != nil {
		return err
	}
	cameras, err := listPiCameras(ctx, r.tools)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(cameras, func(c PiCamera) bool { return r.id == "" || c.ID == r.id })
	if at < 0 {
		return errNoPiCamera
	}
	r.mu.Lock()
	fixed := r.fixed
	fixed.MainsHz = cmp.Or(fixed.MainsHz, r.hertz)
	r.now, r.frames = Fixed{}, 0
	r.mu.Unlock()
	said, _ := program{path: path, args: cameras[at].arguments(fixed), env: r.tools.env, told: r.listen}.run(ctx, take)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return r.why(said)
}

// why returns why rpicam-vid ended, judged by its messages (core/rpicam_app.cpp, and libcamera's camera_manager.cpp and v4l2_videodevice.cpp).
func (r *rpicam) why(said string) error {
	said = strings.ToLower(said)
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(said, w) })
	}
	switch {
	case has("no cameras available", "no cameras found"):
		return errNoPiCamera
	case has("in use by another process", "failed to acquire camera", "device or resource busy"):
		if who := r.tools.hold(); who != "" {
			return errHeldBy(who)
		}
		return errHeld
	case has("timed out", "timeout detected"):
		return errTimedOut
	case has("unrecognised option", "unknown option", "invalid option"):
		return errOldRpicam
	}
	return errByItself
}

// listen reads the metadata that rpicam-vid writes: a JSON array with an object for each frame.
func (r *rpicam) listen(from io.Reader) {
	defer io.Copy(io.Discard, from) // otherwise the program would wait for a reader
	d := json.NewDecoder(from)
	if _, err := d.Token(); err != nil {
		return
	}
	for d.More() {
		var frame struct {
			ExposureTime int        `json:"ExposureTime"` // microseconds
			AnalogueGain float64    `json:"AnalogueGain"`
			ColourGains  [2]float64 `json:"ColourGains"`
			LensPosition float64    `json:"LensPosition"` // dioptres
		}
		if err := d.Decode(&frame); err != nil {
			return
		}
		r.mu.Lock()
		r.now = Fixed{frame.ExposureTime, frame.AnalogueGain, frame.ColourGains, frame.LensPosition, cmp.Or(r.fixed.MainsHz, r.hertz)}
		r.frames++
		r.mu.Unlock()
	}
}

// takesEffect is the number of frames after which the camera's reports show all new settings.
const takesEffect = 20

func (r *rpicam) hold(c Controls) error {
	var fixed Fixed
	if c.Ribbon != nil {
		fixed = *c.Ribbon
	}
	if err := fixed.check(); err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.fixed = fixed
	return nil
}

func (r *rpicam) mains(hertz int) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.hertz = hertz
	return true
}

// controls returns the settings that the camera reported last.
func (r *rpicam) controls() Controls {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.frames == 0 {
		return Controls{}
	}
	now := r.now
	return Controls{Ribbon: &now}
}

func (r *rpicam) strays() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.frames < takesEffect {
		return nil
	}
	return r.fixed.strays(r.now)
}
