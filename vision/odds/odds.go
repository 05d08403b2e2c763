// Package odds converts between probabilities and log odds: one logistic function, one logit and one softmax for all judges.
//
// In go log odds or the outputs of a net, out come probabilities from 0 to 1, or the other way round.
package odds

import "math"

// Logistic is the probability that has the given log odds.
func Logistic(odds float64) float64 { return 1 / (1 + math.Exp(-odds)) }

// Logit is the log odds of a probability: -Inf at 0, +Inf at 1.
func Logit(p float64) float64 { return math.Log(p / (1 - p)) }

// Softmax replaces the outputs of a net by the probabilities of its classes. The greatest output is subtracted first, so that none overflows.
func Softmax(outputs []float64) {
	most := math.Inf(-1)
	for _, v := range outputs {
		most = max(most, v)
	}
	var sum float64
	for k := range outputs {
		outputs[k] = math.Exp(outputs[k] - most)
		sum += outputs[k]
	}
	for k := range outputs {
		outputs[k] /= sum
	}
}
