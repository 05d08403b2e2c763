package find

import (
	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// What a hurried look must see. Of 2,200 dice of drawn and rendered rigs that came to be beyond doubt the rough pattern of none
// stood out by less than 0.3, and of 340 ones the pip of none by less than 33 grey levels; half of all guesses have less than
// this.
const (
	leastRough = -0.1 // how clearly the rough pattern stands out: see scene.Weigh
	leastOne   = 10   // how much the pip of a one is like a pip, grey levels: see scene.pipLike
)

// promise is a hurried look at a guess: the greater, the more it promises to be a die. False where it is none for sure.
func promise(s *scene.Scene, g guess) (float64, bool) {
	pale := s.ChangedPoints(g.Pose) < 9 // a third is enough, for a dark die on a dark floor
	if g.one >= 0 {
		p := g.pips.Near.Peaks[g.one]
		return -1, p.Like >= leastOne && (!pale || s.Dot(p)) // the pips of other values are no ones: those come first
	}
	site := s.RoughSites(g.Pose, &g.pips.Channel)
	if even, _, _, ok := evened(site); ok {
		site = even
	}
	pat, sep, _, _ := scene.Weigh(site)
	if pat == nil || pat.Value == 1 || sep < leastRough || pale && (sep < 0.3 || !dots(s, g.Pose, pat)) {
		return 0, false
	}
	return sep + 0.125*float64(pat.N), true
}

// dots says whether most pips of a pattern have changed all over: of a die as pale as its floor they alone have.
func dots(s *scene.Scene, p pixel.Pose, pat *vision.Pattern) bool {
	f, n := p.Frame(), 0
	for i, on := range pat.Pips {
		if on {
			a, b := vision.SiteAt(i)
			x, y := f.Place(a*s.Pitch, b*s.Pitch)
			if s.Dot(scene.Peak{X: x, Y: y}) {
				n++
			}
		}
	}
	return 3*n >= 2*pat.N
}

// judge measures a guess and gives what it would be as a die, or false where it is none for sure.
func judge(s *scene.Scene, g guess) (Candidate, bool) {
	c, channel, peaks := Candidate{Pose: g.Pose, Sign: g.pips.Sign}, &g.pips.Channel, &g.pips.Near
	if g.one >= 0 {
		c.Shown = s.Sites(c.Pose, channel)
		c.Site = c.Shown
		c.Pattern, c.sep, c.ratio, c.height = scene.WeighOne(c.Site)
		if c.Pattern == nil {
			return c, false
		}
		c.Scale, c.Found = 1, 1
	} else {
		for range 2 {
			c.Shown = s.Sites(c.Pose, channel)
			c.Site = inEvenLight(s, c.Pose, c.Shown)
			c.Pattern, c.sep, c.ratio, c.height = scene.Weigh(c.Site)
			if c.Pattern == nil || c.Pattern.Value == 1 || c.sep < 0.05 {
				return c, false
			}
			c.Pose, c.Scale, c.Rms, c.Pips = Fitted(peaks, c.Pose, c.Pattern, s.Pitch, s.Known.LatticesOf(c.Sign))
			c.Scale, c.Rms, c.Excused = settledScale(s, &c)
			c.Found = len(c.Pips)
			if c.Found < 2 {
				return c, false
			}
		}
	}
	c.Yaw = pixel.Quarter(c.Yaw)
	c.Side = s.Sides(c.Pose)
	s.Surface(c.Pose, c.Pattern, &c.Look)
	c.Far = 0.3
	c.printed = printed(s, &c)
	if len(s.Known.Shades) > 0 {
		c.Light = lightOn(s, &c)
		c.Colour, c.Far, c.Lead = colour.Nearest(s.Known.Shades, c.Body, s.Floor.GainAt(c.X, c.Y), s.Known.White, c.Light, c.Sign)
	}
	c.Score = c.weighAll()
	if c.Score < -1.5 {
		return c, false
	}
	return c, true
}

// printed is the share of a candidate's pips that the empty board has at the same places, under the light that
// falls there now: print in a shadow is changed, but it is no die.
func printed(s *scene.Scene, c *Candidate) float64 {
	var now, then, pips, print float64
	f, level := c.Frame(), scene.PipLevel(c.Sign, s.Light)
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
			pips += max(c.Shown[i], 0)
		}
	}
	if pips <= 0 || then <= 0 {
		return 0
	}
	return min(print*min(now/then, 1)/pips, 1)
}
