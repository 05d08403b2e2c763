package photo

import (
	"cmp"
	"context"
	"math"
	"runtime"
	"slices"
	"sync"
)

// found is a guess with the class probabilities that the net of faces gives it.
type found struct {
	guess
	at frame            // in pixels of the picture
	p  [classes]float64 // see classes
}

// value returns the likeliest value v, and the probability that the guess is a face of any value.
func (f *found) value() (v int, face float64) {
	v = 1
	for k := 2; k < classes; k++ {
		if f.p[k] > f.p[v] {
			v = k
		}
	}
	return v, 1 - f.p[0]
}

// sure returns the probability of the likeliest value.
func (f *found) sure() float64 {
	v, _ := f.value()
	return f.p[v]
}

// finder searches one picture for dice.
type finder struct {
	faces  *net // classifies faces by value
	bodies *net // detects dice
	values *net // classifies dice by value, wherever their pips were found
	levels []*level
}

// inParallel calls f for 0 to n-1, on all processors at once, and waits until all calls have returned.
func inParallel(n int, f func(i int)) {
	var all sync.WaitGroup
	next := make(chan int)
	for range min(n, runtime.GOMAXPROCS(0)) {
		all.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	all.Wait()
}

// judge applies the net of faces to guesses. It averages the probabilities over ways orientations of each guess (1, 4 or 8).
func (f *finder) judge(ctx context.Context, all []guess, ways int) []found {
	p := f.faces.judge(ctx, len(all), ways, func(i int, crop []float32) {
		g := &all[i]
		g.level.crop(&g.frame, g.pip, g.face, crop)
	})
	out := make([]found, len(all))
	for i, g := range all {
		out[i] = found{guess: g, at: g.frame.times(g.level.scale), p: p[i]}
	}
	return out
}

// alike reports whether two faces nearly coincide. middle is the maximum distance of their middles, in edges of the smaller one.
// size is the maximum ratio of their edges.
func alike(a, b *frame, middle, size float64) bool {
	e, o := a.edge(), b.edge()
	return math.Hypot(a.x-b.x, a.y-b.y) < middle*min(e, o) && max(e, o) < size*min(e, o)
}

// thinned removes guesses that nearly coincide with a better one of the same pattern and sign (non-maximum suppression). The limits
// of position, size and yaw were fitted on: unknown.
func thinned(all []guess) []guess {
	slices.SortStableFunc(all, func(a, b guess) int { return cmp.Compare(b.sep, a.sep) })
	places := map[[2]int][]int{}
	frames := make([]frame, 0, len(all))
	out := all[:0]
next:
	for _, g := range all {
		f := g.frame.times(g.level.scale)
		cx, cy := int(f.x/8), int(f.y/8)
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				for _, i := range places[[2]int{cx + dx, cy + dy}] {
					if out[i].pattern == g.pattern && out[i].sign == g.sign && alike(&frames[i], &f, 0.05, 1.06) &&
						math.Abs(math.Remainder(frames[i].yaw()-f.yaw(), math.Pi/2)) < 0.06 {
						continue next
					}
				}
			}
		}
		places[[2]int{cx, cy}] = append(places[[2]int{cx, cy}], len(out))
		frames = append(frames, f)
		out = append(out, g)
	}
	return out
}

// Fitted on: unknown.
const (
	leastFace = 0.02 // minimum probability of a face for a guess to be kept
	mostFaces = 1400 // maximum number of guesses of a picture that the net judges
)

// many lists the faces with two and more pips.
func (f *finder) many(ctx context.Context) []found {
	lists := make([][]guess, len(f.levels))
	inParallel(len(f.levels), func(i int) {
		for sign := range 2 {
			lists[i] = append(lists[i], f.levels[i].guesses(sign)...)
		}
	})
	all := thinned(slices.Concat(lists...))
	return kept(f.judge(ctx, all[:min(len(all), mostFaces)], 1))
}

func kept(all []found) []found {
	return slices.DeleteFunc(all, func(o found) bool { return 1-o.p[0] < leastFace })
}

// Limits of the faces that are judged again in all orientations. Fitted on: unknown.
const (
	mostContenders = 5 // maximum number of faces at one place
	mostAlike      = 2 // maximum number of these with the same value
)

// contenders returns the surest faces at each place. The net has judged each in one orientation only. That is noisy, so the surest of
// them is often not the right one.
func contenders(all []found) []found {
	slices.SortStableFunc(all, func(a, b found) int { return cmp.Compare(b.sure(), a.sure()) })
	var out []found
	var values []int
	for _, c := range all {
		over, alike := 0, 0
		v, _ := c.value()
		for i := range out {
			if overlap(&out[i].at, &c.at) {
				over++
				if values[i] == v {
					alike++
				}
			}
		}
		if over < mostContenders && alike < mostAlike {
			out, values = append(out, c), append(values, v)
		}
	}
	return out
}

// best returns the surest faces that do not overlap (non-maximum suppression), in descending order.
func best(all []found) []found {
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b found) int { return cmp.Compare(b.sure(), a.sure()) })
	var out []found
next:
	for _, c := range all {
		for i := range out {
			if overlap(&out[i].at, &c.at) {
				continue next
			}
		}
		out = append(out, c)
	}
	return out
}

// overlap reports whether two faces are too close together to belong to two dice.
func overlap(a, b *frame) bool {
	// The middles of the faces of two dice that touch are one edge apart. The edge is measured to about a fifth. Fitted on: unknown.
	const apart = 0.8 // edges
	return math.Hypot(a.x-b.x, a.y-b.y) < apart*(a.edge()+b.edge())/2
}
