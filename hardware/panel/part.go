package panel

import (
	"log/slog"
	"sync"
	"time"
)

// Name identifies a part.
type Name string

// The parts of a panel.
const (
	Button Name = "button"
	Lamp   Name = "light"
	Lamps  Name = "state"
	Buzzer Name = "buzzer"
	Sensor Name = "sensor"
)

// Condition is the condition of a part.
type Condition string

// The conditions of a part.
const (
	Opening Condition = "opening" // not tried yet
	Found   Condition = "found"
	Skipped Condition = "skipped" // not wired, or switched off
	Failed  Condition = "failed"
)

// Part is one part with its condition.
type Part struct {
	Name Name
	Is   Condition
	Why  *Fault // reason why it was skipped or failed
}

// status holds the condition of a part. Each change is logged once.
type status struct {
	log *slog.Logger

	mu   sync.Mutex
	part Part
}

func (s *status) now() Part {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.part
}

func (s *status) set(is Condition, why *Fault) {
	s.mu.Lock()
	was := s.part
	s.part.Is, s.part.Why = is, why
	s.mu.Unlock()
	same := was.Is == is && (why == nil || was.Why != nil && was.Why.Error() == why.Error())
	switch {
	case same:
	case is == Failed:
		s.log.Warn("a part of the panel failed", "part", was.Name, "why", why.Error())
	case is == Found:
		s.log.Info("a part of the panel is found", "part", was.Name)
	case is == Skipped:
		s.log.Info("a part of the panel is skipped", "part", was.Name, "why", why.Error())
	}
}

func (s *status) fail(err error) {
	why, ok := told(err).(*Fault)
	if !ok {
		why = fault("panel-failed", "Reason", err.Error())
	}
	s.set(Failed, why)
}

// patience is the time after which an operation counts as hanging.
const patience = 2 * time.Second

// watched runs an operation that may hang, and reports the part as hanging while it does.
func (s *status) watched(do func() error) error {
	t := time.AfterFunc(patience, func() { s.set(Failed, fault("panel-hangs")) })
	defer t.Stop()
	return do()
}

// The pause before a failed part is opened again; it doubles each time.
const (
	firstWait   = time.Second
	longestWait = 30 * time.Second
)
