package scenery

import (
	"math"
	"math/rand/v2"
)

// Fancy dice have two colours, are translucent or of metal, and have pips of any colour.
var (
	bodies = append(append(append([]vec{
		{.03, .02, .08}, {.08, .02, .12}, {.02, .03, .12}, {.05, .12, .4}, {.02, .25, .28}, {.3, .02, .06}, {.45, .03, .03},
		{.35, .2, .05}, {.06, .3, .05}, {.6, .03, .15}}, vivid...), deep...), pale[:3]...)
	paints = []vec{{.95, .95, .95}, {.93, .9, .8}, {.9, .7, .05}, {.7, .5, .12}, {.75, .04, .03}, {.02, .02, .02}, {.05, .05, .05},
		{.8, .8, .82}, {.05, .1, .5}, {.05, .4, .1}, {.85, .35, .05}}
)

// apart returns the perceived difference of two colours. The same difference of light is more visible between dark colours.
func apart(a, b vec) float64 {
	var d vec
	for k := range d {
		d[k] = math.Cbrt(a[k]) - math.Cbrt(b[k])
	}
	return d.length()
}

// newFancy makes the material of a die of a less common kind.
func newFancy(rng *rand.Rand) material {
	m := material{seed: rng.Uint32(), gloss: 10 + 110*rng.Float64(), shine: 0.9 * rng.Float64()}
	m.body = colour(rng, bodies...)
	switch k := rng.Float64(); {
	case k < 0.5: // marbled, of two colours
		m.other = colour(rng, bodies...)
		m.marble, m.veins = 0.4+0.6*rng.Float64(), 6*rng.Float64()*rng.Float64()
	case k < 0.62:
		m.clear = 0.3 + 0.5*rng.Float64()
	case k < 0.74:
		m.metal = 0.3 + 0.6*rng.Float64()
	}
	var ink vec
	for range 20 {
		ink = colour(rng, paints...)
		if apart(ink, m.body) > 0.45 && (m.marble == 0 || apart(ink, m.other) > 0.4) {
			break
		}
		if m.marble > 0 && rng.Float64() < 0.2 {
			m.other = m.body.times(0.4 + rng.Float64())
		}
	}
	if apart(ink, m.body) < 0.4 {
		ink = vec{.93, .93, .9}
		if luminance(m.body) > 0.2 {
			ink = vec{.02, .02, .02}
		}
	}
	m.drill(rng, ink)
	m.stretch = 0.9 + 0.25*rng.Float64()
	m.jitter = 0.03 * rng.Float64()
	m.bulge = 0.35 * rng.Float64() * rng.Float64()
	m.depth = 0.9 * rng.Float64()
	m.ring = 0.5 * (rng.Float64() - 0.5)
	return m
}
