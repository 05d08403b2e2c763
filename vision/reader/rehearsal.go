package reader

import (
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/find"
	"quartermaster/vision/odds"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/teach"
)

// Learn is teach.Learn with a rehearsal: where the camera is not known, the reader itself says with which camera it
// reads the teaching picture best.
func Learn(rig *calibration.Rig, picture []byte, taps []calibration.Tap) (calibration.Lesson, error) {
	lesson, err := teach.Learn(rig, picture, taps)
	lesson.Rehearse = rehearse
	return lesson, err
}

// Bounds of what one die counts in a rehearsal, log odds. Fitted on: unknown.
const leastRehearsed, mostRehearsed = -6, 12

// rehearse reads the teaching picture of a taught rig and returns log odds: see calibration.Lesson.
func rehearse(rig *calibration.Rig) (sum float64, err error) {
	made, err := New(rig)
	if err != nil {
		return 0, err
	}
	defer made.Close()
	r := made.(*reader)
	raw, err := pixel.Decode(rig.Teach.Picture.Data)
	if err != nil {
		return 0, err
	}
	defer raw.Close()
	s, _, err := scene.New(r.Board, &r.Known, raw)
	if err != nil {
		return 0, err
	}
	all, err := r.Candidates(s, r.Signs, s.Floor.Changed.Dilated(find.PipReach))
	if err != nil {
		return 0, err
	}
	x := r.explain(s, all, nil)
	for _, d := range rig.Teach.Dice {
		u, v := r.Current.Rect.PX(d.Centre[0], d.Centre[1])
		best := float64(leastRehearsed)
		for i := range x.dice {
			c := &x.dice[i]
			if c.Colour == d.Colour && c.Pattern.Value == d.Value && math.Hypot(c.X-u, c.Y-v) < pixel.EdgePX/4 {
				best = max(leastRehearsed, min(odds.Logit(c.Flat), mostRehearsed))
			}
		}
		sum += best
	}
	return sum, nil
}
