package find

import (
	"math"
	"slices"

	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

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
func ExistsBy(j nets.Jury, seen nets.Evidence) float64 {
	p := j.Weigh(seen)
	return platt(p[nets.FlatDie] + p[nets.OddDie])
}

// Settled says whether what the evidence says of a candidate is so clear that nobody looks twice.
func Settled(exists float64) bool { return exists < 0.005 || exists > beyondDoubt }

// Chosen picks the candidates that together explain the picture: the surest first, none sinking into another, unless it is
// a printed die that lies on another such.
func Chosen(all []Candidate) []Candidate {
	slices.SortStableFunc(all, func(a, b Candidate) int {
		switch {
		case a.Exists > b.Exists:
			return -1
		case a.Exists < b.Exists:
			return 1
		}
		return 0
	})
	var out []Candidate
	for _, c := range all {
		if c.Exists < LeastExists {
			break
		}
		if !Taken(out, c.Pose, scene.Sink) || c.stacks(out) {
			out = append(out, c)
		}
	}
	return out
}
