package witness

import (
	"fmt"
	"math"
	"slices"

	"quartermaster/vision"
)

// compare adds questions and guards where the dice of the second reader differ from the reading. A guard is added instead of single
// questions if the rig's reader misses most of the dice.
func (r *Reader) compare(told *vision.Reading, clear []sight) {
	taken := make([]bool, len(told.Dice))
	var missed []sight
	for _, s := range clear {
		i := nearest(told.Dice, taken, &s, sameDie)
		if i < 0 {
			missed = append(missed, s)
			continue
		}
		taken[i] = true
		if d := &told.Dice[i]; d.Face == "" && d.Value != s.value {
			askValue(told, d, s.value)
		}
	}
	if len(missed) == 0 {
		return
	}
	if len(missed) >= fewDice && 2*len(missed) > len(clear) {
		told.Guards = append(told.Guards, whyMissed(missed, told.Dice))
		return
	}
	for _, s := range missed {
		x, y := r.rig.Camera.OnPlane(s.x, s.y, r.rig.Die.EdgeMM)
		told.Questions = append(told.Questions, vision.Question{Kind: vision.AskCount, Dice: []int{},
			Text: fmt.Sprintf("Without the rig a %d is seen at (%.0f, %.0f) mm: is there a die?", s.value, x, y)})
	}
}

// nearest returns the index of the die of a reading that is nearest to a sight and not taken, or -1 if none is within so many edges.
func nearest(dice []vision.Die, taken []bool, s *sight, edges float64) int {
	at, best := -1, edges*s.edge
	for i := range dice {
		x, y, _ := outline(&dice[i])
		if d := math.Hypot(x-s.x, y-s.y); !taken[i] && d < best {
			at, best = i, d
		}
	}
	return at
}

// askValue adds a question about a die's value unless there is one already.
func askValue(told *vision.Reading, d *vision.Die, other int) {
	if slices.ContainsFunc(told.Questions, func(q vision.Question) bool {
		return q.Kind == vision.AskValue && slices.Contains(q.Dice, d.ID)
	}) {
		return
	}
	told.Questions = append(told.Questions, vision.Question{Kind: vision.AskValue, Dice: []int{d.ID},
		Text: fmt.Sprintf("Without the rig the %s at (%.0f, %.0f) mm looks like a %d: does it really show %s?", d.Colour, d.Centre[0], d.Centre[1], other, d.Shows())})
}

// whyMissed returns the guard that explains why the rig's reader misses dice that are clearly seen. Either their median size differs
// from that of the taught dice, or they are of another kind.
func whyMissed(missed []sight, found []vision.Die) vision.Guard {
	sizes := make([]float64, len(missed))
	for i, s := range missed {
		sizes[i] = s.size
	}
	slices.Sort(sizes)
	size := sizes[len(sizes)/2]
	if size > otherSize || size < 1/otherSize {
		return vision.Guard{Kind: vision.GuardSize, Text: fmt.Sprintf(
			"%d dice are seen that are about %.1f times as large as those that were taught, and %d of the taught ones: measure the dice and the board, and teach again", len(missed), size, len(found))}
	}
	return vision.Guard{Kind: vision.GuardUntaught, Text: fmt.Sprintf(
		"%d dice are seen that are not those that were taught, and %d that are: teach the rig these dice", len(missed), len(found))}
}
