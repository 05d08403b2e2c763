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

// Lesson is what a teaching picture taught.
type Lesson struct {
	Dice     []calibration.TaughtDie     // one for each tap, in their order; value 0: its pips are not seen
	Pips     map[string]calibration.Pips // by colour
	PipPitch float64                     // from a middle pip to a corner pip along one side, in edges
}

// Learn finds the tapped dice in the teaching picture: colour by the tap, value, exact place and yaw by itself.
// The rig has everything but what is learned. Its error is one sentence that names the tap.
type Learn func(rig *calibration.Rig, teach []byte, taps []calibration.Tap) (Lesson, error)

// Report is what calibration found, for people.
type Report struct {
	Lens  *calibration.LensFit // nil: no lens pictures were given
	Taps  calibration.Camera   // where the camera stands by the owner's taps alone
	Notes []string             // what is doubtful, one sentence each
}
