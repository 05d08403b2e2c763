package guard

import (
	"image"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/ground"
	"quartermaster/vision/scene"
)

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
func details(s *scene.Scene) [parts * parts][]crisp {
	var few, free, all [parts * parts][]ground.Landmark
	known := map[int]bool{} // those by which the board was found: they are made already
	for _, i := range ground.EveryFew(len(s.Board.Marks), ground.NearMarks) {
		known[i] = true
	}
	seen, n := 0, 0
	for i, m := range s.Board.Marks {
		if m.X <= ground.LandmarkHalf || m.Y <= ground.LandmarkHalf || m.X >= s.Pic.W-ground.LandmarkHalf-1 || m.Y >= s.Pic.H-ground.LandmarkHalf-1 {
			continue
		}
		k := min(m.Y*parts/s.Pic.H, parts-1)*parts + min(m.X*parts/s.Pic.W, parts-1)
		all[k], n = append(all[k], m), n+1
		if !covered(s, &m) {
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
		for _, i := range ground.EveryFew(len(marks), fewOfPart) {
			if len(few[k]) < fewOfPart {
				few[k] = append(few[k], marks[i])
			}
		}
	}
	out := crisps(s, few)
	n = 0
	for _, c := range out {
		if n += len(c); len(c) > 0 && medianShare(c) < doubtful {
			return crisps(s, free)
		}
	}
	if n < leastMarks {
		return crisps(s, free)
	}
	return out
}

// covered says whether something lies on a landmark.
func covered(s *scene.Scene, m *ground.Landmark) bool {
	n := 0
	for y := m.Y - ground.LandmarkHalf - 1; y <= m.Y+ground.LandmarkHalf+1; y += 2 {
		for x := m.X - ground.LandmarkHalf - 1; x <= m.X+ground.LandmarkHalf+1; x += 2 {
			if s.Floor.Changed.At(x, y) {
				n++
			}
		}
	}
	return n > 6
}

// crisps measures landmarks.
func crisps(s *scene.Scene, marks [parts * parts][]ground.Landmark) (out [parts * parts][]crisp) {
	const side = 2*ground.LandmarkHalf + 3
	for k := range marks {
		for _, m := range marks[k] {
			at := image.Rect(0, 0, side, side).Add(image.Pt(m.X-ground.LandmarkHalf-1, m.Y-ground.LandmarkHalf-1))
			s.Canvas.Spot(at)
			g := ground.Lightness(&s.Pic, at)
			out[k] = append(out[k], crisp(ground.Detail(&g, ground.LandmarkHalf+1, ground.LandmarkHalf+1)/m.Crisp))
		}
	}
	return out
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
