package camera

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/hardware/camera/mjpeg"
	"quartermaster/vision"
)

// acted is a feed that does what a test says, once for each time it is begun; the last act is repeated.
type acted struct {
	mu    sync.Mutex
	acts  []func(ctx context.Context, take taker) error
	begun []time.Time
	open  int
}

func (a *acted) run(ctx context.Context, take taker) error {
	a.mu.Lock()
	act := a.acts[min(len(a.begun), len(a.acts)-1)]
	a.begun = append(a.begun, time.Now())
	a.open++
	a.mu.Unlock()
	defer func() { a.mu.Lock(); a.open--; a.mu.Unlock() }()
	return act(ctx, take)
}

// frames brings ten frames a second for so long, then silence.
func frames(long time.Duration, then func(ctx context.Context) error) func(context.Context, taker) error {
	return func(ctx context.Context, take taker) error {
		for end := time.Now().Add(long); time.Now().Before(end); {
			take.frame(mjpeg.Frame{Data: []byte{1}, Width: 640, Height: 480})
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(100 * time.Millisecond):
			}
		}
		return then(ctx)
	}
}

func silence(ctx context.Context) error { <-ctx.Done(); return ctx.Err() }
func unplugged(context.Context) error {
	return errors.New("the camera was unplugged; plug it in again")
}

const forEver = 1000 * time.Hour

// live runs a camera in a bubble of its own time.
func live(t *testing.T, a *acted, then func(l *Live)) {
	t.Helper()
	liveOf(t, "test", a, then)
}

func liveOf(t *testing.T, kind string, a *acted, then func(l *Live)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		l := newLive(kind, a)
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- l.Run(ctx, func(vision.Frame) {}) }()
		then(l)
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		if a.mu.Lock(); a.open != 0 {
			t.Error("a feed is still open")
		}
		a.mu.Unlock()
	})
}

func TestACameraThatSendsFramesIsLive(t *testing.T) {
	live(t, &acted{acts: []func(context.Context, taker) error{frames(forEver, silence)}}, func(l *Live) {
		time.Sleep(3 * time.Second)
		if s := l.State(); !s.Live || s.Reason.Text != "" || s.Width != 640 || s.Height != 480 || s.Rate < 9.9 || s.Rate > 10.1 || s.Lost != 0 {
			t.Errorf("%+v", s)
		}
	})
}

func TestACameraThatFallsSilentIsNotLiveAfterTwoSecondsAndIsBegunAgain(t *testing.T) {
	a := &acted{acts: []func(context.Context, taker) error{frames(10*time.Second, silence), frames(forEver, silence)}}
	live(t, a, func(l *Live) {
		time.Sleep(11500 * time.Millisecond)
		if s := l.State(); !s.Live {
			t.Errorf("after 1.6 s of silence: %+v", s)
		}
		time.Sleep(700 * time.Millisecond)
		if s := l.State(); s.Live || !strings.Contains(s.Reason.Text, "no picture") {
			t.Errorf("after 2.3 s of silence: %+v", s)
		}
		time.Sleep(2 * time.Second) // ended after 3 s, begun again half a second later
		if s := l.State(); !s.Live || s.Lost != 1 || s.Reason.Text != "" {
			t.Errorf("after 4.3 s: %+v", s)
		}
	})
}

func TestALostCameraIsTriedAfterHalfASecondAndThenEveryFiveSeconds(t *testing.T) {
	gone := func(context.Context, taker) error { return unplugged(context.Background()) }
	a := &acted{acts: []func(context.Context, taker) error{frames(time.Second, unplugged), gone, gone, gone, frames(forEver, silence)}}
	live(t, a, func(l *Live) {
		time.Sleep(1200 * time.Millisecond)
		if s := l.State(); s.Live || s.Reason.Text != "the camera was unplugged; plug it in again" {
			t.Errorf("%+v", s)
		}
		time.Sleep(16 * time.Second)
		if s := l.State(); !s.Live || s.Lost != 4 {
			t.Errorf("%+v", s)
		}
		for i, want := range []time.Duration{time.Second + pauseShort, pauseLong, pauseLong, pauseLong} {
			if is := a.begun[i+1].Sub(a.begun[i]); is < want-10*time.Millisecond || is > want+200*time.Millisecond {
				t.Errorf("begun again after %v, want %v", is, want)
			}
		}
	})
}

func TestACameraThatNeverSendsAFrameSaysSo(t *testing.T) {
	a := &acted{acts: []func(context.Context, taker) error{frames(0, silence)}}
	live(t, a, func(l *Live) {
		time.Sleep(9 * time.Second)
		if s := l.State(); s.Live || s.Reason.Text != "the camera is being started" {
			t.Errorf("%+v", s)
		}
		time.Sleep(2 * time.Second)
		if s := l.State(); s.Live || s.Reason.Text != errStalled.Error() || s.Lost != 1 {
			t.Errorf("%+v", s)
		}
	})
}

func TestACameraThatSendsNoPictureIsToldWhatHelpsForItsKind(t *testing.T) {
	for kind, want := range map[string]string{"v4l2": "camera-silent", "rpicam": "camera-timed-out", "http": "camera-rubbish"} {
		a := &acted{acts: []func(context.Context, taker) error{frames(0, silence)}}
		liveOf(t, kind, a, func(l *Live) {
			time.Sleep(firstFrame + time.Second)
			if s := l.State(); s.Live || s.Reason.ID != want {
				t.Errorf("%s: %+v", kind, s)
			}
		})
	}
}

// hearing is a feed that receives something else than pictures for so long.
type hearing struct {
	*acted
	until time.Time
}

func (h hearing) heard() time.Time { return h.until }

func TestANetworkCameraThatStopsSendingIsToldApartFromOneThatSendsNoPictures(t *testing.T) {
	for _, c := range []struct {
		name  string
		hears time.Duration
		want  string
	}{{"nothing comes any more", 5 * time.Second, "camera-broke-off"}, {"something comes", time.Hour, "camera-rubbish"}} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				feed := hearing{&acted{acts: []func(context.Context, taker) error{frames(5*time.Second, silence), frames(0, silence)}}, time.Now().Add(c.hears)}
				l := newLive("http", feed)
				ctx, stop := context.WithCancel(t.Context())
				ended := make(chan error, 1)
				go func() { ended <- l.Run(ctx, func(vision.Frame) {}) }()
				time.Sleep(5*time.Second + stalled + time.Second)
				if s := l.State(); s.Live || s.Reason.ID != c.want {
					t.Errorf("%+v", s)
				}
				stop()
				<-ended
			})
		})
	}
}

func TestTwoHundredLossesLeaveNothingBehind(t *testing.T) {
	a := &acted{acts: []func(context.Context, taker) error{frames(time.Second, unplugged)}}
	live(t, a, func(l *Live) { // a goroutine that is left behind would keep the bubble from ending
		for l.State().Lost < 200 {
			time.Sleep(time.Second)
		}
	})
}

func TestADriverThatPanicsIsBegunAgain(t *testing.T) {
	a := &acted{acts: []func(context.Context, taker) error{frames(time.Second, func(context.Context) error { panic("index out of range") }), frames(forEver, silence)}}
	live(t, a, func(l *Live) {
		time.Sleep(1200 * time.Millisecond)
		if s := l.State(); s.Live || !strings.Contains(s.Reason.Text, "driver failed") {
			t.Errorf("%+v", s)
		}
		time.Sleep(time.Second)
		if !l.State().Live {
			t.Errorf("%+v", l.State())
		}
	})
}

func TestACameraRestsWhenNobodyWantsPicturesAndIsBackWhenSomebodyDoes(t *testing.T) {
	a := &acted{acts: []func(context.Context, taker) error{frames(forEver, silence)}}
	live(t, a, func(l *Live) {
		time.Sleep(29 * time.Minute)
		l.Want()
		time.Sleep(29 * time.Minute)
		if s := l.State(); !s.Live {
			t.Errorf("%+v", s)
		}
		time.Sleep(2 * time.Minute)
		if s := l.State(); s.Live || !s.Resting || s.Lost != 0 || a.open != 0 {
			t.Errorf("%+v", s)
		}
		time.Sleep(time.Hour)
		l.Want()
		time.Sleep(200 * time.Millisecond)
		if s := l.State(); !s.Live || s.Resting {
			t.Errorf("%+v", s)
		}
	})
}

func TestASlowSinkGetsTheNewestFrame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLive("test", &acted{acts: []func(context.Context, taker) error{frames(forEver, silence)}})
		ctx, stop := context.WithCancel(t.Context())
		var serials []uint64
		ended := make(chan error, 1)
		go func() {
			ended <- l.Run(ctx, func(f vision.Frame) { serials = append(serials, f.Serial); time.Sleep(950 * time.Millisecond) })
		}()
		time.Sleep(5 * time.Second)
		stop()
		if err := <-ended; err != nil {
			t.Fatal(err)
		}
		if len(serials) != 6 || serials[5] < 45 {
			t.Error(serials)
		}
	})
}
