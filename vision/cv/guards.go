//go:build cgo

package cv

import (
	"fmt"
	"image"
	"math"
	"slices"

	"gocv.io/x/gocv"

	"quartermaster/vision"
)

// detail is how much of a landmark's contrast lies in its finest lines: the energy of its gradient against its variance,
// per squared pixel. Light does not change it; blur lowers it.
func detail(g *plane, x, y int) float64 {
	var fine, sum, sq float64
	for j := -landmarkHalf; j <= landmarkHalf; j++ {
		for i := -landmarkHalf; i <= landmarkHalf; i++ {
			k := (y+j)*g.w + x + i
			v := float64(g.v[k])
			dx, dy := float64(g.v[k+1]-g.v[k-1])/2, float64(g.v[k+g.w]-g.v[k-g.w])/2
			fine += dx*dx + dy*dy
			sum += v
			sq += v * v
		}
	}
	const n = (2*landmarkHalf + 1) * (2*landmarkHalf + 1)
	return fine / (sq - sum*sum/n + n)
}

// crisp is what is left of a landmark's detail in a picture, as a share of what the empty board had.
type crisp struct {
	x, y  int
	share float64
}

// details lists the landmarks that nothing covers with what is left of their detail. Where nearly all seem covered it is
// the print itself that has changed, and all are listed.
func (e *engine) details(s *scene) []crisp {
	box := image.Rect(0, 0, 2*landmarkHalf+3, 2*landmarkHalf+3)
	var seen, all []landmark
	for _, m := range e.marks {
		if m.x <= landmarkHalf || m.y <= landmarkHalf || m.x >= s.pic.w-landmarkHalf-1 || m.y >= s.pic.h-landmarkHalf-1 {
			continue
		}
		at := box.Add(image.Pt(m.x-landmarkHalf-1, m.y-landmarkHalf-1))
		covered := 0
		for y := at.Min.Y; y < at.Max.Y; y += 2 {
			for x := at.Min.X; x < at.Max.X; x += 2 {
				if s.floor.changed.at(x, y) {
					covered++
				}
			}
		}
		all = append(all, m)
		if covered <= 6 {
			seen = append(seen, m)
		}
	}
	if 4*len(seen) < len(all) {
		seen = all
	}
	out := make([]crisp, len(seen))
	for i, m := range seen {
		g := lightness(&s.pic, box.Add(image.Pt(m.x-landmarkHalf-1, m.y-landmarkHalf-1)))
		out[i] = crisp{m.x, m.y, detail(&g, landmarkHalf+1, landmarkHalf+1) / m.crisp}
	}
	return out
}

// What the guards let pass. Of 230 rendered throws in ordinary light the print keeps 0.95 to 1.05 of its detail, and no part
// of a board less than 0.95. Of 25 pictures out of focus 21 keep 0.28 to 0.41, and in 10 of those a die is missed.
const (
	leastDetail = 0.41 // of the print's detail, over all of the board
	partSmeared = 0.5  // of the print's detail, in a part of the board, where all of it has
	unsmeared   = 0.7  // so much
	darkest     = 0.45 // of the light of the empty board
	brightest   = 1.9
)

// handEdges is the size of a foreign thing from which it is a hand, a ruler or a card, in squares of an edge.
const handEdges = 5

// guards lists what makes the whole picture doubtful although the board lies where it lay: dice are what was read, left is
// what no die explains, known marks where dice were read.
func (e *engine) guards(raw gocv.Mat, s *scene, dice []candidate, left []patch, known *mask) []vision.Guard {
	var out []vision.Guard
	var foreign float64
	for _, p := range left {
		foreign = max(foreign, p.area)
	}
	if foreign > handEdges {
		out = append(out, vision.Guard{Kind: vision.GuardHand,
			Text: "Something large lies on the board, such as a hand, a ruler or a card: take it away and read again."})
	} else if g := e.outside(raw); g != nil {
		out = append(out, *g)
	}
	all := e.details(s)
	if g := e.blurs(s, all); g != nil {
		out = append(out, *g)
	} else if foreign <= handEdges && (len(all) < 8 || medianShare(all) > unsmeared) {
		if g := e.moves(s, dice, left, known); g != nil {
			out = append(out, *g)
		}
	}
	light := (s.floor.gain[0] + s.floor.gain[1] + s.floor.gain[2]) / 3
	switch {
	case light < darkest:
		out = append(out, vision.Guard{Kind: vision.GuardLight,
			Text: fmt.Sprintf("There is %.1f times less light than when the empty board was taken: switch a lamp on, or take the empty board anew.", 1/max(light, 0.01))})
	case light > brightest:
		out = append(out, vision.Guard{Kind: vision.GuardLight,
			Text: fmt.Sprintf("There is %.1f times more light than when the empty board was taken: take the empty board anew.", light)})
	}
	return out
}

// blurs says whether the board's print has lost detail, all over or in a part.
func (e *engine) blurs(s *scene, all []crisp) *vision.Guard {
	if len(all) < 8 {
		return nil // too little print is seen to tell
	}
	sharp := medianShare(all)
	if sharp < leastDetail {
		return &vision.Guard{Kind: vision.GuardFocus,
			Text: "The board's print is blurred: the camera has lost its focus, or it shakes. Let it focus on the board and hold it still."}
	}
	if sharp < unsmeared {
		return nil
	}
	const parts = 3
	var part [parts * parts][]crisp
	for _, c := range all {
		k := min(c.y*parts/s.pic.h, parts-1)*parts + min(c.x*parts/s.pic.w, parts-1)
		part[k] = append(part[k], c)
	}
	for _, p := range part {
		if len(p) >= 4 && medianShare(p) < partSmeared {
			return &vision.Guard{Kind: vision.GuardLens,
				Text: "A part of the board is blurred and the rest is not: wipe the lens, and see that nothing hangs before it."}
		}
	}
	return nil
}

func medianShare(all []crisp) float64 {
	v := make([]float64, len(all))
	for i, c := range all {
		v[i] = math.Min(c.share, 4)
	}
	slices.Sort(v)
	return v[len(v)/2]
}
