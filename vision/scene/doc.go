// Package scene is one rectified picture compared with the empty board, and the measurements at a pose that come
// before any decision: contrasts of the nine pip sites, pip-like peaks, steps across the sides, the face's colour,
// shadows.
//
// In go a registered picture and what is Known of a rig (a plain value), out come numbers in grey levels and edges.
package scene
