package unexplained

import (
	"quartermaster/vision/find"
	"quartermaster/vision/scene"
)

// The probabilities from which people are asked about a candidate that was not chosen. One or two pips need more, because they
// may be light that falls between shadows. leastSpots was set on a black die in a wall's shadow that was missed: see
// vision/MEASUREMENTS.md. leastAsked was fitted on: unknown.
const (
	leastAsked = 0.1 // with three pips or more
	leastSpots = 0.2 // with one or two
)

// Undecided lists the candidates with pips that are too unlikely to be chosen and too likely to be ignored.
func Undecided(all, dice []find.Candidate) []Patch {
	var out []Patch
	for _, c := range all {
		least := leastAsked
		if c.Pattern.N < 3 {
			least = leastSpots
		}
		if c.Print == nil && c.Exists >= least && c.Exists < find.MinExists && !find.OverlapsAny(dice, c.Pose, scene.MaxOverlap) {
			out = append(out, Patch{X: c.X, Y: c.Y, DieSized: true})
		}
	}
	return out
}

// Unread lists the printed dice whose figure is too faint to be read, where no die was chosen. The overlap with a chosen die may be
// as large as find.MaxPrintOverlap, because a leaning die seems to sink into its neighbour.
func Unread(prints, dice []find.Candidate) []Patch {
	const faint = 0.0067 // the probability at a correlation of 0.8; fitted on: unknown
	var out []Patch
	for _, c := range prints {
		if c.Exists < find.MinExists && c.Exists > faint && !find.OverlapsAny(dice, c.Pose, find.MaxPrintOverlap) {
			out = append(out, Patch{X: c.X, Y: c.Y, DieSized: true})
		}
	}
	return out
}
