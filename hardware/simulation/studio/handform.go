package studio

import (
	"math"

	"quartermaster/hardware/simulation/dice"
)

// HandForm is the modelled surface of a hand, open and closed, seen from above: cast once, used for every place.
type HandForm struct{ open, closed *relief }

// NewHandForm models the hand; it takes some tenths of a second.
func NewHandForm() *HandForm {
	return &HandForm{open: carve(bones(false), false), closed: carve(bones(true), true)}
}

// bone is a cone with round ends.
type bone struct {
	a, b   dice.Vec
	ra, rb float64
}

// bones of a hand: wrist at the back (+y), fingers to the front (-y), thumb on the left; z from the table.
func bones(closed bool) []bone {
	v := func(x, y, z float64) dice.Vec { return dice.Vec{X: x, Y: y, Z: z} }
	var out []bone
	curl := [3]float64{14, 18, 16}
	rise := 30.0
	if closed {
		curl = [3]float64{48, 62, 34}
		rise = 40
	}
	knuckles := []struct {
		x, y, spread, size float64
		long               [3]float64
	}{
		{-27, -38, -9, 1, [3]float64{42, 25, 19}},
		{-9, -44, -2, 1.03, [3]float64{46, 28, 20}},
		{9, -41, 5, 0.99, [3]float64{43, 26, 19}},
		{25, -32, 14, 0.86, [3]float64{33, 20, 16}},
	}
	for i, k := range knuckles {
		at := v(k.x, k.y, rise+1.5*float64(1-i*i%3))
		wrist := v(-13+8.5*float64(i), 44, rise-2)
		out = append(out, bone{wrist, at, 15.5, 11.5 * k.size})
		pitch := 0.0
		r := 10 * k.size
		for j, l := range k.long {
			pitch += curl[j] * math.Pi / 180
			yaw := k.spread * math.Pi / 180
			if closed {
				yaw *= 0.3
			}
			step := v(math.Sin(yaw)*math.Cos(pitch), -math.Cos(yaw)*math.Cos(pitch), -math.Sin(pitch)).Times(l)
			next := at.Add(step)
			out = append(out, bone{at, next, r, r * 0.88})
			at, r = next, r*0.88
		}
	}
	thumb := []dice.Vec{v(-16, 30, rise-4), v(-40, 2, rise-9), v(-53, -26, rise-13), v(-55, -50, rise-18)}
	if closed {
		thumb = []dice.Vec{v(-16, 30, rise-4), v(-36, 0, rise-10), v(-38, -32, rise-17), v(-28, -52, rise-25)}
	}
	for i, r := range []float64{14, 11.8, 10} {
		out = append(out, bone{thumb[i], thumb[i+1], r, r * 0.88})
	}
	out = append(out, bone{v(-2, 38, rise-2), v(2, 62, rise), 23, 24}, bone{v(2, 60, rise), v(8, 130, rise+6), 25, 33})
	return out
}

// sleeve is the cloth on the arm, from 112 mm behind the palm on.
func sleeve(p dice.Vec, rise float64) float64 {
	if p.Y < 104 {
		return math.Inf(1)
	}
	mid := dice.Vec{X: 6 + 0.05*(p.Y-110), Y: p.Y, Z: rise + 8 + 0.02*(p.Y-110)}
	fold := 1.6*math.Sin(0.11*p.Y+0.05*p.X) + 0.9*math.Sin(0.23*p.Y-0.12*p.X) + 0.5*math.Sin(0.6*p.X)
	r := 41 + 0.05*(p.Y-110) + fold
	if p.Y < 112 {
		r += 2.2 // the cuff
	}
	d := math.Hypot(p.X-mid.X, p.Z-mid.Z) - r
	return max(d, 105-p.Y) * 0.8
}

// from is the distance of a point from a bone's surface.
func (b *bone) from(p dice.Vec) float64 {
	ab, ap := b.b.Sub(b.a), p.Sub(b.a)
	t := min(1, max(0, ap.Dot(ab)/ab.Dot(ab)))
	return ap.Sub(ab.Times(t)).Length() - (b.ra + t*(b.rb-b.ra))
}

// carve casts the surface of the hand from above (sphere tracing of smoothly joined bones).
func carve(bones []bone, closed bool) *relief {
	const step = 1.0
	r := &relief{x0: -75, y0: -150, step: step, w: 151, h: 561} // 150 by 560 mm
	r.cells, r.high = make([]reliefCell, r.w*r.h), make([]float32, r.w*r.h)
	rise := 30.0
	if closed {
		rise = 40
	}
	flesh := func(p dice.Vec) float64 {
		d := math.Inf(1)
		for i := range bones {
			e := bones[i].from(p)
			// Smooth minimum (Quilez): the flesh between bones.
			const k = 5.0
			h := max(k-math.Abs(d-e), 0) / k
			if math.IsInf(d, 1) {
				h = 0
			}
			d = min(d, e) - h*h*k/4
		}
		return d
	}
	all := func(p dice.Vec) (float64, bool) {
		if p.Y > 135 {
			return sleeve(p, rise), true
		}
		f, s := flesh(p), sleeve(p, rise)
		return min(f, s), s < f
	}
	const from = 130.0
	inParallel(r.h, func(j int) {
		for i := range r.w {
			c := &r.cells[j*r.w+i]
			r.high[j*r.w+i] = nowhere
			p := dice.Vec{X: r.x0 + float64(i)*step, Y: r.y0 + float64(j)*step, Z: from}
			for range 60 {
				d, cloth := all(p)
				if d < 0.05 {
					const e = 0.4
					dx, _ := all(p.Add(dice.Vec{X: e}))
					dy, _ := all(p.Add(dice.Vec{Y: e}))
					dz, _ := all(p.Add(dice.Vec{Z: e}))
					n := dice.Vec{X: dx - d, Y: dy - d, Z: dz - d}.Unit()
					// Folds and the gaps between fingers are darker: how far is it to the flesh above the surface?
					open, _ := all(p.Add(n.Times(6)))
					c.covered = float32(min(1, max(0.25, open/6)))
					r.high[j*r.w+i] = float32(p.Z)
					c.n = [3]float32{float32(n.X), float32(n.Y), float32(n.Z)}
					s := complexion(p, cloth)
					c.skin = [3]float32{float32(s.R), float32(s.G), float32(s.B)}
					break
				}
				p.Z -= max(0.1, d*0.9)
				if p.Z < 0 {
					break
				}
			}
		}
	})
	r.survey()
	return r
}

// complexion is the colour of skin or sleeve at a place.
func complexion(p dice.Vec, cloth bool) RGB {
	if cloth {
		weave := 1 + 0.05*math.Sin(3.1*p.X)*math.Sin(3.3*p.Y)
		return SRGB(0x35465e).Times(weave)
	}
	c := SRGB(0xd8a184)
	mottle := math.Sin(0.31*p.X+0.4*math.Sin(0.22*p.Y)) * math.Sin(0.27*p.Y+0.5*math.Sin(0.19*p.X))
	c = c.Times(1 + 0.05*mottle)
	red := 0.35*math.Exp(-math.Pow((p.Y+40)/9, 2)) + min(0.5, max(0, (-85-p.Y)/60)) // knuckles and finger tips
	return RGB{c.R * (1 + 0.06*red), c.G * (1 - 0.16*red), c.B * (1 - 0.14*red)}
}
