package unexplained

import (
	"slices"

	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// clump is a connected component of the changed pixels, with the number of dice found in it. Its area tells of a missed die whose
// face mirrors a lamp in the floor's own colour: hardly more than its sides and its shadow is seen.
type clump struct {
	area float64 // in squares of an edge
	dice int     // found in it
	x, y float64 // centroid of the pixels that no die covers
}

// clumps lists the connected components. known is the mask of the dice, which counts as changed.
func clumps(s *scene.Scene, dice []pixel.Pose, known *pixel.Mask) []clump {
	const step = pixel.MaskStep
	on := s.Floor.Changed.Within(s.Board.FloorEntries(known))
	for k, word := range known.Words {
		on.Words[k] |= word
	}
	var middles []pixel.Pose // dice that are not counted yet, without those outside all components
	for _, p := range dice {
		if on.At(int(p.X), int(p.Y)) {
			middles = append(middles, p)
		}
	}
	var out []clump
	for x, y := range on.All() {
		var c clump
		all, bare := 0, 0
		on.TakeComponent(x, y, func(x, y int) {
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
		middles = slices.DeleteFunc(middles, func(p pixel.Pose) bool { return !on.At(int(p.X), int(p.Y)) }) // Take has cleared this component
		c.dice = before - len(middles)
		out = append(out, c)
	}
	return out
}

// ClumpAreas returns the median and the maximum area of clumps with a single die in a teaching picture, in squares of an edge.
// It returns zeros where fewer than three dice lie alone.
func ClumpAreas(s *scene.Scene, dice []pixel.Pose) (usual, most float64) {
	all := make([]find.Candidate, len(dice))
	for i, p := range dice {
		all[i].Pose = p
	}
	known := find.Outlines(s, all, find.OwnFactor)
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

// The excess area of a clump in which a die was missed, as a multiple of the clump of a single die. The lower limit was fitted
// on clumps in which all dice were found: none of 3,000 in ordinary throws exceeded 0.2, and one of 600 in crowded throws did.
// The upper limit excludes a card or a sleeve, which is larger than a die. It was fitted on: unknown.
const (
	missedLeast = 0.3
	missedMost  = 1.6
)

// Overfull lists the clumps that are too large for the dice found in them. It lists none where lamps have changed since the
// picture of the empty board.
func Overfull(s *scene.Scene, dice []find.Candidate, known *pixel.Mask) []Patch {
	if s.Known.ClumpMax == 0 || s.Floor.Relit() {
		return nil
	}
	at := make([]pixel.Pose, len(dice))
	for i := range dice {
		at[i] = dice[i].Pose
	}
	var out []Patch
	for _, c := range clumps(s, at, known) {
		more := c.area - float64(c.dice)*s.Known.ClumpMax
		if more > missedLeast*s.Known.ClumpMedian && more < missedMost*s.Known.ClumpMedian {
			out = append(out, Patch{X: c.x, Y: c.y, Area: more, DieSized: true})
		}
	}
	return out
}
