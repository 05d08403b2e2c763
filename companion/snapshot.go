package companion

import (
	"fmt"
	"slices"

	"quartermaster/games"
	"quartermaster/vision"
)

// Snapshot is all that a page shows, before translation. It never changes; Superseded tells when there is a newer one.
type Snapshot struct {
	Serial   int64 // counts up with every snapshot, and on over restarts
	Version  int64 // the position's number: what an answer must have seen
	Hash     string
	Info     *games.Info // nil: no game
	Start    *Start
	View     games.View
	Asks     []games.Ask
	Result   *games.Result
	Can      Can
	Camera   CameraView
	Board    Board
	Sighting *Sighting
	Thrown   string     // id of the sighting that the last answered throw came from
	Past     bool       // the battle of the view was over before the last answer: the table has gone on
	Taken    []int      // the dice of that throw that have been taken off the board since, by their ids
	Log      []Line     // newest last
	Alerts   []Sentence // what people should know before they tap anything
	Clock    ClockView
	Prepare  []games.Preparation // the set-up, before the first answer
	Waits    []Waits             // the games that were parked, the last one first
	Sealed   []string            // ids of the secret asks that are answered; nobody learns how

	drawn      *drawn    // what it shows of the position; nil: no game, or one that cannot be shown
	missing    *Sentence // what the game lacks; it is among the alerts
	superseded chan struct{}
}

// Can says what may be done now.
type Can struct{ Undo, Redo, ThrowNow, Upload, ByHand bool }

// Line is one line of the log.
type Line struct {
	Entry    int64 // the step that it belongs to; 0: none
	Text     Sentence
	Seats    []games.SeatNo
	Announce bool
}

// mostLines is how much of the log a snapshot carries.
const mostLines = 20

// Snapshot gives the newest snapshot without waiting.
func (t *Table) Snapshot() *Snapshot { return t.shown.Load() }

// Superseded is closed when there is a newer snapshot. A slow reader misses some in between and holds up nobody.
func (s *Snapshot) Superseded() <-chan struct{} { return s.superseded }

// SamePosition says whether both snapshots show the same position with the same dice taken off and the same asks sealed: they differ
// in camera, sighting, clock, log and alerts at most.
func (s *Snapshot) SamePosition(o *Snapshot) bool {
	return s.drawn != nil && s.drawn == o.drawn && s.Thrown == o.Thrown && slices.Equal(s.Taken, o.Taken) && slices.Equal(s.Sealed, o.Sealed)
}

// refresh shows what the table holds now.
func (t *Table) refresh() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.publishLocked()
}

// publishLocked makes a new snapshot of what the table holds.
func (t *Table) publishLocked() {
	t.drafts.keep(t.run, t.record.last, t.asked)
	t.serial++
	s := &Snapshot{Serial: t.serial, Version: t.record.last, Board: t.sees.Load().Board, superseded: make(chan struct{})}
	err := t.showLocked(s)
	if err != nil {
		t.cfg.Log.Error("a position cannot be shown", "err", err)
		s.Log = append(s.Log, Line{Text: Say("rules-stumbled"), Announce: true})
	}
	s.Sealed = t.isSealedLocked()
	ask := ""
	if t.asked == nil && err == nil {
		ask = passing(s.Asks)
	}
	t.clock.follow(s.Version, ask, t.cfg.Now())
	s.Clock = t.clock.view()
	t.throws.follow(t.record)
	if old := t.shown.Swap(s); old != nil {
		close(old.superseded)
	}
}

// drawn holds everything that a snapshot shows of a position. It is computed once for each answer, not for every snapshot in which only the
// camera or a sighting is new. Snapshots share it, and it is never changed.
type drawn struct {
	of     *moment
	hash   string
	view   games.View
	asks   []games.Ask
	result *games.Result
	past   bool
}

func draw(m *moment) (*drawn, error) {
	hash, err := Hash(m.position)
	if err != nil {
		return nil, err
	}
	view := m.position.View(games.Table)
	return &drawn{m, hash, view, m.position.Asks(), m.position.Result(), m.past(view)}, nil
}

func (t *Table) showLocked(s *Snapshot) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the rules failed: %v", p)
		}
	}()
	s.missing = t.record.Missing()
	s.Camera, s.Alerts = t.cameraView(), t.alerts(s.missing)
	s.Can.Undo, s.Can.Redo = t.record.canUndo(), t.record.canRedo()
	s.Sighting = t.asked
	s.Waits = t.record.waits()
	for _, line := range t.record.trouble {
		s.Log = append(s.Log, Line{Text: line, Announce: true})
	}
	m := t.record.now()
	if m == nil {
		return nil
	}
	info := m.game.Info()
	s.Info, s.Start = &info, m.start
	if g, tells := m.game.(games.Preparer); tells && m.prev == nil {
		s.Prepare = g.Prepare(m.start.setup(info))
	}
	s.Log = append(m.log(), s.Log...)
	s.Log = s.Log[max(0, len(s.Log)-mostLines):]
	d := t.drawn
	if d == nil || d.of != m {
		if d, err = draw(m); err != nil {
			return err
		}
	}
	t.drawn, s.drawn = d, d
	s.Hash, s.View, s.Asks, s.Result, s.Past = d.hash, d.view, d.asks, d.result, d.past
	if last := t.record.shown(s.View); last != nil {
		s.Thrown, s.Taken = last.ID, t.sees.Load().watch.taken(last.ID)
		if t.asked == nil {
			s.Sighting = last
		}
		if last.Picture != nil && !t.tops.has(last.ID) {
			last.Picture = nil // it is shown as a chart
		}
	}
	if slices.ContainsFunc(s.Asks, func(a games.Ask) bool { return a.Kind == games.Throw }) {
		source := t.sees.Load().Source
		_, uploads := source.(vision.Uploader)
		reads := source != nil && s.Camera.Reader != ReaderNone
		s.Can.ByHand = true
		s.Can.Upload = reads && uploads
		s.Can.ThrowNow = reads && !uploads && s.Camera.Live
	}
	return nil
}

// shown is the sighting of the throw that the view draws, which may be an older one; without such a throw it is the last one.
func (r Record) shown(v games.View) *Sighting {
	for _, p := range v.Table {
		if p.Battle == nil || len(p.Battle.Throw.Dice) == 0 {
			continue
		}
		for m := r.now(); m != nil; m = m.prev {
			if a := m.answer.Throw; a != nil && m.sighting != nil && len(a.Dice) > 0 && &a.Dice[0] == &p.Battle.Throw.Dice[0] {
				return r.thrown(m.entry)
			}
		}
	}
	return r.answered()
}

// log gives the newest lines of a game.
func (m *moment) log() []Line {
	var lines []Line // newest first
	for ; m != nil && len(lines) < mostLines; m = m.prev {
		for _, n := range slices.Backward(m.notes) {
			lines = append(lines, Line{Entry: m.entry, Text: n, Announce: true})
		}
		for _, h := range slices.Backward(m.happened()) {
			lines = append(lines, Line{Entry: m.entry, Text: Sentence{Text: h.Text, Game: true}, Seats: h.Seats, Announce: h.Announce})
		}
	}
	slices.Reverse(lines)
	return lines
}
