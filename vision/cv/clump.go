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
func (e *engine) clumps(s *scene, dice []pose, known *mask) []clump {
	const step = 2 // a mask's entry
	w := known.w
	free := e.floorOf(s)
	on := func(i int) bool { return known.on[i] || s.floor.changed.on[i] && free(i%w*step, i/w*step) }
	label := make([]int32, len(known.on)) // 1 and more: of the clump before that
	var out []clump
	var stack []int
	for y := range known.h {
		for from, to := range s.floor.changedIn(y) {
			for start := y*w + from; start < y*w+to; start++ {
				if label[start] > 0 || !on(start) {
					continue
				}
				var c clump
				all, bare := 0, 0
				stack = append(stack[:0], start)
				label[start] = int32(len(out) + 1)
				for len(stack) > 0 {
					i := stack[len(stack)-1]
					stack = stack[:len(stack)-1]
					x := i % w
					all++
					if !known.on[i] {
						c.x, c.y, bare = c.x+float64(x*step), c.y+float64(i/w*step), bare+1
					}
					for _, j := range [4]int{i - 1, i + 1, i - w, i + w} {
						if j >= 0 && j < len(label) && label[j] == 0 && abs(j%w-x) <= 1 && on(j) {
							label[j] = int32(len(out) + 1)
							stack = append(stack, j)
						}
					}
				}
				c.area = float64(all*step*step) / (edgePX * edgePX)
				if bare > 0 {
					c.x, c.y = c.x/float64(bare), c.y/float64(bare)
				}
				out = append(out, c)
			}
		}
	}
	for _, p := range dice {
		x, y := int(p.x)/step, int(p.y)/step
		if x < 0 || y < 0 || x >= w || y >= known.h {
			continue
		}
		if k := label[y*w+x]; k > 0 {
			out[k-1].dice++
		}
	}
	return out
}

// floorOf says which pixels lie on the floor: its own border moves a little with the light.
func (e *engine) floorOf(s *scene) func(x, y int) bool {
	const rim = 0.1 * edgePX
	x0, y0 := e.now.rect.px(0, 0)
	x1, y1 := e.now.rect.px(e.board.WidthMM, e.board.HeightMM)
	left, top, right, low := int(x0+rim), int(y0+rim), int(x1-rim), int(y1-rim)
	return func(x, y int) bool { return x >= left && y >= top && x < right && y < low }
}

// clumpOf is how large the clump of a die is that lies alone: the median and the most of those of a teaching picture. Where
// fewer than three lie alone nothing is known: zeros.
func (e *engine) clumpOf(s *scene, dice []pose) (usual, most float64) {
	all := make([]candidate, len(dice))
	for i, p := range dice {
		all[i].pose = p
	}
	known := s.explained(all, diesOwn)
	var alone []float64
	for _, c := range e.clumps(s, dice, &known) {
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
// 3,000 clumps of ordinary throws in which all were found none held more than 0.2, of 600 of crowded ones one. A card or a sleeve holds more than
// a die does, and is none.
const (
	missedLeast = 0.3
	missedMost  = 1.6
)

// overfull lists the places of clumps that are too large for the dice that were found in them, while lamps are what they were
// when the board was empty.
func (e *engine) overfull(s *scene, dice []candidate, known *mask) []patch {
	if e.clumpMost == 0 || s.floor.relit() {
		return nil
	}
	at := make([]pose, len(dice))
	for i := range dice {
		at[i] = dice[i].pose
	}
	var out []patch
	for _, c := range e.clumps(s, at, known) {
		more := c.area - float64(c.dice)*e.clumpMost
		if more > missedLeast*e.clumpUsual && more < missedMost*e.clumpUsual {
			out = append(out, patch{x: c.x, y: c.y, area: more, die: true})
		}
	}
	return out
}
