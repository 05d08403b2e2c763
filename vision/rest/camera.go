package rest

import (
	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

// knownFlanks returns the weight of a flank that does not show its pips where they are expected, 0 to 1. How tall a flank is seen
// depends on the distance of the camera, which is only as certain as the focal length.
func knownFlanks(k *scene.Known) float64 {
	const blind = 0.1 // standard deviation of the focal length, as a share, from which the weight is 0; set on 29 pictures of one real table: see vision/MEASUREMENTS.md, "Calibrated tables, real"
	return max(0, 1-k.FocalSD/blind)
}

// standsAlone reports whether a die has nothing beside it to lean on or to lie on: no wall, no die, no unexplained change.
func standsAlone(seen nets.Evidence) bool {
	return seen[wallNear] >= besideWall && seen[touching] <= leanNear && seen[unexplainedBeside] <= leanUnexplained
}
