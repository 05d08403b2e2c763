package rest

import (
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

// mostExcused is how many lifts the camera may excuse before people are asked whether the die lies on another.
const mostExcused = 0.7

// excusedLift is how many lifts of a candidate are put down to the camera.
func excusedLift(s *scene.Scene, c *find.Candidate) float64 {
	if c.Excused <= 0 {
		return 0
	}
	return s.Lift(1 + c.Excused)
}

// knownFlanks is how much a flank counts that does not show its pips where they are expected, 0 to 1: how tall flanks are seen depends on
// how far away the camera is.
func knownFlanks(k *scene.Known) float64 {
	const blind = 0.1 // of the focal length, as a share, from where on nothing is expected
	return max(0, 1-k.FocalSD/blind)
}

// ease is what the eyes' hesitation counts less, log odds, where the camera is not known: they learned from dice whose camera is known to
// a percent. Elsewhere the flanks of dice that lie flat are seen a little otherwise than they expect, and they are less sure of them.
func ease(k *scene.Known) float64 {
	const perSD, most = 13, 1.5
	return min(perSD*k.FocalSD, most)
}

// stands says whether a die has nothing to lean on and nothing beside it that it might lie on: no wall, no die, nothing strange.
func stands(seen nets.Evidence) bool {
	return seen[wallNear] >= besideWall && seen[touching] <= leanNear && seen[strangeBeside] <= leanStrange
}
