package camera

import (
	"context"
	"sync"
	"time"

	"quartermaster/vision"
)

// delivery passes frames to a sink from a goroutine of its own. While a slow sink is busy, only the newest frame is kept and
// older ones are dropped. The camera never waits.
type delivery struct {
	sink func(vision.Frame)

	mu      sync.Mutex
	next    *vision.Frame
	waiting []chan<- struct{} // closed when the sink has taken next or a newer frame
	wake    chan struct{}
}

func newDelivery(sink func(vision.Frame)) *delivery {
	return &delivery{sink: sink, wake: make(chan struct{}, 1)}
}

// post makes a frame the newest one. The channels in taken are closed after the sink has returned from it or a newer frame.
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

// run delivers frames until ctx ends, and starts no delivery after that. The sink is not called after run has returned.
func (d *delivery) run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-d.wake:
			if ctx.Err() != nil { // both cases were ready, and select takes either
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

// rate returns frames per second; 0 before the second frame and after a long time without one.
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
