package photo

import (
	"context"
	"math"

	"quartermaster/vision"
	"quartermaster/vision/odds"
)

// Several dice that show a one, and lie as the pips of a larger face, look like that face to the net of faces. Then the net of bodies sees a
// die around each pip. On the photographs that may be looked at, the least of the log odds around the pips is at most 2.0 for 108 faces that
// are large enough, and 4.6 where four ones are read as a four.
const (
	// oddsOfOneDie is the log odds that such a face is one die if the net of bodies is undecided about its pips. With it, people are asked from
	// log odds of 3.4 around the pips, which lies between the two figures above.
	oddsOfOneDie = 6
	// Edges of the dice that are tried, in edges of the face. Neighbouring pips of a square are two pitches apart, so the dice are smaller.
	leastPipShare = 0.20
	mostPipShare  = 0.25
	// leastPipDie is the minimum edge of such a die, pixels. Smaller windows only show the pip and look like a die more often.
	leastPipDie = 18.0
)

// oneDie returns, for each face, the log odds that it is one die and not several, one at each of its pips. It is +Inf where no
// pips are looked at: for a one, where the pips that were found are of another value or none were found, and where the dice would be too small.
func (f *finder) oneDie(ctx context.Context, all []found) []float64 {
	// Each group of windows is around the pips of one face, for dice of one size.
	type group struct{ face, first, end int }
	var windows []window
	var groups []group
	for i := range all {
		c := &all[i]
		v, _ := c.value()
		if v == 1 || c.laid || c.pattern.Value != v {
			continue
		}
		for _, by := range [2]float64{leastPipShare, mostPipShare} {
			edge := by * c.at.edge()
			if edge < leastPipDie {
				continue
			}
			first := len(windows)
			for k, on := range c.pattern.Pips {
				if on {
					u, w := vision.SiteAt(k)
					x, y := c.at.place(u*pipPitch, w*pipPitch)
					windows = append(windows, f.window(x, y, edge/bodyEdge))
				}
			}
			groups = append(groups, group{i, first, len(windows)})
		}
	}
	out := make([]float64, len(all))
	for i := range out {
		out[i] = math.Inf(1)
	}
	looks := f.bodies.judgeWindows(ctx, windows, 4)
	for _, g := range groups {
		least := math.Inf(1) // of the log odds of a die around a pip
		for _, look := range looks[g.first:g.end] {
			least = min(least, odds.Logit(max(1e-4, min(1-look[0], 1-1e-4))))
		}
		out[g.face] = min(out[g.face], oddsOfOneDie-least)
	}
	return out
}
