//go:build cgo

package ground

import (
	"math"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestAChangeOfLightAloneMarksNothingAsChanged(t *testing.T) {
	empty := drawn.NewPaper(400, 400, drawn.Sand)
	empty.Print(5)
	b := backgroundOf(empty.Picture)
	for _, c := range []struct {
		name string
		gain func(x, y, k int) float64
	}{
		{"the same light", func(_, _, _ int) float64 { return 1 }},
		{"half of the light", func(_, _, _ int) float64 { return 0.5 }},
		{"more light", func(_, _, _ int) float64 { return 1.2 }},
		{"a warmer light", func(_, _, k int) float64 { return [3]float64{0.7, 0.9, 1.05}[k] }},
		{"light that falls off to one side", func(x, _, _ int) float64 { return 1 - 0.2*float64(x)/400 }},
	} {
		t.Run(c.name, func(t *testing.T) {
			now := lit(empty, c.gain)
			g := compared(b, now.Picture)
			if s := shareOf(&g.Changed); s > 0.001 {
				t.Errorf("%.2f %% of the board has changed", 100*s)
			}
			for _, at := range [][2]int{{20, 20}, {200, 200}, {380, 380}} {
				got := g.GainAt(float64(at[0]), float64(at[1]))
				for k := range 3 {
					if want := c.gain(at[0], at[1], k); math.Abs(got[k]/want-1) > 0.06 {
						t.Errorf("at %v the light of channel %d is %v, truly %v", at, k, got[k], want)
					}
				}
			}
		})
	}
}

func TestThingsOnTheBoardAreMarkedAsChangedUnderAnyLight(t *testing.T) {
	empty := drawn.NewPaper(400, 400, drawn.Sand)
	empty.Print(6)
	b := backgroundOf(empty.Picture)
	at := []pixel.Pose{{X: 100, Y: 120, Yaw: 0.3}, {X: 300, Y: 90, Yaw: 0}, {X: 210, Y: 310, Yaw: -0.6}}
	for _, gain := range []float64{0.6, 1, 1.15} {
		now := empty.Copied()
		for i, p := range at {
			now.Die(p, &vision.Patterns()[i+3], [][3]float64{drawn.Red, drawn.Black, drawn.Ivory}[i], [][3]float64{drawn.Ivory, drawn.Ivory, drawn.Black}[i])
		}
		now = lit(now, func(_, _, _ int) float64 { return gain })
		g := compared(b, now.Picture)
		var seen, beyond float64
		for y := range 400 {
			for x := range 400 {
				inside, near := false, false
				for _, p := range at {
					a, b := p.Local(float64(x), float64(y))
					inside = inside || max(math.Abs(a), math.Abs(b)) < 0.45
					near = near || max(math.Abs(a), math.Abs(b)) < 0.6
				}
				if on := g.Changed.At(x, y); inside && on {
					seen += 1.0 / (3 * 36 * 36)
				} else if on && !near {
					beyond++
				}
			}
		}
		if seen < 0.93 || beyond > 0 {
			t.Errorf("light %v: %.0f %% of the dice have changed, and %v pixels far from them", gain, 100*seen, beyond)
		}
	}
}
