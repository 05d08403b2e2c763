//go:build cgo

package reader

import (
	"math"
	"slices"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/teach"
	"quartermaster/vision/unexplained"
)

// posesOf returns the poses of the flat dice of a truth, and whether all dice are flat.
func posesOf(e *teach.Rig, truth vision.Truth) (dice []find.Candidate, flat bool) {
	flat = true
	for _, d := range truth.Dice {
		flat = flat && d.Pose == vision.Flat
		x, y := e.Current.Rect.PX(d.Centre[0], d.Centre[1])
		dice = append(dice, find.Candidate{Pose: pixel.Pose{X: x, Y: y, Yaw: d.Yaw * math.Pi / 180}})
	}
	return dice, flat
}

// hiddenFaceScene is a scene in which the face of a die looks like the floor.
func hiddenFaceScene(s *scene.Scene, at pixel.Pose) *scene.Scene {
	out := *s
	out.Floor.Changed = s.Floor.Changed.Clone()
	face := drawn.Square(at, 0.5)
	for x, y := range out.Floor.Changed.All() {
		if face(float64(pixel.MaskStep*x), float64(pixel.MaskStep*y)) > 0.5 {
			out.Floor.Changed.Clear(x, y)
		}
	}
	return &out
}

// missedIn lists the places of changed areas that are too large for their dice.
func missedIn(e *teach.Rig, s *scene.Scene, dice []find.Candidate) []unexplained.Patch {
	known := find.Outlines(s, dice, find.OwnFactor)
	return unexplained.Overfull(s, dice, &known)
}

func TestADieThatWasNotFoundIsAskedAbout(t *testing.T) {
	without, told, toldPale := 0, 0, 0
	for _, c := range []struct{ rig, picture string }{
		{"B_webcam", "0005.jpg"}, {"B_webcam", "0008.jpg"}, {"D_evening", "0008.jpg"}, {"E_wide", "0004.jpg"}, {"E_wide", "0016.jpg"},
	} {
		e := engineOf(t, c.rig)
		data, truth := ThrowOf(t, c.rig, c.picture)
		raw, err := pixel.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		defer raw.Close()
		s, _, err := scene.New(e.Board, &e.Known, raw)
		if err != nil {
			t.Fatal(err)
		}
		dice, flat := posesOf(e, truth)
		if len(dice) > 16 || !flat {
			t.Fatalf("%s of %s is no ordinary throw", c.picture, c.rig)
		}
		if all := missedIn(e, s, dice); len(all) > 0 {
			t.Errorf("%s of %s: where all dice are found something is missed at %v", c.picture, c.rig, all)
		}
		for i, d := range dice {
			others := slices.Concat(dice[:i], dice[i+1:])
			without++
			told += len(missedIn(e, s, others))
			toldPale += len(missedIn(e, hiddenFaceScene(s, d.Pose), others))
		}
	}
	if told*2 < without || toldPale*5 < without*2 {
		t.Errorf("of %d dice that are left out %d are asked about, %d if their faces look like the floor", without, told, toldPale)
	}
}

func TestUnderAnotherLampTheAreaOfClumpsIsNotCompared(t *testing.T) {
	e := engineOf(t, "B_webcam")
	data, truth := ThrowOf(t, "B_webcam", "0008.jpg")
	for _, c := range []struct {
		name  string
		light float32
		told  bool
	}{{"as it was", 1, true}, {"a little dimmer", 0.97, true}, {"dimmer", 0.88, false}} {
		t.Run(c.name, func(t *testing.T) {
			dim, err := pixel.Decode(data)
			if err != nil {
				t.Fatal(err)
			}
			defer dim.Close()
			if err := dim.Multiply(c.light); err != nil {
				t.Fatal(err)
			}
			s, _, err := scene.New(e.Board, &e.Known, dim)
			if err != nil {
				t.Fatal(err)
			}
			dice, _ := posesOf(e, truth)
			if told := len(missedIn(e, s, dice[1:])) > 0; told != c.told {
				t.Errorf("a die that is left out is told: %v", told)
			}
		})
	}
}

func TestOnlyAreasAsLargeAsADieAndItsShadowMayBeADie(t *testing.T) {
	e := engineOf(t, "A_recommended")
	for _, c := range []struct {
		name string
		wide float64 // edges
		told bool
	}{{"as large as a die and its shadow", 1.1, true}, {"a card", 2.6, false}, {"a speck", 0.5, false}} {
		t.Run(c.name, func(t *testing.T) {
			s, err := onBoard(e, func(p drawn.Paper, x, y float64) {
				p.Fill([3]float64{}, func(u, v float64) float64 {
					return 0.4 * max(0, min(1, drawn.Square(pixel.Pose{X: x, Y: y, Yaw: 0.3}, c.wide/2)(u, v)))
				})
			})
			if err != nil {
				t.Fatal(err)
			}
			if told := len(missedIn(e, s, nil)) > 0; told != c.told {
				t.Errorf("it is told: %v", told)
			}
		})
	}
}
