// Package measure makes a rig from an owner's setup and its pictures; the geometry is package calibration's.
//
//	lens pictures ──▶ chessboard corners ──▶ lens
//	empty.jpg + taps ──▶ sides of the floor ──▶ pose of the board
//	teach.jpg + taps ──▶ Learn ──▶ dice of known colours, pips, edge
//	any picture of the lid ──▶ SnapCorners, ProposeCorners ──▶ the taps
//
// In goes a calibration.Setup, out comes a calibration.Rig and a Report for people. Errors are one sentence that says
// what to do.
package measure
