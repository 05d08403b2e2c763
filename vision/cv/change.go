//go:build cgo

package cv

// ground is what the floor must look like under the light of this picture: the empty board times a gain that
// changes slowly from place to place.
type ground struct {
	print   *picture // the empty board under its own light
	half    picture  // the picture that was compared, at half the size
	changed mask     // where the picture differs from it
	gain    [3]float64
	local   [][3]float32 // gain by cell
	cw, ch  int
}

// gainAt is the light at a pixel against that of the empty board, for blue, green, red.
func (g *ground) gainAt(x, y float64) [3]float64 {
	c := g.cell(int(x), int(y))
	return [3]float64{float64(c[0]), float64(c[1]), float64(c[2])}
}

func (g *ground) cell(x, y int) *[3]float32 {
	return &g.local[min(max(y/cellPX, 0), g.ch-1)*g.cw+min(max(x/cellPX, 0), g.cw-1)]
}

// at is the floor's colour under this light at a place, blue, green, red.
func (g *ground) at(x, y float64) (b, gr, r float32) {
	c := g.cell(int(x), int(y))
	b, gr, r = g.print.at(x, y)
	return capped(b * c[0]), capped(gr * c[1]), capped(r * c[2])
}

// pixel is the floor's colour under this light at a pixel of the picture.
func (g *ground) pixel(x, y int) [3]float32 {
	c := g.cell(x, y)
	q := g.print.px[3*(y*g.print.w+x):][:3]
	return [3]float32{capped(level[q[0]] * c[0]), capped(level[q[1]] * c[1]), capped(level[q[2]] * c[2])}
}

// capped is a grey level that a camera can show.
func capped(v float32) float32 {
	if v > 255 {
		return 255
	}
	return v
}

// cellPX is the side of a cell over which light is measured.
const cellPX = 8

// cells are the means of a picture over cells of cellPX, from the picture at half the size.
func cells(half *picture) (out [][3]float32, w, h int) {
	const side = cellPX / 2
	w, h = half.w/side, half.h/side
	out = make([][3]float32, w*h)
	for cy := range h {
		for cx := range w {
			var s [3]int
			for y := cy * side; y < (cy+1)*side; y++ {
				row := half.px[3*(y*half.w+cx*side):][:3*side]
				for i := 0; i < len(row); i += 3 {
					s[0] += int(row[i])
					s[1] += int(row[i+1])
					s[2] += int(row[i+2])
				}
			}
			for c := range 3 {
				out[cy*w+cx][c] = float32(s[c]) / (side * side)
			}
		}
	}
	return out, w, h
}

// background is the empty board, prepared once for a rig.
type background struct {
	pic   picture
	half  picture // at half the size
	limit []uint8 // by how much a pixel of half may differ: more where the print changes nearby
	cells [][3]float32
	now   []uint8 // the picture at half the size that was compared last, to be used again
}

func newBackground(p picture) background {
	b := background{pic: p, half: p.half()}
	b.cells, _, _ = cells(&b.half)
	h := &b.half
	b.limit = make([]uint8, h.w*h.h)
	for y := range h.h {
		for x := range h.w {
			var most uint8
			for c := range 3 {
				lo, hi := uint8(255), uint8(0)
				for v := max(0, 2*y-1); v <= min(p.h-1, 2*y+2); v++ {
					for u := max(0, 2*x-1); u <= min(p.w-1, 2*x+2); u++ {
						q := p.px[3*(v*p.w+u)+c]
						lo, hi = min(lo, q), max(hi, q)
					}
				}
				most = max(most, hi-lo)
			}
			b.limit[y*h.w+x] = uint8(13 + 0.30*float32(most))
		}
	}
	return b
}

// compare finds the light of a picture against the empty board and where it shows something else.
func (b *background) compare(p *picture) ground {
	g := ground{print: &b.pic}
	half := p.halved(b.now)
	b.now = half.px
	g.half = half
	now, cw, ch := cells(&half)
	// The light's change, as the median over the board: dice cover far less than half of it.
	var ratios [3][]float64
	for i := 0; i < len(now); i += 3 {
		for k, c := 0, now[i]; k < 3; k++ {
			if b.cells[i][k] > 12 && c[k] > 4 && c[k] < 245 {
				ratios[k] = append(ratios[k], float64(c[k]/b.cells[i][k]))
			}
		}
	}
	for k := range 3 {
		g.gain[k] = 1
		if n := len(ratios[k]); n > 20 {
			g.gain[k] = nth(ratios[k], n/2)
		}
	}
	// Then place by place, over the cells that are near to it.
	g.local, g.cw, g.ch = localGain(now, b.cells, cw, ch, g.gain), cw, ch
	const side = cellPX / 2
	g.changed = mask{half.w, half.h, make([]bool, half.w*half.h)}
	for y := range half.h {
		light := g.local[min(y/side, ch-1)*cw:][:cw]
		now, then := half.px[3*y*half.w:][:3*half.w], b.half.px[3*y*half.w:][:3*half.w]
		limits, on := b.limit[y*half.w:][:half.w], g.changed.on[y*half.w:][:half.w]
		for x0 := 0; x0 < half.w; x0 += side {
			gain := &light[min(x0/side, cw-1)]
			// In less light everything differs by less, noise a little more than that.
			dim := 0.3 + 0.7*min((gain[0]+gain[1]+gain[2])/3, 1)
			for x := x0; x < min(x0+side, half.w); x++ {
				limit := dim * level[limits[x]]
				n, t := now[3*x:3*x+3:3*x+3], then[3*x:3*x+3:3*x+3]
				d0 := level[n[0]] - gain[0]*level[t[0]]
				d1 := level[n[1]] - gain[1]*level[t[1]]
				d2 := level[n[2]] - gain[2]*level[t[2]]
				on[x] = d0 > limit || d0 < -limit || d1 > limit || d1 < -limit || d2 > limit || d2 < -limit
			}
		}
	}
	g.changed.on = opened(g.changed.on, half.w, half.h)
	return g
}

// localGain is the mean ratio of the picture to the empty board round each cell, over cells that show the floor.
func localGain(now, empty [][3]float32, cw, ch int, gain [3]float64) [][3]float32 {
	const reach = 4 * edgePX / cellPX / 2
	type sum struct{ a, b [3]float64 }
	sums := make([]sum, (cw+1)*(ch+1)) // integral picture
	for y := range ch {
		var row sum
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
	return out
}

// grown is a mask widened by r pixels, as a square.
func (m mask) grown(r int) mask { return mask{m.w, m.h, grown(m.on, m.w, m.h, (r+1)/2)} }

// grown widens a mask by r entries, as a square.
func grown(mask []bool, w, h, r int) []bool {
	row := make([]bool, len(mask))
	for y := range h {
		in, out := mask[y*w:][:w], row[y*w:][:w]
		free := 0 // up to where out is not yet set
		for x, on := range in {
			if !on {
				continue
			}
			for free = max(free, x-r); free <= min(x+r, w-1); free++ {
				out[free] = true
			}
		}
	}
	out := make([]bool, len(mask))
	free := make([]int, w) // of each column
	for y := range h {
		for x, on := range row[y*w:][:w] {
			if !on {
				continue
			}
			for f := max(free[x], y-r); f <= min(y+r, h-1); f++ {
				out[f*w+x] = true
			}
			free[x] = min(y+r, h-1) + 1
		}
	}
	return out
}

// opened is a mask without what is thinner than 2 entries.
func opened(on []bool, w, h int) []bool {
	kept := make([]bool, len(on))
	for y := range h - 1 {
		a, b := on[y*w:][:w], on[(y+1)*w:][:w]
		for x := range w - 1 {
			if a[x] && a[x+1] && b[x] && b[x+1] {
				i := y*w + x
				kept[i], kept[i+1], kept[i+w], kept[i+w+1] = true, true, true, true
			}
		}
	}
	return kept
}
