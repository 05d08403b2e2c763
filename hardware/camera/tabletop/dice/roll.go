package dice

import (
	"math"
	"math/rand/v2"
)

// Roll is the way of one die from the thrower's hand over the wall to its place. Times in seconds.
//
// It is drawn backwards from the place of rest: the die tumbles about the axis across its way, a quarter turn for
// each edge it covers, stands on its lowest corner, and hops as a bouncing body does. Dice on their way may cut into one
// another for a moment; those at rest never do.
type Roll struct {
	Rest  Die
	Start float64 // when it leaves the hand
	Long  float64 // how long it is under way

	way   Vec     // where it came from, seen from its rest: unit vector in the floor's plane
	far   float64 // how far it came
	spin  float64 // turn about z per millimetre
	drop  float64 // height of the hand
	lift  float64 // height of its lower end at rest
	skids float64 // the last stretch without tumbling
}

// Throw gives the way of a die to its rest, all within `long` seconds: from the near side of the lid, or whichever
// side `from` (radians, 90 degrees is the near side) says.
func (l Lid) Throw(rng *rand.Rand, rest Die, from, long float64) Roll {
	a := from + 0.35*rng.NormFloat64()
	r := Roll{Rest: rest, way: Vec{math.Cos(a), math.Sin(a), 0}}
	r.Start = 0.16 * long * rng.Float64()
	r.Long = (long - r.Start) * (0.72 + 0.28*rng.Float64())
	// From the rest to beyond the wall it came over.
	reach := math.Inf(1)
	if r.way.X > 1e-9 {
		reach = min(reach, (l.Width-rest.Centre.X)/r.way.X)
	} else if r.way.X < -1e-9 {
		reach = min(reach, -rest.Centre.X/r.way.X)
	}
	if r.way.Y > 1e-9 {
		reach = min(reach, (l.Height-rest.Centre.Y)/r.way.Y)
	} else if r.way.Y < -1e-9 {
		reach = min(reach, -rest.Centre.Y/r.way.Y)
	}
	r.far = reach + rest.Shape.Edge*(1.5+rng.Float64())
	r.spin = 0.012 * rng.NormFloat64()
	r.drop = l.Wall + rest.Shape.Edge*(2+rng.Float64())
	r.lift = rest.Centre.Z - rest.Reach(Vec{0, 0, 1})
	r.skids = rest.Shape.Edge * (0.1 + 0.4*rng.Float64())
	return r
}

// Done is when the die lies still.
func (r *Roll) Done() float64 { return r.Start + r.Long }

// At gives the die at time t, and false while it is still in the hand.
func (r *Roll) At(t float64) (Die, bool) {
	if t < r.Start {
		return Die{}, false
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
	d.Centre.Z = d.Reach(Vec{0, 0, 1}) + r.lift*smooth(1-s/(2*d.Shape.Edge)) + r.hop(1-left)
	return d, true
}

// quarters lets a tumbling die dwell a little on each face: it falls over its edge faster than it climbs onto it.
func quarters(q float64) float64 {
	whole, part := math.Modf(q)
	return whole + 0.4*part + 0.6*smooth(part)
}

func smooth(x float64) float64 {
	x = min(1, max(0, x))
	return x * x * (3 - 2*x)
}

// hop is the height of the bouncing die over the floor, at a share of its way's time.
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
