//go:build cgo

package unexplained

import (
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene/scenetest"
)

func TestBlackPaintBeneathADieIsDarkerThanAnyShadow(t *testing.T) {
	empty := drawn.NewPaper(400, 400, [3]float64{190, 180, 190})
	at := pixel.Pose{X: 200, Y: 200, Yaw: 0}
	for _, c := range []struct {
		name  string
		light float64 // share that is left of it
		seen  bool
	}{
		{"a black die", 0.25, true},
		{"the deepest shadow of the die above", 0.5, false},
		{"the crack right below its edge", 0.36, false},
	} {
		now := empty.Copied()
		now.Fill([3]float64{190 * c.light, 180 * c.light, 190 * c.light}, drawn.Square(pixel.Pose{X: 208, Y: 188, Yaw: 0.8}, 0.5))
		now.Fill(drawn.Red, drawn.Square(at, 0.5))
		s := scenetest.SceneOf(now, empty)
		s.Known.UmbraLight = [3]float64{0.5, 0.5, 0.5}
		s.Known.Shades = []colour.Shade{{Name: "red", Pips: calibration.LightPips, Base: drawn.Red}, {Name: "black", Pips: calibration.LightPips, Base: drawn.Black}}
		s.Viewpoint.Height = 1e6
		die := find.Candidate{Pose: at}
		explained := find.Outlines(s, []find.Candidate{die}, find.BandFactor)
		if _, seen := Beneath(s, &die, &explained); seen != c.seen {
			t.Errorf("%s: seen is %v, not %v", c.name, seen, c.seen)
		}
	}
}
