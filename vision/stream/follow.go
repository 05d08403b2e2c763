package stream

import (
	"math"

	"quartermaster/vision"
)

// followed is a die that was read and is watched until it is taken off.
type followed struct {
	id          int
	at          [2]float64 // centre of its top face, in cells
	middle, rim []int      // its cells
	gone        bool
}

// Read tells the settler which dice lie in the scene that is still now. Each is followed until it is taken off.
func (s *Settler) Read(dice []vision.Die) {
	s.forget()
	if s.settled == nil {
		return
	}
	s.asRead = s.settled
	for _, d := range dice {
		if f := s.followedAs(d); len(f.middle)+len(f.rim) > 0 {
			s.followed = append(s.followed, f)
		}
	}
	if s.still && s.scene.State != SceneEmpty {
		s.scene.State, s.before = SceneRead, SceneRead
	}
}

// followedAs finds the cells of a die in the thumb: its middle, and a rim of one and a half cells, which also shows what
// stands beside it.
func (s *Settler) followedAs(d vision.Die) followed {
	f := followed{id: d.ID}
	scale := float64(s.settled.W) / float64(s.field.Width)
	for _, p := range d.Outline {
		f.at[0], f.at[1] = f.at[0]+p[0]*scale/4, f.at[1]+p[1]*scale/4
	}
	inner := max(0.5, 1-1.5/s.edge)
	var whole, drawnIn [][2]float64
	for _, p := range d.Outline {
		u, v := p[0]*scale, p[1]*scale
		whole = append(whole, [2]float64{u, v})
		drawnIn = append(drawnIn, [2]float64{f.at[0] + inner*(u-f.at[0]), f.at[1] + inner*(v-f.at[1])})
	}
	for i, z := range s.zones {
		p := s.settled.cellCentre(i)
		switch {
		case z == beyond:
		case within(p, drawnIn):
			f.middle = append(f.middle, i)
		case within(p, whole):
			f.rim = append(f.rim, i)
		}
	}
	return f
}

// cellCentre is the centre of a cell.
func (t *Thumb) cellCentre(i int) [2]float64 {
	return [2]float64{float64(i%t.W) + 0.5, float64(i/t.W) + 0.5}
}

// LearnEmpty tells the settler that no dice lie in the scene that is still now. It becomes the new empty board.
func (s *Settler) LearnEmpty() {
	if !s.still || s.settled == nil {
		return
	}
	s.forget()
	s.empty = &Thumb{W: s.settled.W, H: s.settled.H, Step: s.settled.Step}
	s.empty.Y, s.empty.U, s.empty.V = append(s.empty.Y, s.settled.Y...), append(s.empty.U, s.settled.U...), append(s.empty.V, s.settled.V...)
	clear(s.present)
	clear(s.lay)
	s.compare.far(s.bare, s.present)
	s.scene.State, s.before = SceneEmpty, SceneEmpty
}

// forget stops following all dice.
func (s *Settler) forget() { s.followed, s.asRead, s.scene.Gone = nil, nil, nil }

// Thresholds of a die that was taken off. A die that looks like the board counts as still there. Fitted on: unknown.
const (
	unlikest  = 12   // upper bound of the dissimilarity of one cell
	takenOff  = 0.5  // mean dissimilarity by which the board must fit better than the die
	staysOn   = 1    // the same by which the die must fit better to be certainly there
	rimCounts = 0.25 // weight of a cell of the rim
)

// Bounds of the gain relative to the surroundings: of a die that stays when its neighbour is taken off, and of the board,
// on which the neighbour's shadow may have lain. Fitted on: unknown.
var (
	relit = [2]float32{0.85, 1.2}
	bared = [2]float32{0.3, 1.1}
)

// follow updates which of the followed dice have been taken off, in a still scene. It reports whether one certainly stays.
// Where a die was taken off, the board fits its cells better than the picture in which it was read. All cells of a die are
// summed, since in dim light a single one may differ by no more than noise.
func (s *Settler) follow(t *Thumb) (stays bool) {
	if len(s.followed) == 0 || s.empty == nil {
		return false
	}
	asDie := s.compare.unlike(t, s.asRead, relit, math.Sqrt2)
	asBoard := s.compare.unlike(t, s.empty, bared, 1) // averaged over many frames
	var gone, stay []int
	for i := range s.followed {
		f := &s.followed[i]
		sum := float32(0) // by how much the board fits better
		for _, at := range f.middle {
			sum += asDie(at) - asBoard(at)
		}
		for _, at := range f.rim {
			sum += rimCounts * (asDie(at) - asBoard(at))
		}
		all := float32(len(f.middle)) + rimCounts*float32(len(f.rim))
		f.gone = f.gone || sum > takenOff*all
		switch {
		case f.gone:
			gone = append(gone, f.id)
		case sum < -staysOn*all:
			stay = append(stay, f.id)
		}
	}
	s.scene.Gone, s.scene.Stay, s.scene.Lifted = gone, stay, gone
	return len(stay) > 0
}

// uncover removes from fresh the shadows that became visible when a die was taken off: components smaller than a die, next
// to one that is gone, that are nearly all the scene before with less light. The limits (squares of an edge, cells, share) were
// fitted on: unknown.
func (s *Settler) uncover(t, before *Thumb) {
	const small, near, least = 0.7, 2, 0.7
	for _, b := range s.fresh.blobs(s.compare.w, s.compare.h, s.zones) {
		if float64(len(b.cells)) > small*s.edge*s.edge {
			continue
		}
		beside, shade := false, 0
		for _, i := range b.cells {
			if t.shade(before, i) {
				shade++
			}
			p := t.cellCentre(i)
			for _, f := range s.followed {
				beside = beside || f.gone && math.Hypot(p[0]-f.at[0], p[1]-f.at[1]) < near*s.edge
			}
		}
		if beside && float64(shade) >= least*float64(len(b.cells)) {
			for _, i := range b.cells {
				s.fresh[i] = false
			}
		}
	}
}
