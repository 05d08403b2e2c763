//go:build cgo

package cv

import (
	"fmt"
	"math"

	"quartermaster/vision"
)

// The probabilities from which a fact is taken without asking, and that a die lies flat: nobody looks twice at a die that
// leans a little and is counted.
const (
	sure     = 0.93
	sureFlat = 0.965
)

// doubts lists the questions that a reading leaves open, and marks dice that do not lie flat.
func (e *engine) doubts(dice []vision.Die, left []patch, stray []peak, expect vision.Expect) []vision.Question {
	var out []vision.Question
	ask := func(kind string, ids []int, text string, a ...any) {
		out = append(out, vision.Question{Kind: kind, Dice: ids, Text: fmt.Sprintf(text, a...)})
	}
	for _, d := range dice {
		name := "the " + d.String()
		switch {
		case d.Confidence.Exists < sure:
			ask(vision.AskExists, []int{d.ID}, "Is %s at (%.0f, %.0f) mm a die?", name, d.Centre[0], d.Centre[1])
			ask(vision.AskValue, []int{d.ID}, "Does %s at (%.0f, %.0f) mm really show %s?", name, d.Centre[0], d.Centre[1], d.Shows())
		case d.Confidence.Value < sure:
			ask(vision.AskValue, []int{d.ID}, "Does %s at (%.0f, %.0f) mm really show %s?", name, d.Centre[0], d.Centre[1], d.Shows())
		}
		if d.Confidence.Colour < sure {
			ask(vision.AskColour, []int{d.ID}, "Is the die at (%.0f, %.0f) mm really %s?", d.Centre[0], d.Centre[1], d.Colour)
		}
		if d.Pose != vision.Flat || d.Confidence.Flat < sureFlat {
			ask(vision.AskPose, []int{d.ID}, "Does %s at (%.0f, %.0f) mm lie flat on the floor?", name, d.Centre[0], d.Centre[1])
		}
	}
	for _, d := range dice {
		if d.Pose == vision.Stacked {
			ask(vision.AskCount, []int{d.ID}, "The %s at (%.0f, %.0f) mm lies on something: is there a die beneath it?", d, d.Centre[0], d.Centre[1])
		}
	}
	var asked [][2]float64
	missed := func(px, py float64) {
		x, y := e.now.rect.mm(px, py)
		for _, o := range asked {
			if math.Hypot(o[0]-x, o[1]-y) < 1.5*e.edge {
				return
			}
		}
		asked = append(asked, [2]float64{x, y})
		ask(vision.AskCount, []int{}, "Something at (%.0f, %.0f) mm may be a die that cannot be read: is there one?", x, y)
	}
	for _, p := range left {
		if p.die || p.ours && e.besideDoubt(p, dice) {
			missed(p.x, p.y)
		}
	}
	for _, p := range stray {
		missed(p.x, p.y)
	}
	if expect != nil {
		out = append(out, vision.Miscounts(dice, expect)...)
	}
	return out
}

// besideDoubt says whether a place lies at a die that may not lie flat: of what such a die lies on, only a corner is seen.
func (e *engine) besideDoubt(p patch, dice []vision.Die) bool {
	x, y := e.now.rect.mm(p.x, p.y)
	for _, d := range dice {
		if (d.Pose != vision.Flat || d.Confidence.Flat < sureFlat) && math.Hypot(d.Centre[0]-x, d.Centre[1]-y) < 1.2*e.edge {
			return true
		}
	}
	return false
}

// colourSure is the probability that a colour is right, from how far it is, how much farther the next one is, and how
// much the bevels speak against it. Where a lamp is mirrored, only the bevels show the paint: of 2,000 right dice
// 95 in 100 have bevels that speak for no other colour at all.
func colourSure(far, lead, rim float64) float64 {
	logistic := func(v float64) float64 { return 1 / (1 + math.Exp(-v)) }
	face := logistic(6*lead - 0.6*max(far-1.5, 0) - 1)
	bevels := logistic(6*(0.6-rim)) / logistic(6*0.6)
	return face * bevels
}
