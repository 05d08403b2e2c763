package companion

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"quartermaster/games"
)

// ByClock is who gave an answer that the table's clock passed.
const ByClock = "clock"

// Paces are the seconds that a table's clock can be set to; 0 is off. The second one is what it is set to at first.
var Paces = []int{0, 12, 6, 20}

const (
	pacePaper   = "pace"
	longestHold = time.Minute // how long one touch of a device stops the clock
	touchEvery  = time.Second // how often a touch of one device counts
	mostTouched = 100         // of how many devices the last touch is remembered
)

// clock passes an ask that may be passed when nobody has answered it for a while. A table has one. It runs while such an ask is open,
// no player is asked a question of their own, no dice are being put right and no device holds it. Its state is not kept: after a
// restart it starts anew. Table.mu is held whenever it is used.
type clock struct {
	seconds int // 0: off
	version int64
	ask     string               // which it will pass; "": none
	held    map[string]time.Time // by device: until when it holds the clock
	touched map[string]time.Time // by device: the last touch that was taken
	ends    time.Time            // when it passes the ask; zero: it does not run
	starts  int64                // counts the starts
	kick    chan struct{}        // the deadline has changed
}

// ClockView is the table's clock as a page shows it.
type ClockView struct {
	Seconds int    // that it is set to; 0: off
	Ask     string // that it is about; "": none
	Running bool
	Start   int64 // which start this is: it runs for Seconds from each of them
	Held    bool  // somebody stopped it for a while
}

// follow sets the clock to the position that the table shows now.
func (c *clock) follow(version int64, ask string, now time.Time) {
	if version != c.version || ask != c.ask {
		c.version, c.ask, c.ends = version, ask, time.Time{}
		clear(c.held)
	}
	c.wind(now)
}

// wind starts the clock or stops it, as it should be now.
func (c *clock) wind(now time.Time) {
	for device, until := range c.held {
		if !now.Before(until) {
			delete(c.held, device)
		}
	}
	switch runs := c.ask != "" && c.seconds > 0 && len(c.held) == 0; {
	case !runs:
		c.ends = time.Time{}
	case c.ends.IsZero():
		c.starts++
		c.ends = now.Add(time.Duration(c.seconds) * time.Second)
	}
	select {
	case c.kick <- struct{}{}:
	default:
	}
}

// next is when something happens: the ask is passed, or the first device no longer holds the clock. Zero: nothing will.
func (c *clock) next() time.Time {
	at := c.ends
	for _, until := range c.held {
		if at.IsZero() || until.Before(at) {
			at = until
		}
	}
	return at
}

func (c *clock) view() ClockView {
	return ClockView{c.seconds, c.ask, !c.ends.IsZero(), c.starts, len(c.held) > 0}
}

// passing returns the ask that the table's clock may pass; "" when there is none, or when a player is asked a question of their own, such
// as about a right that a pass would end.
func passing(asks []games.Ask) string {
	id := ""
	for _, a := range asks {
		switch {
		case a.Clock && a.Skip:
			id = a.ID
		case !slices.Contains(a.Seats, games.Table):
			return ""
		}
	}
	return id
}

// SetPace sets the table's clock to one of Paces, in seconds; 0 turns it off.
func (t *Table) SetPace(ctx context.Context, seconds int) (*Snapshot, error) {
	if !slices.Contains(Paces, seconds) {
		return t.Snapshot(), Refuse("unknown-pace")
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	b, err := json.Marshal(seconds)
	if err == nil {
		err = t.cfg.Store.KeepPaper(context.WithoutCancel(ctx), pacePaper, b)
	}
	if err != nil {
		return t.Snapshot(), &NotSaved{err}
	}
	if t.clock.seconds != seconds {
		t.clock.seconds, t.clock.ends = seconds, time.Time{}
		t.publishLocked()
	}
	return t.Snapshot(), nil
}

// readPace reads what the clock was set to.
func (t *Table) readPace(ctx context.Context) {
	t.clock = clock{seconds: Paces[1], held: map[string]time.Time{}, touched: map[string]time.Time{}, kick: make(chan struct{}, 1)}
	papers, err := t.cfg.Store.Papers(ctx, pacePaper)
	var seconds int
	if b := papers[pacePaper]; err == nil && b != nil {
		if err = json.Unmarshal(b, &seconds); err == nil && slices.Contains(Paces, seconds) {
			t.clock.seconds = seconds
		}
	}
	if err != nil {
		t.cfg.Log.Warn("the pace of the clock cannot be read", "err", err)
	}
}

// Hold stops the clock for a device on which somebody reads, chooses or writes, or lets it go on. It stops for at most longestHold, or
// until the table goes on. One touch a second counts for each device, and only one for the present position.
func (t *Table) Hold(by By, seen int64, hold bool) *Snapshot {
	t.mu.Lock()
	defer t.mu.Unlock()
	c, now := &t.clock, t.cfg.Now()
	if seen != c.version || c.ask == "" {
		return t.Snapshot()
	}
	before := c.view()
	switch {
	case !hold:
		delete(c.held, by.Device)
	case now.Sub(c.touched[by.Device]) >= touchEvery:
		if len(c.touched) > mostTouched {
			clear(c.touched)
		}
		c.held[by.Device], c.touched[by.Device] = now.Add(longestHold), now
	}
	c.wind(now)
	if c.view() != before {
		t.publishLocked()
	}
	return t.Snapshot()
}

// keepTime does what the clock says, until the table is closed.
func (t *Table) keepTime() {
	timer := time.NewTimer(time.Hour)
	defer timer.Stop()
	for {
		at := t.nextTime()
		wait := time.Hour
		if !at.IsZero() {
			wait = max(0, at.Sub(t.cfg.Now()))
		}
		timer.Reset(wait)
		select {
		case <-t.run.Done():
			return
		case <-t.clock.kick:
		case <-timer.C:
			t.timeUp()
		}
	}
}

// nextTime is when the clock does something; zero: it does not run.
func (t *Table) nextTime() time.Time {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.clock.next()
}

// timeUp passes the ask when its time is up, or lets the clock go on when no device holds it any more.
func (t *Table) timeUp() {
	t.mu.Lock()
	defer t.mu.Unlock()
	c, now := &t.clock, t.cfg.Now()
	if c.ends.IsZero() || now.Before(c.ends) {
		before := c.view()
		if c.wind(now); c.view() != before {
			t.publishLocked()
		}
		return
	}
	c.ends = time.Time{} // where it cannot be passed, it starts anew
	err := t.applyLocked(t.run, Entry{By: By{Device: ByClock}, Seen: c.version, Kind: Answers, Answer: &games.Answer{Ask: c.ask, Seat: games.Table}})
	if err != nil {
		t.cfg.Log.Warn("the clock could not pass", "ask", c.ask, "err", err)
	}
	t.publishLocked()
}
