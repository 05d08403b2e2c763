//go:build cgo

package cv

import (
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// candidate is one possible die with all that speaks for and against it.
type candidate struct {
	pose
	look
	pattern *vision.Pattern
	sign    calibration.Pips
	colour  string

	sep, ratio, height float64      // of the pattern: see weigh
	scale, rms         float64      // of the pips' lattice: see fitted
	found              int          // pips with a peak of their own
	pips               [][4]float64 // those: see fitted
	light              daylight     // that the face has
	far, lead          float64      // of the colour: see nearest
	rim                float64      // how much the bevels speak against the colour: see rimSays
	bare               float64      // how sure it is that no lamp mirrored in the face hides another colour: see unveil
	printed            float64      // share of the pips that the board's print explains
	score              float64
	evidence           evidence
	sharp              [3]float64 // at the pose sharpAt: see sharper
	sharpAt            pose
	exists, flat       float64 // probability that a die shows this value here; and that it lies flat on the floor, if so
	higher             bool    // it lies on another die: see higher
	print              *match  // of a printed die; nil: it has pips
	rival              float64 // probability that a printed die lies there instead: see contest
}

// contrast is how much the pips differ from the face, as a share of the face's lightness.
func (c *candidate) contrast() float64 { return c.height / ((c.body[0]+c.body[1]+c.body[2])/3 + 1) }

// dazzled is the contrast below which light pips are lost, one before the other, in a lamp that a face mirrors. Of 4,000 dice with
// light pips that were read right, in all kinds of light, the least had 0.16.
const dazzled = 0.15

// legible is the probability that no more pips are on a face than are seen.
func (c *candidate) legible() float64 {
	if c.sign == calibration.LightPips && c.contrast() < dazzled {
		return sure - 0.03
	}
	return 1
}

// What a hurried look must see. Of 2,200 dice of drawn and rendered rigs that came to be beyond doubt the rough pattern of none
// stood out by less than 0.3, and of 340 ones the pip of none by less than 33 grey levels; half of all guesses have less than
// this.
const (
	leastRough = -0.1 // how clearly the rough pattern stands out: see weigh
	leastOne   = 10   // how much the pip of a one is like a pip, grey levels: see pipLike
)

// promise is a hurried look at a guess: the greater, the more it promises to be a die. False where it is none for sure.
func (s *scene) promise(g guess) (float64, bool) {
	pale := s.changedPoints(g.pose) < 9 // a third is enough, for a dark die on a dark floor
	if g.one >= 0 {
		p := g.pips.near.peaks[g.one]
		return -1, p.like >= leastOne && (!pale || s.dot(p)) // the pips of other values are no ones: those come first
	}
	site := s.roughSites(g.pose, &g.pips.channel)
	if even, _, _, ok := evened(site); ok {
		site = even
	}
	pat, sep, _, _ := weigh(site)
	if pat == nil || pat.Value == 1 || sep < leastRough || pale && (sep < 0.3 || !s.dots(g.pose, pat)) {
		return 0, false
	}
	return sep + 0.125*float64(pat.N), true
}

// dots says whether most pips of a pattern have changed all over: of a die as pale as its floor they alone have.
func (s *scene) dots(p pose, pat *vision.Pattern) bool {
	f, n := p.frame(), 0
	for i, on := range pat.Pips {
		if on {
			a, b := vision.SiteAt(i)
			x, y := f.place(a*s.pitch, b*s.pitch)
			if s.dot(peak{x: x, y: y}) {
				n++
			}
		}
	}
	return 3*n >= 2*pat.N
}

// judge measures a guess and gives what it would be as a die, or false where it is none for sure.
func (s *scene) judge(g guess) (candidate, bool) {
	c, channel, peaks := candidate{pose: g.pose, sign: g.pips.sign}, &g.pips.channel, &g.pips.near
	if g.one >= 0 {
		c.shown = s.sites(c.pose, channel)
		c.site = c.shown
		c.pattern, c.sep, c.ratio, c.height = weighOne(c.site)
		if c.pattern == nil {
			return c, false
		}
		c.scale, c.found = 1, 1
	} else {
		for range 2 {
			c.shown = s.sites(c.pose, channel)
			c.site = s.inEvenLight(c.pose, c.shown)
			c.pattern, c.sep, c.ratio, c.height = weigh(c.site)
			if c.pattern == nil || c.pattern.Value == 1 || c.sep < 0.05 {
				return c, false
			}
			c.pose, c.scale, c.rms, c.pips = fitted(peaks, c.pose, c.pattern, s.pitch)
			c.found = len(c.pips)
			if c.found < 2 {
				return c, false
			}
		}
	}
	c.yaw = quarter(c.yaw)
	c.side = s.sides(c.pose)
	s.surface(c.pose, c.pattern, &c.look)
	c.far = 0.3
	c.printed = s.printed(&c)
	if len(s.known.shades) > 0 {
		c.light = s.lightOn(&c)
		c.colour, c.far, c.lead = nearest(s.known.shades, c.body, s.floor.gainAt(c.x, c.y), s.known.white, c.light, c.sign)
	}
	c.score = c.weighAll()
	if c.score < -1.5 {
		return c, false
	}
	return c, true
}

// changedPoints is a quick look at the face: at how many of 25 points the floor has changed.
func (s *scene) changedPoints(p pose) int {
	n := 0
	f := p.frame()
	for j := -2; j <= 2; j++ {
		for i := -2; i <= 2; i++ {
			x, y := f.place(float64(i)*0.16, float64(j)*0.16)
			if s.floor.changed.at(int(x+0.5), int(y+0.5)) {
				n++
			}
		}
	}
	return n
}

// printed is the share of a candidate's pips that the empty board has at the same places, under the light that
// falls there now: print in a shadow is changed, but it is no die.
func (s *scene) printed(c *candidate) float64 {
	var now, then, pips, print float64
	f, level := c.frame(), pipLevel(c.sign, s.light)
	for i, on := range c.pattern.Pips {
		sx, sy := vision.SiteAt(i)
		var in, round float64
		for _, d := range disc {
			in += level(s.floor.at(f.place(sx*s.pitch+pipRadius*d[0], sy*s.pitch+pipRadius*d[1])))
		}
		for _, d := range ring {
			x, y := f.place(sx*s.pitch+pipRadius*d[0], sy*s.pitch+pipRadius*d[1])
			b, g, r := s.floor.at(x, y)
			round += level(b, g, r)
			then += lightnessOf(b, g, r)
			now += lightnessOf(s.pic.at(x, y))
		}
		if on {
			print += max(in/float64(len(disc))-round/float64(len(ring)), 0)
			pips += max(c.shown[i], 0)
		}
	}
	if pips <= 0 || then <= 0 {
		return 0
	}
	return min(print*min(now/then, 1)/pips, 1)
}

func lightnessOf(b, g, r float32) float64 { return float64(b+g+r) / 3 }

// pipLevel is the pip channel of one colour.
func pipLevel(sign calibration.Pips, light balance) func(b, g, r float32) float64 {
	if sign == calibration.DarkPips {
		return func(b, g, r float32) float64 { return float64(255 - max(b, g, r)) }
	}
	share := [3]float32{float32(light.share[0]) / 256, float32(light.share[1]) / 256, float32(light.share[2]) / 256}
	return func(b, g, r float32) float64 {
		b0, g0, r0 := share[0]*b, share[1]*g, share[2]*r
		lo := min(b0, g0, r0)
		if light.hue {
			lo -= max(b0, g0, r0) - lo
		}
		return float64(max(lo, min(b, g, r, float32(light.dark))))
	}
}

// weighAll is the score of a candidate: what speaks for a die less what speaks against it.
func (c *candidate) weighAll() float64 {
	side := c.side
	slices.Sort(side[:])
	cap1 := func(v float64) float64 { return min(v/18, 1) }
	s := 2*c.sep + cap1(side[3]) + cap1(side[2]) + cap1(side[1]) + 0.7*cap1(side[0])
	s -= min(c.spread/14, 1.5)
	s += min(c.height, 60) / 40
	s += 0.25 * float64(c.pattern.N)
	s -= 0.5*max(c.far-1, 0) + 0.5*max(c.far-2.5, 0)
	s -= 3 * max(c.printed-0.35, 0)
	s -= 6 * max(c.ncc-0.45, 0)
	return s
}
