package ground

import (
	"quartermaster/vision/pixel"
)

// lightPX is the side of a cell over which light is averaged, pixels.
const lightPX = 16

// cells sums the pixels of a coarse picture in cells of lightPX.
func cells(coarse *pixel.Picture) (out [][3]int32, w, h int) {
	const side = lightPX / coarsePX
	w, h = coarse.W/side, coarse.H/side
	out = make([][3]int32, w*h)
	for cy := range h {
		row := out[cy*w:][:w]
		for y := cy * side; y < (cy+1)*side; y++ {
			px := coarse.Px[3*y*coarse.W:][:3*side*w]
			for cx := range row {
				q, to := px[3*side*cx:][:3*side], &row[cx]
				for c := range 3 {
					to[c] += int32(q[c]) + int32(q[c+3]) + int32(q[c+6]) + int32(q[c+9])
				}
			}
		}
	}
	return out, w, h
}

// levelOf is the number of coarse pixels in a cell: a cell's sum divided by it is a grey level.
const levelOf = (lightPX / coarsePX) * (lightPX / coarsePX)

// boardGain is the gain of a picture against the empty board: the median over the cells, since dice cover far less
// than half of them. Nearly black and nearly saturated cells are left out (limits fitted on: unknown).
func boardGain(now, empty [][3]int32) (gain [3]float64) {
	ratios := make([]float64, 0, len(now))
	for k := range gain {
		ratios = ratios[:0]
		for i := range now {
			if v, was := now[i][k], empty[i][k]; was > 12*levelOf && v > 4*levelOf && v < 245*levelOf {
				ratios = append(ratios, float64(v)/float64(was))
			}
		}
		gain[k] = 1
		if n := len(ratios); n > 20 {
			gain[k] = pixel.Nth(ratios, n/2)
		}
	}
	return gain
}

// lightSum is an entry of a summed-area table: the sums of the picture (a) and of the empty board (b) over all cells
// above and to the left.
type lightSum struct{ a, b [3]int32 }

// isFloor says whether a cell is as bright as the floor would be, within 18 percent. Fitted on: unknown.
func isFloor(v int32, want float32) bool { return float32(v) >= 0.82*want && float32(v) <= 1.18*want }

// localGain is the ratio of the picture to the empty board in a square of four edges round each cell, over the cells
// that show the floor. sums is the table of the previous call, whose memory is reused.
func localGain(now, empty [][3]int32, cw, ch int, gain [3]float64, sums []lightSum) ([][3]float32, []lightSum) {
	const reach = 4 * pixel.EdgePX / lightPX / 2 // fitted on: unknown
	if len(sums) != (cw+1)*(ch+1) {
		sums = make([]lightSum, (cw+1)*(ch+1))
	}
	blue, green, red := float32(gain[0]), float32(gain[1]), float32(gain[2])
	for y := range ch {
		var row lightSum
		above, below := sums[y*(cw+1):][:cw+1], sums[(y+1)*(cw+1):][:cw+1]
		is, was := now[y*cw:][:cw], empty[y*cw:][:cw]
		for x := range is {
			n, e := is[x], was[x]
			if isFloor(n[0], float32(e[0])*blue+levelOf) && isFloor(n[1], float32(e[1])*green+levelOf) && isFloor(n[2], float32(e[2])*red+levelOf) {
				row.a[0], row.a[1], row.a[2] = row.a[0]+n[0], row.a[1]+n[1], row.a[2]+n[2]
				row.b[0], row.b[1], row.b[2] = row.b[0]+e[0], row.b[1]+e[1], row.b[2]+e[2]
			}
			u, s := &above[x+1], &below[x+1]
			s.a = [3]int32{u.a[0] + row.a[0], u.a[1] + row.a[1], u.a[2] + row.a[2]}
			s.b = [3]int32{u.b[0] + row.b[0], u.b[1] + row.b[1], u.b[2] + row.b[2]}
		}
	}
	out := make([][3]float32, cw*ch)
	for y := range ch {
		low, high := sums[min(ch, y+reach+1)*(cw+1):][:cw+1], sums[max(0, y-reach)*(cw+1):][:cw+1]
		for x, to := 0, out[y*cw:][:cw]; x < cw; x++ {
			x0, x1 := max(0, x-reach), min(cw, x+reach+1)
			p, q, r, t := &low[x1], &high[x1], &low[x0], &high[x0]
			for k := range 3 {
				// The prior is the whole board's gain with the weight of 100 grey levels of one cell. It decides where little floor is seen.
				// Fitted on: unknown.
				const prior = 100 * levelOf
				a := float64(p.a[k]-q.a[k]-r.a[k]+t.a[k]) + prior*gain[k]
				b := float64(p.b[k] - q.b[k] - r.b[k] + t.b[k] + prior)
				to[x][k] = float32(a / b)
			}
		}
	}
	return out, sums
}
