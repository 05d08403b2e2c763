package rest

import (
	"math"
	"slices"

	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// FeatureNames names the features that Features measures of a chosen die with pips. They tell whether its top face has the height
// and the shape of a die on the floor. Apparent sizes are given in lifts: 0 = as large as on the floor, 1 = as large as on top
// of another die, because that is nearer to the camera.
var FeatureNames = []string{
	"pips=1", "pips=2", "pips=3", "pips>3", "pixels an edge",
	"lift of the pips", "stretch of the pips", "rms", "lift along", "lift across", "lifts differ", "weakest side", "ragged sides",
	"unexplained round it", "unexplained at most", "sides changed", "sharper if larger", "sharper if smaller",
	"brightness", "touching", "wall", "height of the camera",
}

// Indices of some features in FeatureNames.
var (
	liftAlong         = slices.Index(FeatureNames, "lift along")
	liftAcross        = slices.Index(FeatureNames, "lift across")
	sidesDiffer       = slices.Index(FeatureNames, "lifts differ")
	weakestSide       = slices.Index(FeatureNames, "weakest side")
	unexplainedRound  = slices.Index(FeatureNames, "unexplained round it")
	unexplainedBeside = slices.Index(FeatureNames, "unexplained at most")
	sidesChanged      = slices.Index(FeatureNames, "sides changed")
	touching          = slices.Index(FeatureNames, "touching")
	wallNear          = slices.Index(FeatureNames, "wall")
)

// bandGrid lists the points of a band around a die, as offsets from its middle in pixels, each with its octant.
var bandGrid = makeBandGrid()

func makeBandGrid() (out []struct {
	x, y float64
	way  int
}) {
	for j := -20; j <= 20; j++ {
		for i := -20; i <= 20; i++ {
			a, b := float64(i)*0.05, float64(j)*0.05
			if d := math.Hypot(a, b); d > 1 || d < 0.45 {
				continue
			}
			way := int(math.Floor((math.Atan2(b, a)/math.Pi+1)*4)) & 7
			out = append(out, struct {
				x, y float64
				way  int
			}{a * pixel.EdgePX, b * pixel.EdgePX, way})
		}
	}
	return out
}

// unexplainedAround measures a band around a die: the share of its pixels that have changed, are no shadow and belong to no die.
// It returns the share of the whole band and the largest share of an octant. Small areas are shrunk towards 0.
func unexplainedAround(s *scene.Scene, p pixel.Pose, explained *pixel.Mask) (all, most float64) {
	var n, k [8]float64
	for _, q := range bandGrid {
		x, y := int(p.X+q.x), int(p.Y+q.y)
		if x < 0 || y < 0 || x >= s.Pic.W || y >= s.Pic.H || explained.At(x, y) {
			continue
		}
		n[q.way]++
		if s.Floor.Changed.At(x, y) && !s.Shadow(x, y) {
			k[q.way]++
		}
	}
	var sn, sk float64
	for w := range 8 {
		sn, sk = sn+n[w], sk+k[w]
		most = max(most, k[w]/(n[w]+12))
	}
	return sk / (sn + 30), most
}

// Features measures the features in FeatureNames of a chosen die with pips. explained is the mask of all chosen dice.
func Features(s *scene.Scene, c *find.Candidate, dice []find.Candidate, explained *pixel.Mask) nets.Evidence {
	n := c.Pattern.N
	is := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	out := s.FitSides(c.Pose)
	along, across := s.Lift((out[0].At+out[2].At)/(2*s.Known.Outline)), s.Lift((out[1].At+out[3].At)/(2*s.Known.Outline))
	weak, ragged := math.Inf(1), 0.0
	for _, o := range out {
		weak, ragged = min(weak, o.Step), max(ragged, o.Ragged)
	}
	pips, stretch := 0.0, 0.0
	if c.PipsFound > 1 {
		pips = s.Lift(c.Scale)
		stretch = stretchOf(s, c)
	}
	all, most := unexplainedAround(s, c.Pose, explained)
	sides, _ := find.Surroundings(s, c.Pose)
	sharp, larger, smaller := find.SideSharpness(s, c)
	near := -1.0
	for i := range dice {
		if o := &dice[i]; o.Pose != c.Pose {
			near = max(near, max(pixel.Overlap(c.Pose, o.Pose, 0.5), -1))
		}
	}
	bright := 0.0
	if sh := colour.ShadeOf(s.Known.Shades, c.Colour); sh != nil {
		g := s.Floor.GainAt(c.X, c.Y)
		var now, then float64
		for k := range 3 {
			now, then = now+c.Body[k], then+sh.Base[k]*g[k]
		}
		bright = math.Log((now + 15) / (then + 15))
	}
	return nets.Evidence{
		is(n == 1), is(n == 2), is(n == 3), is(n > 3), min(s.Board.Sharpness, 80) / 40,
		pips, stretch, min(c.Rms, 2), along, across, math.Abs(along - across), find.CompressLevel(weak), min(ragged, 0.1) * 20,
		all, most, sides, (larger - sharp) / (sharp + 1), (smaller - sharp) / (sharp + 1),
		bright, near, s.WallDistance(c.Pose), math.Log(s.Viewpoint.Height / pixel.EdgePX),
	}
}
