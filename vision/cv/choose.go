//go:build cgo

package cv

import (
	"math"
	"slices"
)

// leastExists is the probability from which a candidate may be a die at all. Between it and certainty people are asked.
const leastExists = 0.5

// platt turns what the net says of a candidate into the probability that it is a die if it is chosen. The net has learned
// from all candidates, of which most lie beside a die or across one; those are left out before it counts, so that of the
// chosen ones more are dice than it says. The line through the log odds (Platt, 1999) was fitted on the chosen candidates
// of seven rigs that the net had never seen.
func platt(p float64) float64 {
	const slope, shift = 1.17, 1.74
	p = min(max(p, 1e-9), 1-1e-9)
	return 1 / (1 + math.Exp(-(slope*math.Log(p/(1-p)) + shift)))
}

// chosen picks the candidates that together explain the picture: the surest first, none sinking into another.
func chosen(all []candidate) []candidate {
	const sink = 0.13 // edges by which two top faces may seem to overlap
	slices.SortStableFunc(all, func(a, b candidate) int {
		switch {
		case a.exists > b.exists:
			return -1
		case a.exists < b.exists:
			return 1
		}
		return 0
	})
	var out []candidate
next:
	for _, c := range all {
		if c.exists < leastExists {
			break
		}
		for _, o := range out {
			if overlap(c.pose, o.pose, 0.5) > sink {
				continue next
			}
		}
		out = append(out, c)
	}
	return out
}
