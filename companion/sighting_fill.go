package companion

import (
	"math"
	"slices"

	"quartermaster/vision"
)

// fill makes the dice of a sighting from a reading, or says that the reading cannot be.
func (s *Sighting) fill(r vision.Reading, before earlier) error {
	if len(r.Dice) > mostDice || len(r.Questions) > 10*mostDice || len(r.Guards) > mostDice {
		return Refuse("reading-odd")
	}
	for _, d := range r.Dice {
		s.prints(d.Colour, d.Face)
	}
	ids := map[int]bool{}
	for _, d := range r.Dice {
		if ids[d.ID] || d.ID < 0 || d.ID > 1e6 || d.Value < 0 || d.Value > 100 {
			return Refuse("reading-odd")
		}
		ids[d.ID] = true
		numbers := []float64{d.Centre[0], d.Centre[1], d.Yaw, d.Edge, d.Confidence.Exists, d.Confidence.Value, d.Confidence.Colour, d.Confidence.Flat}
		for i := range d.Footprint {
			numbers = append(numbers, d.Footprint[i][:]...)
			numbers = append(numbers, d.Outline[i][:]...)
		}
		if slices.ContainsFunc(numbers, func(v float64) bool { return math.IsNaN(v) || math.Abs(v) > 1e6 }) {
			return Refuse("reading-odd")
		}
		switch d.Pose {
		case vision.Flat, vision.Cocked, vision.Stacked, vision.Hidden:
		default:
			return Refuse("reading-odd")
		}
		switch faces := s.FacesOf(d.Colour); {
		case d.Face != "": // what it shows is told by name: the game has its own order of faces
			d.Value = 1 + slices.Index(faces, d.Face)
		case !slices.Equal(faces, pips):
			d.Value = 0 // pips, where a die with other faces is wanted: people say what it shows
		}
		s.Dice = append(s.Dice, SeenDie{Die: d, Placed: d.Footprint != [4][2]float64{}})
	}
	for _, q := range r.Questions {
		for _, id := range q.Dice {
			if !ids[id] {
				return Refuse("reading-odd")
			}
		}
	}
	s.Questions, s.Guards = slices.Clone(r.Questions), r.Guards
	s.keep(before)
	return nil
}
