package ground

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/stat"

	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// The cells of an overview.
const (
	overviewWide = 32
	overviewHigh = 24
)

// overview is how much redder and how much bluer than green a whole picture is in cells, row by row: logarithms of ratios, less their
// means. A lamp at another place changes the brightness of a cell, but hardly its colour.
type overview [2 * overviewWide * overviewHigh]float64

// turnedMargin is how much better a picture must fit the empty board after half a turn. In 276 throws of eight rigs, some of them
// dark, shaded or out of focus, the fit of the picture as it was exceeded that after half a turn by 0.077 or more.
const turnedMargin = 0.05

// overviewOf makes the overview of a picture of three bytes a pixel. Every third pixel in each direction counts.
func overviewOf(px []uint8, w, h int) (o overview) {
	const cells = overviewWide * overviewHigh
	var sum [cells][3]float64
	var n [cells]float64
	for y := 0; y < h; y += 3 {
		row := y * overviewHigh / h * overviewWide
		for x := 0; x < w; x += 3 {
			at, p := row+x*overviewWide/w, px[3*(y*w+x):]
			for k := range sum[at] {
				sum[at][k] += float64(p[k])
			}
			n[at]++
		}
	}
	const dark = 16 // grey levels: below, colours are mostly noise
	for i, c := range sum {
		k := max(n[i], 1)
		green := math.Log(c[1]/k + dark)
		o[i], o[cells+i] = math.Log(c[2]/k+dark)-green, math.Log(c[0]/k+dark)-green
	}
	for _, plane := range [][]float64{o[:cells], o[cells:]} {
		floats.AddConst(-stat.Mean(plane, nil), plane)
	}
	return o
}

// turned is the overview of the picture after half a turn.
func (o *overview) turned() overview {
	t := *o
	slices.Reverse(t[:len(t)/2])
	slices.Reverse(t[len(t)/2:])
	return t
}

// like is the correlation of two overviews, from -1 to 1; 0 where one of them is of one colour.
func (o *overview) like(p *overview) float64 {
	r := stat.Correlation(o[:], p[:], nil)
	if math.IsNaN(r) {
		return 0
	}
	return r
}

// turnedGuard guards a picture that fits the empty board better after half a turn, as a phone brings that lay the other way round. It
// is for a floor without print: its dice would be read, at the places of the other half. Where floor and table have no colours of their
// own, nothing tells a picture turned by half from one with the lamp on the other side, and nothing is said.
func (e *Board) turnedGuard(raw opencv.Picture) (*vision.Guard, error) {
	px, err := raw.Pixels()
	if err != nil {
		return nil, err
	}
	now := overviewOf(px, raw.Width(), raw.Height())
	half := now.turned()
	if e.overview.like(&half) < e.overview.like(&now)+turnedMargin {
		return nil, nil
	}
	return &vision.Guard{Kind: vision.GuardNoBoard,
		Text: "The picture is turned by half: the phone lies the other way round, or the camera was turned. Turn it back, or calibrate again."}, nil
}
