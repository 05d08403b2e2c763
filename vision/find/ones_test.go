package find

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
)

// oneAt returns the guess that a single peak is the pip of a one.
func oneAt(x, y float64) guess {
	return guess{Pose: pixel.Pose{X: x, Y: y, Yaw: 0}, one: 0, pips: &scene.PipPeaks{Grid: scene.NewPeakGrid([]scene.Peak{{X: x, Y: y, Contrast: 80}})}}
}

func TestTheYawOfAOneIsFoundByItsSides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pixel.Pose{X: 60 + rapid.Float64Range(-0.5, 0.5).Draw(t, "x"), Y: 60 + rapid.Float64Range(-0.5, 0.5).Draw(t, "y"), Yaw: rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		now := drawn.NewPaper(120, 120, drawn.Sand)
		now.Die(at, &scene.Patterns[0], drawn.Red, drawn.Ivory)
		s := &scene.Scene{Pic: now.Picture, Pitch: 0.26}
		found := withYaws(s, oneAt(at.X, at.Y))
		if len(found) == 0 {
			t.Fatal("a one with no other pip is refused")
		}
		if off := math.Abs(pixel.ModQuarterTurn(found[0].Yaw-at.Yaw)) * 180 / math.Pi; off > 2.5 {
			t.Errorf("turned by %v degrees too far", off)
		}
	})
}

func TestOfTwoEquallySharpYawsThePaintDecides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pixel.Pose{X: 60, Y: 60, Yaw: rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		now := drawn.NewPaper(120, 120, drawn.Sand)
		now.Die(at, &scene.Patterns[0], drawn.Red, drawn.Ivory)
		s := &scene.Scene{Pic: now.Picture, Pitch: 0.26}
		paint := func(p pixel.Pose) float64 { return squared(s, p, paintAround(s, p.X, p.Y), 9) - s.Sharpness(p, 9, 1) }
		wrong := pixel.Pose{X: 60, Y: 60, Yaw: at.Yaw + rapid.Float64Range(0.18, 1.39).Draw(t, "turn")}
		if right := paint(at); right <= paint(wrong) || right <= 0 {
			t.Errorf("paint says %.2f of the die's own turn, %.2f of another", right, paint(wrong))
		}
	})
}

func TestAPipWithAnotherOnItsFaceIsNoOne(t *testing.T) {
	at := pixel.Pose{X: 60, Y: 60, Yaw: 0.3}
	now := drawn.NewPaper(120, 120, drawn.Sand)
	now.Die(at, &scene.Patterns[3], drawn.Red, drawn.Ivory) // a three
	s := &scene.Scene{Pic: now.Picture, Pitch: 0.26}
	peaks := latticeOf(at, &scene.Patterns[3], 0.26, 1)
	seen := &scene.PipPeaks{Grid: scene.NewPeakGrid(peaks)}
	if got := withYaws(s, guess{Pose: pixel.Pose{X: peaks[1].X, Y: peaks[1].Y, Yaw: 0}, one: 1, pips: seen}); len(got) > 0 {
		t.Error("the middle pip of a three passes for a one")
	}
}
