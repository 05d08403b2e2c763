package measure

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"quartermaster/calibration"
)

// Standard deviations in the fit. Fitted on: unknown.
const (
	tapSD     = 1.2 // px, an owner's tap in a picture of 1640 px
	pointSD   = 0.2 // px, an edge on a piece of a side
	leanMM    = 0.3 // mm, lean of a wall along its whole length: distance of its rim from the vertical over its foot
	moveLimit = 2.5 // greatest error of a tap, in tapSD
)

// refined is a camera after it was fitted to the floor's sides.
type refined struct {
	camera calibration.Camera
	rms    float64 // px, of the sides' points
	moved  float64 // px, rms distance of the corners from the taps; 0: the taps were kept
	sides  int     // number of sides that were used
	// Standard deviations of the lens where only the board determines it: see Report.
	focalSD, bowSD float64
}

// option is one edge in the picture that may be a side: of the floor at height 0, or of the inner rim of the wall over
// it.
type option struct {
	z      float64
	pieces []piece
	line   line
}

// priors is what is known before the sides are looked for.
func priors(im *bitmap, taps [4][2]float64, focalSD float64) calibration.SidesGuess {
	return calibration.SidesGuess{Taps: taps, TapSD: tapSD * max(1, float64(max(im.w, im.h))/1640), LeanSD: leanMM, FocalSD: focalSD}
}

// searchWidth is the greatest distance (px) of a side from the line between its taps.
func searchWidth(tap float64) float64 { return min(moveLimit*tap, reach-4) }

// side is one side of the floor with the edges that may be it.
type side struct {
	side    calibration.Side
	hidden  bool // the wall hides its foot
	options []option
	chosen  int // of options; -1: none
}

// fitToSides finds the floor's sides along the lines between the taps and fits the camera to them. It keeps the taps,
// and says so, where the sides are not found or contradict each other. The limits of the corners' moves were fitted
// on: unknown.
func fitToSides(im *bitmap, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (refined, string) {
	kept := refined{camera: start}
	taps, tap := g.Taps, g.TapSD
	sides := findSides(im, &start, board, searchWidth(tap), 2)
	fit, ok := chooseLines(sides, start, board, g)
	if !ok {
		return kept, "the floor's sides were not found near the tapped corners, so the taps were kept as they are: tap more exactly, or light the board so that floor and walls differ"
	}
	// With a better camera the sides are straighter, so a narrower search also finds a faint side beside strong print.
	for range 2 {
		again := findSides(im, &fit.Camera, board, 1.2, 1)
		next, ok := chooseLines(again, fit.Camera, board, g)
		if !ok {
			break
		}
		fit, sides = next, again
	}
	if all, ok := fitAllLines(im, fit.Camera, board, g, sides); ok {
		fit = all
	}
	out := refined{camera: fit.Camera, rms: fit.RMS}
	var missing []string
	for _, s := range sides {
		if s.chosen >= 0 {
			out.sides++
		} else {
			missing = append(missing, s.side.String())
		}
	}
	worst := 0.0
	for i, c := range board.FloorCorners() {
		u, v := fit.Camera.Project(c[0], c[1], 0)
		d := math.Hypot(u-taps[i][0], v-taps[i][1])
		worst = max(worst, d)
		out.moved += d * d / 4
	}
	out.moved = math.Sqrt(out.moved)
	if whole := countFeet(sides) == 4; worst > 2*moveLimit*tap || !whole && out.moved > 1.6*tap {
		return kept, fmt.Sprintf("the floor's sides meet %.1f px away from a tapped corner, which is hard to believe, so the taps were kept: tap the corners where floor and walls meet", worst)
	}
	switch n := countFeet(sides); {
	case n < 4 && out.sides > n:
		return out, fmt.Sprintf("of the floor's 4 sides %d are seen clearly, the walls' rims and the taps stand in for the others: places may be off by some tenths of a millimetre; light the board more evenly or hang the camera over its middle", n)
	case n < 4:
		return out, fmt.Sprintf("the floor's %s side is not seen clearly: the other sides and the taps stand in for it", strings.Join(missing, " and "))
	}
	return out, ""
}

// fitAllLines fits the camera to all lines near the places that it predicts, feet and rims, each weighted by its
// precision: a faint foot counts little beside the rim over it, a clear one counts more. ok is false where a side that
// the camera was fitted to (stood) is not found again.
func fitAllLines(im *bitmap, at calibration.Camera, board calibration.Board, g calibration.SidesGuess, stood []side) (calibration.SidesFit, bool) {
	fit := calibration.SidesFit{Camera: at}
	for range 2 {
		points, _ := clearLines(findSides(im, &fit.Camera, board, 1.2, 1))
		for _, s := range stood {
			if s.chosen >= 0 && !slices.ContainsFunc(points, func(p calibration.SidePoint) bool { return p.Side == s.side }) {
				return fit, false
			}
		}
		var err error
		if fit, err = calibration.FitSides(fit.Camera, board, points, g); err != nil {
			return fit, false
		}
	}
	return fit, true
}

// clearLines returns the points of all lines that most of their side shows, and how many of the lines are feet. Fewer
// pieces lie on a line by chance. The rim of a wall that hides its foot is left out: the line may be the floor's
// print. The limit was fitted on: unknown.
func clearLines(sides []side) (points []calibration.SidePoint, feet int) {
	for _, s := range sides {
		for _, o := range s.options {
			if o.line.score < 0.6*float64(len(o.pieces)) || o.z > 0 && s.hidden {
				continue
			}
			points = append(points, o.line.points(o.pieces, s.side, o.z)...)
			if o.z == 0 {
				feet++
			}
		}
	}
	return points, feet
}

// countFeet is the number of sides that are fitted at the floor's height.
func countFeet(sides []side) int {
	n := 0
	for _, s := range sides {
		if s.chosen >= 0 && s.options[s.chosen].z == 0 {
			n++
		}
	}
	return n
}

// findSides finds the edges that may be each side, near the places that the camera predicts.
func findSides(im *bitmap, c *calibration.Camera, board calibration.Board, within float64, most int) []side {
	var out []side
	at := c.Position()
	for s := calibration.Top; s <= calibration.Left; s++ {
		k := side{side: s, chosen: -1}
		// Visible width of the wall beside the floor, in pixels; below 0 where the wall hides its foot.
		strip := math.Inf(1)
		if board.WallMM > 0 {
			strip = board.Inwards(s, at[0], at[1]) * board.WallMM / (at[2] - board.WallMM) * pxPerMM(c, board, s)
		}
		k.hidden = strip < 0
		const apart = 2.5 // px; below this, foot and rim are one blurred edge; fitted on: unknown
		if strip > apart {
			k.add(im, c, board, 0, within, most)
		}
		if board.WallMM > 0 && (strip > apart || strip < 0) {
			k.add(im, c, board, board.WallMM, within, most)
		}
		out = append(out, k)
	}
	return out
}

// add finds the lines of a side at a height.
func (k *side) add(im *bitmap, c *calibration.Camera, board calibration.Board, z, within float64, most int) {
	ps := pieces(im, c, board, k.side, z)
	for _, l := range findLines(ps, within, most) {
		k.options = append(k.options, option{z, ps, l})
	}
}

// pxPerMM is the scale at the middle of a side.
func pxPerMM(c *calibration.Camera, b calibration.Board, s calibration.Side) float64 {
	x, y := b.Point(s, 0.5)
	u0, v0 := c.Project(x, y, 0)
	u1, v1 := c.Project(x+1, y, 0)
	u2, v2 := c.Project(x, y+1, 0)
	return (math.Hypot(u1-u0, v1-v0) + math.Hypot(u2-u0, v2-v0)) / 2
}

// chooseLines chooses a line, or none, for each side so that all sides together fit the board best; it needs at least
// three. Print within the floor has another shape than the board's rectangle and does not fit.
func chooseLines(sides []side, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (calibration.SidesFit, bool) {
	var best calibration.SidesFit
	cost := math.Inf(1)
	var pick, chosen [4]int
	var try func(i int)
	try = func(i int) {
		if i < len(sides) {
			for k := -1; k < len(sides[i].options); k++ {
				pick[i] = k
				try(i + 1)
			}
			return
		}
		if f, c, ok := fitLines(sides, pick, start, board, g); ok && c < cost {
			best, cost, chosen = f, c, pick
		}
	}
	try(0)
	if math.IsInf(cost, 1) {
		return best, false
	}
	for i := range sides {
		sides[i].chosen = chosen[i]
	}
	return best, true
}

// fitLines fits the camera to one choice of lines and returns the cost, in squared standard deviations of sides and
// taps.
func fitLines(sides []side, pick [4]int, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (calibration.SidesFit, float64, bool) {
	// A rim only replaces a foot that is not seen, since walls lean. Where the wall hides its foot, the floor's print begins
	// at the rim and may be mistaken for it: such a rim is the last resort. The penalties were fitted on: unknown.
	const rim, missing, hidden, faint, perSide, sideSD = 5, 10, 11, 16, 6, 0.3
	var points []calibration.SidePoint
	cost := 0.0
	used := 0
	for i, s := range sides {
		if pick[i] < 0 {
			cost += missing
			continue
		}
		o := s.options[pick[i]]
		switch {
		case o.z > 0 && s.hidden:
			cost += hidden
		case o.z > 0:
			cost += rim
		}
		points = append(points, o.line.points(o.pieces, s.side, o.z)...)
		cost += faint * (1 - o.line.score/float64(len(o.pieces)))
		used++
	}
	if used < 3 {
		return calibration.SidesFit{}, 0, false
	}
	f, err := calibration.FitSides(start, board, points, g)
	if err != nil {
		return f, 0, false
	}
	for i, s := range sides {
		if pick[i] < 0 {
			continue
		}
		r, lean := f.SideRMS[s.side]/sideSD, f.Lean[s.side]/leanMM
		if r > 4 || math.Abs(lean) > 4 {
			return f, 0, false
		}
		cost += perSide*r*r + lean*lean
	}
	for i, c := range board.FloorCorners() {
		u, v := f.Camera.Project(c[0], c[1], 0)
		cost += (math.Pow(u-g.Taps[i][0], 2) + math.Pow(v-g.Taps[i][1], 2)) / (g.TapSD * g.TapSD)
	}
	return f, cost, true
}
