//go:build cgo

package cv

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
)

func TestWithinFindsWhatBruteForceFinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := rapid.Float64Range(-60, 300)
		peaks := make([]peak, rapid.IntRange(0, 40).Draw(t, "peaks"))
		for i := range peaks {
			peaks[i] = peak{x: at.Draw(t, "peak x"), y: at.Draw(t, "peak y")}
		}
		n := newNear(peaks)
		x, y, r := at.Draw(t, "x"), at.Draw(t, "y"), rapid.Float64Range(0, nearCell).Draw(t, "r")
		var got, want []int
		n.within(x, y, r, func(k int, d float64) {
			if math.Abs(d-math.Hypot(peaks[k].x-x, peaks[k].y-y)) > 1e-9 {
				t.Errorf("peak %d is said to be %v pixels away", k, d)
			}
			got = append(got, k)
		})
		for k, p := range peaks {
			if math.Hypot(p.x-x, p.y-y) <= r {
				want = append(want, k)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("within %v of (%v, %v) are %v, by brute force %v", r, x, y, got, want)
		}
	})
}

// latticeOf is the peaks of a pattern at a pose, whose lattice is larger than the expected one by scale.
func latticeOf(p pose, pat *vision.Pattern, pitch, scale float64) []peak {
	var out []peak
	for _, at := range pipsAt(p, pat, pitch*scale) {
		out = append(out, peak{at[0], at[1], 50})
	}
	return out
}

// pipsAt are the places of a pattern's pips on a face at a pose.
func pipsAt(p pose, pat *vision.Pattern, pitch float64) (out [][2]float64) {
	for i, on := range pat.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := p.place(a*pitch, b*pitch)
			out = append(out, [2]float64{x, y})
		}
	}
	return out
}

// anyDie lies somewhere in a picture of a thousand pixels.
func anyDie(t *rapid.T) pose {
	return pose{rapid.Float64Range(50, 950).Draw(t, "x"), rapid.Float64Range(50, 950).Draw(t, "y"), rapid.Float64Range(-4, 4).Draw(t, "yaw")}
}

// anyPattern is one of the nine with at least some pips.
func anyPattern(t *rapid.T, least int) *vision.Pattern {
	all := vision.Patterns()
	return rapid.Custom(func(t *rapid.T) *vision.Pattern {
		return &all[rapid.IntRange(0, len(all)-1).Draw(t, "pattern")]
	}).
		Filter(func(p *vision.Pattern) bool { return p.N >= least }).Draw(t, "pattern")
}

func TestFittedFindsThePoseOfALatticeFromNearby(t *testing.T) {
	const pitch = 0.26
	rapid.Check(t, func(t *rapid.T) {
		truly := anyDie(t)
		pat := anyPattern(t, 2)
		scale := rapid.Float64Range(0.96, 1.04).Draw(t, "scale")
		peaks := latticeOf(truly, pat, pitch, scale)
		n := newNear(peaks)
		from := pose{truly.x + rapid.Float64Range(-1, 1).Draw(t, "off x"), truly.y + rapid.Float64Range(-1, 1).Draw(t, "off y"),
			truly.yaw + rapid.Float64Range(-0.05, 0.05).Draw(t, "off yaw")}
		got, s, rms, found := fitted(&n, from, pat, pitch)
		if len(found) != pat.N {
			t.Fatalf("%d of %d pips were found", len(found), pat.N)
		}
		if math.Hypot(got.x-truly.x, got.y-truly.y) > 1e-9 || math.Abs(math.Remainder(got.yaw-truly.yaw, 2*math.Pi)) > 1e-9 || math.Abs(s-scale) > 1e-9 {
			t.Errorf("fitted %v with the scale %v, truly %v and %v", got, s, truly, scale)
		}
		// What the scale makes of it is left, and nothing else.
		var want float64
		for i, on := range pat.Pips {
			if a, b := vision.SiteAt(i); on {
				want += (a*a + b*b) * pitch * pitch * edgePX * edgePX / float64(pat.N)
			}
		}
		if want = math.Sqrt(want) * math.Abs(scale-1); math.Abs(rms-want) > 1e-9 {
			t.Errorf("rms %v pixels, want %v", rms, want)
		}
	})
}

func TestFittedTakesTheMeanOfErrorsAndLeavesStrangersAlone(t *testing.T) {
	const pitch, noise = 0.26, 0.4
	rapid.Check(t, func(t *rapid.T) {
		truly := anyDie(t)
		pat := anyPattern(t, 2)
		peaks := latticeOf(truly, pat, pitch, 1)
		for i := range peaks {
			peaks[i].x += rapid.Float64Range(-noise, noise).Draw(t, "x")
			peaks[i].y += rapid.Float64Range(-noise, noise).Draw(t, "y")
		}
		own := len(peaks)
		for range rapid.IntRange(0, 5).Draw(t, "strangers") {
			q := peak{x: truly.x + rapid.Float64Range(-30, 30).Draw(t, "stranger x"), y: truly.y + rapid.Float64Range(-30, 30).Draw(t, "stranger y")}
			if !slices.ContainsFunc(peaks[:own], func(p peak) bool { return math.Hypot(p.x-q.x, p.y-q.y) < 8 }) {
				peaks = append(peaks, q)
			}
		}
		n := newNear(peaks)
		got, _, rms, found := fitted(&n, truly, pat, pitch)
		if len(found) != pat.N {
			t.Fatalf("%d of %d pips were found", len(found), pat.N)
		}
		if off := math.Hypot(got.x-truly.x, got.y-truly.y); off > noise*math.Sqrt2+1e-9 || rms > noise*math.Sqrt2+1e-9 {
			t.Errorf("off by %v pixels, rms %v; the peaks are off by %v at most each way", off, rms, noise)
		}
		if turned := math.Abs(math.Remainder(got.yaw-truly.yaw, 2*math.Pi)); turned > noise*math.Sqrt2/(math.Sqrt2*pitch*edgePX) {
			t.Errorf("turned by %v", turned)
		}
	})
}

func TestFittedSaysHowManyPipsAreThere(t *testing.T) {
	const pitch = 0.26
	at := pose{100, 100, 0.2}
	for k := range patterns {
		pat := &patterns[k]
		peaks := latticeOf(at, pat, pitch, 1)
		for missing := 0; missing <= len(peaks); missing++ {
			n := newNear(peaks[missing:])
			got, scale, rms, found := fitted(&n, at, pat, pitch)
			if len(found) != pat.N-missing {
				t.Errorf("a %d without %d: %d pips are found", pat.Value, missing, len(found))
			}
			if math.Hypot(got.x-at.x, got.y-at.y) > 1e-9 || math.Abs(got.yaw-at.yaw) > 1e-9 || math.Abs(scale-1) > 1e-9 || rms > 1e-9 {
				t.Errorf("a %d without %d pips moved to %v, scale %v, rms %v", pat.Value, missing, got, scale, rms)
			}
		}
	}
	one := newNear([]peak{{x: 102, y: 99}})
	if got, _, _, _ := fitted(&one, at, &patterns[0], pitch); got != (pose{102, 99, 0.2}) {
		t.Errorf("a one goes to %v, not to its pip", got)
	}
	if got, _, _, _ := fitted(&one, at, &patterns[1], pitch); got != at {
		t.Errorf("a two with one pip goes to %v", got)
	}
}

func TestSomeGuessIsTheDieWhateverItsValue(t *testing.T) {
	const pitch = 0.26
	rapid.Check(t, func(t *rapid.T) {
		truly := anyDie(t)
		pat := anyPattern(t, 2)
		scale := rapid.Float64Range(0.96, 1.06).Draw(t, "scale")
		n := newNear(latticeOf(truly, pat, pitch, scale))
		for _, g := range guesses(&n, pitch, 0.13) {
			if g.one >= 0 {
				t.Errorf("%v is for a one", g)
			}
			if math.Hypot(g.x-truly.x, g.y-truly.y) < 0.05*edgePX && math.Abs(quarter(g.yaw-truly.yaw)) < 4*math.Pi/180 {
				return
			}
		}
		t.Errorf("a %d at %v with the scale %v is not guessed", pat.Value, truly, scale)
	})
}

func TestMergedLosesNoGuessAndRepeatsNone(t *testing.T) {
	const room, turned = 0.05 * edgePX, 3.5 * math.Pi / 180
	rapid.Check(t, func(t *rapid.T) {
		in := make([]guess, rapid.IntRange(0, 60).Draw(t, "guesses"))
		for i := range in {
			in[i] = guess{pose: pose{rapid.Float64Range(-9, 9).Draw(t, "x"), rapid.Float64Range(-9, 9).Draw(t, "y"), rapid.Float64Range(-0.8, 0.8).Draw(t, "yaw")}, one: -1}
		}
		same := func(a, b guess) bool {
			return math.Hypot(a.x-b.x, a.y-b.y) < room && math.Abs(quarter(a.yaw-b.yaw)) < turned
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
