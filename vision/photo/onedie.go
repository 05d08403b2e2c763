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
	oneDie = 6 // log odds that such a face is one die, before its pips are looked at; set between these two
	// Edges of the dice that are tried, in edges of the face. Neighbouring pips of a square are two pitches apart, so the dice are smaller.
	leastPart = 0.20
	mostPart  = 0.25
	// leastPartEdge is the minimum edge of such a die, pixels. Smaller windows only show the pip and look like a die more often.
	leastPartEdge = 18.0
)

// oneDie returns, for each face, the bounded log odds that it is one die and not several, one at each of its pips.
func (f *finder) oneDie(ctx context.Context, all []found) []float64 {
	type part struct {
		face  int
		sized int // which size
	}
	var windows []window
	var parts []part
	for i := range all {
		c := &all[i]
		v, _ := c.value()
		if v == 1 || c.laid || c.pattern.Value != v {
			continue
		}
		for s, by := range [2]float64{leastPart, mostPart} {
			edge := by * c.at.edge()
			if edge < leastPartEdge {
				continue
			}
			for k, on := range c.pattern.Pips {
				if on {
					u, w := vision.SiteAt(k)
					x, y := c.at.place(u*pipPitch, w*pipPitch)
					windows, parts = append(windows, f.window(x, y, edge/bodyEdge)), append(parts, part{i, s})
				}
			}
		}
	}
	least := make([][2]float64, len(all)) // of each face and size, the least log odds of a die around a pip
	for i := range least {
		least[i] = [2]float64{math.Inf(1), math.Inf(1)}
	}
	for i, look := range f.bodies.judgeWindows(ctx, windows, 4) {
		to := &least[parts[i].face][parts[i].sized]
		*to = min(*to, odds.Logit(max(1e-4, min(1-look[0], 1-1e-4))))
	}
	out := make([]float64, len(all))
	for i, l := range least {
		most := math.Inf(-1)
		for _, v := range l {
			if !math.IsInf(v, 1) {
				most = max(most, v)
			}
		}
		out[i] = min(10, oneDie-most)
	}
	return out
}
