package photo

import (
	"context"
	"math"
	"slices"
)

// ones lists the faces of one pip. A single pip does not say how large its die is and how it is turned: the other dice
// of the picture say the first, and how strong pips are (least, grey levels); all turns are tried. Without other dice all sizes are tried.
func (f *finder) ones(ctx context.Context, edges []float64, least float64) []found {
	lists := make([][]guess, len(f.levels))
	inParallel(len(f.levels), func(i int) {
		l := f.levels[i]
		if !near(l.scale*levelEdge, edges) {
			return
		}
		for sign := range 2 {
			lists[i] = append(lists[i], l.lone(sign, least)...)
			if i+1 < len(f.levels) {
				lists[i] = append(lists[i], l.lent(f.levels[i+1], sign, least)...)
			}
		}
	})
	all := slices.Concat(lists...)
	seen := f.judge(ctx, all[:min(len(all), mostFaces)], 1)
	// Of all turns of one frame the best remains.
	out := seen[:0]
	for i := 0; i < len(seen); i += oneTurns {
		at := i
		for k := i; k < min(i+oneTurns, len(seen)); k++ {
			if seen[k].sure() > seen[at].sure() {
				at = k
			}
		}
		if v, _ := seen[at].value(); v == 1 {
			out = append(out, seen[at])
		}
	}
	return kept(out)
}

const oneTurns = 6

func near(edge float64, edges []float64) bool {
	if len(edges) == 0 {
		return true
	}
	for _, e := range edges {
		if edge > e/1.3 && edge < e*1.3 {
			return true
		}
	}
	return false
}

// lone lists the guesses of ones over the peaks of a level.
func (l *level) lone(sign int, least float64) (out []guess) {
	for _, p := range l.peaks[sign].all {
		out = l.one(out, sign, p.x, p.y, least)
	}
	return out
}

// lent does the same over peaks that only the next, coarser level has: the pip of a one is often larger.
func (l *level) lent(from *level, sign int, least float64) (out []guess) {
	k := from.scale / l.scale
	for _, p := range from.peaks[sign].all {
		x, y := (p.x+0.5)*k-0.5, (p.y+0.5)*k-0.5
		if l.peaks[sign].nearest(x, y, 1.5) < 0 {
			out = l.one(out, sign, x, y, least)
		}
	}
	return out
}

// one adds the guesses of a one with its pip at a place, in all turns, if what is round the pip is one colour.
func (l *level) one(out []guess, sign int, x, y, least float64) []guess {
	g := guess{frame: square(x, y, levelEdge, 0), level: l, sign: sign, pattern: &patterns[0], found: 1}
	g.pip = l.pipColour(peak{x: x, y: y})
	var ring [16]rgb
	for i := range ring {
		s, c := math.Sincos(float64(i) * math.Pi / 8)
		r := [2]float64{0.23, 0.31}[i%2] * levelEdge
		ring[i] = l.pic.at(x+r*c, y+r*s)
		for k := range 3 {
			g.face[k] += ring[i][k] / 16
		}
	}
	contrast := float32(g.contrast())
	if float64(contrast) < least {
		return out
	}
	uneven := 0
	for _, c := range ring {
		if c.minus(g.face).length() > 0.45*contrast {
			uneven++
		}
	}
	if uneven > 3 {
		return out
	}
	for k := range oneTurns {
		g.frame = square(x, y, levelEdge, float64(k)*math.Pi/2/oneTurns)
		g.face = l.faceColour(&g.frame)
		g.sep = 1
		out = append(out, g)
	}
	return out
}
