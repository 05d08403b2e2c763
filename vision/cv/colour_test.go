//go:build cgo

package cv

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
)

// under is a paint under more or less light with some mirror image of a lamp over it.
func under(paint, white [3]float64, light, shine float64) (face [3]float64) {
	for k := range 3 {
		face[k] = min(light*paint[k]+shine*white[k], 255)
	}
	return face
}

func TestAShadeIsNearestToItselfUnderAnyLightAndShine(t *testing.T) {
	for _, rig := range []string{"A_recommended", "D_evening"} {
		e := engineOf(t, rig)
		rapid.Check(t, func(t *rapid.T) {
			sh := e.shades[rapid.IntRange(0, len(e.shades)-1).Draw(t, "shade")]
			light := rapid.Float64Range(0.8, 1.25).Draw(t, "light")
			shine := rapid.Float64Range(0, 40).Draw(t, "shine")
			face := under(sh.base, e.white, light, shine)
			if d := sh.apart(face, e.white, daylight{less: 0.45, exact: 5}); d > 1 && max(face[0], face[1], face[2]) < 255 {
				t.Errorf("%s under the light %v with the shine %v stands %v apart from itself", sh.name, light, shine, d)
			}
			name, far, lead := nearest(e.shades, face, [3]float64{1, 1, 1}, e.white, daylight{less: 0.45, exact: 5}, sh.pips)
			if name != sh.name {
				t.Errorf("%s under the light %v with the shine %v is nearest to %s (%v, the next %v farther)", sh.name, light, shine, name, far, lead)
			}
		})
	}
}

func TestApartIsLeastForThePaintItself(t *testing.T) {
	sh := shade{base: red}
	white := [3]float64{1, 1, 1}
	if d := sh.apart(red, white, daylight{less: 0.45, exact: 5}); d > 0.15 {
		t.Errorf("red stands %v from red", d)
	}
	last := 0.0
	for _, light := range []float64{1, 0.8, 0.6, 0.4} {
		d := sh.apart(under(red, white, light, 0), white, daylight{less: 0.45, exact: 5})
		if d < last {
			t.Errorf("less light is nearer: %v at %v, %v before", d, light, last)
		}
		last = d
	}
	last = 0
	for _, shine := range []float64{0, 30, 60, 120} {
		d := sh.apart(under(red, white, 1, shine), white, daylight{less: 0.45, exact: 5})
		if d < last {
			t.Errorf("more shine is nearer: %v at %v, %v before", d, shine, last)
		}
		last = d
	}
	if d := sh.apart([3]float64{170, 30, 35}, white, daylight{less: 0.45, exact: 5}); d < 3 {
		t.Errorf("blue stands only %v from red", d)
	}
}

func TestApartDoesNotHangOnTheOrderOfTheChannels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		level := rapid.Float64Range(0, 255)
		var base, face, white [3]float64
		for k := range 3 {
			base[k], face[k], white[k] = level.Draw(t, "base"), level.Draw(t, "face"), rapid.Float64Range(0.5, 1.5).Draw(t, "white")
		}
		turned := func(v [3]float64) [3]float64 { return [3]float64{v[2], v[0], v[1]} }
		a, b := shade{base: base}, shade{base: turned(base)}
		d := a.apart(face, white, daylight{less: 0.45, exact: 5})
		if back := b.apart(turned(face), turned(white), daylight{less: 0.45, exact: 5}); math.Abs(back-d) > 1e-9 {
			t.Errorf("%v and %v", d, back)
		}
		if !(d >= 0) || math.IsInf(d, 0) {
			t.Errorf("%v from %v under %v is %v apart", face, base, white, d)
		}
	})
}

func TestAShadeIsTheLeastOfItsTaughtFaces(t *testing.T) {
	s := learnShade("red", calibration.LightPips, [][3]float64{{40, 50, 160}, {90, 95, 200}, {45, 35, 150}})
	if s.name != "red" || s.pips != calibration.LightPips || s.base != [3]float64{40, 35, 150} {
		t.Errorf("learned %+v", s)
	}
}

func TestTheNearestColourIsFoundUnderTheLightOfItsPlace(t *testing.T) {
	white := [3]float64{1, 1, 1}
	shades := []shade{{"red", calibration.LightPips, red}, {"black", calibration.LightPips, black}, {"ivory", calibration.DarkPips, ivory}}
	name, far, lead := nearest(shades, [3]float64{red[0] * 0.5, red[1] * 0.6, red[2] * 0.7}, [3]float64{0.5, 0.6, 0.7}, white, daylight{less: 0.45, exact: 5}, calibration.LightPips)
	if name != "red" || far > 0.15 || lead < 1 {
		t.Errorf("in a corner with little light red is %s, %v away, the next %v farther", name, far, lead)
	}
	if name, far, _ := nearest(shades, ivory, white, white, daylight{less: 0.45, exact: 5}, calibration.LightPips); name == "ivory" && far < 3 {
		t.Errorf("a face with light pips is ivory, whose pips are dark: %v away", far)
	}
	if _, far, lead := nearest(shades[:1], red, white, white, daylight{less: 0.45, exact: 5}, calibration.LightPips); far > 0.15 || !math.IsInf(lead, 1) {
		t.Errorf("the only colour is %v away and leads by %v", far, lead)
	}
}

func TestDimPipsTellThatThePaintIsInAShadow(t *testing.T) {
	white := [3]float64{1, 1, 1}
	shades := []shade{{"purple", calibration.LightPips, [3]float64{84, 25, 61}}, {"black", calibration.LightPips, [3]float64{30, 31, 34}}}
	face := [3]float64{21, 4, 17} // purple under a quarter of its light; black of that lightness has two thirds of its own
	lead := func(light daylight) float64 {
		name, _, lead := nearest(shades, face, white, white, light, calibration.LightPips)
		if name != "purple" {
			return -lead
		}
		return lead
	}
	unknown, told := lead(daylight{less: 0.45, exact: 2}), lead(daylight{usual: -1.3, less: 0.45, exact: 2})
	if told < 1 || told < unknown+0.5 {
		t.Errorf("purple leads by %.2f where its pips tell of the shadow, by %.2f where nothing does", told, unknown)
	}
}

func TestTheLightOnAFaceIsToldByItsPips(t *testing.T) {
	const taught = 600 // light pips, the sum of the channels
	s := &scene{board: boardOf(400, 400), known: &known{paints: paints{pips: taught}}, pitch: 0.26, pic: picture{w: 200, h: 200, px: make([]uint8, 3*200*200)}}
	s.floor = ground{cw: 1, ch: 1, local: [][3]float32{{1, 1, 1}}}
	for _, c := range []struct {
		name        string
		share       float64 // of the taught pips' light
		sign        calibration.Pips
		least, most float64
	}{
		{"as bright as those that were taught", 1, calibration.LightPips, -0.01, 0},
		{"half as bright", 0.5, calibration.LightPips, -0.9, -0.6},
		{"hardly seen", 0.02, calibration.LightPips, -1.7, -1.7},
		{"dark, which tell nothing", 0.2, calibration.DarkPips, 0, 0},
	} {
		for i := range s.pic.px {
			s.pic.px[i] = uint8(min(255, taught/3*c.share))
		}
		light := s.lightOn(&candidate{pose: pose{100, 100, 0.2}, sign: c.sign, pattern: &patterns[3]})
		if light.usual < c.least || light.usual > c.most || light.less < 0.45 {
			t.Errorf("pips %s: %+v", c.name, light)
		}
	}
}

func TestBevelsSpeakAgainstAColourOnlyWhereTheyAreLikeAnother(t *testing.T) {
	white := [3]float64{1, 1, 1}
	shades := []shade{{"red", calibration.LightPips, red}, {"black", calibration.LightPips, black}, {"ivory", calibration.LightPips, ivory}}
	mirrored := [3]float64{black[0] + 150, black[1] + 150, black[2] + 150} // a lamp in a black face
	for _, c := range []struct {
		name, colour string
		face, rim    [3]float64
		least, most  float64
	}{
		{"red bevels of a red face", "red", red, red, 0, 0},
		{"black bevels of a face so red that no lamp makes black look so", "red", red, black, 0, 0.2},
		{"black bevels of a face that may be black under a lamp's image", "ivory", mirrored, black, 0.8, 9},
	} {
		if v := rimSays(shades, c.colour, c.face, c.rim, white, white, daylight{less: 0.45, exact: 5}, 0.5); v < c.least || v > c.most {
			t.Errorf("%s speak against %s by %v, not %v to %v", c.name, c.colour, v, c.least, c.most)
		}
	}
	if sure := colourSure(0.3, 1.5, 0); sure < 0.99 {
		t.Errorf("a clear face with its own bevels is sure to %v", sure)
	}
	last := 1.0
	for _, rim := range []float64{0, 0.3, 0.6, 1, 2} {
		p := colourSure(0.3, 1.5, rim)
		if p < 0 || p > 1 || p > last {
			t.Errorf("bevels that speak against it by %v make it sure to %v, less made it %v", rim, p, last)
		}
		last = p
	}
	if last > 0.05 {
		t.Errorf("with bevels of another colour it is still sure to %v", last)
	}
}

func TestColourSureIsAProbability(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		far, lead, rim := rapid.Float64Range(0, 1000).Draw(t, "far"), rapid.Float64Range(0, 1000).Draw(t, "lead"), rapid.Float64Range(0, 1000).Draw(t, "rim")
		if p := colourSure(far, lead, rim); !(p >= 0 && p <= 1) {
			t.Errorf("%v", p)
		}
	})
	if p := colourSure(0.2, math.Inf(1), 0); !(p > 0.99 && p <= 1) {
		t.Errorf("the only colour of a set is sure to %v", p)
	}
}
