package ground

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/colour"
	"quartermaster/vision/opencv"
)

// Rendition is how the camera's rendering of a picture differs from that of the empty board, apart from gain: an
// offset of the black level (Haze) and a change of saturation (LogSaturation). The zero value is no difference.
type Rendition struct {
	Haze          colour.Haze
	LogSaturation float64 // logarithm of the saturation ratio: below 0 in the dark, where many cameras reduce saturation
}

// What counts as another rendition. Fitted on 691 throws of 26 rigs in the light of the empty board, in focus and
// without a hand: three have more haze than 4 or a saturation ratio below 0.87 or above 1.12, and in these dice cover
// most of a small board. Under another lamp there is haze of up to 20, seldom more. Measured again on six rendered
// rigs (see MEASUREMENTS.md).
const (
	leastHaze       = 5.0  // grey levels in the median; the quartile nearer to 0 must exceed half of it
	leastSaturation = 0.15 // logarithm of the saturation ratio
	mostSaturation  = 0.7  // the same; greater values are clamped, no camera does that
	leastContrast   = 10   // least sum of the weights (see hazeOf) for haze to be measured
	leastHues       = 10   // least variance of hue on the board for saturation to be measured, squared grey levels of a cell
)

// squareCells is the side of a square, in cells of lightPX, within which light is taken as uniform.
const squareCells = 4

// renditionOf measures the rendition of a picture from its cells and those of the empty board. It is accepted only
// where removing it makes the board clearly more like itself: where dice cover most of the print, their colours were
// measured instead.
func renditionOf(now, empty [][3]int32, cw, ch int) (r Rendition) {
	if v := math.Log(saturationRatio(now, empty, cw, ch)); math.Abs(v) > leastSaturation {
		r.LogSaturation = min(max(v, -mostSaturation), mostSaturation)
	}
	r.Haze = hazeOf(r.restoreSaturation(now), empty, cw, ch)
	if r == (Rendition{}) || misfit(r.restoreSaturation(now), empty, r.Haze, cw, ch) > mostMisfitLeft*misfit(now, empty, colour.Haze{}, cw, ch) {
		return Rendition{}
	}
	return r
}

// mostMisfitLeft is the greatest share of the misfit that may remain for a rendition to be accepted. Fitted on:
// unknown.
const mostMisfitLeft = 0.8

// misfit is the misfit of a picture, less some haze, from the empty board under any light: the residual of a linear
// fit in each square, as a share of its brightness. It is the lower quartile, which squares without dice decide.
func misfit(now, empty [][3]int32, h colour.Haze, cw, ch int) float64 {
	var all []weightedValue
	for y := 0; y+squareCells <= ch; y += squareCells {
		for x := 0; x+squareCells <= cw; x += squareCells {
			var rest, bright, weight float64
			for k := range 3 {
				var was, squares, both, own float64
				for i := range squareCells * squareCells {
					at := (y+i/squareCells)*cw + x + i%squareCells
					e, v := float64(empty[at][k])/levelOf, float64(now[at][k])/levelOf-h[k]
					was, squares, both, own = was+e, squares+e*e, both+e*v, own+v*v
				}
				rest, bright = rest+own-both*both/max(squares, 1), bright+own
				weight += squareCells*squareCells - was*was/max(squares, 1)
			}
			all = append(all, weightedValue{math.Sqrt(max(rest, 0) / max(bright, 1)), weight})
		}
	}
	quarter, _ := weightedQuartiles(all)
	return quarter[0]
}

// mix gives the factors that restore the saturation: of each channel itself and of the mean of all three.
func (r Rendition) mix() (own, mean float64) {
	own = math.Exp(-r.LogSaturation)
	return own, 1 - own
}

// restoreSaturation restores the saturation of cells.
func (r Rendition) restoreSaturation(now [][3]int32) [][3]int32 {
	own, mean := r.mix()
	out := make([][3]int32, len(now))
	for i, c := range now {
		y := mean * float64(c[0]+c[1]+c[2]) / 3
		for k := range 3 {
			out[i][k] = int32(math.Round(own*float64(c[k]) + y))
		}
	}
	return out
}

// remove removes the rendition from a raw picture.
func (r Rendition) remove(raw opencv.Picture) error {
	var m [3][4]float64
	own, mean := r.mix()
	for k := range 3 {
		for j := range 3 {
			m[k][j] = mean / 3
		}
		m[k][k] = own + mean/3
		m[k][3] = -r.Haze[k]
	}
	return raw.Mix(m)
}

// hazeOf measures the haze of a picture. In each square it fits the picture as gain times the empty board plus offset,
// by linear least squares; the offset is the haze there. The weighted median over the squares counts, with the contrast of
// the print as weight: dice and shadows cover few of them.
func hazeOf(now, empty [][3]int32, cw, ch int) (out colour.Haze) {
	hazy := false
	for k := range out {
		var all []weightedValue
		for y := 0; y+squareCells <= ch; y += squareCells {
			for x := 0; x+squareCells <= cw; x += squareCells {
				var n, was, is, both, squares float64
				for i := range squareCells * squareCells {
					at := (y+i/squareCells)*cw + x + i%squareCells
					e, v := float64(empty[at][k])/levelOf, float64(now[at][k])/levelOf
					n, was, is, both, squares = n+1, was+e, is+v, both+e*v, squares+e*e
				}
				if weight := n - was*was/max(squares, 1); weight > 1e-6 {
					all = append(all, weightedValue{(is - was*both/max(squares, 1)) / weight, weight})
				}
			}
		}
		quarter, sum := weightedQuartiles(all)
		if sum < leastContrast {
			continue
		}
		out[k] = quarter[1]
		hazy = hazy || quarter[1] > leastHaze && quarter[0] > leastHaze/2 || quarter[1] < -leastHaze && quarter[2] < -leastHaze/2
	}
	if !hazy {
		return colour.Haze{}
	}
	return out
}

// weightedValue is a square's measurement with its weight.
type weightedValue struct{ level, weight float64 }

// weightedQuartiles gives the weighted quartiles and the sum of the weights. It sorts the votes.
func weightedQuartiles(all []weightedValue) (levels [3]float64, sum float64) {
	slices.SortFunc(all, func(a, b weightedValue) int { return cmp.Compare(a.level, b.level) })
	for _, a := range all {
		sum += a.weight
	}
	var low float64
	for i, next := 0, 0; i < len(all) && next < len(levels); i++ {
		for low += all[i].weight; next < len(levels) && low >= sum*float64(next+1)/4; next++ {
			levels[next] = all[i].level
		}
	}
	return levels, sum
}
