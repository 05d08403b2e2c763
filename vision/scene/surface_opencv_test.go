//go:build cgo

package scene_test

import (
	"math"
	"testing"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestTheColourOfAFaceLeavesOutSpecularReflection(t *testing.T) {
	empty := drawn.NewPaper(200, 200, drawn.Sand)
	empty.Print(3)
	at := pixel.Pose{X: 100, Y: 100, Yaw: 0.4}
	pat := &scene.Patterns[6]
	for _, c := range []struct {
		name   string
		shine  float64 // half of the face lies under this much more light
		spread float64
	}{{"no shine", 0, 3}, {"a lamp over the half of it", 70, 80}} {
		t.Run(c.name, func(t *testing.T) {
			now := empty.Copied()
			now.Die(at, pat, drawn.Red, drawn.Ivory)
			for y := 60; y < 140; y++ {
				for x := 60; x < 140; x++ {
					if a, _ := at.Local(float64(x), float64(y)); a > 0.05 && a < 0.5 {
						for k := range 3 {
							q := &now.Px[3*(y*now.W+x)+k]
							*q = uint8(min(255, float64(*q)+c.shine))
						}
					}
				}
			}
			s := scenetest.SceneOf(now, empty)
			var l scene.FaceMeasures
			s.Surface(at, pat, &l)
			for k := range 3 {
				if math.Abs(l.Body[k]-drawn.Red[k]) > 6 {
					t.Errorf("the face is %v, painted %v", l.Body, drawn.Red)
				}
			}
			if l.Spread > c.spread || c.shine > 0 && l.Spread < 30 {
				t.Errorf("uneven by %v", l.Spread)
			}
			if l.Changed < 0.95 {
				t.Errorf("changed to %v", l.Changed)
			}
			if math.Abs(l.Ncc) > 0.4 {
				t.Errorf("as like the floor as %v", l.Ncc)
			}
		})
	}
}

func TestTheFloorCorrelatesWithTheEmptyBoard(t *testing.T) {
	empty := drawn.NewPaper(200, 200, drawn.Sand)
	empty.Print(4)
	now := empty.Copied()
	for i := range now.Px { // a shadow over everything
		now.Px[i] = uint8(float64(now.Px[i]) * 0.6)
	}
	s := scenetest.SceneOf(now, empty)
	for x := 40.0; x <= 160; x += 30 {
		var l scene.FaceMeasures
		s.Surface(pixel.Pose{X: x, Y: 100, Yaw: 0.2}, nil, &l)
		if l.Changed > 0.02 || l.Ncc < 0.95 {
			t.Errorf("at %v: changed to %v, like the floor %v", x, l.Changed, l.Ncc)
		}
	}
}
