//go:build cgo

package cv

// sheet is a picture along the colour of an ink, smoothed: its logarithms. It is made square by square, where it is looked at.
type sheet struct {
	plane
	pic   *picture
	ink   [3]float32
	half  bool // it has half the size
	grain *grain
	made  []bool // the squares, row by row
	wide  int    // squares in a row
}

// sheetSquare is the side of the squares of a sheet, pixels.
const sheetSquare = 32

// newSheet is a sheet of which nothing is made yet.
func newSheet(p *picture, ink [3]float32, half bool) *sheet {
	out := &sheet{plane: newPlane(p.w, p.h), pic: p, ink: ink, half: half, grain: &fineGrain, wide: (p.w + sheetSquare - 1) / sheetSquare}
	if half {
		out.grain = &softGrain
	}
	out.made = make([]bool, out.wide*((p.h+sheetSquare-1)/sheetSquare))
	return out
}

// whole makes all of a sheet.
func (p *sheet) whole() *sheet {
	p.ready(0, 0, max(p.w, p.h))
	return p
}

// ready makes what is missing within so many pixels of a place of the sheet.
func (p *sheet) ready(x, y, reach int) {
	for v := max(y-reach, 0) / sheetSquare; v*sheetSquare < min(y+reach+1, p.h); v++ {
		for u := max(x-reach, 0) / sheetSquare; u*sheetSquare < min(x+reach+1, p.w); u++ {
			if k := v*p.wide + u; !p.made[k] {
				p.made[k] = true
				p.square(u*sheetSquare, v*sheetSquare)
			}
		}
	}
}

// square makes a square: each pixel is the mean of 3 by 3.
func (p *sheet) square(x0, y0 int) {
	var line [sheetSquare + 2]float32
	var rows [3][sheetSquare]float32 // the last three, each smoothed along itself
	n := min(sheetSquare, p.w-x0)
	last := min(y0+sheetSquare, p.h)
	for y := y0 - 1; y <= last; y++ {
		from := 3 * min(max(y, 0), p.h-1) * p.w
		for i := range n + 2 {
			at := from + 3*min(max(x0+i-1, 0), p.w-1)
			q := p.pic.px[at : at+3 : at+3]
			line[i] = p.ink[0]*logs[q[0]] + p.ink[1]*logs[q[1]] + p.ink[2]*logs[q[2]]
		}
		row := rows[(y+3)%3][:n]
		for i := range row {
			row[i] = (line[i] + line[i+1] + line[i+2]) / 3
		}
		if y <= y0 {
			continue
		}
		out := p.v[(y-1)*p.w+x0:][:n]
		for i := range out {
			out[i] = (rows[0][i] + rows[1][i] + rows[2][i]) / 3
		}
	}
}

// stamp takes the stamp of a face.
func (p *sheet) stamp(t stretched, out []float32) float64 {
	if p.half {
		t = stretched{(t.x - 0.5) / 2, (t.y - 0.5) / 2, t.ax / 2, t.ay / 2, t.bx / 2, t.by / 2}
	}
	for i, q := range p.grain.points {
		out[i] = p.sample(t.x+t.ax*q[0]+t.bx*q[1], t.y+t.ay*q[0]+t.by*q[1])
	}
	p.grain.even(out)
	return unit(out)
}

// sample is the plane between its pixels (bilinear); outside it the nearest edge value counts.
func (p *plane) sample(x, y float64) float32 {
	ix, fx := between(x, p.w)
	iy, fy := between(y, p.h)
	i := iy*p.w + ix
	a, b := p.v[i:i+2:i+2], p.v[i+p.w:i+p.w+2:i+p.w+2]
	top, low := a[0]+fx*(a[1]-a[0]), b[0]+fx*(b[1]-b[0])
	return top + fy*(low-top)
}
