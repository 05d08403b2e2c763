package paint

import (
	"cmp"
	"slices"

	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// RimColour is the colour of a die's bevels: round its top face, where no lamp that shines on the face is mirrored.
// What lies beyond may mix in, so the darker half of the points counts.
func RimColour(s *scene.Scene, p pixel.Pose) [3]float64 {
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
