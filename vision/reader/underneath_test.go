//go:build cgo

package reader

import (
	"testing"

	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/paint"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestThePaintOfADieBeneathIsSeenAlongTheOutline(t *testing.T) {
	e := engineOf(t, "A_recommended")
	shade := func(name string) [3]float64 { return colour.ShadeOf(e.Shades, name).Base }
	const seen = 0.16
	for _, c := range []struct {
		name, under string
		near        string // colour of a die that lies nearby
		shift       float64
		least, most float64
	}{
		{name: "nothing beneath", most: 0},
		{name: "a green die of which two sides are seen", under: "green", shift: 5, least: seen, most: 1},
		{name: "a die of its own colour", under: "red", shift: 5, most: 0},
		{name: "green, where a green die nearby may be mirrored", under: "green", near: "green", shift: 5, most: 0},
		{name: "a green die that is quite covered", under: "green", shift: 0, most: 0.02},
	} {
		t.Run(c.name, func(t *testing.T) {
			var at pixel.Pose
			s, err := onBoard(e, func(p drawn.Paper, x, y float64) {
				at = pixel.Pose{X: x, Y: y, Yaw: 0.4}
				if c.under != "" {
					p.Fill(shade(c.under), drawn.Square(pixel.Pose{X: x + c.shift, Y: y + c.shift, Yaw: 0.4}, 0.5))
				}
				p.Fill(shade("red"), drawn.Square(at, 0.5))
			})
			if err != nil {
				t.Fatal(err)
			}
			s.Viewpoint.Height = 1e6 // no perspective
			dice := []find.Candidate{{Pose: at, Colour: "red"}}
			if c.near != "" {
				dice = append(dice, find.Candidate{Pose: pixel.Pose{X: at.X + 1.6*pixel.EdgePX, Y: at.Y - pixel.EdgePX, Yaw: 0}, Colour: c.near})
			}
			if share := paint.ForeignPaint(s, &dice[0], dice); share < c.least || share > c.most {
				t.Errorf("along %.3f of its outline, not from %.2f to %.2f", share, c.least, c.most)
			}
		})
	}
}
