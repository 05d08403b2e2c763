package rest

import (
	"math"

	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/odds"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// height returns the height of a face above that of a die on the floor, in lifts, by the scale of its lattice of pips. Nothing lies below
// the floor. So a negative lift means that the face leans and is foreshortened in one direction. That shrinks its lattice by half of its
// stretch, so a negative lift is limited to that.
func height(s *scene.Scene, c *find.Candidate) float64 {
	if c.PipsFound < 2 {
		return 0
	}
	lift := s.Lift(c.Scale)
	if lift < 0 && c.Pattern.N >= 4 && c.PipsFound >= 4 {
		if long := stretchOf(s, c); long < scene.MaxLift {
			return max(lift, -long/2)
		}
	}
	return lift
}

// FitsFloor returns how well the height of a face's pips fits the floor, 0 to 1. Two standard errors of the lift are subtracted first,
// because a reflection or noise that moves single pips gives a wrong height. Pips that seem higher than anything can lie are ignored.
//
// least and most were fitted on 3,000 dice on the floor: 98 in 100 are within a quarter of a lift, in bad light within half of one.
// Pips on top of another die are at least three quarters of a lift off. soft was fitted on: unknown.
func FitsFloor(s *scene.Scene, c *find.Candidate) float64 {
	const least, most, soft = 0.65, 2, 0.03
	if c.PipsFound < 2 {
		return 1
	}
	lift := height(s, c)
	off := max(math.Abs(lift)-2*scatter(s, c), 0)
	return max(odds.Logistic(-(off-least)/soft), odds.Logistic(-(most-lift)/soft))
}

// sidesEqual returns 1 for a die whose face is seen equally long in both directions, and less for one that may lean on a wall. It is
// for dice with one or two pips, whose pips do not show a tilt. It returns 1 if the weakest side is too faint, because the line found
// there may not be that side. The limit of 3 lifts was fitted on: unknown.
func sidesEqual(s *scene.Scene, c *find.Candidate, seen nets.Evidence) float64 {
	if c.PipsFound > 2 || s.WallDistance(c.Pose) >= besideWall || seen[weakestSide] < find.CompressLevel(leastStep) {
		return 1
	}
	return odds.Logistic(-(seen[sidesDiffer] - 3) / 0.1)
}

// leastStep is the minimum contrast of a side that is surely seen, grey levels. Fitted on: unknown.
const leastStep = 10

// The limits from which a die may lean on another (overlap of the two faces, edges; negative: a gap) or on something unknown (share
// of unexplained change beside it). Fitted on: unknown.
const (
	leanNear        = -0.3
	leanUnexplained = 0.12
)

// mayLean reports whether there is something on which a die may lean by so few degrees that the features do not show it. This is a wall.
// For a die with fewer than four pips, which do not show the tilt, it is also another die or an unknown thing.
func mayLean(s *scene.Scene, c *find.Candidate, seen nets.Evidence) bool {
	return s.WallDistance(c.Pose) < besideWall || c.PipsFound < 4 && (seen[touching] > leanNear || seen[unexplainedBeside] > leanUnexplained)
}

// mayStand returns how well the height of a die's pips agrees with standing level on another die, 0 to 1. It returns 1 if the height is
// unknown: from one pip, or without an exactly known camera. Foreign paint also appears beside dice that lean, but is not needed to
// detect these. Of 176 dice that leaned or stood on others on twelve rigs, each one with two or more pips and foreign paint along its
// outline was unsure without this evidence too.
func mayStand(s *scene.Scene, c *find.Candidate, lift float64) float64 {
	const least, soft = 0.5, 0.1 // lifts; set together with least of FitsFloor, above which people are asked anyway
	if c.PipsFound < 2 || s.Known.FocalSD > 0 {
		return 1
	}
	return odds.Logistic((lift + scatter(s, c) - least) / soft)
}

// scatter returns the standard error of a candidate's lift, in lifts, from the residuals of its pips against their lattice. Few pips
// have few residuals, so the variance of the taught dice's pips is pooled with rigFreedom degrees of freedom.
func scatter(s *scene.Scene, c *find.Candidate) float64 {
	const rigFreedom = 4 // degrees of freedom; set by hand
	taught := s.Known.PipSD * pixel.EdgePX
	left, freedom, spread := find.LatticeResidual(c.Pips, c.Scale, c.Rms)
	return math.Sqrt((left+rigFreedom*taught*taught)/(freedom+rigFreedom)/spread) / s.LiftShare()
}

// OnDie reports whether a die that does not surely lie flat on the floor lies flat on another die. Its lift must be near 1 and its
// lattice must not be stretched. With fewer than four pips, the feature nets must not favour the floor either. With four pips or more
// the height alone can decide, because a die right above another one looks like one on the floor to the nets. net is the probability by
// the feature nets that it lies flat, before the result of height is combined with it. The limits were fitted on: unknown.
func OnDie(s *scene.Scene, c *find.Candidate, net float64) bool {
	off := math.Abs(s.Lift(c.Scale) - 1)
	return c.PipsFound >= 2 && off < 0.4 && stretchOf(s, c) < 0.7 && net < 0.78 || c.PipsFound >= 4 && off < 0.2 && stretchOf(s, c) < 0.3
}

// MayHide reports whether a die may hide another one below it without any question about that. Either it probably lies flat, but it may
// lie on another die. Or it probably leans, but there is neither a wall nor a die on which it can lean.
func MayHide(s *scene.Scene, c *find.Candidate, dice []find.Candidate) bool {
	if c.Flat >= 0.5 {
		return c.OnDie && c.Flat < find.SureFlat
	}
	if c.OnDie || s.WallDistance(c.Pose) < besideWall {
		return false
	}
	for i := range dice {
		if o := &dice[i]; o.Pose != c.Pose && pixel.Overlap(c.Pose, o.Pose, 0.5) > leanNear {
			return false
		}
	}
	return true
}

// stretchOf returns by how much the lattice of pips is longer in one direction than in the other, in lifts. A leaning face is foreshortened
// in one direction. It is the ratio of the singular values of the affine map from the lattice to the peaks. It returns 0 for fewer than
// four pips.
func stretchOf(s *scene.Scene, c *find.Candidate) float64 {
	if c.Pattern.N < 4 || c.PipsFound < 4 {
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
	return s.Lift((p + q) / max(p-q, 0.2)) // 0 where they are equal
}
