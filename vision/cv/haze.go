//go:build cgo

package cv

import (
	"cmp"
	"math"
	"slices"

	"gocv.io/x/gocv"
)

// haze is what a picture has, in grey levels of blue, green and red, where the empty board would be black: light that is added
// all over, by a lens that sun or a lamp shines into or that is dull, or by a camera that draws what is dark paler than it
// did; less than nothing where it draws it darker.
type haze [3]float64

const (
	hazeSide   = 4  // the side of a square, in cells of lightPX, within which light is taken as even
	leastPrint = 10 // so much must the print of a board vary for any haze to be told: see weight
	// leastHaze is the haze, in grey levels, that counts. Of 2,000 throws in the light of the empty board none has more than 3; one
	// half of that in three quarters of the board's print.
	leastHaze = 5
)

// hazeOf measures the haze of a picture over the empty board's, by the cells of both. Within a square light multiplies what is
// dark and what is bright alike, and haze brings them nearer to one another: the straight line that best gives one from
// the other meets black at it. The median over squares counts, each with the weight that its print gives it: dice
// and shadows cover few of them.
func hazeOf(now, empty [][3]int32, cw, ch int) (out haze) {
	type square struct{ level, weight float64 }
	var any bool
	for k := range out {
		var all []square
		var sum float64
		for y := 0; y+hazeSide <= ch; y += hazeSide {
			for x := 0; x+hazeSide <= cw; x += hazeSide {
				var n, was, is, both, squares float64
				for i := range hazeSide * hazeSide {
					at := (y+i/hazeSide)*cw + x + i%hazeSide
					e, v := float64(empty[at][k])/levelOf, float64(now[at][k])/levelOf
					n, was, is, both, squares = n+1, was+e, is+v, both+e*v, squares+e*e
				}
				if weight := n - was*was/max(squares, 1); weight > 1e-6 {
					all = append(all, square{(is - was*both/max(squares, 1)) / weight, weight})
					sum += weight
				}
			}
		}
		if sum < leastPrint {
			continue
		}
		slices.SortFunc(all, func(a, b square) int { return cmp.Compare(a.level, b.level) })
		var quarter [3]float64
		var low float64
		for i, next := 0, 0; i < len(all) && next < len(quarter); i++ {
			for low += all[i].weight; next < len(quarter) && low >= sum*float64(next+1)/4; next++ {
				quarter[next] = all[i].level
			}
		}
		out[k] = quarter[1]
		any = any || quarter[1] > leastHaze && quarter[0] > leastHaze/2. || quarter[1] < -leastHaze && quarter[2] < -leastHaze/2.
	}
	if !any {
		return haze{}
	}
	return out
}

// most is the haze of the channel that has most, or least where a camera draws what is dark darker.
func (h haze) most() float64 {
	return slices.MaxFunc(h[:], func(a, b float64) int { return cmp.Compare(math.Abs(a), math.Abs(b)) })
}

// liftFrom takes the haze off a picture.
func (h haze) liftFrom(raw *gocv.Mat) error {
	table := gocv.NewMatWithSize(1, 256, gocv.MatTypeCV8UC3)
	defer table.Close()
	levels, err := table.DataPtrUint8()
	if err != nil {
		return err
	}
	for v := range 256 {
		for k := range 3 {
			levels[3*v+k] = uint8(min(max(math.Round(float64(v)-h[k]), 0), 255))
		}
	}
	return gocv.LUT(*raw, table, raw)
}
