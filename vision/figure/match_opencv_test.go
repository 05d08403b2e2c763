//go:build cgo

package figure

import (
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/calibration"
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

// Blur moves the edges of dark print in logarithms, which must not be taken for another size: a large figure seen a little sharper or
// softer than it was taught still lies on the floor.
func TestAFigureIsSeenInItsSizeHoweverSharpThePicture(t *testing.T) {
	s := &scene.Scene{Viewpoint: pixel.Viewpoint{X: 400, Y: 300, Height: 1600}}
	picture := func(softer int) pixel.Picture {
		p := drawn.NewPaper(calibration.FacePX, calibration.FacePX, [3]float64{120, 90, 40})
		p.Emblem(pixel.Pose{X: faceMiddle, Y: faceMiddle}, "star", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		out := p.Picture
		for range softer {
			out, _ = softened(&out)
		}
		return out
	}
	const usual = 2 // as many times softened as in the picture that is taught
	c := &calibration.Colour{Name: "combat"}
	for _, face := range []string{"star", "hook"} {
		c.Faces = append(c.Faces, drawn.ShownFace(t, face, face, 0))
	}
	taught := picture(usual)
	c.Faces[0].Picture.Data = drawn.PNG(t, drawn.Image(&taught))
	kind, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, softer := range []int{usual - 1, usual, usual + 1} {
		p := picture(softer)
		all, _ := sheetsOf(&p, kind.Ink)
		g := &kind.Figures[0]
		square, _ := all.Fit(g, taughtFace, false, 8)
		m := Match{Fit: Fit{Figure: g}}
		m.At, _ = all.Fit(g, square, true, 8)
		if lift, _ := m.LiftAndStretch(s); math.Abs(lift) > 0.2 {
			t.Errorf("softened %d times instead of %d, it is seen %.2f lifts up", softer, usual, lift)
		}
	}
}
