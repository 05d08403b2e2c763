package companion

import (
	"context"
	"sync"
	"time"

	"quartermaster/vision"
)

// frames holds a camera's newest frame.
type frames struct {
	mu    sync.Mutex
	frame vision.Frame
	have  bool
	count uint64
	more  chan struct{} // closed when a newer frame is here
}

// init begins with so many frames that came before, of another camera.
func (f *frames) init(count uint64) { f.more, f.count = make(chan struct{}), count }

// put makes a frame the newest and says whether it is the first. It never waits.
func (f *frames) put(v vision.Frame) (first bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	first = !f.have
	f.frame, f.have = v, true
	f.count++
	close(f.more)
	f.more = make(chan struct{})
	return first
}

// newest gives the newest frame and how many came so far.
func (f *frames) newest() (v vision.Frame, count uint64, have bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.frame, f.count, f.have
}

// now gives the newest frame, how many came so far, and what is closed when the next one comes.
func (f *frames) now() (v vision.Frame, count uint64, more <-chan struct{}) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.frame, f.count, f.more
}

// since waits, for wait at most, for a frame beyond the first count frames.
func (f *frames) since(ctx context.Context, count uint64, wait time.Duration) (vision.Frame, bool) {
	ctx, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	v, _, ok := f.next(ctx, count)
	return v, ok
}

// next waits for a frame beyond the first count frames, and gives it with the number of frames so far.
func (f *frames) next(ctx context.Context, count uint64) (vision.Frame, uint64, bool) {
	for ctx.Err() == nil { // whoever is slower than the camera would never wait
		v, n, more := f.now()
		if n > count {
			return v, n, true
		}
		select {
		case <-more:
		case <-ctx.Done():
		}
	}
	return vision.Frame{}, count, false
}
