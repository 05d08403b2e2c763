package panel

import (
	"context"
	"time"

	"periph.io/x/conn/v3/gpio"
)

// Press is what somebody did with the button.
type Press struct {
	Held bool // it was held down for five seconds; such a press is not also reported as a short one
}

// Timing of the button.
const (
	bounce    = 30 * time.Millisecond // the contacts count as stable when the level has not changed for so long
	holdTime  = 5 * time.Second
	stuckTime = time.Minute
)

// contacts debounces a switch and detects presses. It has no clock of its own; the caller passes the time.
type contacts struct {
	raw     bool      // the last level of the pin: down
	changed time.Time // time of its last change
	down    bool      // the debounced level: down
	since   time.Time // time of its last change
	up      bool      // it has been up once: a button that is down from the start does not count as pressed
	held    bool      // this press has been reported as held
}

// see takes the level of the pin at a time. edge says whether the pin has had an edge since the last call, because the contacts may
// have bounced back to the same level.
func (c *contacts) see(raw, edge bool, at time.Time) (p Press, ok bool) {
	if edge || raw != c.raw || c.changed.IsZero() {
		c.raw, c.changed = raw, at
	}
	if at.Sub(c.changed) < bounce {
		return p, false
	}
	if c.raw != c.down || c.since.IsZero() {
		was, held := c.down && c.up, c.held
		c.down, c.since, c.held = c.raw, at, false
		if !c.down {
			c.up = true
		}
		return Press{}, was && !c.down && !held
	}
	if c.down && c.up && !c.held && at.Sub(c.since) >= holdTime {
		c.held = true
		return Press{Held: true}, true
	}
	return p, false
}

// next returns the time until the state may change without an edge: the bouncing ends, or a press becomes a long one.
func (c *contacts) next(at time.Time) time.Duration {
	left := time.Second
	if rest := bounce - at.Sub(c.changed); rest > 0 {
		left = min(left, rest)
	}
	if hold := holdTime - at.Sub(c.since); c.down && !c.held && hold > 0 {
		left = min(left, hold)
	}
	return left
}

// button watches a push button between a pin and ground.
type button struct {
	*status
	open  func() (In, error)
	press func(Press)
	down  func(bool) // called when it goes down and up
}

func (b *button) run(ctx context.Context) {
	wait := firstWait
	for ctx.Err() == nil {
		pin, err := b.open()
		if err == nil {
			b.set(Found, nil)
			began := time.Now()
			err = b.listen(ctx, pin)
			release(pin)
			if time.Since(began) > longestWait {
				wait = firstWait
			}
		}
		b.down(false)
		if err == nil {
			return
		}
		b.fail(err)
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
		wait = min(2*wait, longestWait)
	}
}

// listen reports presses until ctx ends (nil) or the pin fails.
func (b *button) listen(ctx context.Context, pin In) error {
	var c contacts
	c.see(pin.Read() == gpio.Low, false, time.Now())
	early := 0
	for ctx.Err() == nil {
		before := time.Now()
		left := c.next(before)
		edge := pin.WaitForEdge(left)
		now := time.Now()
		// A pin that is gone does not wait: it returns false at once.
		if early++; edge || now.Sub(before) >= left/2 {
			early = 0
		}
		if early > 20 {
			return fault("panel-hangs")
		}
		was := c.down
		p, ok := c.see(pin.Read() == gpio.Low, edge, now)
		if c.down != was {
			b.down(c.down)
		}
		if ok {
			b.press(p)
		}
		if c.down && now.Sub(c.since) > stuckTime {
			b.set(Failed, fault("panel-stuck"))
		} else {
			b.set(Found, nil)
		}
	}
	return nil
}
