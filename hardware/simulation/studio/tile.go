package studio

import (
	"image"
	"math"

	"quartermaster/hardware/simulation/dice"
)

// places of the samples within a pixel: rotated grids.
var (
	still6  = [][2]float64{{-0.42, -0.08}, {-0.25, 0.33}, {-0.08, -0.42}, {0.08, 0.08}, {0.25, -0.25}, {0.42, 0.42}}
	middle1 = [][2]float64{{0, 0}}
	quick2  = [][2]float64{{-0.25, 0.2}, {0.25, -0.2}}
	quick4  = [][2]float64{{-0.375, -0.125}, {-0.125, 0.375}, {0.125, -0.375}, {0.375, 0.125}}
)

// drawTile draws shadows and dice into one tile of the picture.
func (s *Studio) drawTile(box image.Rectangle) {
	var shading, seen []int
	moving, rolling := false, false // here: then it is drawn with fewer rays
	for i := range s.solids {
		if s.solids[i].seen.Union(s.solids[i].shadow).Overlaps(box) {
			moving = moving || s.solids[i].moving
			rolling = rolling || len(s.solids[i].poses) > 1
		}
		if s.solids[i].shadow.Overlaps(box) {
			shading = append(shading, i)
		}
		if s.solids[i].seen.Overlaps(box) {
			seen = append(seen, i)
		}
	}
	hidden := moving && s.underHand(box, seen)
	if len(shading) > 0 && !hidden {
		s.shadowTile(box, shading, moving)
	}
	if len(seen) == 0 {
		return
	}
	samples := still6
	if hidden {
		samples = middle1
	} else if moving && !rolling {
		samples = quick2
	} else if moving {
		samples = quick4
	}
	share := 1 / float64(len(samples))
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			here := image.Pt(x, y)
			any := false
			for _, i := range seen {
				if here.In(s.solids[i].seen) {
					any = true
					break
				}
			}
			if any {
				s.drawPixel(x, y, seen, samples, share)
			}
		}
	}
}

// underHand reports whether a moving prop covers a whole tile. Shadows below it are invisible then, and one ray per pixel suffices.
func (s *Studio) underHand(box image.Rectangle, seen []int) bool {
	for _, i := range seen {
		o := &s.solids[i]
		if o.prop == nil || !o.moving {
			continue
		}
		hits := 0
		for _, at := range [...]image.Point{box.Min, {box.Max.X, box.Min.Y}, box.Max, {box.Min.X, box.Max.Y}, box.Min.Add(box.Max).Div(2)} {
			if _, ok := o.prop.meet(s.scene.eye, s.rays.at(float64(at.X), float64(at.Y)), math.Inf(1)); ok {
				hits++
			}
		}
		if hits == 5 {
			return true
		}
	}
	return false
}

// drawPixel casts the samples of one pixel against the dice.
func (s *Studio) drawPixel(x, y int, seen []int, samples [][2]float64, share float64) {
	eye := s.scene.eye
	var sum RGB
	hits := 0.0
	wall := -1.0    // distance of the static scene; computed at the first hit
	owner := -1     // the die whose light is known
	var open uint64 // which of its rays are open
	jitter := (x*7 + y*13) & 3
	for n, at := range samples {
		d := s.rays.at(float64(x)+at[0], float64(y)+at[1])
		best := touch{t: 1e18}
		var spot patch
		die, pose := -1, 0
		for _, i := range seen {
			o := &s.solids[i]
			if o.prop != nil {
				if hit, ok := o.prop.meet(eye, d, best.t); ok {
					best, spot, die = touch{t: hit.t}, hit, i
				}
				continue
			}
			k := 0
			if len(o.poses) > 1 {
				k = (n*4 + jitter) * len(o.poses) / (4 * len(samples))
			}
			if hit, ok := o.poses[k].meet(eye, d, best.t); ok {
				best, die, pose = hit, i, k
			}
		}
		if die < 0 {
			continue
		}
		if wall < 0 {
			wall, _, _ = s.scene.lid.hit(eye, s.rays.at(float64(x), float64(y)))
			wall += 1e-3
		}
		if best.t > wall {
			continue
		}
		o := &s.solids[die]
		hits++
		if o.prop != nil {
			sum = sum.Add(s.shadeProp(&spot, eye.Add(d.Times(spot.t)), d, die))
			continue
		}
		b, l := &o.poses[pose], &o.lit[pose]
		if owner != die {
			owner, open = die, s.open(b, l, &best, die)
		}
		sum = sum.Add(l.shade(&best, b.axes.Into(d), &o.paint, b.half, open))
	}
	if hits == 0 {
		return
	}
	i := 3 * (y*s.work.w + x)
	p := s.work.pix[i : i+3 : i+3]
	keep := float32(1 - hits*share)
	p[0] = p[0]*keep + float32(sum.R*share)
	p[1] = p[1]*keep + float32(sum.G*share)
	p[2] = p[2]*keep + float32(sum.B*share)
}

// open returns which of a die's rays of light reach a point of it past walls and other dice.
func (s *Studio) open(b *body, l *lit, hit *touch, self int) uint64 {
	p := b.axes.At(b.centre, hit.p.Add(hit.n.Times(0.02)))
	var open uint64
	inside := p.X > 0 && p.X < s.scene.lid.w && p.Y > 0 && p.Y < s.scene.lid.h && p.Z < s.scene.lid.wall
	for i := range l.rays {
		d := l.rays[i].board
		if inside && s.scene.lid.shades(p, d, floor) {
			continue
		}
		blocked := false
		for j := range s.solids {
			o := &s.solids[j]
			if j != self && o.blocks(len(o.poses)/2, p, d) {
				blocked = true
				break
			}
		}
		if !blocked {
			open |= 1 << uint(i)
		}
	}
	return open
}

// shadeProp returns the light that a point of a prop sends to the camera.
func (s *Studio) shadeProp(hit *patch, p, way dice.Vec, self int) RGB {
	sc := s.scene
	inside := p.X > 0 && p.X < sc.lid.w && p.Y > 0 && p.Y < sc.lid.h && p.Z < sc.lid.wall
	if hit.flat && inside {
		s.near = s.near[:0]
		for j := range s.solids {
			if j != self {
				s.near = append(s.near, j)
			}
		}
		k := s.dimmedAt(p.Add(dice.Vec{Z: 0.05}), floor, 0, s.near, true)
		return hit.skin.Mul(sc.lightOn(p, floor, 0)).Mul(k)
	}
	around := 0.5 + 0.5*hit.n.Z
	e := sc.light.sky.Times(around).Add(sc.floorMean.Times(0.8 * (1 - around))).Times(hit.shade)
	var gloss RGB
	view := way.Times(-1 / way.Length())
	cos := hit.n.Dot(view)
	mirror := hit.n.Times(2 * cos).Sub(view)
	const nth = 6
	for i := nth / 2; i < len(sc.light.sparks); i += nth {
		k := &sc.light.sparks[i]
		l := k.at.Sub(p)
		c := l.Dot(hit.n)
		if inside && sc.lid.shades(p, l, floor) {
			continue
		}
		d2 := l.Dot(l)
		far := math.Sqrt(d2)
		// Skin is slightly translucent: light wraps round it.
		if c = (c/far + 0.15) / 1.15; c <= 0 {
			continue
		}
		e = e.Add(k.light.Times(nth * c / d2 * (0.5 + 0.5*hit.shade)))
		if off := (l.Dot(mirror)/far - 1) / 0.1; off > -7 {
			gloss = gloss.Add(k.light.Times(nth * quickExp(off) * 5 / d2))
		}
	}
	return hit.skin.Mul(e).Add(gloss.Times(fresnel(cos) * 0.6))
}
