//go:build cgo

package cv

import "sort"

// ground is what the floor must look like under the light of this picture: the empty board times a gain that
// changes slowly from place to place.
type ground struct {
	want    picture // the empty board under this light
	changed []bool  // where the picture differs from it
	gain    [3]float64
	local   [][3]float32 // gain by cell
	cw, ch  int
}

// gainAt is the light at a pixel against that of the empty board, for blue, green, red.
func (g *ground) gainAt(x, y float64) [3]float64 {
	cx := min(max(int(x)/cellPX, 0), g.cw-1)
	cy := min(max(int(y)/cellPX, 0), g.ch-1)
	c := g.local[cy*g.cw+cx]
	return [3]float64{float64(c[0]), float64(c[1]), float64(c[2])}
}

// cellPX is the side of a cell over which light is measured.
const cellPX = 8

// cells are the means of a picture over cells of cellPX.
func cells(p *picture) (out [][3]float32, w, h int) {
	w, h = p.w/cellPX, p.h/cellPX
	out = make([][3]float32, w*h)
	for cy := range h {
		for cx := range w {
			var s [3]int
			for y := cy * cellPX; y < (cy+1)*cellPX; y++ {
				row := p.px[3*(y*p.w+cx*cellPX) : 3*(y*p.w+(cx+1)*cellPX)]
				for i := 0; i < len(row); i += 3 {
					s[0] += int(row[i])
					s[1] += int(row[i+1])
					s[2] += int(row[i+2])
				}
			}
			for c := range 3 {
				out[cy*w+cx][c] = float32(s[c]) / (cellPX * cellPX)
			}
		}
	}
	return out, w, h
}

// background is the empty board, prepared once for a rig.
type background struct {
	pic   picture
	soft  picture // blurred by 3 pixels
	busy  []uint8 // how much the print changes within 3 pixels, greatest of the channels
	cells [][3]float32
}

func newBackground(p picture) background {
	b := background{pic: p, soft: box3(&p)}
	b.cells, _, _ = cells(&p)
	b.busy = make([]uint8, p.w*p.h)
	for y := 1; y < p.h-1; y++ {
		for x := 1; x < p.w-1; x++ {
			var most uint8
			for c := range 3 {
				lo, hi := uint8(255), uint8(0)
				for dy := -1; dy <= 1; dy++ {
					for dx := -1; dx <= 1; dx++ {
						v := p.px[3*((y+dy)*p.w+x+dx)+c]
						lo, hi = min(lo, v), max(hi, v)
					}
				}
				most = max(most, hi-lo)
			}
			b.busy[y*p.w+x] = most
		}
	}
	return b
}

// box3 is the mean over 3x3 pixels.
func box3(p *picture) picture {
	out := picture{p.w, p.h, make([]uint8, len(p.px))}
	tmp := make([]uint16, len(p.px))
	n := 3 * p.w
	for y := range p.h {
		row := p.px[y*n : (y+1)*n]
		t := tmp[y*n : (y+1)*n]
		for i := range row {
			l, r := max(i-3, i%3), min(i+3, n-3+i%3)
			t[i] = uint16(row[l]) + uint16(row[i]) + uint16(row[r])
		}
	}
	for y := range p.h {
		up, dn := max(y-1, 0)*n, min(y+1, p.h-1)*n
		for i := range n {
			out.px[y*n+i] = uint8((tmp[up+i] + tmp[y*n+i] + tmp[dn+i] + 4) / 9)
		}
	}
	return out
}

// compare finds the light of a picture against the empty board and where it shows something else.
func (b *background) compare(p *picture) ground {
	var g ground
	now, cw, ch := cells(p)
	// The light's change, as the median over the board: dice cover far less than half of it.
	var ratios [3][]float64
	for i, c := range now {
		for k := range 3 {
			if b.cells[i][k] > 12 && c[k] > 4 && c[k] < 245 {
				ratios[k] = append(ratios[k], float64(c[k]/b.cells[i][k]))
			}
		}
	}
	for k := range 3 {
		g.gain[k] = 1
		if n := len(ratios[k]); n > 20 {
			sort.Float64s(ratios[k])
			g.gain[k] = ratios[k][n/2]
		}
	}
	// Then place by place, over the cells that are near to it.
	local := localGain(now, b.cells, cw, ch, g.gain)
	g.local, g.cw, g.ch = local, cw, ch
	g.want = picture{p.w, p.h, make([]uint8, len(p.px))}
	g.changed = make([]bool, p.w*p.h)
	soft := box3(p)
	for y := range p.h {
		row := local[min(y/cellPX, ch-1)*cw:]
		for x := range p.w {
			i := y*p.w + x
			gain := &row[min(x/cellPX, cw-1)]
			limit := 13 + 0.30*float32(b.busy[i])
			differs := false
			print, now := b.pic.px[3*i:3*i+3], soft.px[3*i:3*i+3]
			then, want := b.soft.px[3*i:3*i+3], g.want.px[3*i:3*i+3]
			for k := range 3 {
				want[k] = uint8(min(gain[k]*float32(print[k]), 255))
				d := float32(now[k]) - gain[k]*float32(then[k])
				if d > limit || d < -limit {
					differs = true
				}
			}
			g.changed[i] = differs
		}
	}
	g.changed = opened(g.changed, p.w, p.h)
	return g
}

// localGain is the mean ratio of the picture to the empty board round each cell, over cells that show the floor.
func localGain(now, empty [][3]float32, cw, ch int, gain [3]float64) [][3]float32 {
	const reach = 4 * edgePX / cellPX / 2
	type sum struct{ a, b [3]float64 }
	sums := make([]sum, (cw+1)*(ch+1)) // integral picture
	for y := range ch {
		for x := range cw {
			i := y*cw + x
			fits := true
			for k := range 3 {
				r := float64(now[i][k]) / (float64(empty[i][k])*gain[k] + 1)
				if r < 0.82 || r > 1.18 {
					fits = false
				}
			}
			s := &sums[(y+1)*(cw+1)+x+1]
			u, l, ul := sums[y*(cw+1)+x+1], sums[(y+1)*(cw+1)+x], sums[y*(cw+1)+x]
			for k := range 3 {
				s.a[k] = u.a[k] + l.a[k] - ul.a[k]
				s.b[k] = u.b[k] + l.b[k] - ul.b[k]
				if fits {
					s.a[k] += float64(now[i][k])
					s.b[k] += float64(empty[i][k])
				}
			}
		}
	}
	out := make([][3]float32, cw*ch)
	for y := range ch {
		for x := range cw {
			x0, x1 := max(0, x-reach), min(cw, x+reach+1)
			y0, y1 := max(0, y-reach), min(ch, y+reach+1)
			p, q, r, t := sums[y1*(cw+1)+x1], sums[y0*(cw+1)+x1], sums[y1*(cw+1)+x0], sums[y0*(cw+1)+x0]
			for k := range 3 {
				// A prior of a few cells of the whole board's gain, where little of the floor is seen.
				a := p.a[k] - q.a[k] - r.a[k] + t.a[k] + 400*gain[k]
				b := p.b[k] - q.b[k] - r.b[k] + t.b[k] + 400
				out[y*cw+x][k] = float32(a / b)
			}
		}
	}
	return out
}

// grown is a mask widened by r pixels, as a square.
func grown(mask []bool, w, h, r int) []bool {
	row := make([]bool, len(mask))
	for y := range h {
		last := -r - 1
		for x := range w {
			if mask[y*w+x] {
				last = x
			}
			row[y*w+x] = x-last <= r
		}
		last = w + r + 1
		for x := w - 1; x >= 0; x-- {
			if mask[y*w+x] {
				last = x
			}
			row[y*w+x] = row[y*w+x] || last-x <= r
		}
	}
	out := make([]bool, len(mask))
	for x := range w {
		last := -r - 1
		for y := range h {
			if row[y*w+x] {
				last = y
			}
			out[y*w+x] = y-last <= r
		}
		last = h + r + 1
		for y := h - 1; y >= 0; y-- {
			if row[y*w+x] {
				last = y
			}
			out[y*w+x] = out[y*w+x] || last-y <= r
		}
	}
	return out
}

// opened is a mask without what is thinner than 3 pixels.
func opened(mask []bool, w, h int) []bool {
	inv := make([]bool, len(mask))
	for i, m := range mask {
		inv[i] = !m
	}
	inv = grown(inv, w, h, 1)
	for i := range inv {
		inv[i] = !inv[i]
	}
	return grown(inv, w, h, 1)
}
