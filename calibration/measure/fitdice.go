package measure

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
)

// Limits of the fit to the dice. A face's sides appear nearer to its middle than half an edge, since rounded edges reflect their
// surroundings: on drawn and rendered rigs with sharp to round dice at 0.45 to 0.49 edges. The other limits were fitted on: unknown.
const (
	usualOutline                 = 0.48
	leastOutline, mostOutline    = 0.44, 0.498
	mostMisfit                   = 0.2         // greatest difference of the measured edge from the given one, as a share
	leastPipSD, usualPipSD       = 0.01, 0.015 // standard deviation of a pip's place, edges
	lengthsDiffer, lengthsRefuse = 0.025, 0.08 // contradiction of the floor's lengths: from here noted, from here refused, as shares
)

// fitToDice corrects a rig by the dice in its teaching picture: the size of the dice and, where no chessboard fixed
// the lens, the camera. It returns the lesson for the corrected rig.
func fitToDice(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn, lesson calibration.Lesson, report *Report) (calibration.Lesson, error) {
	data, taps := rig.Teach.Picture.Data, setup.Teach.Dice
	told := rig.Die.EdgeMM
	for range 2 {
		if lesson.Outline == 0 || lesson.Outline > leastOutline && lesson.Outline < mostOutline {
			break
		}
		edge := rig.Die.EdgeMM * lesson.Outline / usualOutline
		if math.Abs(edge/told-1) > mostMisfit {
			return lesson, calibration.Refuse("cal-dice-size", "sizes", "",
				fmt.Errorf("the dice look %.1f mm wide on a floor of %.4g mm, but die.edge_mm is %.3g: measure the dice and the floor again", edge, rig.Board.WidthMM, told),
				"Seen", edge, "Told", told)
		}
		was := rig.Die.EdgeMM
		rig.Die.EdgeMM = edge
		next, err := learn(rig, data, taps)
		if err != nil {
			rig.Die.EdgeMM = was
			break
		}
		lesson = next
	}
	if setup.Lens == nil || setup.Lens.Profile != "" {
		next, err := fitCamera(setup, rig, learn, lesson, report)
		if err != nil {
			return lesson, err
		}
		lesson = next
	}
	if edge := rig.Die.EdgeMM; edge != told && setup.Die.EdgeMM != nil {
		report.Notes = append(report.Notes, fmt.Sprintf("the dice look %.1f mm wide on a floor of %.4g mm, not %.3g: they are read as that wide; if they are %.3g mm, the floor is %.0f mm wide: measure both again", edge, rig.Board.WidthMM, told, told, rig.Board.WidthMM*told/edge))
	}
	return lesson, nil
}

// atEdge says whether a corner was tapped at the picture's border: it may lie beyond.
func atEdge(p [2]float64, width, height int) bool {
	return min(p[0], p[1]) < 2 || p[0] > float64(width-3) || p[1] > float64(height-3)
}

// candidate is a possible camera, with the lesson that it gives.
type candidate struct {
	fit    calibration.DiceFit
	lesson calibration.Lesson
	odds   float64 // log odds
}

// fitCamera fits a camera with an unknown lens to the dice of the teaching picture: to their sizes all over the board,
// and to their appearance. Seen from above, a floor's corners hardly determine the camera's distance, but the visible
// flanks of dice do. Of several focal lengths it takes the one with the greatest posterior odds that the dice lie
// flat.
func fitCamera(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn, lesson calibration.Lesson, report *Report) (calibration.Lesson, error) {
	c := rig.Camera
	g := calibration.DiceGuess{DistortionSD: report.bowSD, SizeSD: 0.02, PipSD: usualPipSD}
	prior := report.focalSD
	tap := tapSD * max(1, float64(max(c.WidthPX, c.HeightPX))/1640)
	for i, at := range setup.Corners {
		switch {
		case rig.Found.CornersMoved > 0: // the corners come from the floor's sides
			g.CornerSD[i] = 0.5
		case atEdge(at, c.WidthPX, c.HeightPX):
			g.CornerSD[i] = 8 * tap
		default:
			g.CornerSD[i] = tap
		}
	}
	g.Corners = cornersOf(&c, rig.Board)
	centre := c.FX
	if prior == calibration.UsualFocalSD { // the corners do not determine it: an error of 1 % in a length changes it by more
		centre = calibration.UsualFocal * float64(max(c.WidthPX, c.HeightPX))
	}
	starts := startCameras(rig, g.Corners, centre, prior)
	g.PipSD = pipSD(rig, starts, lesson.Flat, g)
	var best candidate
	best.odds = math.Inf(-1)
	var sum, mean, square, base float64 // moments of the focal lengths' logarithms, weighted by the odds over base
	for _, at := range starts {
		s, ok := tryCamera(setup, rig, learn, lesson, g, at.camera)
		if !ok {
			continue
		}
		s.odds = rehearsalWeight*s.odds - s.fit.Cost/2 - at.off*at.off/(2*prior*prior)
		if s.odds > best.odds {
			best = s
		}
		if sum == 0 {
			base = s.odds
		}
		w := math.Exp(min(s.odds-base, 500))
		sum, mean, square = sum+w, mean+w*at.off, square+w*at.off*at.off
	}
	if math.IsInf(best.odds, -1) {
		return lesson, nil // the camera stays as it was
	}
	if err := checkFloorSizes(rig, best, g, report); err != nil {
		return lesson, err
	}
	rig.Camera = best.fit.Camera
	step := prior / 2 / math.Sqrt(12)
	rig.Found.FocalSD = math.Sqrt(max(square/sum-mean*mean/(sum*sum), 0) + step*step)
	rig.Found.ScaleSD = best.fit.ScaleSD[:]
	return best.lesson, nil
}

// rehearsalWeight is the weight of the log odds of a rehearsal: below 1 where the errors of dice in one light are
// correlated. Fitted on: unknown.
const rehearsalWeight = 1

// start is an initial camera, with the logarithm of its focal length over the likeliest one.
type start struct {
	camera calibration.Camera
	off    float64
}

// startCameras lists initial cameras of several focal lengths round centre that see the floor's corners at their
// places.
func startCameras(rig *calibration.Rig, corners [4][2]float64, centre, prior float64) (out []start) {
	for k := -4; k <= 4; k++ {
		off := float64(k) / 2 * prior
		lens := rig.Camera
		lens.FX = centre * math.Exp(off)
		lens.FY = lens.FX
		lens.Distortion[0] *= math.Pow(lens.FX/rig.Camera.FX, 2)
		if c, _, err := calibration.SolvePose(lens, rig.Board, corners); err == nil {
			out = append(out, start{c, off})
		}
	}
	return out
}

// pipSD is the standard deviation of the pips' places, in edges, by the camera that fits best.
func pipSD(rig *calibration.Rig, starts []start, dice []calibration.FlatDie, g calibration.DiceGuess) float64 {
	g.FocalSD = fixedFocalSD
	pips := 0
	for _, d := range dice {
		pips += len(d.Sites)
	}
	free := float64(2*pips - 3*len(dice) - 3)
	if free < 6 {
		return usualPipSD
	}
	best := usualPipSD
	for _, s := range starts {
		fit, err := calibration.FitDice(s.camera, rig.Board, rig.Die.EdgeMM, dice, g)
		if err != nil {
			continue
		}
		x, y := rig.Board.WidthMM/2, rig.Board.HeightMM/2
		u, v := s.camera.Project(x, y, rig.Die.EdgeMM)
		p, q := s.camera.Project(x+rig.Die.EdgeMM, y, rig.Die.EdgeMM)
		best = min(best, fit.RMS/math.Hypot(p-u, q-v)*math.Sqrt(float64(pips)/free))
	}
	return max(best, leastPipSD)
}

// fixedFocalSD is a prior that keeps the focal length nearly fixed while the rest is fitted.
const fixedFocalSD = 0.01

// tryCamera fits a camera, learns the dice with it and rehearses.
func tryCamera(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn, lesson calibration.Lesson, g calibration.DiceGuess, start calibration.Camera) (s candidate, ok bool) {
	var err error
	g.FocalSD = fixedFocalSD
	if s.fit, err = calibration.FitDice(start, rig.Board, rig.Die.EdgeMM, lesson.Flat, g); err != nil {
		return s, false
	}
	try := *rig
	try.Camera = s.fit.Camera
	try.Colours = slices.Clone(rig.Colours)
	try.Found.ScaleSD = s.fit.ScaleSD[:]
	if s.lesson, err = learn(&try, rig.Teach.Picture.Data, setup.Teach.Dice); err != nil || s.lesson.Rehearse == nil {
		return s, false
	}
	storeLesson(&try, s.lesson)
	try.Teach.Dice = slices.DeleteFunc(slices.Clone(s.lesson.Dice), func(d calibration.TaughtDie) bool { return d.Value == 0 })
	if s.odds, err = s.lesson.Rehearse(&try); err != nil {
		return s, false
	}
	return s, true
}

// checkFloorSizes notes or refuses a floor whose ratio of lengths contradicts the dice, which are as long along it as
// across.
func checkFloorSizes(rig *calibration.Rig, best candidate, g calibration.DiceGuess, report *Report) error {
	const freeSizeSD = 0.3 // hardly any prior: chosen, not fitted
	g.SizeSD, g.FocalSD = freeSizeSD, calibration.UsualFocalSD
	b := rig.Board
	free, err := calibration.FitDice(best.fit.Camera, b, rig.Die.EdgeMM, best.lesson.Flat, g)
	if err != nil {
		return nil
	}
	off := math.Log(free.Board.WidthMM/b.WidthMM) - math.Log(free.Board.HeightMM/b.HeightMM)
	if math.Abs(off) < max(lengthsDiffer, 3*free.SizesSD) {
		return nil
	}
	text := fmt.Sprintf("the dice do not fit a floor of %.4gx%.4g mm: seen with them it is %.0f mm wide if it is %.4g mm high, or %.0f mm high if it is %.4g mm wide",
		b.WidthMM, b.HeightMM, b.WidthMM*math.Exp(off), b.HeightMM, b.HeightMM*math.Exp(-off), b.WidthMM)
	if math.Abs(off) > lengthsRefuse {
		return calibration.Refuse("cal-floor-size", "sizes", "", errors.New(text+": measure both again, inside the walls"), "Width", b.WidthMM, "Height", b.HeightMM)
	}
	report.Notes = append(report.Notes, text+": measure both again, inside the walls")
	return nil
}

// shareOutside is the share of the floor outside of the picture.
func shareOutside(rig *calibration.Rig) float64 {
	const n = 40
	out := 0
	for i := range n * n {
		x, y := rig.Board.WidthMM*(float64(i%n)+0.5)/n, rig.Board.HeightMM*(float64(i/n)+0.5)/n
		if u, v := rig.Camera.Project(x, y, 0); !(u >= 0 && v >= 0 && u < float64(rig.Camera.WidthPX) && v < float64(rig.Camera.HeightPX)) {
			out++
		}
	}
	return float64(out) / (n * n)
}

// sidesSwapped says whether the dice of a teaching picture are found with the floor's width and height exchanged. Only
// an unknown lens lets a floor of the wrong shape pass until then.
func sidesSwapped(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn) bool {
	if setup.Lens != nil && setup.Lens.Profile == "" || rig.Board.WidthMM == rig.Board.HeightMM {
		return false
	}
	try := *rig
	try.Board.WidthMM, try.Board.HeightMM = rig.Board.HeightMM, rig.Board.WidthMM
	c, _, _, err := calibration.SolvePoseAndFocal(try.Board, [4][2]float64(setup.Corners), tapSD, rig.Camera.WidthPX, rig.Camera.HeightPX)
	if err != nil {
		return false
	}
	try.Camera = c
	_, err = learn(&try, rig.Teach.Picture.Data, setup.Teach.Dice)
	return err == nil
}
