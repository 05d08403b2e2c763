package pixel

import (
	"encoding/binary"
	"image"
	"math"
)

// Picture is a colour picture in plain memory: blue, green, red bytes, row by row.
type Picture struct {
	W, H int
	Px   []uint8
}

// At samples the picture by bilinear interpolation; outside of it the nearest edge pixel counts.
func (p *Picture) At(x, y float64) (b, g, r float32) {
	ix, fx := split(x, p.W)
	iy, fy := split(y, p.H)
	i := 3 * (iy*p.W + ix)
	a := p.Px[i : i+6 : i+6]
	i += 3 * p.W
	c := p.Px[i : i+6 : i+6]
	w11 := fx * fy
	w10, w01 := fx-w11, fy-w11
	w00 := 1 - fx - w01
	return w00*Level[a[0]] + w10*Level[a[3]] + w01*Level[c[0]] + w11*Level[c[3]],
		w00*Level[a[1]] + w10*Level[a[4]] + w01*Level[c[1]] + w11*Level[c[4]],
		w00*Level[a[2]] + w10*Level[a[5]] + w01*Level[c[2]] + w11*Level[c[5]]
}

// AddLine samples len(sums) points of a straight line from x, y in steps of dx, dy, and adds them to sums.
func (p *Picture) AddLine(sums [][3]float32, x, y, dx, dy float64) {
	for k := range sums {
		ix, fx := split(x, p.W)
		iy, fy := split(y, p.H)
		i := 3 * (iy*p.W + ix)
		a := p.Px[i : i+6 : i+6]
		i += 3 * p.W
		c := p.Px[i : i+6 : i+6]
		w11 := fx * fy
		w10, w01 := fx-w11, fy-w11
		w00 := 1 - fx - w01
		s := &sums[k]
		s[0] += w00*Level[a[0]] + w10*Level[a[3]] + w01*Level[c[0]] + w11*Level[c[3]]
		s[1] += w00*Level[a[1]] + w10*Level[a[4]] + w01*Level[c[1]] + w11*Level[c[4]]
		s[2] += w00*Level[a[2]] + w10*Level[a[5]] + w01*Level[c[2]] + w11*Level[c[5]]
		x, y = x+dx, y+dy
	}
}

// Level converts a grey level to a float by table look-up, which is faster than a conversion.
var Level = makeLevel()

func makeLevel() (out [256]float32) {
	for i := range out {
		out[i] = float32(i)
	}
	return out
}

// split splits a coordinate into the index of the pixel before it, of n, and the fraction towards the next one.
func split(v float64, n int) (int, float32) {
	if v <= 0 {
		return 0, 0
	}
	i := int(v)
	if i >= n-1 {
		return n - 2, 1
	}
	return i, float32(v - float64(i))
}

// Half is the picture at half the size, each pixel the mean of four; an odd last row or column is dropped.
func (p *Picture) Half() Picture {
	out := Picture{p.W / 2, p.H / 2, make([]uint8, 3*(p.W/2)*(p.H/2))}
	p.HalveInto(image.Rect(0, 0, p.W, p.H), out)
	return out
}

// HalveInto computes the part of Half that belongs to a box with even corners, into out.
func (p *Picture) HalveInto(box image.Rectangle, out Picture) {
	x, w := box.Min.X/2, box.Dx()/2
	for y := box.Min.Y / 2; y < box.Max.Y/2; y++ {
		a := p.Px[3*(2*y*p.W+2*x):][:6*w]
		b := p.Px[3*((2*y+1)*p.W+2*x):][:6*w]
		o := out.Px[3*(y*out.W+x):][:3*w]
		i, j := 0, 0
		for ; i+3 <= len(o) && j+8 <= len(a) && j+8 <= len(b); i, j = i+3, j+6 {
			// Two pixels of each row at once: bytes 0, 2, 4 and bytes 1, 3, 5 in lanes of 16 bits.
			const even, rounded = 0x00ff00ff00ff00ff, 0x0000000200020002
			u, v := binary.LittleEndian.Uint64(a[j:]), binary.LittleEndian.Uint64(b[j:])
			m, n := u&even+v&even, u>>8&even+v>>8&even
			blueRed, green := (m+n>>16+rounded)>>2, (n+m>>32+rounded)>>2
			o[i], o[i+1], o[i+2] = uint8(blueRed), uint8(green), uint8(blueRed>>16)
		}
		for ; i+3 <= len(o); i, j = i+3, j+6 {
			u, v, t := a[j:j+6:j+6], b[j:j+6:j+6], o[i:i+3:i+3]
			t[0] = uint8((uint(u[0]) + uint(u[3]) + uint(v[0]) + uint(v[3]) + 2) / 4)
			t[1] = uint8((uint(u[1]) + uint(u[4]) + uint(v[1]) + uint(v[4]) + 2) / 4)
			t[2] = uint8((uint(u[2]) + uint(u[5]) + uint(v[2]) + uint(v[5]) + 2) / 4)
		}
	}
}

// Plane is one channel in floating point.
type Plane struct {
	W, H int
	V    []float32
}

// NewPlane is a plane of zeros.
func NewPlane(w, h int) Plane { return Plane{w, h, make([]float32, w*h)} }

// Channel is one channel of a picture, in grey levels.
type Channel struct {
	W, H int
	V    []uint8
}

// NewChannel is a channel of zeros.
func NewChannel(w, h int) Channel { return Channel{w, h, make([]uint8, w*h)} }

// At samples the channel by bilinear interpolation; outside of it the nearest edge value counts.
func (p *Channel) At(x, y float64) float32 {
	ix, fx := split(x, p.W)
	iy, fy := split(y, p.H)
	i := iy*p.W + ix
	a, b := p.V[i:i+2:i+2], p.V[i+p.W:i+p.W+2:i+p.W+2]
	top, low := Level[a[0]]+fx*(Level[a[1]]-Level[a[0]]), Level[b[0]]+fx*(Level[b[1]]-Level[b[0]])
	return top + fy*(low-top)
}

// Mean is the mean colour of a square from r pixels before to r pixels after its middle, which must lie inside of the
// picture.
func (p *Picture) Mean(x, y, r int) (c [3]float64) {
	for v := y - r; v <= y+r; v++ {
		for u := x - r; u <= x+r; u++ {
			q := p.Px[3*(v*p.W+u):][:3]
			for k := range 3 {
				c[k] += float64(q[k])
			}
		}
	}
	for k := range 3 {
		c[k] /= float64((2*r + 1) * (2*r + 1))
	}
	return c
}

// PrincipalDirection is the principal direction of a covariance of colours by power iteration from an initial vector v.
func PrincipalDirection(cov *[3][3]float64, v [3]float64, steps int) [3]float32 {
	for range steps {
		var w [3]float64
		for i := range 3 {
			for j := range 3 {
				w[i] += cov[i][j] * v[j]
			}
		}
		long := math.Sqrt(w[0]*w[0]+w[1]*w[1]+w[2]*w[2]) + 1e-9
		for i := range 3 {
			v[i] = w[i] / long
		}
	}
	return [3]float32{float32(v[0]), float32(v[1]), float32(v[2])}
}

// SparseMean is Mean over every third pixel each way.
func (p *Picture) SparseMean(x, y, r int) (c [3]float64) {
	var sum [3]int
	n := 0
	for v := y - r; v <= y+r; v += 3 {
		for row := p.Px[3*(v*p.W+x-r):][:3*(2*r+1)]; len(row) >= 3; row = row[min(9, len(row)):] {
			sum[0], sum[1], sum[2] = sum[0]+int(row[0]), sum[1]+int(row[1]), sum[2]+int(row[2])
			n++
		}
	}
	for k := range c {
		c[k] = float64(sum[k]) / float64(n)
	}
	return c
}

// Sample samples the plane by bilinear interpolation; outside of it the nearest edge value counts.
func (p *Plane) Sample(x, y float64) float32 {
	ix, fx := split(x, p.W)
	iy, fy := split(y, p.H)
	i := iy*p.W + ix
	a, b := p.V[i:i+2:i+2], p.V[i+p.W:i+p.W+2:i+p.W+2]
	top, low := a[0]+fx*(a[1]-a[0]), b[0]+fx*(b[1]-b[0])
	return top + fy*(low-top)
}
