//go:build cgo

package cv

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision"
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

func TestWeighTellsThePatternOfClearContrasts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pat := anyPattern(t, 1)
		height := rapid.Float64Range(12, 200).Draw(t, "height")
		site := contrasts(t, pat, height, 0.15)
		best, sep, ratio, high := weigh(site)
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
	for k := range patterns {
		pat := &patterns[k]
		last := math.Inf(1)
		for _, other := range []float64{0, 0.2, 0.4} { // what stands out where no pip is
			var site [9]float64
			for i, on := range pat.Pips {
				site[i] = 40 * other
				if on {
					site[i] = 40
				}
			}
			best, sep, _, _ := weigh(site)
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
		if best, sep, ratio, _ := weigh(site); best != nil || sep != 0 || ratio != 0 {
			t.Errorf("%s: a %d, sep %v, ratio %v", name, best.Value, sep, ratio)
		}
	}
}

func TestWeighOneTakesThePipInTheMiddleForTheMeasure(t *testing.T) {
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
			one, sep, ratio, height := weighOne(c.site)
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
		pat := anyPattern(t, 1)
		at := pose{40 + rapid.Float64Range(-1, 1).Draw(t, "x"), 40 + rapid.Float64Range(-1, 1).Draw(t, "y"), rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		face, pips, sign := red, ivory, calibration.LightPips
		if rapid.Bool().Draw(t, "dark pips") {
			face, pips, sign = ivory, black, calibration.DarkPips
		}
		now := newPaper(80, 80, sand)
		now.die(at, pat, face, pips)
		s := &scene{pic: now.picture, pitch: 0.26}
		channel := pipChannel(&now.picture, sign, evenLight)
		site := s.sites(at, &channel)
		best, sep, _, height := weigh(site)
		if best == nil || *best != *pat || sep < 0.8 || height < 150 {
			t.Errorf("a %d is taken for %v, sep %v, height %v, sites %v", pat.Value, best, sep, height, site)
		}
		others := calibration.DarkPips
		if sign == others {
			others = calibration.LightPips
		}
		channel = pipChannel(&now.picture, others, evenLight)
		if best, _, _, _ := weigh(s.sites(at, &channel)); best != nil && *best == *pat {
			t.Errorf("a %d is also read in the other sign's channel", pat.Value)
		}
	})
}

func TestSharpnessIsGreatestAtTheTrueYawAndSize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pose{60, 60, rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		now := newPaper(120, 120, sand)
		now.fill(red, square(at, 0.5))
		s := &scene{pic: now.picture, pitch: 0.26}
		best := s.sharpness(at, 9, 1)
		for _, off := range []float64{-30, -15, -8, 8, 15, 30, 45} {
			if v := s.sharpness(pose{60, 60, at.yaw + off*math.Pi/180}, 9, 1); v >= best {
				t.Errorf("turned by %v degrees it is as sharp: %v, %v", off, v, best)
			}
		}
		for _, quarters := range []float64{1, 2, 3} {
			if v := s.sharpness(pose{60, 60, at.yaw + quarters*math.Pi/2}, 9, 1); math.Abs(v-best) > 1e-3*best {
				t.Errorf("after %v quarters it is another sharpness: %v, %v", quarters, v, best)
			}
		}
	})
}

func TestSidesMeasureTheStepAcrossEachSide(t *testing.T) {
	at := pose{60, 60, 0.3}
	now := newPaper(120, 120, sand)
	now.fill(red, square(at, 0.5))
	// A neighbour of the same paint touches the side at +a: second of up, right, down, left.
	x, y := at.place(1, 0)
	now.fill(red, square(pose{x, y, at.yaw}, 0.5))
	s := &scene{pic: now.picture}
	want := [4]float64{120, 0, 120, 120} // sand and red differ most in green
	for i, got := range s.sides(at) {
		if math.Abs(got-want[i]) > 4 {
			t.Errorf("side %d: a step of %v grey levels, want %v", i, got, want[i])
		}
	}
}

func TestTheSurfaceIsThePaintBeneathTheShine(t *testing.T) {
	empty := newPaper(200, 200, sand)
	empty.print(3)
	at := pose{100, 100, 0.4}
	pat := &patterns[6]
	for _, c := range []struct {
		name   string
		shine  float64 // half of the face lies under this much more light
		spread float64
	}{{"no shine", 0, 3}, {"a lamp over the half of it", 70, 80}} {
		t.Run(c.name, func(t *testing.T) {
			now := empty.copied()
			now.die(at, pat, red, ivory)
			for y := 60; y < 140; y++ {
				for x := 60; x < 140; x++ {
					if a, _ := at.local(float64(x), float64(y)); a > 0.05 && a < 0.5 {
						for k := range 3 {
							q := &now.px[3*(y*now.w+x)+k]
							*q = uint8(min(255, float64(*q)+c.shine))
						}
					}
				}
			}
			s := sceneOf(now, empty)
			var l look
			s.surface(at, pat, &l)
			for k := range 3 {
				if math.Abs(l.body[k]-red[k]) > 6 {
					t.Errorf("the face is %v, painted %v", l.body, red)
				}
			}
			if l.spread > c.spread || c.shine > 0 && l.spread < 30 {
				t.Errorf("uneven by %v", l.spread)
			}
			if l.changed < 0.95 {
				t.Errorf("changed to %v", l.changed)
			}
			if math.Abs(l.ncc) > 0.4 {
				t.Errorf("as like the floor as %v", l.ncc)
			}
		})
	}
}

func TestTheFloorItselfIsKnownAsTheFloor(t *testing.T) {
	empty := newPaper(200, 200, sand)
	empty.print(4)
	now := empty.copied()
	for i := range now.px { // a shadow over everything
		now.px[i] = uint8(float64(now.px[i]) * 0.6)
	}
	s := sceneOf(now, empty)
	for x := 40.0; x <= 160; x += 30 {
		var l look
		s.surface(pose{x, 100, 0.2}, nil, &l)
		if l.changed > 0.02 || l.ncc < 0.95 {
			t.Errorf("at %v: changed to %v, like the floor %v", x, l.changed, l.ncc)
		}
	}
}

func TestPipsAreLeftOutOfTheSurface(t *testing.T) {
	for k := range patterns {
		pat := &patterns[k]
		for _, q := range faceGrid {
			nearest := math.Inf(1)
			for i, on := range pat.Pips {
				if a, b := vision.SiteAt(i); on {
					nearest = min(nearest, math.Hypot(q[0]-0.26*a, q[1]-0.26*b))
				}
			}
			if got := onPip(q, pat, 0.26); got != (nearest < 1.45*pipRadius) {
				t.Errorf("%v of a %d, %v edges from a pip: on it %v", q, pat.Value, nearest, got)
			}
		}
	}
}

func TestPrintInAShadowIsNoDie(t *testing.T) {
	for _, c := range []struct {
		name          string
		printed, seen float64
		print         bool
	}{
		{"a dashed line on which a shadow falls", 0.95, 0.97, true},
		{"a die whose pips lie on printed ones", 1, 0.12, false},
		{"a die that is shaded as the board is below it", 0.11, 0.75, false},
	} {
		if got := (&candidate{printed: c.printed, look: look{ncc: c.seen}}).isPrint(); got != c.print {
			t.Errorf("%s: is print %v, not %v", c.name, got, c.print)
		}
	}
}
