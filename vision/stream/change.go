package stream

import (
	"math"
	"slices"
)

// mask marks cells of a thumb.
type mask []bool

// comparer finds where two thumbs differ by more than lighting, noise and focus breathing explain. It keeps its buffers,
// so only one goroutine may use it.
type comparer struct {
	w, h   int
	zones  []zone
	radius int // of the window over which lighting is taken as even, in cells

	ratio, weight, du, dv []float32
	sums                  [4][]float32
	line                  []float32
	noise                 [2]float32   // mean difference of brightness and of colour from frame to frame, in grey levels
	at                    [2][]float32 // the same for each cell: colours of a dark wall are noisier than those of a light floor
	newest                [2][]float32 // the last differences of unchanged cells; -1 for others
}

func newComparer(t *Thumb, zones []zone, edge float64) *comparer {
	n := t.W * t.H
	c := &comparer{w: t.W, h: t.H, zones: zones, radius: max(5, int(math.Round(2*edge))), noise: [2]float32{0.5, 0.5}}
	for _, p := range []*[]float32{&c.at[0], &c.at[1], &c.newest[0], &c.newest[1], &c.ratio, &c.weight, &c.du, &c.dv, &c.sums[0], &c.sums[1], &c.sums[2], &c.sums[3]} {
		*p = make([]float32, n)
	}
	c.line = make([]float32, max(t.W, t.H)+1)
	return c
}

// darkOffset (grey levels) is added to brightness before a ratio is taken, so that noise in black does not dominate it. Fitted on:
// unknown.
const darkOffset = 10

// limits are the thresholds of a change. bright and colour are grey levels. slope is a share of the local range of the
// reference, because focus breathing shifts edges. noise scales the measured noise, in standard multiples.
type limits struct{ bright, colour, slope, noise float32 }

// differ marks the cells within the lid and around it where a differs from b after lighting is evened out. It returns the
// mean differences of the unchanged cells, which are the noise.
func (c *comparer) differ(into mask, a, b *Thumb, l limits) (noise [2]float32) {
	c.light(a, b)
	usual := limits{bright: max(l.bright, l.noise*8*c.noise[0]), colour: max(l.colour, l.noise*7*c.noise[1])}
	count := float32(0)
	for y := range c.h {
		for x := range c.w {
			i := y*c.w + x
			into[i] = false
			c.newest[0][i], c.newest[1][i] = -1, -1
			if c.zones[i] == beyond {
				continue
			}
			k := c.sums[0][i] // weight
			gain, mu, mv := c.sums[1][i]/k, c.sums[2][i]/k, c.sums[3][i]/k
			dy := size(a.Y[i] + darkOffset - gain*(b.Y[i]+darkOffset))
			du, dv := size(c.du[i]-mu), size(c.dv[i]-mv)
			here := limits{bright: max(usual.bright, l.noise*5*c.at[0][i]), colour: max(usual.colour, l.noise*5*c.at[1][i])}
			if dy < here.bright && du+dv < here.colour {
				noise[0], noise[1] = noise[0]+dy, noise[1]+du+dv
				c.newest[0][i], c.newest[1][i] = dy, du+dv
				count++
				continue
			}
			// Where half of the board lies in shadow, evening out distorts the other half. A cell that equals the
			// reference without it has not changed.
			if size(a.Y[i]-b.Y[i]) < here.bright && size(c.du[i])+size(c.dv[i]) < here.colour {
				continue
			}
			ry, rc := b.range3(x, y)
			into[i] = dy > here.bright+l.slope*ry || du+dv > here.colour+l.slope*rc
		}
	}
	return [2]float32{noise[0] / max(1, count), noise[1] / max(1, count)}
}

// steady updates the noise by an exponential moving average; share is the weight of the last differences.
func (c *comparer) steady(noise [2]float32, share float32) {
	for k, n := range noise {
		c.noise[k] += share * (n - c.noise[k])
		for i, d := range c.newest[k] {
			if d >= 0 {
				c.at[k][i] += share * (d - c.at[k][i])
			}
		}
	}
}

func size(v float32) float32 { return max(v, -v) }

// unlike measures how much a cell of a differs from that of b: the squared difference in units of what noise (of the given
// number of frames) and focus breathing explain. The cell's gain may lie within lit times the gain of its surroundings.
func (c *comparer) unlike(a, b *Thumb, lit [2]float32, frames float32) func(i int) float32 {
	c.light(a, b)
	n := len(c.weight)
	gain := make([]float32, n)
	for i := range gain {
		gain[i] = c.sums[1][i] / c.sums[0][i]
	}
	return func(i int) float32 {
		ry, rc := b.range3(i%c.w, i/c.w)
		dy := a.Y[i] + darkOffset
		g := max(lit[0]*gain[i], min(dy/(b.Y[i]+darkOffset), lit[1]*gain[i]))
		dy -= g * (b.Y[i] + darkOffset)
		du, dv := fades(a.U[i], b.U[i], g), fades(a.V[i], b.V[i], g)
		sy, sc := 1+frames*c.noise[0]+0.15*ry, 1+frames*c.noise[1]/2+0.15*rc
		return min(unlikest, dy*dy/(sy*sy)+(du*du+dv*dv)/(sc*sc))
	}
}

// fades is the distance of two chroma values under a gain. Cameras either scale chroma with the light or keep it, so
// the smaller of both distances counts.
func fades(a, ref, gain float32) float32 {
	return min(size(a-ref), size(a-128-gain*(ref-128)))
}

// light estimates the local gain and chroma shift between two thumbs at each cell: the mean over a window of the cells
// whose ratio of brightness is near the median.
func (c *comparer) light(a, b *Thumb) {
	var sample []float32
	for i := range c.ratio {
		c.ratio[i] = (a.Y[i] + darkOffset) / (b.Y[i] + darkOffset)
		c.du[i], c.dv[i] = a.U[i]-b.U[i], a.V[i]-b.V[i]
		if i%7 == 0 && c.zones[i] != beyond {
			sample = append(sample, c.ratio[i])
		}
	}
	usual := float32(1)
	if len(sample) > 0 {
		slices.Sort(sample)
		usual = sample[len(sample)/2]
	}
	var mu, mv, n float32
	for i, r := range c.ratio {
		c.weight[i] = 0
		if q := r / usual; q > 0.78 && q < 1.28 {
			c.weight[i] = 1
			mu, mv, n = mu+c.du[i], mv+c.dv[i], n+1
		}
	}
	if n > 0 {
		mu, mv = mu/n, mv/n
	}
	// A prior of the median gain keeps a window that a large object fills from taking the object's own ratio.
	wide := float32((2*c.radius + 1) * (2*c.radius + 1))
	prior := 0.15 * wide
	for i, w := range c.weight {
		c.sums[0][i], c.sums[1][i], c.sums[2][i], c.sums[3][i] = w, w*c.ratio[i], w*c.du[i], w*c.dv[i]
	}
	for k := range c.sums {
		c.box(c.sums[k])
	}
	for i := range c.weight {
		c.sums[0][i] += prior
		c.sums[1][i] += prior * usual
		c.sums[2][i] += prior * mu
		c.sums[3][i] += prior * mv
	}
}

// box replaces each value by the sum over the window around it.
func (c *comparer) box(p []float32) {
	run := func(at, step, n int) {
		sum := float32(0)
		for i := range n {
			c.line[i] = sum
			sum += p[at+i*step]
		}
		c.line[n] = sum
		for i := range n {
			p[at+i*step] = c.line[min(n, i+c.radius+1)] - c.line[max(0, i-c.radius)]
		}
	}
	for y := range c.h {
		run(y*c.w, 1, c.w)
	}
	for x := range c.w {
		run(x, c.w, c.h)
	}
}

// far marks the cells that are farther than the window's radius from all marked cells.
func (c *comparer) far(into, from mask) {
	n := c.sums[0]
	for i, is := range from {
		n[i] = 0
		if is {
			n[i] = 1
		}
	}
	c.box(n)
	for i := range into {
		into[i] = n[i] == 0
	}
}

// range3 gives the range of brightness and of colour over the 3 by 3 cells around a cell.
func (t *Thumb) range3(x, y int) (bright, colour float32) {
	i := y*t.W + x
	ly, hy, lu, hu, lv, hv := t.Y[i], t.Y[i], t.U[i], t.U[i], t.V[i], t.V[i]
	for j := max(0, y-1); j <= min(t.H-1, y+1); j++ {
		for k := max(0, x-1); k <= min(t.W-1, x+1); k++ {
			i := j*t.W + k
			ly, hy = min(ly, t.Y[i]), max(hy, t.Y[i])
			lu, hu = min(lu, t.U[i]), max(hu, t.U[i])
			lv, hv = min(lv, t.V[i]), max(hv, t.V[i])
		}
	}
	return hy - ly, hu - lu + hv - lv
}

// blob is a connected component of a mask.
type blob struct {
	cells []int
	zone  [3]int // number of cells in each zone
}

// blobs gives the connected components of a mask; gaps of one cell are bridged.
func (m mask) blobs(w, h int, zones []zone) []blob {
	seen := make([]bool, len(m))
	var all []blob
	var open []int
	for start, is := range m {
		if !is || seen[start] {
			continue
		}
		var b blob
		open = append(open[:0], start)
		seen[start] = true
		for len(open) > 0 {
			i := open[len(open)-1]
			open = open[:len(open)-1]
			b.cells = append(b.cells, i)
			b.zone[zones[i]]++
			x, y := i%w, i/w
			for j := max(0, y-2); j <= min(h-1, y+2); j++ {
				for k := max(0, x-2); k <= min(w-1, x+2); k++ {
					if n := j*w + k; m[n] && !seen[n] && abs(j-y)+abs(k-x) < 4 {
						seen[n] = true
						open = append(open, n)
					}
				}
			}
		}
		all = append(all, b)
	}
	return all
}

func abs(n int) int { return max(n, -n) }

// shaded reports whether a component larger than a die is a shadow: nearly all of it is darker than the reference and has
// its colour. A small component never counts as a shadow, since a grey die on a grey board would be lost. The limits were fitted
// on: unknown.
func (b *blob) shaded(a, ref *Thumb, die float64) bool {
	least := 0.92
	switch area := float64(len(b.cells)); {
	case area < 1.5*die:
		return false
	case area > 4*die:
		least = 0.7
	}
	n := 0
	for _, i := range b.cells {
		if a.shade(ref, i) {
			n++
		}
	}
	return float64(n) > least*float64(len(b.cells))
}

// dark reports whether every cell of a component could be the reference with less light.
func (b *blob) dark(a, ref *Thumb) bool {
	return !slices.ContainsFunc(b.cells, func(i int) bool { return !a.shade(ref, i) })
}

// soft reports whether the unmarked cells around a component are nearly as dark as it, as around a shadow with a soft
// edge. Around a grey die the board is as light as before. The limits were fitted on: unknown.
func (b *blob) soft(m mask, a, ref *Thumb) bool {
	const from, to, step = 2, 3, 0.12 // distance in cells, from and to; how much lighter the surroundings may be
	lit := func(i int) float32 { return (a.Y[i] + darkOffset) / (ref.Y[i] + darkOffset) }
	in := make(map[int]bool, len(b.cells))
	var own, round []float32
	for _, i := range b.cells {
		in[i] = true
		own = append(own, lit(i))
	}
	seen := make(map[int]bool)
	for _, i := range b.cells {
		x, y := i%a.W, i/a.W
		for v := max(0, y-to); v <= min(a.H-1, y+to); v++ {
			for u := max(0, x-to); u <= min(a.W-1, x+to); u++ {
				if k := v*a.W + u; !seen[k] {
					seen[k] = true
					if !m[k] && !touches(in, k, a.W, from-1) {
						round = append(round, lit(k))
					}
				}
			}
		}
	}
	if len(round) == 0 {
		return false
	}
	slices.Sort(own)
	slices.Sort(round)
	return round[len(round)*3/4] < (1+step)*own[len(own)/2]
}

// touches reports whether a cell lies within far cells of a marked one.
func touches(in map[int]bool, k, w, far int) bool {
	for dy := -far; dy <= far; dy++ {
		for dx := -far; dx <= far; dx++ {
			if in[k+dy*w+dx] {
				return true
			}
		}
	}
	return false
}

// widest is the side of the largest square that fits into a component, in cells; w is the width of the thumb.
func (b *blob) widest(w int) int {
	most := 0
	side := make(map[int]int, len(b.cells))
	in := slices.Clone(b.cells)
	slices.Sort(in)
	for _, i := range in {
		side[i] = 1 + min(side[i-1], side[i-w], side[i-w-1])
		most = max(most, side[i])
	}
	return most
}

// shade reports whether a cell could be that of the reference with less light on it. The limits were fitted on: unknown.
func (t *Thumb) shade(ref *Thumb, i int) bool {
	g := (t.Y[i] + darkOffset) / (ref.Y[i] + darkOffset)
	if g < 0.45 || g > 1.1 {
		return false
	}
	return t.sameColour(ref, i, g)
}

// sameColour reports whether the colour of a cell could be that of the reference with g times as much light on it. The limit of 8
// levels of chroma was fitted on: unknown.
func (t *Thumb) sameColour(ref *Thumb, i int, g float32) bool {
	return fades(t.U[i], ref.U[i], g) < 8 && fades(t.V[i], ref.V[i], g) < 8
}

// relit reports whether a cell and its neighbours, which differ was called for, show the same things with more or less light,
// as under the soft edge of a shadow: the ratio of light is smooth, and the colour stays. Where something moves, the ratio
// jumps at its edge. The limits were fitted on: unknown.
func (c *comparer) relit(t, ref *Thumb, i int) bool {
	const most, step = 1.6, 0.2 // ratio of light; its range over 3 by 3 cells, as a share
	x, y := i%c.w, i/c.w
	low, high := c.ratio[i], c.ratio[i]
	for v := max(0, y-1); v <= min(c.h-1, y+1); v++ {
		for u := max(0, x-1); u <= min(c.w-1, x+1); u++ {
			k := v*c.w + u
			low, high = min(low, c.ratio[k]), max(high, c.ratio[k])
		}
	}
	return low > 1/float32(most) && high < most && high < (1+step)*low && t.sameColour(ref, i, c.ratio[i])
}
