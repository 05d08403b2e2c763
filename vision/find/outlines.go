package find

import (
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// By how much the outlines of dice are grown: beyond the first the band begins that is looked at for what else lies there,
// within the second nothing is taken for a missed die.
const (
	BandOut = 1.08
	DiesOwn = 1.22
)

// Outlines marks where the outlines of dice are seen, grown by a factor.
func Outlines(s *scene.Scene, dice []Candidate, by float64) pixel.Mask {
	m := pixel.NewMask(&s.Pic)
	for i := range dice {
		m.Fill(pixel.OutlineGrown(s.Foot, dice[i].Pose, by))
	}
	return m
}
