package photo

import (
	"fmt"

	"quartermaster/vision"
)

// The minimum probabilities of a fact for people not to be asked about it. They were fitted on photographs outside the test set: see
// vision/MEASUREMENTS.md, "Photographs".
const (
	sureExists = 0.93
	sureValue  = 0.88
	sureColour = 0.70
	mostUnread = 6 // maximum number of unread dice that are asked about one by one; chosen
)

// doubts lists the questions about a reading.
func doubts(dice []die, told []vision.Die, unread []seenBody, v view, expect vision.Expect) []vision.Question {
	var out []vision.Question
	ask := func(kind string, ids []int, text string, a ...any) {
		out = append(out, vision.Question{Kind: kind, Dice: ids, Text: fmt.Sprintf(text, a...)})
	}
	for i, d := range told {
		x, y := v.file(dice[i].at.x, dice[i].at.y)
		where := fmt.Sprintf("at pixel (%.0f, %.0f)", x, y)
		if d.Confidence.Exists < sureExists {
			ask(vision.AskExists, []int{d.ID}, "Is the %s %d %s the top of a die?", d.Colour, d.Value, where)
		}
		if d.Confidence.Value < sureValue {
			ask(vision.AskValue, []int{d.ID}, "Does the %s die %s really show %d?", d.Colour, where, d.Value)
		}
		if d.Confidence.Colour < sureColour {
			ask(vision.AskColour, []int{d.ID}, "Is the die %s really %s?", where, d.Colour)
		}
	}
	for _, o := range unread[:min(len(unread), mostUnread)] {
		x, y := v.file(o.x, o.y)
		ask(vision.AskCount, []int{}, "Something at pixel (%.0f, %.0f) looks like a die, but was not read: is there one?", x, y)
	}
	if expect != nil {
		out = append(out, vision.Miscounts(told, expect)...)
	}
	return out
}
