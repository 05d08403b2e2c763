package companion

import (
	"context"
	"errors"
	"io"
	"reflect"
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// Throw reads the dice of an open ask from the camera. A source that throws by itself throws them first. It returns when the reading
// has begun; the snapshots show its outcome.
func (t *Table) Throw(ctx context.Context, seen int64, ask string) error {
	e := t.sees.Load()
	if e.Source == nil {
		return Refuse("no-camera")
	}
	return t.beginReading(e, By{Device: Camera}, seen, ask, e.bring)
}

// Upload reads the dice of the open ask from a picture that somebody brought.
func (t *Table) Upload(ctx context.Context, picture []byte) error {
	e := t.sees.Load()
	up, ok := e.Source.(vision.Uploader)
	if !ok {
		return Refuse("no-upload")
	}
	s := t.Snapshot()
	i := slices.IndexFunc(s.Asks, func(a games.Ask) bool { return a.Kind == games.Throw })
	if i < 0 {
		return Refuse("not-a-throw")
	}
	return t.beginReading(e, By{Device: Camera}, s.Version, s.Asks[i].ID, func(ctx context.Context, _ throw.Wanted) (vision.Frame, error) {
		_, count, _ := e.frame.newest()
		if err := up.Put(picture); err != nil {
			return vision.Frame{}, &Refused{Why: Say("picture-unread", "Reason", Clip(err.Error(), 300))}
		}
		return e.after(ctx, count, t.cfg.ReadTime)
	})
}

// Bring takes a frame of the phone that is the table's camera.
func (t *Table) Bring(ctx context.Context, frame io.Reader, settings map[string]float64) (vision.Wish, error) {
	r, ok := t.sees.Load().Source.(vision.Receiver)
	if !ok {
		return vision.Wish{}, Refuse("phone-not-chosen")
	}
	return r.Bring(ctx, frame, settings)
}

// Lay begins an empty chart on which people lay the dice of an open ask by hand.
func (t *Table) Lay(ctx context.Context, seen int64, ask string) (*Snapshot, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s, err := t.newSightingLocked(seen, ask)
	if err != nil {
		return t.Snapshot(), err
	}
	if t.asked != nil && t.asked.Ask == ask && t.asked.By == byHand {
		return t.Snapshot(), nil // it was begun already
	}
	s.State, s.By = IsAsking, byHand
	s.beginWithEarlierDice(t.sees.Load().Board)
	t.askAboutLocked(s)
	t.publishLocked()
	return t.Snapshot(), nil
}

// newSightingLocked makes a sighting for an open ask.
func (t *Table) newSightingLocked(seen int64, ask string) (*Sighting, error) {
	if seen != t.record.last {
		return nil, &Stale{Seen: seen, Now: t.record.last, What: t.record.happened()}
	}
	m := t.record.now()
	if m == nil {
		return nil, Refuse("no-game")
	}
	a, open := m.asked(ask)
	if !open {
		return nil, Refuse("unknown-ask")
	}
	if a.Kind != games.Throw || a.Throw == nil {
		return nil, Refuse("not-a-throw")
	}
	t.lastID = max(t.lastID+1, t.cfg.Now().UnixMilli())
	s := &Sighting{ID: strconv.FormatInt(t.lastID, 36), Ask: ask, Dice: []SeenDie{}}
	s.at(m, a.Throw)
	return s, nil
}

// askAboutLocked makes s the throw that is being asked about, and ends what was read for another; nil: none is.
func (t *Table) askAboutLocked(s *Sighting) {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
	t.asked = s
}

// throwsNow returns the present state of throwing.
func (t *Table) throwsNow() throwsNow {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := throwsNow{version: t.record.last, answered: t.record.answered()}
	m := t.record.now()
	if t.asked != nil || m == nil {
		return now
	}
	asks := m.position.Asks()
	if i := slices.IndexFunc(asks, func(a games.Ask) bool { return a.Kind == games.Throw && a.Throw != nil }); i >= 0 {
		now.awaited = &asks[i]
	}
	return now
}

// propose begins a sighting of a throw that the camera found by itself, for the ask that waits for it, unless something else came
// first.
func (t *Table) propose(e *eyes, version int64, ask string) (id string, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s, err := t.newSightingLocked(version, ask)
	if err != nil || t.asked != nil || e != t.sees.Load() {
		return "", false
	}
	s.State, s.By, s.MarginMM, s.called = IsReading, e.eye(), e.margin(), By{Device: Camera}
	t.askAboutLocked(s)
	return s.ID, true
}

// beginReading begins to read a frame for an open ask. If the reading leaves no question, the throw is answered in the name of by.
func (t *Table) beginReading(e *eyes, by By, seen int64, ask string, bring func(context.Context, throw.Wanted) (vision.Frame, error)) error {
	if e.Reader == nil {
		return Refuse("no-reader")
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if e != t.sees.Load() {
		return Refuse("camera-changed")
	}
	s, err := t.newSightingLocked(seen, ask)
	if err != nil {
		return err
	}
	if t.asked != nil && t.asked.Ask == ask && t.asked.State == IsReading {
		return nil // it was begun already
	}
	s.State, s.By, s.MarginMM, s.called = IsReading, e.eye(), e.margin(), by
	t.askAboutLocked(s)
	ctx, cancel := context.WithTimeout(e.run, t.cfg.ReadTime)
	t.stop = cancel
	id, want := s.ID, s.wanted
	e.work.Go(func() {
		defer cancel()
		r, err := e.read(ctx, want, bring)
		e.deliver(id, r, err)
	})
	t.publishLocked()
	return nil
}

// readingDone takes the outcome of a reading, if it is still waited for.
func (t *Table) readingDone(id string, r readout, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.asked == nil || t.asked.ID != id || t.asked.State != IsReading {
		return
	}
	s := t.asked.clone()
	if err == nil {
		err = s.fill(r.reading, r.before)
	}
	if err != nil {
		s.State, s.Error = IsFailed, t.sentence(err)
		t.cfg.Log.Warn("a picture could not be read", "err", err)
		t.asked = &s
		t.publishLocked()
		return
	}
	s.State = IsAsking
	if p := r.top; len(p.JPEG) > 0 {
		s.Picture = &Picture{WidthPX: p.WidthPX, HeightPX: p.HeightPX, PixelsPerMM: p.PixelsPerMM, OriginPX: p.OriginPX}
		t.tops.hold(id, p.JPEG)
	}
	t.asked = &s
	t.concludeLocked(s.called)
	t.publishLocked()
}

// sentence puts any error into words for people.
func (t *Table) sentence(err error) *Sentence {
	var r *Refused
	var n *NotSaved
	var s Sentence
	switch {
	case errors.As(err, &r):
		s = r.Why
	case errors.As(err, &n):
		s = Say("not-saved")
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		s = Say("reader-silent")
	default:
		s = Say("picture-unread", "Reason", Clip(err.Error(), 300))
	}
	return &s
}

// Fix puts one thing right in the sighting that the snapshot shows. When nothing is open any more the throw is answered,
// or, if it was answered already, its answer is corrected.
func (t *Table) Fix(ctx context.Context, by By, sighting string, f Fix) (*Snapshot, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if f.Discard && t.asked != nil && t.asked.ID == sighting {
		t.askAboutLocked(nil)
		t.publishLocked()
		return t.Snapshot(), nil
	}
	s, err := t.fixableLocked(sighting)
	if err != nil {
		return t.Snapshot(), err
	}
	next, err := s.fix(f, t.sees.Load().Board)
	if err != nil {
		return t.Snapshot(), err
	}
	if next.State = IsAsking; s.State == IsAnswered && reflect.DeepEqual(next.throw(), s.throw()) && next.clear() {
		return t.Snapshot(), nil // nothing changes
	}
	t.asked = &next
	t.concludeLocked(by)
	t.publishLocked()
	return t.Snapshot(), nil
}

// fixableLocked gives the sighting that the snapshot shows.
func (t *Table) fixableLocked(id string) (Sighting, error) {
	if t.asked != nil {
		switch {
		case t.asked.ID != id:
			return Sighting{}, Refuse("sighting-gone")
		case t.asked.State != IsAsking:
			return Sighting{}, Refuse("sighting-busy")
		}
		return *t.asked, nil
	}
	var s *Sighting
	if m := t.record.now(); m != nil {
		s = t.record.shown(m.position.View(games.Table))
	}
	if s == nil || s.ID != id {
		return Sighting{}, Refuse("sighting-gone")
	}
	return *s, nil
}

// concludeLocked answers with the sighting when nothing is open. What the game refuses stays, with the reason.
func (t *Table) concludeLocked(by By) {
	s := t.asked
	if s.State != IsAsking || !s.clear() {
		return
	}
	kept := s.clone()
	kept.State, kept.Corrects, kept.Error = IsAnswered, 0, nil
	e := Entry{By: by, Seen: t.record.last, Kind: Answers, Answer: &games.Answer{Ask: s.Ask, Throw: s.throw()}, Sighting: &kept}
	e.Answer.Seat = games.Table
	if s.Corrects != 0 {
		e.Kind, e.Of = Corrects, s.Corrects
	}
	if err := t.applyLocked(t.run, e); err != nil {
		failed := s.clone()
		failed.Error = t.sentence(err)
		t.asked = &failed
		return
	}
	t.asked = nil
	sees := t.sees.Load()
	if keep, ok := sees.cases.ready(kept); ok {
		sees.work.Go(keep)
	}
}

// tidyLocked drops a sighting that no longer belongs to anything, after the position has changed.
func (t *Table) tidyLocked() {
	s := t.asked
	if s == nil {
		return
	}
	m := t.record.now()
	if s.Corrects != 0 {
		if a := t.record.thrown(s.Corrects); a != nil && a.ID == s.ID {
			return
		}
	} else if m != nil {
		if a, open := m.asked(s.Ask); open && a.Throw != nil && reflect.DeepEqual(*a.Throw, s.wanted) {
			return
		}
	}
	t.askAboutLocked(nil)
}

// Top returns the rectified picture of a sighting, as JPEG.
func (t *Table) Top(id string) ([]byte, bool) { return t.tops.get(id) }
