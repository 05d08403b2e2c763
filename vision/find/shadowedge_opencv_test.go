//go:build cgo

package find

import (
	"math"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestPaintMustLoseTheLightThatThePipsLose(t *testing.T) {
	var five *vision.Pattern
	for i := range scene.Patterns {
		if scene.Patterns[i].Value == 5 {
			five = &scene.Patterns[i]
		}
	}
	at := pixel.Pose{X: 200, Y: 200, Yaw: 0.2}
	for _, c := range []struct {
		name  string
		paint float64 // share of the light that is left on the paint
		even  bool
	}{
		{"as much", 0.6, true},
		{"nothing: a lamp is mirrored in the pips", 1, false},
	} {
		now := drawn.NewPaper(400, 400, [3]float64{120, 120, 120})
		now.Die(at, five, [3]float64{60, 150, 70}, [3]float64{240, 240, 240})
		behind := func(share float64, part func(x, y float64) float64) {
			now.Fill([3]float64{}, func(x, y float64) float64 {
				if a, _ := at.Local(x, y); a > 0.1 {
					return 0
				}
				return (1 - share) * max(0, min(1, part(x, y)))
			})
		}
		pips := func(x, y float64) float64 {
			for i, on := range five.Pips {
				a, b := vision.SiteAt(i)
				u, v := at.Place(a*0.26, b*0.26)
				if on && math.Hypot(u-x, v-y) < 1.2*scene.PipRadius*pixel.EdgePX {
					return 1
				}
			}
			return 0
		}
		behind(c.paint, func(x, y float64) float64 { return min(1, drawn.Square(at, 0.6)(x, y)) * (1 - pips(x, y)) })
		behind(0.6, pips)
		s := scenetest.SceneOf(now, drawn.NewPaper(400, 400, [3]float64{120, 120, 120}))
		s.Pitch = 0.26
		channel := scene.PipChannel(&s.Pic, calibration.LightPips, scene.EvenLight)
		site := s.Sites(at, &channel)
		if _, _, _, ok := withoutShadow(site); !ok {
			t.Fatalf("the pips are not of two strengths: %.0f", site)
		}
		if even := inEvenLight(s, at, site) != site; even != c.even {
			t.Errorf("%s: evened is %v, not %v, of %.0f", c.name, even, c.even, site)
		}
	}
}
