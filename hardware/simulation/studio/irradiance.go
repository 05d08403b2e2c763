package studio

import (
	"math"

	"quartermaster/hardware/simulation/dice"
)

// field is the irradiance on a flat surface, sampled on a lattice.
type field struct {
	u0, v0, step float64
	w, h         int
	c            []RGB
}

func newField(u0, v0, u1, v1, step float64, f func(u, v float64) RGB) *field {
	g := &field{u0: u0, v0: v0, step: step, w: int(math.Ceil((u1-u0)/step)) + 2, h: int(math.Ceil((v1-v0)/step)) + 2}
	g.c = make([]RGB, g.w*g.h)
	inParallel(g.h, func(j int) {
		for i := range g.w {
			g.c[j*g.w+i] = f(min(u1, u0+float64(i)*step), min(v1, v0+float64(j)*step))
		}
	})
	return g
}

func (g *field) at(u, v float64) RGB {
	x, y := (u-g.u0)/g.step, (v-g.v0)/g.step
	x, y = min(max(x, 0), float64(g.w)-1.001), min(max(y, 0), float64(g.h)-1.001)
	i, j := int(x), int(y)
	tx, ty := x-float64(i), y-float64(j)
	a, b := &g.c[j*g.w+i], &g.c[j*g.w+i+1]
	c, d := &g.c[(j+1)*g.w+i], &g.c[(j+1)*g.w+i+1]
	p, q, r, s := (1-tx)*(1-ty), tx*(1-ty), (1-tx)*ty, tx*ty
	return RGB{p*a.R + q*b.R + r*c.R + s*d.R, p*a.G + q*b.G + r*c.G + s*d.G, p*a.B + q*b.B + r*c.B + s*d.B}
}

// illumination is the irradiance on all static surfaces.
type illumination struct {
	floor, rim, table *field
	in, out           [4]*field
	sheen             *field // specular reflection of a level varnish towards the camera
}

// direct is the irradiance by the lamps at a point.
func (s *Scene) direct(p, n dice.Vec, at surface) RGB {
	var e RGB
	for i := range s.light.sparks {
		k := &s.light.sparks[i]
		l := k.at.Sub(p)
		cos := l.Dot(n)
		if cos <= 0 || s.lid.shades(p, l, at) {
			continue
		}
		d2 := l.Dot(l)
		e = e.Add(k.light.Times(cos / (d2 * math.Sqrt(d2))))
	}
	return e
}

// indirect is the irradiance at a point by the sky and by one diffuse reflection from floor, walls and table.
func (s *Scene) indirect(p, n dice.Vec, at surface, rays []dice.Vec) RGB {
	var e RGB
	for _, r := range rays {
		e = e.Add(s.arriving(p, about(n, r), at))
	}
	return e.Times(1 / float64(len(rays)))
}

// arriving returns the radiance that reaches a point from one direction, without the lamps.
func (s *Scene) arriving(p, d dice.Vec, at surface) RGB {
	if d.Z > 0 && !s.lid.shades(p, d, at) {
		return s.light.sky
	}
	switch at {
	case table, wallOut, rim:
		if d.Z <= 0 {
			return s.tableMean.Times(0.8)
		}
		return s.Wall.Times(0.4)
	}
	if d.Z < 0 { // does it meet the floor before a wall?
		t := -p.Z / d.Z
		if x, y := p.X+t*d.X, p.Y+t*d.Y; x > 0 && x < s.lid.w && y > 0 && y < s.lid.h {
			return s.floorMean.Times(0.85)
		}
	}
	return s.Wall.Times(0.42)
}

// illuminate computes the irradiance on the lid and the table.
func (s *Scene) illuminate() {
	l := &s.lid
	up := dice.Vec{Z: 1}
	rays := hemisphere(96)
	soft := newField(0, 0, l.w, l.h, max(6, max(l.w, l.h)/32), func(u, v float64) RGB {
		return s.indirect(dice.Vec{X: u, Y: v}, up, floor, rays)
	})
	s.ill.floor = newField(0, 0, l.w, l.h, max(1, max(l.w, l.h)/290), func(u, v float64) RGB {
		return s.direct(dice.Vec{X: u, Y: v}, up, floor).Add(soft.at(u, v))
	})
	for side := range 4 {
		n := wallNormal[side]
		long := l.h
		if side >= 2 {
			long = l.w
		}
		place := func(u, v, off float64) dice.Vec {
			switch side {
			case 0:
				return dice.Vec{X: -off, Y: u, Z: v}
			case 1:
				return dice.Vec{X: l.w + off, Y: u, Z: v}
			case 2:
				return dice.Vec{X: u, Y: -off, Z: v}
			}
			return dice.Vec{X: u, Y: l.h + off, Z: v}
		}
		s.ill.in[side] = newField(0, 0, long, l.wall, 2.5, func(u, v float64) RGB {
			p := place(u, v, -1e-3)
			return s.direct(p, n, wallIn).Add(s.indirect(p, n, wallIn, rays[:64]))
		})
		m := n.Times(-1)
		s.ill.out[side] = newField(-l.thick, l.tableZ, long+l.thick, l.wall, 6, func(u, v float64) RGB {
			p := place(u, v, l.thick)
			return s.direct(p, m, wallOut).Add(s.indirect(p, m, wallOut, rays[:48]))
		})
	}
	s.ill.rim = newField(-l.thick, -l.thick, l.w+l.thick, l.h+l.thick, 12, func(u, v float64) RGB {
		return s.direct(dice.Vec{X: u, Y: v, Z: l.wall}, up, rim).Add(s.light.sky)
	})
	x0, y0, x1, y1 := s.tableArea()
	s.ill.table = newField(x0, y0, x1, y1, 3, func(u, v float64) RGB {
		p := dice.Vec{X: u, Y: v, Z: l.tableZ}
		return s.direct(p, up, table).Add(s.indirect(p, up, table, rays[:24]))
	})
	s.ill.sheen = newField(x0, y0, x1, y1, 9, func(u, v float64) RGB {
		p := dice.Vec{X: u, Y: v}
		view := s.eye.Sub(p).Unit()
		return s.mirrored(p, dice.Vec{X: -view.X, Y: -view.Y, Z: view.Z}, 0.24).Times(fresnel(view.Z))
	})
}

// lightOn returns the irradiance at a point of a static surface.
func (s *Scene) lightOn(p dice.Vec, what surface, side int) RGB {
	switch what {
	case floor:
		return s.ill.floor.at(p.X, p.Y)
	case wallIn:
		if side < 2 {
			return s.ill.in[side].at(p.Y, p.Z)
		}
		return s.ill.in[side].at(p.X, p.Z)
	case wallOut:
		switch {
		case side < 2:
			return s.ill.out[side].at(p.Y, p.Z)
		case side < 4:
			return s.ill.out[side].at(p.X, p.Z)
		}
		return s.light.sky
	case rim:
		return s.ill.rim.at(p.X, p.Y)
	}
	return s.ill.table.at(p.X, p.Y)
}

// mirrored is the specular reflection of the lamps in a rough surface from one direction (a Gaussian lobe of standard deviation
// sigma, in radians).
func (s *Scene) mirrored(p, way dice.Vec, sigma float64) RGB {
	var c RGB
	sharp := 1 / (sigma * sigma)
	for i := range s.light.sparks {
		k := &s.light.sparks[i]
		l := k.at.Sub(p)
		d2 := l.Dot(l)
		off := (l.Dot(way)/math.Sqrt(d2) - 1) * sharp
		if off < -8 {
			continue
		}
		c = c.Add(k.light.Times(math.Exp(off) * sharp / (2 * d2)))
	}
	return c
}

// fresnel is the reflectance of plastic or varnish (Schlick, 1994; refractive index 1.5).
func fresnel(cos float64) float64 {
	x := 1 - min(1, max(0, cos))
	return 0.04 + 0.96*x*x*x*x*x
}
