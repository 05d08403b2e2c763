package rest

import (
	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

// knownFlanks returns the weight of evidence against a die from flanks whose pips are not at the expected places, 0 to 1. The expected
// height of a flank in the picture depends on the distance of the camera. That is as uncertain as the focal length.
func knownFlanks(k *scene.Known) float64 {
	const blind = 0.1 // standard deviation of the focal length, as a share, from which the weight is 0; set on 29 pictures of one real table: see vision/MEASUREMENTS.md, "Calibrated tables, real"
	return max(0, 1-k.FocalSD/blind)
}

// standsAlone reports whether there is nothing beside a die on which it may lean or lie: no wall, no die, no unexplained change.
func standsAlone(seen nets.Evidence) bool {
	return seen[wallNear] >= besideWall && seen[touching] <= leanNear && seen[unexplainedBeside] <= leanUnexplained
}
