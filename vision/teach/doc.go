// Package teach learns a rig's dice from pictures: colours, pips and their pitch from the teaching picture (Learn),
// printed faces from pictures of each (LearnFaces), and from a finished rig file all that the reader must know of it
// (Taught).
//
// In go a calibration.Rig and pictures, out come lessons for the rig file, or a Rig to read with.
package teach
