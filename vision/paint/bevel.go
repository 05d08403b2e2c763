package paint

import (
	"cmp"
	"slices"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// BevelColour returns the mean colour of a die's bevels (blue, green, red; grey levels). The bevels face elsewhere than the top
// face, so a specular reflection in the face does not reach them. Only the darker half of the sample points counts, because
// some points may already show what lies beyond the die.
func BevelColour(s *scene.Scene, p pixel.Pose) [3]float64 {
	type point struct{ b, g, r, sum float32 }
	pts := make([]point, 0, 72)
	for _, q := range p.Frame().Quarters() {
		for i := range 9 {
			a := (float64(i)/8 - 0.5) * 0.76
			for _, d := range [2]float64{0.455, 0.485} {
				b, g, r := s.Pic.At(q.Place(a, -d))
				pts = append(pts, point{b, g, r, b + g + r})
			}
		}
	}
	slices.SortFunc(pts, func(a, b point) int { return cmp.Compare(a.sum, b.sum) })
	var out [3]float64
	half := pts[:len(pts)/2]
	for _, c := range half {
		out[0] += float64(c.b) / float64(len(half))
		out[1] += float64(c.g) / float64(len(half))
		out[2] += float64(c.r) / float64(len(half))
	}
	return out
}
