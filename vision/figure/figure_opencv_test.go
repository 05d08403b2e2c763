//go:build cgo

package figure

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
)

func TestAFigureIsFoundFromNearbyInAnyLight(t *testing.T) {
	kind := taughtEmblems(t)
	rapid.Check(t, func(t *rapid.T) {
		g := &kind.Figures[rapid.SampledFrom([]int{0, 1, 3}).Draw(t, "figure")] // a ring has no yaw
		at := pixel.Pose{X: 60 + rapid.Float64Range(-1, 1).Draw(t, "x"), Y: 60 + rapid.Float64Range(-1, 1).Draw(t, "y"), Yaw: rapid.Float64Range(-3, 3).Draw(t, "yaw")}
		light := rapid.Float64Range(0.35, 1.1).Draw(t, "light")
		p := drawn.NewPaper(120, 120, [3]float64{120 * light, 90 * light, 40 * light})
		p.Emblem(at, g.Face, [3]float64{190 * light, 220 * light, 230 * light}, [3]float64{40 * light, 30 * light, 30 * light})
		off := rapid.Float64Range(-2.5, 2.5)
		start := pixel.Pose{X: at.X + off.Draw(t, "off x"), Y: at.Y + off.Draw(t, "off y"), Yaw: at.Yaw + rapid.Float64Range(-0.15, 0.15).Draw(t, "turned")}
		all, small := sheetsOf(&p.Picture, kind.Ink)
		laid, _ := small.Fit(g, start.Affine(), false, 6)
		laid, like := all.Fit(g, laid, false, 8)
		found := laid.NearestPose()
		if like < 0.95 || math.Hypot(found.X-at.X, found.Y-at.Y) > 0.6 || math.Abs(math.Remainder(found.Yaw-at.Yaw, 2*math.Pi)) > 0.03 {
			t.Fatalf("it lies at %+v, found at %+v (%.3f)", at, found, like)
		}
	})
}

func TestALightGradientAcrossAFaceHidesNoFigure(t *testing.T) {
	kind := taughtEmblems(t)
	for i := range kind.Figures {
		for way := range 8 {
			g, at := &kind.Figures[i], pixel.Pose{X: 60.3, Y: 59.6, Yaw: 0.7}
			p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
			p.Emblem(at, g.Face, [3]float64{190, 160, 150}, [3]float64{120, 100, 90}) // faint
			sin, cos := math.Sincos(float64(way) * math.Pi / 4)
			for y := range p.H {
				for x := range p.W {
					rises := math.Exp(0.8 * (cos*(float64(x)-at.X) + sin*(float64(y)-at.Y)) / pixel.EdgePX)
					for k := range 3 {
						v := &p.Px[3*(y*p.W+x)+k]
						*v = uint8(min(255, rises*float64(*v)))
					}
				}
			}
			all, small := sheetsOf(&p.Picture, kind.Ink)
			laid, soft := small.Fit(g, at.Affine(), false, 6)
			_, fine := all.Fit(g, laid, false, 8)
			if soft < 0.95 || fine < 0.97 {
				t.Errorf("%s, light from way %d: %.3f alike at half the size and %.3f alike", g.Face, way, soft, fine)
			}
		}
	}
}

func TestEachFaceLeadsOverTheOthersWhereItLies(t *testing.T) {
	kind := taughtEmblems(t)
	for i := range kind.Figures {
		at := pixel.Pose{X: 60.3, Y: 59.6, Yaw: 0.7}
		p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
		p.Emblem(at, kind.Figures[i].Face, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		s := &scene.Scene{Pic: p.Picture}
		all, small := sheetsOf(&p.Picture, kind.Ink)
		var guesses []seed
		for k := range kind.Figures {
			guesses = append(guesses, seed{pixel.Pose{X: 60, Y: 60, Yaw: 0.6}, &kind.Figures[k], 1})
		}
		c, ok := printAt(s, all, small, &kind, place{guesses[0], small.firstFit(guesses)})
		if !ok || c.Figure.Face != kind.Figures[i].Face || c.lead < 5 || c.Value() < 0.93 || c.Match.Exists(0) < 0.93 {
			t.Errorf("%s: found %v, %+v", kind.Figures[i].Face, ok, c.Match)
			continue
		}
		if math.Hypot(c.X-at.X, c.Y-at.Y) > 0.7 || math.Abs(pixel.ModQuarterTurn(c.Yaw-at.Yaw)) > 0.03 {
			t.Errorf("%s: at %+v instead of %+v", kind.Figures[i].Face, c.Pose, at)
		}
	}
}

func TestADieWhoseFacesCannotBeToldApartIsNotTaught(t *testing.T) {
	for _, c := range []struct {
		name  string
		faces []calibration.Face
		want  string
	}{
		{"two faces that show the same", []calibration.Face{drawn.ShownFace(t, "2", "bar", 0), drawn.ShownFace(t, "4", "bar", 1.2)}, `the faces "2" and "4" look the same`},
		{"one face that shows two things", []calibration.Face{drawn.ShownFace(t, "2", "ring", 0), drawn.ShownFace(t, "4", "bar", 0), drawn.ShownFace(t, "2", "hook", 0)}, `the pictures of the face "2" do not look alike`},
		{"one face turned and another", []calibration.Face{drawn.ShownFace(t, "2", "bar", 0), drawn.ShownFace(t, "4", "ring", 0), drawn.ShownFace(t, "2", "bar", 2.4)}, ""},
		{"a bare face", []calibration.Face{drawn.ShownFace(t, "2", "bar", 0), drawn.ShownFace(t, "4", "nothing", 0)}, `the face "4" of the combat die is blank`},
	} {
		t.Run(c.name, func(t *testing.T) {
			kind, err := New(&calibration.Colour{Name: "combat", Faces: c.faces})
			if err == nil {
				err = kind.CheckFaces()
			}
			switch {
			case c.want == "" && err != nil, c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
				t.Errorf("%v, not %q", err, c.want)
			}
		})
	}
}
