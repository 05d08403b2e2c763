package paint

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

// lamplit returns the colour of a paint in the picture: light is the share of diffuse light on it, lamp the strength of the
// specular reflection (1 = white paper). Light is added linearly and then gamma-encoded.
func lamplit(paint, paper [3]float64, light, lamp float64) (out [3]float64) {
	for k := range 3 {
		out[k] = colour.FromLinear(light*colour.Linear(paint[k]) + lamp*colour.Linear(paper[k]))
	}
	return out
}

// The paints of dice in warm evening light, and the colour of white paper in that light.
var (
	evening = []colour.Shade{
		{Name: "red", Pips: calibration.LightPips, Base: [3]float64{17, 22, 157}},
		{Name: "green", Pips: calibration.LightPips, Base: [3]float64{28, 86, 25}},
		{Name: "white", Pips: calibration.DarkPips, Base: [3]float64{108, 157, 179}},
		{Name: "blue", Pips: calibration.LightPips, Base: [3]float64{96, 57, 26}},
		{Name: "yellow", Pips: calibration.DarkPips, Base: [3]float64{3, 121, 178}},
	}
	eveningPaper = [3]float64{136, 185, 211}
)

// eveningPaints returns the set of those dice with the white point of that light.
func eveningPaints() (p colour.Set) {
	sum := eveningPaper[0] + eveningPaper[1] + eveningPaper[2]
	p.Shades, p.PipLevel = evening, sum
	for k, v := range eveningPaper {
		p.White[k] = 3 * v / sum
	}
	return p
}

// lampDie draws a die with the given colours of face, bevels, pips and floor. It returns the scene, and the die as a candidate
// that was assigned the colour seems.
func lampDie(face, bevel, pips, floor [3]float64, seems *colour.Shade) (*scene.Scene, *find.Candidate) {
	at := pixel.Pose{X: 60, Y: 60, Yaw: 0.3}
	four := &scene.Patterns[slices.IndexFunc(scene.Patterns, func(p vision.Pattern) bool { return p.Value == 4 })]
	empty := drawn.NewPaper(120, 120, floor)
	now := drawn.NewPaper(120, 120, floor)
	now.Fill(bevel, drawn.Square(at, 0.5))
	now.Fill(face, drawn.Square(at, 0.46))
	for i, on := range four.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := at.Place(a*0.26, b*0.26)
			now.Fill(pips, drawn.Dot(x, y, 0.09*pixel.EdgePX))
		}
	}
	s := scenetest.SceneOf(now, empty)
	s.Floor.CellsWide, s.Floor.CellsHigh, s.Floor.CellGain = 1, 1, [][3]float32{{1, 1, 1}}
	s.Known.Set = eveningPaints()
	c := &find.Candidate{Pose: at, Sign: seems.Pips, Pattern: four, Colour: seems.Name, LightPrior: colour.LightNearWall(2), FaceMeasures: scene.FaceMeasures{Body: face}, ColourMargin: 1.5, ColourDistance: 1.1}
	return s, c
}

func TestAFaceIsItsPaintUnderAnyLampInLinearLight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sh := &evening[rapid.IntRange(0, len(evening)-1).Draw(t, "paint")]
		light, lamp := rapid.Float64Range(0.9, 1.3).Draw(t, "light"), rapid.Float64Range(0, 1.2).Draw(t, "lamp")
		off, seen := sh.VeiledDistance(lamplit(sh.Base, eveningPaper, light, lamp), eveningPaper, colour.LightPrior{SDBelow: 0.45})
		if off > 0.8 {
			t.Errorf("%s under the light %v with a lamp of %v is %v off itself", sh.Name, light, lamp, off)
		}
		if math.Abs(seen-lamp) > 0.3 && lamp < 0.5 {
			t.Errorf("%s under the light %v: a lamp of %v is taken for one of %v", sh.Name, light, lamp, seen)
		}
	})
}

func TestARejectedApparentColourIsNotConsideredAgain(t *testing.T) {
	shades := []colour.Shade{{Name: "ivory", Pips: calibration.DarkPips, Base: [3]float64{88, 152, 182}}, {Name: "yellow", Pips: calibration.DarkPips, Base: [3]float64{4, 133, 195}}}
	ivory, yellow := &shades[0], &shades[1]
	l := sheen{face: [3]float64{168, 254, 254}, paper: eveningPaper, light: colour.LightPrior{SDBelow: 0.45}, sign: calibration.DarkPips}
	for side := range l.bevels { // the reflection fades outwards, so the outer end of the bevel shows the paint
		for i, lamp := range [3]float64{0.9, 0.4, 0} {
			l.bevels[side][i] = lamplit(yellow.Base, eveningPaper, 0.8, lamp)
		}
	}
	light := eveningPaints().White
	if v := l.over(shades, ivory, nil, light); v.paint != yellow || v.likely() < 0.9 {
		t.Fatalf("the veil over what seems ivory is likely to %.3f, of %+v", v.likely(), v.paint)
	}
	if v := l.over(shades, yellow, []*colour.Shade{ivory}, light); v.likely() > 0.05 {
		t.Errorf("the veil over what was found to be yellow is likely to %.3f, of %+v", v.likely(), v.paint)
	}
}
