package web

import "sync"

// presence counts which devices show the table now.
type presence struct {
	mu      sync.Mutex
	streams map[string]int
	changed chan struct{} // closed when somebody came or went
}

func newPresence() *presence {
	return &presence{streams: map[string]int{}, changed: make(chan struct{})}
}

// come counts a stream of a device until the returned function is called.
func (p *presence) come(device string) (gone func()) {
	p.add(device, 1)
	return func() { p.add(device, -1) }
}

func (p *presence) add(device string, n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before := p.streams[device]
	if p.streams[device] += n; p.streams[device] == 0 {
		delete(p.streams, device)
	}
	if (before == 0) != (before+n == 0) {
		close(p.changed)
		p.changed = make(chan struct{})
	}
}

func (p *presence) has(device string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.streams[device] > 0
}

func (p *presence) count() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.streams)
}

func (p *presence) change() <-chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.changed
}
