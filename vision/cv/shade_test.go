//go:build cgo

package cv

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision"
)

func TestTheEdgeOfAShadowIsSeenInThePips(t *testing.T) {
	for _, c := range []struct {
		name string
		site [9]float64
		even bool
	}{
		{"a five whose right half is lit", [9]float64{53, -15, 128, -17, 50, -15, 60, -31, 146}, true},
		{"a six whose lowest row is in the shadow", [9]float64{120, 3, 118, 110, 0, 115, 50, 2, 55}, true},
		{"a five in even light", [9]float64{100, 0, 98, 2, 105, 0, 96, 3, 101}, false},
		{"a two, of which one pip is weaker", [9]float64{100, 0, 0, 0, 0, 0, 0, 0, 45}, false},
		{"a four whose weak pips lie across from each other", [9]float64{100, 0, 45, 0, 0, 0, 46, 0, 102}, false},
		{"a five whose weak pips are not alike", [9]float64{20, 0, 128, 0, 60, 0, 35, 0, 120}, false},
		{"weak pips beside something that is as strong", [9]float64{50, 40, 128, 0, 52, 0, 55, 0, 120}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if even, left, dim, ok := evened(c.site); ok != c.even {
				t.Errorf("the edge of a shadow: %v; %.0f with %.2f left behind it at %v", ok, even, left, dim)
			}
		})
	}
}

func TestInEvenLightAllPipsAreAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pat := &patterns[rapid.SampledFrom([]int{3, 4, 5, 6, 7, 8}).Draw(t, "pattern")]
		side := rapid.SampledFrom(lineSides).Draw(t, "shadow")
		left := rapid.Float64Range(0.35, 0.65).Draw(t, "left")
		var site [9]float64
		dark := 0
		for i, on := range pat.Pips {
			if on {
				site[i] = rapid.Float64Range(95, 105).Draw(t, "pip")
				if side[i] {
					site[i] *= left
					dark++
				}
			}
		}
		even, share, _, ok := evened(site)
		if dark == 0 || dark == pat.N {
			if ok {
				t.Fatalf("%v is in one light: %v", pat, site)
			}
			return
		}
		if !ok {
			t.Fatalf("the shadow over %v is not seen: %v", pat, site)
		}
		if math.Abs(share-left) > 0.1 {
			t.Errorf("%.2f of the light is left, not %.2f", left, share)
		}
		for i, on := range pat.Pips {
			if on && (even[i] < 85 || even[i] > 115) {
				t.Errorf("in even light %v is %.0f", site, even)
			}
		}
	})
}

func TestPaintMustLoseTheLightThatThePipsLose(t *testing.T) {
	var five *vision.Pattern
	for i := range patterns {
		if patterns[i].Value == 5 {
			five = &patterns[i]
		}
	}
	at := pose{200, 200, 0.2}
	for _, c := range []struct {
		name  string
		paint float64 // share of the light that it has left
		even  bool
	}{
		{"as much", 0.6, true},
		{"nothing: a lamp is mirrored in the pips", 1, false},
	} {
		now := newPaper(400, 400, [3]float64{120, 120, 120})
		now.die(at, five, [3]float64{60, 150, 70}, [3]float64{240, 240, 240})
		behind := func(share float64, part func(x, y float64) float64) {
			now.fill([3]float64{}, func(x, y float64) float64 {
				if a, _ := at.local(x, y); a > 0.1 {
					return 0
				}
				return (1 - share) * max(0, min(1, part(x, y)))
			})
		}
		pips := func(x, y float64) float64 {
			for i, on := range five.Pips {
				a, b := vision.SiteAt(i)
				u, v := at.place(a*0.26, b*0.26)
				if on && math.Hypot(u-x, v-y) < 1.2*pipRadius*edgePX {
					return 1
				}
			}
			return 0
		}
		behind(c.paint, func(x, y float64) float64 { return min(1, square(at, 0.6)(x, y)) * (1 - pips(x, y)) })
		behind(0.6, pips)
		s := sceneOf(now, newPaper(400, 400, [3]float64{120, 120, 120}))
		s.pitch = 0.26
		channel := pipChannel(&s.pic, calibration.LightPips, evenLight)
		site := s.sites(at, &channel)
		if _, _, _, ok := evened(site); !ok {
			t.Fatalf("the pips are not of two strengths: %.0f", site)
		}
		if even := s.inEvenLight(at, site) != site; even != c.even {
			t.Errorf("%s: evened is %v, not %v, of %.0f", c.name, even, c.even, site)
		}
	}
}
