package studio

import (
	"math"

	"quartermaster/hardware/simulation/dice"
)

// ray is the light of one spark at a die. It is the same for the whole die except for occlusion.
type ray struct {
	way   dice.Vec // unit, in the die's own coordinates
	board dice.Vec // to the spark, from the die's middle; board coordinates
	light RGB      // on a face at right angles to it
}

// lit is the light on one pose of a die, computed once.
type lit struct {
	rays  []ray
	cube  [6]RGB // what comes from sky, walls and floor to each side, in the die's own coordinates
	sharp float64
}

// light computes the light on a die: direct light by every nth spark, indirect light by rays from its centre.
func (s *Scene) lightOnDie(b *body, paint *Paint, nth int, others []*solid, self int) lit {
	var out lit
	for i := nth / 2; i < len(s.light.sparks); i += nth {
		k := &s.light.sparks[i]
		l := k.at.Sub(b.centre)
		d2 := l.Dot(l)
		out.rays = append(out.rays, ray{way: b.axes.Into(l.Times(1 / math.Sqrt(d2))), board: l, light: k.light.Times(float64(nth) / d2)})
	}
	out.sharp = 1 / (paint.Rough * paint.Rough)
	n := 0.0
	var weight [6]float64
	for _, d := range gather {
		n++
		var c RGB
		p := b.centre.Add(d.Times(b.half))
		blocked := false
		for j, o := range others {
			if j != self && o.blocks(len(o.poses)/2, p, d) {
				c, blocked = o.paint.Face.Times(0.35), true
				break
			}
		}
		if !blocked {
			c = s.arriving(p, d, wallIn)
			if d.Z < 0 { // the floor close by lies in the die's own shadow
				c = c.Times(0.45 + 0.35*min(1, max(0, (b.centre.Z-b.half)/(2*b.half))))
			}
		}
		v := b.axes.Into(d)
		for a, w := range [6]float64{v.X, -v.X, v.Y, -v.Y, v.Z, -v.Z} {
			if w > 0 {
				out.cube[a] = out.cube[a].Add(c.Times(w))
				weight[a] += w
			}
		}
	}
	for a := range out.cube {
		out.cube[a] = out.cube[a].Times(1 / weight[a])
	}
	return out
}

var gather = sphere(64)

// around is the indirect light for a direction in the die's own coordinates (ambient cube: Mitchell et al., 2006).
func (l *lit) around(n dice.Vec) RGB {
	x, y, z := &l.cube[0], &l.cube[2], &l.cube[4]
	if n.X < 0 {
		x = &l.cube[1]
	}
	if n.Y < 0 {
		y = &l.cube[3]
	}
	if n.Z < 0 {
		z = &l.cube[5]
	}
	a, b, c := n.X*n.X, n.Y*n.Y, n.Z*n.Z
	return RGB{a*x.R + b*y.R + c*z.R, a*x.G + b*y.G + c*z.G, a*x.B + b*y.B + c*z.B}
}

// shade is the light that a spot of a die sends along a ray to the camera. seen has a bit for each of the rays that
// nothing stands in the way of.
func (l *lit) shade(hit *touch, way dice.Vec, paint *Paint, half float64, seen uint64) RGB {
	albedo := paint.Face
	spec := 1.0
	n := hit.n
	e := l.around(n)
	if hit.ink > 0 {
		albedo = paint.Face.Times(1 - hit.ink).Add(paint.Pip.Times(hit.ink))
		spec -= 0.5 * hit.ink
		e = e.Times(1 - 0.08*hit.ink)
	}
	// view is towards the camera.
	view := way.Times(-1 / way.Length())
	cos := n.Dot(view)
	mirror := dice.Vec{X: 2*cos*n.X - view.X, Y: 2*cos*n.Y - view.Y, Z: 2*cos*n.Z - view.Z}
	gloss := l.around(mirror)
	for i := range l.rays {
		if seen>>uint(i)&1 == 0 {
			continue
		}
		r := &l.rays[i]
		if c := r.way.Dot(n); c > 0 {
			e.R += c * r.light.R
			e.G += c * r.light.G
			e.B += c * r.light.B
		}
		if off := (r.way.Dot(mirror) - 1) * l.sharp; off > -7 {
			k := quickExp(off) * l.sharp * 0.5
			gloss.R += k * r.light.R
			gloss.G += k * r.light.G
			gloss.B += k * r.light.B
		}
	}
	f := fresnel(cos) * spec
	return RGB{albedo.R*e.R*(1-f) + f*gloss.R, albedo.G*e.G*(1-f) + f*gloss.G, albedo.B*e.B*(1-f) + f*gloss.B}
}

// quickExp approximates exp(x) for x from -8 to 0 within a few per cent.
func quickExp(x float64) float64 {
	x = 1 + x/16
	x *= x
	x *= x
	x *= x
	return x * x
}
