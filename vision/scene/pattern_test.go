package scene

import (
	"math"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
)

func TestEachValueHasItsPipsAtEveryRotation(t *testing.T) {
	turns := map[int]int{}
	for _, p := range Patterns {
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

func TestAQuarterTurnSwapsThePatternsOfTwoThreeAndSix(t *testing.T) {
	for _, p := range Patterns {
		turned := quarterTurn(p)
		if same := turned == p; same != (p.Value == 1 || p.Value == 4 || p.Value == 5) {
			t.Errorf("a %d turned by a quarter is the same: %v", p.Value, same)
		}
		known := 0
		for _, q := range Patterns {
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

func TestARotatedPatternEqualsThePatternAtARotatedPose(t *testing.T) {
	at := pixel.Pose{X: 200, Y: 100, Yaw: 0.3}
	further := pixel.Pose{X: 200, Y: 100, Yaw: 0.3 + math.Pi/2}
	for _, p := range Patterns {
		turned := quarterTurn(p)
		for i, on := range p.Pips {
			if !on {
				continue
			}
			a, b := vision.SiteAt(i)
			x, y := further.Place(0.26*a, 0.26*b)
			found := false
			for j, on := range turned.Pips {
				c, d := vision.SiteAt(j)
				u, v := at.Place(0.26*c, 0.26*d)
				found = found || on && math.Hypot(x-u, y-v) < 1e-9
			}
			if !found {
				t.Errorf("a %d: pip %d of the turned pose is no pip of the turned pattern", p.Value, i)
			}
		}
	}
}
