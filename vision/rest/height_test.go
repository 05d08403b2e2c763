package rest

import (
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestADieRightAboveAnotherIsToldByTheHeightOfItsPips(t *testing.T) {
	s := &scene.Scene{Pitch: 0.26, Viewpoint: pixel.Viewpoint{X: 100, Y: 100, Height: 20 * pixel.EdgePX}}
	for _, c := range []struct {
		name         string
		value, found int
		lifts, net   float64
		higher       bool
	}{
		{"a five on the floor", 5, 5, 0, 0.99, false},
		{"a five a die higher that looks as on the floor", 5, 5, 1, 0.99, true},
		{"a five a die higher", 5, 5, 1, 0.5, true},
		{"a five half a die higher", 5, 5, 0.5, 0.5, false},
		{"a two a die higher that looks as on the floor", 2, 2, 1, 0.99, false},
	} {
		var p *vision.Pattern
		for i := range scene.Patterns {
			if scene.Patterns[i].Value == c.value {
				p = &scene.Patterns[i]
			}
		}
		die := find.Candidate{Pattern: p, PipsFound: c.found, Scale: 1 + c.lifts*s.LiftShare()}
		for i, on := range p.Pips {
			if x, y := vision.SiteAt(i); on {
				die.Pips = append(die.Pips, [4]float64{x, y, x * die.Scale, y * die.Scale})
			}
		}
		if higher := OnDie(s, &die, c.net); higher != c.higher {
			t.Errorf("%s stands on another: %v", c.name, higher)
		}
	}
}

// faceOf returns a candidate whose pips lie on a pattern's lattice. The lattice is magnified by along and across (in lifts) in its
// two directions. One pip is moved by astray pixels.
func faceOf(t *testing.T, s *scene.Scene, value int, along, across, astray float64) find.Candidate {
	t.Helper()
	var pat *vision.Pattern
	for i := range scene.Patterns {
		if scene.Patterns[i].Value == value {
			pat = &scene.Patterns[i]
		}
	}
	at := pixel.Pose{X: 200, Y: 200, Yaw: 0.3}
	u, v := 1+along*s.LiftShare(), 1+across*s.LiftShare()
	var peaks []scene.Peak
	for i, on := range pat.Pips {
		if a, b := vision.SiteAt(i); on {
			x, y := at.Place(a*s.Pitch*u, b*s.Pitch*v)
			peaks = append(peaks, scene.Peak{X: x, Y: y, Contrast: 50})
		}
	}
	peaks[0].X += astray
	c := find.Candidate{Pattern: pat}
	n := scene.NewPeakGrid(peaks)
	c.Pose, c.Scale, c.Rms, c.Pips = find.Fitted(&n, at, pat, s.Pitch, []scene.Lattice{scene.SquareLattice})
	c.PipsFound = len(c.Pips)
	return c
}

func TestHowHighTheFaceOfADieIsSeenToBe(t *testing.T) {
	s := &scene.Scene{Viewpoint: pixel.Viewpoint{Height: 35 * pixel.EdgePX}, Pitch: 0.25, Known: &scene.Known{PipSD: scene.UsualPipSD}}
	for _, c := range []struct {
		name          string
		value         int
		along, across float64
		astray        float64
		low, high     float64 // range of FitsFloor
	}{
		{"a six on the floor", 6, 0, 0, 0, 0.99, 1},
		{"a six on the floor whose pips noise moves by a little", 6, 0, 0, 0.5, 0.99, 1},
		{"a six on top of another die", 6, 1, 1, 0, 0, 0.01},
		{"a two on top of another die", 2, 1.2, 1.2, 0, 0, 0.5},
		{"a six that seems as high as three dice tells of no height", 6, 3.2, 3.2, 0, 0.99, 1},
		{"a two that seems as high as four dice tells of no height", 2, 4, 4, 0, 0.99, 1},
		{"a six that seems lower than the floor all over tells of no height", 6, -1.6, -1.6, 0, 0.99, 1},
		{"a six that leans is seen shorter one way", 6, 0, -3.4, 0, 0, 0.2},
		{"a three has no two ways: seen smaller it may lean", 3, -1.6, -1.6, 0, 0, 0.01},
		{"a one tells of no height", 1, 1, 1, 0, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			die := faceOf(t, s, c.value, c.along, c.across, c.astray)
			if got := FitsFloor(s, &die); got < c.low || got > c.high {
				t.Errorf("fits the floor with %.3f, want %v to %v; lift %.2f, scatter %.2f, stretch %.2f", got, c.low, c.high,
					s.Lift(die.Scale), scatter(s, &die), stretchOf(s, &die))
			}
		})
	}
}

func TestPipsAsHighAsOnTheFloorRuleOutThatADieStandsOnAnother(t *testing.T) {
	for _, c := range []struct {
		name           string
		value          int
		lifts, focalSD float64
		low, high      float64
	}{
		{"a six on the floor", 6, 0, 0, 0, 0.02},
		{"a two on the floor", 2, 0, 0, 0, 0.1},
		{"a six on another die", 6, 1, 0, 0.98, 1},
		{"a two on another die", 2, 0.9, 0, 0.98, 1},
		{"a six on the floor before a camera that is not known", 6, 0, 0.1, 1, 1},
		{"a one", 1, 0, 0, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := &scene.Scene{Known: &scene.Known{FocalSD: c.focalSD}, Viewpoint: pixel.Viewpoint{Height: 35 * pixel.EdgePX}, Pitch: 0.25}
			die := faceOf(t, s, c.value, c.lifts, c.lifts, 0)
			if got := mayStand(s, &die, height(s, &die)); got < c.low || got > c.high {
				t.Errorf("may stand on another with %.3f, want %v to %v", got, c.low, c.high)
			}
		})
	}
}

func TestASideThatIsHardlySeenTellsOfNoTilt(t *testing.T) {
	s := &scene.Scene{Board: scenetest.BoardOf(400, 400)}
	x, y := s.Board.Current.Rect.PX(7, 60) // beside a wall
	die := find.Candidate{Pose: pixel.Pose{X: x, Y: y, Yaw: 0}, PipsFound: 1}
	seen := make(nets.Evidence, len(FeatureNames))
	seen[sidesDiffer] = 4
	for _, c := range []struct {
		name string
		step float64
		low  float64
		high float64
	}{
		{"all four sides are seen", 25, 0, 0.01},
		{"one is lost in a wall's shadow", 6, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			seen[weakestSide] = find.CompressLevel(c.step)
			if got := sidesEqual(s, &die, seen); got < c.low || got > c.high {
				t.Errorf("is straight with %.3f, want %v to %v", got, c.low, c.high)
			}
		})
	}
}

func TestADieThatLiesOnNothingVisibleMayHideAnother(t *testing.T) {
	s := &scene.Scene{Board: scenetest.BoardOf(400, 400), Pitch: 0.26}
	middle, wall := pixel.Pose{X: 200, Y: 200, Yaw: 0.2}, pixel.Pose{X: 0.6 * pixel.EdgePX, Y: 200, Yaw: 0}
	beside := find.Candidate{Pose: pixel.Pose{X: 200 + 1.1*pixel.EdgePX, Y: 200, Yaw: 0.2}, Flat: 1}
	for _, c := range []struct {
		name string
		die  find.Candidate
		all  []find.Candidate
		want bool
	}{
		{"one that lies flat", find.Candidate{Pose: middle, Flat: 0.99}, nil, false},
		{"one that lies flat and might be higher for its pips", find.Candidate{Pose: middle, Flat: 0.99, OnDie: true}, nil, false},
		{"one that may lie flat", find.Candidate{Pose: middle, Flat: 0.7}, nil, false},
		{"one that may lie flat or higher", find.Candidate{Pose: middle, Flat: 0.7, OnDie: true}, nil, true},
		{"one that lies on another, which is asked about anyway", find.Candidate{Pose: middle, Flat: 0.1, OnDie: true}, nil, false},
		{"one that leans on nothing", find.Candidate{Pose: middle, Flat: 0.1}, nil, true},
		{"one that leans on the wall", find.Candidate{Pose: wall, Flat: 0.1}, nil, false},
		{"one that leans on a die", find.Candidate{Pose: middle, Flat: 0.1}, []find.Candidate{beside}, false},
	} {
		if got := MayHide(s, &c.die, append(c.all, c.die)); got != c.want {
			t.Errorf("%s may hide another: %v", c.name, got)
		}
	}
}
