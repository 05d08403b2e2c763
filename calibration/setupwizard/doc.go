// Package setupwizard measures what the set-up's steps tell people, in pictures of a camera that has no rig yet.
//
//	View    is the whole lid in the picture, sharp, neither too bright nor too dark, without flicker, with enough pixels a die?
//	Corners  calibration/measure: SnapCorners and ProposeCorners
//	Still   how long nothing has moved, and is a hand there?
//	Dice    what is not the empty board, grouped by colour
//
// It knows no page and keeps nothing on disk. It builds without OpenCV.
package setupwizard
