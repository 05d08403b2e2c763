package scene

import (
	"quartermaster/calibration"
	"quartermaster/vision/colour"
)

// Known is what is known of a rig's dice and their light before a picture is read: a plain value, learned from the teaching picture.
type Known struct {
	colour.Set
	Pitch     float64 // of pips, edges
	Signs     []calibration.Pips
	Lattices  map[calibration.Pips][]Lattice // of the set's dice: see LatticesOf
	Slack     []float64                      // how well it is known how large dice are seen: see SlackAt; nil: exactly
	FocalSD   float64                        // how well the focal length is known, as a share; 0: exactly
	Contrasts map[calibration.Pips]float64   // of the taught dice's pips, grey levels; none: not learned
	Outline   float64                        // where the sides of a face on the floor are seen to end, edges from its middle
	Brink     float64                        // how much lower than its face the sides are that a face is taken to end at, pixels: see teach.brinkOf
	Sudden    float64                        // how sudden the changes of a still die's face are: see guard.SuddenOf; 0: not learned
	Umbra     [3]float64                     // share of the light that is left in a die's shadow, blue, green, red
	// How large a die's clump is, as a rule and at most: see unexplained.UsualClump.
	ClumpUsual, ClumpMost float64
}

// Untaught are the usual values, for a rig whose dice are not taught yet.
func Untaught() Known { return Known{Pitch: 0.26, Outline: 0.5, Umbra: [3]float64{0.3, 0.3, 0.3}} }
