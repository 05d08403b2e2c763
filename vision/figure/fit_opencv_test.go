//go:build cgo

package figure

import (
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

// Where a lamp is mirrored in a part of a face, the figure's own Jacobian may lead downhill. The fit must not stop there, or each such
// figure would seem undistorted.
func TestAnAffineFitGoesOnWhereALampHidesAPartOfAFigure(t *testing.T) {
	c := calibration.Colour{Name: "combat", Faces: []calibration.Face{drawn.ShownFace(t, "hook", "hook", 0), drawn.ShownFace(t, "star", "tripod", 0)}}
	kind, err := New(&c)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(5, 1))
	still := 0
	for range 60 {
		at := pixel.Pose{X: 60 + random.Float64(), Y: 60 + random.Float64(), Yaw: 6 * random.Float64()}
		p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
		p.Emblem(at, "tripod", [3]float64{90, 120, 130}, [3]float64{40, 30, 30})
		sin, cos := math.Sincos(6 * random.Float64())
		for y := range p.H {
			for x := range p.W {
				veil := 110 / (1 + math.Exp(-(cos*(float64(x)-at.X)+sin*(float64(y)-at.Y))/3))
				for k := range 3 {
					v := &p.Px[3*(y*p.W+x)+k]
					*v = uint8(min(255, veil+float64(*v)))
				}
			}
		}
		all, _ := sheetsOf(&p.Picture, kind.Ink)
		g := &kind.Figures[1]
		square, _ := all.Fit(g, at.Affine(), false, 8)
		if laid, like := all.Fit(g, square, true, 8); laid == square || like <= all.likeness(g, square) {
			still++
		}
	}
	if still > 0 {
		t.Errorf("%d of 60 fits stop where they begin", still)
	}
}
