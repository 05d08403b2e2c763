package ground

import (
	"slices"
)

// moments holds second moments of a square's cells about their means: of the picture (n) and the empty board (e) by
// channel, and with the lightness (y) of the empty board, as sums of products.
type moments struct {
	ee, ey, ne, nn, ny [3]float64
	yy                 float64
}

// momentsOf sums up the square of cells at x, y.
func momentsOf(now, empty [][3]int32, cw, x, y int) (v moments) {
	const count = squareCells * squareCells
	var n, e [count][4]float64
	var nm, em [4]float64 // means
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

func (v *moments) add(o *moments) {
	for k := range 3 {
		v.ee[k], v.ey[k], v.ne[k], v.nn[k], v.ny[k] = v.ee[k]+o.ee[k], v.ey[k]+o.ey[k], v.ne[k]+o.ne[k], v.nn[k]+o.nn[k], v.ny[k]+o.ny[k]
	}
	v.yy += o.yy
}

// fit models a picture as a linear mix of the empty board: each channel times its gain (own), plus the lightness
// times one factor (pale) in all channels, which lowers the saturation.
type blend struct {
	own  [3]float64
	pale float64
}

// fit is the least-squares blend; hues is the variance of the board's colours about its lightness, without which pale
// is not determined.
func (v *moments) fit() (b blend, hues float64) {
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

// residual is the sum of squared residuals of a blend.
func (v *moments) residual(b blend) (sum float64) {
	for k, a := range b.own {
		sum += v.nn[k] - 2*a*v.ne[k] - 2*b.pale*v.ny[k] + a*a*v.ee[k] + 2*a*b.pale*v.ey[k] + b.pale*b.pale*v.yy
	}
	return sum
}

// saturationRatio measures the saturation of a picture as a ratio to the empty board's, from the cells of both; 1
// where the board has no hues. Haze and the colour of light do not change it. Squares with residuals far above the
// median lie beneath dice; the fit is repeated without them.
func saturationRatio(now, empty [][3]int32, cw, ch int) float64 {
	var all []moments
	var sum moments
	for y := 0; y+squareCells <= ch; y += squareCells {
		for x := 0; x+squareCells <= cw; x += squareCells {
			all = append(all, momentsOf(now, empty, cw, x, y))
			sum.add(&all[len(all)-1])
		}
	}
	b, hues := sum.fit()
	rests := make([]float64, len(all))
	for range 3 {
		for i := range all {
			rests[i] = all[i].residual(b)
		}
		sorted := slices.Clone(rests)
		slices.Sort(sorted)
		sum = moments{}
		for i := range all {
			if rests[i] <= 4*sorted[len(sorted)/2] {
				sum.add(&all[i])
			}
		}
		b, hues = sum.fit()
	}
	if hues < leastHues*float64(len(empty)) {
		return 1
	}
	own := (b.own[0] + b.own[1] + b.own[2]) / 3
	return max(own, 0.01) / max(own+b.pale, 0.01)
}
