package dice

import (
	"math"
	"math/rand/v2"
)

// Roll is the path of one die from the thrower's hand over the wall to its place of rest. Times are in seconds.
//
// It is computed backwards from the place of rest: the die tumbles about the axis across its path, a quarter turn for
// each edge of distance, stands on its lowest corner, and bounces. Rolling dice may overlap for a moment; dice at rest
// never do.
type Roll struct {
	Rest  Die
	Start float64 // when it leaves the hand
	Long  float64 // how long it is under way

	way   Vec     // direction from its rest to where it came from: unit vector in the floor's plane
	far   float64 // length of the path
	spin  float64 // rotation about z, radians per millimetre
	drop  float64 // height of the hand
	lift  float64 // height of its lower end at rest
	skids float64 // the last stretch without tumbling

	lid   Lid
	reach float64 // from the rest to the wall it came over, along its way
	slant float64 // by how much it nears the wall for each millimetre of way
}

// Throw is the path of a die to its rest, all within long seconds: from the near side of the lid, or the side that
// from (radians, 90 degrees is the near side) says.
func (l Lid) Throw(rng *rand.Rand, rest Die, from, long float64) Roll {
	a := from + 0.35*rng.NormFloat64()
	r := Roll{Rest: rest, lid: l}
	r.Start = 0.16 * long * rng.Float64()
	r.Long = (long - r.Start) * (0.72 + 0.28*rng.Float64())
	// A die that rests close to the wall that it would come over comes from another side.
	var reach, depth float64
	for turn := range 18 {
		side := float64((turn+1)/2) * math.Pi / 9
		if turn%2 == 1 {
			side = -side
		}
		s, c := math.Sincos(a + side)
		way := Vec{c, s, 0}
		if far, deep := l.beyond(rest.Centre, way); deep > depth {
			reach, depth, r.way = far, deep, way
		}
		if depth > min(3.5*rest.Shape.Edge, 0.4*min(l.Width, l.Height)) {
			break
		}
	}
	r.reach, r.slant = reach, depth/reach
	r.far = reach + rest.Shape.Edge*(1.5+rng.Float64())
	r.spin = 0.012 * rng.NormFloat64()
	r.drop = l.Wall + rest.Shape.Edge*(2+rng.Float64())
	r.lift = rest.Centre.Z - rest.Reach(Vec{0, 0, 1})
	r.skids = rest.Shape.Edge * (0.1 + 0.4*rng.Float64())
	return r
}

// beyond returns the distance from a place to the wall in a direction, and the distance of the place from that wall.
func (l Lid) beyond(p, way Vec) (far, deep float64) {
	far = math.Inf(1)
	try := func(distance, along float64) {
		if along > 1e-9 && distance/along < far {
			far, deep = distance/along, distance
		}
	}
	try(l.Width-p.X, way.X)
	try(p.X, -way.X)
	try(l.Height-p.Y, way.Y)
	try(p.Y, -way.Y)
	return far, deep
}

// Done returns the time at which the die comes to rest.
func (r *Roll) Done() float64 { return r.Start + r.Long }

// At returns the die at time t, and false while it is still in the hand.
func (r *Roll) At(t float64) (Die, bool) {
	if t < r.Start {
		return Die{}, false
	}
	if r.Long == 0 { // it stays
		return r.Rest, true
	}
	left := 1 - (t-r.Start)/r.Long
	if left <= 0 {
		return r.Rest, true
	}
	d := r.Rest
	s := r.far * left * left * (0.4 + 0.6*left) // slowed by the floor
	if tumble := s - r.skids; tumble > 0 {
		d.Axes = d.Axes.Turned(Vec{r.way.Y, -r.way.X, 0}, -quarters(tumble/d.Shape.Edge)*math.Pi/2)
	}
	d.Axes = d.Axes.Turned(Vec{0, 0, 1}, r.spin*s)
	d.Centre = d.Centre.Add(r.way.Times(s))
	hop := r.hop(1 - left)
	// Over the wall it must be higher than the wall.
	e := d.Shape.Edge
	if over := 0.87*e - (r.reach-s)*r.slant; over > -1.5*e {
		hop = max(hop, (r.lid.Wall+1)*smooth(1+over/(1.5*e)))
	}
	d.Centre.Z = d.Reach(Vec{0, 0, 1}) + r.lift*smooth(1-s/(2*e)) + hop
	if x, y := d.Reach(Vec{1, 0, 0}), d.Reach(Vec{0, 1, 0}); hop < r.lid.Wall && r.inside(&d) { // along a wall it slides
		d.Centre.X = min(max(d.Centre.X, x), r.lid.Width-x)
		d.Centre.Y = min(max(d.Centre.Y, y), r.lid.Height-y)
	}
	return d, true
}

// inside reports whether the die's centre is over the floor.
func (r *Roll) inside(d *Die) bool {
	return d.Centre.X > 0 && d.Centre.X < r.lid.Width && d.Centre.Y > 0 && d.Centre.Y < r.lid.Height
}

// quarters maps the rolled distance to quarter turns, slower near each face: a die falls over its edge faster than it rises onto it.
func quarters(q float64) float64 {
	whole, part := math.Modf(q)
	return whole + 0.4*part + 0.6*smooth(part)
}

func smooth(x float64) float64 {
	x = min(1, max(0, x))
	return x * x * (3 - 2*x)
}

// hop returns the height of the bouncing die above the floor, at a share of its time.
func (r *Roll) hop(share float64) float64 {
	bounces := [...]struct{ from, to, high float64 }{{-0.24, 0.24, r.drop}, {0.24, 0.5, 0.16 * r.drop}, {0.5, 0.66, 0.05 * r.drop}}
	for _, b := range bounces {
		if share < b.to {
			x := (2*share - b.from - b.to) / (b.to - b.from)
			return b.high * (1 - x*x)
		}
	}
	return 0
}
