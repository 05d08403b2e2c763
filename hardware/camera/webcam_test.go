package camera

import (
	"bytes"
	"context"
	"fmt"
	"image/jpeg"
	"os"
	"slices"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/hardware/camera/mjpeg"
	"quartermaster/hardware/camera/v4l2"
	"quartermaster/vision"
)

func TestTheSentenceTellsWhyAWebcamIsLost(t *testing.T) {
	none := &webcam{list: func() []v4l2.Listed { return nil }, holder: func() string { return "" }}
	if err := none.run(t.Context(), taker{}); err != errNoWebcam {
		t.Error(err)
	}
	other := &webcam{id: "usb-A", list: func() []v4l2.Listed { return []v4l2.Listed{{ID: "usb-B", Path: "/dev/video0"}} }}
	if err := other.run(t.Context(), taker{}); err == nil || err.Error() != "the webcam usb-A is not connected; plug it in again, or choose another one" {
		t.Error(err)
	}
	for _, c := range []struct {
		err  error
		hold string
		want string
	}{
		{syscall.ENODEV, "", errUnplugged.Text}, {syscall.EIO, "", errUnplugged.Text}, {os.ErrNotExist, "", errUnplugged.Text},
		{syscall.EACCES, "", errNoRight.Text}, {syscall.EBUSY, "", errWebcamHeld.Text}, {syscall.EBUSY, "zoom", "another program holds the camera: zoom; end it"},
		{fmt.Errorf("odd"), "", "the webcam's driver failed (odd); unplug it and plug it in again"},
	} {
		w := &webcam{holder: func() string { return c.hold }}
		if err := w.why(c.err); err.Error() != c.want {
			t.Errorf("%v: %v", c.err, err)
		}
	}
}

func TestAFrameOfYUYVBecomesAPicture(t *testing.T) {
	const w, h, line = 32, 16, 80 // lines are longer than their pixels
	data := bytes.Repeat([]byte{16, 128, 16, 128}, line*h/4)
	for y := range h {
		for x := w / 2; x < w; x++ { // the right half is bright
			data[y*line+2*x] = 235
		}
	}
	var frames []mjpeg.Frame
	broken := uint64(0)
	take := taker{frame: func(f mjpeg.Frame) { frames = append(frames, f) }, broken: func(n uint64) { broken += n }}
	pixel := v4l2.Pixel{Width: w, Height: h, BytesPerLine: line}
	yuyv(data, pixel, take)
	yuyv(data[:len(data)/2], pixel, take) // cut off
	if len(frames) != 1 || broken != 1 || frames[0].Width != w || frames[0].Height != h {
		t.Fatal(len(frames), broken)
	}
	img, err := jpeg.Decode(bytes.NewReader(frames[0].Data))
	if err != nil {
		t.Fatal(err)
	}
	if left, _, _, _ := img.At(4, 8).RGBA(); left > 0x3000 {
		t.Error("the left half is", left)
	}
	if right, _, _, _ := img.At(28, 8).RGBA(); right < 0xd000 {
		t.Error("the right half is", right)
	}
}

// forgetful is a webcam that obeys, and forgets at each beginning and once more in the middle of a stream.
type forgetful struct {
	frames, beginnings int
	gain               int32
	hertz              int
	stubborn           bool
	stop               func()
}

func (f *forgetful) Start(uint32, int, int) (v4l2.Pixel, error) {
	f.beginnings++
	f.frames, f.gain = 0, 77
	return v4l2.Pixel{}, nil
}

func (f *forgetful) Next(_ context.Context, take func(v4l2.Frame)) error {
	if f.frames++; f.frames == readBackEvery/2 {
		f.gain = 99
	}
	if f.frames > 2*readBackEvery {
		f.stop()
		return syscall.ENODEV
	}
	take(v4l2.Frame{Broken: true})
	return nil
}

func (f *forgetful) Settings() []v4l2.Setting {
	return []v4l2.Setting{{ID: 1, Name: "Gain", Value: f.gain}}
}

func (f *forgetful) Fix(s []v4l2.Setting) []string {
	if !f.stubborn && f.frames > 0 { // what comes before the first frame is forgotten
		f.gain = s[0].Value
	}
	return f.Strays(s)
}

func (f *forgetful) Flicker(hertz int) { f.hertz = hertz }

func (f *forgetful) Strays(s []v4l2.Setting) []string {
	if f.gain == s[0].Value {
		return nil
	}
	return []string{fmt.Sprintf("Gain: %d ≠ %d", f.gain, s[0].Value)}
}

func (*forgetful) Close() error { return nil }

func TestAWebcamsSettingsAreSetAtEachBeginningAndReadBackWhileItRuns(t *testing.T) {
	for _, c := range []struct {
		what     string
		stubborn bool
		gain     int32
		strays   []string
	}{
		{"one that forgets", false, 5, nil},
		{"one that does not obey", true, 99, []string{"Gain: 99 ≠ 5"}},
	} {
		t.Run(c.what, func(t *testing.T) {
			ctx, stop := context.WithCancel(t.Context())
			device := &forgetful{stubborn: c.stubborn}
			w := &webcam{list: func() []v4l2.Listed { return []v4l2.Listed{{ID: "a"}} }, holder: func() string { return "" },
				open: func(string) (videoDevice, error) { return device, nil }}
			if err := w.hold(Controls{Webcam: []v4l2.Setting{{ID: 1, Name: "Gain", Value: 5}}}); err != nil {
				t.Fatal(err)
			}
			w.mains(60)
			take := taker{broken: func(uint64) {}}
			device.stop = func() {}
			if err := w.run(ctx, take); err != errUnplugged { // and once more, when it is there again
				t.Fatal(err)
			}
			device.stop = stop
			if err := w.run(ctx, take); err != context.Canceled {
				t.Fatal(err)
			}
			if got := w.controls().Webcam; device.beginnings != 2 || device.hertz != 60 || device.gain != c.gain || !slices.Equal(w.strays(), c.strays) || len(got) != 1 || got[0].Value != c.gain {
				t.Errorf("after %d beginnings: gain %d, strays %v, read back %v", device.beginnings, device.gain, w.strays(), got)
			}
		})
	}
}

// starved is a webcam whose driver lives while its frames stop: after three seconds the first time, never again after that.
type starved struct {
	forgetful
	opened, closed atomic.Int32
}

func (s *starved) Next(ctx context.Context, take func(v4l2.Frame)) error {
	if s.opened.Load() == 1 && s.frames == 30 {
		<-ctx.Done()
		return ctx.Err()
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(100 * time.Millisecond):
	}
	s.frames++
	take(v4l2.Frame{Data: bytes.Repeat([]byte{128}, 32*16*2)})
	return nil
}

func (s *starved) Start(uint32, int, int) (v4l2.Pixel, error) {
	s.frames, s.gain = 0, 77
	return v4l2.Pixel{Width: 32, Height: 16, BytesPerLine: 64}, nil
}

func (s *starved) Close() error { s.closed.Add(1); return nil }

func TestAWebcamWhoseFramesStopIsToldClosedAndBegunAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		device := &starved{}
		l := newLive("v4l2", &webcam{list: func() []v4l2.Listed { return []v4l2.Listed{{ID: "a", Format: v4l2.YUYV}} }, holder: func() string { return "" },
			open: func(string) (videoDevice, error) { device.opened.Add(1); return device, nil }})
		if err := l.Hold(Controls{Webcam: []v4l2.Setting{{ID: 1, Name: "Gain", Value: 5}}}); err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- l.Run(ctx, func(vision.Frame) {}) }()
		at := func(when time.Duration, live bool, reason string, opened, closed int32) {
			t.Helper()
			synctest.Wait()
			if s := l.State(); s.Live != live || s.Reason.ID != reason || device.opened.Load() != opened || device.closed.Load() != closed {
				t.Errorf("after %v: %+v, opened %d times, closed %d times", when, s, device.opened.Load(), device.closed.Load())
			}
		}
		time.Sleep(2900 * time.Millisecond) // its last frame comes after 3 s
		at(2900*time.Millisecond, true, "", 1, 0)
		time.Sleep(2300 * time.Millisecond)
		at(5200*time.Millisecond, false, noPicture.ID, 1, 0)
		time.Sleep(1100 * time.Millisecond)
		at(6300*time.Millisecond, false, errStalled.ID, 1, 1)
		time.Sleep(time.Second)
		at(7300*time.Millisecond, true, "", 2, 1)
		stop()
		if err := <-ended; err != nil || device.closed.Load() != 2 || device.gain != 5 {
			t.Errorf("closed %d times, the gain is %d and 5 is to be held: %v", device.closed.Load(), device.gain, err)
		}
	})
}

func TestCamerasThatArePluggedInAreListedByNamesThatStay(t *testing.T) {
	webcams := func() []v4l2.Listed { return []v4l2.Listed{{ID: "usb-A", Path: "/dev/video0", Card: "HD Webcam"}} }
	found := list(t.Context(), played("ever").tools, webcams)
	if len(found) != 3 || found[0].Kind != "rpicam" || found[0].Name != "Camera Module 3" || found[2] != (Found{"v4l2:usb-A", "v4l2", "HD Webcam"}) {
		t.Errorf("%+v", found)
	}
	for _, f := range found {
		if _, err := Open(f.Address); err != nil {
			t.Error(err)
		}
	}
	none := tools{find: func(...string) (string, error) { return "", errNoRpicam }}
	if found := list(t.Context(), none, func() []v4l2.Listed { return nil }); len(found) != 0 {
		t.Error(found)
	}
}
