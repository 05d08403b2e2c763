package rest

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

// looseScene returns a scene with a board of 300 mm. slack is the standard deviation of the size of dice due to the camera.
func looseScene(slack float64) *scene.Scene {
	k := scene.Untaught()
	if slack > 0 {
		k.SizeSD = slices.Repeat([]float64{slack}, 9)
	}
	return &scene.Scene{Board: scenetest.BoardOf(25*pixel.EdgePX, 25*pixel.EdgePX), Known: &k, Pitch: 0.26, Viewpoint: pixel.Viewpoint{Height: 25 * pixel.EdgePX}}
}

// seen returns a five at a place in mm that appears larger by share. Half of that is attributed to the camera before the comparison.
func seen(t *testing.T, s *scene.Scene, x, y, share float64) find.Candidate {
	c := faceOf(t, s, 5, share/s.LiftShare(), share/s.LiftShare(), 0)
	c.X, c.Y = s.Board.Current.Rect.PX(x, y)
	c.AttributeScale((c.Scale - 1) / 2)
	return c
}

// patternOf returns a pattern of a value.
func patternOf(value int) *vision.Pattern {
	i := slices.IndexFunc(scene.Patterns, func(p vision.Pattern) bool { return p.Value == value })
	return &scene.Patterns[i]
}

func TestTheSizeOfUnevenPipsTellsTheHeightOnceADieOfThatValueWasTaught(t *testing.T) {
	const die = 0.043 // how much larger a die appears on top of another one
	for _, c := range []struct {
		name        string
		pipSD       float64
		taught      []float64 // apparent sizes of taught fives
		share       float64
		least, most float64 // bounds of FloorOdds
	}{
		{"even pips on the floor", 0.003, nil, 0, 3, 99},
		{"even pips one die higher", 0.003, nil, die, -99, -3},
		{"uneven pips that were not taught, as on the floor", 0.02, nil, 0, -1, 1.5},
		{"uneven pips that were not taught, one die higher", 0.02, nil, die, -1.5, 1},
		{"uneven pips as large as they were taught", 0.02, []float64{0.03, 0.03}, 0.03, 3, 99},
		{"uneven pips one die larger than they were taught", 0.02, []float64{-0.03, -0.03}, die - 0.03, -99, -3},
		{"pips that lie higher than anything can", 0.003, nil, 4 * die, -1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := looseScene(0)
			s.Known.PipSD = c.pipSD
			for i, share := range c.taught {
				s.Known.Sizes = append(s.Known.Sizes, scene.Size{X: 30, Y: 200 + 40*float64(i), Share: share, Pattern: patternOf(5)})
			}
			dice := []find.Candidate{seen(t, s, 120, 90, c.share)}
			dice[0].AttributeScale(0)
			CompareSizes(s, dice)
			if got := dice[0].FloorOdds; !(got >= c.least && got <= c.most) {
				t.Errorf("log odds %.2f that it lies on the floor, want %v to %v", got, c.least, c.most)
			}
		})
	}
}

func TestADieThatIsLargerThanItsNeighboursIsNotExcusedByTheCamera(t *testing.T) {
	const die = 0.043 // how much larger a die appears on top of another one
	near := [][3]float64{{100, 60, 0.001}, {150, 90, -0.001}, {90, 130, 0}}
	flat := func(share float64) (out []scene.Size) {
		for i := range 15 {
			out = append(out, scene.Size{X: 30 + 60*float64(i%5), Y: 45 + 90*float64(i/5), Share: share, Pattern: patternOf(2 + i%5)})
		}
		return out
	}
	for _, c := range []struct {
		name     string
		slack    float64
		taught   []scene.Size
		x, y     float64
		share    float64
		others   [][3]float64 // x, y in mm, share
		lift     float64      // of the die, afterwards
		tolerant float64
	}{
		{"nothing is excused where the camera is known", 0, nil, 120, 90, 0.02, near, 0.02 / die, 1e-9},
		{"a stacked die among flat ones", 0.006, nil, 120, 90, die, near, 1, 0.1},
		{"a stacked die alone on the board", 0.006, nil, 120, 90, die, nil, 1, 0.1},
		{"two stacked dice side by side", 0.01, flat(0), 120, 90, die, [][3]float64{{140, 90, die}}, 1, 0.15},
		{"a camera that draws all dice as large as stacked ones", 0.06, nil, 120, 90, die, [][3]float64{{100, 60, die}, {150, 90, die}, {90, 130, die}}, 0, 0.1},
		{"a stacked die where the camera draws all dice larger", 0.03, nil, 120, 90, 2 * die, [][3]float64{{100, 60, die}, {150, 90, die}, {90, 130, die}}, 1, 0.15},
		{"a stacked die where the taught dice were seen smaller", 0.03, flat(-0.02), 120, 90, die - 0.02, nil, 1, 0.1},
		{"a flat die where the taught dice were seen larger", 0.03, flat(0.03), 120, 90, 0.03, nil, 0, 0.1},
		{"a single die in a corner that the camera draws badly", 0.05, nil, 20, 20, 0.02, [][3]float64{{150, 150, -0.01}, {200, 150, -0.012}}, 0, 0.1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := looseScene(c.slack)
			s.Known.Sizes = c.taught
			dice := []find.Candidate{seen(t, s, c.x, c.y, c.share)}
			for _, o := range c.others {
				dice = append(dice, seen(t, s, o[0], o[1], o[2]))
			}
			if c.slack == 0 {
				dice[0].AttributeScale(0)
			}
			CompareSizes(s, dice)
			if got, unit := s.Lift(dice[0].Scale), die/s.LiftShare(); math.Abs(got-c.lift*unit) > c.tolerant {
				t.Errorf("it is seen %.2f dice above the floor, want %.2f", got, c.lift*unit)
			}
		})
	}
}

func TestATaughtDieDoesNotExcuseItself(t *testing.T) {
	s := looseScene(0.01)
	dice := []find.Candidate{seen(t, s, 120, 90, 0.02)}
	CompareSizes(s, dice)
	alone := dice[0].CameraScale
	s.Known.Sizes = []scene.Size{{X: 120, Y: 90, Share: 0.02, Pattern: patternOf(5)}}
	CompareSizes(s, dice)
	if math.Abs(dice[0].CameraScale-alone) > 1e-9 {
		t.Errorf("%.4f of its size is excused, %.4f without its own lesson", dice[0].CameraScale, alone)
	}
}

func TestADieWhosePipsLieCloserThanTheOthersIsNotExcusedLess(t *testing.T) {
	s := looseScene(0.006)
	dice := []find.Candidate{seen(t, s, 120, 90, -0.04), seen(t, s, 100, 60, 0.01), seen(t, s, 150, 90, 0.01)}
	before := dice[0].CameraScale
	CompareSizes(s, dice)
	if dice[0].CameraScale > before+1e-9 {
		t.Errorf("%.4f of its size is excused, %.4f by itself", dice[0].CameraScale, before)
	}
}

func TestComparingTwiceChangesNothing(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := looseScene(rapid.Float64Range(0.001, 0.08).Draw(rt, "slack"))
		var dice []find.Candidate
		for range rapid.IntRange(1, 12).Draw(rt, "dice") {
			at := rapid.Float64Range(10, 290)
			dice = append(dice, seen(t, s, at.Draw(rt, "x"), at.Draw(rt, "y"), rapid.Float64Range(-0.1, 0.1).Draw(rt, "share")))
		}
		CompareSizes(s, dice)
		once := make([]float64, len(dice))
		for i := range dice {
			once[i] = dice[i].Scale
		}
		CompareSizes(s, dice)
		for i := range dice {
			if v := dice[i].Scale; math.Abs(v-once[i]) > 1e-9 || math.IsNaN(v) || math.IsNaN(dice[i].Rms) {
				rt.Fatalf("die %d: %v, before %v, rms %v", i, v, once[i], dice[i].Rms)
			}
		}
	})
}
