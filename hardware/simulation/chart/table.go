package chart

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
)

// Wood paints the top of a table: fibres with annual rings, joints between boards. The outer part of the picture shows
// cards, tokens and a pencil, none of them within keep of the middle (half extents in millimetres).
func Wood(seed uint64, widthMM, heightMM, ppm float64, keep [2]float64, inks Inks) *image.RGBA {
	rng := rand.New(rand.NewPCG(seed, 0x700d))
	woods := [][2]color.NRGBA{
		{rgb(0x93683c), rgb(0x6a4628)}, {rgb(0xae8a59), rgb(0x8f6e42)}, {rgb(0x53361f), rgb(0x352114)}, {rgb(0x7d4630), rgb(0x5e3122)}, {rgb(0xc2b49c), rgb(0xa8987c)},
	}
	pair := woods[seed%uint64(len(woods))]
	c := newCanvas(widthMM, heightMM, ppm)
	wide := newGrain(rng, widthMM, heightMM, 260, 34)
	ringsN := newGrain(rng, widthMM, heightMM, 180, 12)
	fibre := newGrain(rng, widthMM, heightMM, 30, 1.3)
	pore := newGrain(rng, widthMM, heightMM, 9, 0.8)
	board := s64(rng, 95, 150)
	for y := range c.img.Rect.Dy() {
		for x := range c.img.Rect.Dx() {
			px, py := float64(x)/ppm, float64(y)/ppm
			plank := math.Floor(py / board)
			shift := plank * 137.7
			qx := math.Mod(px+shift*3.1, widthMM)
			v := wide.at(qx, py) + 0.55*math.Sin(5*ringsN.at(qx, py)+0.10*py)
			m := min(1, max(0, 0.5+0.22*v+0.10*fibre.at(qx, py)))
			k := 1 + 0.035*fibre.at(px, py) - 0.07*max(0, pore.at(px, py)-1.1) + 0.05*math.Sin(plank*12.9)
			if edge := py - plank*board; edge < 0.7 {
				k *= 0.62
			}
			i := c.img.PixOffset(x, y)
			mix := func(p, q uint8) uint8 { return uint8(min(255, max(0, (float64(p)*(1-m)+float64(q)*m)*k))) }
			c.img.Pix[i], c.img.Pix[i+1], c.img.Pix[i+2], c.img.Pix[i+3] = mix(pair[0].R, pair[1].R), mix(pair[0].G, pair[1].G), mix(pair[0].B, pair[1].B), 255
		}
	}
	clutter(c, rng, widthMM, heightMM, keep, inks)
	return c.img
}

func s64(rng *rand.Rand, a, b float64) float64 { return a + (b-a)*rng.Float64() }

// clutter lays cards, tokens and a pencil beside the lid.
func clutter(c *canvas, rng *rand.Rand, w, h float64, keep [2]float64, inks Inks) {
	beside := func(margin float64) (point, bool) {
		for range 60 {
			p := point{rng.Float64() * w, rng.Float64() * h}
			if math.Abs(p.x-w/2) > keep[0]+margin || math.Abs(p.y-h/2) > keep[1]+margin {
				return p, true
			}
		}
		return point{}, false
	}
	backs := []color.NRGBA{rgb(0xe9e3d2), rgb(0x8c2328), rgb(0x274a80), rgb(0x2b5a3d), rgb(0xefece4)}
	for range 7 {
		m, ok := beside(50)
		if !ok {
			continue
		}
		a := s64(rng, 0, math.Pi)
		sin, cos := math.Sincos(a)
		at := func(x, y float64) point { return point{m.x + x*cos - y*sin, m.y + x*sin + y*cos} }
		soft(c, at(1, 1.2), 33, 46, a, 0.05)
		back := backs[rng.IntN(len(backs))]
		s := &sheet{canvas: c, rng: rng, inks: inks}
		s.fill(back, rounded(at, 28, 43, 3))
		light := rgb(0xefe8d8)
		if int(back.R)+int(back.G) > 350 {
			light = rgb(0x4a3a2a)
		}
		s.stroke(faded(light, 0.8), 0.5, true, rounded(at, 25, 40, 2)...)
		for i := range 6 {
			y := 8 + 4*float64(i)
			s.stroke(faded(light, 0.75), 0.6, false, at(-19, y), at(19-3*float64(rng.IntN(4)), y))
		}
		for range 4 {
			p := at(s64(rng, -15, 15), s64(rng, -30, 0))
			s.disc(backs[rng.IntN(len(backs))], p, s64(rng, 2, 6))
		}
	}
	tokens := []color.NRGBA{rgb(0xc23a2c), rgb(0xd8a520), rgb(0x8a5a32), rgb(0x7d8694), rgb(0x2e7a54)}
	for range 11 {
		m, ok := beside(26)
		if !ok {
			continue
		}
		col := varied(rng, tokens[rng.IntN(len(tokens))], 0.05)
		soft(c, point{m.x + 1.5, m.y + 2}, 12, 12, 0, 0.09)
		c.disc(shade(col, 0.6), point{m.x + 0.5, m.y + 0.7}, 10)
		c.disc(col, m, 10)
		c.circle(faded(shade(col, 1.15), 0.8), m, 8.8, 0.5)
	}
	if m, ok := beside(85); ok {
		a := s64(rng, 0, math.Pi)
		sin, cos := math.Sincos(a)
		at := func(x, y float64) point { return point{m.x + x*cos - y*sin, m.y + x*sin + y*cos} }
		soft(c, at(1, 2), 78, 6, a, 0.08)
		c.fill(rgb(0xd9a916), []point{at(-70, -3.4), at(62, -3.4), at(62, 3.4), at(-70, 3.4)})
		c.fill(rgb(0xb98a0e), []point{at(-70, 1.2), at(62, 1.2), at(62, 3.4), at(-70, 3.4)})
		c.fill(rgb(0xdab788), []point{at(62, -3.4), at(75, 0), at(62, 3.4)})
		c.fill(rgb(0x222222), []point{at(72, -0.8), at(75.2, 0), at(72, 0.8)})
		c.fill(rgb(0xb2555a), []point{at(-78, -3.4), at(-70, -3.4), at(-70, 3.4), at(-78, 3.4)})
	}
}

// soft is a soft dark shadow under a thing, half extents rx and ry.
func soft(c *canvas, m point, rx, ry, turn, alpha float64) {
	sin, cos := math.Sincos(turn)
	for i := range 6 {
		g := 1 + float64(i-3)*0.05
		at := func(x, y float64) point { return point{m.x + x*cos - y*sin, m.y + x*sin + y*cos} }
		if rx == ry {
			c.disc(color.NRGBA{A: uint8(255 * alpha)}, m, rx*g)
		} else {
			c.fill(color.NRGBA{A: uint8(255 * alpha)}, rounded(at, (rx-4)*g, (ry-3)*g, 3))
		}
	}
}

// rounded is a rectangle with rounded corners, half extents hx and hy.
func rounded(at func(x, y float64) point, hx, hy, r float64) []point {
	r = min(r, hx, hy)
	var out []point
	for q := range 4 {
		for i := range 6 {
			sin, cos := math.Sincos(math.Pi/2*float64(q) + math.Pi/2*float64(i)/5)
			cx, cy := hx-r, hy-r
			if q == 1 || q == 2 {
				cx = -cx
			}
			if q >= 2 {
				cy = -cy
			}
			out = append(out, at(cx+r*cos, cy+r*sin))
		}
	}
	return out
}

// Card paints the upper side of a playing card, 44 by 68 mm.
func Card(seed uint64, ppm float64, inks Inks) *image.RGBA {
	rng := rand.New(rand.NewPCG(seed, 0xca2d))
	s := &sheet{canvas: newCanvas(44, 68, ppm), w: 44, h: 68, rng: rng, inks: inks}
	at := func(x, y float64) point { return point{22 + x, 34 + y} }
	s.fill(rgb(0xeee6d0), []point{at(-23, -35), at(23, -35), at(23, 35), at(-23, 35)})
	s.stroke(inks.Accent, 0.7, true, rounded(at, 19.5, 31.5, 2)...)
	s.fill(faded(inks.Sea[0], 0.9), rounded(at, 16, 12, 1))
	for i := range 5 {
		y := 17 + 3*float64(i)
		s.stroke(inks.Ink, 0.5, false, at(-15, y), at(15-3*float64(rng.IntN(4)), y))
	}
	s.stroke(rgb(0x6a4a2a), 1, false, at(-8, 4), at(8, 4))
	s.fill(rgb(0xf4efe2), []point{at(-6, 2), at(0, -10), at(1, 2)}, []point{at(2, 2), at(3, -7), at(8, 2)})
	s.letters(inks.Ink, at(-14, -21), 6, 0, names[rng.IntN(len(names))])
	for i := range 3 {
		s.disc(inks.Accent, at(-8+8*float64(i), -16), 1.6)
	}
	return s.img
}
