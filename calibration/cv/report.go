// Package cv makes a rig from an owner's setup: it looks at the pictures with OpenCV and leaves the geometry to
// package calibration.
//
//	lens pictures ──▶ chessboard corners ──▶ lens
//	empty.jpg + taps ──▶ sides of the floor ──▶ pose of the board
//	teach.jpg + taps ──▶ Learn ──▶ dice of known colours, pips, edge
//
// No type of OpenCV leaves it. Built without cgo it only says so.
package cv

import "quartermaster/calibration"

// Report is what calibration found, for people.
type Report struct {
	Lens  *calibration.LensFit // nil: no lens pictures were given
	Taps  calibration.Camera   // where the camera stands by the owner's taps alone
	Notes []string             // what is doubtful, one sentence each
}
