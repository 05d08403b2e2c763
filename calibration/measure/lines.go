package measure

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/calibration"
)

// line is a straight edge that may be a side: its offsets (px inwards of the predicted side) at the first and the last
// piece, and the pieces that show it.
type line struct {
	first, last float64
	edges       []edge // one for each piece; weight 0: this piece does not show the line
	shown       int
	score       float64
}

// onLine is the greatest distance (px) of an edge from its line. Fitted on: unknown.
const onLine = 0.6

// findLines returns at most most straight edges that many pieces of a side show near its predicted place, the best
// first: the floor's print may have lines along its sides, too. within is the greatest distance (px).
func findLines(ps []piece, within float64, most int) []line {
	if len(ps) < 6 {
		return nil
	}
	found := make([][]edge, len(ps))
	for i := range ps {
		found[i] = ps[i].edges(within)
	}
	var all []line
	third := len(ps) / 3
	for i := range third {
		for j := len(ps) - third; j < len(ps); j++ {
			for _, a := range found[i] {
				for _, b := range found[j] {
					k := (b.at - a.at) / float64(j-i)
					l := line{first: a.at - k*float64(i), last: a.at + k*float64(len(ps)-1-i)}
					l.join(found)
					if l.shown >= 6 && 5*l.shown >= 2*len(ps) {
						all = append(all, l)
					}
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b line) int { return cmp.Compare(b.score, a.score) })
	var out []line
	for _, l := range all {
		if !slices.ContainsFunc(out, l.near) {
			out = append(out, l)
		}
		if len(out) == most {
			break
		}
	}
	return out
}

// join collects the edges of the inliers. A strong edge counts hardly more than a clear one.
func (l *line) join(found [][]edge) {
	l.edges = make([]edge, len(found))
	for i := range found {
		want := l.first + (l.last-l.first)*float64(i)/float64(len(found)-1)
		reach := onLine
		for _, e := range found[i] {
			if d := math.Abs(e.at - want); d < reach {
				l.edges[i], reach = e, d
			}
		}
		if l.edges[i].weight > 0 {
			l.shown++
			l.score += min(1, l.edges[i].weight/4) * (1 - 0.5*reach)
		}
	}
}

// near says whether two lines are the same edge.
func (l line) near(o line) bool {
	return math.Abs(l.first-o.first) < 1 && math.Abs(l.last-o.last) < 1
}

// printBias is what print and shading beside an edge add to its gradient (in light per px, see light). It shifts the
// whole edge, the more the fainter the edge. Fitted on drawn and rendered lids: feet whose light changes by 5 per px
// are 0.1 to 0.5 px off, those with 25 per px less than 0.1 px. Edges of colour alone are the worst: chroma in a JPEG
// has half the resolution.
const printBias = 1.0

// points converts a line to points for the fit.
func (l *line) points(ps []piece, side calibration.Side, z float64) []calibration.SidePoint {
	var lights []float64
	for _, e := range l.edges {
		if e.weight > 0 {
			lights = append(lights, e.light)
		}
	}
	aside := printBias / max(1, midMean(lights)) * math.Sqrt(float64(len(lights)))
	var out []calibration.SidePoint
	for i, p := range ps {
		e := l.edges[i]
		if e.weight == 0 {
			continue
		}
		out = append(out, calibration.SidePoint{
			Side: side, Z: z, SD: pointSD + 0.3/e.weight, SharedSD: aside,
			At: [2]float64{p.at[0] + e.at*p.normal[0], p.at[1] + e.at*p.normal[1]},
		})
	}
	return out
}
