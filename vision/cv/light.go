//go:build cgo

package cv

import "math"

// cellPX is the side of a cell over which light is measured.
const cellPX = 8

// cells are the means of a picture over cells of cellPX, from its coarse picture.
func cells(coarse *picture) (out [][3]float32, w, h int) {
	const side = cellPX / coarsePX
	w, h = coarse.w/side, coarse.h/side
	out = make([][3]float32, w*h)
	for cy := range h {
		top, low := coarse.px[3*side*cy*coarse.w:][:3*side*w], coarse.px[3*(side*cy+1)*coarse.w:][:3*side*w]
		for cx := range w {
			a, b, to := top[3*side*cx:][:3*side], low[3*side*cx:][:3*side], &out[cy*w+cx]
			for c := range 3 {
				to[c] = float32(int(a[c])+int(a[c+3])+int(b[c])+int(b[c+3])) / (side * side)
			}
		}
	}
	return out, w, h
}

// boardGain is the light of a picture against that of the empty board, as the median over some cells: dice cover far less than
// half of it.
func boardGain(now, empty [][3]float32) (gain [3]float64) {
	const each = 3
	for k := range gain {
		ratios := make([]float64, 0, len(now)/each+1)
		for i := 0; i < len(now); i += each {
			if v, was := now[i][k], empty[i][k]; was > 12 && v > 4 && v < 245 {
				ratios = append(ratios, float64(v/was))
			}
		}
		gain[k] = 1
		if n := len(ratios); n > 20 {
			gain[k] = nth(ratios, n/2)
		}
	}
	return gain
}

// lightSum is how much is seen of a picture and of the empty board in all cells above and to the left.
type lightSum struct{ a, b [3]float64 }

// localGain is the mean ratio of the picture to the empty board round each cell, over cells that show the floor. Its sums are
// given back as memory for the next time.
func localGain(now, empty [][3]float32, cw, ch int, gain [3]float64, sums []lightSum) ([][3]float32, []lightSum) {
	const reach = 4 * edgePX / cellPX / 2
	if len(sums) != (cw+1)*(ch+1) {
		sums = make([]lightSum, (cw+1)*(ch+1))
	}
	for y := range ch {
		var row lightSum
		above, below := sums[y*(cw+1):][:cw+1], sums[(y+1)*(cw+1):][:cw+1]
		for x := range cw {
			n, e := &now[y*cw+x], &empty[y*cw+x]
			fits := true
			for k := range 3 {
				v, want := float64(n[k]), float64(e[k])*gain[k]+1
				fits = fits && v >= 0.82*want && v <= 1.18*want
			}
			if fits {
				for k := range 3 {
					row.a[k] += float64(n[k])
					row.b[k] += float64(e[k])
				}
			}
			u, s := &above[x+1], &below[x+1]
			for k := range 3 {
				s.a[k], s.b[k] = u.a[k]+row.a[k], u.b[k]+row.b[k]
			}
		}
	}
	out := make([][3]float32, cw*ch)
	for y := range ch {
		for x := range cw {
			x0, x1 := max(0, x-reach), min(cw, x+reach+1)
			y0, y1 := max(0, y-reach), min(ch, y+reach+1)
			p, q, r, t := &sums[y1*(cw+1)+x1], &sums[y0*(cw+1)+x1], &sums[y1*(cw+1)+x0], &sums[y0*(cw+1)+x0]
			for k := range 3 {
				// A prior of a few cells of the whole board's gain, where little of the floor is seen.
				a := p.a[k] - q.a[k] - r.a[k] + t.a[k] + 400*gain[k]
				b := p.b[k] - q.b[k] - r.b[k] + t.b[k] + 400
				out[y*cw+x][k] = float32(a / b)
			}
		}
	}
	return out, sums
}

// By how much the light of a picture may differ from that of the empty board, all over and from place to place (the standard
// deviation), as shares of it. Of 400 throws in unchanged light none differs by more than 0.05, nor by more than 0.024 from
// place to place; of 14 under another lamp each differs by one or the other.
const (
	relitAll  = 0.07
	relitHere = 0.03
)

// relit says whether lamps have changed since the board was empty: things cast other shadows then.
func (g *ground) relit() bool {
	for _, v := range g.gain {
		if math.Abs(v-1) > relitAll {
			return true
		}
	}
	var sum, squares float64
	for i := range g.local {
		c := &g.local[i]
		v := float64(c[0]+c[1]+c[2]) / 3
		sum, squares = sum+v, squares+v*v
	}
	n := float64(len(g.local))
	return squares/n-sum*sum/(n*n) > relitHere*relitHere
}
