//go:build cgo

package ground

import (
	"image"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/pixel/drawn"
)

func TestAPartlyRectifiedCanvasEqualsTheWholeOneWhereItIsMade(t *testing.T) {
	p := drawn.NewPaper(250, 190, drawn.Sand)
	p.Print(3)
	half := p.Half()
	rapid.Check(t, func(t *rapid.T) {
		c := canvasOf(p.Picture)
		cw, ch := p.W/cellPX, p.H/cellPX
		cells := make([]bool, cw*ch)
		for range rapid.IntRange(0, 4).Draw(t, "cells") {
			cells[rapid.IntRange(0, len(cells)-1).Draw(t, "cell")] = true
		}
		reach := rapid.IntRange(0, 9).Draw(t, "reach")
		c.fillNear(cells, cw, ch, reach)
		c.Halve()
		before := slices.Clone(c.made)
		x, y, far := rapid.Float64Range(-60, 310).Draw(t, "x"), rapid.Float64Range(-60, 250).Draw(t, "y"), rapid.Float64Range(0, 70).Draw(t, "far")
		c.FillNear(x, y, far)
		for v := max(0, int(y-far)); v <= min(p.H-1, int(y+far)); v++ {
			for u := max(0, int(x-far)); u <= min(p.W-1, int(x+far)); u++ {
				if at := 3 * (v*p.W + u); [3]uint8(c.Px[at:]) != [3]uint8(p.Px[at:]) {
					t.Fatalf("(%d, %d) is not made, within %.0f pixels of (%.0f, %.0f)", u, v, far, x, y)
				}
			}
		}
		c.made = before
		made := map[image.Point]bool{}
		c.eachSquare(func(box image.Rectangle) {
			for y := box.Min.Y; y < box.Max.Y; y++ {
				for x := box.Min.X; x < box.Max.X; x++ {
					made[image.Pt(x, y)] = true
					at, of := 3*(y*p.W+x), 3*(y/2*half.W+x/2)
					if [3]uint8(c.Px[at:]) != [3]uint8(p.Px[at:]) || x/2 < half.W && y/2 < half.H && [3]uint8(c.Small.Px[of:]) != [3]uint8(half.Px[of:]) {
						t.Fatalf("another pixel at (%d, %d)", x, y)
					}
				}
			}
		})
		for i, on := range cells {
			if !on {
				continue
			}
			at := image.Rect(i%cw, i/cw, i%cw+1, i/cw+1).Inset(-reach)
			at = image.Rectangle{at.Min.Mul(cellPX), at.Max.Mul(cellPX)}.Intersect(image.Rect(0, 0, p.W, p.H))
			for _, q := range []image.Point{at.Min, at.Max.Sub(image.Pt(1, 1)), {at.Min.X, at.Max.Y - 1}, {at.Max.X - 1, at.Min.Y}} {
				if !made[q] {
					t.Fatalf("%v is not made, within %d cells of cell %d", q, reach, i)
				}
			}
		}
		if err := c.FillAll(); err != nil || [3]uint8(c.Px[len(c.Px)-3:]) != [3]uint8(p.Px[len(p.Px)-3:]) {
			t.Fatalf("the last pixel is missing: %v", err)
		}
	})
}
