package photo

import (
	"context"
	"math"
)

// A value crop is the input of the net of values. Like a body crop, it is a window in the picture's own colours, with its mean and spread
// normalized, but at another scale. It is parallel to the picture whatever the yaw of the die. So it does not depend on whether the pips
// were found at their right places. Fitted on: unknown.
const valueEdge = 15.0 // length of a die's edge in a crop, pixels

// judgeValues applies the net of values to windows and averages over eight orientations of each.
func (f *finder) judgeValues(ctx context.Context, all []window) [][classes]float64 {
	return f.values.judge(ctx, len(all), 8, func(i int, crop []float32) {
		w := &all[i]
		bodyCrop(w.pic, w.x, w.y, 0, 1, w.by, crop)
		evenOut(crop)
	})
}

// bothSizes returns a window for each face, for a die of the face's own size. If there is a usual size, a second window for each face
// follows these, for a die of that size. samples is the number of samples along an edge.
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

// Fitted on photographs on which the net of values was not trained: those that "train-values" leaves out.
const (
	leastLook   = 0.01 // added to each probability, so that no single net gives certainty
	mostLook    = 3.0  // maximum absolute value of the log odds
	valueWeight = 0.6  // weight of the log odds; below 1 because both nets err on the same reflections of lamps
)

// secondLooks returns, for each face, the weighted log odds by the net of values of its value against the likeliest other value. The net
// judges two windows: for a die of the face's own size, and for one of the usual size if there is one.
func (f *finder) secondLooks(ctx context.Context, all []found, u usual) []float64 {
	seen := f.judgeValues(ctx, f.bothSizes(all, u, valueEdge))
	other := seen[len(seen)-len(all):] // the first windows themselves if there is no usual size
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
