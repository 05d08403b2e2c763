//go:build cgo

package figure

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestAPrintedDieIsFoundWhereAWindowIsMirrored(t *testing.T) {
	kind := taughtEmblems(t)
	random := rand.New(rand.NewPCG(7, 1))
	for _, emblem := range []string{"bar", "cross", "ring", "hook"} {
		for n := range 8 {
			at := pixel.Pose{X: 180 + 40*random.Float64(), Y: 180 + 40*random.Float64(), Yaw: 6 * random.Float64()}
			s := scenetest.ShownScene(emblem, at, uint64(n))
			now := drawn.Paper{Picture: s.Pic}
			mirroring(now, at, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30}, 0.6)
			s = scenetest.SceneOf(now, drawn.Paper{Picture: *s.Floor.Empty})
			s.Viewpoint.Height = 1e6
			found := false
			for _, c := range Sightings(s, &kind, nil, 0.4) {
				found = found || c.Exists > 0.93 && c.Match.Figure.Face == emblem && math.Hypot(c.Match.At.X-at.X, c.Match.At.Y-at.Y) < 1
			}
			if !found {
				t.Errorf("%s at %+v is not found", emblem, at)
			}
		}
	}
}

func TestAFigureThatTheBoardShowsIsNoDie(t *testing.T) {
	kind := taughtEmblems(t)
	for _, lies := range []bool{false, true} {
		at := pixel.Pose{X: 200, Y: 190, Yaw: 0.4}
		empty := drawn.NewPaper(400, 400, [3]float64{120, 90, 40})
		empty.Emblem(at, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		now := empty.Copied()
		emblem := "hook"
		if lies {
			emblem = "cross"
			now.Emblem(at, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		} else {
			for i := range now.Px { // in less light
				now.Px[i] = uint8(0.6 * float64(now.Px[i]))
			}
		}
		s := scenetest.SceneOf(now, empty)
		s.Floor.Changed.Square(0, 0, float64(s.Pic.W+s.Pic.H))
		found := slices.ContainsFunc(Sightings(s, &kind, nil, 0.4), func(c sighted) bool { return c.Exists > 0.4 })
		if found != lies {
			t.Errorf("a die lies there: %v, and one is found: %v", lies, found)
		}
	}
}

func TestTheEdgesOfADieWithAWindowInItsFaceAreNoPartOfItsFigure(t *testing.T) {
	kind := taughtEmblems(t)
	for i := range kind.Figures {
		for k := range 6 {
			g, at := &kind.Figures[i], pixel.Pose{X: 60.3, Y: 59.6, Yaw: 0.4 * float64(k)}
			p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
			mirroring(p, at, g.Face, [3]float64{190, 60, 30}, [3]float64{40, 30, 30}, 0.6)
			all, small := sheetsOf(&p.Picture, kind.Ink)
			_, soft := small.Fit(g, at.Affine(), false, 6)
			_, fine := all.Fit(g, at.Affine(), false, 6)
			if soft < 0.9 || fine < 0.9 {
				t.Errorf("%s turned by %.1f is %.2f alike at half the size and %.2f alike", g.Face, at.Yaw, soft, fine)
			}
		}
	}
}

func TestTheMiddleOfAStarIsTheLikeliestPlaceOfItsDie(t *testing.T) {
	c := calibration.Colour{Name: "combat", Faces: []calibration.Face{drawn.ShownFace(t, "hook", "hook", 0), drawn.ShownFace(t, "star", "star", 0)}}
	kind, err := New(&c)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(3, 1))
	for n := range 24 {
		at := pixel.Pose{X: 180 + 40*random.Float64(), Y: 180 + 40*random.Float64(), Yaw: 6 * random.Float64()}
		s := scenetest.ShownScene("star", at, uint64(n))
		places := lattice(s, NewSheet(&s.Floor.Half, kind.Ink, true), &kind, nil)
		if len(places) == 0 || math.Hypot(places[0].X-at.X, places[0].Y-at.Y) > 2 || places[0].fig.Face != "star" {
			t.Errorf("the die at %+v is sought at %+v", at, places)
		}
	}
}

func TestOtherTurnsAreTriedWhereAWrongFigureWasFitted(t *testing.T) {
	kind := taughtEmblems(t)
	random := rand.New(rand.NewPCG(3, 1))
	found := 0
	const n = 40
	for range n {
		at := pixel.Pose{X: 60 + random.Float64(), Y: 60 + random.Float64(), Yaw: 6 * random.Float64()}
		p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
		p.Emblem(at, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		_, small := sheetsOf(&p.Picture, kind.Ink)
		sin, cos := math.Sincos(6 * random.Float64())
		guess := seed{pixel.Pose{X: at.X + 9*cos, Y: at.Y + 9*sin, Yaw: 6 * random.Float64()}, &kind.Figures[0], 1}
		laid := small.fitHalfSize(&kind, place{guess, small.firstFit([]seed{guess})})
		if len(laid) > 0 && laid[0].Figure.Face == "hook" && laid[0].Correlation > 0.9 {
			found++
		}
	}
	if found < 2 { // it would be 0 if turns were tried around the guess instead
		t.Errorf("of %d figures %d were found from a bar beside them", n, found)
	}
}

// A star of eight points looks the same after each eighth of a turn, one of three points after each third: to the sides
// these are 45 and 30 degrees apart, and 18 for one of five points. The die need not have lain straight in the taught picture.
func TestTheSidesOfADieTellHowItsStarIsTurned(t *testing.T) {
	for _, c := range []struct {
		emblem string
		askew  float64 // how the die was turned in the taught picture, rad
	}{{"star", 0}, {"star", 0.1}, {"star", -0.1}, {"tripod", 0}, {"tripod", 0.1}, {"tripod", -0.1}, {"five", 0}, {"five", 0.1}} {
		t.Run(fmt.Sprintf("%s taught at %v", c.emblem, c.askew), func(t *testing.T) {
			shown := calibration.Colour{Name: "combat", Faces: []calibration.Face{drawn.ShownFace(t, "hook", "hook", 0), drawn.ShownFace(t, "star", c.emblem, c.askew)}}
			kind, err := New(&shown)
			if err != nil {
				t.Fatal(err)
			}
			if n := len(kind.Figures[0].same); n > 0 {
				t.Errorf("a hook is said to look the same at %d more turns", n)
			}
			turn := 2 * math.Pi / map[string]float64{"star": 8, "tripod": 3, "five": 5}[c.emblem]
			random := rand.New(rand.NewPCG(3, 1))
			for n := range 16 {
				at := pixel.Pose{X: 60 + random.Float64(), Y: 60 + random.Float64(), Yaw: 6 * random.Float64()}
				p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
				p.Emblem(at, c.emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
				all, small := sheetsOf(&p.Picture, kind.Ink)
				s := &scene.Scene{Pic: p.Picture}
				wrong := Fit{&kind.Figures[1], pixel.Pose{X: at.X, Y: at.Y, Yaw: at.Yaw - c.askew + float64(n%5)*turn}.Affine(), 0.98}
				got := bestTurn(s, all, small, wrong).At.NearestPose()
				if math.Abs(pixel.ModQuarterTurn(got.Yaw+c.askew-at.Yaw)) > 0.05 || math.Hypot(got.X-at.X, got.Y-at.Y) > 1 {
					t.Errorf("it lies at %+v and is laid at %+v", at, got)
				}
			}
		})
	}
}

// Each taught picture of a star may have been fitted at another of its turns, and all must be laid at one, or they contradict each other.
func TestAllTaughtPicturesOfAStarAreLaidAtOneTurn(t *testing.T) {
	c := calibration.Colour{Name: "combat", Faces: []calibration.Face{drawn.ShownFace(t, "hook", "hook", 0), drawn.ShownFace(t, "star", "tripod", 0), drawn.ShownFace(t, "star", "tripod", 0.02)}}
	kind, err := New(&c)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(4, 1))
	for range 16 {
		at := pixel.Pose{X: 60 + random.Float64(), Y: 60 + random.Float64(), Yaw: 6 * random.Float64()}
		p := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
		p.Emblem(at, "tripod", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		all, small := sheetsOf(&p.Picture, kind.Ink)
		turned := pixel.Pose{X: at.X, Y: at.Y, Yaw: at.Yaw + 2*math.Pi/3}
		guesses := []seed{{turned, &kind.Figures[1], 1}, {at, &kind.Figures[2], 1}}
		got, ok := printAt(&scene.Scene{Pic: p.Picture}, all, small, &kind, place{guesses[0], small.firstFit(guesses)})
		if !ok || len(got.AffineFits) != 2 {
			t.Fatalf("found %v with %d taught pictures", ok, len(got.AffineFits))
		}
		if a, b := got.AffineFits[0].At.NearestPose(), got.AffineFits[1].At.NearestPose(); math.Abs(math.Remainder(a.Yaw-b.Yaw, 2*math.Pi)) > 0.05 {
			t.Errorf("they are laid at %+v and at %+v", a, b)
		}
	}
}
