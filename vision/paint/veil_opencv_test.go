//go:build cgo

package paint

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
)

func TestAVeiledFaceHasTheColourThatItsBevelsShow(t *testing.T) {
	white, floor := colour.ShadeOf(evening, "white"), [3]float64{95, 140, 135}
	dark := [3]float64{30, 38, 42}
	for _, c := range []struct {
		name        string
		face, bevel [3]float64
		pips        [3]float64
		rim         float64 // evidence of the bevels against the colour that it seems to have
		want        string
		sure        bool
	}{
		{"a yellow die under a lamp", lamplit(evening[4].Base, eveningPaper, 1.2, 0.9), evening[4].Base, dark, 0.8, "yellow", true},
		{"a red die under a lamp, whose light pips look dark", lamplit(evening[0].Base, eveningPaper, 1.1, 0.85), evening[0].Base, eveningPaper, 0, "red", true},
		{"a white die under a lamp", lamplit(white.Base, eveningPaper, 1, 0.6), white.Base, dark, 0, "white", true},
		{"a white die", white.Base, lamplit(white.Base, eveningPaper, 0.7, 0), dark, 0, "white", true},
		{"a yellow die under a lamp that its bevels mirror as well", lamplit(evening[4].Base, eveningPaper, 1.2, 0.9), lamplit(evening[4].Base, eveningPaper, 1.2, 0.9), dark, 0, "", false},
	} {
		s, die := lampDie(c.face, c.bevel, c.pips, floor, white)
		die.BevelEvidence = c.rim
		Unveil(s, die)
		p := min(colour.Confidence(die.ColourDistance, die.ColourMargin, die.BevelEvidence), die.NoVeil)
		if c.want != "" && die.Colour != c.want || (p >= find.Sure) != c.sure {
			t.Errorf("%s is read as %s, sure to %.3f (far %.2f, lead %.2f, bare %.3f)", c.name, die.Colour, p, die.ColourDistance, die.ColourMargin, die.NoVeil)
		}
	}
}

func TestNoVeiledFaceGetsAWrongColourWithoutAQuestion(t *testing.T) {
	lampHue := eveningPaints().White
	rapid.Check(t, func(t *rapid.T) {
		sh := &evening[rapid.IntRange(0, len(evening)-1).Draw(t, "paint")]
		lamp := rapid.Float64Range(0.3, 1).Draw(t, "lamp")
		shadow := rapid.Float64Range(0.4, 1).Draw(t, "light on the bevels")
		floor := lamplit([3]float64{100, 140, 130}, eveningPaper, rapid.Float64Range(0.3, 1.2).Draw(t, "light on the floor"), 0)
		face, pips := lamplit(sh.Base, eveningPaper, 1, lamp), [3]float64{30, 38, 42}
		if sh.Pips == calibration.LightPips {
			pips = eveningPaper
		}
		ones := [3]float64{1, 1, 1}
		for _, sign := range []calibration.Pips{calibration.LightPips, calibration.DarkPips} { // both signs that may be detected
			if sign == calibration.LightPips && sh.Pips == calibration.DarkPips {
				continue
			}
			light := colour.LightNearWall(2)
			light.ColourSD = 2
			name, far, lead := colour.Nearest(evening, face, ones, lampHue, light, sign)
			s, die := lampDie(face, lamplit(sh.Base, eveningPaper, shadow, 0), pips, floor, colour.ShadeOf(evening, name))
			die.Sign, die.ColourDistance, die.ColourMargin, die.LightPrior = sign, far, lead, light
			Unveil(s, die)
			if p := min(colour.Confidence(die.ColourDistance, die.ColourMargin, die.BevelEvidence), die.NoVeil); die.Colour != sh.Name && p >= find.Sure {
				t.Errorf("%s with a lamp of %.2f is %s, sure to %.3f; its face alone is %s", sh.Name, lamp, die.Colour, p, name)
			}
		}
	})
}

func TestUnveilingLeavesAColourThatHasNoRival(t *testing.T) {
	s, die := lampDie(lamplit(evening[3].Base, eveningPaper, 1, 0.8), evening[3].Base, eveningPaper, [3]float64{95, 140, 135}, &evening[3])
	s.Known.Shades = evening[3:4]
	die.ColourMargin = math.Inf(1)
	Unveil(s, die)
	if die.Colour != "blue" || die.NoVeil != 1 || !math.IsInf(die.ColourMargin, 1) {
		t.Errorf("%s, bare %v, lead %v", die.Colour, die.NoVeil, die.ColourMargin)
	}
	die.Colour = "a printed one"
	if Unveil(s, die); die.Colour != "a printed one" || die.NoVeil != 1 {
		t.Errorf("a colour without a shade became %s, bare %v", die.Colour, die.NoVeil)
	}
}
