//go:build cgo

package cv

import (
	"encoding/binary"
	"image"
)

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
	return w00*level[a[0]] + w10*level[a[3]] + w01*level[c[0]] + w11*level[c[3]],
		w00*level[a[1]] + w10*level[a[4]] + w01*level[c[1]] + w11*level[c[4]],
		w00*level[a[2]] + w10*level[a[5]] + w01*level[c[2]] + w11*level[c[5]]
}

// add samples a straight line, bilinearly, from a place on by steps, and adds to sums.
func (p *picture) add(sums [][3]float32, x, y, dx, dy float64) {
	for k := range sums {
		ix, fx := between(x, p.w)
		iy, fy := between(y, p.h)
		i := 3 * (iy*p.w + ix)
		a := p.px[i : i+6 : i+6]
		i += 3 * p.w
		c := p.px[i : i+6 : i+6]
		w11 := fx * fy
		w10, w01 := fx-w11, fy-w11
		w00 := 1 - fx - w01
		s := &sums[k]
		s[0] += w00*level[a[0]] + w10*level[a[3]] + w01*level[c[0]] + w11*level[c[3]]
		s[1] += w00*level[a[1]] + w10*level[a[4]] + w01*level[c[1]] + w11*level[c[4]]
		s[2] += w00*level[a[2]] + w10*level[a[5]] + w01*level[c[2]] + w11*level[c[5]]
		x, y = x+dx, y+dy
	}
}

// level is each grey level as a number: looking it up is quicker than converting it.
var level = makeLevel()

func makeLevel() (out [256]float32) {
	for i := range out {
		out[i] = float32(i)
	}
	return out
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
	out := picture{p.w / 2, p.h / 2, make([]uint8, 3*(p.w/2)*(p.h/2))}
	p.halved(image.Rect(0, 0, p.w, p.h), out)
	return out
}

// halved makes the part of half where a box lies that begins at even places.
func (p *picture) halved(box image.Rectangle, out picture) {
	x, w := box.Min.X/2, box.Dx()/2
	for y := box.Min.Y / 2; y < box.Max.Y/2; y++ {
		a := p.px[3*(2*y*p.w+2*x):][:6*w]
		b := p.px[3*((2*y+1)*p.w+2*x):][:6*w]
		o := out.px[3*(y*out.w+x):][:3*w]
		i, j := 0, 0
		for ; i+3 <= len(o) && j+8 <= len(a) && j+8 <= len(b); i, j = i+3, j+6 {
			// Two pixels above and two below at once: bytes 0, 2, 4 and 1, 3, 5 in lanes of 16 bits.
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

// plane is one channel of a picture as numbers.
type plane struct {
	w, h int
	v    []float32
}

func newPlane(w, h int) plane { return plane{w, h, make([]float32, w*h)} }

// channel is one channel of a picture, in grey levels.
type channel struct {
	w, h int
	v    []uint8
}

func newChannel(w, h int) channel { return channel{w, h, make([]uint8, w*h)} }

// at samples the channel bilinearly; outside it the nearest edge value counts.
func (p *channel) at(x, y float64) float32 {
	ix, fx := between(x, p.w)
	iy, fy := between(y, p.h)
	i := iy*p.w + ix
	a, b := p.v[i:i+2:i+2], p.v[i+p.w:i+p.w+2:i+p.w+2]
	top, low := level[a[0]]+fx*(level[a[1]]-level[a[0]]), level[b[0]]+fx*(level[b[1]]-level[b[0]])
	return top + fy*(low-top)
}
