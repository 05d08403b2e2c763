package measure

import "quartermaster/calibration"

// Report is what calibration found, for people.
type Report struct {
	Lens  *calibration.LensFit // nil: no lens pictures were given
	Taps  calibration.Camera   // where the camera stands by the owner's taps alone
	Notes []string             // what is doubtful, one sentence each

	// Standard deviations of the lens before it is fitted to the dice, as shares: of the focal length, and of the distortion at the
	// picture's left and right end.
	focalSD, bowSD float64
}
