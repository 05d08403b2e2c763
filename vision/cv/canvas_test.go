//go:build cgo

package cv

import (
	"image"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
)

// noisy fills memory with anything.
func noisy(random *rand.Rand, px []uint8) {
	for i := range px {
		px[i] = uint8(random.Uint32())
	}
}

func TestAReadingDoesNotHangOnWhatWasNotMadeOfThePicture(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	for _, c := range benched {
		t.Run(c.name, func(t *testing.T) {
			data, _ := ThrowOf(t, c.rig, c.picture)
			r := ReaderOf(t, c.rig)
			var first vision.Reading
			for k := range 3 {
				read := ReadOf(t, RenderedRig(t, c.rig), r, data, nil)
				read.Elapsed = vision.Elapsed{}
				if k == 0 {
					first = read
				}
				if !reflect.DeepEqual(read, first) {
					t.Fatalf("the same picture is read as\n%+v\nand as\n%+v", first, read)
				}
				pic := &r.(*reader).pic
				noisy(random, pic.px)
				noisy(random, pic.small.px)
			}
		})
	}
}

func TestACanvasShowsWhereItIsMadeWhatAllOfItShows(t *testing.T) {
	p := newPaper(250, 190, sand)
	p.print(3)
	half := p.half()
	rapid.Check(t, func(t *rapid.T) {
		c := canvasOf(p.picture)
		cw, ch := p.w/cellPX, p.h/cellPX
		cells := make([]bool, cw*ch)
		for range rapid.IntRange(0, 4).Draw(t, "cells") {
			cells[rapid.IntRange(0, len(cells)-1).Draw(t, "cell")] = true
		}
		reach := rapid.IntRange(0, 9).Draw(t, "reach")
		c.fillNear(cells, cw, ch, reach)
		c.halve()
		before := slices.Clone(c.made)
		x, y, far := rapid.Float64Range(-60, 310).Draw(t, "x"), rapid.Float64Range(-60, 250).Draw(t, "y"), rapid.Float64Range(0, 70).Draw(t, "far")
		c.near(x, y, far)
		for v := max(0, int(y-far)); v <= min(p.h-1, int(y+far)); v++ {
			for u := max(0, int(x-far)); u <= min(p.w-1, int(x+far)); u++ {
				if at := 3 * (v*p.w + u); [3]uint8(c.px[at:]) != [3]uint8(p.px[at:]) {
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
					at, of := 3*(y*p.w+x), 3*(y/2*half.w+x/2)
					if [3]uint8(c.px[at:]) != [3]uint8(p.px[at:]) || x/2 < half.w && y/2 < half.h && [3]uint8(c.small.px[of:]) != [3]uint8(half.px[of:]) {
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
			at = image.Rectangle{at.Min.Mul(cellPX), at.Max.Mul(cellPX)}.Intersect(image.Rect(0, 0, p.w, p.h))
			for _, q := range []image.Point{at.Min, at.Max.Sub(image.Pt(1, 1)), {at.Min.X, at.Max.Y - 1}, {at.Max.X - 1, at.Min.Y}} {
				if !made[q] {
					t.Fatalf("%v is not made, within %d cells of cell %d", q, reach, i)
				}
			}
		}
		if err := c.whole(); err != nil || [3]uint8(c.px[len(c.px)-3:]) != [3]uint8(p.px[len(p.px)-3:]) {
			t.Fatalf("the last pixel is missing: %v", err)
		}
	})
}
