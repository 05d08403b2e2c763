//go:build cgo

package cv

import (
	"math"
	"slices"
)

// leastExists is the probability from which a candidate may be a die at all. Between it and certainty people are asked, and a
// value that is proposed and right saves them more than one that is wrong costs: between 0.4 and 0.5 four of five were right.
const leastExists = 0.4

// platt turns what the net says of a candidate into the probability that it is a die if it is chosen. The net has learned
// from all candidates, of which most lie beside a die or across one; those are left out before it counts, so that of the
// chosen ones more are dice than it says. The line through the log odds (Platt, 1999) was fitted on the chosen candidates
// of seven rigs that the net had never seen.
func platt(p float64) float64 {
	const slope, shift = 1.17, 1.74
	p = min(max(p, 1e-9), 1-1e-9)
	return 1 / (1 + math.Exp(-(slope*math.Log(p/(1-p)) + shift)))
}

// exists is the probability that a candidate is a die, from its evidence alone.
func existsBy(j jury, seen evidence) float64 {
	p := j.weigh(seen)
	return platt(p[flatDie] + p[oddDie])
}

// settled says whether what the evidence says of a candidate is so clear that nobody looks twice.
func settled(exists float64) bool { return exists < 0.005 || exists > beyondDoubt }

// sink is by how many edges two top faces may seem to overlap.
const sink = 0.13

// chosen picks the candidates that together explain the picture: the surest first, none sinking into another, unless it is
// a printed die that lies on another such.
func chosen(all []candidate) []candidate {
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
	for _, c := range all {
		if c.exists < leastExists {
			break
		}
		if !taken(out, c.pose, sink) || c.stacks(out) {
			out = append(out, c)
		}
	}
	return out
}

// The probabilities from which people are asked about what may be a die though none was chosen there: a spot or two may be
// light that falls between shadows.
const (
	leastAsked = 0.1
	leastSpots = 0.2
)

// undecided lists the places of candidates with pips that are too unlikely to be chosen and too likely to be passed over.
func undecided(all, dice []candidate) []patch {
	var out []patch
	for _, c := range all {
		least := leastAsked
		if c.pattern.N < 3 {
			least = leastSpots
		}
		if c.print == nil && c.exists >= least && c.exists < leastExists && !taken(dice, c.pose, sink) {
			out = append(out, patch{x: c.x, y: c.y, die: true})
		}
	}
	return out
}
