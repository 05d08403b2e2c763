package studio

import (
	"quartermaster/hardware/simulation/dice"
)

// layer is a picture in linear light, three channels a pixel.
type layer struct {
	w, h int
	pix  []float32
}

func newLayer(w, h int) *layer { return &layer{w, h, make([]float32, 3*w*h)} }

// base renders the static scene: 4x4 texture samples a pixel, and 4x4 rays where surfaces meet.
func (s *Scene) base(g *rays) *layer {
	w, h := s.Camera.WidthPX, s.Camera.HeightPX
	out := newLayer(w, h)
	type corner struct {
		p    dice.Vec
		what surface
		side int
	}
	inParallel(h, func(y int) {
		row := make([][2]corner, w+1) // the pixels' upper and lower corners
		for x := range w + 1 {
			for k := range 2 {
				d := g.at(float64(x)-0.5, float64(y+k)-0.5)
				t, what, side := s.lid.hit(s.eye, d)
				row[x][k] = corner{s.eye.Add(d.Times(t)), what, side}
			}
		}
		for x := range w {
			a, b, c, e := &row[x][0], &row[x+1][0], &row[x][1], &row[x+1][1]
			var sum RGB
			if a.what == b.what && a.what == c.what && a.what == e.what && a.side == b.side && a.side == c.side && a.side == e.side {
				for k := range 16 {
					tx, ty := (float64(k%4)+0.5)/4, (float64(k/4)+0.5)/4
					top, low := a.p.Add(b.p.Sub(a.p).Times(tx)), c.p.Add(e.p.Sub(c.p).Times(tx))
					sum = sum.Add(s.albedo(top.Add(low.Sub(top).Times(ty)), a.what))
					if a.what == wallIn || a.what == rim || a.what == wallOut {
						sum = sum.Times(16)
						break
					}
				}
				m := a.p.Add(e.p).Times(0.5)
				sum = sum.Mul(s.lightOn(m, a.what, a.side)).Add(s.sheen(m, a.what).Times(16))
			} else {
				for k := range 16 {
					d := g.at(float64(x)-0.5+(float64(k%4)+0.5)/4, float64(y)-0.5+(float64(k/4)+0.5)/4)
					t, what, side := s.lid.hit(s.eye, d)
					p := s.eye.Add(d.Times(t))
					sum = sum.Add(s.albedo(p, what).Mul(s.lightOn(p, what, side))).Add(s.sheen(p, what))
				}
			}
			i := 3 * (y*w + x)
			out.pix[i], out.pix[i+1], out.pix[i+2] = float32(sum.R/16), float32(sum.G/16), float32(sum.B/16)
		}
	})
	return out
}

// sheen is the glossy reflection of the lamps in the varnish of floor and table.
func (s *Scene) sheen(p dice.Vec, what surface) RGB {
	if s.ill.sheen == nil || what != floor && what != table {
		return RGB{}
	}
	c := s.ill.sheen.at(p.X, p.Y)
	if what == floor {
		return c.Times(s.Gloss)
	}
	return c.Times(0.35)
}
