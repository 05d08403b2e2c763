package studio

import (
	"image"
	"math"
	"math/rand/v2"
)

// Sensor describes the lens and the sensor.
type Sensor struct {
	Exposure float64 // level of white paper on the floor's middle, as a share of 0.85 of full white (linear)
	Blur     float64 // sigma of the blur of lens and sensor, pixels
	Vignette float64 // light lost in the picture's corners, 0 to 1
	Noise    float64 // standard deviation of the noise at full light, in steps of 255 before the tone curve; 1 is a fair camera
	Contrast float64 // 0: the plain sRGB curve
	Chroma   float64 // saturation; 1: unchanged
	Flicker  float64 // slow change of light from frame to frame, as a share
	Sharpen  float64 // how much the camera's own sharpening adds
	Quality  int     // of the JPEG, 1 to 100
}

// developed is a picture after the tone curve and before the noise: luma and halved chroma with 8 more bits.
type developed struct {
	w, h   int
	y      []uint16
	cb, cr []uint16
}

func newDeveloped(w, h int) *developed {
	c := (w + 1) / 2 * ((h + 1) / 2)
	return &developed{w, h, make([]uint16, w*h), make([]uint16, c), make([]uint16, c)}
}

// tones is the curve from linear light to what is stored, with 8 more bits.
type tones [4097]uint16

func newTones(s *Sensor) *tones {
	var t tones
	for i := range t {
		v := curve(float64(i) / 4096)
		sCurve := v * v * (3 - 2*v)
		t[i] = uint16(math.Round(65280 * min(1, max(0, v+s.Contrast*(sCurve-v)))))
	}
	return &t
}

func (t *tones) at(v float32) int32 {
	// Dark tones need finer steps than the table has: interpolate.
	x := v * 4096
	if x <= 0 {
		return int32(t[0])
	}
	if x >= 4096 {
		return int32(t[4096])
	}
	i := int32(x)
	return int32(t[i]) + int32((x-float32(i))*float32(int32(t[i+1])-int32(t[i])))
}

// darkroom develops pieces of a linear picture.
type darkroom struct {
	s      Sensor
	tones  *tones
	kernel [9]float32 // of the blur, from the middle outwards
	row    []float32
	col    []float32
}

func newDarkroom(s Sensor) *darkroom {
	d := &darkroom{s: s, tones: newTones(&s)}
	sum := 0.0
	for i := range d.kernel {
		g := math.Exp(-float64(i*i) / (2 * s.Blur * s.Blur))
		if s.Blur <= 0 && i > 0 {
			g = 0
		} else if s.Blur <= 0 {
			g = 1
		}
		d.kernel[i] = float32(g)
		sum += g
		if i > 0 {
			sum += g
		}
	}
	for i := range d.kernel {
		d.kernel[i] /= float32(sum)
	}
	return d
}

// reach is how many pixels away a pixel matters.
func (d *darkroom) reach() int {
	for i := len(d.kernel) - 1; i > 0; i-- {
		if d.kernel[i] > 0.002 {
			return i
		}
	}
	return 0
}

// develop turns a piece of a linear picture into luma and chroma. The box is grown to even pixels.
func (d *darkroom) develop(in *layer, out *developed, box image.Rectangle) {
	box = image.Rect(box.Min.X&^1, box.Min.Y&^1, (box.Max.X+1)&^1, (box.Max.Y+1)&^1).Intersect(image.Rect(0, 0, in.w, in.h))
	if box.Empty() {
		return
	}
	n := d.reach()
	w := box.Dx()
	lines := 2*n + 1
	// Blur along the rows into a ring of lines, then across them.
	d.row = grown(d.row, lines*w*3)
	d.col = grown(d.col, w*3)
	filled := box.Min.Y - n
	cx, cy := float32(in.w)/2, float32(in.h)/2
	fall := float32(d.s.Vignette) / (cx*cx + cy*cy)
	expose := float32(d.s.Exposure / 0.85)
	sat := int32(math.Round(d.s.Chroma * 256))
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for ; filled <= y+n; filled++ {
			src := min(max(filled, 0), in.h-1)
			slot := ((filled%lines + lines) % lines) * w * 3
			d.alongRow(in.pix[src*in.w*3:(src+1)*in.w*3], d.row[slot:slot+w*3], box.Min.X, n, in.w)
		}
		acc := d.col[:w*3]
		for i := range acc {
			acc[i] = 0
		}
		for k := -n; k <= n; k++ {
			f := d.kernel[max(k, -k)]
			slot := (((y+k)%lines + lines) % lines) * w * 3
			line := d.row[slot : slot+w*3]
			for i, v := range line {
				acc[i] += f * v
			}
		}
		dy := float32(y) - cy
		yRow := out.y[y*out.w+box.Min.X : y*out.w+box.Max.X]
		half := (out.w + 1) / 2
		cRow := (y/2)*half + box.Min.X/2
		for i := range yRow {
			dx := float32(box.Min.X+i) - cx
			k := expose * (1 - fall*(dx*dx+dy*dy))
			r, g, b := d.tones.at(k*acc[3*i]), d.tones.at(k*acc[3*i+1]), d.tones.at(k*acc[3*i+2])
			l := (77*r + 150*g + 29*b) >> 8
			yRow[i] = uint16(l)
			// Chroma is subsampled 2×2 and centred, as in JPEG. At the end of an odd row or column
			// one pixel counts twice.
			cb, cr := (b-l)*144>>8*sat>>8, (r-l)*183>>8*sat>>8 // 0.564, 0.713
			part := 4
			if box.Min.X+i == out.w-1 && i&1 == 0 {
				part /= 2
			}
			if y == out.h-1 && y&1 == 0 {
				part /= 2
			}
			c := cRow + i/2
			if i&1 == 0 && y&1 == 0 {
				out.cb[c], out.cr[c] = 0, 0
			}
			out.cb[c] += uint16(min(65280, max(0, 32768+cb)) / int32(part))
			out.cr[c] += uint16(min(65280, max(0, 32768+cr)) / int32(part))
		}
	}
}

// alongRow blurs one line.
func (d *darkroom) alongRow(in, out []float32, x0, n, width int) {
	w := len(out) / 3
	for i := range w {
		x := x0 + i
		var r, g, b float32
		if x >= n && x+n < width {
			for k := -n; k <= n; k++ {
				f := d.kernel[max(k, -k)]
				p := in[3*(x+k) : 3*(x+k)+3]
				r, g, b = r+f*p[0], g+f*p[1], b+f*p[2]
			}
		} else {
			for k := -n; k <= n; k++ {
				f := d.kernel[max(k, -k)]
				q := min(max(x+k, 0), width-1)
				p := in[3*q : 3*q+3]
				r, g, b = r+f*p[0], g+f*p[1], b+f*p[2]
			}
		}
		out[3*i], out[3*i+1], out[3*i+2] = r, g, b
	}
}

func grown(s []float32, n int) []float32 {
	if cap(s) < n {
		return make([]float32, n)
	}
	return s[:n]
}

// grainSize is the side of the tiles of noise, a power of two.
const grainSize = 256

// grain is noise that is added to a picture: fine in luma, coarse in chroma, as after a camera's own denoising.
type grain struct {
	luma, blue, red []int8
}

func newGrain(rng *rand.Rand) *grain {
	return &grain{tile(rng, 1), tile(rng, 2), tile(rng, 2)}
}

// tile makes periodic noise of spread 24, its neighbours alike over about `soft` pixels.
func tile(rng *rand.Rand, soft int) []int8 {
	n := grainSize
	raw := make([]float64, n*n)
	for i := range raw {
		raw[i] = rng.NormFloat64()
	}
	out := make([]float64, n*n)
	kernel := []float64{1, 0.45, 0.12}
	if soft == 2 {
		kernel = []float64{1, 0.8, 0.45, 0.15}
	}
	pass := func(in, out []float64, dx, dy int) {
		for y := range n {
			for x := range n {
				v := kernel[0] * in[y*n+x]
				for k := 1; k < len(kernel); k++ {
					a, b := (x+k*dx)&(n-1), (y+k*dy)&(n-1)
					c, d := (x-k*dx+n)&(n-1), (y-k*dy+n)&(n-1)
					v += kernel[k] * (in[b*n+a] + in[d*n+c])
				}
				out[y*n+x] = v
			}
		}
	}
	pass(raw, out, 1, 0)
	pass(out, raw, 0, 1)
	sum := 0.0
	for _, v := range raw {
		sum += v * v
	}
	k := 24 / math.Sqrt(sum/float64(n*n))
	t := make([]int8, n*n)
	for i, v := range raw {
		t[i] = int8(min(127, max(-127, math.Round(k*v))))
	}
	return t
}

// expose lays this frame's noise and flicker over a developed picture.
func (d *darkroom) expose(in *developed, out *image.YCbCr, g *grain, rng *rand.Rand) {
	// Shot noise grows with the root of the light; the tone curve makes dark tones noisier than bright ones.
	var gain [256]int32
	for i := range gain {
		v := float64(i) / 255
		lin := v * v
		slope := 1 / max(0.12, 2*v)
		gain[i] = int32(math.Round(d.s.Noise * 256 / 24 * 1.3 * slope * math.Sqrt(0.15+lin*1.1)))
	}
	bright := int32(4096 * (1 + d.s.Flicker*rng.NormFloat64()*0.5))
	ox, oy := rng.IntN(grainSize), rng.IntN(grainSize)
	for y := range in.h {
		noise := g.luma[((y+oy)&(grainSize-1))*grainSize:][:grainSize]
		src, dst := in.y[y*in.w:(y+1)*in.w], out.Y[y*out.YStride:y*out.YStride+in.w]
		for x, v := range src {
			l := int32(v)
			l = (l*bright)>>12 + gain[l>>8]*int32(noise[(x+ox)&(grainSize-1)]) + 128
			if uint32(l) > 65280+255 {
				if l < 0 {
					l = 0
				} else {
					l = 65280
				}
			}
			dst[x] = uint8(l >> 8)
		}
	}
	cw, ch := (in.w+1)/2, (in.h+1)/2
	for y := range ch {
		nb := g.blue[((y+oy)&(grainSize-1))*grainSize:][:grainSize]
		nr := g.red[((y+ox)&(grainSize-1))*grainSize:][:grainSize]
		for x := range cw {
			at := (x + ox) & (grainSize - 1)
			k := gain[in.y[min(2*y, in.h-1)*in.w+min(2*x, in.w-1)]>>8] * 3 / 4
			out.Cb[y*out.CStride+x] = clip8(int32(in.cb[y*cw+x]) + k*int32(nb[at]))
			out.Cr[y*out.CStride+x] = clip8(int32(in.cr[y*cw+x]) + k*int32(nr[at]))
		}
	}
}

func clip8(v int32) uint8 {
	v = (v + 128) >> 8
	return uint8(min(255, max(0, v)))
}
