package colour

import (
	"cmp"
	"math"
	"slices"
)

// Haze is the offset of a picture's black level against the empty board, in grey levels of blue, green and red. It is
// positive where light is added everywhere: sun or a lamp shines into the lens, the lens is dull, or the camera
// renders dark areas paler than before. It is negative where the camera renders them darker.
type Haze [3]float64

// Largest is the entry with the greatest absolute value.
func (h Haze) Largest() float64 {
	return slices.MaxFunc(h[:], func(a, b float64) int { return cmp.Compare(math.Abs(a), math.Abs(b)) })
}
