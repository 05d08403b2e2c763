package studio

import (
	"math"

	"quartermaster/hardware/simulation/dice"
)

// surface is which static thing a ray hits.
type surface uint8

const (
	nothing surface = iota
	floor
	wallIn // its number 0 to 3 is kept beside: -x, +x, -y, +y side
	rim
	wallOut
	table
)

// lid is the box lid on its table, for ray casting. The camera and the lamps are above the walls.
type lid struct {
	w, h, wall float64
	thick      float64 // of the walls
	tableZ     float64 // the table's height: a little below the floor
}

// hit is where a ray from above meets the lid or the table: how far, what, and which wall.
func (l *lid) hit(o, d dice.Vec) (t float64, what surface, side int) {
	t = (l.wall - o.Z) / d.Z // the plane of the rim
	x, y := o.X+t*d.X, o.Y+t*d.Y
	if x > 0 && x < l.w && y > 0 && y < l.h { // into the lid
		tf := -o.Z / d.Z
		tx, sx := math.Inf(1), 0
		if d.X > 0 {
			tx, sx = (l.w-o.X)/d.X, 1
		} else if d.X < 0 {
			tx = -o.X / d.X
		}
		ty, sy := math.Inf(1), 2
		if d.Y > 0 {
			ty, sy = (l.h-o.Y)/d.Y, 3
		} else if d.Y < 0 {
			ty = -o.Y / d.Y
		}
		if tf <= tx && tf <= ty {
			return tf, floor, 0
		}
		if tx < ty {
			return tx, wallIn, sx
		}
		return ty, wallIn, sy
	}
	if x > -l.thick && x < l.w+l.thick && y > -l.thick && y < l.h+l.thick {
		return t, rim, 0
	}
	if in, side, ok := l.slab(o, d); ok {
		return in, wallOut, side
	}
	return (l.tableZ - o.Z) / d.Z, table, 0
}

// slab is where a ray enters the lid's outer hull through one of its sides.
func (l *lid) slab(o, d dice.Vec) (float64, int, bool) {
	in, out, side := 0.0, math.Inf(1), -1
	cut := func(from, way, low, high float64, s int) {
		if way == 0 {
			if from < low || from > high {
				out = -1
			}
			return
		}
		a, b := (low-from)/way, (high-from)/way
		if a > b {
			a, b = b, a
			s++
		}
		if a > in {
			in, side = a, s
		}
		out = min(out, b)
	}
	cut(o.X, d.X, -l.thick, l.w+l.thick, 0)
	cut(o.Y, d.Y, -l.thick, l.h+l.thick, 2)
	cut(o.Z, d.Z, l.tableZ, l.wall, 4)
	return in, side, in < out && side >= 0
}

// shades says whether the lid hides a far light in direction d from a point on one of its surfaces or inside it.
func (l *lid) shades(p, d dice.Vec, at surface) bool {
	switch at {
	case rim:
		return d.Z <= 0
	case table, wallOut:
		_, _, ok := l.slab(p.Add(d.Times(1e-3)), d)
		return ok || d.Z <= 0
	}
	if d.Z <= 0 {
		return true
	}
	t := (l.wall - p.Z) / d.Z // leaves through the open top, or meets a wall before
	x, y := p.X+t*d.X, p.Y+t*d.Y
	return x < 0 || x > l.w || y < 0 || y > l.h
}

// normals of the inner walls by side; the outer ones face the other way.
var wallNormal = [4]dice.Vec{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}}

func normalOf(what surface, side int) dice.Vec {
	switch what {
	case wallIn:
		return wallNormal[side]
	case wallOut:
		if side < 4 {
			return wallNormal[side].Times(-1)
		}
	}
	return dice.Vec{Z: 1}
}
