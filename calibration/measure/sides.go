package measure

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/calibration"
)

// line is where a side may be: a straight edge (px inside of where it was expected, at the first and the last piece)
// and the pieces that show it.
type line struct {
	first, last float64
	edges       []edge // one a piece; weight 0: this piece does not show it
	shown       int
	score       float64
}

// onLine is how near (px) to a line a piece's edge must be to belong to it.
const onLine = 0.6

// findLines gives the straight edges that most pieces of a side show near to where it is expected, the best first:
// the floor's print may have lines along its sides too. within is how far (px) the side may be from its place.
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

// join collects the edges that belong to a line. Strong edges count hardly more than clear ones.
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

// near says that two lines are the same edge.
func (l line) near(o line) bool {
	return math.Abs(l.first-o.first) < 1 && math.Abs(l.last-o.last) < 1
}

// strayed is what print and shading beside an edge add to its slope (in light a px, see light). It pushes the whole
// edge aside, the farther the fainter the edge: on drawn and rendered lids, feet whose light changes by 5 a px lie 0.1
// to 0.5 px beside the truth, those with 25 a px less than 0.1 px. Edges of colour alone are the worst: a JPEG's
// colours are as coarse as two pixels.
const strayed = 1.0

// points are the pixels of a line for the fit.
func (l *line) points(ps []piece, side calibration.Side, z float64) []calibration.SidePoint {
	var lights []float64
	for _, e := range l.edges {
		if e.weight > 0 {
			lights = append(lights, e.light)
		}
	}
	aside := strayed / max(1, middle(lights)) * math.Sqrt(float64(len(lights)))
	var out []calibration.SidePoint
	for i, p := range ps {
		e := l.edges[i]
		if e.weight == 0 {
			continue
		}
		out = append(out, calibration.SidePoint{
			Side: side, Z: z, SD: pointSD + 0.3/e.weight, Aside: aside,
			At: [2]float64{p.at[0] + e.at*p.normal[0], p.at[1] + e.at*p.normal[1]},
		})
	}
	return out
}
