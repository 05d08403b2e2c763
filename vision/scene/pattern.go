package scene

import (
	"math"

	"quartermaster/vision"
)

// OnPip says whether a point of the face lies on a pip of the pattern or next to it.
func OnPip(q [2]float64, pat *vision.Pattern, pitch float64) bool {
	for i, on := range pat.Pips {
		if !on {
			continue
		}
		x, y := vision.SiteAt(i)
		const r = 1.45 * PipRadius // fitted on: unknown
		if a, b := q[0]-x*pitch, q[1]-y*pitch; a*a+b*b < r*r {
			return true
		}
	}
	return false
}

// MatchPattern returns the pattern with the greatest likelihood for the contrasts of the sites, with outliers bounded. sep is
// the least contrast on a pip less the greatest elsewhere, as a share of height, the greatest contrast. ratio is the
// log likelihood ratio to the best pattern of another value. best is nil where nothing stands out. The noise model was
// fitted on: unknown.
func MatchPattern(site [9]float64) (best *vision.Pattern, sep, ratio, height float64) {
	for _, c := range site {
		height = max(height, c)
	}
	if height < 4 {
		return nil, 0, 0, height
	}
	sd := 0.13*height + 3
	var fit [9]float64
	for k := range Patterns {
		var sum float64
		for i, on := range Patterns[k].Pips {
			var d float64
			if on {
				d = (site[i] - 0.92*height) / sd
			} else {
				d = max(math.Abs(site[i])-0.06*height, 0) / sd
			}
			sum -= 0.5 * min(d*d, 14)
		}
		fit[k] = sum
	}
	at := 0
	for k := range fit {
		if fit[k] > fit[at] {
			at = k
		}
	}
	second := math.Inf(-1)
	for k := range fit {
		if Patterns[k].Value != Patterns[at].Value {
			second = max(second, fit[k])
		}
	}
	best = &Patterns[at]
	least, greatest := math.Inf(1), math.Inf(-1)
	for i, on := range best.Pips {
		if on {
			least = min(least, site[i])
		} else {
			greatest = max(greatest, site[i])
		}
	}
	return best, (least - greatest) / height, fit[at] - second, height
}

// MatchOne weighs the contrasts for a one alone. Only the middle pip sets the scale, so that a reflection across
// another site does not hide it. one is nil where the middle does not stand out (limits fitted on: unknown).
func MatchOne(site [9]float64) (one *vision.Pattern, sep, ratio, height float64) {
	height = site[4]
	greatest := math.Inf(-1)
	for i, c := range site {
		if i != 4 {
			greatest = max(greatest, c)
		}
	}
	sep = (height - greatest) / max(height, 1)
	if height < 6 || sep < 0.1 {
		return nil, 0, 0, height
	}
	best, _, ratio, _ := MatchPattern(site)
	if best != nil && best.Value != 1 {
		ratio = -ratio
	}
	return &Patterns[0], sep, ratio, height
}

// Patterns are all pip patterns of a face.
var Patterns = vision.Patterns()
