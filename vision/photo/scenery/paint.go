package scenery

import (
	"math"
	"math/rand/v2"
)

// material is the look of a die.
type material struct {
	body, other vec     // colours; mixed in marble and wood
	marble      float64 // amount of marbling
	grain       float64 // of wood: ratio of the length to the width of the veins, 0 for no wood
	clear       float64 // translucency: share of light that is transmitted
	shine       float64 // strength of the highlight
	gloss       float64 // exponent of the highlight
	pips        [7]vec  // colours of the pips, by value
	pipRadius   [7]float64
	pitch       float64 // pitch of the pips, edges
	rows        float64 // of a six: distance of its two rows, pitches
	long        float64 // of a six: pitch along its rows
	depth       float64 // of the pips: strength of their self-shadowing
	ring        float64 // darker or lighter rim of the pips
	stretch     float64 // ratio by which the lattice of pips is stretched along one side of each face
	jitter      float64 // maximum distance of pips from their places, edges
	veins       float64 // of marble: sharpness of its veins, 0 for soft
	bulge       float64 // of the faces: how far their normals tilt outwards near the edges
	metal       float64 // share of specular reflection
	seed        uint32
}

func colour(rng *rand.Rand, kinds ...vec) vec {
	c := kinds[rng.IntN(len(kinds))]
	for k := range c {
		c[k] = max(0.01, min(0.98, c[k]*(0.85+0.3*rng.Float64())+0.05*(rng.Float64()-0.5)))
	}
	return c
}

var (
	pale   = []vec{{.92, .92, .9}, {.9, .88, .8}, {.86, .8, .64}, {.95, .95, .95}, {.8, .8, .78}}
	vivid  = []vec{{.7, .05, .05}, {.1, .2, .65}, {.05, .4, .12}, {.85, .7, .08}, {.4, .08, .45}, {.85, .35, .05}, {.9, .45, .55}, {.1, .5, .6}, {.3, .6, .85}, {.5, .05, .2}}
	deep   = []vec{{.04, .04, .05}, {.08, .08, .1}, {.1, .06, .05}, {.03, .05, .15}, {.2, .2, .2}}
	timber = []vec{{.78, .6, .42}, {.85, .72, .55}, {.6, .4, .25}, {.88, .8, .7}}
	inks   = []vec{{.02, .02, .02}, {.05, .05, .05}, {.1, .05, .03}, {.7, .05, .05}, {.05, .1, .5}, {.05, .35, .1}, {.15, .15, .15}}
	whites = []vec{{.95, .95, .95}, {.95, .93, .85}, {.9, .9, .9}, {.9, .75, .3}}
)

func newMaterial(rng *rand.Rand) material {
	if rng.Float64() < 0.45 {
		return newFancy(rng)
	}
	m := material{stretch: 1, seed: rng.Uint32(), gloss: 8 + 80*rng.Float64()*rng.Float64(), shine: 0.7 * rng.Float64() * rng.Float64()}
	ink := colour(rng, inks...)
	switch k := rng.Float64(); {
	case k < 0.42:
		m.body = colour(rng, pale...)
	case k < 0.68:
		m.body = colour(rng, vivid...)
		ink = colour(rng, whites...)
		if luminance(m.body) > 0.3 && rng.Float64() < 0.7 {
			ink = colour(rng, inks[:3]...)
		}
	case k < 0.80:
		m.body = colour(rng, deep...)
		ink = colour(rng, whites...)
	case k < 0.92:
		m.body = colour(rng, timber...)
		m.other = m.body.times(0.75 + 0.15*rng.Float64())
		m.marble, m.grain = 0.2+0.6*rng.Float64(), 4+8*rng.Float64()
		m.shine *= 0.3
	default:
		m.body = colour(rng, vivid...)
		ink = colour(rng, whites...)
		m.clear = 0.3 + 0.6*rng.Float64()
	}
	if m.grain == 0 && rng.Float64() < 0.2 {
		m.other = colour(rng, append(vivid[:len(vivid):len(vivid)], pale...)...)
		m.marble = 0.2 + 0.5*rng.Float64()
		if d := ink.sub(m.other); d.length() < 0.5 {
			m.other = m.body.times(0.6 + 0.8*rng.Float64())
		}
	}
	if d := ink.sub(m.body); d.length() < 0.35 {
		ink = vec{0.02, 0.02, 0.02}
		if luminance(m.body) < 0.25 {
			ink = vec{.93, .93, .9}
		}
	}
	m.drill(rng, ink)
	if d := m.body.sub(vec{.7, .05, .05}); d.length() > 0.6 && rng.Float64() < 0.25 {
		red := colour(rng, vivid[0])
		m.pips[1] = red
		if rng.Float64() < 0.5 {
			m.pips[4] = red
		}
	}
	m.depth = 0.9 * rng.Float64()
	m.ring = 0.5 * (rng.Float64() - 0.5)
	return m
}

// drill sets the sizes, colours and places of the pips.
func (m *material) drill(rng *rand.Rand, ink vec) {
	r := 0.065 + 0.055*rng.Float64()
	for v := 1; v <= 6; v++ {
		m.pips[v], m.pipRadius[v] = ink, r
	}
	if rng.Float64() < 0.5 {
		m.pipRadius[1] = min(0.2, r*(1+rng.Float64()))
	}
	m.pitch = 0.2 + 0.08*rng.Float64()
	m.long = m.pitch * (0.95 + 0.25*rng.Float64())
	m.long = min(0.29, m.long)
	m.rows = 2 * m.pitch
	if rng.Float64() < 0.7 {
		m.rows *= 0.6 + 0.4*rng.Float64()
	}
	m.rows = max(m.rows, 2.5*r)
	for v := range m.pipRadius { // pips of one face must not overlap
		if v > 1 {
			m.pipRadius[v] = min(m.pipRadius[v], 0.43*m.long, 0.43*m.pitch*math.Sqrt2)
		}
	}
}

func luminance(c vec) float64 { return 0.3*c[0] + 0.59*c[1] + 0.11*c[2] }

// pipAt returns the offset of a point of a face from the middle of a pip, in radii of the pip.
func (m *material) pipAt(value int, turned bool, u, v float64) (du, dv float64, ok bool) {
	if turned {
		u, v = -v, u
	}
	r := m.pipRadius[value]
	site := 16 * value
	try := func(x, y float64) bool {
		site++
		x *= m.stretch
		if m.jitter > 0 {
			x += m.jitter * (2*hash(m.seed, site, 1) - 1)
			y += m.jitter * (2*hash(m.seed, site, 2) - 1)
		}
		du, dv = (u-x)/r, (v-y)/r
		return du*du+dv*dv < 1
	}
	p := m.pitch
	if value%2 == 1 && try(0, 0) {
		return du, dv, true
	}
	if value == 6 {
		for _, s := range [2]float64{-1, 1} {
			for _, x := range [3]float64{-1, 0, 1} {
				if try(x*m.long, s*m.rows/2) {
					return du, dv, true
				}
			}
		}
		return 0, 0, false
	}
	if value >= 2 && (try(p, p) || try(-p, -p)) || value >= 4 && (try(p, -p) || try(-p, p)) {
		return du, dv, true
	}
	return 0, 0, false
}

// paint returns the colour of a die's body at a point in the die's frame, in edges.
func (m *material) paint(p vec) vec {
	if m.marble == 0 {
		return m.body
	}
	q := p.times(2.5)
	if m.grain > 0 {
		q = vec{p[0] * 14, p[1] * 14 / m.grain * 3, p[2]*14/m.grain*3 + 3}
	}
	t := fractal(m.seed, q[0]+1.7*q[2], q[1]-0.9*q[2], 3)
	t = max(0, min(1, 0.5+(2.2+m.veins)*(t-0.5)))
	return m.body.mix(m.other, m.marble*t)
}

// hash returns the pseudorandom value of a grid point, 0 to 1.
func hash(seed uint32, x, y int) float64 {
	h := seed ^ uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca77
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h) / (1 << 32)
}

// noise returns smooth noise, 0 to 1, with a scale of about 1 (value noise).
func noise(seed uint32, x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	u, v := x-fx, y-fy
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	a, b := hash(seed, ix, iy), hash(seed, ix+1, iy)
	c, d := hash(seed, ix, iy+1), hash(seed, ix+1, iy+1)
	return (a*(1-u)+b*u)*(1-v) + (c*(1-u)+d*u)*v
}

// fractal returns the sum of noise at several scales, 0 to 1 (fractal noise).
func fractal(seed uint32, x, y float64, octaves int) float64 {
	var sum, all float64
	w := 1.0
	for k := range octaves {
		sum += w * noise(seed+uint32(k)*7919, x, y)
		all += w
		x, y, w = 2.03*x+5.1, 2.03*y+2.7, w*0.55
	}
	return sum / all
}
