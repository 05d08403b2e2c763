package find

import (
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Factors by which the outlines of dice are dilated. Fitted on: unknown.
const (
	BandFactor = 1.08 // where the band around a die begins in which other things are sought
	OwnFactor  = 1.22 // within this nothing is taken for a missed die
)

// Outlines returns the mask of the dice as the camera sees them: top and sides, dilated by a factor.
func Outlines(s *scene.Scene, dice []Candidate, by float64) pixel.Mask {
	m := pixel.NewMask(&s.Pic)
	for i := range dice {
		m.Fill(pixel.ScaledOutline(s.Viewpoint, dice[i].Pose, by))
	}
	return m
}
