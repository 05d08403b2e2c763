package measure

import (
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
)

// unknownLens is refine without pictures of a chessboard. The board itself tells something of the lens: its straight
// sides how much the lens bends (the plumb-line method of D. C. Brown, 1971), the walls' rims, which stand nearer by a
// known height, how far away the camera is and with it the focal length.
func unknownLens(im *bitmap, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (refined, string) {
	const remedy = "pictures of a chessboard make them exact"
	bent, ok := unbend(im, start, board, g)
	if ok {
		if board.WallMM > 0 {
			bent = farAway(im, bent, board, g)
		}
		if fit, ok := fitUnknown(im, bent, board, g); ok {
			return fit, "the lens is not known and was taken from the board's sides and walls: places may be off by some tenths of a millimetre; " + remedy
		}
	}
	r, note := refine(im, start, board, g)
	r.focalSD, r.bowSD = calibration.UsualFocalSD, freeBowSD
	said := fmt.Sprintf("the lens is not known: it was taken as free of distortion, its focal length may be off by %.0f %% and places by a millimetre or more; %s", 100*g.FocalSD, remedy)
	if note != "" {
		said += "; " + note
	}
	return r, said
}

// How well a lens is known of which the board's sides and walls tell, as shares, at best; and of which they do not.
const (
	leastFocalSD = 0.02
	leastBowSD   = 0.002
	freeBowSD    = 0.03
)

// bowed is a lens whose distortion moves a point at the picture's left and right end by a share of its distance from
// the middle.
func bowed(c calibration.Camera, share float64) calibration.Camera {
	r := float64(c.WidthPX) / 2 / c.FX
	c.Distortion = [5]float64{share / (r * r)}
	return c
}

// unbend finds the distortion with which the floor's sides are straightest.
func unbend(im *bitmap, c calibration.Camera, board calibration.Board, g calibration.SidesGuess) (calibration.Camera, bool) {
	best, score := c, 0.0
	try := func(share float64) float64 {
		p, _, err := calibration.SolvePose(bowed(c, share), board, g.Taps)
		if err != nil {
			return 0
		}
		s := 0.0
		for k := calibration.Top; k <= calibration.Left; k++ {
			s += straight(im, &p, board, k, 0, searchWidth(g.TapSD))
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
	return best, score > 2.4 // of 4 sides
}

// straight is how well one straight line goes through what is seen near a side: 0 to 1.
func straight(im *bitmap, c *calibration.Camera, board calibration.Board, side calibration.Side, z, within float64) float64 {
	ps := pieces(im, c, board, side, z)
	if ls := findLines(ps, within, 1); len(ls) > 0 {
		return ls[0].score / float64(len(ps))
	}
	return 0
}

// farAway finds the focal length with which the rims stand where they are seen. A rim has two edges, and things lie
// beyond it: of several lengths that fit, the longest is taken, for which the rim is the innermost edge.
func farAway(im *bitmap, c calibration.Camera, board calibration.Board, g calibration.SidesGuess) calibration.Camera {
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
		p, _, err := calibration.SolvePose(bowed(lens, share), board, g.Taps)
		s := 0.0
		if err == nil {
			for side := calibration.Top; side <= calibration.Left; side++ {
				s += straight(im, &p, board, side, board.WallMM, 3)
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
		for k > 0 && scores[k-1] > scores[k] { // up the same hill
			k--
		}
		return cameras[k]
	}
	return c
}

// fitUnknown fits place, focal length and distortion to all feet and rims together.
func fitUnknown(im *bitmap, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (refined, bool) {
	g.BowSD = 0.1
	// Which of the lines are the feet is chosen with the lens as it is; rims would bend to it.
	first := look(im, &start, board, searchWidth(g.TapSD), 2)
	for i := range first {
		first[i].options = slices.DeleteFunc(first[i].options, func(o option) bool { return o.z > 0 })
	}
	g0 := g
	g0.FocalSD, g0.BowSD = 0, 0
	fit, ok := choose(first, start, board, g0)
	if !ok {
		return refined{}, false
	}
	for range 2 {
		at := fit.Camera
		points, feet := clearly(look(im, &at, board, 1.5, 1))
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
