package guard

import (
	"image"
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/ground"
	"quartermaster/vision/scene"
)

// sharpness is the detail of a landmark in a picture, relative to its detail in the picture of the empty board.
type sharpness float64

// The board is divided into parts by parts regions. At first only a few landmarks of each are measured, to save time.
const (
	parts      = 3
	fewOfPart  = 3
	leastMarks = 8 // minimum number of landmarks that tell of a board's sharpness; fitted on: unknown
)

// details measures the sharpness of landmarks that nothing covers, by part of the board. It measures a few per part, and all where a part
// is doubtful. Where more than three quarters seem covered, the print itself has changed, e.g. by blur, so covered ones count too.
func details(s *scene.Scene) [parts * parts][]sharpness {
	var few, free, all [parts * parts][]ground.Landmark
	known := map[int]bool{} // landmarks used for registration: the picture is prepared there already
	for _, i := range ground.Subsample(len(s.Board.Marks), ground.FirstLandmarks) {
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
		for _, i := range ground.Subsample(len(marks), fewOfPart) {
			if len(few[k]) < fewOfPart {
				few[k] = append(few[k], marks[i])
			}
		}
	}
	out := sharpnessOf(s, few)
	n = 0
	for _, c := range out {
		if n += len(c); len(c) > 0 && medianSharpness(c) < doubtful {
			return sharpnessOf(s, free)
		}
	}
	if n < leastMarks {
		return sharpnessOf(s, free)
	}
	return out
}

// covered reports whether something lies on a landmark: more than 6 of its sample points have changed. Fitted on: unknown.
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

// sharpnessOf measures the sharpness of landmarks.
func sharpnessOf(s *scene.Scene, marks [parts * parts][]ground.Landmark) (out [parts * parts][]sharpness) {
	const side = 2*ground.LandmarkHalf + 3
	for k := range marks {
		for _, m := range marks[k] {
			at := image.Rect(0, 0, side, side).Add(image.Pt(m.X-ground.LandmarkHalf-1, m.Y-ground.LandmarkHalf-1))
			s.Canvas.FillUnmarked(at)
			g := ground.Lightness(&s.Pic, at)
			out[k] = append(out[k], sharpness(ground.Detail(&g, ground.LandmarkHalf+1, ground.LandmarkHalf+1)/m.Detail))
		}
	}
	return out
}

// blurGuard warns if the board's print has lost detail, all over or in a part.
func blurGuard(parts [][]sharpness, all []sharpness) *vision.Guard {
	if len(all) < leastMarks {
		return nil // too little print is seen to tell
	}
	sharp := medianSharpness(all)
	if sharp < leastDetail {
		return &vision.Guard{Kind: vision.GuardFocus,
			Text: "The board's print is blurred: the camera has lost its focus, or it shakes. Let it focus on the board and hold it still."}
	}
	if sharp < unsmeared {
		return nil
	}
	for _, p := range parts {
		if len(p) >= 4 && medianSharpness(p) < partSmeared {
			return &vision.Guard{Kind: vision.GuardLens,
				Text: "A part of the board is blurred and the rest is not: wipe the lens, and see that nothing hangs before it."}
		}
	}
	return nil
}

// medianSharpness returns the median, at most 4.
func medianSharpness(all []sharpness) float64 {
	v := slices.Clone(all)
	slices.Sort(v)
	return float64(min(v[len(v)/2], 4))
}
