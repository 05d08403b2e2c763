package find

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/scene"
)

func TestTheEdgeOfAShadowIsFoundByTwoLevelsOfContrast(t *testing.T) {
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
			if even, left, dim, ok := withoutShadow(c.site); ok != c.even {
				t.Errorf("the edge of a shadow: %v; %.0f with %.2f left behind it at %v", ok, even, left, dim)
			}
		})
	}
}

func TestInEvenLightAllPipsAreAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pat := &scene.Patterns[rapid.SampledFrom([]int{3, 4, 5, 6, 7, 8}).Draw(t, "pattern")]
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
		even, share, _, ok := withoutShadow(site)
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
