package rest

import (
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

// mostExcused is the part of a lift, in lifts, that may be attributed to the uncertainty of the camera. Beyond it people are asked
// whether the die lies on another. Set on 29 pictures of one real table with 145 dice: see vision/MEASUREMENTS.md, "Calibrated tables,
// real".
const mostExcused = 0.7

// excusedLift returns the part of a candidate's lift, in lifts, that is attributed to the uncertainty of the camera.
func excusedLift(s *scene.Scene, c *find.Candidate) float64 {
	if c.CameraScale <= 0 {
		return 0
	}
	return s.Lift(1 + c.CameraScale)
}

// knownFlanks returns the weight of a flank that does not show its pips where they are expected, 0 to 1. How tall a flank is seen
// depends on the distance of the camera, which is only as certain as the focal length.
func knownFlanks(k *scene.Known) float64 {
	const blind = 0.1 // standard deviation of the focal length, as a share, from which the weight is 0; set as mostExcused
	return max(0, 1-k.FocalSD/blind)
}

// ease returns what an uncertain camera adds to the log odds that a die lies flat. The portrait nets learned from
// dice whose camera is known to a percent. With another camera the flanks of a flat die look slightly different from what they
// expect, so their evidence counts less and the prior counts more: a die that stands alone lies flat, one beside something may lean
// on it.
func ease(k *scene.Known, alone bool) float64 {
	const perSD, most = 13, 1.5 // set as mostExcused
	const beside = 0.5          // of the log odds, taken off a die that does not stand alone; set on drawn rigs without lens pictures
	odds := min(perSD*k.FocalSD, most)
	if !alone {
		return -beside * odds
	}
	return odds
}

// standsAlone reports whether a die has nothing beside it to lean on or to lie on: no wall, no die, no unexplained change.
func standsAlone(seen nets.Evidence) bool {
	return seen[wallNear] >= besideWall && seen[touching] <= leanNear && seen[unexplainedBeside] <= leanUnexplained
}
