package simulation

import (
	"math"
	"slices"
	"time"

	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/studio"
)

// sweep is the motion of a hand that enters from the near side, takes some dice one after the other, and leaves.
type sweep struct {
	hand  studio.Hand
	stops []stop
	long  float64    // duration, seconds
	begun float64    // start, seconds
	stays []dice.Die // dice that stay on the board
}

// stop is a key position of the hand.
type stop struct {
	at      float64 // seconds since the start
	x, y, z float64
	takes   []dice.Die // dice that are taken here
}

// Where a closed hand holds dice, relative to the middle of its palm, mm.
const pickX, pickY = -6.0, -72.0

// Clear starts a hand that takes all dice off the board. The motion lasts one to four seconds.
func (t *Table) Clear() {
	t.Settle()
	t.outside, t.rim = nil, nil
	t.take(t.rest)
}

// Take starts a hand that takes some of the dice off the board, given by their indices in the truth. The others stay.
func (t *Table) Take(which ...int) {
	t.Settle()
	var taken []dice.Die
	for i, d := range t.rest {
		if slices.Contains(which, i) {
			taken = append(taken, d)
		}
	}
	t.take(taken)
}

// Push slides a lying die, given by its index in the truth, by some millimetres and turns it by some radians. While a hand takes other
// dice, the hand does it in passing. If something is in the way, the die moves less far or not at all. It returns whether the die moved.
func (t *Table) Push(which int, by [2]float64, turn float64) bool {
	if t.sweep == nil {
		t.Settle()
	}
	if which < 0 || which >= len(t.rest) {
		return false
	}
	was := t.rest[which]
	stays := -1 // its index among the dice that the hand leaves
	if t.sweep != nil {
		if stays = slices.Index(t.sweep.stays, was); stays < 0 {
			return false
		}
	}
	others := slices.Delete(slices.Clone(t.rest), which, which+1)
	for share := 1.0; share > 0.2; share -= 0.2 {
		d := dice.Lying(was.Shape, was.Colour, was.Value(), was.Yaw()+share*turn, was.Centre.X+share*by[0], was.Centre.Y+share*by[1], 0)
		if t.scene.Lid.Fits(&d, others, t.tokens, 0.15) {
			t.rest[which] = d
			if stays >= 0 {
				t.sweep.stays[stays] = d
			}
			return true
		}
	}
	return false
}

// take prepares the motion of a hand that takes some dice.
func (t *Table) take(taken []dice.Die) {
	l := t.scene.Lid
	s := &sweep{hand: studio.Hand{Form: t.handForm(), Moving: true}, begun: t.now}
	s.stays = slices.DeleteFunc(slices.Clone(t.rest), func(d dice.Die) bool { return slices.Contains(taken, d) })
	t.slides = nil
	outX, outY := l.Width*0.6, l.Height+260
	s.stops = []stop{{x: outX, y: outY, z: 75}}
	left := slices.Clone(taken)
	x, y := outX, outY
	for len(left) > 0 {
		near := 0
		for i := range left {
			if math.Hypot(left[i].Centre.X-pickX-x, left[i].Centre.Y-pickY-y) < math.Hypot(left[near].Centre.X-pickX-x, left[near].Centre.Y-pickY-y) {
				near = i
			}
		}
		at := left[near].Centre
		next := stop{x: at.X - pickX, y: at.Y - pickY, z: 16}
		left = slices.DeleteFunc(left, func(d dice.Die) bool { // dice close by are taken with it
			take := math.Hypot(d.Centre.X-at.X, d.Centre.Y-at.Y) < 30
			if take {
				next.takes = append(next.takes, d)
			}
			return take
		})
		s.stops = append(s.stops, next)
		x, y = next.x, next.y
	}
	if len(s.stops) == 1 {
		s.stops = append(s.stops, stop{x: l.Width / 2, y: l.Height/2 - pickY, z: 25})
	}
	s.stops = append(s.stops, stop{x: outX + 20, y: outY, z: 80})
	for i := 1; i < len(s.stops); i++ {
		a, b := &s.stops[i-1], &s.stops[i]
		s.long += 0.16 + math.Hypot(b.x-a.x, b.y-a.y)/700
		b.at = s.long
	}
	if k := 4 / s.long; k < 1 { // at most four seconds
		for i := range s.stops {
			s.stops[i].at *= k
		}
		s.long = 4
	}
	t.sweep = s
}

// HoldHand starts a hand that comes over the board, stays still for a while, and leaves without taking anything.
func (t *Table) HoldHand(stay time.Duration) {
	t.Settle()
	l := t.scene.Lid
	s := &sweep{hand: studio.Hand{Form: t.handForm(), Moving: true, Turn: 0.4 * t.rng.NormFloat64()}, begun: t.now, stays: t.rest}
	outX, outY := l.Width*(0.3+0.4*t.rng.Float64()), l.Height+280
	x, y := l.Width*(0.2+0.6*t.rng.Float64()), l.Height*(0.35+0.6*t.rng.Float64())
	come := 0.25 + 0.5*t.rng.Float64()
	z := 16 + 30*t.rng.Float64()
	s.stops = []stop{{x: outX, y: outY, z: 75}, {at: come, x: x, y: y, z: z}, {at: come + stay.Seconds(), x: x, y: y, z: z}}
	s.long = come + stay.Seconds() + 0.25 + 0.5*t.rng.Float64()
	s.stops = append(s.stops, stop{at: s.long, x: outX, y: outY, z: 75})
	t.sweep = s
}

// follow moves the hand to its position at a time and removes the dice that it has reached. It returns false once the hand is gone.
func (s *sweep) follow(now float64, rest []dice.Die) ([]dice.Die, bool) {
	at := now - s.begun
	if at >= s.long {
		return nil, false
	}
	for i := 1; i < len(s.stops); i++ {
		b := &s.stops[i]
		if at >= b.at {
			if len(b.takes) > 0 {
				s.hand.Closed = true
				rest = slices.DeleteFunc(rest, func(d dice.Die) bool { return slices.Contains(b.takes, d) })
				b.takes = nil
			}
			continue
		}
		a := &s.stops[i-1]
		k := (at - a.at) / (b.at - a.at)
		k = k * k * (3 - 2*k)
		s.hand.X, s.hand.Y, s.hand.Z = a.x+k*(b.x-a.x), a.y+k*(b.y-a.y), a.z+k*(b.z-a.z)
		break
	}
	return rest, true
}
