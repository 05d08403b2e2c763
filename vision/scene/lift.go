package scene

import (
	"quartermaster/vision/pixel"
)

// Lift turns a length that is seen, as a share of what it is on the floor, into lifts.
func (s *Scene) Lift(share float64) float64 {
	return max(-MostLifts, min(MostLifts, (share-1)/s.LiftOf()))
}

// MostLifts is from where on lifts are not told apart.
const MostLifts = 4

// LiftOf is by how much larger a die on a die is seen, as a share.
func (s *Scene) LiftOf() float64 {
	h := s.Foot.Height
	return (h-pixel.EdgePX)/(h-2*pixel.EdgePX) - 1
}
