package reader

import (
	"fmt"

	"quartermaster/vision"
	"quartermaster/vision/colour"
)

// findUntaught sets the probability of each chosen die with pips that it is of no taught colour.
func (r *reader) findUntaught(x *explanation) {
	var at []int
	var seen []colour.Seen
	for i := range x.dice {
		if c := &x.dice[i]; c.Print == nil {
			at, seen = append(at, i), append(seen, colour.Seen{Colour: c.Colour, Distance: c.ColourDistance})
		}
	}
	for k, p := range r.Untaught(seen) {
		x.dice[at[k]].Untaught = p
	}
}

// fewUntaught is the number of dice of no taught colour from which they may all be of another set.
const fewUntaught = 2

// untaughtGuard returns the guard for a picture most of whose dice are of no taught colour, or nil for another picture.
func (x *explanation) untaughtGuard() *vision.Guard {
	n := 0
	for i := range x.dice {
		if x.dice[i].Untaught > 0.5 {
			n++
		}
	}
	if n < fewUntaught || 2*n <= len(x.dice) {
		return nil
	}
	return &vision.Guard{Kind: vision.GuardUntaught, Text: fmt.Sprintf("%d of %d dice have none of the colours that were taught: teach the rig these dice", n, len(x.dice))}
}
