package measure

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"quartermaster/calibration"
)

// How exact things are that the fit weighs against each other.
const (
	tapSD     = 1.2 // px, an owner's tap in a picture of 1640 px
	pointSD   = 0.2 // px, an edge on a piece of a side
	leanMM    = 0.3 // how far a wall's rim stands beside its foot, along a whole side
	moveLimit = 2.5 // a tap may be this many times tapSD wrong
)

// refined is where the camera stands after the floor's sides were looked for.
type refined struct {
	camera calibration.Camera
	rms    float64 // px, of the sides' points
	moved  float64 // px, rms distance of the corners from the taps; 0: the taps were kept
	sides  int     // that were used
	// How well the lens is known, where nothing but the board tells of it: see Report.
	focalSD, bowSD float64
}

// option is one edge that may be a side: the floor's at height 0, or the inner rim of the wall over it.
type option struct {
	z      float64
	pieces []piece
	line   line
}

// guess is what is known before the sides are looked for.
func guess(im *bitmap, taps [4][2]float64, focalSD float64) calibration.SidesGuess {
	return calibration.SidesGuess{Taps: taps, TapSD: tapSD * max(1, float64(max(im.w, im.h))/1640), LeanSD: leanMM, FocalSD: focalSD}
}

// searchWidth is how far (px) a side may be from the line between its taps.
func searchWidth(tap float64) float64 { return min(moveLimit*tap, reach-4) }

// side is one side of the floor with the edges that may be it.
type side struct {
	side    calibration.Side
	hidden  bool // the wall hides its foot
	options []option
	chosen  int // of options; -1: none
}

// refine finds the floor's sides along the lines between the taps and fits the camera to them. It keeps the taps,
// and says so, where the sides are not found or do not fit together.
func refine(im *bitmap, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (refined, string) {
	kept := refined{camera: start}
	taps, tap := g.Taps, g.TapSD
	sides := look(im, &start, board, searchWidth(tap), 2)
	fit, ok := choose(sides, start, board, g)
	if !ok {
		return kept, "the floor's sides were not found near the tapped corners, so the taps were kept as they are: tap more exactly, or light the board so that floor and walls differ"
	}
	// Nearer to the truth the sides are straight and narrow to look for, and a faint one is found beside a strong print.
	for range 2 {
		again := look(im, &fit.Camera, board, 1.2, 1)
		next, ok := choose(again, fit.Camera, board, g)
		if !ok {
			break
		}
		fit, sides = next, again
	}
	if all, ok := weighed(im, fit.Camera, board, g, sides); ok {
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
	if whole := feet(sides) == 4; worst > 2*moveLimit*tap || !whole && out.moved > 1.6*tap {
		return kept, fmt.Sprintf("the floor's sides meet %.1f px away from a tapped corner, which is hard to believe, so the taps were kept: tap the corners where floor and walls meet", worst)
	}
	switch n := feet(sides); {
	case n < 4 && out.sides > n:
		return out, fmt.Sprintf("of the floor's 4 sides %d are seen clearly, the walls' rims and the taps stand in for the others: places may be off by some tenths of a millimetre; light the board more evenly or hang the camera over its middle", n)
	case n < 4:
		return out, fmt.Sprintf("the floor's %s side is not seen clearly: the other sides and the taps stand in for it", strings.Join(missing, " and "))
	}
	return out, ""
}

// weighed fits the camera to all that is seen of the sides near to where it expects them, feet and rims, each as exact
// as it is: a faint foot counts little beside the rim over it, a clear one counts more. It is not ok where one of the
// sides that the camera stands on is not seen again.
func weighed(im *bitmap, at calibration.Camera, board calibration.Board, g calibration.SidesGuess, stood []side) (calibration.SidesFit, bool) {
	fit := calibration.SidesFit{Camera: at}
	for range 2 {
		points, _ := clearly(look(im, &fit.Camera, board, 1.2, 1))
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

// clearly are the points of all lines that most of their side shows, and how many of the lines are feet. Fewer pieces
// come together on a line by chance. A rim whose wall hides its foot may be the floor's print.
func clearly(sides []side) (points []calibration.SidePoint, feet int) {
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

// feet is how many sides are fitted to the floor itself.
func feet(sides []side) int {
	n := 0
	for _, s := range sides {
		if s.chosen >= 0 && s.options[s.chosen].z == 0 {
			n++
		}
	}
	return n
}

// look finds the edges that may be each side, near to where the camera expects them.
func look(im *bitmap, c *calibration.Camera, board calibration.Board, within float64, most int) []side {
	var out []side
	at := c.Position()
	for s := calibration.Top; s <= calibration.Left; s++ {
		k := side{side: s, chosen: -1}
		// The strip of wall that is seen beside the floor, in pixels: none where the wall leans over its foot.
		strip := math.Inf(1)
		if board.WallMM > 0 {
			strip = board.Inwards(s, at[0], at[1]) * board.WallMM / (at[2] - board.WallMM) * pxPerMM(c, board, s)
		}
		k.hidden = strip < 0
		const apart = 2.5 // px; nearer than this, foot and rim are one blurred edge
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

func (k *side) add(im *bitmap, c *calibration.Camera, board calibration.Board, z, within float64, most int) {
	ps := pieces(im, c, board, k.side, z)
	for _, l := range findLines(ps, within, most) {
		k.options = append(k.options, option{z, ps, l})
	}
}

func pxPerMM(c *calibration.Camera, b calibration.Board, s calibration.Side) float64 {
	x, y := b.Point(s, 0.5)
	u0, v0 := c.Project(x, y, 0)
	u1, v1 := c.Project(x+1, y, 0)
	u2, v2 := c.Project(x, y+1, 0)
	return (math.Hypot(u1-u0, v1-v0) + math.Hypot(u2-u0, v2-v0)) / 2
}

// choose takes for each side the line, or none, with which all sides together fit the board best; at least three.
// Only the board's own rectangle fits: print within the floor has another shape.
func choose(sides []side, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (calibration.SidesFit, bool) {
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
		if f, c, ok := together(sides, pick, start, board, g); ok && c < cost {
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

// together fits one choice of lines and says how badly it fits: in squared deviations of sides and taps.
func together(sides []side, pick [4]int, start calibration.Camera, board calibration.Board, g calibration.SidesGuess) (calibration.SidesFit, float64, bool) {
	// A rim stands in for a foot that is not seen, no more: walls lean. Where the wall hides its foot the floor's print
	// begins somewhere at the rim and may be taken for it: such a rim counts only where there is nothing else.
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
