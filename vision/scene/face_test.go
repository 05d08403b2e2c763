package scene

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

// contrasts are the nine sites of a pattern whose pips stand out by height, off by noise times height at most.
func contrasts(t *rapid.T, pat *vision.Pattern, height, noise float64) (site [9]float64) {
	for i, on := range pat.Pips {
		site[i] = rapid.Float64Range(-noise, noise).Draw(t, "noise") * height
		if on {
			site[i] += height
		}
	}
	return site
}

func TestWeighFindsThePatternOfClearContrasts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pat := drawn.AnyPattern(t, 1)
		height := rapid.Float64Range(12, 200).Draw(t, "height")
		site := contrasts(t, pat, height, 0.15)
		best, sep, ratio, high := MatchPattern(site)
		if best == nil || *best != *pat {
			t.Fatalf("a %d is taken for %v", pat.Value, best)
		}
		least, greatest, most := math.Inf(1), math.Inf(-1), 0.0
		for i, on := range pat.Pips {
			if on {
				least = min(least, site[i])
			} else {
				greatest = max(greatest, site[i])
			}
			most = max(most, site[i])
		}
		if want := (least - greatest) / most; math.Abs(sep-want) > 1e-12 || high != most {
			t.Errorf("sep %v of the height %v, want %v of %v", sep, high, want, most)
		}
		if ratio <= 0 {
			t.Errorf("another value is as likely: %v", ratio)
		}
	})
}

func TestWeighIsLessSureOfLessClearContrasts(t *testing.T) {
	for k := range Patterns {
		pat := &Patterns[k]
		last := math.Inf(1)
		for _, other := range []float64{0, 0.2, 0.4} { // what stands out where no pip is
			var site [9]float64
			for i, on := range pat.Pips {
				site[i] = 40 * other
				if on {
					site[i] = 40
				}
			}
			best, sep, _, _ := MatchPattern(site)
			if best == nil || best.Value != pat.Value || !(sep < last) {
				t.Errorf("a %d with %v beside its pips is %v, sep %v after %v", pat.Value, other, best, sep, last)
			}
			last = sep
		}
	}
}

func TestAFaceWithoutContrastHasNoPattern(t *testing.T) {
	for name, site := range map[string][9]float64{
		"nothing stands out":     {},
		"everything sinks":       {-9, -9, -9, -9, -9, -9, -9, -9, -9},
		"just under four levels": {3.9, 0, 3.9, 0, 3.9, 0, 3.9, 0, 3.9},
	} {
		if best, sep, ratio, _ := MatchPattern(site); best != nil || sep != 0 || ratio != 0 {
			t.Errorf("%s: a %d, sep %v, ratio %v", name, best.Value, sep, ratio)
		}
	}
}

func TestWeighOneUsesTheMiddlePipAsScale(t *testing.T) {
	for _, c := range []struct {
		name  string
		site  [9]float64
		found bool
		sep   float64
		sure  bool // no other value is likelier
	}{
		{"a clear one", [9]float64{4: 40}, true, 1, true},
		{"a mirror image on another site", [9]float64{1: 30, 4: 40}, true, 0.25, false},
		{"another site as bright", [9]float64{1: 38, 4: 40}, false, 0, false},
		{"a brighter site", [9]float64{1: 50, 4: 40}, false, 0, false},
		{"a middle that hardly stands out", [9]float64{4: 5.9}, false, 0, false},
		{"no middle", [9]float64{0: 40, 8: 40}, false, 0, false},
		{"a five", [9]float64{0: 40, 2: 40, 4: 40, 6: 40, 8: 40}, false, 0, false},
		{"a sunken ring", [9]float64{-20, -20, -20, -20, 40, -20, -20, -20, -20}, true, 1.5, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			one, sep, ratio, height := MatchOne(c.site)
			if (one != nil) != c.found {
				t.Fatalf("found %v", one)
			}
			if height != c.site[4] {
				t.Errorf("the height is %v", height)
			}
			if one == nil {
				return
			}
			if one.Value != 1 || math.Abs(sep-c.sep) > 1e-12 {
				t.Errorf("a %d with sep %v, want %v", one.Value, sep, c.sep)
			}
			if c.sure && ratio <= 0 {
				t.Errorf("another value is as likely: %v", ratio)
			}
		})
	}
}

func TestTheSitesOfADrawnFaceShowItsPips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pat := drawn.AnyPattern(t, 1)
		at := pixel.Pose{X: 40 + rapid.Float64Range(-1, 1).Draw(t, "x"), Y: 40 + rapid.Float64Range(-1, 1).Draw(t, "y"), Yaw: rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		face, pips, sign := drawn.Red, drawn.Ivory, calibration.LightPips
		if rapid.Bool().Draw(t, "dark pips") {
			face, pips, sign = drawn.Ivory, drawn.Black, calibration.DarkPips
		}
		now := drawn.NewPaper(80, 80, drawn.Sand)
		now.Die(at, pat, face, pips)
		s := &Scene{Pic: now.Picture, Pitch: 0.26}
		channel := PipChannel(&now.Picture, sign, EvenLight)
		site := s.Sites(at, &channel)
		best, sep, _, height := MatchPattern(site)
		if best == nil || *best != *pat || sep < 0.8 || height < 150 {
			t.Errorf("a %d is taken for %v, sep %v, height %v, sites %v", pat.Value, best, sep, height, site)
		}
		others := calibration.DarkPips
		if sign == others {
			others = calibration.LightPips
		}
		channel = PipChannel(&now.Picture, others, EvenLight)
		if best, _, _, _ := MatchPattern(s.Sites(at, &channel)); best != nil && *best == *pat {
			t.Errorf("a %d is also read in the other sign's channel", pat.Value)
		}
	})
}

func TestSharpnessIsGreatestAtTheTrueYawAndSize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pixel.Pose{X: 60, Y: 60, Yaw: rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		now := drawn.NewPaper(120, 120, drawn.Sand)
		now.Fill(drawn.Red, drawn.Square(at, 0.5))
		s := &Scene{Pic: now.Picture, Pitch: 0.26}
		best := s.Sharpness(at, 9, 1)
		for _, off := range []float64{-30, -15, -8, 8, 15, 30, 45} {
			if v := s.Sharpness(pixel.Pose{X: 60, Y: 60, Yaw: at.Yaw + off*math.Pi/180}, 9, 1); v >= best {
				t.Errorf("turned by %v degrees it is as sharp: %v, %v", off, v, best)
			}
		}
		for _, quarters := range []float64{1, 2, 3} {
			if v := s.Sharpness(pixel.Pose{X: 60, Y: 60, Yaw: at.Yaw + quarters*math.Pi/2}, 9, 1); math.Abs(v-best) > 1e-3*best {
				t.Errorf("after %v quarters it is another sharpness: %v, %v", quarters, v, best)
			}
		}
	})
}

func TestSidesMeasureTheStepAcrossEachSide(t *testing.T) {
	at := pixel.Pose{X: 60, Y: 60, Yaw: 0.3}
	now := drawn.NewPaper(120, 120, drawn.Sand)
	now.Fill(drawn.Red, drawn.Square(at, 0.5))
	// A neighbour of the same paint touches the side at +a: second of up, right, down, left.
	x, y := at.Place(1, 0)
	now.Fill(drawn.Red, drawn.Square(pixel.Pose{X: x, Y: y, Yaw: at.Yaw}, 0.5))
	s := &Scene{Pic: now.Picture}
	want := [4]float64{120, 0, 120, 120} // sand and red differ most in green
	for i, got := range s.Sides(at) {
		if math.Abs(got-want[i]) > 4 {
			t.Errorf("side %d: a step of %v grey levels, want %v", i, got, want[i])
		}
	}
}

func TestPipsDoNotCountForTheColourOfAFace(t *testing.T) {
	for k := range Patterns {
		pat := &Patterns[k]
		for _, q := range faceGrid {
			nearest := math.Inf(1)
			for i, on := range pat.Pips {
				if a, b := vision.SiteAt(i); on {
					nearest = min(nearest, math.Hypot(q[0]-0.26*a, q[1]-0.26*b))
				}
			}
			if got := OnPip(q, pat, 0.26); got != (nearest < 1.45*PipRadius) {
				t.Errorf("%v of a %d, %v edges from a pip: on it %v", q, pat.Value, nearest, got)
			}
		}
	}
}
