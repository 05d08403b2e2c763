package find

import (
	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Minimum measurements of a guess in the quick first look. Fitted on drawn and rendered rigs: of 2,200 dice that were then found
// beyond doubt, the minimum separation of the rough pattern was 0.3; of 340 ones, the minimum pip response was 33 grey levels. Half
// of all guesses are below these limits.
const (
	leastRough = -0.1 // separation of the rough pattern: see scene.MatchPattern
	leastOne   = 10   // pip response of the pip of a one, grey levels: see scene.Peak
)

// promise takes a quick look at a guess. It returns a score by which guesses are sorted, or false where the guess is surely no die. The
// limits for a die as pale as its floor were fitted on: unknown.
func promise(s *scene.Scene, g guess) (float64, bool) {
	pale := s.ChangedPoints(g.Pose) < 9 // fewer than a third: a dark die on a dark floor still has more
	if g.one >= 0 {
		p := g.pips.Grid.Peaks[g.one]
		return -1, p.Contrast >= leastOne && (!pale || s.WhollyChanged(p)) // sorted last: most single pips belong to dice of other values
	}
	site := s.RoughSites(g.Pose, &g.pips.Channel)
	if even, _, _, ok := withoutShadow(site); ok {
		site = even
	}
	pat, sep, _, _ := scene.MatchPattern(site)
	if pat == nil || pat.Value == 1 || sep < leastRough || pale && (sep < 0.3 || !dots(s, g.Pose, pat)) {
		return 0, false
	}
	return sep + 0.125*float64(pat.N), true
}

// dots reports whether at least two thirds of the pips of a pattern have changed completely. Of a die as pale as its floor only the
// pips have changed.
func dots(s *scene.Scene, p pixel.Pose, pat *vision.Pattern) bool {
	f, n := p.Frame(), 0
	for i, on := range pat.Pips {
		if on {
			a, b := vision.SiteAt(i)
			x, y := f.Place(a*s.Pitch, b*s.Pitch)
			if s.WhollyChanged(scene.Peak{X: x, Y: y}) {
				n++
			}
		}
	}
	return 3*n >= 2*pat.N
}

// judge measures a guess: it finds the pattern, refines the pose, and measures sides, surface and colour. It returns false where the
// guess is surely no die. The minimum separation (0.05) and score (-1.5) were fitted on: unknown.
func judge(s *scene.Scene, g guess) (Candidate, bool) {
	c, channel, peaks := Candidate{Pose: g.Pose, Sign: g.pips.Sign}, &g.pips.Channel, &g.pips.Grid
	if g.one >= 0 {
		c.RawSite = s.Sites(c.Pose, channel)
		c.Site = c.RawSite
		c.Pattern, c.sep, c.ratio, c.height = scene.MatchOne(c.Site)
		if c.Pattern == nil {
			return c, false
		}
		c.Scale, c.PipsFound = 1, 1
	} else {
		for range 2 {
			c.RawSite = s.Sites(c.Pose, channel)
			c.Site = inEvenLight(s, c.Pose, c.RawSite)
			c.Pattern, c.sep, c.ratio, c.height = scene.MatchPattern(c.Site)
			if c.Pattern == nil || c.Pattern.Value == 1 || c.sep < 0.05 {
				return c, false
			}
			c.Pose, c.Scale, c.Rms, c.Pips = Fitted(peaks, c.Pose, c.Pattern, s.Pitch, s.Known.LatticesOf(c.Sign))
			shrinkScale(s, &c)
			c.PipsFound = len(c.Pips)
			if c.PipsFound < 2 {
				return c, false
			}
		}
	}
	c.Yaw = pixel.ModQuarterTurn(c.Yaw)
	c.Side = s.Sides(c.Pose)
	s.Surface(c.Pose, c.Pattern, &c.FaceMeasures)
	c.ColourDistance = 0.3
	c.printed = printed(s, &c)
	if len(s.Known.Shades) > 0 {
		c.LightPrior = lightOn(s, &c)
		c.Colour, c.ColourDistance, c.ColourMargin = colour.Nearest(s.Known.Shades, c.Body, s.Floor.GainAt(c.X, c.Y), s.Known.White, c.LightPrior, c.Sign)
	}
	c.Score = c.weighAll()
	if c.Score < -1.5 {
		return c, false
	}
	return c, true
}

// printed returns the share of a candidate's pip contrast that the empty board shows at the same places, scaled to the present light.
// Print in a shadow counts as changed, but is no die.
func printed(s *scene.Scene, c *Candidate) float64 {
	var now, then, pips, print float64
	f, level := c.Frame(), scene.PipLevel(c.Sign, s.Balance)
	for i, on := range c.Pattern.Pips {
		sx, sy := vision.SiteAt(i)
		var in, round float64
		for _, d := range scene.Disc {
			in += level(s.Floor.At(f.Place(sx*s.Pitch+scene.PipRadius*d[0], sy*s.Pitch+scene.PipRadius*d[1])))
		}
		for _, d := range scene.Ring {
			x, y := f.Place(sx*s.Pitch+scene.PipRadius*d[0], sy*s.Pitch+scene.PipRadius*d[1])
			b, g, r := s.Floor.At(x, y)
			round += level(b, g, r)
			then += scene.LightnessOf(b, g, r)
			now += scene.LightnessOf(s.Pic.At(x, y))
		}
		if on {
			print += max(in/float64(len(scene.Disc))-round/float64(len(scene.Ring)), 0)
			pips += max(c.RawSite[i], 0)
		}
	}
	if pips <= 0 || then <= 0 {
		return 0
	}
	return min(print*min(now/then, 1)/pips, 1)
}
