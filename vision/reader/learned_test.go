//go:build cgo

package reader

import (
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/colour"
	"quartermaster/vision/pixel/drawn"
)

func TestAShadeIsNearestToItselfUnderAnyLightAndShine(t *testing.T) {
	for _, rig := range []string{"A_recommended", "D_evening"} {
		e := engineOf(t, rig)
		rapid.Check(t, func(t *rapid.T) {
			sh := e.Shades[rapid.IntRange(0, len(e.Shades)-1).Draw(t, "shade")]
			light := rapid.Float64Range(0.8, 1.25).Draw(t, "light")
			shine := rapid.Float64Range(0, 40).Draw(t, "shine")
			face := drawn.Under(sh.Base, e.White, light, shine)
			if d := sh.Distance(face, e.White, colour.LightPrior{SDBelow: 0.45, ColourSD: 5}); d > 1 && max(face[0], face[1], face[2]) < 255 {
				t.Errorf("%s under the light %v with the shine %v stands %v apart from itself", sh.Name, light, shine, d)
			}
			name, far, lead := colour.Nearest(e.Shades, face, [3]float64{1, 1, 1}, e.White, colour.LightPrior{SDBelow: 0.45, ColourSD: 5}, sh.Pips)
			if name != sh.Name {
				t.Errorf("%s under the light %v with the shine %v is nearest to %s (%v, the next %v farther)", sh.Name, light, shine, name, far, lead)
			}
		})
	}
}

func TestTheContrastOfTheTaughtPipsIsLearned(t *testing.T) {
	for _, rig := range []string{"D_evening", "E_wide"} {
		e := engineOf(t, rig)
		for _, sign := range e.Signs {
			if c := e.Contrasts[sign]; c < 60 || c > 240 {
				t.Errorf("%s: %s pips have a contrast of %v", rig, sign, c)
			}
		}
	}
}
