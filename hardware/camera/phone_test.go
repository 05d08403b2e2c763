package camera

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"io"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"
	"testing/synctest"
	"time"

	"quartermaster/vision"
)

// shot is a JPEG of a size.
func shot(t testing.TB, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewYCbCr(image.Rect(0, 0, width, height), image.YCbCrSubsampleRatio420), nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// held is a phone that is the camera, in a bubble of its own time.
type held struct {
	testing.TB
	*Phone
	shot []byte
	got  []vision.Frame
	slow time.Duration // how long a taker needs for a frame
}

func hold(t *testing.T, then func(h *held)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		h := &held{TB: t, Phone: newPhone(), shot: shot(t, 96, 64)}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- h.Run(ctx, func(f vision.Frame) { h.got = append(h.got, f); time.Sleep(h.slow) }) }()
		synctest.Wait()
		then(h)
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// bring brings frames for so long, as the page does: one after the other, when they are wanted.
func (h *held) bring(long time.Duration) (brought int) {
	h.Helper()
	for end := time.Now().Add(long); time.Now().Before(end); {
		wish, err := h.Bring(h.Context(), bytes.NewReader(h.shot), nil)
		if err != nil {
			h.Fatal(err)
		}
		brought++
		time.Sleep(wish.Wait)
	}
	return brought
}

func TestAPhoneThatBringsFramesIsTheCamera(t *testing.T) {
	hold(t, func(h *held) {
		if n := h.bring(3 * time.Second); n != 30 || len(h.got) != n {
			t.Errorf("%d frames were brought and %d taken in 3 s", n, len(h.got))
		}
		s := h.State()
		if !s.Live || s.Kind != "phone" || s.Width != 96 || s.Height != 64 || s.Rate < 9.5 || s.Rate > 10.5 || s.Lost != 0 || s.Broken != 0 {
			t.Errorf("%+v", s)
		}
		if f := h.got[len(h.got)-1]; !bytes.Equal(f.Data, h.shot) || f.Source != "phone" {
			t.Error("another frame than the one that was brought")
		}
	})
}

func TestAPhoneThatIsGoneIsSaidAfterTwoSecondsAndIsBackAtOnce(t *testing.T) {
	hold(t, func(h *held) {
		time.Sleep(phoneWait + time.Second)
		if s := h.State(); s.Live || s.Reason.ID != errNoPhone.ID {
			t.Errorf("no phone came: %+v", s)
		}
		h.bring(time.Second)
		if s := h.State(); !s.Live || s.Reason.Text != "" {
			t.Errorf("a phone came: %+v", s)
		}
		time.Sleep(2500 * time.Millisecond)
		if s := h.State(); s.Live || s.Reason.ID != errPhoneSilent.ID {
			t.Errorf("the phone is gone: %+v", s)
		}
		time.Sleep(time.Minute)
		if s := h.State(); s.Live || s.Reason.ID != errPhoneSilent.ID {
			t.Errorf("the phone is gone for a minute: %+v", s)
		}
		back := time.Now()
		h.bring(phoneEvery)
		if s := h.State(); !s.Live || time.Since(back) > time.Second {
			t.Errorf("%v after the phone is back: %+v", time.Since(back), s)
		}
	})
}

func TestAFrameThatDidNotComeWholeIsLeftOutAndCounted(t *testing.T) {
	hold(t, func(h *held) {
		h.bring(time.Second)
		taken := len(h.got)
		for n, body := range [][]byte{h.shot[:len(h.shot)-20], h.shot[:20], []byte("no picture at all"), bytes.Repeat([]byte{0xff}, 1000), {0}} {
			if _, err := h.Bring(h.Context(), bytes.NewReader(body), nil); err != errFrameBroken {
				t.Errorf("%d: %v", n, err)
			}
			time.Sleep(phoneEvery)
		}
		if s := h.State(); !s.Live || s.Broken != 5 || len(h.got) != taken {
			t.Errorf("%d of them were taken, %+v", len(h.got)-taken, s)
		}
		cut := errors.New("the network is gone")
		if _, err := h.Bring(h.Context(), io.MultiReader(bytes.NewReader(h.shot[:50]), iotest.ErrReader(cut)), nil); !errors.Is(err, cut) {
			t.Error(err)
		}
		time.Sleep(phoneEvery)
		huge := bytes.Clone(h.shot)
		at := bytes.Index(huge, []byte{0xff, 0xc0})
		copy(huge[at+5:], []byte{0x3f, 0xff, 0x3f, 0xff}) // 16383x16383
		if _, err := h.Bring(h.Context(), bytes.NewReader(huge), nil); err != errFrameHuge || len(h.got) != taken {
			t.Error(err)
		}
	})
}

func TestAPhoneOfWhichOnlyBrokenFramesComeIsNotCalledLost(t *testing.T) {
	hold(t, func(h *held) {
		h.bring(time.Second)
		for range 30 { // three seconds of nothing else
			h.Bring(h.Context(), bytes.NewReader(h.shot[:20]), nil)
			time.Sleep(phoneEvery)
		}
		if s := h.State(); s.Live || s.Reason.ID != errPhoneSpoilt.ID {
			t.Errorf("only broken frames come: %+v", s)
		}
		time.Sleep(10 * time.Second)
		if s := h.State(); s.Live || s.Reason.ID != errPhoneSilent.ID {
			t.Errorf("then no more: %+v", s)
		}
		h.bring(time.Second)
		if s := h.State(); !s.Live {
			t.Errorf("whole frames again: %+v", s)
		}
	})
}

func TestAPhoneBringsTenFramesASecondAtMost(t *testing.T) {
	hold(t, func(h *held) {
		early := 0
		for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			_, err := h.Bring(h.Context(), bytes.NewReader(h.shot), nil)
			switch {
			case err == errFrameEarly:
				early++
			case err != nil:
				t.Fatal(err)
			}
		}
		if n := len(h.got); n < 98 || n > 104 || early < 300 {
			t.Errorf("%d frames were taken in 10 s, %d were too early", n, early)
		}
	})
}

func TestABoxThatIsBusySlowsThePhoneDown(t *testing.T) {
	hold(t, func(h *held) {
		h.slow = 400 * time.Millisecond
		if n := h.bring(8 * time.Second); n > 20 || n < 10 {
			t.Errorf("%d frames were brought in 8 s to somebody who needs 0.4 s for each", n)
		}
		if last := h.got[len(h.got)-1]; time.Since(last.Taken) > time.Second {
			t.Error("what is taken is ", time.Since(last.Taken), " old")
		}
	})
}

// dripping is a body that comes after a while.
type dripping struct {
	io.Reader
	wait time.Duration
}

func (d *dripping) Read(b []byte) (int, error) {
	time.Sleep(d.wait)
	d.wait = 0
	return d.Reader.Read(b)
}

func TestAFrameThatWasHeldUpOnTheWayIsNotShownAfterANewerOne(t *testing.T) {
	hold(t, func(h *held) {
		late := shot(t, 128, 96)
		answered := make(chan error, 1)
		go func() {
			_, err := h.Bring(h.Context(), &dripping{bytes.NewReader(late), 3 * time.Second}, nil)
			answered <- err
		}()
		time.Sleep(phoneEvery)
		h.bring(5 * time.Second)
		if err := <-answered; err != nil {
			t.Error(err)
		}
		for _, f := range h.got {
			if bytes.Equal(f.Data, late) {
				t.Error("the late frame is shown")
			}
		}
	})
}

func TestNoMoreThanTwoBodiesAreReadAtOnce(t *testing.T) {
	hold(t, func(h *held) {
		answered := make(chan error, 2)
		for range 2 {
			go func() {
				_, err := h.Bring(h.Context(), &dripping{bytes.NewReader(h.shot), 5 * time.Second}, nil)
				answered <- err
			}()
			time.Sleep(phoneEvery)
		}
		if _, err := h.Bring(h.Context(), bytes.NewReader(h.shot), nil); err != errFrameEarly {
			t.Error(err)
		}
		<-answered
		<-answered
	})
}

func TestAPhoneThatNobodyNeedsGivesSignsOfLifeOnlyAndIsBackInThreeSeconds(t *testing.T) {
	hold(t, func(h *held) {
		h.bring(time.Second)
		time.Sleep(restAfter + 2*pauseLong)
		if s := h.State(); !s.Resting || s.Live {
			h.Fatalf("%+v", s)
		}
		taken := len(h.got)
		wish, err := h.Bring(h.Context(), strings.NewReader(""), nil)
		if err != nil || !wish.Rests || wish.Wait != phoneLife {
			t.Errorf("%+v %v", wish, err)
		}
		if wish, err := h.Bring(h.Context(), bytes.NewReader(h.shot), nil); err != nil || !wish.Rests || len(h.got) != taken {
			t.Error("a frame that nobody needs was taken: ", wish, err)
		}
		h.Want()
		wanted := time.Now()
		h.bring(3 * time.Second)
		if len(h.got) == taken || h.got[taken].Taken.Sub(wanted) > 3*time.Second {
			t.Errorf("%+v", h.State())
		}
	})
}

func TestTwoHundredLossesOfThePhoneLeaveNothingBehind(t *testing.T) {
	before := runtime.NumGoroutine()
	hold(t, func(h *held) {
		for range 200 {
			h.bring(phoneEvery)
			time.Sleep(stale + time.Second)
		}
		if s := h.State(); s.Lost != 200 || len(h.got) != 200 {
			t.Errorf("%d frames, %+v", len(h.got), s)
		}
	})
	if after := runtime.NumGoroutine(); after > before {
		t.Errorf("%d goroutines are left", after-before)
	}
}

func TestThePhonesCameraKeepsTheSettingsOfTheRig(t *testing.T) {
	hold(t, func(h *held) {
		tell := func(settings map[string]float64) vision.Wish {
			wish, err := h.Bring(h.Context(), bytes.NewReader(h.shot), settings)
			if err != nil {
				t.Fatal(err)
			}
			time.Sleep(wish.Wait)
			return wish
		}
		if wish := tell(map[string]float64{"focusDistance": 0.52, "iso": 200, "torch": 1, "exposureTime": -3}); wish.Hold != nil {
			t.Error("nothing is held yet: ", wish)
		}
		is := h.Controls()
		if len(is.Phone) != 2 || is.IsZero() {
			t.Fatal("what it cannot mean is kept: ", is)
		}
		if err := h.Hold(is); err != nil {
			t.Fatal(err)
		}
		if s := h.State(); len(s.Strays) != 0 {
			t.Error("before it could obey: ", s.Strays)
		}
		if wish := tell(map[string]float64{"focusDistance": 0.3, "iso": 200}); wish.Hold["focusDistance"] != 0.52 || wish.Hold["iso"] != 200 {
			t.Error(wish)
		}
		if s := h.State(); len(s.Strays) != 1 || s.Strays[0] != "focusDistance: 0.3 ≠ 0.52" {
			t.Error(s.Strays)
		}
		if tell(map[string]float64{"focusDistance": 0.52, "iso": 201}); len(h.State().Strays) != 0 {
			t.Error(h.State().Strays)
		}
	})
}

func FuzzPhoneFrames(f *testing.F) {
	whole := shot(f, 96, 64)
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add([]byte{})
	f.Add(append([]byte{0xff, 0xd8}, whole...))
	f.Fuzz(func(t *testing.T, body []byte) {
		b, err := read(bytes.NewReader(body))
		switch {
		case err != nil && err != errFrameHuge:
			t.Fatal(err)
		case b.frame.Data == nil:
			if b.broken == 0 && err == nil && len(body) > 0 {
				t.Fatal("a frame was neither taken nor counted")
			}
			return
		}
		size, err := jpeg.DecodeConfig(bytes.NewReader(b.frame.Data))
		if err == nil && (size.Width != b.frame.Width || size.Height != b.frame.Height) || b.frame.Width*b.frame.Height > maxPixels {
			t.Fatalf("%dx%d, which is %+v", b.frame.Width, b.frame.Height, size)
		}
	})
}
