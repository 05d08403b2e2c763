package camera

import (
	"context"
	"sync"
	"time"

	"quartermaster/vision"
)

// delivery hands frames to a sink from a goroutine of its own. The newest frame waits for a slow sink, older ones are dropped,
// and the camera never waits.
type delivery struct {
	sink func(vision.Frame)

	mu      sync.Mutex
	next    *vision.Frame
	waiting []chan<- struct{} // closed when next, or a frame after it, has been taken
	wake    chan struct{}
}

func newDelivery(sink func(vision.Frame)) *delivery {
	return &delivery{sink: sink, wake: make(chan struct{}, 1)}
}

// post makes a frame the newest. Each of taken is closed after the sink has returned from this frame or a newer one.
func (d *delivery) post(f vision.Frame, taken ...chan<- struct{}) {
	d.mu.Lock()
	d.next = &f
	d.waiting = append(d.waiting, taken...)
	d.mu.Unlock()
	select {
	case d.wake <- struct{}{}:
	default:
	}
}

// run delivers until ctx ends, and begins no delivery after that. The sink is not called after run has returned.
func (d *delivery) run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-d.wake:
			if ctx.Err() != nil { // both were ready, and select takes either
				return
			}
		}
		d.mu.Lock()
		f, waiting := d.next, d.waiting
		d.next, d.waiting = nil, nil
		d.mu.Unlock()
		if f == nil {
			continue
		}
		d.sink(*f)
		for _, w := range waiting {
			close(w)
		}
	}
}

// meter measures the rate of frames over about two seconds.
type meter struct {
	mu    sync.Mutex
	times []time.Time
}

func (m *meter) tick(now time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.times = append(m.times, now)
	for len(m.times) > 2 && now.Sub(m.times[0]) > 2*time.Second {
		m.times = m.times[1:]
	}
}

// rate is frames a second; 0 before the second frame, and when none has come for long.
func (m *meter) rate(now time.Time) float64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(m.times)
	if n < 2 {
		return 0
	}
	if now.Sub(m.times[n-1]) > 5*time.Second {
		return 0
	}
	span := m.times[n-1].Sub(m.times[0]).Seconds()
	if span <= 0 {
		return 0
	}
	return float64(n-1) / span
}
