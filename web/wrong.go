package web

import (
	"log/slog"
	"sync"
	"time"
)

// wrongCodes counts wrong codes for the log, so that guessing does not flood it.
type wrongCodes struct {
	mu    sync.Mutex
	count int
	timer *time.Timer
}

// told is the time between two lines about wrong codes.
const told = time.Minute

// note counts a wrong code. The first of a minute is logged at once, the others together at its end.
func (w *wrongCodes) note(log *slog.Logger) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.timer != nil {
		w.count++
		return
	}
	log.Warn("wrong codes", "count", 1)
	w.timer = time.AfterFunc(told, func() { w.tell(log) })
}

func (w *wrongCodes) tell(log *slog.Logger) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.timer = nil
	if w.count > 0 {
		log.Warn("wrong codes", "count", w.count)
		w.count = 0
		w.timer = time.AfterFunc(told, func() { w.tell(log) })
	}
}
