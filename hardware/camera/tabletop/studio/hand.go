package studio

import (
	"math"

	"quartermaster/hardware/camera/tabletop/dice"
)

// Hand is a right hand with its arm over the board, palm down. NewHand makes one.
type Hand struct {
	X, Y, Z float64 // where the middle of the palm is; Z of its underside
	Turn    float64 // 0: the arm comes from the near side (+y)
	Closed  bool    // as a hand that picks up dice
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

// HandForm is the modelled surface of a hand, open and closed, seen from above: cast once, used for every place.
type HandForm struct{ open, closed *relief }

// relief is a surface seen from above on a lattice: height (mm, below zero where there is nothing), slope and colour.
type relief struct {
	x0, y0, step float64
	w, h         int
	high         []float32 // kept apart from the rest, for rays that only look for the surface
	near         []bool    // for pieces of `block` cells: is there anything in or beside it?
	cells        []reliefCell
	top          float64
}

type reliefCell struct {
	n       [3]float32
	skin    [3]float32
	covered float32
}

// NewHandForm models the hand; it takes some tenths of a second.
func NewHandForm() *HandForm {
	return &HandForm{open: carve(bones(false), false), closed: carve(bones(true), true)}
}

// bone is a cone with round ends.
type bone struct {
	a, b   dice.Vec
	ra, rb float64
}

// bones of a hand: wrist at the back (+y), fingers to the front (-y), thumb on the left; z from the table.
func bones(closed bool) []bone {
	v := func(x, y, z float64) dice.Vec { return dice.Vec{X: x, Y: y, Z: z} }
	var out []bone
	curl := [3]float64{14, 18, 16}
	rise := 30.0
	if closed {
		curl = [3]float64{48, 62, 34}
		rise = 40
	}
	knuckles := []struct {
		x, y, spread, size float64
		long               [3]float64
	}{
		{-27, -38, -9, 1, [3]float64{42, 25, 19}},
		{-9, -44, -2, 1.03, [3]float64{46, 28, 20}},
		{9, -41, 5, 0.99, [3]float64{43, 26, 19}},
		{25, -32, 14, 0.86, [3]float64{33, 20, 16}},
	}
	for i, k := range knuckles {
		at := v(k.x, k.y, rise+1.5*float64(1-i*i%3))
		wrist := v(-13+8.5*float64(i), 44, rise-2)
		out = append(out, bone{wrist, at, 15.5, 11.5 * k.size})
		pitch := 0.0
		r := 10 * k.size
		for j, l := range k.long {
			pitch += curl[j] * math.Pi / 180
			yaw := k.spread * math.Pi / 180
			if closed {
				yaw *= 0.3
			}
			step := v(math.Sin(yaw)*math.Cos(pitch), -math.Cos(yaw)*math.Cos(pitch), -math.Sin(pitch)).Times(l)
			next := at.Add(step)
			out = append(out, bone{at, next, r, r * 0.88})
			at, r = next, r*0.88
		}
	}
	thumb := []dice.Vec{v(-16, 30, rise-4), v(-40, 2, rise-9), v(-53, -26, rise-13), v(-55, -50, rise-18)}
	if closed {
		thumb = []dice.Vec{v(-16, 30, rise-4), v(-36, 0, rise-10), v(-38, -32, rise-17), v(-28, -52, rise-25)}
	}
	for i, r := range []float64{14, 11.8, 10} {
		out = append(out, bone{thumb[i], thumb[i+1], r, r * 0.88})
	}
	out = append(out, bone{v(-2, 38, rise-2), v(2, 62, rise), 23, 24}, bone{v(2, 60, rise), v(8, 130, rise+6), 25, 33})
	return out
}

// sleeve is the cloth on the arm, from 112 mm behind the palm on.
func sleeve(p dice.Vec, rise float64) float64 {
	if p.Y < 104 {
		return math.Inf(1)
	}
	mid := dice.Vec{X: 6 + 0.05*(p.Y-110), Y: p.Y, Z: rise + 8 + 0.02*(p.Y-110)}
	fold := 1.6*math.Sin(0.11*p.Y+0.05*p.X) + 0.9*math.Sin(0.23*p.Y-0.12*p.X) + 0.5*math.Sin(0.6*p.X)
	r := 41 + 0.05*(p.Y-110) + fold
	if p.Y < 112 {
		r += 2.2 // the cuff
	}
	d := math.Hypot(p.X-mid.X, p.Z-mid.Z) - r
	return max(d, 105-p.Y) * 0.8
}

// from is the distance of a point from a bone's surface.
func (b *bone) from(p dice.Vec) float64 {
	ab, ap := b.b.Sub(b.a), p.Sub(b.a)
	t := min(1, max(0, ap.Dot(ab)/ab.Dot(ab)))
	return ap.Sub(ab.Times(t)).Length() - (b.ra + t*(b.rb-b.ra))
}

// carve casts the surface of the hand from above (sphere tracing of smoothly joined bones).
func carve(bones []bone, closed bool) *relief {
	const step = 1.0
	r := &relief{x0: -75, y0: -150, step: step, w: 151, h: 561} // 150 by 560 mm
	r.cells, r.high = make([]reliefCell, r.w*r.h), make([]float32, r.w*r.h)
	rise := 30.0
	if closed {
		rise = 40
	}
	flesh := func(p dice.Vec) float64 {
		d := math.Inf(1)
		for i := range bones {
			e := bones[i].from(p)
			// Smooth minimum (Quilez): the flesh between bones.
			const k = 5.0
			h := max(k-math.Abs(d-e), 0) / k
			if math.IsInf(d, 1) {
				h = 0
			}
			d = min(d, e) - h*h*k/4
		}
		return d
	}
	all := func(p dice.Vec) (float64, bool) {
		if p.Y > 135 {
			return sleeve(p, rise), true
		}
		f, s := flesh(p), sleeve(p, rise)
		return min(f, s), s < f
	}
	const from = 130.0
	inParallel(r.h, func(j int) {
		for i := range r.w {
			c := &r.cells[j*r.w+i]
			r.high[j*r.w+i] = nowhere
			p := dice.Vec{X: r.x0 + float64(i)*step, Y: r.y0 + float64(j)*step, Z: from}
			for range 60 {
				d, cloth := all(p)
				if d < 0.05 {
					const e = 0.4
					dx, _ := all(p.Add(dice.Vec{X: e}))
					dy, _ := all(p.Add(dice.Vec{Y: e}))
					dz, _ := all(p.Add(dice.Vec{Z: e}))
					n := dice.Vec{X: dx - d, Y: dy - d, Z: dz - d}.Unit()
					// Folds and the gaps between fingers are darker: how far is it to the flesh above the surface?
					open, _ := all(p.Add(n.Times(6)))
					c.covered = float32(min(1, max(0.25, open/6)))
					r.high[j*r.w+i] = float32(p.Z)
					c.n = [3]float32{float32(n.X), float32(n.Y), float32(n.Z)}
					s := complexion(p, cloth)
					c.skin = [3]float32{float32(s.R), float32(s.G), float32(s.B)}
					break
				}
				p.Z -= max(0.1, d*0.9)
				if p.Z < 0 {
					break
				}
			}
		}
	})
	r.survey()
	return r
}

// block is the side of the pieces into which a relief is surveyed, in cells.
const block = 16

// survey finds the highest place and the pieces in which, or beside which, there is anything.
func (r *relief) survey() {
	w, h := r.w/block+1, r.h/block+1
	r.near = make([]bool, w*h)
	for i, v := range r.high {
		if v < 0 {
			continue
		}
		r.top = max(r.top, float64(v))
		x, y := i%r.w/block, i/r.w/block
		for b := max(0, y-1); b <= min(h-1, y+1); b++ {
			for a := max(0, x-1); a <= min(w-1, x+1); a++ {
				r.near[b*w+a] = true
			}
		}
	}
}

// empty says that there is nothing within 16 mm of a place.
func (r *relief) empty(x, y float64) bool {
	i, j := int((x-r.x0)/r.step+block)/block-1, int((y-r.y0)/r.step+block)/block-1 // rounds down below zero too
	w, h := r.w/block+1, r.h/block+1
	if i < -1 || j < -1 || i > w || j > h {
		return true
	}
	return !r.near[min(max(j, 0), h-1)*w+min(max(i, 0), w-1)]
}

// complexion is the colour of skin or sleeve at a place.
func complexion(p dice.Vec, cloth bool) RGB {
	if cloth {
		weave := 1 + 0.05*math.Sin(3.1*p.X)*math.Sin(3.3*p.Y)
		return SRGB(0x35465e).Times(weave)
	}
	c := SRGB(0xd8a184)
	mottle := math.Sin(0.31*p.X+0.4*math.Sin(0.22*p.Y)) * math.Sin(0.27*p.Y+0.5*math.Sin(0.19*p.X))
	c = c.Times(1 + 0.05*mottle)
	red := 0.35*math.Exp(-math.Pow((p.Y+40)/9, 2)) + min(0.5, max(0, (-85-p.Y)/60)) // knuckles and finger tips
	return RGB{c.R * (1 + 0.06*red), c.G * (1 - 0.16*red), c.B * (1 - 0.14*red)}
}

// at is the number of the cell under a place of the hand's own plane, and the height there; below zero where nothing is.
func (r *relief) at(x, y float64) (int, float64) {
	u, v := (x-r.x0)/r.step+0.5, (y-r.y0)/r.step+0.5
	if u < 0 || v < 0 || u >= float64(r.w) || v >= float64(r.h) {
		return 0, -1
	}
	i := int(v)*r.w + int(u)
	return i, float64(r.high[i])
}

// nearest is the number of a cell of the hand at or beside a place.
func (r *relief) nearest(x, y float64) int {
	i, high := r.at(x, y)
	if high >= 0 {
		return i
	}
	best := i
	for _, k := range [...]int{1, -1, r.w, -r.w, r.w + 1, r.w - 1, 1 - r.w, -1 - r.w} {
		if j := i + k; j >= 0 && j < len(r.high) && r.high[j] > r.high[best] {
			best = j
		}
	}
	return best
}

// nowhere is the height of a cell in which there is nothing: so far down that the edge between it and a cell of the
// hand lies about halfway.
const nowhere = -30

// between is the height at a place, smooth between the cells; below zero where nothing is.
func (r *relief) between(x, y float64) float64 {
	u, v := (x-r.x0)/r.step, (y-r.y0)/r.step
	if u < 0 || v < 0 || u >= float64(r.w-1) || v >= float64(r.h-1) {
		return -1
	}
	i, j := int(u), int(v)
	tx, ty := float32(u-float64(i)), float32(v-float64(j))
	a := r.high[j*r.w+i:]
	b := r.high[(j+1)*r.w+i:]
	top, low := a[0]+tx*(a[1]-a[0]), b[0]+tx*(b[1]-b[0])
	return float64(top + ty*(low-top))
}

func (h *Hand) meet(eye, way dice.Vec, nearest float64) (patch, bool) {
	r, s, c := h.surface, h.sin, h.cos
	// Into the hand's own frame; both are turned about z only.
	o := dice.Vec{X: (eye.X-h.X)*c + (eye.Y-h.Y)*s, Y: -(eye.X-h.X)*s + (eye.Y-h.Y)*c, Z: eye.Z - h.Z}
	d := dice.Vec{X: way.X*c + way.Y*s, Y: -way.X*s + way.Y*c, Z: way.Z}
	t, end := (r.top-o.Z)/d.Z, (4-o.Z)/d.Z
	x, y := o.X+t*d.X, o.Y+t*d.Y
	// Most rays pass by: is there anything near the middle of the stretch at the hand's height?
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
		// Somewhere in the last step the surface was passed: halve it a few times.
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
