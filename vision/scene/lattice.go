package scene

import (
	"math"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// Lattice is the pip lattice of a set of dice. On real dice it is not square: on many sets one pitch is longer by a
// few hundredths to a tenth, and single pips are off their places.
type Lattice struct {
	// Ratio of the two pitches, by value: of a six along its rows of three to across them, of the others the longer to the
	// shorter. 0: not known, up to MaxPitchRatio is allowed.
	PitchRatio [7]float64
	Scatter    float64 // rms distance of pips from the lattice, edges
}

// MaxPitchRatio is the greatest ratio of the two pitches. Fitted on: unknown.
const MaxPitchRatio = 1.3

// SquareLattice is the lattice of dice of which nothing is known.
var SquareLattice = Lattice{PitchRatio: [7]float64{1, 1, 1, 1, 1, 1, 1}}

// HasRowsOfThree says whether the rows of three pips of a six run along the face's second axis; false: along its first.
func HasRowsOfThree(pat *vision.Pattern) bool { return pat.Pips[3] }

// Shapes lists the possible pitches of a pattern along the face's first and second axis, as multiples of the mean
// pitch. free is the ratio for a value whose lattice is not known.
func (l *Lattice) Shapes(pat *vision.Pattern, free float64) [][2]float64 {
	long := l.PitchRatio[pat.Value]
	if long == 0 {
		long = free
	}
	k := math.Sqrt(long)
	switch {
	case pat.N < 4 || long == 1:
		return [][2]float64{{1, 1}}
	case pat.Value == 6 && HasRowsOfThree(pat):
		return [][2]float64{{1 / k, k}}
	case pat.Value == 6:
		return [][2]float64{{k, 1 / k}}
	}
	return [][2]float64{{k, 1 / k}, {1 / k, k}}
}

// LearnedLattice is the lattice of a colour in the rig file.
func LearnedLattice(c *calibration.Colour) Lattice {
	if c.Lattice == nil {
		return SquareLattice
	}
	l := Lattice{PitchRatio: [7]float64{1, 1, 1, 1}, Scatter: c.Lattice.Scatter}
	even := true
	for v, long := range c.Lattice.Long {
		l.PitchRatio[v], even = long, even && long == 1
	}
	// A four that was not taught is taken like a five, and the reverse. A six differs on many dice, unless all known values are square.
	for _, v := range [2]int{4, 5} {
		if l.PitchRatio[v] == 0 {
			l.PitchRatio[v] = l.PitchRatio[9-v]
		}
	}
	if even && len(c.Lattice.Long) > 0 {
		l.PitchRatio = SquareLattice.PitchRatio
	}
	return l
}
