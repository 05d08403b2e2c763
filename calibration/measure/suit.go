package measure

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
)

// Where the sides of a face are seen to end, in edges from its middle: round edges reflect as what is beside the die does. On drawn and
// rendered rigs of sharp to round dice it lay from 0.45 to 0.49.
const (
	usualOutline                 = 0.48
	leastOutline, mostOutline    = 0.44, 0.498
	mostMisfit                   = 0.2         // share of the edge by which dice may be larger or smaller than they were said to be
	leastPipSD, usualPipSD       = 0.01, 0.015 // edges, how far pips lie off their places
	lengthsDiffer, lengthsRefuse = 0.025, 0.08 // share by which the dice must contradict the floor's lengths to be told, and to be refused
)

// suited fits what was told of a rig to the dice that are seen in its teaching picture: their size, and, where no pictures of a
// chessboard fixed the lens, the camera. It gives what the picture teaches then.
func suited(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn, lesson calibration.Lesson, report *Report) (calibration.Lesson, error) {
	data, taps := rig.Teach.Picture.Data, setup.Teach.Dice
	told := rig.Die.EdgeMM
	for range 2 {
		if lesson.Outline == 0 || lesson.Outline > leastOutline && lesson.Outline < mostOutline {
			break
		}
		edge := rig.Die.EdgeMM * lesson.Outline / usualOutline
		if math.Abs(edge/told-1) > mostMisfit {
			return lesson, fmt.Errorf("the dice look %.1f mm wide on a floor of %.4g mm, but die.edge_mm is %.3g: measure the dice and the floor again", edge, rig.Board.WidthMM, told)
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

// atEdge says whether a corner was tapped at the picture's edge: perhaps it lies beyond.
func atEdge(p [2]float64, width, height int) bool {
	return min(p[0], p[1]) < 2 || p[0] > float64(width-3) || p[1] > float64(height-3)
}

// stand is a camera that may be the one over the board, with what the dice of the teaching picture say of it.
type stand struct {
	fit    calibration.DiceFit
	lesson calibration.Lesson
	odds   float64 // log
}

// fitCamera fits a camera whose lens is not known to the dice of the teaching picture: to their sizes all over the board, and to how
// they look. Seen from above a floor's corners hardly tell how far away the camera is, but the flanks of dice do: of several
// focal lengths the one is taken with which the dice look most like dice that lie flat.
func fitCamera(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn, lesson calibration.Lesson, report *Report) (calibration.Lesson, error) {
	c := rig.Camera
	g := calibration.DiceGuess{BowSD: report.bowSD, SizeSD: 0.02, PipSD: usualPipSD}
	prior := report.focalSD
	tap := tapSD * max(1, float64(max(c.WidthPX, c.HeightPX))/1640)
	for i, at := range setup.Corners {
		switch {
		case rig.Found.CornersMoved > 0: // all sides of the floor are seen, and straight
			g.CornerSD[i] = 0.5
		case atEdge(at, c.WidthPX, c.HeightPX):
			g.CornerSD[i] = 8 * tap
		default:
			g.CornerSD[i] = tap
		}
	}
	for i, f := range rig.Board.FloorCorners() {
		g.Corners[i][0], g.Corners[i][1] = c.Project(f[0], f[1], 0)
	}
	centre := c.FX
	if prior == calibration.UsualFocalSD { // the floor's corners alone tell nothing: a length that is off by 1 % moves it by more
		centre = calibration.UsualFocal * float64(max(c.WidthPX, c.HeightPX))
	}
	starts := starting(rig, g.Corners, centre, prior)
	g.PipSD = pipSD(rig, starts, lesson.Flat, g)
	var best stand
	best.odds = math.Inf(-1)
	var sum, mean, square, base float64 // of the focal lengths' logarithms, and the odds that count as even
	for _, at := range starts {
		s, ok := stoodAt(setup, rig, learn, lesson, g, at.camera)
		if !ok {
			continue
		}
		s.odds = ofRehearsal*s.odds - s.fit.Cost/2 - at.off*at.off/(2*prior*prior)
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
	if err := sizesTold(rig, best, g, report); err != nil {
		return lesson, err
	}
	rig.Camera = best.fit.Camera
	step := prior / 2 / math.Sqrt(12)
	rig.Found.FocalSD = math.Sqrt(max(square/sum-mean*mean/(sum*sum), 0) + step*step)
	rig.Found.ScaleSD = best.fit.ScaleSD[:]
	return best.lesson, nil
}

// ofRehearsal is what a log odd of a rehearsal counts: dice in one light err together.
const ofRehearsal = 1

// start is a camera from which a fit starts, with the logarithm by which its focal length is longer than the likeliest.
type start struct {
	camera calibration.Camera
	off    float64
}

// starting lists cameras of several focal lengths round one that see the floor's corners where they are.
func starting(rig *calibration.Rig, corners [4][2]float64, centre, prior float64) (out []start) {
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

// pipSD is how far the pips of some dice lie off their places, in edges, as the camera tells that fits them best.
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

// fixedFocalSD holds a focal length while the rest is fitted.
const fixedFocalSD = 0.01

// stoodAt fits a camera, learns the dice with it and rehearses.
func stoodAt(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn, lesson calibration.Lesson, g calibration.DiceGuess, start calibration.Camera) (s stand, ok bool) {
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
	take(&try, s.lesson)
	try.Teach.Dice = slices.DeleteFunc(slices.Clone(s.lesson.Dice), func(d calibration.TaughtDie) bool { return d.Value == 0 })
	if s.odds, err = s.lesson.Rehearse(&try); err != nil {
		return s, false
	}
	return s, true
}

// sizesTold says where the dice contradict the floor's lengths: they are as long along it as across.
func sizesTold(rig *calibration.Rig, best stand, g calibration.DiceGuess, report *Report) error {
	const freeSizeSD = 0.3
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
		return errors.New(text + ": measure both again, inside the walls")
	}
	report.Notes = append(report.Notes, text+": measure both again, inside the walls")
	return nil
}

// unseen is the share of the floor that lies outside of the picture.
func unseen(rig *calibration.Rig) float64 {
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

// exchanged says whether the dice of a teaching picture are found if the floor is as wide as it was said to be high. Only a lens that is
// not known lets a floor of another shape pass until then.
func exchanged(setup *calibration.Setup, rig *calibration.Rig, learn calibration.Learn) bool {
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
