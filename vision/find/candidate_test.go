package find

import (
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

func TestOfAPaleDieMostPipsHaveChanged(t *testing.T) {
	s := &scene.Scene{Pitch: 0.26, Pic: pixel.Picture{W: 200, H: 200, Px: make([]uint8, 3*200*200)}}
	five := &scene.Patterns[6]
	if five.N != 5 {
		t.Fatal("the patterns have another order")
	}
	p := pixel.Pose{X: 100, Y: 100, Yaw: 0.3}
	for _, c := range []struct {
		changed int
		want    bool
	}{{0, false}, {3, false}, {4, true}, {5, true}} {
		s.Floor.Changed = pixel.NewMask(&s.Pic)
		n := 0
		for i, on := range five.Pips {
			if a, b := vision.SiteAt(i); on && n < c.changed {
				x, y := p.Place(a*s.Pitch, b*s.Pitch)
				s.Floor.Changed.Square(x, y, 6)
				n++
			}
		}
		if got := dots(s, p, five); got != c.want {
			t.Errorf("with %d of 5 pips changed: %v", c.changed, got)
		}
	}
}

func TestALampThatAllButHidesLightPipsMayHideMoreOfThem(t *testing.T) {
	for _, c := range []struct {
		name   string
		sign   calibration.Pips
		body   [3]float64
		height float64
		asked  bool
	}{
		{"light pips that all but drown in a lamp", calibration.LightPips, [3]float64{162, 246, 240}, 28, true},
		{"light pips that stand out from it", calibration.LightPips, [3]float64{180, 215, 193}, 35, false},
		{"light pips on paint", calibration.LightPips, [3]float64{60, 120, 40}, 150, false},
		{"dark pips as weak", calibration.DarkPips, [3]float64{240, 250, 250}, 30, false},
	} {
		one := Candidate{Sign: c.sign, height: c.height, FaceMeasures: scene.FaceMeasures{Body: c.body}}
		if asked := one.Legible() < Sure; asked != c.asked {
			t.Errorf("%s: sure of their number by %v", c.name, one.Legible())
		}
	}
}

func TestPrintInAShadowIsNoDie(t *testing.T) {
	for _, c := range []struct {
		name          string
		printed, seen float64
		print         bool
	}{
		{"a dashed line on which a shadow falls", 0.95, 0.97, true},
		{"a die whose pips lie on printed ones", 1, 0.12, false},
		{"a die that is shaded as the board is below it", 0.11, 0.75, false},
	} {
		if got := (&Candidate{printed: c.printed, FaceMeasures: scene.FaceMeasures{Ncc: c.seen}}).isPrint(); got != c.print {
			t.Errorf("%s: is print %v, not %v", c.name, got, c.print)
		}
	}
}
