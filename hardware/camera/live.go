package camera

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"quartermaster/hardware/camera/mjpeg"
	"quartermaster/vision"
)

// Timeouts of a live camera.
const (
	stale      = 2 * time.Second        // without a frame for so long, the camera is not live
	stalled    = 3 * time.Second        // without a frame for so long, it is restarted
	firstFrame = 10 * time.Second       // from a start to the first frame
	pauseShort = 500 * time.Millisecond // before the first restart
	pauseLong  = 5 * time.Second        // before later restarts
	restAfter  = 30 * time.Minute       // without a call of Want for so long, the camera rests
	watchEvery = 250 * time.Millisecond
)

// feed is one kind of live camera. It only delivers frames; Live watches and restarts it.
type feed interface {
	// run passes frames to take until ctx ends or the camera is lost. It leaves no goroutine, process or open file
	// behind. The error is one sentence that says what is wrong and what to do.
	run(ctx context.Context, take taker) error
}

// hears is a feed that knows when anything came last, pictures or not.
type hears interface{ heard() time.Time }

// taker receives what a feed delivers.
type taker struct {
	frame  func(mjpeg.Frame)
	offer  func(f mjpeg.Frame, taken chan<- struct{}) // like frame; taken is closed after the sink has returned from it, or from a newer one
	broken func(uint64)                               // called with the number of frames that were dropped as incomplete or damaged
}

// split cuts a stream into frames and passes them to the taker until the stream ends. The error is the stream's. A frame that is cut off
// because ctx ended is not damaged.
func (t taker) split(ctx context.Context, s *mjpeg.Splitter) error {
	var told uint64
	for {
		f, err := s.Next()
		if n := s.Broken(); n > told && ctx.Err() == nil {
			t.broken(n - told)
			told = n
		}
		if err != nil {
			return err
		}
		t.frame(f)
	}
}

// Live watches a live camera by its frames, since a process can be alive and deliver none. It restarts a lost camera for as long
// as Run runs, and lets the camera rest while nobody wants its pictures. It is a vision.Source.
type Live struct {
	kind string
	feed feed

	meter meter
	wake  chan struct{} // somebody needs a camera that rests, or one that was lost is there again

	mu      sync.Mutex
	state   vision.SourceState // without Live and Rate
	running bool
	serial  uint64
	last    time.Time // of the newest frame
	wanted  time.Time
}

var (
	_ vision.Source = (*Live)(nil)
	_ vision.Rester = (*Live)(nil)
)

func newLive(kind string, f feed) *Live {
	return &Live{kind: kind, feed: f, wake: make(chan struct{}, 1),
		state: vision.SourceState{Kind: kind, Reason: *notStarted}}
}

// Want says that somebody needs pictures. It starts a camera that rests.
func (l *Live) Want() {
	l.mu.Lock()
	l.wanted = time.Now()
	resting := l.state.Resting
	l.mu.Unlock()
	if resting {
		select {
		case l.wake <- struct{}{}:
		default:
		}
	}
}

// Run implements vision.Source.
func (l *Live) Run(ctx context.Context, sink func(vision.Frame)) error {
	l.mu.Lock()
	if l.running {
		l.mu.Unlock()
		return errors.New("the camera is running already")
	}
	l.running, l.wanted = true, time.Now()
	l.mu.Unlock()
	d := newDelivery(sink)
	var handing sync.WaitGroup
	handing.Go(func() { d.run(ctx) })
	defer func() {
		handing.Wait()
		l.mu.Lock()
		l.running, l.state.Resting, l.state.Reason = false, false, *stopped
		l.mu.Unlock()
	}()
	for failures := 0; ctx.Err() == nil; {
		if l.rest() {
			select {
			case <-ctx.Done():
			case <-l.wake:
			}
			failures = 0
			continue
		}
		l.say(*starting)
		brought, err := l.once(ctx, d)
		if ctx.Err() != nil {
			break
		}
		if errors.Is(err, errRests) {
			continue
		}
		if brought {
			failures = 0
		}
		failures++
		l.lost(err)
		pause := pauseLong
		if failures == 1 {
			pause = pauseShort
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		case <-l.wake: // it is there again
		}
	}
	return nil
}

var errRests = errors.New("nobody wants pictures")

// once runs the feed until it ends or delivers no frame for too long. brought says whether any frame came.
func (l *Live) once(ctx context.Context, d *delivery) (brought bool, err error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	began := time.Now()
	l.mu.Lock()
	l.last = time.Time{}
	l.mu.Unlock()
	ended := make(chan error, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				ended <- fmt.Errorf("the camera's driver failed (%v); the camera is started again", p)
			}
		}()
		ended <- l.feed.run(ctx, taker{
			frame:  func(f mjpeg.Frame) { l.post(d, f) },
			offer:  func(f mjpeg.Frame, taken chan<- struct{}) { l.post(d, f, taken) },
			broken: func(n uint64) { l.mu.Lock(); l.state.Broken += n; l.mu.Unlock() },
		})
	}()
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	for {
		select {
		case err := <-ended:
			if cause := context.Cause(ctx); errors.As(cause, new(*vision.Reason)) || errors.Is(cause, errRests) {
				err = cause
			}
			return !l.newest().IsZero(), err
		case <-tick.C:
		}
		switch last := l.newest(); {
		case last.IsZero() && time.Since(began) > firstFrame, !last.IsZero() && time.Since(last) > stalled:
			stop(l.why())
		case !l.needed():
			stop(errRests)
		}
	}
}

// why returns why a camera that is connected delivers no picture.
func (l *Live) why() *vision.Reason {
	if feed, tells := l.feed.(hears); tells && time.Since(feed.heard()) > stale {
		return errSilent
	}
	return stallReason(l.kind)
}

func (l *Live) newest() time.Time {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.last
}

func (l *Live) needed() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return time.Since(l.wanted) < restAfter
}

// rest says whether the camera rests now.
func (l *Live) rest() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.state.Resting = time.Since(l.wanted) >= restAfter
	if l.state.Resting {
		l.state.Reason = *resting
	}
	return l.state.Resting
}

func (l *Live) say(reason vision.Reason) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.state.Lost == 0 { // otherwise the reason of the loss stays until a frame has come
		l.state.Reason = reason
	}
}

func (l *Live) lost(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.state.Lost++
	if l.state.Reason = *ended; err != nil {
		l.state.Reason = told(err)
	}
}

func (l *Live) post(d *delivery, f mjpeg.Frame, taken ...chan<- struct{}) {
	now := time.Now()
	l.mu.Lock()
	l.serial++
	l.last, l.state.Reason, l.state.Width, l.state.Height = now, vision.Reason{}, f.Width, f.Height
	frame := vision.Frame{Data: f.Data, Taken: now, Serial: l.serial, Source: l.kind}
	l.mu.Unlock()
	l.meter.tick(now)
	d.post(frame, taken...)
}

// State implements vision.Source.
func (l *Live) State() vision.SourceState {
	l.mu.Lock()
	defer l.mu.Unlock()
	s, now := l.state, time.Now()
	if a, ok := l.feed.(adjustable); ok {
		s.Strays = a.strays()
	}
	s.Live = l.running && !l.last.IsZero() && now.Sub(l.last) <= stale && s.Reason.Text == ""
	if s.Rate = 0; s.Live {
		s.Rate = l.meter.rate(now)
	} else if s.Reason.Text == "" {
		s.Reason = *noPicture
	}
	return s
}
