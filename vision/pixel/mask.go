package pixel

import (
	"image"
	"iter"
	"math"
	"math/bits"
	"slices"
)

// Mask is a binary mask of a picture with one bit for each 2×2 pixels (an entry), row by row in words. Bits of a row's
// last word beyond its width are never set.
type Mask struct {
	W, H  int
	wide  int // words in a row
	Words []uint64
}

// MaskStep is the side of an entry, pixels.
const MaskStep = 2

// WordBits is the number of entries in a word.
const WordBits = 64

// NewMask is an empty mask for a picture.
func NewMask(p *Picture) Mask { return MaskOf(p.W/MaskStep, p.H/MaskStep) }

// MaskOf is an empty mask of w by h entries.
func MaskOf(w, h int) Mask {
	wide := (w + WordBits - 1) / WordBits
	return Mask{w, h, wide, make([]uint64, wide*h)}
}

// Clone is a copy.
func (m *Mask) Clone() Mask { return Mask{m.W, m.H, m.wide, slices.Clone(m.Words)} }

// At says whether the entry of a pixel is set; false outside of the mask.
func (m *Mask) At(x, y int) bool {
	x, y = x>>1, y>>1 // division by MaskStep that rounds down below 0, too
	return x >= 0 && y >= 0 && x < m.W && y < m.H && m.Has(x, y)
}

// Has says whether an entry is set.
func (m *Mask) Has(x, y int) bool { return m.Words[y*m.wide+x/WordBits]>>(x%WordBits)&1 != 0 }

// Set sets an entry.
func (m *Mask) Set(x, y int) { m.Words[y*m.wide+x/WordBits] |= 1 << (x % WordBits) }

// Below clears an entry.
func (m *Mask) Clear(x, y int) { m.Words[y*m.wide+x/WordBits] &^= 1 << (x % WordBits) }

// Row returns the words of a row.
func (m *Mask) Row(y int) []uint64 { return m.Words[y*m.wide:][:m.wide] }

// All iterates over the set entries, row by row. An entry that is cleared before its turn is left out.
func (m *Mask) All() iter.Seq2[int, int] {
	return func(yield func(x, y int) bool) {
		for y := range m.H {
			for k, row := 0, m.Row(y); k < len(row); k++ {
				for word := row[k]; word != 0; {
					bit := bits.TrailingZeros64(word)
					if !yield(k*WordBits+bit, y) {
						return
					}
					word = row[k] >> bit >> 1 << bit << 1 // read again: the entries beyond this one as they are now
				}
			}
		}
	}
}

// bitRange is the bits of a word of a row that lie from entry from up to, not including, entry to.
func bitRange(word, from, to int) uint64 {
	from, to = max(from-word*WordBits, 0), min(to-word*WordBits, WordBits)
	if from >= to {
		return 0
	}
	return ^uint64(0) << from & (^uint64(0) >> (WordBits - to))
}

// Intersect intersects the mask with another of the same size.
func (m *Mask) Intersect(other *Mask) {
	for i := range m.Words {
		m.Words[i] &= other.Words[i]
	}
}

// Within is the part of a mask inside a box of entries.
func (m *Mask) Within(box image.Rectangle) Mask {
	out := MaskOf(m.W, m.H)
	box = box.Intersect(image.Rect(0, 0, m.W, m.H))
	for y := box.Min.Y; y < box.Max.Y; y++ {
		from, to := m.Row(y), out.Row(y)
		for k := range to {
			to[k] = from[k] & bitRange(k, box.Min.X, box.Max.X)
		}
	}
	return out
}

// Dilated is the dilation of a mask by a square of r pixels each way.
func (m *Mask) Dilated(r int) Mask {
	r = (r + MaskStep - 1) / MaskStep
	row := m.Clone()
	last := bitRange(m.wide-1, 0, m.W)
	from := make([]uint64, m.wide)
	for y := range m.H {
		to := row.Row(y)
		for reach := 0; reach < r; {
			step := min(reach+1, r-reach) // the longest step that leaves no gap
			copy(from, to)
			orShifted(to, from, step)
			reach += step
		}
		to[m.wide-1] &= last
	}
	out := MaskOf(m.W, m.H)
	for y := range m.H {
		from := row.Row(y)
		for v := max(y-r, 0); v <= min(y+r, m.H-1); v++ {
			for k, to := 0, out.Row(v); k < len(to); k++ {
				to[k] |= from[k]
			}
		}
	}
	return out
}

// orShifted adds to a row the bits of another one shifted by so many entries to either side.
func orShifted(to, from []uint64, by int) {
	words, rest := by/WordBits, by%WordBits
	for k := range to {
		if i := k - words; i >= 0 {
			to[k] |= from[i] << rest
			if i > 0 {
				to[k] |= from[i-1] >> (WordBits - rest) // 0 where rest is 0
			}
		}
		if i := k + words; i < len(from) {
			to[k] |= from[i] >> rest
			if i+1 < len(from) {
				to[k] |= from[i+1] << (WordBits - rest)
			}
		}
	}
}

// Opened is the morphological opening of a mask by a square of 2×2 entries.
func (m *Mask) Opened() Mask {
	out := MaskOf(m.W, m.H)
	for y := range m.H - 1 {
		a, b := m.Row(y), m.Row(y+1)
		to, low := out.Row(y), out.Row(y+1)
		var before uint64 // corners of the previous word
		for k := range a {
			both := a[k] & b[k]
			corner := both & (both >> 1)
			if k+1 < len(a) {
				corner = both & (both>>1 | a[k+1]&b[k+1]<<(WordBits-1))
			}
			kept := corner | corner<<1 | before>>(WordBits-1)
			to[k], low[k] = to[k]|kept, low[k]|kept
			before = corner
		}
	}
	return out
}

// TakeComponent clears the connected component (4-connectivity) of a set entry and calls fn with each of its entries.
func (m *Mask) TakeComponent(x, y int, fn func(x, y int)) {
	type run struct{ y, from, to int } // cleared entries of a row, from and to included
	var stack []run
	grab := func(x, y int) int { // clears the run of an entry and returns its end
		r := run{y, x, x}
		for r.from > 0 && m.Has(r.from-1, y) {
			r.from--
		}
		for r.to < m.W-1 && m.Has(r.to+1, y) {
			r.to++
		}
		for k, row := r.from/WordBits, m.Row(y); k <= r.to/WordBits; k++ {
			row[k] &^= bitRange(k, r.from, r.to+1)
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
			if y < 0 || y >= m.H {
				continue
			}
			for x := r.from; x <= r.to; x++ {
				if m.Has(x, y) {
					x = grab(x, y)
				}
			}
		}
	}
}

// Fill sets the entries inside a convex polygon, given in pixels.
func (m *Mask) Fill(poly [][2]float64) {
	lo, hi := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
	for _, p := range poly {
		for k := range 2 {
			lo[k], hi[k] = min(lo[k], p[k]), max(hi[k], p[k])
		}
	}
	first, last := max(0, int(lo[0])/MaskStep), min(m.W-1, int(hi[0])/MaskStep+1)
	for y := max(0, int(lo[1])/MaskStep); y <= min(m.H-1, int(hi[1])/MaskStep+1); y++ {
		is := func(x int) bool { return Inside(poly, float64(x*MaskStep), float64(y*MaskStep)) }
		from, to := first, last
		for from <= to && !is(from) {
			from++
		}
		for to > from && !is(to) { // in a convex polygon a row is one run
			to--
		}
		for k, row := 0, m.Row(y); k < len(row) && from <= to; k++ {
			row[k] |= bitRange(k, from, to+1)
		}
	}
}

// Square sets the entries within r pixels of a place, each way.
func (m *Mask) Square(x, y, r float64) {
	for v := max(0, int(y-r)/MaskStep); v < min(m.H, int(y+r)/MaskStep); v++ {
		for u := max(0, int(x-r)/MaskStep); u < min(m.W, int(x+r)/MaskStep); u++ {
			m.Set(u, v)
		}
	}
}

// tile is the side of the squares that Tiles returns, pixels.
const tile = 64

// Tiles covers the set entries with disjoint rectangles of whole tiles, in pixels.
func (m *Mask) Tiles() []image.Rectangle {
	const side = tile / MaskStep
	w, h := (m.W+side-1)/side, (m.H+side-1)/side
	some := make([]bool, w*h)
	for y := range m.H {
		row := m.Row(y)
		for x, to := 0, some[y/side*w:][:w]; x < w; x++ {
			to[x] = to[x] || row[x*side/WordBits]&bitRange(x*side/WordBits, x*side, (x+1)*side) != 0
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
		out = append(out, image.Rect(tile*box.Min.X, tile*box.Min.Y, min(tile*box.Max.X, MaskStep*m.W), min(tile*box.Max.Y, MaskStep*m.H)))
	}
	return out
}
