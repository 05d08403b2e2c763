package unexplained

import (
	"slices"

	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// clump is a connected part of a picture that shows something else than the empty board, and how many dice were found in it.
// Of a die whose face mirrors a lamp in the floor's own colour hardly more is seen than its sides and its shadow.
type clump struct {
	area float64 // in squares of an edge
	dice int
	x, y float64 // the middle of what no die covers, pixels
}

// clumps lists the parts of a picture of which known covers the dice at some poses.
func clumps(s *scene.Scene, dice []pixel.Pose, known *pixel.Mask) []clump {
	const step = pixel.MaskStep
	on := s.Floor.Changed.Within(s.Board.FloorEntries(known))
	for k, word := range known.Words {
		on.Words[k] |= word
	}
	var middles []pixel.Pose // of the dice that are not counted yet, but for those that lie nowhere
	for _, p := range dice {
		if on.At(int(p.X), int(p.Y)) {
			middles = append(middles, p)
		}
	}
	var out []clump
	for x, y := range on.All() {
		var c clump
		all, bare := 0, 0
		on.Take(x, y, func(x, y int) {
			all++
			if !known.Has(x, y) {
				c.x, c.y, bare = c.x+float64(x*step), c.y+float64(y*step), bare+1
			}
		})
		c.area = float64(all*step*step) / (pixel.EdgePX * pixel.EdgePX)
		if bare > 0 {
			c.x, c.y = c.x/float64(bare), c.y/float64(bare)
		}
		before := len(middles)
		middles = slices.DeleteFunc(middles, func(p pixel.Pose) bool { return !on.At(int(p.X), int(p.Y)) }) // taken with this one
		c.dice = before - len(middles)
		out = append(out, c)
	}
	return out
}

// UsualClump is how large the clump of a die is that lies alone: the median and the most of those of a teaching picture. Where
// fewer than three lie alone nothing is known: zeros.
func UsualClump(s *scene.Scene, dice []pixel.Pose) (usual, most float64) {
	all := make([]find.Candidate, len(dice))
	for i, p := range dice {
		all[i].Pose = p
	}
	known := find.Outlines(s, all, find.DiesOwn)
	var alone []float64
	for _, c := range clumps(s, dice, &known) {
		if c.dice == 1 {
			alone = append(alone, c.area)
		}
	}
	if len(alone) < 3 {
		return 0, 0
	}
	slices.Sort(alone)
	return alone[len(alone)/2], alone[len(alone)-1]
}

// How much more than its dice account for a clump holds if a die in it was not found, in clumps of a die that lies alone. Of
// 3,000 clumps of ordinary throws in which all were found none held more than 0.2, of 600 of crowded ones one. A card or a
// sleeve holds more than a die does, and is none.
const (
	missedLeast = 0.3
	missedMost  = 1.6
)

// Overfull lists the places of clumps that are too large for the dice that were found in them, while lamps are what they were
// when the board was empty.
func Overfull(s *scene.Scene, dice []find.Candidate, known *pixel.Mask) []Patch {
	if s.Known.ClumpMost == 0 || s.Floor.Relit() {
		return nil
	}
	at := make([]pixel.Pose, len(dice))
	for i := range dice {
		at[i] = dice[i].Pose
	}
	var out []Patch
	for _, c := range clumps(s, at, known) {
		more := c.area - float64(c.dice)*s.Known.ClumpMost
		if more > missedLeast*s.Known.ClumpUsual && more < missedMost*s.Known.ClumpUsual {
			out = append(out, Patch{X: c.x, Y: c.y, Area: more, Die: true})
		}
	}
	return out
}
