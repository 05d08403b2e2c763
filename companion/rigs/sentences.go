package rigs

import "slices"

// Sentences are the ids of all sentences that a bench says, so that a test can check that each language has them.
func Sentences() []string {
	all := []string{
		"rig-gone", "rig-name", "rigs-many", "rig-other-camera", "rig-other-size", "rig-turned", "rig-by-flag",
		"camera-by-flag", "camera-gone", "camera-of-table", "camera-address", "camera-changed", "camera-dark", "no-camera", "no-rig", "no-opencv", "reader-off",
		"setup-none", "setup-odd", "setup-board", "setup-die", "setup-pictures", "setup-no-picture", "setup-other-camera", "setup-busy", "setup-not-calibrated",
	}
	return append(all, Refusals()...)
}

// Refusals are the ids of the refusals of a calibration.
func Refusals() []string {
	return slices.Clone(refusals)
}

var refusals = []string{
	"cal-other", "cal-long", "cal-missing-sizes", "cal-missing-corners", "cal-missing-empty", "cal-missing-dice", "cal-missing-lens",
	"cal-sizes", "cal-turned", "cal-corners", "cal-corners-floor", "cal-floor-size", "cal-dice-size",
	"cal-dice", "cal-dice-taps", "cal-dice-count", "cal-dice-colour", "cal-dice-alike", "cal-face",
	"cal-picture", "cal-picture-size", "cal-lens", "cal-view",
}
