package reader

import (
	"fmt"
	"math"

	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/scene"
	"quartermaster/vision/teach"
	"quartermaster/vision/unexplained"
)

// openQuestions lists the questions that a reading leaves open.
func openQuestions(e *teach.Rig, dice []vision.Die, left []unexplained.Patch, stray []scene.Peak, expect vision.Expect) []vision.Question {
	var out []vision.Question
	ask := func(kind string, ids []int, text string, a ...any) {
		out = append(out, vision.Question{Kind: kind, Dice: ids, Text: fmt.Sprintf(text, a...)})
	}
	for _, d := range dice {
		name := "the " + d.String()
		switch {
		case d.Confidence.Exists < find.Sure:
			ask(vision.AskExists, []int{d.ID}, "Is %s at (%.0f, %.0f) mm a die?", name, d.Centre[0], d.Centre[1])
			ask(vision.AskValue, []int{d.ID}, "Does %s at (%.0f, %.0f) mm really show %s?", name, d.Centre[0], d.Centre[1], d.Shows())
		case d.Confidence.Value < find.Sure:
			ask(vision.AskValue, []int{d.ID}, "Does %s at (%.0f, %.0f) mm really show %s?", name, d.Centre[0], d.Centre[1], d.Shows())
		}
		if d.Confidence.Colour < find.Sure {
			ask(vision.AskColour, []int{d.ID}, "Is the die at (%.0f, %.0f) mm really %s?", d.Centre[0], d.Centre[1], d.Colour)
		}
		if d.Pose != vision.Flat || d.Confidence.Flat < find.SureFlat {
			ask(vision.AskPose, []int{d.ID}, "Does %s at (%.0f, %.0f) mm lie flat on the floor?", name, d.Centre[0], d.Centre[1])
		}
	}
	for _, d := range dice {
		if d.Pose == vision.Stacked {
			ask(vision.AskCount, []int{d.ID}, "The %s at (%.0f, %.0f) mm lies on something: is there a die beneath it?", d, d.Centre[0], d.Centre[1])
		}
	}
	var asked [][2]float64
	under := map[int]bool{}
	missed := func(px, py float64) {
		x, y := e.Current.Rect.MM(px, py)
		if d := reportedAt(dice, x, y); d != nil { // ask about the reported die instead of an unread one
			if d.Pose != vision.Stacked && !under[d.ID] {
				under[d.ID] = true
				ask(vision.AskCount, []int{d.ID}, "Is there another die beneath or right beside the %s at (%.0f, %.0f) mm?", d, d.Centre[0], d.Centre[1])
			}
			return
		}
		for _, o := range asked {
			if math.Hypot(o[0]-x, o[1]-y) < 1.5*e.Edge {
				return
			}
		}
		asked = append(asked, [2]float64{x, y})
		ask(vision.AskCount, []int{}, "Something at (%.0f, %.0f) mm may be a die that cannot be read: is there one?", x, y)
	}
	for _, p := range left {
		if p.DieSized || p.DiceColour && besideDoubt(e, p, dice) {
			missed(p.X, p.Y)
		}
	}
	for _, p := range stray {
		missed(p.X, p.Y)
	}
	if expect != nil {
		out = append(out, vision.Miscounts(dice, expect)...)
	}
	return out
}

// reportedAt returns the die so near to a place that no other die could lie flat there; nil: none.
func reportedAt(dice []vision.Die, x, y float64) *vision.Die {
	const near = 0.9 // edges: two dice side by side are 1 edge apart, less what a visible flank may shift; fitted on: unknown
	for i := range dice {
		if d := &dice[i]; math.Hypot(d.Centre[0]-x, d.Centre[1]-y) < near*d.Edge {
			return d
		}
	}
	return nil
}

// besideDoubt says whether a place lies at a die that may not lie flat: of the die below such a die only a corner is
// seen.
func besideDoubt(e *teach.Rig, p unexplained.Patch, dice []vision.Die) bool {
	x, y := e.Current.Rect.MM(p.X, p.Y)
	for _, d := range dice {
		if (d.Pose != vision.Flat || d.Confidence.Flat < find.SureFlat) && math.Hypot(d.Centre[0]-x, d.Centre[1]-y) < 1.2*e.Edge {
			return true
		}
	}
	return false
}
