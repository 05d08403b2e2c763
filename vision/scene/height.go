package scene

import (
	"quartermaster/vision/pixel"
)

// Lift converts the apparent size of a length, as a share of its size on the floor, to a height in units of one die.
func (s *Scene) Lift(share float64) float64 {
	return max(-MaxLift, min(MaxLift, (share-1)/s.LiftShare()))
}

// MaxLift bounds Lift, in dice.
const MaxLift = 4

// LiftShare is by which share a face appears larger one die higher.
func (s *Scene) LiftShare() float64 {
	h := s.Viewpoint.Height
	return (h-pixel.EdgePX)/(h-2*pixel.EdgePX) - 1
}
