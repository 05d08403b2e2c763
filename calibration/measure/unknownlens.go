package measure

import (
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
)

// unknownLens is fitToSides without pictures of a chessboard. The board itself determines the lens to some degree: its
// straight sides give the distortion (the plumb-line method of D. C. Brown, 1971), and the walls' rims, nearer by a
// known height, give the camera's distance and with it the focal length.
func unknownLens(im *bitmap, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (refined, string) {
	const remedy = "pictures of a chessboard make them exact"
	bent, ok := fitDistortion(im, start, board, g)
	if ok {
		if board.WallMM > 0 {
			bent = fitFocalLength(im, bent, board, g)
		}
		if fit, ok := fitUnknown(im, bent, board, g); ok {
			return fit, "the lens is not known and was taken from the board's sides and walls: places may be off by some tenths of a millimetre; " + remedy
		}
	}
	r, note := fitToSides(im, start, board, g)
	r.focalSD, r.bowSD = calibration.UsualFocalSD, freeBowSD
	said := fmt.Sprintf("the lens is not known: it was taken as free of distortion, its focal length may be off by %.0f %% and places by a millimetre or more; %s", 100*g.FocalSD, remedy)
	if note != "" {
		said += "; " + note
	}
	return r, said
}

// Standard deviations of a lens, as shares: at best where the board's sides and walls determine it, and where they do
// not. Fitted on: unknown.
const (
	leastFocalSD = 0.02
	leastBowSD   = 0.002
	freeBowSD    = 0.03
)

// withDistortion is a lens whose distortion moves a point at the picture's left or right end by a share of its
// distance from the middle.
func withDistortion(c calibration.Camera, share float64) calibration.Camera {
	r := float64(c.WidthPX) / 2 / c.FX
	c.Distortion = [5]float64{share / (r * r)}
	return c
}

// fitDistortion finds the distortion with which the floor's sides are straightest, by a grid search.
func fitDistortion(im *bitmap, c calibration.Camera, board calibration.Board, g calibration.SidesGuess) (calibration.Camera, bool) {
	best, score := c, 0.0
	try := func(share float64) float64 {
		p, _, err := calibration.SolvePose(withDistortion(c, share), board, g.Taps)
		if err != nil {
			return 0
		}
		s := 0.0
		for k := calibration.Top; k <= calibration.Left; k++ {
			s += straightness(im, &p, board, k, 0, searchWidth(g.TapSD))
		}
		if s > score {
			best, score = p, s
		}
		return s
	}
	at, top := 0.0, 0.0
	for share := -0.26; share <= 0.1; share += 0.02 {
		if s := try(share); s > top {
			at, top = share, s
		}
	}
	for share := at - 0.016; share < at+0.018; share += 0.004 {
		try(share)
	}
	return best, score > 2.4 // of 4 sides; fitted on: unknown
}

// straightness is the score of the best straight line near a side: 0 to 1.
func straightness(im *bitmap, c *calibration.Camera, board calibration.Board, side calibration.Side, z, within float64) float64 {
	ps := pieces(im, c, board, side, z)
	if ls := findLines(ps, within, 1); len(ls) > 0 {
		return ls[0].score / float64(len(ps))
	}
	return 0
}

// fitFocalLength finds the focal length with which the rims appear at their places, by a grid search. A rim has two
// edges, and other things lie beyond it: of several focal lengths with a good score the longest is taken, for which
// the rim is the innermost edge. The limits were fitted on: unknown.
func fitFocalLength(im *bitmap, c calibration.Camera, board calibration.Board, g calibration.SidesGuess) calibration.Camera {
	r := float64(c.WidthPX) / 2 / c.FX
	share := c.Distortion[0] * r * r
	const step = 1.04
	var cameras []calibration.Camera
	var scores []float64
	top := 0.0
	for k := -16; k <= 16; k++ {
		lens := c
		lens.FX *= math.Pow(step, float64(k))
		lens.FY = lens.FX
		p, _, err := calibration.SolvePose(withDistortion(lens, share), board, g.Taps)
		s := 0.0
		if err == nil {
			for side := calibration.Top; side <= calibration.Left; side++ {
				s += straightness(im, &p, board, side, board.WallMM, 3)
			}
		}
		cameras, scores, top = append(cameras, p), append(scores, s), max(top, s)
	}
	if top < 2 {
		return c
	}
	for k := len(scores) - 1; k >= 0; k-- {
		if scores[k] < 0.85*top {
			continue
		}
		for k > 0 && scores[k-1] > scores[k] { // to the local maximum
			k--
		}
		return cameras[k]
	}
	return c
}

// fitUnknown fits pose, focal length and distortion to all feet and rims together.
func fitUnknown(im *bitmap, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (refined, bool) {
	g.K1SD = 0.1
	// The feet are chosen with a fixed lens and without rims, which could fit any lens.
	first := findSides(im, &start, board, searchWidth(g.TapSD), 2)
	for i := range first {
		first[i].options = slices.DeleteFunc(first[i].options, func(o option) bool { return o.z > 0 })
	}
	g0 := g
	g0.FocalSD, g0.K1SD = 0, 0
	fit, ok := chooseLines(first, start, board, g0)
	if !ok {
		return refined{}, false
	}
	for range 2 {
		at := fit.Camera
		points, feet := clearLines(findSides(im, &at, board, 1.5, 1))
		if feet < 3 {
			return refined{}, false
		}
		var err error
		if fit, err = calibration.FitSides(at, board, points, g); err != nil {
			return refined{}, false
		}
	}
	out := refined{camera: fit.Camera, rms: fit.RMS, sides: 4, focalSD: max(fit.FocalSD, leastFocalSD), bowSD: leastBowSD}
	for i, c := range board.FloorCorners() {
		u, v := fit.Camera.Project(c[0], c[1], 0)
		out.moved += (math.Pow(u-g.Taps[i][0], 2) + math.Pow(v-g.Taps[i][1], 2)) / 4
	}
	out.moved = math.Sqrt(out.moved)
	return out, fit.RMS < 0.5 && out.moved < 1.6*g.TapSD
}
