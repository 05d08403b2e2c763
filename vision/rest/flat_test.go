package rest

import (
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/find"
	"quartermaster/vision/scene"
)

func TestFlatnessCombinesAllEvidence(t *testing.T) {
	plain := flatEvidence{net: 0.999, eyes: -9, flanks: 1, sides: 1}
	for _, c := range []struct {
		name string
		of   func(w *flatEvidence)
		flat bool
	}{
		{"nothing speaks against it", func(*flatEvidence) {}, true},
		{"the net has a doubt that nothing else shares", func(w *flatEvidence) { w.net = 0.9 }, true},
		{"net and eyes have doubts", func(w *flatEvidence) { w.net, w.eyes = 0.9, -1 }, false},
		{"its face is clear to the eyes, and it is as high as a die on a die", func(w *flatEvidence) { w.net, w.lift = 0.4, 1 }, false},
		{"a die stands out beneath it, of which the eyes see nothing odd", func(w *flatEvidence) { w.net, w.eyes, w.beside = 0.976, -1.5, 0.59 }, false},
		{"a token lies beside it", func(w *flatEvidence) { w.beside = 0.7 }, true},
		{"another paint shows along its outline, and it shows one pip", func(w *flatEvidence) { w.under, w.stands = 0.35, 1 }, false},
		{"another paint shows, and all else is sure that it lies flat", func(w *flatEvidence) { w.under, w.stands, w.eyes = 0.25, 1, -12 }, true},
		{"another paint shows, but its pips are as high as on the floor", func(w *flatEvidence) { w.under, w.stands = 0.5, 0.02 }, true},
		{"its flanks are those of one that leans", func(w *flatEvidence) { w.net, w.eyes, w.flanks = 0.99, -3, -1.5 }, false},
		{"its sides are of other lengths", func(w *flatEvidence) { w.eyes, w.sides = -3, 0 }, false},
	} {
		w := plain
		c.of(&w)
		if p := w.flat(); (p >= find.SureFlat) != c.flat {
			t.Errorf("%s: it lies flat with %.4f", c.name, p)
		}
	}
}

func TestAnUncertainCameraFavoursFlatOnlyForDiceThatStandAlone(t *testing.T) {
	last := [2]float64{}
	for _, sd := range []float64{0, 0.01, 0.05, 0.1} {
		k := &scene.Known{FocalSD: sd}
		now := [2]float64{ease(k, true), ease(k, false)}
		if sd == 0 && now != last || sd > 0 && !(now[0] > last[0] && now[1] < last[1]) {
			t.Errorf("with a focal length known to %v the log odds are %v, before %v", sd, now, last)
		}
		last = now
	}
}

func TestEvidenceAgainstAFlatDieLowersItsProbability(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		share := rapid.Float64Range(0, 1)
		w := flatEvidence{
			net: share.Draw(t, "net"), eyes: rapid.Float64Range(-15, 5).Draw(t, "eyes"), flanks: rapid.Float64Range(-3, 4).Draw(t, "flanks"),
			tilted: rapid.IntRange(0, 6).Draw(t, "tilted"), lift: rapid.Float64Range(-4, 4).Draw(t, "lift"), beside: share.Draw(t, "beside"),
			sides: share.Draw(t, "sides"),
		}
		p := w.flat()
		if !(p >= 0 && p <= 1) {
			t.Fatalf("%+v: %v", w, p)
		}
		for name, worse := range map[string]func(w *flatEvidence){
			"a lower net":              func(w *flatEvidence) { w.net *= 0.9 },
			"eyes that see a tilt":     func(w *flatEvidence) { w.eyes++ },
			"flanks that do not fit":   func(w *flatEvidence) { w.flanks -= 0.5 },
			"a tilted flank":           func(w *flatEvidence) { w.tilted++ },
			"pips that lie elsewhere":  func(w *flatEvidence) { w.lift *= 1.1 },
			"something strange beside": func(w *flatEvidence) { w.beside = min(1, w.beside+0.1) },
			"sides that differ":        func(w *flatEvidence) { w.sides *= 0.9 },
		} {
			v := w
			worse(&v)
			if q := v.flat(); q > p+1e-12 {
				t.Errorf("%s makes %.4f of %.4f in %+v", name, q, p, w)
			}
		}
	})
}
