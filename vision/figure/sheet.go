package figure

import (
	"quartermaster/vision/pixel"
)

// sheet is a smoothed one-channel picture: the projection of the log colours onto the colour of the ink. It is computed square by square,
// only where it is needed.
type sheet struct {
	pixel.Plane
	pic  *pixel.Picture
	ink  [3]float32
	half bool // the picture has half size
	grid *grid
	made []bool // which squares are computed, row by row
	wide int    // number of squares in a row
}

// sheetSquare is the side of a square, pixels.
const sheetSquare = 32

// NewSheet returns a sheet of which nothing is computed yet.
func NewSheet(p *pixel.Picture, ink [3]float32, half bool) *sheet {
	out := &sheet{Plane: pixel.NewPlane(p.W, p.H), pic: p, ink: ink, half: half, grid: &fineGrid, wide: (p.W + sheetSquare - 1) / sheetSquare}
	if half {
		out.grid = &halfGrid
	}
	out.made = make([]bool, out.wide*((p.H+sheetSquare-1)/sheetSquare))
	return out
}

// whole computes all of a sheet.
func (p *sheet) whole() *sheet {
	p.Ready(0, 0, max(p.W, p.H))
	return p
}

// Ready computes what is missing within reach pixels of a place.
func (p *sheet) Ready(x, y, reach int) {
	for v := max(y-reach, 0) / sheetSquare; v*sheetSquare < min(y+reach+1, p.H); v++ {
		for u := max(x-reach, 0) / sheetSquare; u*sheetSquare < min(x+reach+1, p.W); u++ {
			if k := v*p.wide + u; !p.made[k] {
				p.made[k] = true
				p.square(u*sheetSquare, v*sheetSquare)
			}
		}
	}
}

// square computes a square: each pixel is the mean of 3 by 3 pixels.
func (p *sheet) square(x0, y0 int) {
	var line [sheetSquare + 2]float32
	var rows [3][sheetSquare]float32 // the last three rows, smoothed horizontally
	n := min(sheetSquare, p.W-x0)
	last := min(y0+sheetSquare, p.H)
	for y := y0 - 1; y <= last; y++ {
		from := 3 * min(max(y, 0), p.H-1) * p.W
		for i := range n + 2 {
			at := from + 3*min(max(x0+i-1, 0), p.W-1)
			q := p.pic.Px[at : at+3 : at+3]
			line[i] = p.ink[0]*logLevels[q[0]] + p.ink[1]*logLevels[q[1]] + p.ink[2]*logLevels[q[2]]
		}
		row := rows[(y+3)%3][:n]
		for i := range row {
			row[i] = (line[i] + line[i+1] + line[i+2]) / 3
		}
		if y <= y0 {
			continue
		}
		out := p.V[(y-1)*p.W+x0:][:n]
		for i := range out {
			out[i] = (rows[0][i] + rows[1][i] + rows[2][i]) / 3
		}
	}
}

// stamp samples the stamp of a face into out and returns its contrast: see normalize.
func (p *sheet) stamp(t pixel.Affine, out []float32) float64 {
	if p.half {
		t = pixel.Affine{X: (t.X - 0.5) / 2, Y: (t.Y - 0.5) / 2, Ax: t.Ax / 2, Ay: t.Ay / 2, Bx: t.Bx / 2, By: t.By / 2}
	}
	for i, q := range p.grid.points {
		out[i] = p.Sample(t.X+t.Ax*q[0]+t.Bx*q[1], t.Y+t.Ay*q[0]+t.By*q[1])
	}
	p.grid.detrend(out)
	return normalize(out)
}
