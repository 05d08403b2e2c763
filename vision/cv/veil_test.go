//go:build cgo

package cv

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// lamplit is a paint with so much light on it and so much of a lamp mirrored in it, in what white paper throws back, as a camera
// draws it.
func lamplit(paint, paper [3]float64, light, lamp float64) (out [3]float64) {
	for k := range 3 {
		out[k] = developed(light*linear(paint[k]) + lamp*linear(paper[k]))
	}
	return out
}

// The paints of a warm evening's dice, and what its lamp makes of white paper.
var (
	evening = []shade{
		{"red", calibration.LightPips, [3]float64{17, 22, 157}},
		{"green", calibration.LightPips, [3]float64{28, 86, 25}},
		{"white", calibration.DarkPips, [3]float64{108, 157, 179}},
		{"blue", calibration.LightPips, [3]float64{96, 57, 26}},
		{"yellow", calibration.DarkPips, [3]float64{3, 121, 178}},
	}
	eveningPaper = [3]float64{136, 185, 211}
)

// eveningPaints are the evening's dice in the evening's light.
func eveningPaints() (p paints) {
	sum := eveningPaper[0] + eveningPaper[1] + eveningPaper[2]
	p.shades, p.pips = evening, sum
	for k, v := range eveningPaper {
		p.white[k] = 3 * v / sum
	}
	return p
}

// lampDie draws a die whose face is one colour and whose bevels, pips and floor are others, and gives it as a candidate that was
// taken for a colour.
func lampDie(face, bevel, pips, floor [3]float64, seems *shade) (*scene, *candidate) {
	at := pose{60, 60, 0.3}
	four := &patterns[slices.IndexFunc(patterns, func(p vision.Pattern) bool { return p.Value == 4 })]
	empty := newPaper(120, 120, floor)
	now := newPaper(120, 120, floor)
	now.fill(bevel, square(at, 0.5))
	now.fill(face, square(at, 0.46))
	for i, on := range four.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := at.place(a*0.26, b*0.26)
			now.fill(pips, dot(x, y, 0.09*edgePX))
		}
	}
	s := sceneOf(now, empty)
	s.floor.cw, s.floor.ch, s.floor.local = 1, 1, [][3]float32{{1, 1, 1}}
	s.known.paints = eveningPaints()
	c := &candidate{pose: at, sign: seems.pips, pattern: four, colour: seems.name, light: dusk(2), look: look{body: face}, lead: 1.5, far: 1.1}
	return s, c
}

func TestAFaceIsItsPaintUnderAnyLampInLinearLight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sh := &evening[rapid.IntRange(0, len(evening)-1).Draw(t, "paint")]
		light, lamp := rapid.Float64Range(0.9, 1.3).Draw(t, "light"), rapid.Float64Range(0, 1.2).Draw(t, "lamp")
		off, seen := sh.veiled(lamplit(sh.base, eveningPaper, light, lamp), eveningPaper, daylight{less: 0.45})
		if off > 0.8 {
			t.Errorf("%s under the light %v with a lamp of %v is %v off itself", sh.name, light, lamp, off)
		}
		if math.Abs(seen-lamp) > 0.3 && lamp < 0.5 {
			t.Errorf("%s under the light %v: a lamp of %v is taken for one of %v", sh.name, light, lamp, seen)
		}
	})
}

func TestAVeiledFaceHasTheColourThatItsBevelsShow(t *testing.T) {
	white, floor := shadeOf(evening, "white"), [3]float64{95, 140, 135}
	dark := [3]float64{30, 38, 42}
	for _, c := range []struct {
		name        string
		face, bevel [3]float64
		pips        [3]float64
		rim         float64 // what the bevels together say against the colour that it seems to have
		want        string
		sure        bool
	}{
		{"a yellow die under a lamp", lamplit(evening[4].base, eveningPaper, 1.2, 0.9), evening[4].base, dark, 0.8, "yellow", true},
		{"a red die under a lamp, whose light pips look dark", lamplit(evening[0].base, eveningPaper, 1.1, 0.85), evening[0].base, eveningPaper, 0, "red", true},
		{"a white die under a lamp", lamplit(white.base, eveningPaper, 1, 0.6), white.base, dark, 0, "white", true},
		{"a white die", white.base, lamplit(white.base, eveningPaper, 0.7, 0), dark, 0, "white", true},
		{"a yellow die under a lamp that its bevels mirror as well", lamplit(evening[4].base, eveningPaper, 1.2, 0.9), lamplit(evening[4].base, eveningPaper, 1.2, 0.9), dark, 0, "", false},
	} {
		s, die := lampDie(c.face, c.bevel, c.pips, floor, white)
		die.rim = c.rim
		s.unveil(die)
		p := min(colourSure(die.far, die.lead, die.rim), die.bare)
		if c.want != "" && die.colour != c.want || (p >= sure) != c.sure {
			t.Errorf("%s is read as %s, sure to %.3f (far %.2f, lead %.2f, bare %.3f)", c.name, die.colour, p, die.far, die.lead, die.bare)
		}
	}
}

func TestNoVeiledFaceIsOfAnotherColourWithoutAQuestion(t *testing.T) {
	lampHue := eveningPaints().white
	rapid.Check(t, func(t *rapid.T) {
		sh := &evening[rapid.IntRange(0, len(evening)-1).Draw(t, "paint")]
		lamp := rapid.Float64Range(0.3, 1).Draw(t, "lamp")
		shadow := rapid.Float64Range(0.4, 1).Draw(t, "light on the bevels")
		floor := lamplit([3]float64{100, 140, 130}, eveningPaper, rapid.Float64Range(0.3, 1.2).Draw(t, "light on the floor"), 0)
		face, pips := lamplit(sh.base, eveningPaper, 1, lamp), [3]float64{30, 38, 42}
		if sh.pips == calibration.LightPips {
			pips = eveningPaper
		}
		ones := [3]float64{1, 1, 1}
		for _, sign := range []calibration.Pips{calibration.LightPips, calibration.DarkPips} { // as the pips may be seen
			if sign == calibration.LightPips && sh.pips == calibration.DarkPips {
				continue
			}
			light := dusk(2)
			light.exact = 2
			name, far, lead := nearest(evening, face, ones, lampHue, light, sign)
			s, die := lampDie(face, lamplit(sh.base, eveningPaper, shadow, 0), pips, floor, shadeOf(evening, name))
			die.sign, die.far, die.lead, die.light = sign, far, lead, light
			s.unveil(die)
			if p := min(colourSure(die.far, die.lead, die.rim), die.bare); die.colour != sh.name && p >= sure {
				t.Errorf("%s with a lamp of %.2f is %s, sure to %.3f; its face alone is %s", sh.name, lamp, die.colour, p, name)
			}
		}
	})
}

func TestTheColourThatAFaceSeemedToHaveIsNotWeighedAgainOnceItIsFoundOut(t *testing.T) {
	shades := []shade{{"ivory", calibration.DarkPips, [3]float64{88, 152, 182}}, {"yellow", calibration.DarkPips, [3]float64{4, 133, 195}}}
	ivory, yellow := &shades[0], &shades[1]
	l := sheen{face: [3]float64{168, 254, 254}, paper: eveningPaper, light: daylight{less: 0.45}, sign: calibration.DarkPips}
	for side := range l.bevels { // which mirror the lamp where they begin, and show the paint where they end
		for i, lamp := range [3]float64{0.9, 0.4, 0} {
			l.bevels[side][i] = lamplit(yellow.base, eveningPaper, 0.8, lamp)
		}
	}
	light := eveningPaints().white
	if v := l.over(shades, ivory, nil, light); v.paint != yellow || v.likely() < 0.9 {
		t.Fatalf("the veil over what seems ivory is likely to %.3f, of %+v", v.likely(), v.paint)
	}
	if v := l.over(shades, yellow, []*shade{ivory}, light); v.likely() > 0.05 {
		t.Errorf("the veil over what was found to be yellow is likely to %.3f, of %+v", v.likely(), v.paint)
	}
}

func TestUnveilingLeavesAColourThatHasNoRival(t *testing.T) {
	s, die := lampDie(lamplit(evening[3].base, eveningPaper, 1, 0.8), evening[3].base, eveningPaper, [3]float64{95, 140, 135}, &evening[3])
	s.known.shades = evening[3:4]
	die.lead = math.Inf(1)
	s.unveil(die)
	if die.colour != "blue" || die.bare != 1 || !math.IsInf(die.lead, 1) {
		t.Errorf("%s, bare %v, lead %v", die.colour, die.bare, die.lead)
	}
	die.colour = "a printed one"
	if s.unveil(die); die.colour != "a printed one" || die.bare != 1 {
		t.Errorf("a colour without a shade became %s, bare %v", die.colour, die.bare)
	}
}
