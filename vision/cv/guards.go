//go:build cgo

package cv

import (
	"fmt"
	"image"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/opencv"
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
type crisp float64

// A board's detail is looked at in parts, so many each way, and first at a few landmarks of each.
const (
	parts      = 3
	fewOfPart  = 3
	leastMarks = 8 // so many tell of a board's detail at least
)

// details lists landmarks that nothing covers with what is left of their detail, by part of the board: a few of each, and all
// where those of any part leave doubt. Where nearly all seem covered it is the print itself that has changed, and all are listed.
func (s *scene) details() [parts * parts][]crisp {
	var few, free, all [parts * parts][]landmark
	known := map[int]bool{} // those by which the board was found: they are made already
	for _, i := range everyFew(len(s.board.marks), nearMarks) {
		known[i] = true
	}
	seen, n := 0, 0
	for i, m := range s.board.marks {
		if m.x <= landmarkHalf || m.y <= landmarkHalf || m.x >= s.pic.w-landmarkHalf-1 || m.y >= s.pic.h-landmarkHalf-1 {
			continue
		}
		k := min(m.y*parts/s.pic.h, parts-1)*parts + min(m.x*parts/s.pic.w, parts-1)
		all[k], n = append(all[k], m), n+1
		if !s.covered(&m) {
			free[k], seen = append(free[k], m), seen+1
			if known[i] {
				few[k] = append(few[k], m)
			}
		}
	}
	if 4*seen < n {
		free = all
	}
	for k, marks := range free {
		for _, i := range everyFew(len(marks), fewOfPart) {
			if len(few[k]) < fewOfPart {
				few[k] = append(few[k], marks[i])
			}
		}
	}
	out := s.crisps(few)
	n = 0
	for _, c := range out {
		if n += len(c); len(c) > 0 && medianShare(c) < doubtful {
			return s.crisps(free)
		}
	}
	if n < leastMarks {
		return s.crisps(free)
	}
	return out
}

// covered says whether something lies on a landmark.
func (s *scene) covered(m *landmark) bool {
	n := 0
	for y := m.y - landmarkHalf - 1; y <= m.y+landmarkHalf+1; y += 2 {
		for x := m.x - landmarkHalf - 1; x <= m.x+landmarkHalf+1; x += 2 {
			if s.floor.changed.at(x, y) {
				n++
			}
		}
	}
	return n > 6
}

// crisps measures landmarks.
func (s *scene) crisps(marks [parts * parts][]landmark) (out [parts * parts][]crisp) {
	const side = 2*landmarkHalf + 3
	for k := range marks {
		for _, m := range marks[k] {
			at := image.Rect(0, 0, side, side).Add(image.Pt(m.x-landmarkHalf-1, m.y-landmarkHalf-1))
			s.canvas.spot(at)
			g := lightness(&s.pic, at)
			out[k] = append(out[k], crisp(detail(&g, landmarkHalf+1, landmarkHalf+1)/m.crisp))
		}
	}
	return out
}

// What the guards let pass. Of 230 rendered throws in ordinary light the print keeps 0.95 to 1.05 of its detail, and no part
// of a board less than 0.95. Of 25 pictures out of focus 21 keep 0.28 to 0.41, and in 10 of those a die is missed.
const (
	doubtful    = 0.8  // of the print's detail, in a part by what few landmarks tell
	leastDetail = 0.41 // of the print's detail, over all of the board
	partSmeared = 0.5  // of the print's detail, in a part of the board, where all of it has
	unsmeared   = 0.7  // so much
	darkest     = 0.45 // of the light of the empty board
	brightest   = 1.9
	thickHaze   = 45  // grey levels
	strange     = 0.6 // logarithm of how vivid colours are
)

// handEdges is the size of a foreign thing from which it is a hand, a ruler or a card, in squares of an edge.
const handEdges = 5

// guards lists what makes the whole picture doubtful although the board lies where it lay: dice are what was read, left is
// what no die explains, known marks where dice were read.
func (s *scene) guards(raw opencv.Picture, b *brim, dice []candidate, left []patch, known *mask) []vision.Guard {
	var out []vision.Guard
	var foreign float64
	for _, p := range left {
		foreign = max(foreign, p.area)
	}
	if foreign > handEdges {
		out = append(out, vision.Guard{Kind: vision.GuardHand,
			Text: "Something large lies on the board, such as a hand, a ruler or a card: take it away and read again."})
	} else if g := b.outside(s.board, &s.known.paints, raw); g != nil {
		out = append(out, *g)
	}
	part := s.details()
	all := slices.Concat(part[:]...)
	if g := blurs(part[:], all); g != nil {
		out = append(out, *g)
	} else if foreign <= handEdges && (len(all) < leastMarks || medianShare(all) > unsmeared) {
		if g := s.moves(dice, left, known); g != nil {
			out = append(out, *g)
		}
	}
	if g := s.floor.render.guard(); g != nil {
		out = append(out, *g)
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

// guard says what makes a rendition so strange that paint which is not like the board's print cannot be trusted.
func (r rendition) guard() *vision.Guard {
	text := ""
	switch h := r.haze.most(); {
	case r.vivid < -strange:
		text = "Colours are far paler than when the empty board was taken: give the camera more light, or the settings that it had, or take the empty board anew."
	case r.vivid > strange:
		text = "Colours are far stronger than when the empty board was taken: give the camera the settings that it had, or take the empty board anew."
	case h > thickHaze:
		text = "What is dark looks paler than when the empty board was taken, as through haze: see that no sun or lamp shines into the lens, wipe it, or take the empty board anew."
	case h < -thickHaze:
		text = "The camera draws what is dark darker than when the empty board was taken: give it the settings that it had, or take the empty board anew."
	default:
		return nil
	}
	return &vision.Guard{Kind: vision.GuardLight, Text: text}
}

// blurs says whether the board's print has lost detail, all over or in a part.
func blurs(parts [][]crisp, all []crisp) *vision.Guard {
	if len(all) < leastMarks {
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
	for _, p := range parts {
		if len(p) >= 4 && medianShare(p) < partSmeared {
			return &vision.Guard{Kind: vision.GuardLens,
				Text: "A part of the board is blurred and the rest is not: wipe the lens, and see that nothing hangs before it."}
		}
	}
	return nil
}

func medianShare(all []crisp) float64 {
	v := slices.Clone(all)
	slices.Sort(v)
	return float64(min(v[len(v)/2], 4))
}
