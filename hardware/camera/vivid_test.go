//go:build linux && (amd64 || arm64)

package camera

import (
	"bytes"
	"context"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"quartermaster/hardware/camera/v4l2"
	"quartermaster/vision"
)

// vivid is the kernel's driver of a camera that is only played. It makes all kinds of device nodes: cameras, outputs, radio, text.
const (
	vividName       = "usb-vivid-index0" // the name that the test gives it in /dev/v4l/by-id, as udev does
	vividDisconnect = 0x00f0f041         // the control that makes vivid behave as a device that is unplugged until nobody has it open
	vividDropped    = 0x00f0f040         // the control for the share of frames that vivid drops, in per cent
	brightness      = 0x00980900
	patient         = 2 * time.Minute // an emulated processor is slow
)

// load loads vivid anew and names its camera as udev does.
func load(t *testing.T) {
	t.Helper()
	for limit := time.Now().Add(patient); ; time.Sleep(200 * time.Millisecond) { // it cannot be removed while it is open
		said, err := exec.Command("modprobe", "-r", "vivid").CombinedOutput()
		if err == nil {
			break
		}
		if time.Now().After(limit) {
			t.Fatalf("vivid cannot be removed: %v: %s", err, said)
		}
	}
	if said, err := exec.Command("modprobe", "vivid", "n_devs=1", "num_inputs=1", "input_types=0x0").CombinedOutput(); err != nil {
		t.Fatalf("vivid cannot be loaded: %v: %s", err, said)
	}
	nodes, _ := filepath.Glob("/sys/class/video4linux/video*") // the pattern is valid
	for _, node := range nodes {
		name, err := os.ReadFile(filepath.Join(node, "name"))
		if err != nil || !strings.HasSuffix(strings.TrimSpace(string(name)), "vid-cap") {
			continue
		}
		link := filepath.Join("/dev/v4l/by-id", vividName)
		_ = os.Remove(link) // it may not be there
		if err := os.MkdirAll(filepath.Dir(link), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(filepath.Join("../..", filepath.Base(node)), link); err != nil {
			t.Fatal(err)
		}
		t.Logf("%s of %d nodes is the camera", filepath.Base(node), len(nodes))
		return
	}
	t.Fatalf("vivid brings no camera among %v", nodes)
}

// setControl sets a control of a device as another program would.
func setControl(t *testing.T, path string, id uint32, value int32) {
	t.Helper()
	fd, err := unix.Open(path, unix.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fd)
	control := struct {
		id    uint32
		value int32
	}{id, value}
	const setControl = 0xc008561c // VIDIOC_S_CTRL
	if _, _, no := unix.Syscall(unix.SYS_IOCTL, uintptr(fd), setControl, uintptr(unsafe.Pointer(&control))); no != 0 {
		t.Fatalf("control %x: %v", id, no)
	}
}

// until waits for something and says how long it took.
func until(t *testing.T, what string, l *Live, is func() bool) time.Duration {
	t.Helper()
	for began := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		if is() {
			return time.Since(began)
		}
		if time.Since(began) > patient {
			t.Fatalf("it was waited in vain until %s: %+v, %+v", what, l.State(), l.Controls())
		}
	}
}

// The kernel's own driver instead of one that a test plays. It loads and removes a module, so it runs in a virtual machine only:
// deploy/vivid.
func TestAWebcamOfTheKernelsOwnDriver(t *testing.T) {
	if os.Getenv("QM_VIVID") == "" {
		t.Skip("it needs the module vivid in a virtual machine: deploy/vivid")
	}
	load(t)
	all := v4l2.List()
	found := List(t.Context())
	if len(all) != 1 || len(found) != 1 || found[0].Address != "v4l2:"+vividName || found[0].Name != "vivid" || all[0].Format != v4l2.YUYV {
		t.Fatalf("%+v %+v", all, found)
	}
	t.Run("the size is the one that the driver grants", func(t *testing.T) { vividGrants(t, all[0].Path) })
	t.Run("controls are held and read back", func(t *testing.T) { vividObeys(t, all[0].Path) })
	t.Run("it is starved and unplugged, and comes back", vividComesBack)
}

func vividGrants(t *testing.T, path string) {
	c, err := v4l2.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	pixel, err := c.Start(v4l2.YUYV, 1234, 987)
	if err != nil {
		t.Fatal(err)
	}
	if pixel.Width != 1280 || pixel.Height != 720 {
		t.Errorf("1234x987 is asked for, %dx%d granted", pixel.Width, pixel.Height)
	}
	ctx, stop := context.WithTimeout(t.Context(), patient)
	defer stop()
	for n := 0; n < 5; {
		err := c.Next(ctx, func(f v4l2.Frame) {
			if n++; f.Broken || len(f.Data) != int(pixel.BytesPerLine*pixel.Height) {
				t.Errorf("a frame of %d bytes, broken %v", len(f.Data), f.Broken)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func vividObeys(t *testing.T, path string) {
	c, err := v4l2.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := c.Start(v4l2.YUYV, 640, 480); err != nil {
		t.Fatal(err)
	}
	has := c.Settings()
	at := slices.IndexFunc(has, func(s v4l2.Setting) bool { return s.ID == brightness })
	if at < 0 || has[at].Name != "Brightness" {
		t.Fatalf("%+v", has)
	}
	want := []v4l2.Setting{{ID: brightness, Name: "Brightness", Value: 77}}
	if said := c.Fix(want); len(said) != 0 {
		t.Error(said)
	}
	setControl(t, path, brightness, 10)
	if said := c.Strays(want); !slices.Equal(said, []string{"Brightness: 10 ≠ 77"}) {
		t.Error(said)
	}
	want = append(want, v4l2.Setting{ID: 0x009a090a, Name: "Focus", Value: 5}) // vivid has no focus
	if said := c.Fix(want); !slices.Equal(said, []string{"Focus: –"}) {
		t.Error(said)
	}
}

func vividComesBack(t *testing.T) {
	all := v4l2.List()
	small := newWebcam(vividName)
	small.list = func() []v4l2.Listed { // an emulated processor takes too long for large pictures
		all := v4l2.List()
		for i := range all {
			all[i].Width, all[i].Height = 320, 180
		}
		return all
	}
	l := newLive("v4l2", small)
	if err := l.Hold(Controls{Webcam: []v4l2.Setting{{ID: brightness, Name: "Brightness", Value: 77}}}); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		ended <- l.Run(ctx, func(f vision.Frame) {
			if size, kind, err := image.DecodeConfig(bytes.NewReader(f.Data)); err != nil || kind != "jpeg" || size.Width*size.Height == 0 {
				t.Errorf("%s, %+v, %v", kind, size, err)
			}
		})
	}()
	held := func() bool {
		return l.State().Live && slices.ContainsFunc(l.Controls().Webcam, func(s v4l2.Setting) bool { return s.ID == brightness && s.Value == 77 })
	}
	first := until(t, "the camera is live with its settings", l, held)
	setControl(t, all[0].Path, vividDropped, 100) // the driver lives, and brings nothing
	silent := until(t, "the silence is told", l, func() bool { s := l.State(); return !s.Live && s.Reason.ID == noPicture.ID })
	dropped := until(t, "the silent camera is closed", l, func() bool { s := l.State(); return s.Lost == 1 && s.Reason.ID == errStalled.ID })
	setControl(t, all[0].Path, brightness, 10)
	setControl(t, all[0].Path, vividDropped, 0)
	fed := until(t, "it is live again with its settings", l, held)
	setControl(t, all[0].Path, vividDisconnect, 1)
	gone := until(t, "the loss is told", l, func() bool { s := l.State(); return !s.Live && s.Reason.ID == errUnplugged.ID })
	again := until(t, "it is back with its settings", l, held) // vivid connects its device again once nobody has it open
	if err := os.Remove(filepath.Join("/dev/v4l/by-id", vividName)); err != nil {
		t.Fatal(err)
	}
	setControl(t, all[0].Path, vividDisconnect, 1)
	missing := until(t, "it is told that it is not there", l, func() bool { return l.State().Reason.ID == errGone("").ID })
	load(t)
	back := until(t, "it is back with its settings", l, held)
	if size := l.State(); size.Width*size.Height == 0 || len(size.Strays) != 0 {
		t.Errorf("%+v", size)
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	load(t) // it is open no longer
	t.Logf("live after %v; starved: told after %v, closed %v later, live again with its settings %v after frames came; unplugged: told after %v, back with its settings %v later; gone: told after %v, back %v after the module was loaded again",
		first.Round(time.Millisecond), silent.Round(time.Millisecond), dropped.Round(time.Millisecond), fed.Round(time.Millisecond), gone.Round(time.Millisecond), again.Round(time.Millisecond), missing.Round(time.Millisecond), back.Round(time.Millisecond))
}
