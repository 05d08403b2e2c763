package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// flank is a side face of a die, as the camera sees it beside the top face if the die lies flat. If it does, the flank's pips
// are seen just there; where it leans by few degrees, its flanks are seen much taller or lower, long before its top face looks
// any different.
type flank struct {
	tall  float64 // how far it is seen to reach beyond the top face, edges
	value int     // of the pattern that its pips are most like, if there is any
	pips  int     // of it
	sep   float64 // how clearly: see scene.Weigh
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

// measureFlank measures a side face that looks in a direction of the top face and is turned outwards below its upper edge by an angle,
// in radians. False where the camera does not see it.
func measureFlank(s *scene.Scene, c *Candidate, channel *pixel.Channel, n [2]float64, angle float64) (flank, bool) {
	f := c.Frame()
	out, down := math.Sincos(angle)
	place := func(along, low float64) (x, y float64) {
		x, y = f.Place((0.5+low*out)*n[0]-along*n[1], (0.5+low*out)*n[1]+along*n[0])
		return s.Foot.Drop(x, y, low*down*pixel.EdgePX)
	}
	x0, y0 := place(0, 0)
	x1, y1 := place(0, 1)
	seen := flank{sep: leastClear}
	seen.tall = ((x1-x0)*(n[0]*f.C-n[1]*f.S) + (y1-y0)*(n[0]*f.S+n[1]*f.C)) / (pixel.EdgePX * pixel.EdgePX)
	if seen.tall < leastTall {
		return seen, false
	}
	var site [9]float64
	var round [16]float32
	for i := range site {
		a, b := vision.SiteAt(i)
		a, b = a*s.Pitch, b*s.Pitch
		var in float32
		for _, d := range scene.Disc {
			in += channel.At(place(a+scene.PipRadius*d[0], 0.5+b+scene.PipRadius*d[1])) / float32(len(scene.Disc))
		}
		for k, d := range scene.Ring {
			round[k] = channel.At(place(scene.Within(a, scene.PipRadius*d[0]), 0.5+scene.Within(b, scene.PipRadius*d[1])))
		}
		site[i] = float64(in - pixel.MiddleOf16(&round))
	}
	if pat, sep, _, height := scene.Weigh(site); pat != nil && height >= faint*c.height && neighbours(pat.Value, c.Pattern.Value) {
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
func flanks(s *scene.Scene, c *Candidate) (out []flank) {
	channel := &s.Spotted(c.Sign).Channel
	for _, n := range outwards {
		if f, seen := measureFlank(s, c, channel, n, 0); seen {
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

// FlanksSay is how much a die's flanks say for it, as log odds with a weight for each.
func FlanksSay(s *scene.Scene, c *Candidate, first, second float64) (odds float64) {
	for i, f := range flanks(s, c) {
		odds += [2]float64{first, second}[min(i, 1)] * f.says()
	}
	return odds
}

// Tilted looks for a flank that shows its pips where those of a leaning die are seen, and shows none, or less clearly, where those
// of a flat one are. It gives the most pips that any such flank has.
func Tilted(s *scene.Scene, c *Candidate) (pips int) {
	const least, most, step = 8, 24, 4 // degrees
	const clearer = 0.25
	channel := &s.Spotted(c.Sign).Channel
	for _, n := range outwards {
		flat := 0.0
		for _, angle := range [3]float64{-step, 0, step} {
			f, _ := measureFlank(s, c, channel, n, angle*math.Pi/180)
			flat = max(flat, f.sep)
		}
		for angle := float64(least); angle <= most; angle += step {
			if f, _ := measureFlank(s, c, channel, n, angle*math.Pi/180); f.sep > flat+clearer {
				pips = max(pips, f.pips)
			}
		}
	}
	return pips
}
