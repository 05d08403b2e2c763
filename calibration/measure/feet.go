package measure

import (
	"math"

	"gonum.org/v1/gonum/mat"

	"quartermaster/calibration"
)

// A line printed 2 to 6 px inside of a faint foot hides it: the foot's gradient is a shoulder on the line's, and no maximum of its own.
// Here the two are fitted together, to the mean profile across a quarter of the side: a wall of which the colour changes evenly, a step
// at the foot, and the nearer edge of the line.

// Set on rendered lids. Where the step is clear it is 0.2 px off on average, inwards.
const (
	shoulderFrom, shoulderTo = 2.0, 6.0 // px from the foot to the line
	shoulderOut              = 6.0      // px of wall that are fitted
	shoulderReach            = 2.5      // px from the predicted foot
	shoulderStep             = 6.0      // grey levels of light: the least step
	shoulderGain             = 1.5      // least share by which the step makes the residual smaller
	shoulderSD               = 0.35     // px, each quarter
	shoulderShared           = 0.25     // px, all quarters of a side
	shoulderQuarters         = 4
	shoulderAgree            = 1.2 // px between the quarters of a side
)

// feetBesidePrint finds the feet of walls beside printed lines.
func feetBesidePrint(im *bitmap, c *calibration.Camera, b calibration.Board, print []calibration.SidePoint) (out []calibration.SidePoint) {
	at := c.Position()
	for side := calibration.Top; side <= calibration.Left; side++ {
		if b.Inwards(side, at[0], at[1]) < 0 {
			continue
		}
		ps := pieces(im, c, b, side, 0)
		var found []calibration.SidePoint
		nearest, farthest := math.Inf(1), math.Inf(-1)
		for k := range shoulderQuarters {
			quarter := ps[k*len(ps)/shoulderQuarters : (k+1)*len(ps)/shoulderQuarters]
			if len(quarter) < 3 {
				continue
			}
			line, ok := lineInside(quarter, side, print)
			if !ok || line < shoulderFrom || line > shoulderTo {
				continue
			}
			if d, ok := shoulder(quarter, line); ok {
				nearest, farthest = min(nearest, d), max(farthest, d)
				p := &quarter[len(quarter)/2]
				found = append(found, calibration.SidePoint{Side: side, SD: shoulderSD,
					At: [2]float64{p.at[0] + d*p.normal[0], p.at[1] + d*p.normal[1]}})
			}
		}
		if len(found) < 3 || farthest-nearest > shoulderAgree {
			continue
		}
		for i := range found {
			found[i].SharedSD = shoulderShared * math.Sqrt(float64(len(found)))
		}
		out = append(out, found...)
	}
	return out
}

// lineInside is the mean distance (px) of a printed line from the predicted foot.
func lineInside(ps []piece, side calibration.Side, print []calibration.SidePoint) (at float64, ok bool) {
	n := 0
	for i := range ps {
		p := &ps[i]
		for _, q := range print {
			du, dv := q.At[0]-p.at[0], q.At[1]-p.at[1]
			if along := du*p.normal[1] - dv*p.normal[0]; q.Side == side && math.Abs(along) < pieceLen/2 {
				at += du*p.normal[0] + dv*p.normal[1]
				n++
			}
		}
	}
	return at / float64(max(1, n)), n > 0
}

// shoulder is the distance (px) of the foot from its predicted place, from the mean profile of some pieces with a printed line inside.
func shoulder(ps []piece, line float64) (at float64, ok bool) {
	var rows []int
	for s := range samples {
		if d := offsetOf(float64(s)); d > -shoulderOut && d < line+0.2 {
			rows = append(rows, s)
		}
	}
	colours := mat.NewDense(len(rows), 3, nil)
	for r, s := range rows {
		for k := range 3 {
			var v []float64
			for i := range ps {
				v = append(v, ps[i].colour[s][k])
			}
			colours.Set(r, k, midMean(v))
		}
	}
	least, plain, step, sizes := math.Inf(1), math.Inf(1), 0.0, 0
	const per = 0.1 // px
	n := int(math.Round(shoulderReach / per))
	for _, blur := range []float64{0.8, 1, 1.25, 1.5} {
		for _, edge := range []float64{line - 0.3, line, line + 0.3} {
			_, sum := fitShoulder(rows, colours, 0, edge, blur, false)
			plain = min(plain, sum)
			for k := -n; k <= n; k++ {
				s, sum := fitShoulder(rows, colours, per*float64(k), edge, blur, true)
				if sum < least {
					least, step, at, sizes = sum, s, per*float64(k), k
				}
			}
		}
	}
	return at, math.Abs(step) >= shoulderStep && plain > shoulderGain*shoulderGain*least && sizes > -n && sizes < n
}

// fitShoulder fits wall, foot and line to a profile. It gives the step of light at the foot, in grey levels, and the sum of squares of
// the residuals.
func fitShoulder(rows []int, colours *mat.Dense, foot, line, blur float64, step bool) (light, sum float64) {
	columns := 3
	if step {
		columns = 4
	}
	a := mat.NewDense(len(rows), columns, nil)
	for r, s := range rows {
		d := offsetOf(float64(s))
		row := []float64{1, min(d-foot, 0), sharpened((d - line) / blur), sharpened((d - foot) / blur)}
		a.SetRow(r, row[:columns])
	}
	var x, rest mat.Dense
	if x.Solve(a, colours) != nil {
		return 0, math.Inf(1)
	}
	rest.Mul(a, &x)
	rest.Sub(&rest, colours)
	sum = math.Pow(mat.Norm(&rest, 2), 2)
	if step {
		light = 0.0722*x.At(3, 0) + 0.7152*x.At(3, 1) + 0.2126*x.At(3, 2)
	}
	return light, sum
}

// sharpened is a step that a lens blurred with a standard deviation of 1 and a camera sharpened by half.
func sharpened(x float64) float64 {
	smooth := func(x float64) float64 { return 0.5 * (1 + math.Erf(x/math.Sqrt2)) }
	return 1.5*smooth(x) - 0.5*smooth(x/1.6)
}
