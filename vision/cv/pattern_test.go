//go:build cgo

package cv

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
)

func TestEachValueHasItsPipsInEveryTurn(t *testing.T) {
	turns := map[int]int{}
	for _, p := range patterns {
		turns[p.Value]++
		n := 0
		for i, on := range p.Pips {
			if on {
				n++
			}
			if on != p.Pips[8-i] {
				t.Errorf("a %d is not the same after half a turn: %v", p.Value, p.Pips)
			}
		}
		if n != p.Value || p.N != n {
			t.Errorf("a %d has %d pips, said to be %d", p.Value, n, p.N)
		}
		if p.Pips[4] != (p.Value%2 == 1) {
			t.Errorf("a %d has a pip in its middle: %v", p.Value, p.Pips[4])
		}
	}
	for value, want := range map[int]int{1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 2} {
		if turns[value] != want {
			t.Errorf("a %d lies in %d turns, want %d", value, turns[value], want)
		}
	}
	if len(turns) != 6 {
		t.Errorf("there are the values %v", turns)
	}
}

// quarterTurn is a pattern after a quarter of a turn from x to y.
func quarterTurn(p vision.Pattern) vision.Pattern {
	q := vision.Pattern{Value: p.Value, N: p.N}
	for i, on := range p.Pips {
		if x, y := i%3, i/3; on {
			q.Pips[x*3+2-y] = true
		}
	}
	return q
}

func TestAQuarterTurnGivesTheOtherPatternOfTwoThreeAndSix(t *testing.T) {
	for _, p := range patterns {
		turned := quarterTurn(p)
		if same := turned == p; same != (p.Value == 1 || p.Value == 4 || p.Value == 5) {
			t.Errorf("a %d turned by a quarter is the same: %v", p.Value, same)
		}
		known := 0
		for _, q := range patterns {
			if q == turned {
				known++
			}
		}
		if known != 1 {
			t.Errorf("a %d turned by a quarter is %d of the patterns", p.Value, known)
		}
		if quarterTurn(turned) != p {
			t.Errorf("a %d turned by a half is another", p.Value)
		}
	}
}

func TestAPatternTurnedLiesWhereThePoseTurnedPutsIt(t *testing.T) {
	at := pose{200, 100, 0.3}
	further := pose{200, 100, 0.3 + math.Pi/2}
	for _, p := range patterns {
		turned := quarterTurn(p)
		for i, on := range p.Pips {
			if !on {
				continue
			}
			a, b := vision.SiteAt(i)
			x, y := further.place(0.26*a, 0.26*b)
			found := false
			for j, on := range turned.Pips {
				c, d := vision.SiteAt(j)
				u, v := at.place(0.26*c, 0.26*d)
				found = found || on && math.Hypot(x-u, y-v) < 1e-9
			}
			if !found {
				t.Errorf("a %d: pip %d of the turned pose is no pip of the turned pattern", p.Value, i)
			}
		}
	}
}

// anyPose lies somewhere in a picture of a thousand pixels.
func anyPose(t *rapid.T, name string) pose {
	return pose{
		rapid.Float64Range(-100, 1100).Draw(t, name+" x"), rapid.Float64Range(-100, 1100).Draw(t, name+" y"),
		rapid.Float64Range(-7, 7).Draw(t, name+" yaw"),
	}
}

func TestLocalIsTheInverseOfPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPose(t, "die")
		a, b := rapid.Float64Range(-3, 3).Draw(t, "a"), rapid.Float64Range(-3, 3).Draw(t, "b")
		x, y := p.place(a, b)
		if math.Abs(math.Hypot(x-p.x, y-p.y)-edgePX*math.Hypot(a, b)) > 1e-9 {
			t.Errorf("(%v, %v) edges from the middle lies %v pixels from it", a, b, math.Hypot(x-p.x, y-p.y))
		}
		if c, d := p.local(x, y); math.Abs(a-c) > 1e-9 || math.Abs(b-d) > 1e-9 {
			t.Errorf("(%v, %v) came back as (%v, %v)", a, b, c, d)
		}
	})
}

func TestCornersGoClockwiseRoundThePose(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPose(t, "die")
		h := rapid.Float64Range(0.1, 1).Draw(t, "half side")
		c := p.corners(h)
		for i := range c {
			n := c[(i+1)%4]
			if math.Abs(math.Hypot(n[0]-c[i][0], n[1]-c[i][1])-2*h*edgePX) > 1e-9 {
				t.Errorf("side %d is %v pixels long", i, math.Hypot(n[0]-c[i][0], n[1]-c[i][1]))
			}
			if turn(c[i], n, [2]float64{p.x, p.y}) <= 0 { // y goes down: clockwise on the page turns from x to y
				t.Errorf("the middle does not lie on the right of side %d", i)
			}
		}
	})
}

func TestQuarterTakesWholeQuartersAway(t *testing.T) {
	const q = math.Pi / 2
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.Float64Range(-100, 100).Draw(t, "angle")
		got := quarter(a)
		if got < -q/2 || got >= q/2 {
			t.Errorf("%v becomes %v", a, got)
		}
		if turns := (a - got) / q; math.Abs(turns-math.Round(turns)) > 1e-9 {
			t.Errorf("%v becomes %v: %v quarters were taken away", a, got, turns)
		}
	})
	for _, c := range []struct{ degrees, want float64 }{{0, 0}, {45, -45}, {-45, -45}, {44, 44}, {46, -44}, {90, 0}, {135, -45}, {-90, 0}, {-46, 44}, {359, -1}} {
		if got := quarter(c.degrees*math.Pi/180) * 180 / math.Pi; math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%v degrees become %v, want %v", c.degrees, got, c.want)
		}
	}
}
