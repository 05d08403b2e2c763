package scene

import (
	"math"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// Lattice says how the pips of a set of dice lie. The pips of real dice lie on no square lattice: on many sets it is longer one way by
// some hundredths to a tenth, and single pips are off their places.
type Lattice struct {
	// By value: the pitch along the rows of a six by that across them, of others the longer one by the shorter; 0: it is not known, and
	// up to MostLong is allowed.
	Long    [7]float64
	Scatter float64 // rms distance of pips from the lattice, edges
}

// MostLong is the ratio of the two pitches beyond which no die is made.
const MostLong = 1.3

// SquareLattice is the one that dice have where nobody said otherwise.
var SquareLattice = Lattice{Long: [7]float64{1, 1, 1, 1, 1, 1, 1}}

// Threes says whether the rows of three of a six run along the face's second axis; false: along its first.
func Threes(pat *vision.Pattern) bool { return pat.Pips[3] }

// Shapes lists what the two pitches of a pattern may be, as multiples of the mean pitch: along the face's first and second axis.
func (l *Lattice) Shapes(pat *vision.Pattern, free float64) [][2]float64 {
	long := l.Long[pat.Value]
	if long == 0 {
		long = free
	}
	k := math.Sqrt(long)
	switch {
	case pat.N < 4 || long == 1:
		return [][2]float64{{1, 1}}
	case pat.Value == 6 && Threes(pat):
		return [][2]float64{{1 / k, k}}
	case pat.Value == 6:
		return [][2]float64{{k, 1 / k}}
	}
	return [][2]float64{{k, 1 / k}, {1 / k, k}}
}

// LearnedLattice is a colour's, as the rig file has it.
func LearnedLattice(c *calibration.Colour) Lattice {
	if c.Lattice == nil {
		return SquareLattice
	}
	l := Lattice{Long: [7]float64{1, 1, 1, 1}, Scatter: c.Lattice.Scatter}
	even := true
	for v, long := range c.Lattice.Long {
		l.Long[v], even = long, even && long == 1
	}
	// A four that nobody showed is like a five; a six differs on many dice, unless all that is known is square.
	for _, v := range [2]int{4, 5} {
		if l.Long[v] == 0 {
			l.Long[v] = l.Long[9-v]
		}
	}
	if even && len(c.Lattice.Long) > 0 {
		l.Long = SquareLattice.Long
	}
	return l
}
