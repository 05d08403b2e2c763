package stream

import (
	"math"
	"slices"
)

// mask marks places of a thumb.
type mask []bool

// comparer finds where two thumbs differ by more than light, noise and a lens that breathes explain. It keeps its
// buffers: use it from one goroutine.
type comparer struct {
	w, h   int
	zones  []zone
	radius int // of the window over which light is taken as even, in places

	ratio, weight, du, dv []float32
	sums                  [4][]float32
	line                  []float32
	noise                 [2]float32   // mean difference of brightness and of colour from frame to frame, in grey levels
	at                    [2][]float32 // the same of each place: a dark wall's colours are noisier than a light floor's
	newest                [2][]float32 // the last differences of places that are alike; of others -1
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

// dark is added to brightness before two are divided, so that black stays tame.
const dark = 10

// limits are what a difference must pass to count, in grey levels: so much, so much of the reference's own variation about the
// place, which a lens that breathes lets wander, and so much of what noise reaches.
type limits struct{ bright, colour, slope, noise float32 }

// differ marks the places within the lid and around it where a differs from b, with light evened out. It gives the mean
// differences of the places that are alike, too: the noise.
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
			dy := size(a.Y[i] + dark - gain*(b.Y[i]+dark))
			du, dv := size(c.du[i]-mu), size(c.dv[i]-mv)
			here := limits{bright: max(usual.bright, l.noise*5*c.at[0][i]), colour: max(usual.colour, l.noise*5*c.at[1][i])}
			if dy < here.bright && du+dv < here.colour {
				noise[0], noise[1] = noise[0]+dy, noise[1]+du+dv
				c.newest[0][i], c.newest[1][i] = dy, du+dv
				count++
				continue
			}
			// Where half of the board lies in shade, evening out falsifies the other half: what is as it was has not changed.
			if size(a.Y[i]-b.Y[i]) < here.bright && size(c.du[i])+size(c.dv[i]) < here.colour {
				continue
			}
			ry, rc := b.range3(x, y)
			into[i] = dy > here.bright+l.slope*ry || du+dv > here.colour+l.slope*rc
		}
	}
	return [2]float32{noise[0] / max(1, count), noise[1] / max(1, count)}
}

// steady lets the noise follow the last differences, of which so much counts.
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

// unlike measures how little a place of a is like that of b, as a square of what noise (so many frames' worth) and a lens that
// breathes explain. What stands there may have so much less or more light than what lies about it.
func (c *comparer) unlike(a, b *Thumb, lit [2]float32, frames float32) func(i int) float32 {
	c.light(a, b)
	n := len(c.weight)
	gain := make([]float32, n)
	for i := range gain {
		gain[i] = c.sums[1][i] / c.sums[0][i]
	}
	return func(i int) float32 {
		ry, rc := b.range3(i%c.w, i/c.w)
		dy := a.Y[i] + dark
		g := max(lit[0]*gain[i], min(dy/(b.Y[i]+dark), lit[1]*gain[i]))
		dy -= g * (b.Y[i] + dark)
		du, dv := fades(a.U[i], b.U[i], g), fades(a.V[i], b.V[i], g)
		sy, sc := 1+frames*c.noise[0]+0.15*ry, 1+frames*c.noise[1]/2+0.15*rc
		return min(unlikest, dy*dy/(sy*sy)+(du*du+dv*dv)/(sc*sc))
	}
}

// fades is how far a colour is from another with so much of its light: it fades with the light, or is kept by the camera.
func fades(a, ref, gain float32) float32 {
	return min(size(a-ref), size(a-128-gain*(ref-128)))
}

// light finds by how much light and its colour differ about each place: the mean over a window of those places whose
// ratio of brightness is near the usual one.
func (c *comparer) light(a, b *Thumb) {
	var sample []float32
	for i := range c.ratio {
		c.ratio[i] = (a.Y[i] + dark) / (b.Y[i] + dark)
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
	// A few places with the usual light keep the window of a large thing from believing the thing's own.
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

// box sums over the window about each place, in place.
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

// far marks the places that are farther than the window's radius from all marked ones.
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

// range3 is how much brightness and colour vary among a place and its neighbours.
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

// blob is a connected thing of a mask.
type blob struct {
	places []int
	zone   [3]int // how many places lie in each zone
}

// blobs are the connected things of a mask, over gaps of one place.
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
			b.places = append(b.places, i)
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

// shaded says whether a thing larger than a die is but a shadow: nearly all of it is darker than the reference and has its
// colour. Small things are never called so; a grey die on a grey board would be lost.
func (b *blob) shaded(a, ref *Thumb, die float64) bool {
	least := 0.92
	switch area := float64(len(b.places)); {
	case area < 1.5*die:
		return false
	case area > 4*die:
		least = 0.7
	}
	n := 0
	for _, i := range b.places {
		if a.shade(ref, i) {
			n++
		}
	}
	return float64(n) > least*float64(len(b.places))
}

// dark says whether all of a thing could be the reference with less light.
func (b *blob) dark(a, ref *Thumb) bool {
	return !slices.ContainsFunc(b.places, func(i int) bool { return !a.shade(ref, i) })
}

// soft says whether what lies round a thing, though not marked, is nearly as dark as it, as on all sides of a shadow with a soft
// edge. Round a grey die the board is as light as it was.
func (b *blob) soft(m mask, a, ref *Thumb) bool {
	const from, to, step = 2, 3, 0.12 // places beyond it; how much lighter it may be there
	lit := func(i int) float32 { return (a.Y[i] + dark) / (ref.Y[i] + dark) }
	in := make(map[int]bool, len(b.places))
	var own, round []float32
	for _, i := range b.places {
		in[i] = true
		own = append(own, lit(i))
	}
	seen := make(map[int]bool)
	for _, i := range b.places {
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

// touches says whether a place is at most so far from some.
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

// widest is the side of the largest square that fits into a thing, in places of a thumb of width w.
func (b *blob) widest(w int) int {
	most := 0
	side := make(map[int]int, len(b.places))
	in := slices.Clone(b.places)
	slices.Sort(in)
	for _, i := range in {
		side[i] = 1 + min(side[i-1], side[i-w], side[i-w-1])
		most = max(most, side[i])
	}
	return most
}

// shade says whether a place could be that of the reference with less light on it.
func (t *Thumb) shade(ref *Thumb, i int) bool {
	g := (t.Y[i] + dark) / (ref.Y[i] + dark)
	if g < 0.45 || g > 1.1 {
		return false
	}
	return fades(t.U[i], ref.U[i], g) < 8 && fades(t.V[i], ref.V[i], g) < 8
}
