package dice

import (
	"math"
	"math/rand/v2"
)

// tries bounds the attempts to find a place where a die can lean or stand.
const tries = 400

// Stack places a die flat on one of the dice that lie on the floor.
func (l Lid) Stack(rng *rand.Rand, shape *Shape, colour string, dice []Die) (Die, error) {
	for range tries {
		if len(dice) == 0 {
			break
		}
		under := &dice[rng.IntN(len(dice))]
		if under.Tilt() > 1e-6 || under.Centre.Z > 0.51*under.Shape.Edge {
			continue
		}
		r, a := 0.38*shape.Edge*math.Sqrt(rng.Float64()), 2*math.Pi*rng.Float64()
		d := Lying(shape, colour, 1+rng.IntN(6), 2*math.Pi*rng.Float64(), under.Centre.X+r*math.Cos(a),
			under.Centre.Y+r*math.Sin(a), under.Shape.Edge+0.001)
		if l.Fits(&d, dice, nil, 0) {
			return d, nil
		}
	}
	return Die{}, ErrNoRoom
}

// leaning returns a die that stands on one of its lower edges, that edge at right angles to the direction `to`
// (a unit vector in the floor's plane), tilted by an angle so that its side hangs over towards `to`; its foremost
// edge is at the point `at`.
func leaning(shape *Shape, colour string, value int, quarter int, tilt float64, to Vec, at Vec) Die {
	d := Lying(shape, colour, value, math.Atan2(to.Y, to.X)+float64(quarter)*math.Pi/2, 0, 0, 0)
	axis := Vec{to.Y, -to.X, 0} // turns the top away from `to`
	d.Axes = d.Axes.Turned(axis, tilt)
	reach := d.Reach(to)
	d.Centre = Vec{at.X - to.X*reach, at.Y - to.Y*reach, d.Reach(Vec{0, 0, 1}) + 1e-4}
	return d
}

// LeanOnWall leans a die against one of the walls, tilted by 9 to 38 degrees.
func (l Lid) LeanOnWall(rng *rand.Rand, shape *Shape, colour string, dice []Die, tokens []Token) (Die, error) {
	for range tries {
		var to, at Vec
		along := 0.1 + 0.8*rng.Float64()
		switch rng.IntN(4) {
		case 0:
			to, at = Vec{1, 0, 0}, Vec{l.Width - 1e-4, l.Height * along, 0}
		case 1:
			to, at = Vec{-1, 0, 0}, Vec{1e-4, l.Height * along, 0}
		case 2:
			to, at = Vec{0, 1, 0}, Vec{l.Width * along, l.Height - 1e-4, 0}
		default:
			to, at = Vec{0, -1, 0}, Vec{l.Width * along, 1e-4, 0}
		}
		d := leaning(shape, colour, 1+rng.IntN(6), rng.IntN(4), tilt(rng), to, at)
		if l.Fits(&d, dice, tokens, 0) {
			return d, nil
		}
	}
	return Die{}, ErrNoRoom
}

// tilt of a leaning die, in radians.
func tilt(rng *rand.Rand) float64 { return (9 + 29*rng.Float64()) * math.Pi / 180 }

// LeanOnDie leans a die against a side of a die that lies flat on the floor.
func (l Lid) LeanOnDie(rng *rand.Rand, shape *Shape, colour string, dice []Die, tokens []Token) (Die, error) {
	for range tries {
		if len(dice) == 0 {
			break
		}
		prop := &dice[rng.IntN(len(dice))]
		if prop.Tilt() > 1e-6 || prop.Centre.Z > 0.51*prop.Shape.Edge {
			continue
		}
		a := prop.Yaw() + float64(rng.IntN(4))*math.Pi/2
		out := Vec{math.Cos(a), math.Sin(a), 0}
		side := Vec{-out.Y, out.X, 0}.Times((rng.Float64() - 0.5) * shape.Edge)
		at := prop.Centre.Add(out.Times(prop.Shape.Edge/2 + 1e-3)).Add(side)
		d := leaning(shape, colour, 1+rng.IntN(6), rng.IntN(4), tilt(rng), out.Times(-1), at)
		if l.Fits(&d, dice, tokens, 0) {
			return d, nil
		}
	}
	return Die{}, ErrNoRoom
}

// LeanOnToken lays a wooden token on the floor and a die half upon it.
func (l Lid) LeanOnToken(rng *rand.Rand, shape *Shape, colour string, dice []Die) (Die, Token, error) {
	for range tries {
		t := Token{Radius: 9 + 3*rng.Float64(), Height: (0.2 + 0.18*rng.Float64()) * shape.Edge}
		t.X = 2*t.Radius + rng.Float64()*(l.Width-4*t.Radius)
		t.Y = 2*t.Radius + rng.Float64()*(l.Height-4*t.Radius)
		if free := l.freeOf(t, dice); !free {
			continue
		}
		// The lower face rests on its own far edge on the floor and, a stretch of the face away, on the token's rim.
		tilted := math.Asin(t.Height / ((0.6 + 0.3*rng.Float64()) * shape.Edge))
		a := 2 * math.Pi * rng.Float64()
		to := Vec{math.Cos(a), math.Sin(a), 0}
		foot := Vec{t.X, t.Y, 0}.Sub(to.Times(t.Radius + t.Height/math.Tan(tilted)))
		d := Lying(shape, colour, 1+rng.IntN(6), a+float64(rng.IntN(4))*math.Pi/2, 0, 0, 0)
		d.Axes = d.Axes.Turned(Vec{to.Y, -to.X, 0}, tilted)
		h := shape.Edge / 2
		s, c := math.Sincos(tilted)
		d.Centre = foot.Add(to.Times(h*c - h*s)).Add(Vec{0, 0, h*s + h*c + 1e-4})
		if l.Fits(&d, dice, nil, 0) {
			return d, t, nil
		}
	}
	return Die{}, Token{}, ErrNoRoom
}

// freeOf reports whether a token fits at its place.
func (l Lid) freeOf(t Token, dice []Die) bool {
	for i := range dice {
		if !t.clear(&dice[i]) {
			return false
		}
	}
	return true
}
