package find

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
)

func TestWithinFindsWhatBruteForceFinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := rapid.Float64Range(-60, 300)
		peaks := make([]scene.Peak, rapid.IntRange(0, 40).Draw(t, "peaks"))
		for i := range peaks {
			peaks[i] = scene.Peak{X: at.Draw(t, "peak x"), Y: at.Draw(t, "peak y")}
		}
		n := scene.NewPeakGrid(peaks)
		x, y, r := at.Draw(t, "x"), at.Draw(t, "y"), rapid.Float64Range(0, scene.PeakCell).Draw(t, "r")
		var got, want []int
		n.Within(x, y, r, func(k int, d float64) {
			if math.Abs(d-math.Hypot(peaks[k].X-x, peaks[k].Y-y)) > 1e-9 {
				t.Errorf("peak %d is said to be %v pixels away", k, d)
			}
			got = append(got, k)
		})
		for k, p := range peaks {
			if math.Hypot(p.X-x, p.Y-y) <= r {
				want = append(want, k)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("within %v of (%v, %v) are %v, by brute force %v", r, x, y, got, want)
		}
	})
}

// latticeOf returns the peaks of a pattern at a pose, with a lattice larger than the expected one by scale.
func latticeOf(p pixel.Pose, pat *vision.Pattern, pitch, scale float64) []scene.Peak {
	var out []scene.Peak
	for _, at := range drawn.PipsAt(p, pat, pitch*scale) {
		out = append(out, scene.Peak{X: at[0], Y: at[1], Contrast: 50})
	}
	return out
}

// anyDie draws a random pose in a picture of a thousand pixels.
func anyDie(t *rapid.T) pixel.Pose {
	return pixel.Pose{X: rapid.Float64Range(50, 950).Draw(t, "x"), Y: rapid.Float64Range(50, 950).Draw(t, "y"), Yaw: rapid.Float64Range(-4, 4).Draw(t, "yaw")}
}

func TestFittedFindsThePoseOfALatticeFromNearby(t *testing.T) {
	const pitch = 0.26
	rapid.Check(t, func(t *rapid.T) {
		truly := anyDie(t)
		pat := drawn.AnyPattern(t, 2)
		scale := rapid.Float64Range(0.96, 1.04).Draw(t, "scale")
		peaks := latticeOf(truly, pat, pitch, scale)
		n := scene.NewPeakGrid(peaks)
		from := pixel.Pose{X: truly.X + rapid.Float64Range(-1, 1).Draw(t, "off x"), Y: truly.Y + rapid.Float64Range(-1, 1).Draw(t, "off y"),
			Yaw: truly.Yaw + rapid.Float64Range(-0.05, 0.05).Draw(t, "off yaw")}
		got, s, rms, found := Fitted(&n, from, pat, pitch, square)
		if len(found) != pat.N {
			t.Fatalf("%d of %d pips were found", len(found), pat.N)
		}
		if math.Hypot(got.X-truly.X, got.Y-truly.Y) > 1e-9 || math.Abs(math.Remainder(got.Yaw-truly.Yaw, 2*math.Pi)) > 1e-9 || math.Abs(s-scale) > 1e-9 {
			t.Errorf("fitted %v with the scale %v, truly %v and %v", got, s, truly, scale)
		}
		// The residual is that of the scale, and nothing else.
		var want float64
		for i, on := range pat.Pips {
			if a, b := vision.SiteAt(i); on {
				want += (a*a + b*b) * pitch * pitch * pixel.EdgePX * pixel.EdgePX / float64(pat.N)
			}
		}
		if want = math.Sqrt(want) * math.Abs(scale-1); math.Abs(rms-want) > 1e-9 {
			t.Errorf("rms %v pixels, want %v", rms, want)
		}
	})
}

func TestFittedAveragesErrorsAndIgnoresOutliers(t *testing.T) {
	const pitch, noise = 0.26, 0.4
	rapid.Check(t, func(t *rapid.T) {
		truly := anyDie(t)
		pat := drawn.AnyPattern(t, 2)
		peaks := latticeOf(truly, pat, pitch, 1)
		for i := range peaks {
			peaks[i].X += rapid.Float64Range(-noise, noise).Draw(t, "x")
			peaks[i].Y += rapid.Float64Range(-noise, noise).Draw(t, "y")
		}
		own := len(peaks)
		for range rapid.IntRange(0, 5).Draw(t, "strangers") {
			q := scene.Peak{X: truly.X + rapid.Float64Range(-30, 30).Draw(t, "stranger x"), Y: truly.Y + rapid.Float64Range(-30, 30).Draw(t, "stranger y")}
			if !slices.ContainsFunc(peaks[:own], func(p scene.Peak) bool { return math.Hypot(p.X-q.X, p.Y-q.Y) < 8 }) {
				peaks = append(peaks, q)
			}
		}
		n := scene.NewPeakGrid(peaks)
		got, _, rms, found := Fitted(&n, truly, pat, pitch, square)
		if len(found) != pat.N {
			t.Fatalf("%d of %d pips were found", len(found), pat.N)
		}
		if off := math.Hypot(got.X-truly.X, got.Y-truly.Y); off > noise*math.Sqrt2+1e-9 || rms > noise*math.Sqrt2+1e-9 {
			t.Errorf("off by %v pixels, rms %v; the peaks are off by %v at most each way", off, rms, noise)
		}
		if turned := math.Abs(math.Remainder(got.Yaw-truly.Yaw, 2*math.Pi)); turned > noise*math.Sqrt2/(math.Sqrt2*pitch*pixel.EdgePX) {
			t.Errorf("turned by %v", turned)
		}
	})
}

func TestFittedCountsThePipsFound(t *testing.T) {
	const pitch = 0.26
	at := pixel.Pose{X: 100, Y: 100, Yaw: 0.2}
	for k := range scene.Patterns {
		pat := &scene.Patterns[k]
		peaks := latticeOf(at, pat, pitch, 1)
		for missing := 0; missing <= len(peaks); missing++ {
			n := scene.NewPeakGrid(peaks[missing:])
			got, scale, rms, found := Fitted(&n, at, pat, pitch, square)
			if len(found) != pat.N-missing {
				t.Errorf("a %d without %d: %d pips are found", pat.Value, missing, len(found))
			}
			if math.Hypot(got.X-at.X, got.Y-at.Y) > 1e-9 || math.Abs(got.Yaw-at.Yaw) > 1e-9 || math.Abs(scale-1) > 1e-9 || rms > 1e-9 {
				t.Errorf("a %d without %d pips moved to %v, scale %v, rms %v", pat.Value, missing, got, scale, rms)
			}
		}
	}
	one := scene.NewPeakGrid([]scene.Peak{{X: 102, Y: 99}})
	if got, _, _, _ := Fitted(&one, at, &scene.Patterns[0], pitch, square); got != (pixel.Pose{X: 102, Y: 99, Yaw: 0.2}) {
		t.Errorf("a one goes to %v, not to its pip", got)
	}
	if got, _, _, _ := Fitted(&one, at, &scene.Patterns[1], pitch, square); got != at {
		t.Errorf("a two with one pip goes to %v", got)
	}
}

func TestSomeGuessIsTheDieWhateverItsValue(t *testing.T) {
	const pitch = 0.26
	rapid.Check(t, func(t *rapid.T) {
		truly := anyDie(t)
		pat := drawn.AnyPattern(t, 2)
		scale := rapid.Float64Range(0.96, 1.06).Draw(t, "scale")
		n := scene.NewPeakGrid(latticeOf(truly, pat, pitch, scale))
		for _, g := range guesses(&n, pitch, 0.13) {
			if g.one >= 0 {
				t.Errorf("%v is for a one", g)
			}
			if math.Hypot(g.X-truly.X, g.Y-truly.Y) < 0.05*pixel.EdgePX && math.Abs(pixel.ModQuarterTurn(g.Yaw-truly.Yaw)) < 4*math.Pi/180 {
				return
			}
		}
		t.Errorf("a %d at %v with the scale %v is not guessed", pat.Value, truly, scale)
	})
}

func TestMergedLosesNoGuessAndRepeatsNone(t *testing.T) {
	const room, turned = 0.05 * pixel.EdgePX, 3.5 * math.Pi / 180
	rapid.Check(t, func(t *rapid.T) {
		in := make([]guess, rapid.IntRange(0, 60).Draw(t, "guesses"))
		for i := range in {
			in[i] = guess{Pose: pixel.Pose{X: rapid.Float64Range(-9, 9).Draw(t, "x"), Y: rapid.Float64Range(-9, 9).Draw(t, "y"), Yaw: rapid.Float64Range(-0.8, 0.8).Draw(t, "yaw")}, one: -1}
		}
		same := func(a, b guess) bool {
			return math.Hypot(a.X-b.X, a.Y-b.Y) < room && math.Abs(pixel.ModQuarterTurn(a.Yaw-b.Yaw)) < turned
		}
		out := merged(in)
		for _, g := range in {
			if !slices.ContainsFunc(out, func(o guess) bool { return same(g, o) }) {
				t.Errorf("nothing is left of %v", g)
			}
		}
		for i, a := range out {
			for _, b := range out[:i] {
				if same(a, b) {
					t.Errorf("%v and %v are both kept", a, b)
				}
			}
		}
	})
}

// square is the lattice of drawn dice.
var square = []scene.Lattice{scene.SquareLattice}
