//go:build cgo

package cv

import (
	"math"
	"slices"
	"testing"

	"quartermaster/vision"
)

// posesOf are the poses of the dice of a truth that lie flat, and whether all do.
func posesOf(e *engine, truth vision.Truth) (dice []candidate, flat bool) {
	flat = true
	for _, d := range truth.Dice {
		flat = flat && d.Pose == vision.Flat
		x, y := e.now.rect.px(d.Centre[0], d.Centre[1])
		dice = append(dice, candidate{pose: pose{x, y, d.Yaw * math.Pi / 180}})
	}
	return dice, flat
}

// mirroring is a scene in which the face of a die looks like the floor.
func mirroring(s *scene, at pose) *scene {
	out := *s
	out.floor.changed = s.floor.changed.clone()
	face := square(at, 0.5)
	for x, y := range out.floor.changed.all() {
		if face(float64(maskStep*x), float64(maskStep*y)) > 0.5 {
			out.floor.changed.drop(x, y)
		}
	}
	return &out
}

// missedIn are the places of clumps that are too large for some dice.
func missedIn(e *engine, s *scene, dice []candidate) []patch {
	known := s.explained(dice, diesOwn)
	return s.overfull(dice, &known)
}

func TestADieThatWasNotFoundIsAskedAbout(t *testing.T) {
	without, told, toldPale := 0, 0, 0
	for _, c := range []struct{ rig, picture string }{
		{"B_webcam", "0005.jpg"}, {"B_webcam", "0008.jpg"}, {"D_evening", "0008.jpg"}, {"E_wide", "0004.jpg"}, {"E_wide", "0016.jpg"},
	} {
		e := engineOf(t, c.rig)
		data, truth := ThrowOf(t, c.rig, c.picture)
		raw, err := decode(data)
		if err != nil {
			t.Fatal(err)
		}
		defer raw.Close()
		s, _, err := newScene(e.gboard, &e.known, raw)
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
			toldPale += len(missedIn(e, mirroring(s, d.pose), others))
		}
	}
	if told*2 < without || toldPale*5 < without*2 {
		t.Errorf("of %d dice that are left out %d are asked about, %d if their faces look like the floor", without, told, toldPale)
	}
}

func TestUnderAnotherLampWhatDiceShadeTellsNothing(t *testing.T) {
	e := engineOf(t, "B_webcam")
	data, truth := ThrowOf(t, "B_webcam", "0008.jpg")
	for _, c := range []struct {
		name  string
		light float32
		told  bool
	}{{"as it was", 1, true}, {"a little dimmer", 0.97, true}, {"dimmer", 0.88, false}} {
		t.Run(c.name, func(t *testing.T) {
			dim, err := decode(data)
			if err != nil {
				t.Fatal(err)
			}
			defer dim.Close()
			if err := dim.Multiply(c.light); err != nil {
				t.Fatal(err)
			}
			s, _, err := newScene(e.gboard, &e.known, dim)
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

func TestOnlyWhatIsAsLargeAsADieAndItsShadowMayBeOne(t *testing.T) {
	e := engineOf(t, "A_recommended")
	for _, c := range []struct {
		name string
		wide float64 // edges
		told bool
	}{{"as large as a die and its shadow", 1.1, true}, {"a card", 2.6, false}, {"a speck", 0.5, false}} {
		t.Run(c.name, func(t *testing.T) {
			s, err := onBoard(e, func(p paper, x, y float64) {
				p.fill([3]float64{}, func(u, v float64) float64 {
					return 0.4 * max(0, min(1, square(pose{x, y, 0.3}, c.wide/2)(u, v)))
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
