//go:build cgo

package cv

import "math"

// picture is a colour picture in plain memory: blue, green, red bytes, row by row.
type picture struct {
	w, h int
	px   []uint8
}

// at samples the picture bilinearly; outside it the nearest edge pixel counts.
func (p *picture) at(x, y float64) (b, g, r float32) {
	x0, y0 := math.Floor(x), math.Floor(y)
	ix, iy := int(x0), int(y0)
	fx, fy := float32(x-x0), float32(y-y0)
	if ix < 0 {
		ix, fx = 0, 0
	} else if ix >= p.w-1 {
		ix, fx = p.w-2, 1
	}
	if iy < 0 {
		iy, fy = 0, 0
	} else if iy >= p.h-1 {
		iy, fy = p.h-2, 1
	}
	i := 3 * (iy*p.w + ix)
	a := p.px[i : i+6]
	c := p.px[i+3*p.w : i+3*p.w+6]
	w00, w10, w01, w11 := (1-fx)*(1-fy), fx*(1-fy), (1-fx)*fy, fx*fy
	return w00*float32(a[0]) + w10*float32(a[3]) + w01*float32(c[0]) + w11*float32(c[3]),
		w00*float32(a[1]) + w10*float32(a[4]) + w01*float32(c[1]) + w11*float32(c[4]),
		w00*float32(a[2]) + w10*float32(a[5]) + w01*float32(c[2]) + w11*float32(c[5])
}

// plane is one channel of a picture as numbers.
type plane struct {
	w, h int
	v    []float32
}

func newPlane(w, h int) plane { return plane{w, h, make([]float32, w*h)} }

// at samples the plane bilinearly; outside it the nearest edge value counts.
func (p *plane) at(x, y float64) float32 {
	x0, y0 := math.Floor(x), math.Floor(y)
	ix, iy := int(x0), int(y0)
	fx, fy := float32(x-x0), float32(y-y0)
	if ix < 0 {
		ix, fx = 0, 0
	} else if ix >= p.w-1 {
		ix, fx = p.w-2, 1
	}
	if iy < 0 {
		iy, fy = 0, 0
	} else if iy >= p.h-1 {
		iy, fy = p.h-2, 1
	}
	i := iy*p.w + ix
	return (1-fy)*((1-fx)*p.v[i]+fx*p.v[i+1]) + fy*((1-fx)*p.v[i+p.w]+fx*p.v[i+p.w+1])
}
