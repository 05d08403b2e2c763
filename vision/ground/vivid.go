package ground

import (
	"slices"
)

// vary is how the cells of a square of the board vary round their mean: in a picture (n) and in the empty board (e), channel by
// channel, and with the lightness (y) of the empty board, as sums of products.
type vary struct {
	ee, ey, ne, nn, ny [3]float64
	yy                 float64
}

// varyIn sums up a square of cells that begins at a place.
func varyIn(now, empty [][3]int32, cw, x, y int) (v vary) {
	const count = squareCells * squareCells
	var n, e [count][4]float64
	var nm, em [4]float64 // their means
	for i := range count {
		at := (y+i/squareCells)*cw + x + i%squareCells
		for k := range 3 {
			n[i][k], e[i][k] = float64(now[at][k])/levelOf, float64(empty[at][k])/levelOf
			e[i][3] += e[i][k] / 3
		}
		for k := range 4 {
			nm[k], em[k] = nm[k]+n[i][k]/count, em[k]+e[i][k]/count
		}
	}
	for i := range count {
		dy := e[i][3] - em[3]
		v.yy += dy * dy
		for k := range 3 {
			dn, de := n[i][k]-nm[k], e[i][k]-em[k]
			v.ee[k], v.ey[k], v.ne[k], v.nn[k], v.ny[k] = v.ee[k]+de*de, v.ey[k]+de*dy, v.ne[k]+dn*de, v.nn[k]+dn*dn, v.ny[k]+dn*dy
		}
	}
	return v
}

func (v *vary) add(o *vary) {
	for k := range 3 {
		v.ee[k], v.ey[k], v.ne[k], v.nn[k], v.ny[k] = v.ee[k]+o.ee[k], v.ey[k]+o.ey[k], v.ne[k]+o.ne[k], v.nn[k]+o.nn[k], v.ny[k]+o.ny[k]
	}
	v.yy += o.yy
}

// blend is how a picture is made of the empty board: of each channel so much, which is its light, and of the lightness so much
// in all channels, which makes colours paler.
type blend struct {
	own  [3]float64
	pale float64
}

// blend is the one that leaves least unexplained, and by how much colours vary, without which it would be none.
func (v *vary) blend() (b blend, hues float64) {
	hues = 3 * v.yy
	for k := range 3 {
		e := max(v.ee[k], 1e-6)
		b.pale += v.ny[k] - v.ey[k]*v.ne[k]/e
		hues -= v.ey[k] * v.ey[k] / e
	}
	b.pale /= max(hues, 1e-6)
	for k := range 3 {
		b.own[k] = (v.ne[k] - b.pale*v.ey[k]) / max(v.ee[k], 1e-6)
	}
	return b, hues
}

// rest is what a blend leaves unexplained.
func (v *vary) rest(b blend) (sum float64) {
	for k, a := range b.own {
		sum += v.nn[k] - 2*a*v.ne[k] - 2*b.pale*v.ny[k] + a*a*v.ee[k] + 2*a*b.pale*v.ey[k] + b.pale*b.pale*v.yy
	}
	return sum
}

// vividOf measures how vivid the colours of a picture are against the empty board's, by the cells of both; 1 where the board has
// none. Haze and the colour of light change nothing. Squares that a blend explains badly lie beneath dice, and are
// left out of the next.
func vividOf(now, empty [][3]int32, cw, ch int) float64 {
	var all []vary
	var sum vary
	for y := 0; y+squareCells <= ch; y += squareCells {
		for x := 0; x+squareCells <= cw; x += squareCells {
			all = append(all, varyIn(now, empty, cw, x, y))
			sum.add(&all[len(all)-1])
		}
	}
	b, hues := sum.blend()
	rests := make([]float64, len(all))
	for range 3 {
		for i := range all {
			rests[i] = all[i].rest(b)
		}
		sorted := slices.Clone(rests)
		slices.Sort(sorted)
		sum = vary{}
		for i := range all {
			if rests[i] <= 4*sorted[len(sorted)/2] {
				sum.add(&all[i])
			}
		}
		b, hues = sum.blend()
	}
	if hues < leastHues*float64(len(empty)) {
		return 1
	}
	own := (b.own[0] + b.own[1] + b.own[2]) / 3
	return max(own, 0.01) / max(own+b.pale, 0.01)
}
