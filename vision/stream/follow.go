package stream

import (
	"math"

	"quartermaster/vision"
)

// followed is a die that was read and is watched until it is taken off.
type followed struct {
	id          int
	at          [2]float64 // the middle of its top face in the thumb
	middle, rim []int      // places of it
	gone        bool
}

// Read says that what lies there now was read: these are its dice. Each is followed until it is taken off.
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

// followedAs finds the places of a die in the thumb: its middle, and its rim of a place and a half, which shows what stands beside
// it as well.
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
		p := s.settled.middleOf(i)
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

// middleOf is the middle of a place.
func (t *Thumb) middleOf(i int) [2]float64 {
	return [2]float64{float64(i%t.W) + 0.5, float64(i/t.W) + 0.5}
}

// Nothing says that what lies there now are no dice: from now on it belongs to the empty board.
func (s *Settler) Nothing() {
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

// forget ends following.
func (s *Settler) forget() { s.followed, s.asRead, s.scene.Gone = nil, nil, nil }

// A die that looks like the board is taken to stay.
const (
	unlikest  = 12   // how unlike a place can be at most, as a square of what noise explains
	takenOff  = 0.5  // by how much of that the board must explain the places of a die better than the die does, on the mean
	staysOn   = 1    // by how much the die must explain them better for it to be sure to lie there still
	rimCounts = 0.25 // what a place of a die's rim counts
)

// How much less and more light than all about it there may be: on a die that stays when its neighbour is taken off, and on
// the board, where that neighbour's shadow may lie.
var (
	relit = [2]float32{0.85, 1.2}
	bared = [2]float32{0.3, 1.1}
)

// follow looks which of the followed dice have been taken off a scene that lies still, and says whether any is sure to stay. Where
// one was taken off the board explains its places better than what was there when it was read. All of a die is weighed together,
// since in dim light a single place may differ by no more than noise.
func (s *Settler) follow(t *Thumb) (stays bool) {
	if len(s.followed) == 0 || s.empty == nil {
		return false
	}
	asDie := s.compare.unlike(t, s.asRead, relit, math.Sqrt2)
	asBoard := s.compare.unlike(t, s.empty, bared, 1) // which was learned from many frames
	var gone []int
	for i := range s.followed {
		f := &s.followed[i]
		sum := float32(0) // how much better the board explains what is seen
		for _, at := range f.middle {
			sum += asDie(at) - asBoard(at)
		}
		for _, at := range f.rim {
			sum += rimCounts * (asDie(at) - asBoard(at))
		}
		all := float32(len(f.middle)) + rimCounts*float32(len(f.rim))
		f.gone = f.gone || sum > takenOff*all
		if f.gone {
			gone = append(gone, f.id)
		}
		stays = stays || !f.gone && sum < -staysOn*all
	}
	s.scene.Gone = gone
	return stays
}

// uncover takes from what is fresh the parts of shadows that dice kept from the board until they were taken off: things smaller than
// a die, beside one that is gone, of which nearly all is the last still scene with less light.
func (s *Settler) uncover(t *Thumb) {
	const small, near, least = 0.7, 2, 0.7
	for _, b := range s.fresh.blobs(s.compare.w, s.compare.h, s.zones) {
		if float64(len(b.places)) > small*s.edge*s.edge {
			continue
		}
		beside, shade := false, 0
		for _, i := range b.places {
			if t.shade(s.settled, i) {
				shade++
			}
			p := t.middleOf(i)
			for _, f := range s.followed {
				beside = beside || f.gone && math.Hypot(p[0]-f.at[0], p[1]-f.at[1]) < near*s.edge
			}
		}
		if beside && float64(shade) >= least*float64(len(b.places)) {
			for _, i := range b.places {
				s.fresh[i] = false
			}
		}
	}
}
