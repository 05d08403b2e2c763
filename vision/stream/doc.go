// Package stream finds throws in a camera's stream and joins readings of one throw.
//
//	frames ──▶ Thumb ──▶ Settler ──▶ Scene: has something been thrown, does it lie still, is a hand there
//	readings of one still scene ──▶ Fuse ──▶ one reading, which asks where they differ
//
// A Thumb is a frame at one eighth of its size, made from the JPEG's DC coefficients. Nothing here needs OpenCV.
package stream
