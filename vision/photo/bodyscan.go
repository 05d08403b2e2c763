package photo

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// Constants of the search for dice that were not read. Fitted on: unknown.
const (
	scanStep   = 5    // distance of neighbouring windows, pixels of a view
	scanSpread = 9    // minimum spread of a window's colours, grey levels
	scanLeast  = 0.30 // minimum probability of a die for a place to be examined closely
	scanApart  = 0.7  // minimum distance of two places, edges
	scanClear  = 0.8  // minimum distance of a place from a die that was read, edges
	scanMost   = 6000 // maximum number of windows
)

// seenBody is a place where the net of bodies sees a die, in pixels of the picture.
type seenBody struct {
	x, y float64
	p    [classes]float64
}

// scan searches for dice of a view's size that were not read.
func (f *finder) scan(ctx context.Context, v *bodyView, dice []die) []seenBody {
	var near []place
	for _, s := range apart(f.windows(ctx, v, dice), scanApart*bodyEdge) {
		for _, o := range [5][2]float64{{0, 0}, {2, 0}, {-2, 0}, {0, 2}, {0, -2}} {
			near = append(near, place{s.x + o[0], s.y + o[1]})
		}
	}
	var all []seenBody
	for i, p := range f.bodies.judgeWindows(ctx, v.windows(near), 8) {
		all = append(all, seenBody{near[i].x, near[i].y, p})
	}
	out := apart(all, scanApart*bodyEdge)
	for i := range out {
		out[i].x, out[i].y = (out[i].x+0.5)*v.by-0.5, (out[i].y+0.5)*v.by-0.5
	}
	return out
}

// windows lists the windows of a view that may show a die that was not read; pixels of the view.
func (f *finder) windows(ctx context.Context, v *bodyView, dice []die) (out []seenBody) {
	var at []place
	w, h := float64(v.pic.w), float64(v.pic.h)
	step := max(scanStep, math.Sqrt(w*h/scanMost))
	for y := step / 2; y < h; y += step {
		for x := step / 2; x < w; x += step {
			if !v.read(x, y, dice) && v.spread(x, y) >= scanSpread {
				at = append(at, place{x, y})
			}
		}
	}
	for i, p := range f.bodies.judgeWindows(ctx, v.windows(at), 1) {
		if 1-p[0] >= scanLeast {
			out = append(out, seenBody{at[i].x, at[i].y, p})
		}
	}
	return out
}

// read reports whether a place of the view is near a die that was read.
func (v *bodyView) read(x, y float64, dice []die) bool {
	for i := range dice {
		d := dice[i].at.times(1 / v.by)
		if math.Hypot(d.x-x, d.y-y) < scanClear*max(d.edge(), bodyEdge) {
			return true
		}
	}
	return false
}

// read reports whether a place is less than so many edges from a die that was read.
func (s *seenBody) read(dice []die, edges float64) bool {
	return slices.ContainsFunc(dice, func(d die) bool { return math.Hypot(d.at.x-s.x, d.at.y-s.y) < edges*d.at.edge() })
}

// apart keeps the likeliest of places that are near each other (non-maximum suppression).
func apart(all []seenBody, distance float64) (out []seenBody) {
	slices.SortStableFunc(all, func(a, b seenBody) int { return cmp.Compare(a.p[0], b.p[0]) })
next:
	for _, s := range all {
		for _, o := range out {
			if math.Hypot(s.x-o.x, s.y-o.y) < distance {
				continue next
			}
		}
		out = append(out, s)
	}
	return out
}

// spread returns the spread of a window's colours, grey levels.
func (v *bodyView) spread(x, y float64) float64 {
	var sum, squares, n float64
	for j := -12; j <= 12; j += 3 {
		for i := -12; i <= 12; i += 3 {
			c := v.pic.at(x+float64(i), y+float64(j))
			g := float64(c[0]+c[1]+c[2]) / 3
			sum, squares, n = sum+g, squares+g*g, n+1
		}
	}
	return math.Sqrt(max(0, squares/n-sum*sum/n/n))
}

// Limits from which people are asked about a place where no die was read. Fitted on photographs outside the test set
// (vision/MEASUREMENTS.md, "Photographs").
const (
	sureBody   = 0.85 // minimum probability of a die of the usual size, by the net of bodies
	sureOfBoth = 2.6  // minimum sum of the log odds of a die of any size by the net of bodies and, weighted, of a value
	bothShare  = 0.5  // weight of the log odds of the likeliest value by the net of values
	smallerDie = 0.8  // edge of the smaller dice that are sought besides those of the usual size, in usual edges
)

// unread lists the places where the nets see a die that was not read. It searches for dice of the size of the others and for smaller ones,
// or for all sizes if none was read.
func (f *finder) unread(ctx context.Context, dice []die, u usual) []seenBody {
	var out []seenBody
	edges := []float64{u.edge, smallerDie * u.edge}
	if u.edge == 0 {
		edges = nil
		for i := 0; i < len(f.levels); i += 2 {
			edges = append(edges, f.levels[i].scale*levelEdge)
		}
	}
	for _, edge := range edges {
		v := f.bodyView(edge)
		seen := f.scan(ctx, &v, dice)
		for i, sum := range f.bothLooks(ctx, seen, edge) {
			if sum >= sureOfBoth || 1-seen[i].p[0] >= sureBody && (u.edge == 0 || edge == u.edge) {
				out = append(out, seen[i])
			}
		}
	}
	return apart(out, scanApart*edges[0])
}

// bothLooks returns the sum of the log odds of a die by the net of bodies and of its likeliest value by the net of values at some places,
// for dice with an edge. The net of values is hardly ever sure where there is no die.
func (f *finder) bothLooks(ctx context.Context, at []seenBody, edge float64) []float64 {
	windows := make([]window, len(at))
	for i, s := range at {
		windows[i] = f.window(s.x, s.y, edge/valueEdge)
	}
	out := make([]float64, len(at))
	for i, look := range f.values.judgeWindows(ctx, windows, 8) {
		out[i] = logOdds(1-at[i].p[0]) + bothShare*logOdds(slices.Max(look[1:]))
	}
	return out
}
