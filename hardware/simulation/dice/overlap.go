package dice

import "math"

// Apart is the gap in millimetres between two dice along the best separating axis: a lower bound of their distance,
// and negative by the depth of their overlap (separating axes of two boxes: Gottschalk et al., 1996).
func Apart(a, b *Die) float64 {
	between := b.Centre.Sub(a.Centre)
	best := math.Inf(-1)
	try := func(axis Vec) {
		l := axis.Length()
		if l < 1e-6 { // of two parallel edges
			return
		}
		axis = axis.Times(1 / l)
		best = max(best, math.Abs(between.Dot(axis))-a.Reach(axis)-b.Reach(axis))
	}
	for i := range 3 {
		try(a.Axes[i])
		try(b.Axes[i])
	}
	for i := range 3 {
		for j := range 3 {
			try(a.Axes[i].Cross(b.Axes[j]))
		}
	}
	return best
}

// Lid is the box lid that is thrown into: its floor from (0, 0) to (Width, Height) at z = 0, walls of height Wall.
type Lid struct{ Width, Height, Wall float64 }

// Holds reports whether a die lies completely inside the walls and above the floor, with a margin in millimetres.
func (l Lid) Holds(d *Die, margin float64) bool {
	x, y, z := d.Reach(Vec{1, 0, 0})+margin, d.Reach(Vec{0, 1, 0})+margin, d.Reach(Vec{0, 0, 1})
	c := d.Centre
	const slack = 1e-6
	return c.X >= x-slack && c.X <= l.Width-x+slack && c.Y >= y-slack && c.Y <= l.Height-y+slack && c.Z >= z-slack
}

// Token is a round wooden piece standing on the floor.
type Token struct{ X, Y, Radius, Height float64 }

// clear reports whether a die does not intersect a token. A die above it does not.
func (t Token) clear(d *Die) bool {
	if d.Centre.Z-d.Reach(Vec{0, 0, 1}) >= t.Height-1e-6 {
		return true
	}
	dx, dy := d.Centre.X-t.X, d.Centre.Y-t.Y
	dist := math.Hypot(dx, dy)
	if dist == 0 {
		return false
	}
	return dist-t.Radius-d.Reach(Vec{dx / dist, dy / dist, 0}) >= 0
}

// Fits reports whether a die lies inside the lid and overlaps no other die and no token.
func (l Lid) Fits(d *Die, others []Die, tokens []Token, gap float64) bool {
	if !l.Holds(d, 0) {
		return false
	}
	for i := range others {
		reach := 0.87 * (d.Shape.Edge + others[i].Shape.Edge)
		off := others[i].Centre.Sub(d.Centre)
		if off.Dot(off) < (reach+gap)*(reach+gap) && Apart(d, &others[i]) < gap {
			return false
		}
	}
	for _, t := range tokens {
		if !t.clear(d) {
			return false
		}
	}
	return true
}
