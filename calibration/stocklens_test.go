package calibration

import (
	"math"
	"testing"
)

// A lens of 6 mm before pixels of a known size has a focal length of so many pixels, whatever the picture is scaled to.
func TestStockLensesHaveTheFocalLengthOfTheirSheet(t *testing.T) {
	for _, c := range []struct {
		name    string
		width   int
		height  int
		focalPX float64
	}{
		{"pi-hq-6mm", 4056, 3040, 6 / 0.00155},
		{"pi-hq-6mm", 2028, 1520, 3 / 0.00155},
		{"pi-global-6mm", 1456, 1088, 6 / 0.00345},
		{"pi-camera-3", 4608, 2592, 4608 / 2 / math.Tan(33*math.Pi/180)},
	} {
		lens, err := ProfileLens(c.name, c.width, c.height)
		if err != nil || math.Abs(lens.FX/c.focalPX-1) > 0.001 {
			t.Errorf("%s at %dx%d: %.1f px, want %.1f, %v", c.name, c.width, c.height, lens.FX, c.focalPX, err)
		}
	}
	if len(Profiles()) != len(profiles) {
		t.Error(Profiles())
	}
}
