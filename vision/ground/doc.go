// Package ground knows the empty board and the camera over it.
//
//	raw picture ─▶ registered (landmarks of the print) ─▶ rectified to the plane of the dice's top faces, only where needed
//	─▶ black level and saturation corrected (Rendition) ─▶ compared with the empty board: gain of the light, mask of changes
//
// In go a calibrated camera, the picture of the empty board and one raw picture. Out come the View that fits it, a
// Canvas, a Floor (how the empty floor would look under this light), or a guard where the picture cannot be trusted.
package ground
