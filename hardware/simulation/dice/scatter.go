package dice

import (
	"errors"
	"math"
	"math/rand/v2"
)

// ErrNoRoom means that the dice do not fit in the lid.
var ErrNoRoom = errors.New("there is no room on the board for so many dice; throw fewer")

// Scatter lays dice of the given colours flat on the floor, in clusters as a hand throws them, some of them touching.
// They do not overlap the dice and tokens that lie there already. It returns only the new dice.
func (l Lid) Scatter(rng *rand.Rand, shape *Shape, colours []string, there []Die, tokens []Token) ([]Die, error) {
	all := append([]Die(nil), there...)
	e := shape.Edge
	// A throw comes to rest as one or two heaps with stragglers.
	spread := (2.2 + 1.1*math.Sqrt(float64(len(colours)))) * e * (0.8 + 0.5*rng.Float64())
	spread = min(spread, 0.33*min(l.Width, l.Height))
	middle := func() Vec {
		return Vec{X: l.Width * (0.25 + 0.5*rng.Float64()), Y: l.Height * (0.22 + 0.5*rng.Float64())}
	}
	heaps := []Vec{middle(), middle()}
	share := 0.55 + 0.45*rng.Float64()
	for _, colour := range colours {
		placed := false
		for try := range 600 {
			var x, y float64
			if try < 60 {
				heap := heaps[0]
				if rng.Float64() > share {
					heap = heaps[1]
				}
				wide := spread * (1 + float64(try)/40)
				x, y = heap.X+wide*rng.NormFloat64(), heap.Y+wide*rng.NormFloat64()
			} else {
				x, y = l.Width*rng.Float64(), l.Height*rng.Float64()
			}
			d := Lying(shape, colour, 1+rng.IntN(6), 2*math.Pi*rng.Float64(), x, y, 0)
			if !l.Fits(&d, all, tokens, 0.15) {
				continue
			}
			all = append(all, d)
			placed = true
			break
		}
		if !placed {
			return nil, ErrNoRoom
		}
	}
	dice := all[len(there):]
	for i := range dice {
		if rng.Float64() < 0.22 {
			l.nestle(rng, all, len(there)+i, tokens)
		}
	}
	return dice, nil
}

// nestle slides die i towards its nearest neighbour until they touch, in half of the cases face to face.
func (l Lid) nestle(rng *rand.Rand, all []Die, i int, tokens []Token) {
	nearest, dist := -1, math.Inf(1)
	for j := range all {
		if j == i || all[j].Centre.Z > all[j].Shape.Edge { // not onto a stacked one
			continue
		}
		if off := all[j].Centre.Sub(all[i].Centre).Length(); off < dist {
			nearest, dist = j, off
		}
	}
	if nearest < 0 || dist > 4*all[i].Shape.Edge {
		return
	}
	others := make([]Die, 0, len(all)-1)
	others = append(append(others, all[:i]...), all[i+1:]...)
	d, target := all[i], all[nearest]
	if rng.Float64() < 0.5 {
		d.Axes = d.Axes.Turned(Vec{0, 0, 1}, target.Yaw()-d.Yaw())
		if !l.Fits(&d, others, tokens, 0) {
			return
		}
	}
	way := target.Centre.Sub(d.Centre)
	way.Z = 0
	way = way.Unit()
	gap := 0.02 + 0.25*rng.Float64()*rng.Float64()
	for step := dist; step > 0.01; step /= 2 { // move as far as possible, with successively smaller steps
		next := d
		next.Centre = next.Centre.Add(way.Times(step))
		for l.Fits(&next, others, tokens, gap) && target.Centre.Sub(next.Centre).Dot(way) > 0 {
			d = next
			next.Centre = next.Centre.Add(way.Times(step))
		}
	}
	all[i] = d
}
