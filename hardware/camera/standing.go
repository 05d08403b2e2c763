package camera

import (
	"context"
	"errors"
	"sync"
	"time"

	"quartermaster/vision"
)

// standingRate is how many times per second a standing picture is sent again: often enough that code which waits for the
// picture to settle does not wait long.
const standingRate = 5

// standing is a source whose picture stays until another one is put in its place.
type standing struct {
	kind  string
	meter meter

	mu            sync.Mutex
	picture       []byte
	width, height int
	reason        string // one sentence: the last failure, or why there is no picture
	serial        uint64
	running       bool
	waiting       []chan<- struct{}
	stopped       chan struct{}
	wake          chan struct{}
}

func newStanding(kind, reason string) *standing {
	return &standing{kind: kind, reason: reason, stopped: make(chan struct{}), wake: make(chan struct{}, 1)}
}

// Run implements vision.Source.
func (s *standing) Run(ctx context.Context, sink func(vision.Frame)) error {
	s.mu.Lock()
	if s.running {
		s.mu.Unlock()
		return errors.New("the source of pictures is running already")
	}
	s.running = true
	select {
	case <-s.stopped:
		s.stopped = make(chan struct{})
	default:
	}
	s.mu.Unlock()
	d := newDelivery(sink)
	var handing sync.WaitGroup
	handing.Go(func() { d.run(ctx) })
	ticker := time.NewTicker(time.Second / standingRate)
	defer func() {
		ticker.Stop()
		handing.Wait()
		s.mu.Lock()
		s.running, s.waiting = false, nil
		close(s.stopped)
		s.mu.Unlock()
	}()
	for {
		s.mu.Lock()
		if s.picture != nil {
			s.serial++
			now := time.Now()
			s.meter.tick(now)
			d.post(vision.Frame{Data: s.picture, Taken: now, Serial: s.serial, Source: s.kind}, s.waiting...)
			s.waiting = nil
		}
		s.mu.Unlock()
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		case <-s.wake:
		}
	}
}

// show replaces the standing picture by one that was checked.
func (s *standing) show(picture []byte, width, height int, reason string) {
	s.mu.Lock()
	s.picture, s.width, s.height, s.reason = picture, width, height, reason
	s.mu.Unlock()
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// shown waits until the sink has taken the present picture.
func (s *standing) shown(ctx context.Context) error {
	taken := make(chan struct{})
	s.mu.Lock()
	s.waiting = append(s.waiting, taken)
	stopped := s.stopped
	s.mu.Unlock()
	select {
	case s.wake <- struct{}{}:
	default:
	}
	select {
	case <-taken:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-stopped:
		return errors.New("the source of pictures has stopped")
	}
}

// State implements vision.Source.
func (s *standing) State() vision.SourceState {
	s.mu.Lock()
	defer s.mu.Unlock()
	return vision.SourceState{Kind: s.kind, Live: s.running && s.picture != nil, Reason: vision.Reason{Text: s.reason},
		Rate: s.meter.rate(time.Now()), Width: s.width, Height: s.height}
}
