package figure

import (
	"fmt"
	"math"

	"quartermaster/vision/pixel"
)

// Limits for the taught pictures of a die, as correlations. Fitted on: unknown.
const (
	MinFaceCorrelation = 0.75 // minimum between two pictures of one face
	mostAlike          = 0.90 // maximum between pictures of two faces
)

// CheckFaces returns an error, which names the faces, if two pictures of one face differ or two faces look the same.
func (k *Die) CheckFaces() error {
	for i := range k.Figures {
		f := &k.Figures[i]
		for j := i + 1; j < len(k.Figures); j++ {
			g := &k.Figures[j]
			like := -1.0
			for way := range 9 * 24 { // start values: a figure need not be in the middle of its picture
				at := pixel.Pose{X: faceMiddle + 4*float64(way%3-1), Y: faceMiddle + 4*float64(way/3%3-1), Yaw: float64(way/9) * math.Pi / 12}
				t, _ := f.small.Fit(g, at.Affine(), false, 6)
				_, l := f.all.Fit(g, t, false, 8)
				like = max(like, l)
			}
			switch {
			case g.Face == f.Face && like < MinFaceCorrelation:
				return fmt.Errorf("the pictures of the face %q do not look alike: show it again, with nothing mirrored in it", f.Face)
			case g.Face != f.Face && like > mostAlike:
				return fmt.Errorf("the faces %q and %q look the same: see that each picture shows the face it is said to show", f.Face, g.Face)
			}
		}
	}
	return nil
}
