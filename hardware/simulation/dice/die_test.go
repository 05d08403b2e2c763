package dice

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func plain(edge float64) *Shape { return &Shape{Edge: edge, Bevel: 0.08 * edge, PipPitch: 0.25} }

func TestALyingDieShowsItsValueAndLiesFlatWithTheYawItWasGiven(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := plain(rapid.Float64Range(8, 25).Draw(t, "edge"))
		shape.Mirrored = rapid.Bool().Draw(t, "mirrored")
		value := rapid.IntRange(1, 6).Draw(t, "value")
		yaw := rapid.Float64Range(-10, 10).Draw(t, "yaw")
		d := Lying(shape, "red", value, yaw, 40, 50, 2)
		if d.Value() != value {
			t.Fatalf("it shows %d", d.Value())
		}
		if d.Tilt() > 1e-6 {
			t.Fatalf("it is tilted by %g", d.Tilt())
		}
		off := math.Mod(math.Abs(d.Yaw()-yaw), math.Pi/2)
		if off = min(off, math.Pi/2-off); off > 1e-6 {
			t.Fatalf("its yaw is %g, not %g up to quarter turns", d.Yaw(), yaw)
		}
		if d.Yaw() < -math.Pi/4-1e-9 || d.Yaw() >= math.Pi/4+1e-9 {
			t.Fatalf("its yaw %g is not within a quarter turn", d.Yaw())
		}
		for _, p := range d.Face(Opposite(d.Top())) {
			if math.Abs(p.Z-2) > 1e-9 {
				t.Fatalf("a lower corner is at height %g", p.Z)
			}
		}
	})
}

func TestOppositeFacesSumToSevenAndAMirroredDieHasTheOtherHandedness(t *testing.T) {
	for _, mirrored := range []bool{false, true} {
		s := &Shape{Mirrored: mirrored}
		seen := map[int]bool{}
		for f := range 6 {
			if sum := s.FaceValue(f) + s.FaceValue(Opposite(f)); sum != 7 {
				t.Errorf("mirrored %v: face %d and its opposite sum to %d", mirrored, f, sum)
			}
			seen[s.FaceValue(f)] = true
		}
		if len(seen) != 6 {
			t.Errorf("mirrored %v: the faces show only %v", mirrored, seen)
		}
		// The way from 1 over 2 to 3, about their common corner.
		normal := func(value int) Vec {
			d := Die{Shape: s, Axes: Upright}
			for f := range 6 {
				if s.FaceValue(f) == value {
					return d.normal(f)
				}
			}
			return Vec{}
		}
		if turn := normal(1).Cross(normal(2)).Dot(normal(3)); (turn > 0) != mirrored {
			t.Errorf("mirrored %v: 1, 2 and 3 turn by %g", mirrored, turn)
		}
	}
}

func TestAValueHasAsManyPipsAsItSays(t *testing.T) {
	for value := 1; value <= 6; value++ {
		if n := len(Pips(value)); n != value {
			t.Errorf("a %d has %d pips", value, n)
		}
	}
}

// anyDie is a die somewhere near the origin, turned at will.
func anyDie(t *rapid.T, name string) Die {
	d := Die{Shape: plain(rapid.Float64Range(8, 25).Draw(t, name+" edge")), Axes: Upright}
	coord := rapid.Float64Range(-20, 20)
	d.Centre = Vec{coord.Draw(t, name+" x"), coord.Draw(t, name+" y"), coord.Draw(t, name+" z")}
	axis := Vec{coord.Draw(t, name+" ax"), coord.Draw(t, name+" ay"), coord.Draw(t, name+" az") + 0.1}
	d.Axes = d.Axes.Turned(axis.Unit(), rapid.Float64Range(0, 6.3).Draw(t, name+" turn"))
	return d
}

// inside says whether a point is inside a die, by its own axes.
func inside(d *Die, p Vec) bool {
	q := d.Axes.Into(p.Sub(d.Centre))
	h := d.Shape.Edge / 2
	return math.Abs(q.X) < h && math.Abs(q.Y) < h && math.Abs(q.Z) < h
}

func TestDiceThatShareAPointHaveNoGap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyDie(t, "a"), anyDie(t, "b")
		share := false
		const n = 9
		for i := range n * n * n {
			h := 0.999 * a.Shape.Edge / 2
			p := Vec{(2*float64(i%n)/(n-1) - 1) * h, (2*float64(i/n%n)/(n-1) - 1) * h, (2*float64(i/n/n)/(n-1) - 1) * h}
			share = share || inside(&b, a.Axes.At(a.Centre, p))
		}
		gap := Apart(&a, &b)
		if share && gap > 0 {
			t.Fatalf("they share a point but are said to be %g mm apart", gap)
		}
		// Cut by more than the lattice of sample points is wide, they must share one.
		if deep := a.Shape.Edge / (n - 1) * math.Sqrt(3); !share && gap < -deep {
			t.Fatalf("they share none of %d points but are said to cut into one another by %g mm", n*n*n, -gap)
		}
		if back := Apart(&b, &a); math.Abs(back-gap) > 1e-9 {
			t.Fatalf("the gap is %g one way and %g the other", gap, back)
		}
	})
}

func TestTheGapBetweenDiceSideBySideIsTheirDistance(t *testing.T) {
	s := plain(12)
	a, b := Lying(s, "red", 1, 0, 0, 0, 0), Lying(s, "red", 2, 0, 15.5, 3, 0)
	if gap := Apart(&a, &b); math.Abs(gap-3.5) > 1e-9 {
		t.Errorf("the gap is %g, not 3.5", gap)
	}
}
