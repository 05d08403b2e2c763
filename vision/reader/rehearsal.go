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
	r, err := unrehearsed(rig)
	if err != nil {
		return 0, err
	}
	defer r.Close()
	err = r.readKnown(rig.Teach.Picture.Data, rig.Teach.Dice, func(_ *scene.Scene, seen []*find.Candidate, _ []find.Candidate) {
		sum = leastRehearsed * float64(len(rig.Teach.Dice)-len(seen))
		for _, c := range seen {
			sum += max(leastRehearsed, min(odds.Logit(c.Flat), mostRehearsed))
		}
	})
	return sum, err
}

// readKnown reads a picture of which some dice are known. use gets those that are found with their colour and value, and all dice.
func (r *reader) readKnown(picture []byte, known []calibration.TaughtDie, use func(s *scene.Scene, found []*find.Candidate, dice []find.Candidate)) error {
	raw, err := pixel.Decode(picture)
	if err != nil {
		return err
	}
	defer raw.Close()
	s, _, err := scene.New(r.Board, &r.Known, raw)
	if err != nil {
		return err
	}
	all, err := r.Candidates(s, r.Signs, s.Floor.Changed.Dilated(find.PipReach))
	if err != nil {
		return err
	}
	x := r.explain(s, all, nil)
	var found []*find.Candidate
	for _, d := range known {
		u, v := r.Current.Rect.PX(d.Centre[0], d.Centre[1])
		var best *find.Candidate
		for i := range x.dice {
			c := &x.dice[i]
			if c.Colour == d.Colour && c.Pattern.Value == d.Value && math.Hypot(c.X-u, c.Y-v) < pixel.EdgePX/4 && (best == nil || c.Flat > best.Flat) {
				best = c
			}
		}
		if best != nil {
			found = append(found, best)
		}
	}
	use(s, found, x.dice)
	return nil
}
