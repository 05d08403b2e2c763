package pixel

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// anyPose lies somewhere in a picture of a thousand pixels.
func anyPose(t *rapid.T, name string) Pose {
	return Pose{
		rapid.Float64Range(-100, 1100).Draw(t, name+" x"), rapid.Float64Range(-100, 1100).Draw(t, name+" y"),
		rapid.Float64Range(-7, 7).Draw(t, name+" yaw"),
	}
}

func TestLocalIsTheInverseOfPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPose(t, "die")
		a, b := rapid.Float64Range(-3, 3).Draw(t, "a"), rapid.Float64Range(-3, 3).Draw(t, "b")
		x, y := p.Place(a, b)
		if math.Abs(math.Hypot(x-p.X, y-p.Y)-EdgePX*math.Hypot(a, b)) > 1e-9 {
			t.Errorf("(%v, %v) edges from the middle lies %v pixels from it", a, b, math.Hypot(x-p.X, y-p.Y))
		}
		if c, d := p.Local(x, y); math.Abs(a-c) > 1e-9 || math.Abs(b-d) > 1e-9 {
			t.Errorf("(%v, %v) came back as (%v, %v)", a, b, c, d)
		}
	})
}

func TestCornersGoClockwiseRoundThePose(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPose(t, "die")
		h := rapid.Float64Range(0.1, 1).Draw(t, "half side")
		c := p.Corners(h)
		for i := range c {
			n := c[(i+1)%4]
			if math.Abs(math.Hypot(n[0]-c[i][0], n[1]-c[i][1])-2*h*EdgePX) > 1e-9 {
				t.Errorf("side %d is %v pixels long", i, math.Hypot(n[0]-c[i][0], n[1]-c[i][1]))
			}
			if orientation(c[i], n, [2]float64{p.X, p.Y}) <= 0 { // y goes down: clockwise on the page turns from x to y
				t.Errorf("the middle does not lie on the right of side %d", i)
			}
		}
	})
}

func TestQuarterReducesModuloAQuarterTurn(t *testing.T) {
	const q = math.Pi / 2
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.Float64Range(-100, 100).Draw(t, "angle")
		got := ModQuarterTurn(a)
		if got < -q/2 || got >= q/2 {
			t.Errorf("%v becomes %v", a, got)
		}
		if turns := (a - got) / q; math.Abs(turns-math.Round(turns)) > 1e-9 {
			t.Errorf("%v becomes %v: %v quarters were taken away", a, got, turns)
		}
	})
	for _, c := range []struct{ degrees, want float64 }{{0, 0}, {45, -45}, {-45, -45}, {44, 44}, {46, -44}, {90, 0}, {135, -45}, {-90, 0}, {-46, 44}, {359, -1}} {
		if got := ModQuarterTurn(c.degrees*math.Pi/180) * 180 / math.Pi; math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%v degrees become %v, want %v", c.degrees, got, c.want)
		}
	}
}
