//go:build cgo

package cv

import "slices"

// leastExists is the probability from which a candidate may be a die at all. Between it and certainty people are asked.
const leastExists = 0.2

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
