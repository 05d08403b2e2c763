//go:build cgo

package cv

import "slices"

// clump is a connected part of a picture that shows something else than the empty board, and how many dice were found in it.
// Of a die whose face mirrors a lamp in the floor's own colour hardly more is seen than its sides and its shadow.
type clump struct {
	area float64 // in squares of an edge
	dice int
	x, y float64 // the middle of what no die covers, pixels
}

// clumps lists the parts of a picture of which known covers the dice at some poses.
func (s *scene) clumps(dice []pose, known *mask) []clump {
	const step = maskStep
	on := s.floor.changed.within(s.board.floorEntries(known))
	for k, word := range known.words {
		on.words[k] |= word
	}
	var middles []pose // of the dice that are not counted yet, but for those that lie nowhere
	for _, p := range dice {
		if on.at(int(p.x), int(p.y)) {
			middles = append(middles, p)
		}
	}
	var out []clump
	for x, y := range on.all() {
		var c clump
		all, bare := 0, 0
		on.take(x, y, func(x, y int) {
			all++
			if !known.has(x, y) {
				c.x, c.y, bare = c.x+float64(x*step), c.y+float64(y*step), bare+1
			}
		})
		c.area = float64(all*step*step) / (edgePX * edgePX)
		if bare > 0 {
			c.x, c.y = c.x/float64(bare), c.y/float64(bare)
		}
		before := len(middles)
		middles = slices.DeleteFunc(middles, func(p pose) bool { return !on.at(int(p.x), int(p.y)) }) // taken with this one
		c.dice = before - len(middles)
		out = append(out, c)
	}
	return out
}

// clumpOf is how large the clump of a die is that lies alone: the median and the most of those of a teaching picture. Where
// fewer than three lie alone nothing is known: zeros.
func (s *scene) clumpOf(dice []pose) (usual, most float64) {
	all := make([]candidate, len(dice))
	for i, p := range dice {
		all[i].pose = p
	}
	known := s.explained(all, diesOwn)
	var alone []float64
	for _, c := range s.clumps(dice, &known) {
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

// overfull lists the places of clumps that are too large for the dice that were found in them, while lamps are what they were
// when the board was empty.
func (s *scene) overfull(dice []candidate, known *mask) []patch {
	if s.known.clumpMost == 0 || s.floor.relit() {
		return nil
	}
	at := make([]pose, len(dice))
	for i := range dice {
		at[i] = dice[i].pose
	}
	var out []patch
	for _, c := range s.clumps(at, known) {
		more := c.area - float64(c.dice)*s.known.clumpMost
		if more > missedLeast*s.known.clumpUsual && more < missedMost*s.known.clumpUsual {
			out = append(out, patch{x: c.x, y: c.y, area: more, die: true})
		}
	}
	return out
}
