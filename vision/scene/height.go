package scene

import (
	"quartermaster/vision/pixel"
)

// Lift converts the apparent size of a length, as a share of its size on the floor, to a height in units of one die.
func (s *Scene) Lift(share float64) float64 {
	return max(-MostLifts, min(MostLifts, (share-1)/s.LiftOf()))
}

// MostLifts bounds Lift, in dice.
const MostLifts = 4

// LiftOf is by which share a face appears larger one die higher.
func (s *Scene) LiftOf() float64 {
	h := s.Foot.Height
	return (h-pixel.EdgePX)/(h-2*pixel.EdgePX) - 1
}
