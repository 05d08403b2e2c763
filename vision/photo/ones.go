package photo

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// ones lists the faces with one pip. A single pip tells neither the size of its die nor its yaw. The size, and the minimum strength
// of pips (least, grey levels), come from the other dice of the picture. Without other dice all sizes are tried. All yaws are tried.
func (f *finder) ones(ctx context.Context, edges []float64, least float64) []found {
	var at []*level
	for _, l := range f.levels {
		if near(l.scale*levelEdge, edges) {
			at = append(at, l)
		}
	}
	lists := make([][]guess, len(at))
	inParallel(len(at), func(i int) {
		var next *level
		if k := slices.Index(f.levels, at[i]); k+1 < len(f.levels) {
			next = f.levels[k+1]
		}
		for _, o := range at[i].strongest(next, least, max(leastOnes, mostOnes/len(at))) {
			lists[i] = append(lists[i], o.turns[:]...)
		}
	})
	seen := f.judge(ctx, slices.Concat(lists...), 1)
	// Keep the best yaw of each frame.
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

// Fitted on: unknown.
const (
	oneTurns  = 6   // number of yaws
	mostOnes  = 240 // maximum number of single pips of a picture that the net judges
	leastOnes = 40  // the least number of each level
)

// lone is a single pip with its guesses at all yaws.
type lone struct {
	turns    [oneTurns]guess
	contrast float64
}

// near reports whether an edge is close to one of some edges, or there are none. The limit was fitted on: unknown.
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

// strongest lists the single pips of a level with the highest contrast, up to a number, of both signs. The pip of a one is often
// larger than others, so the pips that only the next, coarser level shows are listed as well.
func (l *level) strongest(next *level, least float64, most int) []lone {
	var out []lone
	try := func(sign int, x, y float64) {
		if o, ok := l.lone(sign, x, y); ok && o.contrast >= least {
			out = append(out, o)
		}
	}
	for sign := range 2 {
		for _, p := range l.peaks[sign].all {
			try(sign, p.x, p.y)
		}
		if next == nil {
			continue
		}
		k := next.scale / l.scale
		for _, p := range next.peaks[sign].all {
			if x, y := (p.x+0.5)*k-0.5, (p.y+0.5)*k-0.5; l.peaks[sign].nearest(x, y, 1.5) < 0 {
				try(sign, x, y)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b lone) int { return cmp.Compare(b.contrast, a.contrast) })
	return out[:min(len(out), most)]
}

// lone returns the guesses of a one with its pip at a place, at all yaws, if the pip is surrounded by one colour. The limits were fitted
// on: unknown.
func (l *level) lone(sign int, x, y float64) (o lone, ok bool) {
	g := guess{frame: square(x, y, levelEdge, 0), level: l, sign: sign, pattern: &patterns[0], sep: 1}
	g.pip = l.pipColour(peak{x: x, y: y})
	var ring [16]rgb
	for i := range ring {
		s, c := math.Sincos(float64(i) * math.Pi / 8)
		r := [2]float64{0.23, 0.31}[i%2] * levelEdge
		ring[i] = l.pic.at(x+r*c, y+r*s)
		for k := range 3 {
			g.face[k] += ring[i][k] / float32(len(ring))
		}
	}
	o.contrast = g.contrast()
	uneven := 0
	for _, c := range ring {
		if float64(c.minus(g.face).length()) > 0.45*o.contrast {
			uneven++
		}
	}
	if uneven > 3 {
		return o, false
	}
	for k := range o.turns {
		g.frame = square(x, y, levelEdge, float64(k)*math.Pi/2/oneTurns)
		g.face = l.faceColour(&g.frame)
		o.turns[k] = g
	}
	return o, true
}
