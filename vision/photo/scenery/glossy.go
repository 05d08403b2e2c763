package scenery

import "math/rand/v2"

// Kinds of dice whose pips hardly differ from their body in lightness: two colours of the body, and the colour of the pips.
var faint = []struct{ body, other, ink vec }{
	{vec{.03, .16, .42}, vec{.01, .012, .02}, vec{.45, .03, .06}},   // blue and black marble, red pips
	{vec{.05, .055, .055}, vec{.02, .02, .022}, vec{.36, .03, .04}}, // gunmetal, red pips
	{vec{.42, .03, .09}, vec{.55, .12, .18}, vec{.9, .88, .86}},     // clouded red, white pips
	{vec{.62, .04, .03}, vec{.5, .02, .02}, vec{.5, .3, .05}},       // red, gold pips
	{vec{.03, .2, .16}, vec{.02, .05, .08}, vec{.75, .62, .08}},     // green marble, yellow pips
	{vec{.1, .02, .12}, vec{.03, .01, .05}, vec{.8, .8, .82}},       // purple, white pips
	{vec{.85, .83, .78}, vec{.7, .68, .66}, vec{.6, .45, .16}},      // white marble, gold pips
	{vec{.85, .82, .78}, vec{.9, .9, .9}, vec{.97, .97, .95}},       // pearl, white pips
}

// newFaint makes the material of a die with pips of low contrast.
func newFaint(rng *rand.Rand) material {
	m := material{seed: rng.Uint32(), gloss: 30 + 120*rng.Float64(), shine: 0.2 + 0.6*rng.Float64()}
	var ink vec
	if rng.Float64() < 0.7 {
		k := faint[rng.IntN(len(faint))]
		m.body, m.other, ink = colour(rng, k.body), colour(rng, k.other), colour(rng, k.ink)
	} else {
		for {
			m.body, m.other, ink = colour(rng, bodies...), colour(rng, bodies...), colour(rng, paints...)
			if d := apart(ink, m.body); d > 0.2 && d < 0.6 {
				break
			}
		}
	}
	if rng.Float64() < 0.7 {
		m.marble, m.veins = 0.3+0.7*rng.Float64(), 6*rng.Float64()*rng.Float64()
	}
	switch k := rng.Float64(); {
	case k < 0.25:
		m.clear = 0.2 + 0.4*rng.Float64()
	case k < 0.45:
		m.metal = 0.1 + 0.4*rng.Float64()
	}
	m.drill(rng, ink)
	m.stretch = 0.9 + 0.25*rng.Float64()
	m.jitter = 0.03 * rng.Float64()
	m.bulge = 0.08 + 0.3*rng.Float64()
	m.depth = 0.9 * rng.Float64()
	m.ring = 0.6 * (rng.Float64() - 0.6)
	return m
}

// overhead returns a ring lamp, in half of the cases a broken one, where the top face of a die mirrors it.
func overhead(rng *rand.Rand, v *view, d *die) *ring {
	up := v.eye.sub(vec{d.x, d.y, 2 * d.half}).unit()
	up[0], up[1] = -up[0], -up[1] // the mirror direction in the middle of the face
	bulge := d.bulge / (2 * d.half)
	off := 0.35 * bulge
	r := &ring{bright: 0.5 + 1.5*rng.Float64(), halo: up.add(vec{off * rng.NormFloat64(), off * rng.NormFloat64(), 0}).unit()}
	r.wide = 2 * bulge * (0.1 + 0.33*rng.Float64())
	r.thin = 2 * bulge * (0.02 + 0.05*rng.Float64())
	if rng.IntN(2) == 0 {
		r.gaps, r.gapAt = 1+rng.IntN(4), rng.Float64()
	}
	return r
}

// NewGlossy renders a random scene of many dice. Most have pips of low contrast, and the top faces of many mirror a ring lamp. The same
// seed gives the same scene.
func NewGlossy(seed uint64) (*Scene, error) {
	rng := rand.New(rand.NewPCG(seed, 0x9105))
	edge := 20 + 14*rng.Float64()
	if rng.Float64() < 0.3 {
		edge = 34 + 16*rng.Float64()
	}
	camera := newView(rng, edge)
	table := newGround(rng)
	if rng.Float64() < 0.6 {
		c := colour(rng, pale[0], pale[4], vec{.5, .5, .48}, deep[0], vivid[0], vivid[1])
		table = func(x, y float64) vec { return c }
	}
	var makes []material
	for range 4 + rng.IntN(4) {
		if rng.Float64() < 0.65 {
			makes = append(makes, newFaint(rng))
		} else {
			makes = append(makes, newMaterial(rng))
		}
	}
	var dice []die
	for len(dice) < 8 {
		dice = scatter(rng, edge, makes)
	}
	for i := range dice {
		if d := &dice[i]; d.bulge > 0.03 && rng.Float64() < 0.6 {
			d.lamp = overhead(rng, &camera, d)
		}
	}
	return render(rng, studio{camera, table, dice, newLight(rng)})
}
