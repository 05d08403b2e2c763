package photo

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// Where the net of bodies sees a die whose pips were not found as peaks, faces are tried in all orientations, several sizes and
// places, and the colours that its pips may have. The constants were fitted on: unknown.
const (
	mostLaid  = 6    // maximum number of places of a picture
	laidTurns = 8    // number of angles within a quarter turn
	laidSizes = 3    // number of sizes
	laidBy    = 1.14 // ratio of one size to the next
	laidOff   = 0.12 // distance of neighbouring places, edges
	laidGrid  = 13   // samples along each side of a face, for the colours of its pips
	laidPips  = 10   // number of samples that may show pips
	laidFew   = 12   // number of faces of a place that are judged in all orientations
	laidRight = 0.85 // maximum probability of the value of such a face by the net of faces, unless it is surer even after the log of laidTries is taken off its log odds
	laidTries = 8    // number of faces tried at a place that look different to the net of faces; the best of many wrong ones may look right
)

// laid judges all faces that may lie at some places, for dice with an edge; pixels of the picture.
func (f *finder) laid(ctx context.Context, at []seenBody, edge float64) []found {
	lists := make([][]guess, len(at))
	l := f.levelOf(edge)
	inParallel(len(at), func(i int) {
		lists[i] = l.overlays((at[i].x+0.5)/l.scale-0.5, (at[i].y+0.5)/l.scale-0.5, edge/l.scale)
	})
	var few []found
	for _, list := range lists {
		seen := f.judge(ctx, list, 1)
		slices.SortStableFunc(seen, func(a, b found) int { return cmp.Compare(b.sure(), a.sure()) })
		few = append(few, seen[:min(len(seen), laidFew)]...)
	}
	return f.again(ctx, few)
}

// levelOf returns the level for dice with an edge.
func (f *finder) levelOf(edge float64) *level {
	return slices.MinFunc(f.levels, func(a, b *level) int {
		off := func(l *level) float64 { return math.Abs(math.Log(l.scale * levelEdge / edge)) }
		return cmp.Compare(off(a), off(b))
	})
}

// overlays lists the faces that may lie near a place of a level.
func (l *level) overlays(x, y, edge float64) (out []guess) {
	for turn := range laidTurns {
		yaw := float64(turn) * math.Pi / 2 / laidTurns
		for size := range laidSizes {
			e := edge * math.Pow(laidBy, float64(size)-(laidSizes-1)/2.0)
			for k := range 9 {
				dx, dy := float64(k%3-1)*laidOff*e, float64(k/3-1)*laidOff*e
				g := guess{frame: square(x+dx, y+dy, e, yaw), level: l, pattern: &patterns[0], sep: 1, laid: true}
				g.face = l.faceColour(&g.frame)
				for sign, pip := range l.pipColours(&g) {
					g.sign, g.pip = sign%2, pip
					if g.contrast() >= leastContrast {
						out = append(out, g)
					}
				}
			}
		}
	}
	return out
}

// pipColours returns the colours that the pips of a face may have: darker, lighter, and to either side of the face's colour along
// red-green and yellow-blue.
func (l *level) pipColours(g *guess) (out [6]rgb) {
	type sample struct {
		c     rgb
		along float32
	}
	var all [laidGrid * laidGrid]sample
	for i := range all {
		u, v := (float64(i%laidGrid)/(laidGrid-1)-0.5)*0.8, (float64(i/laidGrid)/(laidGrid-1)-0.5)*0.8
		all[i].c = l.pic.at(g.place(u, v))
	}
	for k := range out {
		for i := range all {
			d := all[i].c.minus(g.face)
			all[i].along = [3]float32{d[0] + d[1] + d[2], d[0] - d[1], (d[0]+d[1])/2 - d[2]}[k/2]
			if k%2 == dark {
				all[i].along *= -1
			}
		}
		slices.SortFunc(all[:], func(a, b sample) int { return cmp.Compare(b.along, a.along) })
		for _, s := range all[:laidPips] {
			for c := range 3 {
				out[k][c] += s.c[c] / laidPips
			}
		}
	}
	return out
}
