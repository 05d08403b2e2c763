package figure

import (
	"testing"

	"quartermaster/vision/colour"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

// mirroring draws a die whose face reflects a window everywhere but at its edges. share is the part of the light that is the reflection.
func mirroring(p drawn.Paper, at pixel.Pose, emblem string, face, ink [3]float64, share float64) {
	var pale, faint [3]float64
	for k := range 3 {
		pale[k], faint[k] = (1-share)*face[k]+share*200, (1-share)*ink[k]+share*200
	}
	p.Fill(face, drawn.Square(at, 0.5))
	p.Fill(pale, drawn.Square(at, 0.42))
	p.Fill(faint, func(x, y float64) float64 { return drawn.Emblems[emblem](at.Local(x, y)) })
}

func TestATaughtPictureInShadowOrReflectionDoesNotSetTheColour(t *testing.T) {
	paint := [3]float64{40, 72, 136}
	for _, c := range []struct {
		name         string
		light, shine float64
	}{{"in a wall's shadow", 0.35, 0}, {"in a window's mirror image", 1, 60}, {"in both", 0.5, 40}} {
		t.Run(c.name, func(t *testing.T) {
			faces := [][3]float64{paint, paint, paint, paint, paint}
			for k := range 3 {
				faces[1][k], faces[2][k] = 1.1*paint[k], 0.9*paint[k]
				faces[3][k] = c.light*paint[k] + c.shine
			}
			got := colour.PrintShade("combat", faces)
			if got.Base == faces[3] {
				t.Fatalf("the odd one, %.0f, was taken", got.Base)
			}
			for i, f := range faces {
				if far := got.Distance(f, [3]float64{1, 1, 1}, colour.LightNearWall(0)); far > seekFar {
					t.Errorf("face %d is %.1f from it", i, far)
				}
			}
		})
	}
}
