package find

import (
	"testing"

	"quartermaster/vision/figure"
	"quartermaster/vision/pixel"
)

func TestAPrintedDieOnAnotherLeavesBoth(t *testing.T) {
	printed := func(x, yaw, lift, exists float64) Candidate {
		return Candidate{Pose: pixel.Pose{X: x, Y: 100, Yaw: yaw}, Exists: exists, Print: &figure.Match{Lift: lift}}
	}
	pipped := Candidate{Pose: pixel.Pose{X: 100, Y: 100, Yaw: 0}, Exists: 0.9999}
	for _, c := range []struct {
		name string
		dice []Candidate
		want int
	}{
		{"one seen higher hides a corner of the other", []Candidate{printed(100, 0, 0.1, 0.99), printed(136, 0.6, 1.1, 0.999)}, 2},
		{"the lower one is the surer", []Candidate{printed(100, 0, 0.1, 0.9999), printed(136, 0.6, 1.1, 0.999)}, 2},
		{"both are seen as on the floor", []Candidate{printed(100, 0, 0.1, 0.99), printed(136, 0.6, 0.2, 0.999)}, 1},
		{"both are seen as high", []Candidate{printed(100, 0, 1, 0.99), printed(136, 0.6, 1.1, 0.999)}, 1},
		{"the lower one is not clear", []Candidate{printed(100, 0, 0.1, 0.8), printed(136, 0.6, 1.1, 0.999)}, 1},
		{"the lower one would be hidden", []Candidate{printed(100, 0, 0.1, 0.99), printed(120, 0, 1.1, 0.999)}, 1},
		{"what lies beneath has pips", []Candidate{pipped, printed(136, 0.6, 1.1, 0.99)}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := Chosen(c.dice); len(got) != c.want {
				t.Errorf("%d are chosen, not %d", len(got), c.want)
			}
		})
	}
}
