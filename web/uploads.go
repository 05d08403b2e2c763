package web

import (
	"io"
	"net/http"
	"sync"
	"time"
)

// uploads limits uploads: a few at once, and one from each device.
type uploads struct {
	mu  sync.Mutex
	now map[string]bool
}

// begin takes a place for a device until done is called. It reports false if there is none.
func (u *uploads) begin(device string) (done func(), ok bool) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.now[device] || len(u.now) >= mostUploads {
		return nil, false
	}
	if u.now == nil {
		u.now = map[string]bool{}
	}
	u.now[device] = true
	return func() {
		u.mu.Lock()
		defer u.mu.Unlock()
		delete(u.now, device)
	}, true
}

// How long a body may take in all, and how long without any progress. A phone in the next room may need a minute.
const (
	mostBody  = 2 * time.Minute
	mostQuiet = 20 * time.Second
)

// steady is a request body that must make progress.
type steady struct {
	io.Reader
	rc  *http.ResponseController
	end time.Time
}

// steadily returns a request's body with its own time limits.
func steadily(w http.ResponseWriter, body io.Reader) *steady {
	rc, end := http.NewResponseController(w), time.Now().Add(mostBody)
	_ = rc.SetWriteDeadline(end.Add(patience)) // if that fails, the server's own limit stays
	return &steady{body, rc, end}
}

// Read returns what has arrived.
func (s *steady) Read(p []byte) (int, error) {
	next := time.Now().Add(mostQuiet)
	if next.After(s.end) {
		next = s.end
	}
	_ = s.rc.SetReadDeadline(next) // a recorder in a test has none
	return s.Reader.Read(p)
}
