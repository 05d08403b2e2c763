package measure

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/calibration"
)

// Where floor and walls are equally dark, no foot is seen. The rims then tell where the camera stands. Lines that are printed along the
// floor's sides, at one unknown distance from all of them, tell whether the floor lies as deep below the rims as the lens and the
// walls' height say.

const (
	printSD    = 0.1  // mm, of a printed line's distance from its side; a line found elsewhere is no such line
	printAgree = 0.4  // mm, between the distances of two sides' lines before the lens is fitted
	rimRMS     = 0.35 // px, of all points of a fit that is believed
	centreSD   = 0.01 // of the picture's width: from its middle to the lens's axis

	uprightRMS     = 1.0 // px, of all vertical edges: on B_webcam 0.3 where feet are right, 1.7 where print is taken for them
	uprightCorners = 2   // at least so many vertical edges bear out an unknown lens
	rimCornerSD    = 0.8 // px: corners that are determined; with 0.6 they were 0.3 px off
)

// mark is a clear line on the floor along a side: brighter or darker inwards.
type mark struct {
	brighter bool
	points   []calibration.SidePoint
}

// rimFit is a camera fitted to rims and print.
type rimFit struct {
	camera calibration.Camera
	rms    float64 // px
	// borneOut: the vertical edges where walls meet are seen where it has them, and the corners are determined.
	borneOut bool
}

// byRims replaces corners that are in doubt by those of the best fit to rims and print, if there is one. The doubt is gone where all fits
// that the picture allows agree. Of an unknown lens, another focal length may fit rims and print as well, with feet taken for print: there
// vertical edges have to bear the fit out, and its own standard deviation has to be small.
func (s *sight) byRims(im *bitmap, all []guess, doubted Snapped) Snapped {
	if s.board.WallMM == 0 {
		return doubted
	}
	if !s.known {
		all = slices.Concat(all, s.byRimLines())
		sortGuesses(all)
	}
	if all[0].score < leastProposed {
		return doubted
	}
	const tried, enough = 6, 2
	var fits []rimFit
	for _, g := range all[:min(tried, len(all))] {
		if f, ok := s.fitRims(im, g.camera); ok {
			fits = append(fits, f)
		}
		if len(fits) == enough {
			break
		}
	}
	if len(fits) == 0 {
		return doubted
	}
	best := slices.MinFunc(fits, func(a, b rimFit) int { return cmp.Compare(a.rms, b.rms) })
	out := Snapped{Corners: cornersOf(&best.camera, s.board), Camera: best.camera, Score: doubted.Score, Doubt: DoubtChoice}
	differ := func(f rimFit) bool { return apart(cornersOf(&f.camera, s.board), out.Corners) > 1 }
	if (s.known || best.borneOut) && !slices.ContainsFunc(fits, differ) {
		out.Doubt = ""
	}
	return out
}

// fitRims fits a camera to the rims and to print. ok is false where they do not determine it or contradict each other.
func (s *sight) fitRims(im *bitmap, start calibration.Camera) (f rimFit, ok bool) {
	c, rims, ok := s.toRims(im, start)
	if !ok {
		return f, false
	}
	marks := marksOf(im, &c, s.board)
	if !s.known {
		c = s.focalByPrint(c, rims, marks)
	}
	print, _ := agreeing(&c, s.board, marks)
	if print == nil {
		return f, false
	}
	if !s.known {
		return s.fitLensToRims(im, c, rims, print)
	}
	fit, err := calibration.FitSides(c, s.board, append(rims, print...), s.loose(c))
	return rimFit{camera: fit.Camera, rms: fit.RMS}, err == nil && fit.RMS < rimRMS
}

// fitLensToRims is fitRims for an unknown lens, from points of the rims and of print.
func (s *sight) fitLensToRims(im *bitmap, c calibration.Camera, rims, print []calibration.SidePoint) (f rimFit, ok bool) {
	g := s.loose(c)
	g.FocalSD, g.K1SD, g.K2SD, g.CentreSD = calibration.UsualFocalSD, 0.1, 0.15, centreSD*float64(im.w)
	const rounds = 3 // with a better lens more lines are straight
	for i := range rounds {
		edges := uprights(im, &c, s.board)
		points := slices.Concat(rims, print, edges, faintFeet(im, &c, s.board))
		if i == rounds-1 {
			points = append(points, feetBesidePrint(im, &c, s.board, print)...)
		}
		fit, err := calibration.FitSides(c, s.board, points, g)
		if err != nil || fit.RMS >= rimRMS && i == rounds-1 || fit.UprightRMS > uprightRMS {
			return f, false
		}
		c = fit.Camera
		f = rimFit{camera: c, rms: fit.RMS, borneOut: len(edges) >= 2*uprightCorners && fit.CornerSD < rimCornerSD}
		_, again, ok := s.toRims(im, c)
		more, _ := agreeing(&c, s.board, marksOf(im, &c, s.board))
		if ok && more != nil {
			rims, print = again, more
		}
	}
	return f, true
}

// loose are priors that leave the corners to the lines.
func (s *sight) loose(c calibration.Camera) calibration.SidesGuess {
	return calibration.SidesGuess{Taps: cornersOf(&c, s.board), TapSD: tapReach, LeanSD: leanMM}
}

// toRims moves a camera with a fixed lens so that it sees the rims where they are, and returns points of them. A rim has two edges, the
// inner one counts. The rim of a wall that hides its foot is left out, since print begins there. Three rims are needed.
func (s *sight) toRims(im *bitmap, c calibration.Camera) (calibration.Camera, []calibration.SidePoint, bool) {
	var points []calibration.SidePoint
	for _, within := range []float64{6, 3, 1.5} {
		points = points[:0]
		rims, at := 0, c.Position()
		for side := calibration.Top; side <= calibration.Left; side++ {
			wall := s.board.Inwards(side, at[0], at[1]) * s.board.WallMM / (at[2] - s.board.WallMM) * pxPerMM(&c, s.board, side)
			if wall < 2*within {
				continue
			}
			ps := pieces(im, &c, s.board, side, s.board.WallMM)
			lines := slices.DeleteFunc(findLines(ps, within, 4), func(l line) bool { return l.score < 0.6*float64(len(ps)) })
			if len(lines) == 0 {
				continue
			}
			inner := slices.MaxFunc(lines, func(a, b line) int { return cmp.Compare(a.first+a.last, b.first+b.last) })
			points = append(points, inner.points(ps, side, s.board.WallMM)...)
			rims++
		}
		if rims < 3 {
			return c, nil, false
		}
		fit, err := calibration.FitSides(c, s.board, points, s.loose(c))
		if err != nil {
			return c, nil, false
		}
		c = fit.Camera
	}
	return c, points, true
}

// focalByPrint is a camera at the rims with the focal length for which printed lines agree best.
func (s *sight) focalByPrint(c calibration.Camera, rims []calibration.SidePoint, marks [4][]mark) calibration.Camera {
	best, least := c, math.Inf(1)
	g := s.loose(c)
	for k := -14; k <= 14; k++ {
		lens, f := c, math.Exp(0.02*float64(k))
		lens.FX, lens.FY, lens.Distortion[0] = lens.FX*f, lens.FY*f, lens.Distortion[0]*f*f
		at, _, err := calibration.SolvePose(lens, s.board, g.Taps)
		if err != nil {
			continue
		}
		fit, err := calibration.FitSides(at, s.board, rims, g)
		if err != nil {
			continue
		}
		print, cost := agreeing(&fit.Camera, s.board, marks)
		if cost += fit.RMS * fit.RMS / (pointSD * pointSD); print != nil && cost < least {
			best, least = fit.Camera, cost
		}
	}
	return best
}

// marksOf finds clear lines along each side of the floor.
func marksOf(im *bitmap, c *calibration.Camera, b calibration.Board) (out [4][]mark) {
	for i := range out {
		side := calibration.Side(i)
		ps := pieces(im, c, b, side, 0)
		for _, l := range findLines(ps, reach-1, 6) {
			if l.score < 0.6*float64(len(ps)) {
				continue
			}
			m := mark{brighter: l.brighter(ps), points: l.points(ps, side, 0)}
			aside := printSD * pxPerMM(c, b, side) * math.Sqrt(float64(len(m.points)))
			for k := range m.points {
				m.points[k].Print = true
				m.points[k].SharedSD = math.Hypot(m.points[k].SharedSD, aside)
			}
			out[i] = append(out[i], m)
		}
	}
	return out
}

// brighter says whether most of a line is brighter on its inner side.
func (l *line) brighter(ps []piece) bool {
	up := 0
	for i, e := range l.edges {
		if e.weight == 0 {
			continue
		}
		k := int((e.at + reach) * perPX)
		if ps[i].light[min(k+perPX, samples-1)] > ps[i].light[max(k-perPX, 0)] {
			up++
		} else {
			up--
		}
	}
	return up > 0
}

// inset is a mark's distance (mm) from its side as a camera sees it, and by how much it differs between its two halves.
func (m *mark) inset(c *calibration.Camera, b calibration.Board) (at, slant float64) {
	var half [2]float64
	n := len(m.points)
	for i, p := range m.points {
		x, y := c.OnPlane(p.At[0], p.At[1], 0)
		half[2*i/n] += b.Inwards(p.Side, x, y)
	}
	first, last := half[0]/float64((n+1)/2), half[1]/float64(n/2)
	return (first + last) / 2, last - first
}

// agreeing finds marks of three or four sides of one kind that lie at one distance from their sides, and tells how badly they agree.
// print is nil where there are none.
func agreeing(c *calibration.Camera, b calibration.Board, all [4][]mark) (print []calibration.SidePoint, cost float64) {
	cost = math.Inf(1)
	const least = 0.5 // mm from the side: nearer lines may be feet
	for _, marks := range all {
		for i := range marks {
			at, _ := marks[i].inset(c, b)
			if at < least {
				continue
			}
			var chosen []calibration.SidePoint
			sum, sides := 0.0, 0
			for _, others := range all {
				near, off := -1, 1.0
				for k := range others {
					d, slant := others[k].inset(c, b)
					if o := ((d-at)*(d-at) + slant*slant) / (printAgree * printAgree); others[k].brighter == marks[i].brighter && o < off {
						near, off = k, o
					}
				}
				if sum += 9 * off; near >= 0 {
					sides++
					chosen = append(chosen, others[near].points...)
				}
			}
			if sides >= 3 && sum < cost {
				print, cost = chosen, sum
			}
		}
	}
	return print, cost
}

// faintFeet are the clearest lines where feet should be, however faint they are: their points weigh accordingly.
func faintFeet(im *bitmap, c *calibration.Camera, b calibration.Board) (out []calibration.SidePoint) {
	at := c.Position()
	for side := calibration.Top; side <= calibration.Left; side++ {
		if b.Inwards(side, at[0], at[1]) < 0 {
			continue
		}
		ps := pieces(im, c, b, side, 0)
		if found := findLines(ps, 1.5, 1); len(found) > 0 {
			out = append(out, found[0].points(ps, side, 0)...)
		}
	}
	return out
}
