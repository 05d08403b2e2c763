package ground

import (
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
)

func TestOnlyWhatThePictureShowsCanHaveChanged(t *testing.T) {
	camera := &calibration.Camera{WidthPX: 200, HeightPX: 100}
	moved := func(dx, dy float64) func(u, v float64) (float64, float64) {
		return func(u, v float64) (float64, float64) { return u + dx, v + dy }
	}
	if seenBy(camera, 160, 80, moved(10, 5)) != nil {
		t.Error("of a board that is seen whole something is left out")
	}
	m := seenBy(camera, 160, 80, moved(10, 40)) // the picture ends at row 59
	if m == nil {
		t.Fatal("a board that is cut by the picture's edge is seen whole")
	}
	for _, c := range []struct {
		x, y int
		seen bool
	}{{80, 10, true}, {80, 50, true}, {0, 0, true}, {159, 50, true}, {80, 60, false}, {80, 79, false}} {
		if got := m.At(c.x, c.y); got != c.seen {
			t.Errorf("the pixel at %d, %d is seen: %v", c.x, c.y, got)
		}
	}
	if p := (pixel.Picture{W: 160, H: 80}); m.W != pixel.NewMask(&p).W || m.H != pixel.NewMask(&p).H {
		t.Errorf("the mask has %d by %d entries", m.W, m.H)
	}
}
