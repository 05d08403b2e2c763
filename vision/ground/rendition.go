package ground

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/colour"
	"quartermaster/vision/opencv"
)

// Rendition is what a camera makes of the light that the board throws back, against what it made of the empty board: what is left
// when light has changed by so many times, from place to place and channel by channel. The zero one is as ever.
type Rendition struct {
	Haze  colour.Haze
	Vivid float64 // logarithm of how vivid the colours are: less in the dark, where many a camera draws them paler
}

// What counts as another rendition. Of 691 throws of 26 rigs in the light of the empty board, in focus and without a hand, three
// have more haze than 4 or colours less vivid than 0.87 times or more than 1.12: in these dice cover most of a small board. Under
// another lamp there is haze of up to 20, seldom more.
const (
	leastHaze  = 5.0  // grey levels; and half of that in three quarters of the board's print
	leastVivid = 0.15 // logarithm
	mostVivid  = 0.7  // the same: beyond that it is no picture of this board in any light
	leastPrint = 10   // how much the print of a board varies at least where it tells of haze: squares of weight one
	leastHues  = 10   // how much its colours do, as squares of grey levels of a cell, where they tell how vivid they are
)

// squareCells is the side of a square, in cells of lightPX, within which light is taken as even.
const squareCells = 4

// renditionOf measures the rendition of a picture by the cells of it and of the empty board. It counts where it makes the board
// more like itself: where dice cover most of the print, what is measured is theirs.
func renditionOf(now, empty [][3]int32, cw, ch int) (r Rendition) {
	if v := math.Log(vividOf(now, empty, cw, ch)); math.Abs(v) > leastVivid {
		r.Vivid = min(max(v, -mostVivid), mostVivid)
	}
	r.Haze = hazeOf(r.even(now), empty, cw, ch)
	if r == (Rendition{}) || unlikeBoard(r.even(now), empty, r.Haze, cw, ch) > mends*unlikeBoard(now, empty, colour.Haze{}, cw, ch) {
		return Rendition{}
	}
	return r
}

// mends is how much of what makes a board unlike itself may be left where a rendition is taken off.
const mends = 0.8

// unlikeBoard is how far a picture less some haze is from the empty board under any light, as a share of its brightness: that of a
// quarter of the print at most, which no dice cover, however many lie there.
func unlikeBoard(now, empty [][3]int32, h colour.Haze, cw, ch int) float64 {
	var all []vote
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
			all = append(all, vote{math.Sqrt(max(rest, 0) / max(bright, 1)), weight})
		}
	}
	quarter, _ := quarters(all)
	return quarter[0]
}

// mix is what of a channel stays its own, and what of the mean of all is added, to make colours as vivid as they were.
func (r Rendition) mix() (own, mean float64) {
	own = math.Exp(-r.Vivid)
	return own, 1 - own
}

// even gives cells as if their colours were as vivid as the empty board's.
func (r Rendition) even(now [][3]int32) [][3]int32 {
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

// takeOff gives a picture the rendition of the empty board.
func (r Rendition) takeOff(raw opencv.Picture) error {
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

// hazeOf measures the haze of a picture. Within a square light multiplies what is dark and what is bright alike, and haze
// brings them nearer to one another: the straight line that best gives one from the other meets black at it. The median over
// squares counts, each with the weight that its print gives it: dice and shadows cover few of them.
func hazeOf(now, empty [][3]int32, cw, ch int) (out colour.Haze) {
	hazy := false
	for k := range out {
		var all []vote
		for y := 0; y+squareCells <= ch; y += squareCells {
			for x := 0; x+squareCells <= cw; x += squareCells {
				var n, was, is, both, squares float64
				for i := range squareCells * squareCells {
					at := (y+i/squareCells)*cw + x + i%squareCells
					e, v := float64(empty[at][k])/levelOf, float64(now[at][k])/levelOf
					n, was, is, both, squares = n+1, was+e, is+v, both+e*v, squares+e*e
				}
				if weight := n - was*was/max(squares, 1); weight > 1e-6 {
					all = append(all, vote{(is - was*both/max(squares, 1)) / weight, weight})
				}
			}
		}
		quarter, sum := quarters(all)
		if sum < leastPrint {
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

// vote is what a square of the board tells, and how much that counts.
type vote struct{ level, weight float64 }

// quarters are the levels below which a quarter, the half and three quarters of all weight lie, and that weight. It sorts them.
func quarters(all []vote) (levels [3]float64, sum float64) {
	slices.SortFunc(all, func(a, b vote) int { return cmp.Compare(a.level, b.level) })
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
