package stream

import (
	"fmt"
	"math"
	"time"

	"quartermaster/vision"
)

// SceneState is what happens over the board.
type SceneState string

// The states of a scene. A throw goes through them in this order.
const (
	SceneEmpty  SceneState = "empty"  // nothing lies there
	SceneHand   SceneState = "hand"   // somebody's hand is over the board, still or not
	SceneMoving SceneState = "moving" // something moves: dice roll
	SceneStill  SceneState = "still"  // a throw lies still and has not been read
	SceneRead   SceneState = "read"   // what lies there is known
	SceneTaken  SceneState = "taken"  // some of the dice that were read have been taken off
)

// Scene is the result of all frames so far.
type Scene struct {
	State  SceneState
	Throws uint64 // how many throws have come to rest so far
	Since  uint64 // serial of the first frame of this still scene; 0 while something moves
	Gone   []int  // ids of followed dice that have been taken off

	// Stay and Lifted are about the dice that were followed until the newest throw came to rest, or are followed now: the ids of those
	// that certainly lie where they lay, and of those that had been taken off. A die in neither may have been pushed. When a throw comes to
	// rest, Gone becomes empty and these two keep their values. Where no die is followed then, they become empty, too.
	Stay, Lifted []int

	// Unwatched says that the last throw was told from the first still scene of the stream: something moved or a hand was
	// there when the stream began, so that the dice may have lain there before. Compare them with the throw before.
	Unwatched bool
}

// AtRest reports whether nothing moves and no hand is there, so that a picture can be read.
func (s Scene) AtRest() bool { return s.State != SceneHand && s.State != SceneMoving }

// How long nothing may move before a scene counts as still, and in how many frames at least. Chosen, not fitted.
const (
	calmTime   = 250 * time.Millisecond
	calmFrames = 3
)

// patience is how long a large still object may count as a hand by its size alone. The mirror image of a lamp that was
// switched on stays longer. Chosen, not fitted.
const patience = 10 * time.Second

// The thresholds of each comparison. Fitted on: unknown; vision/MEASUREMENTS.md, "Throws from a stream", has what they achieve.
var (
	moves    = limits{bright: 4, colour: 5, slope: 0.12, noise: 1}       // from frame to frame
	differs  = limits{bright: 6, colour: 6, slope: 0.2, noise: 1}        // from one still scene to another
	presence = limits{bright: 9, colour: 9, slope: 0.35, noise: 1}       // from the empty board, whose picture may be old
	hint     = limits{bright: 4.5, colour: 4.5, slope: 0.17, noise: 0.5} // from the empty board, used only together with presence
)

// Settler finds throws in a stream of frames: still scenes that hold something new.
//
//	frame ─▶ thumb ─▶ moves? ─▶ a hand? ─▶ still for a while ─▶ what is new, what is gone ─▶ scene
//
// It cannot tell dice from other things; the reader does. One goroutine at a time may use it.
type Settler struct {
	field Field
	edge  float64 // of a die, in cells of the thumb

	compare               *comparer
	zones                 []zone
	empty                 *Thumb // the board without dice; nil: not known
	first                 *Thumb // the first frame
	last                  *Thumb
	anchor                *Thumb    // the first frame of a scene that may become still
	settled               *Thumb    // the last still scene
	since                 uint64    // serial of anchor
	taken                 time.Time // when last was taken
	from                  time.Time // since when nothing has moved
	stirred               time.Time // time of the last motion
	frames                int       // since anchor
	seen                  int       // frames of this size
	still                 bool
	scene                 Scene
	before                SceneState // state of the last still scene
	moved, present, fresh mask
	faint                 mask // present, with lower thresholds
	lay                   mask // present in the last still scene
	bare                  mask // the cells far from everything in it

	followed []followed
	asRead   *Thumb
}

// NewSettler makes a Settler for a camera's field.
func NewSettler(field Field) (*Settler, error) {
	if err := field.check(); err != nil {
		return nil, err
	}
	return &Settler{field: field, scene: Scene{State: SceneMoving}, before: SceneRead}, nil
}

// Scene is the newest scene.
func (s *Settler) Scene() Scene { return s.scene }

// See takes the next frame. A frame that cannot be decoded changes nothing; the error says why.
func (s *Settler) See(f vision.Frame) (Scene, error) {
	t, err := NewThumb(f.Data)
	if err != nil {
		return s.scene, err
	}
	if s.last == nil || s.last.W != t.W || s.last.H != t.H || s.last.Step != t.Step {
		if err := s.begin(t); err != nil {
			return s.scene, err
		}
	}
	if t != s.last {
		s.look(t, f)
	}
	s.last, s.taken = t, f.Taken
	return s.scene, nil
}

// begin starts anew with the first frame, and when the size of the pictures changes.
func (s *Settler) begin(t *Thumb) error {
	scale := float64(t.W*t.Step) / float64(s.field.Width)
	if d := scale*float64(s.field.Height) - float64(t.H*t.Step); d < -0.05*float64(t.H*t.Step)-float64(t.Step) || d > 0.05*float64(t.H*t.Step)+float64(t.Step) {
		return fmt.Errorf("the camera's pictures have another shape than those of the rig file, %dx%d; calibrate again", s.field.Width, s.field.Height)
	}
	s.edge = s.field.EdgePX * scale / float64(t.Step)
	scaled := s.field
	scaled.Inside, scaled.Around = times(s.field.Inside, scale), times(s.field.Around, scale)
	s.zones = scaled.zones(t.W, t.H, t.Step)
	s.compare = newComparer(t, s.zones, s.edge)
	n := t.W * t.H
	for _, m := range []*mask{&s.moved, &s.present, &s.fresh, &s.faint, &s.lay, &s.bare} {
		*m = make(mask, n)
	}
	s.empty = nil
	if e, err := NewThumb(s.field.Empty); err == nil && e.W == t.W && e.H == t.H {
		s.empty = e
	}
	s.first, s.last, s.anchor, s.settled, s.still, s.seen = t, t, nil, nil, false, 0
	s.forget()
	return nil
}

func times(all [][2]float64, k float64) [][2]float64 {
	out := make([][2]float64, len(all))
	for i, p := range all {
		out[i] = [2]float64{k * p[0], k * p[1]}
	}
	return out
}

// look takes one step of the state machine.
func (s *Settler) look(t *Thumb, f vision.Frame) {
	s.seen++
	noise := s.compare.differ(s.moved, t, s.last, moves)
	s.compare.steady(noise, max(0.1, 1/float32(s.seen)))
	stirs, moving := s.stirs(t, s.last)
	if !stirs && s.anchor != nil { // slow motion shows against the first frame only
		s.compare.differ(s.moved, t, s.anchor, differs)
		stirs, moving = s.stirs(t, s.anchor)
	}
	if stirs {
		s.stirred = f.Taken
	}
	hand := false
	if s.empty != nil && (stirs || !s.still) {
		s.compare.differ(s.present, t, s.empty, presence)
		hand = s.hand(t, stirs || f.Taken.Sub(s.stirred) < patience)
	}
	switch {
	case moving || hand && stirs:
		s.anchor, s.still, s.scene.Since = nil, false, 0
		s.scene.State = SceneMoving
		if hand {
			s.scene.State = SceneHand
		}
	case s.still:
		if !stirs { // a shadow that passes is no part of the empty board
			s.learn(t, f)
		}
	default:
		if s.anchor == nil {
			s.anchor, s.since, s.from, s.frames = t, f.Serial, s.taken, 0 // it shows what the frame before showed
		}
		s.frames++
		switch {
		case hand:
			s.scene.State, s.frames, s.from = SceneHand, 0, f.Taken
		case s.frames >= calmFrames && f.Taken.Sub(s.from) >= calmTime:
			s.settle(t)
		case s.scene.State == SceneHand:
			s.scene.State = SceneMoving
		}
	}
}

// stirs reports whether enough cells are marked as moved since ref, and whether some of them show more than other light: the
// soft shadow of somebody at the table passes over dice that lie still. Cells of such a shadow are not marked any more.
func (s *Settler) stirs(t, ref *Thumb) (stirs, moving bool) {
	if !s.many(s.moved) {
		return false, false
	}
	for i, is := range s.moved {
		s.moved[i] = is && !(s.zones[i] != beyond && s.compare.relit(t, ref, i))
	}
	return true, s.many(s.moved)
}

// many reports whether more of the lid is marked than noise would mark: enough cells that have a marked neighbour.
// The number was fitted on: unknown.
func (s *Settler) many(m mask) bool {
	n, w := 0, s.compare.w
	for i, is := range m {
		// The border of a thumb is never inside, so all neighbours exist.
		if is && s.zones[i] == inside && (m[i-1] || m[i+1] || m[i-w] || m[i+w] || m[i-w-1] || m[i-w+1] || m[i+w-1] || m[i+w+1]) {
			n++
		}
	}
	return float64(n) >= max(3, 0.12*s.edge*s.edge)
}

// hand reports whether something large reaches from beyond the rim into the lid. Where nearly all of the lid differs from the
// empty board, the empty board is out of date and no hand is reported. What came lately may be a hand by its size alone.
// The limits were fitted on: unknown.
func (s *Settler) hand(t *Thumb, lately bool) bool {
	lid, differs := 0, 0
	for i, z := range s.zones {
		if z == inside {
			lid++
			if s.present[i] {
				differs++
			}
		}
	}
	if 10*differs > 7*lid {
		return false
	}
	die := s.edge * s.edge
	wide, large, rim := false, false, 0
	for _, b := range s.present.blobs(s.compare.w, s.compare.h, s.zones) {
		if float64(b.zone[around]) >= max(3, 0.4*die) && float64(b.zone[inside]) >= max(3, 0.5*die) && float64(len(b.cells)) >= max(12, 3*die) {
			return true
		}
		// A dark sleeve over a dark rim divides the arm in two. Its size tells then.
		if b.zone[around] >= 3 {
			rim += b.zone[around]
		}
		if float64(b.zone[inside]) >= 6*die {
			width := float64(b.widest(s.compare.w))
			large, wide = large || width >= 1.2*s.edge, wide || width >= 1.8*s.edge
			// In bad light skin may look like the table beyond the rim. Dice never form a square of three by three.
			if lately && width >= 3*s.edge && !b.shaded(t, s.empty, die) {
				return true
			}
		}
	}
	return float64(rim) >= max(8, die) && (wide || large && s.reaches(t))
}

// reaches reports whether, with lower thresholds, one component joins something large within the lid to something beyond the
// rim: skin over wood shows little contrast.
func (s *Settler) reaches(t *Thumb) bool {
	die := s.edge * s.edge
	s.compare.differ(s.faint, t, s.empty, hint)
	for _, b := range s.faint.blobs(s.compare.w, s.compare.h, s.zones) {
		if b.zone[around] == 0 || b.zone[inside] == 0 {
			continue
		}
		var n [3]int
		for _, i := range b.cells {
			if s.present[i] {
				n[s.zones[i]]++
			}
		}
		if float64(n[inside]) >= 6*die && float64(n[around]) >= max(8, die) {
			return true
		}
	}
	return false
}

// settle decides what a scene is that has come to rest.
func (s *Settler) settle(t *Thumb) {
	s.still, s.scene.Since = true, s.since
	lies := s.follow(t) || s.empty == nil || s.lies(s.present, t, s.empty)
	state := s.before
	before := s.settled
	if before == nil { // a die that was there and lay still in the first frame already is nothing new
		before = s.first
	}
	s.compare.differ(s.fresh, t, before, differs)
	if s.empty != nil {
		// The light on a die changes when its neighbour is taken off. New is only what lies where nothing lay.
		for i, p := range s.present {
			s.fresh[i] = s.fresh[i] && p && !s.lay[i]
		}
		s.uncover(t, before)
	}
	if s.lies(s.fresh, t, before) {
		s.scene.Throws++
		s.scene.Unwatched = s.settled == nil
		state = SceneStill
		if s.scene.Lifted = s.scene.Gone; len(s.followed) == 0 {
			s.scene.Stay = nil
		}
		s.forget()
	}
	if state != SceneStill && len(s.scene.Gone) > 0 {
		state = SceneTaken
	}
	if !lies {
		state = SceneEmpty
	}
	copy(s.lay, s.present)
	s.compare.far(s.bare, s.present)
	s.first, s.settled, s.anchor = nil, t, t
	s.scene.State, s.before = state, state
}

// lies reports whether something at least as large as a part of a die is marked in the lid and is no shadow. The
// minimum (0.3 squares of an edge) was fitted on: unknown.
func (s *Settler) lies(m mask, t, ref *Thumb) bool {
	die := s.edge * s.edge
	blobs := m.blobs(s.compare.w, s.compare.h, s.zones)
	var shadows []*blob
	for i := range blobs {
		if b := &blobs[i]; float64(len(b.cells)) > 4*die && b.shaded(t, ref, die) {
			shadows = append(shadows, b)
		}
	}
	for i := range blobs {
		b := &blobs[i]
		if float64(b.zone[inside]) < max(2, 0.3*die) || b.shaded(t, ref, die) || b.dark(t, ref) && (s.beside(t, b, shadows) || b.soft(m, t, ref)) {
			continue
		}
		return true
	}
	return false
}

// beside reports whether a component lies within two edges of a large shadow.
func (s *Settler) beside(t *Thumb, b *blob, shadows []*blob) bool {
	p := t.cellCentre(b.cells[0])
	for _, o := range shadows {
		for _, i := range o.cells {
			if q := t.cellCentre(i); math.Hypot(p[0]-q[0], p[1]-q[1]) < 2*s.edge {
				return true
			}
		}
	}
	return false
}

// learning is the share of each still frame in the moving average of the empty board. renewed is how often the anchor of a
// still scene is replaced by a newer frame. Chosen, not fitted.
const (
	learning = 0.02
	renewed  = 10 * time.Second
)

// learn lets the empty board follow daylight where nothing lies. Cells near an object are left as they were, since in bad
// light only a part of a die is seen.
func (s *Settler) learn(t *Thumb, f vision.Frame) {
	if s.empty != nil {
		for i := range s.empty.Y {
			if !s.bare[i] && s.zones[i] != beyond {
				continue
			}
			s.empty.Y[i] += learning * (t.Y[i] - s.empty.Y[i])
			s.empty.U[i] += learning * (t.U[i] - s.empty.U[i])
			s.empty.V[i] += learning * (t.V[i] - s.empty.V[i])
		}
	}
	if f.Taken.Sub(s.from) > renewed {
		s.anchor, s.from = t, f.Taken
	}
}
