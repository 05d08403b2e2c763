// Package ground knows the empty board and the camera over it.
//
//	raw picture ─▶ registered (landmarks of the print) ─▶ rectified to the plane of the dice's top faces, where
//	somebody looks ─▶ rendition taken off ─▶ compared: light, and a mask of what has changed
//
// In go a calibrated camera, the picture of the empty board and one raw picture. Out come the view that fits it, a Canvas,
// a Floor (what the floor must look like under this light), or a guard where the picture cannot be trusted.
package ground
