package photo

import (
	"context"
	"math"
)

// A value crop is the input of the net of values. Like a body crop, it is a window in the picture's own colours, with its mean and spread
// normalized, but at another scale. It is parallel to the picture whatever the yaw of the die. So it does not depend on whether the pips
// were found at their right places. Fitted on: unknown.
const valueEdge = 15.0 // length of a die's edge in a crop, pixels

// Fitted on photographs on which the net of values was not trained: those that "train-values" leaves out.
const (
	leastLook   = 0.01 // added to each probability, so that no single net gives certainty
	mostLook    = 3.0  // maximum absolute value of the log odds
	valueWeight = 0.6  // weight of the log odds; below 1 because both nets err on the same reflections of lamps
)

// secondLooks returns, for each face, the weighted log odds by the net of values of its value against the likeliest other value.
func (f *finder) secondLooks(ctx context.Context, all []found, u usual) []float64 {
	out := make([]float64, len(all))
	for i, look := range f.judgeBothSizes(ctx, f.values, all, u, valueEdge) {
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
