package companion

import (
	"context"
	"sync"
	"time"

	"quartermaster/vision"
)

// Stopwatch counts the readings of a table's readers and their failures, and measures how long they take.
type Stopwatch struct {
	mu sync.Mutex
	ReadingTimes
}

// watched is a reader whose readings a stopwatch counts.
type watched struct {
	vision.Reader
	by *Stopwatch
}

// Watch gives a reader that does what r does and is counted.
func (s *Stopwatch) Watch(r vision.Reader) vision.Reader { return watched{r, s} }

// ReadingTimes is what a stopwatch has seen since the program began.
type ReadingTimes struct {
	Count  int           // pictures that were read
	Failed int           // pictures that could not be read
	Last   time.Duration // of the last picture, read or failed
	Most   time.Duration
	Sum    time.Duration
}

// Read reads and measures the time.
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

// Times gives the counts so far. Of a nil stopwatch they are zero.
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
