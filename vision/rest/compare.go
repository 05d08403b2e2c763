package rest

import (
	"math"

	"gonum.org/v1/gonum/mat"

	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

const (
	// compareRounds is how often the dice are weighted anew.
	compareRounds = 4
	// sizeSD is the standard deviation of the size that the pips of a flat die show, as a share. On drawn and rendered rigs it is
	// about 0.002, on one real table 0.004. Results are the same from 0.002 to 0.005.
	sizeSD = 0.005
	// sameError is the length scale of the camera's error, as a share of the board's longer side. Set by hand: one real table was
	// seen larger at one end and smaller in the middle.
	sameError = 0.33
)

// CompareSizes attributes a part of each die's apparent size to errors of the camera and of the places of its pips. It uses the sizes of
// the other dice of the picture and of the taught dice. An error of the camera varies slowly over the board, so dice near each other share
// it. An error of the places of pips is shared by all dice that show the same value. A die that lies on another one is an outlier with
// respect to both. It sets FloorOdds of each die.
//
// The camera's error is a Gaussian process over the board with the standard deviation scene.SizeSDAt (Rasmussen, Williams, 2006, 2.2),
// the faces' has the standard deviation scene.FaceSizeSD. Each die is predicted from all others (5.4.2). Dice that are far from their
// prediction probably do not lie flat on the floor, and count less in the next round. Nothing is attributed where the camera is known
// exactly.
func CompareSizes(s *scene.Scene, dice []find.Candidate) {
	var all []sized
	for i := range dice {
		c := &dice[i]
		if c.Print == nil && c.Pattern.N > 1 && len(c.Pips) > 1 {
			all = append(all, sized{die: c, pattern: c.Pattern, x: c.X, y: c.Y, share: c.Scale - 1 + c.CameraScale, sizeSD: s.SizeSDAt(c.X, c.Y), noise: sizeNoise(s, c), flat: 1})
		}
	}
	if len(all) == 0 {
		return
	}
	all = append(all, taught(s, dice)...)
	for range compareRounds {
		if !predict(s, all) {
			return
		}
	}
	for _, d := range all {
		if d.die == nil {
			continue
		}
		if d.die.FloorOdds = d.floor; d.sizeSD == 0 {
			continue
		}
		if d.share < 0 { // nothing lies below the floor, so the share attributed to the camera before the comparison is kept
			d.camera = min(d.camera, d.die.CameraScale)
		}
		d.die.AttributeScale(d.camera)
	}
}

// sized is a die whose size is compared with the others'.
type sized struct {
	die     *find.Candidate // nil: a taught die
	pattern *vision.Pattern
	x, y    float64 // px
	share   float64 // by what share it appears larger than expected
	sizeSD  float64 // see scene.SizeSDAt
	noise   float64 // variance of share that is not shared with other dice: from the places of its pips in this picture
	flat    float64 // probability that it lies flat on the floor, by its size alone
	camera  float64 // the part of share that the camera and its pips' places explain
	floor   float64 // see find.Candidate.FloorOdds
}

// sizeNoise returns the variance of a die's size by its pips in this picture. It is larger if the pips fit their lattice worse than those
// of taught dice do, because then reflections or noise have moved them.
func sizeNoise(s *scene.Scene, c *find.Candidate) float64 {
	more := scatter(s, c) * s.LiftShare()
	usual := s.Known.FaceSizeSD(c.Pattern)
	return sizeSD*sizeSD + max(more*more-usual*usual, 0)
}

// taught lists the taught dice. Where a die of the picture lies at the same place, the taught one is left out: in the teaching
// picture they are the same.
func taught(s *scene.Scene, dice []find.Candidate) []sized {
	var out []sized
next:
	for _, t := range s.Known.Sizes {
		x, y := s.Board.Current.Rect.PX(t.X, t.Y)
		for i := range dice {
			if math.Hypot(dice[i].X-x, dice[i].Y-y) < pixel.EdgePX/2 {
				continue next
			}
		}
		out = append(out, sized{pattern: t.Pattern, x: x, y: y, share: t.Share, sizeSD: s.SizeSDAt(x, y), noise: sizeSD * sizeSD, flat: 1})
	}
	return out
}

// predict updates flat and camera of all dice. It returns false if the dice cannot be compared.
func predict(s *scene.Scene, dice []sized) bool {
	n := len(dice)
	far := sameError * max(s.Board.Size.WidthMM, s.Board.Size.HeightMM) * s.Board.Current.Rect.Scale
	noise := func(d *sized) float64 { return d.noise / max(d.flat, 1e-4) }
	k, seen := mat.NewSymDense(n, nil), mat.NewVecDense(n, nil)
	for i := range dice {
		a := &dice[i]
		seen.SetVec(i, a.share)
		for j := i; j < n; j++ {
			b := &dice[j]
			d := math.Hypot(a.x-b.x, a.y-b.y) / far
			same := a.sizeSD * b.sizeSD * math.Exp(-d*d/2)
			if a.pattern.Value == b.pattern.Value {
				sd := s.Known.FaceSizeSD(a.pattern)
				same += sd * sd
			}
			k.SetSym(i, j, same)
		}
		k.SetSym(i, i, k.At(i, i)+noise(a))
	}
	var process gaussianProcess
	if !process.fit(k, seen) {
		return false
	}
	for i := range dice {
		d := &dice[i]
		// Given all other dice, its share is normally distributed with this mean and variance. The error of its own pips is not included.
		above, variance := process.fromOthers(i)
		mean := d.share - above
		variance = max(variance-noise(d), 0)
		whole := variance + d.noise
		flat, odd := (1-oddShare)*normal(d.share-mean, whole), oddShare*normal(d.share-mean, whole+s.LiftShare()*s.LiftShare())
		d.flat = flat / (flat + odd)
		d.camera = mean + d.flat*(d.share-mean)*variance/whole
		d.floor = floorOdds(d.share-mean, whole, s.LiftShare())
	}
	return true
}

// floorOdds returns the log odds that a die lies on the floor and not on another, where it would appear larger by lift. off is by how much
// it appears larger than expected. variance is the variance of off. A share oddPips of all dice are outliers, because a reflection moves
// their pips. mostOdd is the standard deviation of the sizes of outliers, in lifts. Both were set by hand.
func floorOdds(off, variance, lift float64) float64 {
	const oddPips, mostOdd = 0.02, 1
	odd := oddPips * normal(off, variance+mostOdd*mostOdd*lift*lift)
	return math.Log(((1-oddPips)*normal(off, variance) + odd) / ((1-oddPips)*normal(off-lift, variance) + odd))
}

// normal returns the density of a normal distribution around 0, times the square root of 2π.
func normal(x, variance float64) float64 { return math.Exp(-x*x/(2*variance)) / math.Sqrt(variance) }
