package unexplained

import (
	"testing"

	"quartermaster/vision/figure"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

func TestWhatWasNearlyChosenIsAskedAbout(t *testing.T) {
	one, four := &scene.Patterns[0], &scene.Patterns[5]
	if one.N != 1 || four.N != 4 {
		t.Fatal("the patterns have another order")
	}
	die := find.Candidate{Pose: pixel.Pose{X: 100, Y: 100, Yaw: 0}, Exists: 0.99}
	for _, c := range []struct {
		name string
		find.Candidate
		asked bool
	}{
		{"a four that is hardly one", find.Candidate{Pose: pixel.Pose{X: 300, Y: 100, Yaw: 0}, Pattern: four, Exists: 0.05}, false},
		{"a four that may be one", find.Candidate{Pose: pixel.Pose{X: 300, Y: 100, Yaw: 0}, Pattern: four, Exists: 0.2}, true},
		{"a four that was chosen", find.Candidate{Pose: pixel.Pose{X: 300, Y: 100, Yaw: 0}, Pattern: four, Exists: 0.6}, false},
		{"a four across a die that was chosen", find.Candidate{Pose: pixel.Pose{X: 115, Y: 105, Yaw: 0.3}, Pattern: four, Exists: 0.2}, false},
		{"a spot of light", find.Candidate{Pose: pixel.Pose{X: 300, Y: 100, Yaw: 0}, Pattern: one, Exists: 0.15}, false},
		{"a one that may be one", find.Candidate{Pose: pixel.Pose{X: 300, Y: 100, Yaw: 0}, Pattern: one, Exists: 0.22}, true},
	} {
		if asked := len(Undecided([]find.Candidate{c.Candidate}, []find.Candidate{die})) > 0; asked != c.asked {
			t.Errorf("%s is asked about: %v", c.name, asked)
		}
	}
}

func TestAFigureInAnotherPaintIsLessLikelyADie(t *testing.T) {
	for _, c := range []struct {
		name      string
		like, far float64
		die, told bool // it is chosen, and if not people are asked
	}{
		{"a clear figure in its own paint", 0.97, 0.2, true, true},
		{"a clear figure in coloured light", 0.97, 1.2, true, true},
		{"a blurred figure in its own paint", 0.9, 0.4, true, true},
		{"a faint figure in its own paint", 0.85, 0.4, false, true},
		{"a spot that is a little like a figure, in another paint", 0.85, 1.6, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := figure.Match{Fit: figure.Fit{Correlation: c.like}}
			one := find.Candidate{Pose: pixel.Pose{X: 100, Y: 100, Yaw: 0}, Print: &m, Exists: m.Exists(c.far)}
			if die := len(find.Chosen([]find.Candidate{one})) == 1; die != c.die {
				t.Errorf("it is chosen: %v (%.4f)", die, one.Exists)
			}
			if told := c.die || len(Unread([]find.Candidate{one}, nil)) == 1; told != c.told {
				t.Errorf("people are told: %v (%.4f)", told, one.Exists)
			}
		})
	}
}

func TestAFaintFigureIsToldOfUnlessADieLiesThere(t *testing.T) {
	die := find.Candidate{Pose: pixel.Pose{X: 100, Y: 100, Yaw: 0}, Exists: 0.9999}
	for _, c := range []struct {
		name string
		far  float64 // from the die, in edges
		told bool
	}{
		{"beside the die", 1.05, true},
		{"seen to sink into it, as a die that leans on it is", 0.65, true},
		{"across its middle, as its own pips may be", 0.5, false},
		{"on it", 0.05, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			faint := find.Candidate{Pose: pixel.Pose{X: 100 + c.far*pixel.EdgePX, Y: 100, Yaw: 0}, Print: &figure.Match{}, Exists: 0.05}
			if told := len(Unread([]find.Candidate{faint}, []find.Candidate{die})) == 1; told != c.told {
				t.Errorf("people are told: %v, not %v", told, c.told)
			}
		})
	}
}
