package camera

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"quartermaster/hardware/camera/mjpeg"
	"quartermaster/vision"
)

const piList = `Available cameras
-----------------
0 : imx708 [4608x2592 10-bit RGGB] (/base/soc/i2c0mux/i2c@1/imx708@1a)
    Modes: 'SRGGB10_CSI2P' : 1536x864 [120.13 fps - (768, 432)/3072x1728 crop]
1 : imx477 [4056x3040 12-bit RGGB] (/base/soc/i2c0mux/i2c@0/imx477@1a)
`

func playRpicam(act string) int {
	say := func(words string) int { fmt.Fprintln(os.Stderr, words); return 255 }
	if slices.Contains(os.Args, "--list-cameras") {
		if act == "none" {
			fmt.Println("No cameras available!")
			return 0
		}
		fmt.Print(piList)
		return 0
	}
	switch act {
	case "busy":
		return say("[1:02] ERROR V4L2 v4l2_device.cpp: Pipeline handler in use by another process\nERROR: *** failed to acquire camera /base/soc/imx708@1a ***")
	case "timeout":
		return say("[1:02] WARN V4L2 v4l2_videodevice.cpp:2007 /dev/video4: Dequeue timer of 1000000.00us has expired!\n[1:02] ERROR RPI pipeline_base.cpp:1364 Camera frontend has timed out!\nERROR: Device timeout detected, attempting a restart!!!")
	case "gone":
		return say("ERROR: *** no cameras available ***")
	case "old":
		return say("ERROR: *** unrecognised option '--metadata-format' ***")
	case "broken":
		return say("terminate called after throwing an instance of 'std::runtime_error'")
	}
	picture := picturesOfPlay()
	told := os.NewFile(3, "metadata")
	fmt.Fprint(told, "[\n")
	if act == "deaf" { // it does not end when it is asked to
		signal.Ignore(os.Interrupt)
	}
	for n := 0; ; n++ {
		if n > 0 {
			fmt.Fprint(told, ",\n")
		}
		fmt.Fprintf(told, `{"SensorTimestamp": %d, "ScalerCrop": "(0, 0)/4608x2592", "ExposureTime": %d, "AnalogueGain": 1.5, "ColourGains": [ 2.1, 1.6 ], "LensPosition": 2.25}`, n, 9000+n)
		if _, err := os.Stdout.Write(picture); err != nil {
			return 1
		}
		switch {
		case act == "half" && n == 3:
			os.Stdout.Write(picture[:len(picture)/2])
			return 0
		case act == "garbage" && n == 3:
			os.Stdout.Write(make([]byte, 9<<20))
			return 0
		case act == "stall" && n == 3:
			time.Sleep(time.Hour)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

var picturesOfPlay = sync.OnceValue(func() []byte { return jpegOf(&testing.B{}, 320, 240) })

// played is a feed whose programs are played by this test.
func played(act string) *rpicam {
	return &rpicam{tools: tools{env: []string{"PLAY_RPICAM=" + act}, hold: func() string { return "" },
		find: func(...string) (string, error) { return os.Executable() }}}
}

func TestACameraOnARibbonCableBringsFramesAndItsSettings(t *testing.T) {
	defer goleak.VerifyNone(t)
	r := played("ever")
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	n := 0
	err := r.run(ctx, taker{broken: func(uint64) { t.Error("a broken frame") }, frame: func(f mjpeg.Frame) {
		if n++; n == 20 {
			stop()
		}
	}})
	if n < 20 || !errors.Is(err, context.Canceled) {
		t.Fatal(n, err)
	}
	now := r.controls().Ribbon
	if now == nil || now.Shutter < 9000 || now.Gain != 1.5 || now.Colour != [2]float64{2.1, 1.6} || now.Lens != 2.25 {
		t.Errorf("%+v", now)
	}
}

func TestTheSentenceTellsWhyACameraOnARibbonCableIsLost(t *testing.T) {
	defer goleak.VerifyNone(t)
	for act, want := range map[string]string{"none": errNoPiCamera.Error(), "gone": errNoPiCamera.Error(), "busy": "another program holds the camera; end it, or restart the Pi",
		"timeout": errTimedOut.Error(), "old": "full-upgrade", "broken": "ended by itself", "half": "ended by itself", "garbage": "ended by itself"} {
		t.Run(act, func(t *testing.T) {
			var broken uint64
			err := played(act).run(t.Context(), taker{frame: func(mjpeg.Frame) {}, broken: func(n uint64) { broken += n }})
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Error(err)
			}
			if (act == "half" || act == "garbage") != (broken == 1) && act != "garbage" {
				t.Error(broken, "broken frames")
			}
		})
	}
	t.Run("the program is missing", func(t *testing.T) {
		r := &rpicam{tools: tools{find: func(...string) (string, error) { return "", errNoRpicam }}}
		if err := r.run(t.Context(), taker{}); err != errNoRpicam {
			t.Error(err)
		}
	})
	t.Run("the one who holds it is named", func(t *testing.T) {
		r := played("busy")
		r.tools.hold = func() string { return "motion" }
		if err := r.run(t.Context(), taker{}); err == nil || err.Error() != "another program holds the camera: motion; end it" {
			t.Error(err)
		}
	})
}

// A process that lives and is silent, and one that does not listen to signals, are ended, and none is left.
func TestAProgramThatHangsIsEnded(t *testing.T) {
	defer goleak.VerifyNone(t)
	for _, act := range []string{"stall", "deaf"} {
		t.Run(act, func(t *testing.T) {
			t.Parallel()
			ctx, stop := context.WithCancel(t.Context())
			ended := make(chan error, 1)
			came := make(chan struct{}, 100)
			go func() {
				ended <- played(act).run(ctx, taker{broken: func(uint64) {}, frame: func(mjpeg.Frame) {
					select {
					case came <- struct{}{}:
					default:
					}
				}})
			}()
			for range 4 {
				<-came
			}
			stop()
			select {
			case <-ended:
			case <-time.After(killAfter + 8*time.Second):
				t.Fatal("it does not end")
			}
		})
	}
}

func TestTheOptionsOfRpicamVid(t *testing.T) {
	line := func(c PiCamera, f Fixed) string { return strings.Join(c.arguments(f), " ") }
	base := "--nopreview --timeout 0 --codec mjpeg --quality 90 --framerate 10 --flush --output - --metadata /dev/fd/3 --metadata-format json"
	for _, c := range []struct {
		name   string
		camera PiCamera
		fixed  Fixed
		want   string
	}{
		{"free", PiCamera{0, "imx708", "a"}, Fixed{}, "--camera 0 " + base + " --mode 2304:1296:10:P --width 2304 --height 1296"},
		{"HQ, second", PiCamera{1, "imx477", "b"}, Fixed{}, "--camera 1 " + base + " --mode 2028:1520:12:P --width 2028 --height 1520"},
		{"global shutter", PiCamera{0, "imx296", "b"}, Fixed{MainsHz: 60}, "--camera 0 " + base + " --mode 1456:1088:10:P --width 1456 --height 1088 --flicker-period 8333"},
		{"a sensor that is not known", PiCamera{0, "ov9281", "b"}, Fixed{}, "--camera 0 " + base},
		{"fixed", PiCamera{0, "imx219", "b"}, Fixed{Shutter: 10000, Gain: 1.25, Colour: [2]float64{2, 1.5}, Lens: 2.5, MainsHz: 50},
			"--camera 0 " + base + " --mode 1640:1232:10:P --width 1640 --height 1232 --shutter 10000 --gain 1.25 --awbgains 2,1.5 --autofocus-mode manual --lens-position 2.5 --flicker-period 10000"},
	} {
		if is := line(c.camera, c.fixed); is != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, is, c.want)
		}
	}
	for _, f := range []Fixed{{Shutter: -1}, {Gain: 1e9}, {Colour: [2]float64{-1, 0}}, {Lens: 21}, {MainsHz: 55}} {
		if f.check() == nil {
			t.Errorf("%+v is taken", f)
		}
	}
}

func TestTheListOfPiCameras(t *testing.T) {
	got := parseList(piList)
	want := []PiCamera{{0, "imx708", "/base/soc/i2c0mux/i2c@1/imx708@1a"}, {1, "imx477", "/base/soc/i2c0mux/i2c@0/imx477@1a"}}
	if !slices.Equal(got, want) || got[0].Name() != "Camera Module 3" {
		t.Error(got)
	}
	if got := parseList("No cameras available!"); len(got) != 0 {
		t.Error(got)
	}
}

func FuzzTheListOfPiCameras(f *testing.F) {
	f.Add(piList)
	f.Fuzz(func(t *testing.T, text string) {
		for _, c := range parseList(text) {
			if c.Index < 0 || c.Index > 99 || strings.ContainsAny(c.Sensor, " -") || strings.Contains(c.ID, "\n") {
				t.Errorf("%+v", c)
			}
		}
	})
}

func TestTheProcessThatHoldsACameraIsNamed(t *testing.T) {
	proc := t.TempDir()
	for pid, to := range map[int]string{7: "/dev/null", 8: "/dev/media0", 9: "/dev/video0"} {
		folder := filepath.Join(proc, strconv.Itoa(pid))
		if err := errors.Join(os.MkdirAll(filepath.Join(folder, "fd"), 0o700), os.Symlink(to, filepath.Join(folder, "fd", "3")),
			os.WriteFile(filepath.Join(folder, "comm"), []byte("prog"+strconv.Itoa(pid)+"\n"), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	if who := holder(proc, 8); who != "prog9" {
		t.Error(who)
	}
	if who := holder(t.TempDir(), 1); who != "" {
		t.Error(who)
	}
}

// The whole of it: a process is killed in mid-stream, and the camera is back by itself.
func TestALostRpicamIsBegunAgain(t *testing.T) {
	defer goleak.VerifyNone(t)
	l := newLive("rpicam", played("half"))
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- l.Run(ctx, func(vision.Frame) {}) }()
	for deadline := time.Now().Add(20 * time.Second); l.State().Lost < 2; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("%+v", l.State())
		}
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if s := l.State(); s.Live || s.Broken < 1 {
		t.Errorf("%+v", s)
	}
}

func TestACameraOnARibbonCableThatDoesNotKeepItsSettingsIsTold(t *testing.T) {
	r := played("ever") // it says 9 ms and more, gain 1.5, whatever it is told
	if err := r.hold(Controls{Ribbon: &Fixed{Shutter: 9010, Gain: 3, Colour: [2]float64{2.1, 1.6}, Lens: 2.25}}); err != nil {
		t.Fatal(err)
	}
	if err := r.hold(Controls{Ribbon: &Fixed{Gain: 65}}); err == nil {
		t.Error("a gain of 65 is taken")
	}
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	if said := r.strays(); said != nil {
		t.Error("before it has said anything:", said)
	}
	_ = r.run(ctx, taker{broken: func(uint64) {}, frame: func(mjpeg.Frame) {
		if r.strays() != nil {
			stop()
		}
	}})
	if got := strings.Join(r.strays(), "; "); got != "AnalogueGain: 1.5 ≠ 3" {
		t.Error(got)
	}
}
