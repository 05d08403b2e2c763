//go:build cgo

package cv

import (
	"image"
	"iter"
	"math"
	"math/bits"
	"slices"
)

// mask marks places of a picture: an entry for each 2×2 pixels, a bit each, row by row. What a row's last word holds
// beyond its width is never set.
type mask struct {
	w, h  int
	wide  int // words in a row
	words []uint64
}

// maskStep is the side of what an entry stands for, pixels.
const maskStep = 2

// wordBits is how many entries a word holds.
const wordBits = 64

// newMask is an empty mask for a picture.
func newMask(p *picture) mask { return maskOf(p.w/maskStep, p.h/maskStep) }

// maskOf is an empty mask of some size.
func maskOf(w, h int) mask {
	wide := (w + wordBits - 1) / wordBits
	return mask{w, h, wide, make([]uint64, wide*h)}
}

// clone is a mask of its own with the same marks.
func (m *mask) clone() mask { return mask{m.w, m.h, m.wide, slices.Clone(m.words)} }

// at says whether a pixel is marked; outside nothing is.
func (m *mask) at(x, y int) bool {
	x, y = x>>1, y>>1 // by maskStep, downwards below 0 too
	return x >= 0 && y >= 0 && x < m.w && y < m.h && m.has(x, y)
}

// has says whether an entry is marked.
func (m *mask) has(x, y int) bool { return m.words[y*m.wide+x/wordBits]>>(x%wordBits)&1 != 0 }

// set marks an entry.
func (m *mask) set(x, y int) { m.words[y*m.wide+x/wordBits] |= 1 << (x % wordBits) }

// drop takes an entry's mark away.
func (m *mask) drop(x, y int) { m.words[y*m.wide+x/wordBits] &^= 1 << (x % wordBits) }

// row is the words of a row.
func (m *mask) row(y int) []uint64 { return m.words[y*m.wide:][:m.wide] }

// all are the marked entries, row by row. One whose mark is taken away before it is its turn is left out.
func (m *mask) all() iter.Seq2[int, int] {
	return func(yield func(x, y int) bool) {
		for y := range m.h {
			for k, row := 0, m.row(y); k < len(row); k++ {
				for word := row[k]; word != 0; {
					bit := bits.TrailingZeros64(word)
					if !yield(k*wordBits+bit, y) {
						return
					}
					word = row[k] >> bit >> 1 << bit << 1 // as it is now, beyond this one
				}
			}
		}
	}
}

// ends are the marks of a word that lie within some entries of its row.
func ends(word, from, to int) uint64 {
	from, to = max(from-word*wordBits, 0), min(to-word*wordBits, wordBits)
	if from >= to {
		return 0
	}
	return ^uint64(0) << from & (^uint64(0) >> (wordBits - to))
}

// both keeps what another mask of the size marks as well.
func (m *mask) both(other *mask) {
	for i := range m.words {
		m.words[i] &= other.words[i]
	}
}

// within is a mask without what lies outside of a box of entries.
func (m *mask) within(box image.Rectangle) mask {
	out := maskOf(m.w, m.h)
	box = box.Intersect(image.Rect(0, 0, m.w, m.h))
	for y := box.Min.Y; y < box.Max.Y; y++ {
		from, to := m.row(y), out.row(y)
		for k := range to {
			to[k] = from[k] & ends(k, box.Min.X, box.Max.X)
		}
	}
	return out
}

// grown is a mask widened by r pixels, as a square.
func (m *mask) grown(r int) mask {
	r = (r + maskStep - 1) / maskStep
	row := m.clone()
	last := ends(m.wide-1, 0, m.w)
	from := make([]uint64, m.wide)
	for y := range m.h {
		to := row.row(y)
		for reach := 0; reach < r; {
			step := min(reach+1, r-reach) // as far as leaves no gap, at a row's end either
			copy(from, to)
			orShifted(to, from, step)
			reach += step
		}
		to[m.wide-1] &= last
	}
	out := maskOf(m.w, m.h)
	for y := range m.h {
		from := row.row(y)
		for v := max(y-r, 0); v <= min(y+r, m.h-1); v++ {
			for k, to := 0, out.row(v); k < len(to); k++ {
				to[k] |= from[k]
			}
		}
	}
	return out
}

// orShifted marks in a row what lies so many entries to either side of what is marked in another.
func orShifted(to, from []uint64, by int) {
	words, rest := by/wordBits, by%wordBits
	for k := range to {
		if i := k - words; i >= 0 {
			to[k] |= from[i] << rest
			if i > 0 {
				to[k] |= from[i-1] >> (wordBits - rest) // nothing, where rest is 0
			}
		}
		if i := k + words; i < len(from) {
			to[k] |= from[i] >> rest
			if i+1 < len(from) {
				to[k] |= from[i+1] << (wordBits - rest)
			}
		}
	}
}

// opened is a mask without what is thinner than 2 entries.
func (m *mask) opened() mask {
	out := maskOf(m.w, m.h)
	for y := range m.h - 1 {
		a, b := m.row(y), m.row(y+1)
		to, low := out.row(y), out.row(y+1)
		var before uint64 // the corners of the word before
		for k := range a {
			both := a[k] & b[k]
			corner := both & (both >> 1)
			if k+1 < len(a) {
				corner = both & (both>>1 | a[k+1]&b[k+1]<<(wordBits-1))
			}
			kept := corner | corner<<1 | before>>(wordBits-1)
			to[k], low[k] = to[k]|kept, low[k]|kept
			before = corner
		}
	}
	return out
}

// take takes an entry's mark away, and those of all that it is connected with, and calls fn with each.
func (m *mask) take(x, y int, fn func(x, y int)) {
	type run struct{ y, from, to int } // the entries of a row that are taken, from and to among them
	var stack []run
	grab := func(x, y int) int { // the run in which an entry lies, and where it ends
		r := run{y, x, x}
		for r.from > 0 && m.has(r.from-1, y) {
			r.from--
		}
		for r.to < m.w-1 && m.has(r.to+1, y) {
			r.to++
		}
		for k, row := r.from/wordBits, m.row(y); k <= r.to/wordBits; k++ {
			row[k] &^= ends(k, r.from, r.to+1)
		}
		stack = append(stack, r)
		return r.to
	}
	grab(x, y)
	for len(stack) > 0 {
		r := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for x := r.from; x <= r.to; x++ {
			fn(x, r.y)
		}
		for _, y := range [2]int{r.y - 1, r.y + 1} {
			if y < 0 || y >= m.h {
				continue
			}
			for x := r.from; x <= r.to; x++ {
				if m.has(x, y) {
					x = grab(x, y)
				}
			}
		}
	}
}

// fill marks a convex polygon, given in pixels.
func (m *mask) fill(poly [][2]float64) {
	lo, hi := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
	for _, p := range poly {
		for k := range 2 {
			lo[k], hi[k] = min(lo[k], p[k]), max(hi[k], p[k])
		}
	}
	first, last := max(0, int(lo[0])/maskStep), min(m.w-1, int(hi[0])/maskStep+1)
	for y := max(0, int(lo[1])/maskStep); y <= min(m.h-1, int(hi[1])/maskStep+1); y++ {
		is := func(x int) bool { return inside(poly, float64(x*maskStep), float64(y*maskStep)) }
		from, to := first, last
		for from <= to && !is(from) {
			from++
		}
		for to > from && !is(to) { // all between two points of a convex polygon lies in it
			to--
		}
		for k, row := 0, m.row(y); k < len(row) && from <= to; k++ {
			row[k] |= ends(k, from, to+1)
		}
	}
}

// square marks what lies within r pixels of a place.
func (m *mask) square(x, y, r float64) {
	for v := max(0, int(y-r)/maskStep); v < min(m.h, int(y+r)/maskStep); v++ {
		for u := max(0, int(x-r)/maskStep); u < min(m.w, int(x+r)/maskStep); u++ {
			m.set(u, v)
		}
	}
}

// tile is the side of the squares in which pips are sought, pixels.
const tile = 64

// tiles lists the parts of a picture, as rectangles of neighbouring tiles, in which a mask marks something.
func (m *mask) tiles() []image.Rectangle {
	const side = tile / maskStep
	w, h := (m.w+side-1)/side, (m.h+side-1)/side
	some := make([]bool, w*h)
	for y := range m.h {
		row := m.row(y)
		for x, to := 0, some[y/side*w:][:w]; x < w; x++ {
			to[x] = to[x] || row[x*side/wordBits]&ends(x*side/wordBits, x*side, (x+1)*side) != 0
		}
	}
	var out []image.Rectangle
	for k, on := range some {
		if !on {
			continue
		}
		box := image.Rect(k%w, k/w, k%w+1, k/w+1)
		for box.Max.X < w && some[k/w*w+box.Max.X] {
			box.Max.X++
		}
		for box.Max.Y < h && !slices.Contains(some[box.Max.Y*w+box.Min.X:box.Max.Y*w+box.Max.X], false) {
			box.Max.Y++
		}
		for y := box.Min.Y; y < box.Max.Y; y++ {
			clear(some[y*w+box.Min.X : y*w+box.Max.X])
		}
		out = append(out, image.Rect(tile*box.Min.X, tile*box.Min.Y, min(tile*box.Max.X, maskStep*m.w), min(tile*box.Max.Y, maskStep*m.h)))
	}
	return out
}
