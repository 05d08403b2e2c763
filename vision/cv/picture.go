//go:build cgo

package cv

// picture is a colour picture in plain memory: blue, green, red bytes, row by row.
type picture struct {
	w, h int
	px   []uint8
}

// at samples the picture bilinearly; outside it the nearest edge pixel counts.
func (p *picture) at(x, y float64) (b, g, r float32) {
	ix, fx := between(x, p.w)
	iy, fy := between(y, p.h)
	i := 3 * (iy*p.w + ix)
	a := p.px[i : i+6 : i+6]
	i += 3 * p.w
	c := p.px[i : i+6 : i+6]
	w11 := fx * fy
	w10, w01 := fx-w11, fy-w11
	w00 := 1 - fx - w01
	return w00*float32(a[0]) + w10*float32(a[3]) + w01*float32(c[0]) + w11*float32(c[3]),
		w00*float32(a[1]) + w10*float32(a[4]) + w01*float32(c[1]) + w11*float32(c[4]),
		w00*float32(a[2]) + w10*float32(a[5]) + w01*float32(c[2]) + w11*float32(c[5])
}

// between splits a coordinate into the pixel before it, of n, and how far it is on the way to the next one.
func between(v float64, n int) (int, float32) {
	if v <= 0 {
		return 0, 0
	}
	i := int(v)
	if i >= n-1 {
		return n - 2, 1
	}
	return i, float32(v - float64(i))
}

// half is the picture at half the size, each pixel the mean of four; an odd last row or column is left out.
func (p *picture) half() picture {
	w, h := p.w/2, p.h/2
	out := picture{w, h, make([]uint8, 3*w*h)}
	for y := range h {
		a := p.px[3*2*y*p.w:][:6*w]
		b := p.px[3*(2*y+1)*p.w:][:6*w]
		o := out.px[3*y*w:][:3*w]
		for i, j := 0, 0; i+3 <= len(o); i, j = i+3, j+6 {
			u, v, t := a[j:j+6:j+6], b[j:j+6:j+6], o[i:i+3:i+3]
			t[0] = uint8((uint(u[0]) + uint(u[3]) + uint(v[0]) + uint(v[3]) + 2) / 4)
			t[1] = uint8((uint(u[1]) + uint(u[4]) + uint(v[1]) + uint(v[4]) + 2) / 4)
			t[2] = uint8((uint(u[2]) + uint(u[5]) + uint(v[2]) + uint(v[5]) + 2) / 4)
		}
	}
	return out
}

// plane is one channel of a picture as numbers.
type plane struct {
	w, h int
	v    []float32
}

func newPlane(w, h int) plane { return plane{w, h, make([]float32, w*h)} }

// at samples the plane bilinearly; outside it the nearest edge value counts.
func (p *plane) at(x, y float64) float32 {
	ix, fx := between(x, p.w)
	iy, fy := between(y, p.h)
	i := iy*p.w + ix
	a, b := p.v[i:i+2:i+2], p.v[i+p.w:i+p.w+2:i+p.w+2]
	top, low := a[0]+fx*(a[1]-a[0]), b[0]+fx*(b[1]-b[0])
	return top + fy*(low-top)
}

// mask marks places of a picture, one entry for each 2×2 pixels.
type mask struct {
	w, h int
	on   []bool
}

// newMask is an empty mask for a picture.
func newMask(p *picture) mask { return mask{p.w / 2, p.h / 2, make([]bool, (p.w/2)*(p.h/2))} }

// at says whether a pixel is marked; outside nothing is.
func (m *mask) at(x, y int) bool {
	x, y = x>>1, y>>1
	return x >= 0 && y >= 0 && x < m.w && y < m.h && m.on[y*m.w+x]
}
