// Package scene is one rectified picture compared with the empty board, and what is measured in it at a pose before
// anything is decided: contrasts of the nine sites of pips, peaks that look like pips, sides, the face's colour, shadows.
//
// In go a registered picture and what is Known of a rig (a plain value), out come numbers in grey levels and edges.
package scene
