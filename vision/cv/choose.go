//go:build cgo

package cv

import "slices"

// chosen picks the candidates that together explain the picture: the best first, none sinking into another.
func chosen(all []candidate) []candidate {
	const (
		leastScore = 2.6
		leastSep   = 0.25
		sink       = 0.13 // edges by which two top faces may seem to overlap
	)
	slices.SortStableFunc(all, func(a, b candidate) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	var out []candidate
next:
	for _, c := range all {
		if c.score < leastScore || c.sep < leastSep {
			continue
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
