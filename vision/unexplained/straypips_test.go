package unexplained

import (
	"testing"

	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

func TestLightOnTheRimOfADieThatLiesFlatIsNoPipOfAnother(t *testing.T) {
	flat, leaning := find.Candidate{Pose: pixel.Pose{X: 100, Y: 100, Yaw: 0.3}, Flat: 0.99}, find.Candidate{Pose: pixel.Pose{X: 300, Y: 100, Yaw: 0.3}, Flat: 0.5}
	at := func(c find.Candidate, a, b float64) scene.Peak {
		x, y := c.Place(a, b)
		return scene.Peak{X: x, Y: y}
	}
	for _, c := range []struct {
		name string
		scene.Peak
		kept bool
	}{
		{"its own bevel", at(flat, 0.6, -0.2), false},
		{"its corner", at(flat, -0.65, 0.65), false},
		{"a pip of a die that touches it", at(flat, 0.1, 0.74), true},
		{"the bevel of a die that may lie on another", at(leaning, 0.6, -0.2), true},
	} {
		if kept := len(BeyondRims([]scene.Peak{c.Peak}, []find.Candidate{flat, leaning})) > 0; kept != c.kept {
			t.Errorf("%s counts: %v", c.name, kept)
		}
	}
}
