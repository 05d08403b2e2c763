package unexplained

import (
	"quartermaster/vision/find"
	"quartermaster/vision/scene"
)

// The probabilities from which people are asked about what may be a die though none was chosen there: a spot or two may be
// light that falls between shadows.
const (
	leastAsked = 0.1
	leastSpots = 0.2
)

// Undecided lists the places of candidates with pips that are too unlikely to be chosen and too likely to be passed over.
func Undecided(all, dice []find.Candidate) []Patch {
	var out []Patch
	for _, c := range all {
		least := leastAsked
		if c.Pattern.N < 3 {
			least = leastSpots
		}
		if c.Print == nil && c.Exists >= least && c.Exists < find.LeastExists && !find.Taken(dice, c.Pose, scene.Sink) {
			out = append(out, Patch{X: c.X, Y: c.Y, Die: true})
		}
	}
	return out
}

// Unread are the places of figures that are too faint to be read where no die was chosen: one that leans may seem to sink into its
// neighbour by as much as would hide the figure of one that lies.
func Unread(prints, dice []find.Candidate) []Patch {
	const faint = 0.0067 // as alike as 0.8
	var out []Patch
	for _, c := range prints {
		if c.Exists < find.LeastExists && c.Exists > faint && !find.Taken(dice, c.Pose, find.Covered) {
			out = append(out, Patch{X: c.X, Y: c.Y, Die: true})
		}
	}
	return out
}
