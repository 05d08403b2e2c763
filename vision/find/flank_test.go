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

// seenFrom draws a die with light pips whose one flank is tilted outwards by an angle (radians), in perspective. The camera's foot is
// away edges from the die, and the camera is high edges above the floor. It returns the die as a candidate that lies flat.
func seenFrom(t *testing.T, away, high float64, top, side int, angle float64) (*scene.Scene, Candidate) {
	t.Helper()
	const pitch = 0.25
	pattern := func(value int) *vision.Pattern {
		for i := range scene.Patterns {
			if scene.Patterns[i].Value == value {
				return &scene.Patterns[i]
			}
		}
		return nil
	}
	at := pixel.Pose{X: 200, Y: 200, Yaw: 0}
	eye := at.X + away*pixel.EdgePX
	// seen projects a point onto the plane of the top faces, in pixels. u, v: from the middle; z: below that plane; in edges.
	seen := func(u, v, z float64) (x, y float64) {
		x, y = at.X+u*pixel.EdgePX, at.Y+v*pixel.EdgePX
		share := (high - 1) / (high - 1 + z)
		return eye + (x-eye)*share, at.Y + (y-at.Y)*share
	}
	empty := drawn.NewPaper(400, 400, [3]float64{90, 110, 100})
	now := empty.Copied()
	face, pips := [3]float64{40, 40, 170}, [3]float64{235, 235, 235}
	now.Die(at, pattern(top), face, pips)
	out, down := math.Sincos(angle)
	const fine = 0.004
	for low := 0.0; low <= 1; low += fine {
		for v := -0.5; v <= 0.5; v += fine {
			paint := face
			for i, on := range pattern(side).Pips {
				if a, b := vision.SiteAt(i); on && math.Hypot(v-a*pitch, low-0.5-b*pitch) < scene.PipRadius {
					paint = pips
				}
			}
			x, y := seen(0.5+low*out, v, low*down)
			if x < at.X+0.5*pixel.EdgePX {
				continue // behind the top face
			}
			i := 3 * (int(y+0.5)*now.W + int(x+0.5))
			for k := range 3 {
				now.Px[i+k] = uint8(paint[k])
			}
		}
	}
	s := scenetest.SceneOf(now, empty)
	s.Pitch = pitch
	s.Viewpoint = pixel.Viewpoint{X: eye, Y: at.Y, Height: high * pixel.EdgePX}
	s.Pips = []scene.PipPeaks{{Sign: calibration.LightPips, Channel: scene.PipChannel(&s.Pic, calibration.LightPips, scene.EvenLight)}}
	return s, Candidate{Pose: at, Sign: calibration.LightPips, Pattern: pattern(top), FaceMeasures: scene.FaceMeasures{}, height: 150}
}

func TestOppositeFacesMakeSeven(t *testing.T) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if got := neighbours(a, b); got != (a != b && a != 7-b) {
				t.Errorf("%d beside %d is %v", a, b, got)
			}
		}
	}
}
