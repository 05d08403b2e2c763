package colour

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision/pixel/drawn"
)

func TestApartIsLeastForThePaintItself(t *testing.T) {
	sh := Shade{Base: drawn.Red}
	white := [3]float64{1, 1, 1}
	if d := sh.Distance(drawn.Red, white, LightPrior{SDBelow: 0.45, ColourSD: 5}); d > 0.15 {
		t.Errorf("red stands %v from red", d)
	}
	last := 0.0
	for _, light := range []float64{1, 0.8, 0.6, 0.4} {
		d := sh.Distance(drawn.Under(drawn.Red, white, light, 0), white, LightPrior{SDBelow: 0.45, ColourSD: 5})
		if d < last {
			t.Errorf("less light is nearer: %v at %v, %v before", d, light, last)
		}
		last = d
	}
	last = 0
	for _, shine := range []float64{0, 30, 60, 120} {
		d := sh.Distance(drawn.Under(drawn.Red, white, 1, shine), white, LightPrior{SDBelow: 0.45, ColourSD: 5})
		if d < last {
			t.Errorf("more shine is nearer: %v at %v, %v before", d, shine, last)
		}
		last = d
	}
	if d := sh.Distance([3]float64{170, 30, 35}, white, LightPrior{SDBelow: 0.45, ColourSD: 5}); d < 3 {
		t.Errorf("blue stands only %v from red", d)
	}
}

func TestApartDoesNotDependOnTheOrderOfTheChannels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		level := rapid.Float64Range(0, 255)
		var base, face, white [3]float64
		for k := range 3 {
			base[k], face[k], white[k] = level.Draw(t, "base"), level.Draw(t, "face"), rapid.Float64Range(0.5, 1.5).Draw(t, "white")
		}
		turned := func(v [3]float64) [3]float64 { return [3]float64{v[2], v[0], v[1]} }
		a, b := Shade{Base: base}, Shade{Base: turned(base)}
		d := a.Distance(face, white, LightPrior{SDBelow: 0.45, ColourSD: 5})
		if back := b.Distance(turned(face), turned(white), LightPrior{SDBelow: 0.45, ColourSD: 5}); math.Abs(back-d) > 1e-9 {
			t.Errorf("%v and %v", d, back)
		}
		if !(d >= 0) || math.IsInf(d, 0) {
			t.Errorf("%v from %v under %v is %v apart", face, base, white, d)
		}
	})
}

func TestAShadeIsTheMinimumOfItsTaughtFaces(t *testing.T) {
	s := LearnShade("red", calibration.LightPips, [][3]float64{{40, 50, 160}, {90, 95, 200}, {45, 35, 150}})
	if s.Name != "red" || s.Pips != calibration.LightPips || s.Base != [3]float64{40, 35, 150} {
		t.Errorf("learned %+v", s)
	}
}

func TestTheNearestColourIsFoundUnderTheLightOfItsPlace(t *testing.T) {
	white := [3]float64{1, 1, 1}
	shades := []Shade{{Name: "red", Pips: calibration.LightPips, Base: drawn.Red}, {Name: "black", Pips: calibration.LightPips, Base: drawn.Black}, {Name: "ivory", Pips: calibration.DarkPips, Base: drawn.Ivory}}
	name, far, lead := Nearest(shades, [3]float64{drawn.Red[0] * 0.5, drawn.Red[1] * 0.6, drawn.Red[2] * 0.7}, [3]float64{0.5, 0.6, 0.7}, white, LightPrior{SDBelow: 0.45, ColourSD: 5}, calibration.LightPips)
	if name != "red" || far > 0.15 || lead < 1 {
		t.Errorf("in a corner with little light red is %s, %v away, the next %v farther", name, far, lead)
	}
	if name, far, _ := Nearest(shades, drawn.Ivory, white, white, LightPrior{SDBelow: 0.45, ColourSD: 5}, calibration.LightPips); name == "ivory" && far < 3 {
		t.Errorf("a face with light pips is ivory, whose pips are dark: %v away", far)
	}
	if _, far, lead := Nearest(shades[:1], drawn.Red, white, white, LightPrior{SDBelow: 0.45, ColourSD: 5}, calibration.LightPips); far > 0.15 || !math.IsInf(lead, 1) {
		t.Errorf("the only colour is %v away and leads by %v", far, lead)
	}
}

func TestDimPipsShowThatThePaintIsInShadow(t *testing.T) {
	white := [3]float64{1, 1, 1}
	shades := []Shade{{Name: "purple", Pips: calibration.LightPips, Base: [3]float64{84, 25, 61}}, {Name: "black", Pips: calibration.LightPips, Base: [3]float64{30, 31, 34}}}
	face := [3]float64{21, 4, 17} // purple under a quarter of its light; black of that lightness has two thirds of its own
	lead := func(light LightPrior) float64 {
		name, _, lead := Nearest(shades, face, white, white, light, calibration.LightPips)
		if name != "purple" {
			return -lead
		}
		return lead
	}
	unknown, told := lead(LightPrior{SDBelow: 0.45, ColourSD: 2}), lead(LightPrior{Mean: -1.3, SDBelow: 0.45, ColourSD: 2})
	if told < 1 || told < unknown+0.5 {
		t.Errorf("purple leads by %.2f where its pips tell of the shadow, by %.2f where nothing does", told, unknown)
	}
}

func TestBevelsSpeakAgainstAColourOnlyWhereTheyAreLikeAnother(t *testing.T) {
	white := [3]float64{1, 1, 1}
	shades := []Shade{{Name: "red", Pips: calibration.LightPips, Base: drawn.Red}, {Name: "black", Pips: calibration.LightPips, Base: drawn.Black}, {Name: "ivory", Pips: calibration.LightPips, Base: drawn.Ivory}}
	mirrored := [3]float64{drawn.Black[0] + 150, drawn.Black[1] + 150, drawn.Black[2] + 150} // a lamp in a black face
	for _, c := range []struct {
		name, colour string
		face, rim    [3]float64
		least, most  float64
	}{
		{"red bevels of a red face", "red", drawn.Red, drawn.Red, 0, 0},
		{"black bevels of a face so red that no lamp makes black look so", "red", drawn.Red, drawn.Black, 0, 0.2},
		{"black bevels of a face that may be black under a lamp's image", "ivory", mirrored, drawn.Black, 0.8, 9},
	} {
		if v := BevelEvidence(shades, c.colour, c.face, c.rim, white, white, LightPrior{SDBelow: 0.45, ColourSD: 5}, 0.5); v < c.least || v > c.most {
			t.Errorf("%s speak against %s by %v, not %v to %v", c.name, c.colour, v, c.least, c.most)
		}
	}
	if sure := Confidence(0.3, 1.5, 0); sure < 0.99 {
		t.Errorf("a clear face with its own bevels is sure to %v", sure)
	}
	last := 1.0
	for _, rim := range []float64{0, 0.3, 0.6, 1, 2} {
		p := Confidence(0.3, 1.5, rim)
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
		if p := Confidence(far, lead, rim); !(p >= 0 && p <= 1) {
			t.Errorf("%v", p)
		}
	})
	if p := Confidence(0.2, math.Inf(1), 0); !(p > 0.99 && p <= 1) {
		t.Errorf("the only colour of a set is sure to %v", p)
	}
}

func TestAPaintUnderHazeIsNearestToItself(t *testing.T) {
	sh, white := Shade{Base: [3]float64{84, 25, 61}}, [3]float64{1, 1, 1}
	rapid.Check(t, func(t *rapid.T) {
		level := rapid.Float64Range(5, 40).Draw(t, "haze")
		times := float64(rapid.IntRange(0, 2).Draw(t, "times"))
		light := rapid.Float64Range(0.8, 1.2).Draw(t, "light")
		face := drawn.Under(sh.Base, white, light, (times-1)*level)
		if d := sh.Distance(face, white, LightPrior{SDBelow: 0.45, ColourSD: 5, Haze: Haze{level, level, level}}); d > 1 {
			t.Errorf("%v times a haze of %v: %v apart", times, level, d)
		}
	})
}

func TestAClippedBlackMayBeAnyDarkPaint(t *testing.T) {
	black, purple, white := Shade{Base: [3]float64{31, 31, 34}}, Shade{Base: [3]float64{84, 25, 61}}, [3]float64{1, 1, 1}
	face := [3]float64{25, 20, 20} // the picture is clipped to 5, 0 and 0
	lead := func(l LightPrior) float64 { return purple.Distance(face, white, l) - black.Distance(face, white, l) }
	known := lead(LightPrior{Mean: -1, SDBelow: 0.45, ColourSD: 5})
	if cut := lead(LightPrior{Mean: -1, SDBelow: 0.45, ColourSD: 5, Haze: Haze{-20, -20, -20}}); cut > known/2 || known < 0.3 {
		t.Errorf("a face cut off at black is nearer to black by %v, one seen whole by %v", cut, known)
	}
}
