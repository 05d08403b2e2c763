//go:build cgo

package cv

import (
	"math"

	"quartermaster/vision"
)

// flank is a side face of a die, as the camera sees it beside the top face if the die lies flat. If it does, the flank's pips
// are seen just there; where it leans by few degrees, its flanks are seen much taller or lower, long before its top face looks
// any different.
type flank struct {
	tall  float64 // how far it is seen to reach beyond the top face, edges
	value int     // of the pattern that its pips are most like, if there is any
	pips  int     // of it
	sep   float64 // how clearly: see weigh
}

const (
	leastTall = 0.125 // from which a flank's pips can be told from each other, edges
	fullTall  = 0.3   // from which it tells all that it may, edges
	faint     = 0.15  // of the top face's pips: what stands out less than this is no pip
	// Between these lies what is made of how clearly a pattern is seen.
	leastClear, mostClear = -0.6, 0.7
)

// outwards are the directions of a face's four flanks.
var outwards = [4][2]float64{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// flank measures a side face that looks in a direction of the top face and is turned outwards below its upper edge by an angle,
// in radians. False where the camera does not see it.
func (s *scene) flank(c *candidate, channel *channel, n [2]float64, angle float64) (flank, bool) {
	f := c.frame()
	out, down := math.Sincos(angle)
	place := func(along, low float64) (x, y float64) {
		x, y = f.place((0.5+low*out)*n[0]-along*n[1], (0.5+low*out)*n[1]+along*n[0])
		return s.foot.drop(x, y, low*down*edgePX)
	}
	x0, y0 := place(0, 0)
	x1, y1 := place(0, 1)
	seen := flank{sep: leastClear}
	seen.tall = ((x1-x0)*(n[0]*f.c-n[1]*f.s) + (y1-y0)*(n[0]*f.s+n[1]*f.c)) / (edgePX * edgePX)
	if seen.tall < leastTall {
		return seen, false
	}
	var site [9]float64
	var round [16]float32
	for i := range site {
		a, b := vision.SiteAt(i)
		a, b = a*s.pitch, b*s.pitch
		var in float32
		for _, d := range disc {
			in += channel.at(place(a+pipRadius*d[0], 0.5+b+pipRadius*d[1])) / float32(len(disc))
		}
		for k, d := range ring {
			round[k] = channel.at(place(within(a, pipRadius*d[0]), 0.5+within(b, pipRadius*d[1])))
		}
		site[i] = float64(in - middleOf16(&round))
	}
	if pat, sep, _, height := weigh(site); pat != nil && height >= faint*c.height && neighbours(pat.Value, c.pattern.Value) {
		seen.value, seen.pips, seen.sep = pat.Value, pat.N, max(leastClear, min(sep, mostClear))
	}
	return seen, true
}

// neighbours says whether two values may be on neighbouring faces of a die: opposite ones make seven.
func neighbours(a, b int) bool { return a != b && a+b != 7 }

// says is how much a flank says for a die that lies just so, from leastClear to mostClear.
func (f *flank) says() float64 { return f.sep * min(f.tall/fullTall, 1) }

// flanks measures the side faces that the camera sees of a die if it lies flat, the clearest first: none where it stands right
// above, two at most.
func (s *scene) flanks(c *candidate) (out []flank) {
	channel := &s.spotted(c.sign).channel
	for _, n := range outwards {
		if f, seen := s.flank(c, channel, n, 0); seen {
			out = append(out, f)
		}
	}
	if len(out) == 2 && out[1].says() > out[0].says() {
		out[0], out[1] = out[1], out[0]
	}
	if len(out) == 2 && out[1].sep > 0 && !neighbours(out[0].value, out[1].value) {
		out[1].value, out[1].pips, out[1].sep = 0, 0, leastClear
	}
	return out
}

// flanksSay is how much a die's flanks say for it, as log odds with a weight for each.
func (s *scene) flanksSay(c *candidate, first, second float64) (odds float64) {
	for i, f := range s.flanks(c) {
		odds += [2]float64{first, second}[min(i, 1)] * f.says()
	}
	return odds
}

// tilted looks for a flank that shows its pips where those of a leaning die are seen, and shows none, or less clearly, where those
// of a flat one are. It gives the most pips that any such flank has.
func (s *scene) tilted(c *candidate) (pips int) {
	const least, most, step = 8, 24, 4 // degrees
	const clearer = 0.25
	channel := &s.spotted(c.sign).channel
	for _, n := range outwards {
		flat := 0.0
		for _, angle := range [3]float64{-step, 0, step} {
			f, _ := s.flank(c, channel, n, angle*math.Pi/180)
			flat = max(flat, f.sep)
		}
		for angle := float64(least); angle <= most; angle += step {
			if f, _ := s.flank(c, channel, n, angle*math.Pi/180); f.sep > flat+clearer {
				pips = max(pips, f.pips)
			}
		}
	}
	return pips
}
