package web

import (
	"slices"
	"sync"

	"quartermaster/companion/devices"
)

// mostStreamsHere is how many streams one device has at most: tabs, and one that is about to end.
const mostStreamsHere = 4

// streams counts the event streams of a table.
type streams struct {
	mu   sync.Mutex
	open []*stream // oldest first
}

// stream is one event stream. over is closed when another took its place.
type stream struct {
	device string
	role   devices.Role
	over   chan struct{}
}

// join opens a stream of a device, or gives nil if there is no room. A device with too many streams loses its oldest one. For a player
// or the host, a spectator's stream or one of a device with several is ended. leave ends the new stream.
func (s *streams) join(device string, role devices.Role, most int) *stream {
	s.mu.Lock()
	defer s.mu.Unlock()
	count := map[string]int{}
	for _, o := range s.open {
		count[o.device]++
	}
	in := &stream{device, role, make(chan struct{})}
	room := true
	switch {
	case count[device] >= mostStreamsHere:
		room = s.end(func(o *stream) bool { return o.device == device })
	case len(s.open) < most:
	case role == devices.Spectator || role == devices.Listener:
		room = false
	default:
		room = s.end(func(o *stream) bool { return o.role == devices.Spectator }) || s.end(func(o *stream) bool { return count[o.device] > 1 })
	}
	if !room {
		return nil
	}
	s.open = append(s.open, in)
	return in
}

// end ends the oldest stream for which of returns true.
func (s *streams) end(of func(*stream) bool) bool {
	for i, o := range s.open {
		if of(o) {
			s.open = append(s.open[:i:i], s.open[i+1:]...)
			close(o.over)
			return true
		}
	}
	return false
}

// leave removes a stream that has ended.
func (s *streams) leave(in *stream) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, o := range s.open {
		if o == in {
			s.open = append(s.open[:i:i], s.open[i+1:]...)
			return
		}
	}
}

// has says whether a device has a stream.
func (s *streams) has(device string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.ContainsFunc(s.open, func(o *stream) bool { return o.device == device })
}

func (s *streams) count() int64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return int64(len(s.open))
}
