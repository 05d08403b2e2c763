package companion

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// Throw reads the dice of an open ask from the camera: at once, or after the camera has thrown them.
// It returns when the reading is under way; what comes of it is in the snapshots.
func (t *Table) Throw(ctx context.Context, seen int64, ask string) error {
	e := t.sees.Load()
	if e.Source == nil {
		return Refuse("no-camera")
	}
	return t.look(e, By{Device: Camera}, seen, ask, e.bring)
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
	return t.look(e, By{Device: Camera}, s.Version, s.Asks[i].ID, func(ctx context.Context, _ throw.Wanted) (vision.Frame, error) {
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
	s, err := t.sighting(seen, ask)
	if err != nil {
		return t.Snapshot(), err
	}
	if t.active != nil && t.active.Ask == ask && t.active.By == byHand {
		return t.Snapshot(), nil // it was begun already
	}
	s.State, s.By = IsAsking, byHand
	t.begin(s)
	t.publish()
	return t.Snapshot(), nil
}

// sighting makes a new one for an open ask.
func (t *Table) sighting(seen int64, ask string) (*Sighting, error) {
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

// begin makes s the sighting that is under way and ends what was.
func (t *Table) begin(s *Sighting) {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
	t.active = s
}

// look reads a frame for an open ask with e. Where nothing is open in it, by is who gave the throw.
func (t *Table) look(e *eyes, by By, seen int64, ask string, bring func(context.Context, throw.Wanted) (vision.Frame, error)) error {
	if e.Reader == nil {
		return Refuse("no-reader")
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if e != t.sees.Load() {
		return Refuse("camera-changed")
	}
	s, err := t.sighting(seen, ask)
	if err != nil {
		return err
	}
	if t.active != nil && t.active.Ask == ask && t.active.State == IsReading {
		return nil // it was begun already
	}
	s.State, s.By, s.MarginMM, s.called = IsReading, e.eye(), e.margin(), by
	t.begin(s)
	ctx, cancel := context.WithTimeout(e.run, t.cfg.ReadTime)
	t.stop = cancel
	id, want := s.ID, s.wanted
	e.work.Go(func() {
		defer cancel()
		r, err := e.read(ctx, want, bring)
		e.take(id, r, err)
	})
	t.publish()
	return nil
}

// readout is what was read of the board.
type readout struct {
	reading vision.Reading
	top     vision.Top
	frame   vision.Frame // the newest that was read
}

// read uses the reader when it is free. It returns when ctx ends, even if the reader does not:
// the next reading then waits for it.
func (e *eyes) read(ctx context.Context, want throw.Wanted, bring func(context.Context, throw.Wanted) (vision.Frame, error)) (readout, error) {
	type result struct {
		readout
		err error
	}
	select {
	case e.busy <- struct{}{}:
	case <-ctx.Done():
		return readout{}, ctx.Err()
	}
	done := make(chan result, 1)
	go func() {
		var r result
		defer func() {
			if p := recover(); p != nil {
				r.err = fmt.Errorf("the reader stumbled: %v", p)
			}
			<-e.busy
			done <- r
		}()
		if r.frame, r.err = bring(ctx, want); r.err != nil {
			return
		}
		if r.reading, r.frame, r.err = e.readFrames(ctx, r.frame, expect(want)); r.err != nil {
			return
		}
		if r.top, r.err = e.Reader.Top(ctx, r.reading); r.err != nil {
			// A reading stands without its picture: it is shown on a blank chart, and nothing is lost but the sight.
			e.t.cfg.Log.Warn("no rectified picture", "err", r.err)
			r.top, r.err = vision.Top{}, nil
		}
	}()
	select {
	case r := <-done:
		return r.readout, r.err
	case <-ctx.Done():
		return readout{}, ctx.Err()
	}
}

// seen takes what a reading brought, if anybody still waits for it.
func (t *Table) seen(id string, r vision.Reading, p vision.Top, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.active == nil || t.active.ID != id || t.active.State != IsReading {
		return
	}
	s := t.active.clone()
	if err == nil {
		err = s.take(r)
	}
	if err != nil {
		s.State, s.Error = IsFailed, t.sentence(err)
		t.cfg.Log.Warn("a picture could not be read", "err", err)
		t.active = &s
		t.publish()
		return
	}
	s.State = IsAsking
	if len(p.JPEG) > 0 {
		s.Picture = &Picture{WidthPX: p.WidthPX, HeightPX: p.HeightPX, PixelsPerMM: p.PixelsPerMM, OriginPX: p.OriginPX}
		t.tops.hold(id, p.JPEG)
	}
	t.active = &s
	t.conclude(s.called)
	t.publish()
}

// take fills a sighting from a reading, or says that the reading cannot be.
func (s *Sighting) take(r vision.Reading) error {
	if len(r.Dice) > mostDice || len(r.Questions) > 10*mostDice || len(r.Guards) > mostDice {
		return Refuse("reading-odd")
	}
	ids := map[int]bool{}
	for _, d := range r.Dice {
		if ids[d.ID] || d.ID < 0 || d.ID > 1e6 || d.Value < 0 || d.Value > 100 {
			return Refuse("reading-odd")
		}
		ids[d.ID] = true
		numbers := []float64{d.Centre[0], d.Centre[1], d.Yaw, d.Edge, d.Confidence.Exists, d.Confidence.Value, d.Confidence.Colour, d.Confidence.Flat}
		for i := range d.Footprint {
			numbers = append(numbers, d.Footprint[i][:]...)
			numbers = append(numbers, d.Outline[i][:]...)
		}
		if slices.ContainsFunc(numbers, func(v float64) bool { return math.IsNaN(v) || math.Abs(v) > 1e6 }) {
			return Refuse("reading-odd")
		}
		switch d.Pose {
		case vision.Flat, vision.Cocked, vision.Stacked, vision.Hidden:
		default:
			return Refuse("reading-odd")
		}
		switch faces := s.FacesOf(d.Colour); {
		case d.Face != "": // what it shows is told by name: the game has its own order of faces
			d.Value = 1 + slices.Index(faces, d.Face)
		case !slices.Equal(faces, pips):
			d.Value = 0 // pips, where a die with other faces is wanted: people say what it shows
		}
		s.Dice = append(s.Dice, SeenDie{Die: d, Placed: d.Footprint != [4][2]float64{}})
	}
	for _, q := range r.Questions {
		for _, id := range q.Dice {
			if !ids[id] {
				return Refuse("reading-odd")
			}
		}
	}
	s.Questions, s.Guards = r.Questions, r.Guards
	return nil
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
	if f.Discard && t.active != nil && t.active.ID == sighting {
		t.begin(nil)
		t.publish()
		return t.Snapshot(), nil
	}
	s, err := t.fixable(sighting)
	if err != nil {
		return t.Snapshot(), err
	}
	next, err := s.fix(f, t.sees.Load().Board)
	if err != nil {
		return t.Snapshot(), err
	}
	if next.State = IsAsking; s.State == IsAnswered && reflect.DeepEqual(next.throw(), s.throw()) && next.clear() {
		return t.Snapshot(), nil // it is so already
	}
	t.active = &next
	t.conclude(by)
	t.publish()
	return t.Snapshot(), nil
}

// fixable gives the sighting that the snapshot shows.
func (t *Table) fixable(id string) (Sighting, error) {
	if t.active != nil {
		switch {
		case t.active.ID != id:
			return Sighting{}, Refuse("sighting-gone")
		case t.active.State != IsAsking:
			return Sighting{}, Refuse("sighting-busy")
		}
		return *t.active, nil
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

// conclude answers with the sighting when nothing is open. What the game refuses stays, with the reason.
func (t *Table) conclude(by By) {
	s := t.active
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
	if err := t.apply(t.run, e); err != nil {
		failed := s.clone()
		failed.Error = t.sentence(err)
		t.active = &failed
		return
	}
	t.active = nil
	sees := t.sees.Load()
	if keep, ok := sees.cases.ready(kept); ok {
		sees.work.Go(keep)
	}
}

// tidy drops a sighting that no longer belongs to anything, after the position has changed.
func (t *Table) tidy() {
	s := t.active
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
	t.begin(nil)
}

// Top is the rectified picture of a sighting, as JPEG.
func (t *Table) Top(id string) ([]byte, bool) { return t.tops.get(id) }
