//go:build cgo

package reader

import (
	"math"
	"slices"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// Sound fails the test for every impossible value in a reading, whatever the picture shows.
func Sound(t testing.TB, rig *calibration.Rig, read vision.Reading) {
	t.Helper()
	share := func(what string, id int, p float64) {
		if !(p >= 0 && p <= 1) {
			t.Errorf("die %d: the probability of its %s is %v", id, what, p)
		}
	}
	ids := map[int]bool{}
	for _, d := range read.Dice {
		if ids[d.ID] {
			t.Errorf("two dice are called %d", d.ID)
		}
		ids[d.ID] = true
		share("existence", d.ID, d.Confidence.Exists)
		share("value", d.ID, d.Confidence.Value)
		share("colour", d.ID, d.Confidence.Colour)
		share("flatness", d.ID, d.Confidence.Flat)
		if !(d.Centre[0] > 0 && d.Centre[1] > 0 && d.Centre[0] < rig.Board.WidthMM && d.Centre[1] < rig.Board.HeightMM) {
			t.Errorf("die %d lies at %v, outside the floor", d.ID, d.Centre)
		}
		if !(d.Yaw >= -45 && d.Yaw < 45) {
			t.Errorf("die %d is turned by %v degrees", d.ID, d.Yaw)
		}
		if d.Value < 1 || d.Value > 6 || d.Edge != rig.Die.EdgeMM {
			t.Errorf("die %d of %v mm shows %d", d.ID, d.Edge, d.Value)
		}
		if !slices.ContainsFunc(rig.Colours, func(c calibration.Colour) bool { return c.Name == d.Colour }) {
			t.Errorf("die %d is %q, a colour that the set has not", d.ID, d.Colour)
		}
		if d.Pose != vision.Flat && d.Pose != vision.Cocked && d.Pose != vision.Stacked && d.Pose != vision.Hidden {
			t.Errorf("die %d lies %q", d.ID, d.Pose)
		}
		footprint(t, rig, d)
	}
	for _, q := range read.Questions {
		if q.Dice == nil || q.Text == "" || strings.ContainsAny(q.Text, "\n\t%") {
			t.Errorf("a question is %+v", q)
		}
		for _, id := range q.Dice {
			if !ids[id] {
				t.Errorf("a question is about die %d, which is not there: %q", id, q.Text)
			}
		}
	}
	for _, g := range read.Guards {
		if g.Kind == "" || g.Text == "" || strings.ContainsAny(g.Text, "\n\t%") {
			t.Errorf("a guard is %+v", g)
		}
	}
	if _, err := read.Marshal(); err != nil {
		t.Errorf("the reading cannot be written: %v", err)
	}
}

// footprint fails the test where a die's footprint is not the square of its edge at its pose, or where its outline is
// not the projection of its top face by the camera, which may have been moved by some millimetres.
func footprint(t testing.TB, rig *calibration.Rig, d vision.Die) {
	t.Helper()
	s, c := math.Sincos(d.Yaw * math.Pi / 180)
	for i, k := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		a, b := k[0]*d.Edge/2, k[1]*d.Edge/2
		want := [2]float64{d.Centre[0] + c*a - s*b, d.Centre[1] + s*a + c*b}
		nearest := math.Inf(1)
		for _, p := range d.Footprint {
			nearest = min(nearest, math.Hypot(p[0]-want[0], p[1]-want[1]))
		}
		if nearest > 1e-6 {
			t.Errorf("die %d at %v, turned by %v, has no corner at %v: %v", d.ID, d.Centre, d.Yaw, want, d.Footprint)
		}
		u, v := rig.Camera.Project(d.Footprint[i][0], d.Footprint[i][1], d.Edge)
		if off := math.Hypot(d.Outline[i][0]-u, d.Outline[i][1]-v); !(off < 60) {
			t.Errorf("die %d is drawn %v pixels beside its place", d.ID, off)
		}
	}
}

// ReadOf reads one picture and checks the reading with Sound.
func ReadOf(t testing.TB, rig *calibration.Rig, r vision.Reader, picture []byte, expect vision.Expect) vision.Reading {
	t.Helper()
	read, err := r.Read(t.Context(), vision.Frame{Data: picture}, expect)
	if err != nil {
		t.Fatal(err)
	}
	Sound(t, rig, read)
	return read
}

// SameDice fails the test where two readings do not hold the same dice: value, colour, and place within mm.
func SameDice(t testing.TB, want, got []vision.Die, mm float64) {
	t.Helper()
	if len(want) != len(got) {
		t.Errorf("%d dice instead of %d", len(got), len(want))
	}
	for _, w := range want {
		k := slices.IndexFunc(got, func(d vision.Die) bool {
			return math.Hypot(d.Centre[0]-w.Centre[0], d.Centre[1]-w.Centre[1]) < w.Edge/2
		})
		if k < 0 {
			t.Errorf("the %s %d at %.1f is missing", w.Colour, w.Value, w.Centre)
			continue
		}
		d := got[k]
		if d.Colour != w.Colour || d.Value != w.Value || d.Pose != w.Pose {
			t.Errorf("the %s %d at %.1f, %s, is a %s %d, %s", w.Colour, w.Value, w.Centre, w.Pose, d.Colour, d.Value, d.Pose)
		}
		if off := math.Hypot(d.Centre[0]-w.Centre[0], d.Centre[1]-w.Centre[1]); off > mm {
			t.Errorf("the %s %d at %.1f is %.3f mm beside it", w.Colour, w.Value, w.Centre, off)
		}
	}
}

// TrueDice is the truth as a perfect reading.
func TrueDice(truth vision.Truth) (dice []vision.Die) {
	for i, d := range truth.Dice {
		dice = append(dice, vision.Die{ID: i, Colour: d.Colour, Value: d.Value, Pose: d.Pose, Centre: d.Centre, Yaw: d.Yaw, Edge: d.Edge, Footprint: d.Footprint})
	}
	return dice
}
