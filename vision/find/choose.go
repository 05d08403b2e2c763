package find

import (
	"slices"

	"quartermaster/vision/nets"
	"quartermaster/vision/odds"
	"quartermaster/vision/scene"
)

// platt calibrates the judge's probability (Platt scaling, 1999). The judge was trained on all candidates, most of which are
// wrong and are never chosen, so among chosen candidates its probabilities are too low. Fitted on the chosen candidates of seven
// rigs that no net was trained on.
func platt(p float64) float64 {
	const slope, shift = 1.17, 1.74
	p = min(max(p, 1e-9), 1-1e-9)
	return odds.Logistic(slope*odds.Logit(p) + shift)
}

// ExistsBy is the probability that a candidate is a die, from its evidence alone.
func ExistsBy(j nets.Ensemble, seen nets.Evidence) float64 {
	p := j.Probabilities(seen)
	return platt(p[nets.FlatDie] + p[nets.NotFlatDie])
}

// EvidenceDecides reports whether the evidence alone decides, so that the portrait nets are skipped. The lower limit was fitted on: unknown.
func EvidenceDecides(exists float64) bool { return exists < 0.005 || exists > beyondDoubt }

// Chosen picks the dice by non-maximum suppression: greedily by probability, without candidates whose top face overlaps that of a
// chosen one by more than scene.MaxOverlap. Printed dice that lie on each other may overlap more: see stacks.
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
		if c.Exists < MinExists {
			break
		}
		if !OverlapsAny(out, c.Pose, scene.MaxOverlap) || c.stacks(out) {
			out = append(out, c)
		}
	}
	return out
}
