package rest

import (
	"math"

	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// height is by how many lifts a face is higher than on the floor, as its pips tell. Nothing is lower: a face that leans is seen
// smaller too, but shorter one way, and its lattice is smaller by half of that.
func height(s *scene.Scene, c *find.Candidate) float64 {
	if c.Found < 2 {
		return 0
	}
	lift := s.Lift(c.Scale)
	if lift < 0 && c.Pattern.N >= 4 && c.Found >= 4 {
		if long := stretchOf(s, c); long < scene.MostLifts {
			return max(lift, -long/2)
		}
	}
	return lift
}

// Level is how well the height of a face's pips fits the floor, 0 to 1. Of 3,000 dice on the floor 98 in 100 have pips
// within a quarter of a lift, in bad light half of one; pips on top of another die are three quarters of a lift off at least.
// What the pips' own scatter may make of it is taken off: where a lamp or noise moves single pips, they tell of no height.
// Neither do pips that seem to be as high as nothing lies.
func Level(s *scene.Scene, c *find.Candidate) float64 {
	const least, most, soft = 0.65, 2, 0.03
	if c.Found < 2 {
		return 1
	}
	lift := height(s, c)
	off := max(math.Abs(lift)-2*scatter(s, c), 0)
	return max(1/(1+math.Exp((off-least)/soft)), 1/(1+math.Exp((most-lift)/soft)))
}

// straight is 1 for a die whose face is seen as long one way as the other, and less for one that may lean on a wall: one or
// two pips tell of no tilt, so the face's own sides must. One that is hardly seen may be any other line.
func straight(s *scene.Scene, c *find.Candidate, seen nets.Evidence) float64 {
	if c.Found > 2 || s.Wall(c.Pose) >= besideWall || seen[weakestSide] < find.Soft(leastStep) {
		return 1
	}
	return 1 / (1 + math.Exp((seen[sidesDiffer]-3)/0.1))
}

// leastStep is how steep the picture is at least where a side ends that is seen, grey levels.
const leastStep = 10

// How near a die must be to another, in edges that their faces are seen to overlap, and how much of what is beside it must be
// strange, for it to lean on that.
const (
	leanNear    = -0.3
	leanStrange = 0.12
)

// mayLean says whether there is anything that a die may lean on by so little that what was measured does not tell: a wall or,
// where no four pips tell of a tilt, another die or what is none.
func mayLean(s *scene.Scene, c *find.Candidate, seen nets.Evidence) bool {
	return s.Wall(c.Pose) < besideWall || c.Found < 4 && (seen[touching] > leanNear || seen[strangeBeside] > leanStrange)
}

// scatter is the standard error of a candidate's lift, in lifts, as the pips' distances from their lattice tell of it. Two
// pips always lie on a lattice and tell of none: theirs is that of most twos.
func scatter(s *scene.Scene, c *find.Candidate) float64 {
	if len(c.Pips) < 3 {
		return 0.25
	}
	var mx, my, ss float64
	m := float64(len(c.Pips))
	for _, p := range c.Pips {
		mx, my = mx+p[0]/m, my+p[1]/m
	}
	for _, p := range c.Pips {
		ss += (p[0]-mx)*(p[0]-mx) + (p[1]-my)*(p[1]-my)
	}
	// rms holds the scale against 1; what is left when the scale is free has 2m-4 degrees of freedom.
	left := max(m*c.Rms*c.Rms-(c.Scale-1)*(c.Scale-1)*ss, 0)
	return math.Sqrt(left/(2*m-4)/ss) / s.LiftOf()
}

// Higher says whether a die that is not sure to lie flat on the floor lies flat on another: its pips tell of that height, they
// lie as on a face that is seen straight, and what else was measured does not speak for the floor, unless four pips tell of the
// height alone: right above another, a die looks like one on the floor. net is what the net says of it, the height apart.
func Higher(s *scene.Scene, c *find.Candidate, net float64) bool {
	off := math.Abs(s.Lift(c.Scale) - 1)
	return c.Found >= 2 && off < 0.4 && stretchOf(s, c) < 0.7 && net < 0.78 || c.Found >= 4 && off < 0.2 && stretchOf(s, c) < 0.3
}

// MayHide says whether a die may hide another that nobody would be asked about: it is taken for flat, not surely, and may be higher;
// or it is taken for leaning, and there is neither a wall nor a die that it could lean on.
func MayHide(s *scene.Scene, c *find.Candidate, dice []find.Candidate) bool {
	if c.Flat >= 0.5 {
		return c.Higher && c.Flat < find.SureFlat
	}
	if c.Higher || s.Wall(c.Pose) < besideWall {
		return false
	}
	for i := range dice {
		if o := &dice[i]; o.Pose != c.Pose && pixel.Overlap(c.Pose, o.Pose, 0.5) > leanNear {
			return false
		}
	}
	return true
}

// stretchOf is by how much the pips' lattice is longer one way than the other, in lifts: a face that leans is seen shorter.
// It is the ratio of the singular values of the affine map from the lattice to the pips' peaks.
func stretchOf(s *scene.Scene, c *find.Candidate) float64 {
	if c.Pattern.N < 4 || c.Found < 4 {
		return 0
	}
	var xx, xy, yy, ux, uy, vx, vy, mu, mv, mx, my, n float64
	for _, p := range c.Pips {
		mx, my, mu, mv, n = mx+p[0], my+p[1], mu+p[2], mv+p[3], n+1
	}
	mx, my, mu, mv = mx/n, my/n, mu/n, mv/n
	for _, p := range c.Pips {
		x, y, u, v := p[0]-mx, p[1]-my, p[2]-mu, p[3]-mv
		xx, xy, yy = xx+x*x, xy+x*y, yy+y*y
		ux, uy, vx, vy = ux+u*x, uy+u*y, vx+v*x, vy+v*y
	}
	det := xx*yy - xy*xy
	if det < 1e-6 {
		return 0
	}
	a, b := (ux*yy-uy*xy)/det, (uy*xx-ux*xy)/det
	d, f := (vx*yy-vy*xy)/det, (vy*xx-vx*xy)/det
	// The singular values of ((a, b), (d, f)).
	p, q := math.Hypot(a+f, d-b)/2, math.Hypot(a-f, d+b)/2
	return s.Lift((p + q) / max(p-q, 0.2)) // 0 where they are alike
}
