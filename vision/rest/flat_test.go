package rest

import (
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/find"
	"quartermaster/vision/scene"
)

func TestFlatnessCombinesAllEvidence(t *testing.T) {
	plain := flatEvidence{net: 0.999, portrait: -9, flanks: 1, sides: 1}
	for _, c := range []struct {
		name string
		of   func(w *flatEvidence)
		flat bool
	}{
		{"nothing speaks against it", func(*flatEvidence) {}, true},
		{"the net has a doubt that nothing else shares", func(w *flatEvidence) { w.net = 0.9 }, true},
		{"feature nets and portrait nets have doubts", func(w *flatEvidence) { w.net, w.portrait = 0.9, -1 }, false},
		{"its face is clear to the portrait nets, and it is as high as a die on a die", func(w *flatEvidence) { w.net, w.lift = 0.4, 1 }, false},
		{"a die stands out beneath it, of which the portrait nets see nothing odd", func(w *flatEvidence) { w.net, w.portrait, w.beside = 0.976, -1.5, 0.59 }, false},
		{"a token lies beside it", func(w *flatEvidence) { w.beside = 0.7 }, true},
		{"another paint shows along its outline, and it shows one pip", func(w *flatEvidence) { w.under, w.stands = 0.35, 1 }, false},
		{"another paint shows, and all else is sure that it lies flat", func(w *flatEvidence) { w.under, w.stands, w.portrait = 0.25, 1, -12 }, true},
		{"another paint shows, but its pips are as high as on the floor", func(w *flatEvidence) { w.under, w.stands = 0.5, 0.02 }, true},
		{"its flanks are those of one that leans", func(w *flatEvidence) { w.net, w.portrait, w.flanks = 0.99, -3, -1.5 }, false},
		{"its sides are of other lengths", func(w *flatEvidence) { w.portrait, w.sides = -3, 0 }, false},
	} {
		w := plain
		c.of(&w)
		if p := w.flat(); (p >= find.SureFlat) != c.flat {
			t.Errorf("%s: it lies flat with %.4f", c.name, p)
		}
	}
}

func TestWhereSizesAreUncertainEvidenceCountsAsFarAsItIsKnown(t *testing.T) {
	plain := flatEvidence{uncertain: true, net: 0.9, portrait: -8, sides: 1, pips: 4, floor: 3, alone: true, stands: 1}
	for _, c := range []struct {
		name string
		of   func(w *flatEvidence)
		flat bool
	}{
		{"nothing speaks against it", func(*flatEvidence) {}, true},
		{"it looks flat to the portrait nets, but it is as large as one on another", func(w *flatEvidence) { w.net, w.portrait, w.floor = 0.6, -10.8, -4 }, false},
		{"its size tells nothing, and the net takes it for stacked", func(w *flatEvidence) { w.net, w.portrait, w.floor = 0.05, -4.5, 0 }, false},
		{"its size tells nothing, and its outline is larger", func(w *flatEvidence) { w.portrait, w.floor, w.outline = -5, 0, 1.5 }, false},
		{"another paint shows along its outline", func(w *flatEvidence) { w.floor, w.under = 0, 0.5 }, false},
		{"the net has doubts that its size does not share", func(w *flatEvidence) { w.net, w.floor = 0.3, 5 }, true},
		{"a neighbour on which it may lean, and the portrait nets have doubts", func(w *flatEvidence) { w.alone, w.portrait = false, -4 }, false},
		{"the same doubts, and nothing to lean on", func(w *flatEvidence) { w.portrait = -4 }, true},
		{"the same doubts beside a neighbour, on a rig whose flat dice look so to the portrait nets", func(w *flatEvidence) { w.alone, w.portrait, w.usual, w.flanks = false, -4, 2.5, 1 }, true},
		{"it shows one pip, and the portrait nets have doubts", func(w *flatEvidence) { w.pips, w.alone, w.portrait = 1, false, -4 }, false},
		{"its sides are of other lengths", func(w *flatEvidence) { w.portrait, w.sides = -4, 0 }, false},
	} {
		w := plain
		c.of(&w)
		if p := w.flat(); (p >= find.SureFlat) != c.flat {
			t.Errorf("%s: it lies flat with %.4f", c.name, p)
		}
	}
}

func TestSizesAreUncertainWithAFittedCameraOrUnevenPips(t *testing.T) {
	for _, c := range []struct {
		name    string
		focal   float64
		pips    float64
		certain bool
	}{
		{"a camera with pictures of a chessboard, even dice", 0, scene.UsualPipSD, true},
		{"a fitted camera", 0.01, scene.UsualPipSD, false},
		{"uneven dice", 0, 0.014, false},
	} {
		if got := SizesUncertain(&scene.Known{FocalSD: c.focal, PipSD: c.pips}); got == c.certain {
			t.Errorf("%s: uncertain is %v", c.name, got)
		}
	}
}

func TestFewTaughtDiceMoveTheUsualLookOfFlatDiceLess(t *testing.T) {
	last := 0.0
	for _, n := range []int{0, 1, 3, 15, 1000} {
		got := usualPortraits.shift(float64(n)*(usualPortraits.mean+2), n)
		if !(got > last || n == 0 && got == 0) || got >= 2 {
			t.Errorf("%d dice that look by 2 less flat: %.3f, of fewer %.3f", n, got, last)
		}
		last = got
	}
}

func TestEvidenceAgainstAFlatDieLowersItsProbability(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		share := rapid.Float64Range(0, 1)
		w := flatEvidence{
			net: share.Draw(t, "net"), portrait: rapid.Float64Range(-15, 5).Draw(t, "portrait"), flanks: rapid.Float64Range(-3, 4).Draw(t, "flanks"),
			tilted: rapid.IntRange(0, 6).Draw(t, "tilted"), lift: rapid.Float64Range(-4, 4).Draw(t, "lift"), beside: share.Draw(t, "beside"),
			sides: share.Draw(t, "sides"), stands: share.Draw(t, "stands"), under: share.Draw(t, "under"),
			uncertain: rapid.Bool().Draw(t, "uncertain"), alone: rapid.Bool().Draw(t, "alone"), pips: rapid.IntRange(1, 6).Draw(t, "pips"),
			floor: rapid.Float64Range(-6, 6).Draw(t, "floor"), outline: rapid.Float64Range(-2, 2).Draw(t, "outline"),
		}
		p := w.flat()
		if !(p >= 0 && p <= 1) {
			t.Fatalf("%+v: %v", w, p)
		}
		for name, worse := range map[string]func(w *flatEvidence){
			"a lower net":                   func(w *flatEvidence) { w.net *= 0.9 },
			"portrait nets that see a tilt": func(w *flatEvidence) { w.portrait++ },
			"flanks that do not fit":        func(w *flatEvidence) { w.flanks -= 0.5 },
			"a tilted flank":                func(w *flatEvidence) { w.tilted++ },
			"pips that lie elsewhere":       func(w *flatEvidence) { w.lift *= 1.1 },
			"pips that lie closer":          func(w *flatEvidence) { w.floor-- },
			"a larger outline":              func(w *flatEvidence) { w.outline += 0.3 },
			"something to lean on":          func(w *flatEvidence) { w.alone = false },
			"foreign paint":                 func(w *flatEvidence) { w.under += 0.1 },
			"something strange beside":      func(w *flatEvidence) { w.beside = min(1, w.beside+0.1) },
			"sides that differ":             func(w *flatEvidence) { w.sides *= 0.9 },
		} {
			v := w
			worse(&v)
			if q := v.flat(); q > p+1e-12 {
				t.Errorf("%s makes %.4f of %.4f in %+v", name, q, p, w)
			}
		}
	})
}
