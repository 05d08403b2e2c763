package measure

import "quartermaster/calibration"

// Report is what calibration found, for people.
type Report struct {
	Lens  *calibration.LensFit // nil: no lens pictures were given
	Taps  calibration.Camera   // where the camera stands by the owner's taps alone
	Notes []string             // what is doubtful, one sentence each

	// How well the lens is known before the dice tell of it, as shares: its focal length, and how far it moves a point at the picture's end.
	focalSD, bowSD float64
}
