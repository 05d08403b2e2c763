package report

import (
	"fmt"
	"math"

	"quartermaster/vision/score"
)

// Sizes of the plots, in plot units. Chosen.
const (
	plotSize  = 300.0
	boardSize = 320.0
	// errorsLarger is the factor by which position errors are magnified.
	errorsLarger = 100.0
)

// reportPlot is a reliability diagram: the share of the claims of each bin that are true.
type reportPlot struct {
	Name   string
	Size   float64
	Ticks  []plotTick
	Points []plotPoint
}

// plotTick is a grid line, at the same value on both axes.
type plotTick struct {
	At, Down float64
	Label    string
}

// plotPoint is one bin of a reliability diagram.
type plotPoint struct {
	X, Y, Low, High, R float64
	Title, Verdict     string
}

// sureAt returns the position of a probability on an axis, 0 to 1. The axis is logarithmic in 1-p: each further nine takes the same
// length, so that 0.99 and 0.999 are well apart.
func sureAt(p float64) float64 {
	const nines = 4.6
	return min(1, -math.Log10(max(1-p, 1e-12)+math.Pow(10, -nines)*(p-0))/nines)
}

func newReportPlot(name string, r score.Reliability) reportPlot {
	p := reportPlot{Name: name, Size: plotSize}
	for _, t := range []float64{0, 0.5, 0.9, 0.99, 0.999, 0.9999} {
		at := plotSize * sureAt(t)
		p.Ticks = append(p.Ticks, plotTick{at, plotSize - at, fmt.Sprint(t)})
	}
	for _, bin := range r {
		if bin.N == 0 {
			continue
		}
		low, high := bin.Wilson()
		claimed := bin.Claimed / float64(bin.N)
		p.Points = append(p.Points, plotPoint{
			X: plotSize * sureAt(claimed), Y: plotSize * (1 - sureAt(bin.Rate())), Low: plotSize * (1 - sureAt(low)), High: plotSize * (1 - sureAt(high)),
			R: 3 + 1.2*math.Log10(float64(bin.N)), Verdict: sureness(bin),
			Title: fmt.Sprintf("claimed %.5f, came true %s", claimed, bin.Share.String())})
	}
	return p
}

// boardPlot shows the position errors of dice over the board as arrows.
type boardPlot struct {
	Name          string
	Width, Height float64 // of the floor, plot units
	Scale         float64 // magnified length of an error of 0.1 mm, plot units
	Errors        []placeError
}

// placeError is an arrow that begins at the true position of a die. Its length is magnified.
type placeError struct {
	X, Y, ToX, ToY float64
	Rating         string
}

func newBoardPlot(run *Run) *boardPlot {
	b := run.Board
	k := boardSize / max(b.WidthMM, b.HeightMM)
	p := &boardPlot{Name: run.Name, Width: k * b.WidthMM, Height: k * b.HeightMM, Scale: k * errorsLarger * 0.1}
	for _, j := range run.Judgements {
		for t, r := range j.By {
			die := j.Truth.Dice[t]
			if r < 0 || !die.Readable() {
				continue
			}
			read := j.Reading.Dice[r]
			dx, dy := read.Centre[0]-die.Centre[0], read.Centre[1]-die.Centre[1]
			rating := "good"
			switch far := math.Hypot(dx, dy); {
			case far > 0.5:
				rating = "bad"
			case far > 0.25:
				rating = "fair"
			}
			p.Errors = append(p.Errors, placeError{k * die.Centre[0], k * die.Centre[1],
				k * (die.Centre[0] + errorsLarger*dx), k * (die.Centre[1] + errorsLarger*dy), rating})
		}
	}
	return p
}
