package studio

import (
	"math"

	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/prints"
)

// Paint is the appearance of the dice of one colour.
type Paint struct {
	Face  RGB
	Pip   RGB           // of pips, or of the ink of a print
	Rough float64       // standard deviation of the specular lobe in radians, 0.05 (polished) to 0.3 (dull)
	Print *prints.Print // what its faces show instead of pips; nil: pips
}

// Solid is a die to draw. A moving die has several poses, spread over the exposure; a still one has one.
type Solid struct {
	Poses []dice.Die
	Paint Paint
}

// body is one pose of a die, prepared for ray casting.
type body struct {
	centre dice.Vec
	axes   dice.Axes
	half   float64
	bevel  float64
	ball   float64 // radius of the ball that cuts the corners; beyond the corners if they are not cut
	reach2 float64 // square of the radius of a ball about it
	shape  *dice.Shape
	print  *prints.Print   // nil: pips
	pips   [7][][2]float64 // by value: their places on a face, mm from its middle
}

func newBody(d *dice.Die, print *prints.Print) body {
	b := body{print: print, centre: d.Centre, axes: d.Axes, half: d.Shape.Edge / 2, bevel: d.Shape.Bevel, ball: d.Shape.Ball, shape: d.Shape}
	if print == nil {
		for value := 1; value <= 6; value++ {
			for _, p := range d.Shape.PipPlaces(value) {
				b.pips[value] = append(b.pips[value], [2]float64{p[0] * d.Shape.Edge, p[1] * d.Shape.Edge})
			}
		}
	}
	b.reach2 = 3.01 * b.half * b.half
	if b.ball <= 0 {
		b.ball = 2 * b.half
	}
	return b
}

// blocks reports whether the die occludes light from a point in a direction (of any length).
// The die is taken a little smaller, for its round edges.
func (b *body) blocks(p, d dice.Vec) bool {
	o := p.Sub(b.centre)
	if off := o.Dot(o) - b.reach2; off > 0 { // outside the bounding sphere: does the ray hit it?
		od := o.Dot(d)
		if od > 0 || od*od < off*d.Dot(d) {
			return false
		}
	}
	o, d = b.axes.Into(o), b.axes.Into(d)
	h := b.half - 0.12*b.bevel
	in, out, _ := slab(o, d, h, 1e-4)
	return in <= out
}

// slab is where a ray (o, d; in the cube's coordinates) is inside a cube of half side h, from the distance near on (slab method; Kay and
// Kajiya, 1986). axis is the axis of the face through which it enters, -1 where it begins inside. in is greater than out where the ray
// misses the cube.
func slab(o, d dice.Vec, h, near float64) (in, out float64, axis int) {
	in, out, axis = near, math.Inf(1), -1
	for k := range 3 {
		var from, way float64
		switch k {
		case 0:
			from, way = o.X, d.X
		case 1:
			from, way = o.Y, d.Y
		default:
			from, way = o.Z, d.Z
		}
		if math.Abs(way) < 1e-12 {
			if math.Abs(from) > h {
				return math.Inf(1), 0, -1
			}
			continue
		}
		inv := 1 / way
		a, c := (-h-from)*inv, (h-from)*inv
		if a > c {
			a, c = c, a
		}
		if a > in {
			in, axis = a, k
		}
		if out = min(out, c); in > out {
			break
		}
	}
	return in, out, axis
}

// touch is the point where a ray meets a die.
type touch struct {
	t float64
	n dice.Vec // in the die's own coordinates
	p dice.Vec // likewise
	// ink is the coverage of the point by a pip or a figure, 0 to 1.
	ink float64
}

// meet finds where a ray (o, d; d of any length) first meets the die, nearer than `nearest`.
func (b *body) meet(eye, way dice.Vec, nearest float64) (touch, bool) {
	rel := eye.Sub(b.centre)
	wayWay := way.Dot(way)
	relWay := rel.Dot(way)
	if rel.Dot(rel)-relWay*relWay/wayWay > b.reach2 {
		return touch{}, false
	}
	o, d := b.axes.Into(rel), b.axes.Into(way)
	in, out, axis := slab(o, d, b.half, 0)
	if in > out || axis < 0 || in >= nearest {
		return touch{}, false
	}
	p := dice.Vec{X: o.X + in*d.X, Y: o.Y + in*d.Y, Z: o.Z + in*d.Z}
	flat := b.half - b.bevel
	u, v, w := p.Y, p.Z, p.X
	if axis == 1 {
		u, v, w = p.Z, p.X, p.Y
	} else if axis == 2 {
		u, v, w = p.X, p.Y, p.Z
	}
	if math.Abs(u) <= flat && math.Abs(v) <= flat && u*u+v*v+b.half*b.half <= b.ball*b.ball {
		return b.onFace(o, d, in, axis, u, v, w)
	}
	return b.onEdge(o, d, in, out, nearest)
}

// onFace returns the point on a flat face, or in the dimple of one of its pips. Seen from outside, the first coordinate of a face points
// right and the second down; on the opposite face the first points left.
func (b *body) onFace(o, d dice.Vec, t float64, axis int, u, v, w float64) (touch, bool) {
	s := b.shape
	face := 2 * axis
	up := 1.0
	if w < 0 {
		face, up = face+1, -1
	}
	hit := touch{t: t, p: dice.Vec{X: o.X + t*d.X, Y: o.Y + t*d.Y, Z: o.Z + t*d.Z}, n: unitAxis(axis, up)}
	a := s.PipRadius
	value := s.FaceValue(face)
	if b.print != nil {
		hit.ink = b.print.Ink(value, up*u/s.Edge, v/s.Edge)
		return hit, true
	}
	if value == 1 {
		a *= 1.12
	}
	for _, q := range b.pips[value] {
		du, dv := u-q[0], v-q[1]
		if du*du+dv*dv >= a*a {
			continue
		}
		hit.ink = 1
		depth := s.PipDepth
		if depth < 0.01 {
			return hit, true
		}
		// The dimple is a cap of a ball whose middle hangs over the face; the ray meets its far side.
		r := (a*a + depth*depth) / (2 * depth)
		mid := onAxis(axis, q[0], q[1], up*(b.half+r-depth))
		m := o.Sub(mid)
		dd, md := d.Dot(d), m.Dot(d)
		root := md*md - dd*(m.Dot(m)-r*r)
		if root <= 0 {
			return hit, true
		}
		hit.t = (-md + math.Sqrt(root)) / dd
		hit.p = dice.Vec{X: o.X + hit.t*d.X, Y: o.Y + hit.t*d.Y, Z: o.Z + hit.t*d.Z}
		hit.n = mid.Sub(hit.p).Times(1 / r)
		return hit, true
	}
	return hit, true
}

func unitAxis(axis int, sign float64) dice.Vec {
	switch axis {
	case 0:
		return dice.Vec{X: sign}
	case 1:
		return dice.Vec{Y: sign}
	}
	return dice.Vec{Z: sign}
}

// onAxis returns the point with the face coordinates u, v at the distance w from the die's centre.
func onAxis(axis int, u, v, w float64) dice.Vec {
	switch axis {
	case 0:
		return dice.Vec{X: w, Y: u, Z: v}
	case 1:
		return dice.Vec{X: v, Y: w, Z: u}
	}
	return dice.Vec{X: u, Y: v, Z: w}
}

// onEdge finds the rounded edges and corners along a ray. The distance to the die's surface is a convex function of
// the way along the ray, so Newton's steps from outside come to the surface and never go past it; where the distance
// grows, the ray has passed by.
func (b *body) onEdge(o, d dice.Vec, in, out, nearest float64) (touch, bool) {
	flat := b.half - b.bevel
	t := in
	for range 24 {
		p := dice.Vec{X: o.X + t*d.X, Y: o.Y + t*d.Y, Z: o.Z + t*d.Z}
		q := dice.Vec{X: max(math.Abs(p.X)-flat, 0), Y: max(math.Abs(p.Y)-flat, 0), Z: max(math.Abs(p.Z)-flat, 0)}
		round := q.Length()
		far, cut := round-b.bevel, p.Length()-b.ball
		var n dice.Vec
		if far >= cut && round > 0 {
			n = dice.Vec{X: math.Copysign(q.X, p.X), Y: math.Copysign(q.Y, p.Y), Z: math.Copysign(q.Z, p.Z)}.Times(1 / round)
		} else {
			n = p.Unit()
		}
		dist := max(far, cut)
		if dist < 0.002 {
			return touch{t: t, p: p, n: n}, t < nearest
		}
		slope := n.Dot(d)
		if slope >= 0 {
			return touch{}, false
		}
		if t -= dist / slope; t > out {
			return touch{}, false
		}
	}
	return touch{}, false
}
