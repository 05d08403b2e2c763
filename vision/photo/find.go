package photo

import (
	"cmp"
	"context"
	"math"
	"runtime"
	"slices"
	"sync"
)

// found is a face that may be the top of a die: a guess with what the net says of it.
type found struct {
	guess
	at frame // in pixels of the picture
	p  [classes]float64
}

// value is the likeliest value, and how likely any face is.
func (f *found) value() (v int, face float64) {
	v = 1
	for k := 2; k < classes; k++ {
		if f.p[k] > f.p[v] {
			v = k
		}
	}
	return v, 1 - f.p[0]
}

// sure is the probability of the likeliest value.
func (f *found) sure() float64 {
	v, _ := f.value()
	return f.p[v]
}

// finder looks for faces in one picture.
type finder struct {
	faces  *net // which values faces show
	bodies *net // where dice are
	values *net // which values dice show, wherever their pips were found
	levels []*level
}

// inParallel calls f for 0 to n-1 on all processors.
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

// judge lets the net of faces look at guesses, turned in so many ways (1, 4 or 8).
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

// alike says whether two faces are nearly the same.
func alike(a, b *frame, middle, size float64) bool {
	e, o := a.edge(), b.edge()
	return math.Hypot(a.x-b.x, a.y-b.y) < middle*min(e, o) && max(e, o) < size*min(e, o)
}

// thinned leaves out guesses that say the same as a better one.
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

const (
	leastFace = 0.02 // probability from which a guess is kept at all
	mostFaces = 1400 // guesses of a picture that the net looks at
)

// many lists the faces of two and more pips.
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

// How many faces of one place are looked at again in all turns, and how many of them with the same value.
const (
	mostContenders = 5
	mostAlike      = 2
)

// contenders picks the surest faces of each place: seen in one turn alone the best of them is often not the right one.
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

// best picks faces that do not overlap, the surest first.
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

// overlap says whether two faces cannot be those of two dice.
func overlap(a, b *frame) bool {
	const apart = 0.8 // edges; faces of dice that touch are an edge apart, but an edge is known to a fifth only
	return math.Hypot(a.x-b.x, a.y-b.y) < apart*(a.edge()+b.edge())/2
}
