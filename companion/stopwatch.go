package companion

import (
	"context"
	"sync"
	"time"

	"quartermaster/vision"
)

// Stopwatch watches the readers of a table: how often they read, how often in vain, and how long that took.
type Stopwatch struct {
	mu sync.Mutex
	ReadingTimes
}

// watched is a reader that is watched.
type watched struct {
	vision.Reader
	by *Stopwatch
}

// Watch gives a reader that does what r does, and is watched.
func (s *Stopwatch) Watch(r vision.Reader) vision.Reader { return watched{r, s} }

// ReadingTimes is what a stopwatch has seen since the program began.
type ReadingTimes struct {
	Count  int           // pictures that were read
	Failed int           // pictures that could not be read
	Last   time.Duration // of the last one, in vain or not
	Most   time.Duration
	Sum    time.Duration
}

// Read reads and looks at the clock.
func (w watched) Read(ctx context.Context, f vision.Frame, want vision.Expect) (vision.Reading, error) {
	began := time.Now()
	r, err := w.Reader.Read(ctx, f, want)
	w.by.add(time.Since(began), err)
	return r, err
}

// add counts a reading that took so long.
func (s *Stopwatch) add(took time.Duration, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil {
		s.Count++
	} else {
		s.Failed++
	}
	s.Last, s.Most, s.Sum = took, max(s.Most, took), s.Sum+took
}

// Times gives what was seen so far; of no stopwatch, nothing.
func (s *Stopwatch) Times() ReadingTimes {
	if s == nil {
		return ReadingTimes{}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.ReadingTimes
}

// Camera is how camera and reader are at this moment; a snapshot tells it only when people would see a difference.
func (t *Table) Camera() CameraView { return t.cameraView() }
