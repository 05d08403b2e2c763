package studio

import (
	"image"
	"math"

	"quartermaster/hardware/simulation/dice"
)

// shadowTile darkens floor, walls and table where dice occlude the light. It samples every second pixel (of moving dice every
// fourth) and interpolates between them.
func (s *Studio) shadowTile(box image.Rectangle, shading []int, moving bool) {
	step := 2
	if moving {
		step = 4
	}
	w, h := (box.Dx()+step-1)/step+1, (box.Dy()+step-1)/step+1
	var store [(tileSize/2 + 1) * (tileSize/2 + 1)]RGB
	any := false
	for j := range h {
		for i := range w {
			c := s.dimmed(float64(box.Min.X+i*step), float64(box.Min.Y+j*step), shading, moving)
			store[j*w+i] = c
			any = any || c != RGB{1, 1, 1}
		}
	}
	if !any {
		return
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		j, ty := (y-box.Min.Y)/step, float64((y-box.Min.Y)%step)/float64(step)
		for x := box.Min.X; x < box.Max.X; x++ {
			i, tx := (x-box.Min.X)/step, float64((x-box.Min.X)%step)/float64(step)
			a, b, c, d := &store[j*w+i], &store[j*w+i+1], &store[(j+1)*w+i], &store[(j+1)*w+i+1]
			p, q, r, t := (1-tx)*(1-ty), tx*(1-ty), (1-tx)*ty, tx*ty
			k := 3 * (y*s.work.w + x)
			s.work.pix[k] *= float32(p*a.R + q*b.R + r*c.R + t*d.R)
			s.work.pix[k+1] *= float32(p*a.G + q*b.G + r*c.G + t*d.G)
			s.work.pix[k+2] *= float32(p*a.B + q*b.B + r*c.B + t*d.B)
		}
	}
}

// dimmed is the share of its light that a pixel of the static scene keeps.
func (s *Studio) dimmed(u, v float64, shading []int, moving bool) RGB {
	sc := s.scene
	d := s.rays.at(u, v)
	t, what, side := sc.lid.hit(sc.eye, d)
	return s.dimmedAt(sc.eye.Add(d.Times(t)), what, side, shading, moving)
}

// dimmedAt is the share of its light that a point of a static surface keeps.
func (s *Studio) dimmedAt(p dice.Vec, what surface, side int, shading []int, moving bool) RGB {
	sc := s.scene
	n := normalOf(what, side)
	var lost RGB
	nth, up := 1+len(sc.light.sparks)/40, 1 // of two lamps every second spark does
	if moving {
		nth, up = 3, 2
	}
	for i := nth / 2; i < len(sc.light.sparks); i += nth {
		k := &sc.light.sparks[i]
		l := k.at.Sub(p)
		cos := l.Dot(n)
		if cos <= 0 || !s.between(p, l, shading, i) || sc.lid.shades(p, l, what) {
			continue
		}
		d2 := l.Dot(l)
		lost = lost.Add(k.light.Times(float64(nth) * cos / (d2 * math.Sqrt(d2))))
	}
	if what == floor || what == table {
		var sky RGB
		for i := 0; i < len(s.up); i += up {
			r := s.up[i]
			if j := s.blocker(p, r, shading, i); j >= 0 {
				sky = sky.Add(sc.arriving(p, r, what)).Add(s.solids[j].paint.Face.Times(-0.3))
			}
		}
		lost = lost.Add(sky.Times(float64(up) / float64(len(s.up))))
	}
	if lost == (RGB{}) {
		return RGB{1, 1, 1}
	}
	e := sc.lightOn(p, what, side)
	return RGB{kept(lost.R, e.R), kept(lost.G, e.G), kept(lost.B, e.B)}
}

func kept(lost, all float64) float64 { return min(1.2, max(0.04, 1-lost/max(all, 1e-6))) }

// between reports whether a die occludes the light.
func (s *Studio) between(p, l dice.Vec, shading []int, i int) bool {
	return s.blocker(p, l, shading, i) >= 0
}

// blocker is the index of the die that occludes the light, or -1. Different rays see different moments of a moving die.
func (s *Studio) blocker(p, l dice.Vec, shading []int, i int) int {
	for _, j := range shading {
		if s.solids[j].blocks(i, p, l) {
			return j
		}
	}
	return -1
}
