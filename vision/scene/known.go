package scene

import (
	"math"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/colour"
)

// Known is what is known of a rig's dice and their light before a picture is read: a plain value, learned from the
// teaching picture.
type Known struct {
	colour.Set
	Pitch      float64 // distance of a middle pip from a corner pip along one side, edges
	Signs      []calibration.Pips
	Lattices   map[calibration.Pips][]Lattice // of the set's dice: see LatticesOf
	SizeSD     []float64                      // how well it is known how large dice are seen: see SizeSDAt; nil: exactly
	Sizes      []Size                         // apparent sizes of the taught dice with at least two pips
	PipSD      float64                        // standard deviation of a pip from its place on the lattice, along one axis, edges
	FocalSD    float64                        // how well the focal length is known, as a share; 0: exactly
	Contrasts  map[calibration.Pips]float64   // median contrast of the taught dice's pips, grey levels; no entry: not learned
	Outline    float64                        // distance of the steepest step from a face's middle, median over the taught dice, edges
	BevelDepth float64                        // depth below the face of the rounded edge where the picture is steepest, pixels: see teach.bevelDepthOf
	Steepness  float64                        // sharpness of the taught dice, which lie still: see guard.Steepness; 0: not learned
	UmbraLight [3]float64                     // share of the light that is left in the umbra of a die: blue, green, red
	// Median and maximum area that one die changes: see unexplained.ClumpAreas.
	ClumpMedian, ClumpMax float64
}

// Size is the apparent size of a taught die with pips.
type Size struct {
	X, Y    float64         // position of the die, mm
	Share   float64         // apparent size over the size that is expected there, minus 1
	Pattern *vision.Pattern // its pips
}

// UsualPipSD is the PipSD of dice of which nothing is known. Two real tables show 0.003 and 0.005.
const UsualPipSD = 0.004

// Untaught returns the defaults for a rig whose dice are not taught yet. Fitted on: unknown, but for UsualPipSD.
func Untaught() Known {
	return Known{Pitch: 0.26, Outline: 0.5, UmbraLight: [3]float64{0.3, 0.3, 0.3}, PipSD: UsualPipSD}
}

// FaceSizeSD returns the standard deviation, as a share, of the size of a pattern that pips off their places cause. It is the same
// for all dice of a set that show this pattern, since they come from one mould or jig. The pattern needs at least two pips.
func (k *Known) FaceSizeSD(p *vision.Pattern) float64 {
	var spread float64 // sum of the squared distances of the pips from their middle, edges²
	for i, on := range p.Pips {
		if on {
			x, y := vision.SiteAt(i)
			spread += (x*x + y*y) * k.Pitch * k.Pitch
		}
	}
	return k.PipSD / math.Sqrt(spread)
}
