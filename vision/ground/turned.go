package ground

import (
	"math"

	"gonum.org/v1/gonum/stat"

	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// The cells of an overview.
const (
	overviewWide = 32
	overviewHigh = 24
)

// overview is the mean brightness of a whole picture in cells, row by row.
type overview [overviewWide * overviewHigh]float64

// turnedMargin is how much better a picture must fit the empty board after half a turn. In 276 throws of eight rigs, some of them
// dark, shaded or out of focus, the fit of the picture as it was exceeded that after half a turn by 0.078 or more.
const turnedMargin = 0.05

// overviewOf makes the overview of a picture of three bytes a pixel. Every third pixel in each direction counts.
func overviewOf(px []uint8, w, h int) (o overview) {
	var n overview
	for y := 0; y < h; y += 3 {
		row := y * overviewHigh / h * overviewWide
		for x := 0; x < w; x += 3 {
			at, p := row+x*overviewWide/w, px[3*(y*w+x):]
			o[at] += float64(p[0]) + 2*float64(p[1]) + float64(p[2])
			n[at]++
		}
	}
	for i := range o {
		o[i] /= max(n[i], 1)
	}
	return o
}

// turned is the overview of the picture after half a turn.
func (o *overview) turned() (t overview) {
	for i := range o {
		t[len(o)-1-i] = o[i]
	}
	return t
}

// like is the correlation of two overviews, from -1 to 1; 0 where one of them is of one brightness.
func (o *overview) like(p *overview) float64 {
	r := stat.Correlation(o[:], p[:], nil)
	if math.IsNaN(r) {
		return 0
	}
	return r
}

// turnedGuard guards a picture that fits the empty board better after half a turn, as a phone brings that lay the other way round. It
// is for a floor without print: its dice would be read, at the places of the other half.
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
