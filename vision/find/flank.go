package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// flank is a side face of a die, where the camera would see it beside the top face if the die lay flat. If the die does lie flat, the
// pips of the flank are seen there. If it leans by few degrees, its flanks look much taller or lower, long before its top face
// looks different.
type flank struct {
	tall  float64 // how far it reaches beyond the top face in the picture, edges
	value int     // of the best pattern; 0: none
	pips  int     // number of pips of that pattern
	sep   float64 // separation of that pattern, limited to leastClear to mostClear: see scene.MatchPattern
}

// Limits of what a flank can tell. Fitted on: unknown.
const (
	leastTall             = 0.125     // height from which the pips of a flank can be resolved, edges
	fullTall              = 0.3       // height from which a flank has its full weight, edges
	faint                 = 0.15      // minimum contrast of a pip, as a share of the contrast of the top face's pips
	leastClear, mostClear = -0.6, 0.7 // range of flank.sep
)

// outwards are the directions of a face's four flanks.
var outwards = [4][2]float64{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// measureFlank measures the side face in direction n of the top face. angle is how far the flank is tilted outwards about its upper
// edge, in radians; 0 for a die that lies flat. It returns false where the camera does not see the flank.
func measureFlank(s *scene.Scene, c *Candidate, channel *pixel.Channel, n [2]float64, angle float64) (flank, bool) {
	f := c.Frame()
	out, down := math.Sincos(angle)
	place := func(along, low float64) (x, y float64) {
		x, y = f.Place((0.5+low*out)*n[0]-along*n[1], (0.5+low*out)*n[1]+along*n[0])
		return s.Viewpoint.Below(x, y, low*down*pixel.EdgePX)
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
			round[k] = channel.At(place(scene.WithinFace(a, scene.PipRadius*d[0]), 0.5+scene.WithinFace(b, scene.PipRadius*d[1])))
		}
		site[i] = float64(in - pixel.MedianOf16(&round))
	}
	if pat, sep, _, height := scene.MatchPattern(site); pat != nil && height >= faint*c.height && neighbours(pat.Value, c.Pattern.Value) {
		seen.value, seen.pips, seen.sep = pat.Value, pat.N, max(leastClear, min(sep, mostClear))
	}
	return seen, true
}

// neighbours reports whether two values may be on adjacent faces of a die. Opposite faces add up to seven.
func neighbours(a, b int) bool { return a != b && a+b != 7 }

// score returns the evidence of a flank for a die that lies as assumed, from leastClear to mostClear.
func (f *flank) score() float64 { return f.sep * min(f.tall/fullTall, 1) }

// flanks measures the side faces that the camera sees of a die that lies flat, the one with the highest score first. There are at most
// two, and none right below the camera.
func flanks(s *scene.Scene, c *Candidate) (out []flank) {
	channel := &s.PeaksOf(c.Sign).Channel
	for _, n := range outwards {
		if f, seen := measureFlank(s, c, channel, n, 0); seen {
			out = append(out, f)
		}
	}
	if len(out) == 2 && out[1].score() > out[0].score() {
		out[0], out[1] = out[1], out[0]
	}
	if len(out) == 2 && out[1].sep > 0 && !neighbours(out[0].value, out[1].value) {
		out[1].value, out[1].pips, out[1].sep = 0, 0, leastClear
	}
	return out
}

// FlankLogOdds returns the log odds of a die's flanks for a die that lies flat. first and second are the weights of the flanks, the
// clearer one first.
func FlankLogOdds(s *scene.Scene, c *Candidate, first, second float64) (odds float64) {
	for i, f := range flanks(s, c) {
		odds += [2]float64{first, second}[min(i, 1)] * f.score()
	}
	return odds
}

// TiltedFlankPips looks for flanks whose pips are seen where those of a leaning die lie, and less clearly where those of a flat die lie. It
// returns the maximum number of pips on such a flank.
func TiltedFlankPips(s *scene.Scene, c *Candidate) (pips int) {
	const least, most, step = 8, 24, 4 // degrees; fitted on: unknown
	const clearer = 0.25               // fitted on: unknown
	channel := &s.PeaksOf(c.Sign).Channel
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
