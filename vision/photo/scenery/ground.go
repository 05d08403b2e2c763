package scenery

import (
	"math"
	"math/rand/v2"
)

// ground returns the colour of the table at a place, in edges.
type ground func(x, y float64) vec

// newGround makes a random table with random things on it.
func newGround(rng *rand.Rand) ground {
	var kinds = []vec{{.8, .8, .8}, {.3, .3, .3}, {.1, .1, .1}, {.55, .35, .2}, {.7, .55, .35}, {.4, .05, .08}, {.1, .25, .12}, {.12, .15, .3}, {.9, .88, .85}, {.35, .3, .25}}
	a, b := colour(rng, kinds...), colour(rng, kinds...)
	seed := rng.Uint32()
	turn := rng.Float64() * math.Pi
	sin, cos := math.Sincos(turn)
	var g ground
	switch k := rng.IntN(11); {
	case k < 2: // uniform, with a little dirt
		strength := 0.12 * rng.Float64()
		size := 0.3 + 3*rng.Float64()
		g = func(x, y float64) vec {
			return a.times(1 + strength*(fractal(seed, x/size, y/size, 3)-0.5)*2)
		}
	case k < 4: // wood
		b = a.times(0.45 + 0.45*rng.Float64())
		long, fine := 6+20*rng.Float64(), 1.5+8*rng.Float64()
		g = func(x, y float64) vec {
			u, v := (cos*x+sin*y)*fine, (-sin*x+cos*y)*fine/long
			t := fractal(seed, u, v, 4)
			rings := 0.5 + 0.5*math.Sin(14*fractal(seed+9, u/6, v/3, 2)+u/2)
			pore := hash(seed+3, int(math.Floor(u*5)), int(math.Floor(v*4)))
			t = 0.5*t + 0.35*rings
			if pore > 0.94 {
				t += 0.25
			}
			return a.mix(b, max(0, min(1, t)))
		}
	case k < 6: // carpet
		b = a.times(0.35 + 0.5*rng.Float64())
		size := 0.04 + 0.2*rng.Float64()
		g = func(x, y float64) vec {
			u, v := x/size, y/size
			t := 0.6*noise(seed, u, v) + 0.4*noise(seed+1, u*2.3, v*2.3)
			t = 0.5 + 1.6*(t-0.5) + 0.5*(fractal(seed+2, x/1.5, y/1.5, 2)-0.5)
			return a.mix(b, max(0, min(1, t)))
		}
	case k < 7: // woven
		n := 4 + 14*rng.Float64()
		strength := 0.1 + 0.6*rng.Float64()
		g = func(x, y float64) vec {
			u, v := (cos*x+sin*y)*n, (-sin*x+cos*y)*n
			t := 0.5 + 0.5*math.Sin(math.Pi*u)*math.Sin(math.Pi*v)
			t += 0.5 * (noise(seed, 2*u, 2*v) - 0.5)
			return a.mix(b, strength*max(0, min(1, t)))
		}
	case k < 8: // grid of dots with gaps
		size, r := 0.2+0.6*rng.Float64(), 0.15+0.2*rng.Float64()
		share := 0.3 + 0.7*rng.Float64()
		g = func(x, y float64) vec {
			u, v := (cos*x+sin*y)/size, (-sin*x+cos*y)/size
			fu, fv := math.Floor(u), math.Floor(v)
			if hash(seed, int(fu), int(fv)) < share && math.Hypot(u-fu-0.5, v-fv-0.5) < r {
				return b
			}
			return a
		}
	case k < 9: // keyboard
		size, gap := 0.9+0.8*rng.Float64(), 0.04+0.12*rng.Float64()
		ink := colour(rng, vec{.9, .9, .9}, vec{.8, .1, .1}, vec{.05, .05, .05})
		g = func(x, y float64) vec {
			u, v := (cos*x+sin*y)/size, (-sin*x+cos*y)/size
			u += 0.33 * math.Floor(v)
			fu, fv := math.Floor(u), math.Floor(v)
			s, t := u-fu, v-fv
			if min(s, 1-s, t, 1-t) < gap {
				return b.times(0.5)
			}
			return glyph(seed+uint32(int(fu)*31+int(fv)*17), (s-0.5)/0.3, (t-0.5)/0.3, ink, a)
		}
	default: // print: letters, lines and dots of all sizes
		size := 0.15 + 0.5*rng.Float64()
		g = func(x, y float64) vec {
			u, v := (cos*x+sin*y)/size, (-sin*x+cos*y)/size
			fu, fv := math.Floor(u), math.Floor(v)
			block := hash(seed+77, int(fu/7), int(fv/5))
			if block < 0.4 {
				return a
			}
			c := glyph(seed+uint32(int(fu)*131+int(fv)*617), (u-fu-0.5)/0.4, (v-fv-0.5)/0.4, b, a)
			if block > 0.85 {
				return a.add(b).sub(c)
			}
			return c
		}
	}
	for range rng.IntN(6) {
		g = decal(rng, g)
	}
	return g
}

// glyph returns a random glyph in the square from -1 to 1.
func glyph(seed uint32, x, y float64, ink, paper vec) vec {
	if max(math.Abs(x), math.Abs(y)) > 1 {
		return paper
	}
	const thick = 0.26
	on := false
	for k := range 3 {
		kind := hash(seed, k, 1)
		p, q := 2*hash(seed, k, 2)-1, 2*hash(seed, k, 3)-1
		switch {
		case kind < 0.3:
			on = on || math.Abs(x-0.8*p) < thick/2
		case kind < 0.6:
			on = on || math.Abs(y-0.8*p) < thick/2
		case kind < 0.75:
			on = on || math.Abs(math.Hypot(x, y)-0.7) < thick/2
		case kind < 0.9:
			on = on || math.Hypot(x-0.6*p, y-0.6*q) < 0.25
		default:
			on = on || math.Abs(x*p-y*q) < thick/2
		}
	}
	if on {
		return ink
	}
	return paper
}

// decal puts one random thing on the table: paper, a cable, a coin, spots, or an area of light or shade.
func decal(rng *rand.Rand, g ground) ground {
	c := colour(rng, vec{.9, .9, .9}, vec{.05, .05, .05}, vec{.5, .5, .5}, vec{.7, .1, .1}, vec{.2, .3, .7}, vec{.8, .6, .3})
	x0, y0 := 14*(rng.Float64()-0.5), 10*(rng.Float64()-0.5)
	turn := rng.Float64() * 2 * math.Pi
	sin, cos := math.Sincos(turn)
	seed := rng.Uint32()
	switch rng.IntN(8) {
	case 0: // half of the table has another ground
		other := newPlainGround(rng)
		return func(x, y float64) vec {
			if cos*(x-x0)+sin*(y-y0) > 0 {
				return other(x, y)
			}
			return g(x, y)
		}
	case 1, 2: // light or shade with a sharp or a soft border
		by, soft := 0.35+1.1*rng.Float64(), 0.02+rng.Float64()*rng.Float64()
		bend := 3 * (rng.Float64() - 0.5)
		return func(x, y float64) vec {
			d := cos*(x-x0) + sin*(y-y0) + bend*math.Sin((-sin*x+cos*y)/3)
			return g(x, y).times(1 + (by-1)*max(0, min(1, 0.5+d/soft/2)))
		}
	case 3: // a cable or a pen
		wide, bend := 0.08+0.4*rng.Float64(), rng.Float64()
		return func(x, y float64) vec {
			d := cos*(x-x0) + sin*(y-y0) + 1.5*bend*math.Sin((-sin*x+cos*y)/2)
			if math.Abs(d) < wide {
				return c.times(0.6 + 0.6*math.Sqrt(1-d*d/wide/wide))
			}
			return g(x, y)
		}
	case 4: // a coin, a token, a cup
		r := 0.3 + 0.9*rng.Float64()
		inner := r * (0.5 + 0.5*rng.Float64())
		return func(x, y float64) vec {
			d := math.Hypot(x-x0, y-y0)
			if d < inner {
				return c
			}
			if d < r {
				return c.times(0.7)
			}
			return g(x, y)
		}
	case 5: // a sheet with a frame
		w, h := 1+4*rng.Float64(), 1+4*rng.Float64()
		return func(x, y float64) vec {
			u, v := cos*(x-x0)+sin*(y-y0), -sin*(x-x0)+cos*(y-y0)
			if math.Abs(u) < w && math.Abs(v) < h {
				if math.Abs(u) > 0.9*w {
					return c.times(0.5)
				}
				return c
			}
			return g(x, y)
		}
	default: // spots: crumbs, holes, drops
		size, r, share := 0.3+rng.Float64(), 0.05+0.2*rng.Float64(), 0.2+0.6*rng.Float64()
		return func(x, y float64) vec {
			u, v := x/size, y/size
			fu, fv := math.Floor(u), math.Floor(v)
			if hash(seed, int(fu), int(fv)) < share*0.5 {
				px, py := 0.2+0.6*hash(seed+1, int(fu), int(fv)), 0.2+0.6*hash(seed+2, int(fu), int(fv))
				if math.Hypot(u-fu-px, v-fv-py)*size < r*(0.5+hash(seed+3, int(fu), int(fv))) {
					return c
				}
			}
			return g(x, y)
		}
	}
}

func newPlainGround(rng *rand.Rand) ground {
	c := colour(rng, pale[0], pale[4], deep[0], timber[0], vivid[0], vivid[1])
	seed := rng.Uint32()
	return func(x, y float64) vec { return c.times(0.9 + 0.2*fractal(seed, x, y, 3)) }
}
