//go:build cgo

package cv

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"quartermaster/calibration"
)

// mirroring draws a die in whose face a window is mirrored, all of it but its edges: so much of the light is the window's.
func (p paper) mirroring(at pose, emblem string, face, ink [3]float64, share float64) {
	var pale, faint [3]float64
	for k := range 3 {
		pale[k], faint[k] = (1-share)*face[k]+share*200, (1-share)*ink[k]+share*200
	}
	p.fill(face, square(at, 0.5))
	p.fill(pale, square(at, 0.42))
	p.fill(faint, func(x, y float64) float64 { return emblems[emblem](at.local(x, y)) })
}

func TestAPrintedDieIsFoundWhereAWindowIsMirrored(t *testing.T) {
	kind := taughtEmblems(t)
	random := rand.New(rand.NewPCG(7, 1))
	for _, emblem := range []string{"bar", "cross", "ring", "hook"} {
		for n := range 8 {
			at := pose{180 + 40*random.Float64(), 180 + 40*random.Float64(), 6 * random.Float64()}
			s := shownScene(emblem, at, uint64(n))
			now := paper{s.pic}
			now.mirroring(at, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30}, 0.6)
			s = sceneOf(now, paper{*s.floor.print})
			s.foot.height = 1e6
			found := false
			for _, c := range s.sightings(&kind, nil, 0.4) {
				found = found || c.exists > 0.93 && c.match.fig.face == emblem && math.Hypot(c.match.at.x-at.x, c.match.at.y-at.y) < 1
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
		at := pose{200, 190, 0.4}
		empty := newPaper(400, 400, [3]float64{120, 90, 40})
		empty.emblem(at, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		now := empty.copied()
		emblem := "hook"
		if lies {
			emblem = "cross"
			now.emblem(at, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		} else {
			for i := range now.px { // in less light
				now.px[i] = uint8(0.6 * float64(now.px[i]))
			}
		}
		s := sceneOf(now, empty)
		s.floor.changed.square(0, 0, float64(s.pic.w+s.pic.h))
		found := slices.ContainsFunc(s.sightings(&kind, nil, 0.4), func(c sighted) bool { return c.exists > 0.4 })
		if found != lies {
			t.Errorf("a die lies there: %v, and one is found: %v", lies, found)
		}
	}
}

func TestTheEdgesOfADieWithAWindowInItsFaceAreNoPartOfItsFigure(t *testing.T) {
	kind := taughtEmblems(t)
	for i := range kind.figures {
		for k := range 6 {
			g, at := &kind.figures[i], pose{60.3, 59.6, 0.4 * float64(k)}
			p := newPaper(120, 120, [3]float64{120, 90, 40})
			p.mirroring(at, g.face, [3]float64{190, 60, 30}, [3]float64{40, 30, 30}, 0.6)
			all, small := sheetsOf(&p.picture, kind.ink)
			_, soft := small.fit(g, at.stretched(), false, 6)
			_, fine := all.fit(g, at.stretched(), false, 6)
			if soft < 0.9 || fine < 0.9 {
				t.Errorf("%s turned by %.1f is %.2f alike at half the size and %.2f alike", g.face, at.yaw, soft, fine)
			}
		}
	}
}

func TestTheMiddleOfAStarIsTheLikeliestPlaceOfItsDie(t *testing.T) {
	c := calibration.Colour{Name: "combat", Faces: []calibration.Face{shownFace(t, "hook", "hook", 0), shownFace(t, "star", "star", 0)}}
	kind, err := newPrinted(&c)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(3, 1))
	for n := range 24 {
		at := pose{180 + 40*random.Float64(), 180 + 40*random.Float64(), 6 * random.Float64()}
		s := shownScene("star", at, uint64(n))
		places := s.lattice(newSheet(&s.floor.half, kind.ink, true), &kind, nil)
		if len(places) == 0 || math.Hypot(places[0].x-at.x, places[0].y-at.y) > 2 || places[0].fig.face != "star" {
			t.Errorf("the die at %+v is sought at %+v", at, places)
		}
	}
}

func TestTurnsAreTriedWhereAWrongFigureCameToLie(t *testing.T) {
	kind := taughtEmblems(t)
	random := rand.New(rand.NewPCG(3, 1))
	found := 0
	const n = 40
	for range n {
		at := pose{60 + random.Float64(), 60 + random.Float64(), 6 * random.Float64()}
		p := newPaper(120, 120, [3]float64{120, 90, 40})
		p.emblem(at, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		_, small := sheetsOf(&p.picture, kind.ink)
		sin, cos := math.Sincos(6 * random.Float64())
		guess := seed{pose{at.x + 9*cos, at.y + 9*sin, 6 * random.Float64()}, &kind.figures[0], 1}
		laid := small.soft(&kind, place{guess, small.glance([]seed{guess})})
		if len(laid) > 0 && laid[0].fig.face == "hook" && laid[0].like > 0.9 {
			found++
		}
	}
	if found < 2 { // none is where turns are tried about the guess
		t.Errorf("of %d figures %d were found from a bar beside them", n, found)
	}
}

func TestTheSidesOfADieTellHowItsStarIsTurned(t *testing.T) {
	c := calibration.Colour{Name: "combat", Faces: []calibration.Face{shownFace(t, "hook", "hook", 0), shownFace(t, "star", "star", 0)}}
	kind, err := newPrinted(&c)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(kind.figures[0].same); n > 0 {
		t.Errorf("a hook is said to look the same at %d more turns", n)
	}
	random := rand.New(rand.NewPCG(3, 1))
	for n := range 16 {
		at := pose{60 + random.Float64(), 60 + random.Float64(), 6 * random.Float64()}
		p := newPaper(120, 120, [3]float64{120, 90, 40})
		p.emblem(at, "star", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
		all, small := sheetsOf(&p.picture, kind.ink)
		s := &scene{pic: p.picture}
		wrong := laid{&kind.figures[1], pose{at.x, at.y, at.yaw + float64(n%2)*math.Pi/4}.stretched(), 0.98}
		got := s.upright(all, small, wrong).at.square()
		if math.Abs(quarter(got.yaw-at.yaw)) > 0.05 || math.Hypot(got.x-at.x, got.y-at.y) > 1 {
			t.Errorf("it lies at %+v and is laid at %+v", at, got)
		}
	}
}

func TestAShowingInShadowOrShineIsNotTheColourOfTheDie(t *testing.T) {
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
			got := paintOf("combat", faces)
			if got.base == faces[3] {
				t.Fatalf("the odd one, %.0f, was taken", got.base)
			}
			for i, f := range faces {
				if far := got.apart(f, [3]float64{1, 1, 1}, dusk(0)); far > seekFar {
					t.Errorf("face %d is %.1f from it", i, far)
				}
			}
		})
	}
}
