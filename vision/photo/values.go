package photo

import (
	"context"
	"math"
)

// A value crop is what the net of values sees: like a body crop, a window in the picture's own colours, but closer to
// the die. It lies straight in the picture, however the die is turned, so it does not depend on how the pips were found.
const valueEdge = 15.0 // pixels of an edge in the picture whose windows are the crops

// judgeValues applies the net of values to windows and averages over eight orientations of each.
func (f *finder) judgeValues(ctx context.Context, all []window) [][classes]float64 {
	return f.values.judge(ctx, len(all), 8, func(i int, crop []float32) {
		w := &all[i]
		bodyCrop(w.pic, w.x, w.y, 0, 1, w.by, crop)
		evenOut(crop)
	})
}

// bothSizes returns for each face a window for a die of its own size, and then for each one for a die of the usual size
// if there is one. An edge has so many samples.
func (f *finder) bothSizes(all []found, u usual, samples float64) []window {
	var out []window
	for i := range all {
		at := &all[i].at
		out = append(out, f.window(at.x, at.y, at.edge()/samples))
	}
	if u.edge > 0 {
		for i := range all {
			out = append(out, f.window(all[i].at.x, all[i].at.y, u.edge/samples))
		}
	}
	return out
}

// The constants were set on photographs that taught the net of values nothing: those that "train-values" leaves out.
const (
	leastLook   = 0.01 // added to each probability: one net never makes certain
	mostLook    = 3.0  // bound of the log odds
	valueWeight = 0.6  // of them: both nets are misled by the same mirrored lamps
)

// secondLooks returns for each face the log odds that the net of values adds to its value, against the likeliest other
// one. The net judges two windows: for a die of the face's own size, and for one of the usual size if there is one.
func (f *finder) secondLooks(ctx context.Context, all []found, u usual) []float64 {
	seen := f.judgeValues(ctx, f.bothSizes(all, u, valueEdge))
	other := seen[len(seen)-len(all):] // the first window itself if there is no usual size
	out := make([]float64, len(all))
	for i := range all {
		var look [classes]float64
		for v := range look {
			look[v] = (seen[i][v] + other[i][v]) / 2
		}
		v, _ := all[i].value()
		out[i] = valueWeight * preference(look, v)
	}
	return out
}

// preference returns the bounded log odds of a value against the likeliest other one.
func preference(look [classes]float64, value int) float64 {
	most := 0.0
	for v := 1; v < classes; v++ {
		if v != value {
			most = max(most, look[v])
		}
	}
	return max(-mostLook, min(mostLook, math.Log((look[value]+leastLook)/(most+leastLook))))
}
