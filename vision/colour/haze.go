package colour

import (
	"cmp"
	"math"
	"slices"
)

// Haze is what a picture has, in grey levels of blue, green and red, where the empty board would be black: light that is added
// all over, by a lens that sun or a lamp shines into or that is dull, or by a camera that draws what is dark paler than it
// did; less than nothing where it draws it darker.
type Haze [3]float64

// Most is the haze of the channel that has most of it, or has it taken away most.
func (h Haze) Most() float64 {
	return slices.MaxFunc(h[:], func(a, b float64) int { return cmp.Compare(math.Abs(a), math.Abs(b)) })
}
