package chart

import (
	"image/color"
	"math"
)

func (s *sheet) serpent() {
	m := s.spot(26)
	col := shade(varied(s.rng, s.inks.Sea[1], 0.1), 0.5)
	for k := range 4 {
		r := 4.6 - 0.6*float64(k)
		hump := []point{{m.x + 9*float64(k) - r, m.y}}
		hump = append(hump, ring(point{m.x + 9*float64(k), m.y}, r, 1.35*r, 40)[20:]...)
		hump = append(hump, point{m.x + 9*float64(k) + r, m.y})
		s.fill(col, hump)
	}
	s.stroke(col, 2.6, false, point{m.x - 5, m.y}, point{m.x - 6, m.y - 4}, point{m.x - 8, m.y - 7})
	s.fill(col, ring(point{m.x - 9, m.y - 8}, 3.4, 2.3, 30))
	s.disc(s.inks.Line, point{m.x - 9.6, m.y - 8.6}, 0.7)
	s.disc(s.inks.Ink, point{m.x - 9.7, m.y - 8.6}, 0.3)
}

func (s *sheet) kraken() {
	m := s.spot(24)
	col := shade(varied(s.rng, s.inks.Sea[1], 0.12), 0.45)
	for k := range 8 {
		bend := s.between(0.35, 0.7)
		for i := range 22 {
			t0, t1 := float64(i)/22, float64(i+1)/22
			at := func(t float64) point {
				a := float64(k)*math.Pi/4 + bend*math.Sin(t*5+float64(k))
				return point{m.x + (4+17*t)*math.Cos(a), m.y + (4+17*t)*math.Sin(a)}
			}
			s.stroke(col, 2.6*(1-0.75*t0), false, at(t0), at(t1))
			if i%4 == 2 {
				s.disc(faded(s.inks.Line, 0.45), at(t0), 0.35)
			}
		}
	}
	s.fill(col, ring(point{m.x, m.y - 1}, 6.6, 8.6, 50))
	for _, side := range []float64{-1, 1} {
		s.disc(s.inks.Line, point{m.x + side*2.4, m.y - 1.5}, 1.25)
		s.disc(s.inks.Ink, point{m.x + side*2.4, m.y - 1.2}, 0.55)
	}
}

func shade(c color.NRGBA, k float64) color.NRGBA {
	return color.NRGBA{R: uint8(float64(c.R) * k), G: uint8(float64(c.G) * k), B: uint8(float64(c.B) * k), A: c.A}
}

func (s *sheet) route() {
	p := [4]point{s.spot(10), s.spot(10), s.spot(10), s.spot(10)}
	line := make([]point, 160)
	for i := range line {
		t := float64(i) / 159
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		line[i] = point{a*p[0].x + b*p[1].x + c*p[2].x + d*p[3].x, a*p[0].y + b*p[1].y + c*p[2].y + d*p[3].y}
	}
	col := s.inks.Line
	if s.rng.Float64() < 0.4 {
		col = s.inks.Accent
	}
	s.dashed(col, 0.65, 2.1, 1.3, line)
	e := line[len(line)-1]
	s.stroke(col, 0.9, false, point{e.x - 2, e.y - 2}, point{e.x + 2, e.y + 2})
	s.stroke(col, 0.9, false, point{e.x - 2, e.y + 2}, point{e.x + 2, e.y - 2})
}

func (s *sheet) compass() {
	m, r := s.spot(26), s.between(11, 19)
	s.circle(s.inks.Line, m, r, 0.45)
	s.circle(s.inks.Line, m, 0.93*r, 0.25)
	s.circle(s.inks.Ink, m, 0.72*r, 0.3)
	for k := range 32 {
		sin, cos := math.Sincos(float64(k) * math.Pi / 16)
		s.stroke(s.inks.Line, 0.25, false, point{m.x + 0.93*r*cos, m.y + 0.93*r*sin}, point{m.x + r*cos, m.y + r*sin})
	}
	for _, rank := range []struct {
		from, step int
		long       float64
	}{{1, 2, 0.55}, {2, 4, 0.82}, {0, 4, 1.18}} {
		for k := rank.from; k < 16; k += rank.step {
			a := float64(k) * math.Pi / 8
			tip := point{m.x + rank.long*r*math.Sin(a), m.y - rank.long*r*math.Cos(a)}
			for _, half := range []struct {
				turn float64
				col  color.NRGBA
			}{{0.42, s.inks.Ink}, {-0.42, s.inks.Line}} {
				side := point{m.x + 0.17*r*math.Sin(a+half.turn), m.y - 0.17*r*math.Cos(a+half.turn)}
				s.fill(half.col, []point{m, side, tip})
			}
		}
	}
	s.letters(s.inks.Ink, point{m.x - 0.13*r, m.y - 1.25*r}, 0.36*r, 0, "N")
}

func (s *sheet) ship() {
	m, k := s.spot(16), s.between(0.8, 1.4)
	at := func(x, y float64) point { return point{m.x + k*x, m.y + k*y} }
	s.fill(s.inks.Ink, []point{at(-7, 2), at(8, 1.5), at(6, 5), at(-5, 5)})
	for _, x := range []float64{-3.5, 1, 5} {
		s.stroke(s.inks.Ink, 0.4*k, false, at(x, 2), at(x, -7))
		s.fill(faded(s.inks.Line, 0.95), []point{at(x-0.4, -6.4), at(x+3, -3), at(x-0.4, 0.5), at(x+0.6, -3)})
		s.stroke(s.inks.Ink, 0.25*k, true, at(x-0.4, -6.4), at(x+3, -3), at(x-0.4, 0.5), at(x+0.6, -3))
	}
	for i := range 4 {
		s.disc(s.inks.Line, at(-4+3*float64(i), 3.4), 0.45*k)
	}
}
