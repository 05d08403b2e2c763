package photo

import "math"

// A value crop is the input of the net of values. Like a body crop, it is a window in the picture's own colours, with its mean and spread
// normalized, but at another scale. It is parallel to the picture whatever the yaw of the die. So it does not depend on whether the pips
// were found at their right places. Fitted on: unknown.
const valueEdge = 15.0 // length of a die's edge in a crop, pixels

// Fitted on photographs on which the net of values was not trained: those that "train-values" leaves out, and plain ones. See
// vision/MEASUREMENTS.md, "Photographs".
const (
	leastLook   = 0.01 // added to each probability, so that no single net gives certainty
	mostLook    = 3.0  // maximum absolute value of the log odds before they are weighted
	valueWeight = 1.0  // weight of the log odds (inverse temperature)
)

// likeliest returns the value with the highest sum of the logarithms of the probabilities that the nets of faces and of values give it.
func likeliest(c *found, look *[classes]float64) (value int) {
	most := math.Inf(-1)
	for v := 1; v < classes; v++ {
		if sum := math.Log(c.p[v]+leastLook) + valueWeight*math.Log(look[v]+leastLook); sum > most {
			value, most = v, sum
		}
	}
	return value
}

// preference returns the bounded log odds of a value against the likeliest other one, by the net of values.
func preference(look *[classes]float64, value int) float64 {
	most := 0.0
	for v := 1; v < classes; v++ {
		if v != value {
			most = max(most, look[v])
		}
	}
	return max(-mostLook, min(mostLook, math.Log((look[value]+leastLook)/(most+leastLook))))
}
