package measure

import (
	"fmt"

	"quartermaster/calibration"
)

// LearnFaces learns the faces of a printed die from pictures and returns them in the same order. The error is one
// sentence that names the face.
type LearnFaces func(rig *calibration.Rig, shown []calibration.Shown) ([]calibration.Face, error)

// TeachFaces teaches a calibrated rig the faces of the setup's printed dice; without any it changes nothing. The error
// is one sentence that says what to do.
func TeachFaces(setup *calibration.Setup, rig *calibration.Rig, learn LearnFaces) error {
	for i, c := range setup.Colours {
		if len(c.Faces) == 0 {
			continue
		}
		shown := make([]calibration.Shown, len(c.Faces))
		for k, f := range c.Faces {
			data, err := setup.Open(f.Picture)
			if err != nil {
				return calibration.Refuse("cal-face", "dice", f.Picture, fmt.Errorf("colours[%d].faces[%d]: %w", i, k, err), "Colour", c.Name)
			}
			shown[k] = calibration.Shown{Face: f.Face, Picture: data, At: f.At}
		}
		faces, err := learn(rig, shown)
		if err != nil {
			return calibration.Refuse("cal-face", "dice", "", fmt.Errorf("colours[%d].faces: %w", i, err), "Colour", c.Name)
		}
		rig.Colours[i].Faces = faces
	}
	return rig.Check()
}
