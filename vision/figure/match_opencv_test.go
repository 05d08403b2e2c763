//go:build cgo

package figure

import (
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
)

func TestUnsureIsTheStandardErrorOfALift(t *testing.T) {
	kind := taughtEmblems(t)
	random := rand.New(rand.NewPCG(5, 1))
	s := &scene.Scene{Viewpoint: pixel.Viewpoint{X: 400, Y: 300, Height: 1600}}
	for _, noise := range []float64{4, 16} {
		for _, g := range kind.Figures {
			if g.Face == "ring" {
				continue // it has no yaw
			}
			const n = 30
			var mean, squares, said float64
			for range n {
				at := pixel.Pose{X: 60 + random.Float64(), Y: 60 + random.Float64(), Yaw: 6 * random.Float64()}
				p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
				p.Emblem(at, g.Face, [3]float64{190, 200, 210}, [3]float64{110, 100, 100})
				for i := range p.Px {
					p.Px[i] = uint8(max(0, min(255, float64(p.Px[i])+noise*random.NormFloat64())))
				}
				all, _ := sheetsOf(&p.Picture, kind.Ink)
				square, like := all.Fit(&g, at.Affine(), false, 8)
				m := Match{Fit: Fit{&g, square, like}}
				said += m.LiftSD(s) / n
				m.At, _ = all.Fit(&g, square, true, 8)
				lift, _ := m.LiftAndStretch(s)
				mean, squares = mean+lift/n, squares+lift*lift/n
			}
			if spread := math.Sqrt(squares - mean*mean); spread < 0.4*said || spread > 2*said {
				t.Errorf("%s in noise of %.0f levels: lifts vary by %.3f and are said to by %.3f", g.Face, noise, spread, said)
			}
		}
	}
}
