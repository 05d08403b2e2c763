package studio

import (
	"math"

	"quartermaster/hardware/simulation/dice"
)

// Hand is a right hand with its arm over the board, palm down. NewHand makes one.
type Hand struct {
	X, Y, Z float64 // where the middle of the palm is; Z of its underside
	Turn    float64 // 0: the arm comes from the near side (+y)
	Closed  bool    // closed as for picking up dice
	Moving  bool    // under way: drawn with fewer rays
	Form    *HandForm

	sin, cos float64 // of Turn
	surface  *relief
}

// NewHand puts a hand over the board.
func NewHand(h Hand) *Hand {
	h.sin, h.cos = math.Sincos(h.Turn)
	h.surface = h.Form.open
	if h.Closed {
		h.surface = h.Form.closed
	}
	return &h
}

func (h *Hand) meet(eye, way dice.Vec, nearest float64) (patch, bool) {
	r, s, c := h.surface, h.sin, h.cos
	// Into the hand's own frame; both are turned about z only.
	o := dice.Vec{X: (eye.X-h.X)*c + (eye.Y-h.Y)*s, Y: -(eye.X-h.X)*s + (eye.Y-h.Y)*c, Z: eye.Z - h.Z}
	d := dice.Vec{X: way.X*c + way.Y*s, Y: -way.X*s + way.Y*c, Z: way.Z}
	t, end := (r.top-o.Z)/d.Z, (4-o.Z)/d.Z
	x, y := o.X+t*d.X, o.Y+t*d.Y
	// Most rays miss: is there anything near the middle of the ray's segment at the hand's height?
	half := (end - t) / 2
	if half*max(math.Abs(d.X), math.Abs(d.Y)) < block*r.step && r.empty(x+half*d.X, y+half*d.Y) {
		return patch{}, false
	}
	const steps = 9
	dt := (end - t) / steps
	for range steps + 1 {
		if high := r.between(o.X+t*d.X, o.Y+t*d.Y); high < 0 || high < o.Z+t*d.Z {
			t += dt
			continue
		}
		// The last step crossed the surface: bisect it a few times.
		low, back := t, t-dt
		for range 4 {
			m := (low + back) / 2
			if high := r.between(o.X+m*d.X, o.Y+m*d.Y); high >= 0 && high >= o.Z+m*d.Z {
				low = m
			} else {
				back = m
			}
		}
		if low >= nearest {
			return patch{}, false
		}
		cell := &r.cells[r.nearest(o.X+low*d.X, o.Y+low*d.Y)]
		n := cell.n
		return patch{t: low, skin: RGB{float64(cell.skin[0]), float64(cell.skin[1]), float64(cell.skin[2])}, shade: float64(cell.covered),
			n: dice.Vec{X: float64(n[0])*c - float64(n[1])*s, Y: float64(n[0])*s + float64(n[1])*c, Z: float64(n[2])}}, true
	}
	return patch{}, false
}

func (h *Hand) blocks(p, d dice.Vec) bool {
	if d.Z <= 0 {
		return false
	}
	r := h.surface
	for _, z := range [...]float64{14, 32} { // two levels of the hand
		t := (z + h.Z - p.Z) / d.Z
		if t <= 0 {
			continue
		}
		x, y := p.X+t*d.X-h.X, p.Y+t*d.Y-h.Y
		if _, high := r.at(x*h.cos+y*h.sin, -x*h.sin+y*h.cos); high >= z {
			return true
		}
	}
	return false
}

func (h *Hand) hull() []dice.Vec {
	r, s, c := h.surface, h.sin, h.cos
	var out []dice.Vec
	for _, z := range []float64{h.Z, h.Z + r.top} {
		for _, p := range [4][2]float64{{r.x0, r.y0}, {-r.x0, r.y0}, {-r.x0, r.y0 + 560}, {r.x0, r.y0 + 560}} {
			out = append(out, dice.Vec{X: h.X + p[0]*c - p[1]*s, Y: h.Y + p[0]*s + p[1]*c, Z: z})
		}
	}
	return out
}

func (h *Hand) print() uint64 {
	k := 3.0
	if h.Closed {
		k = 4
	}
	if h.Moving {
		k += 2
	}
	return printOfNumbers(3, h.X, h.Y, h.Z, h.Turn, k)
}

func (h *Hand) moves() bool { return h.Moving }
func (h *Hand) tint() RGB   { return SRGB(0xc08a70) }
