package ground

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/pixel"
)

func TestPixelsAndMillimetresOfTheRectifiedPictureAreInverse(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := Rectifier{Scale: pixel.EdgePX / rapid.Float64Range(6, 30).Draw(t, "edge"), Margin: 30}
		x, y := rapid.Float64Range(-50, 500).Draw(t, "x"), rapid.Float64Range(-50, 500).Draw(t, "y")
		if gx, gy := r.MM(r.PX(x, y)); math.Abs(gx-x) > 1e-9 || math.Abs(gy-y) > 1e-9 {
			t.Errorf("(%v, %v) came back as (%v, %v)", x, y, gx, gy)
		}
	})
}
