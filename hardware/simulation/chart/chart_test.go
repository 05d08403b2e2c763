package chart

import (
	"bytes"
	"image"
	"testing"
)

func TestAPrintCoversItsSheetAndIsTheSameForTheSameSeed(t *testing.T) {
	prints := map[string]func(seed uint64) *image.RGBA{
		"sea":  func(seed uint64) *image.RGBA { return Sea(seed, Print(seed), 120, 90, 4) },
		"wood": func(seed uint64) *image.RGBA { return Wood(seed, 300, 250, 1, [2]float64{60, 45}, Print(0)) },
		"card": func(seed uint64) *image.RGBA { return Card(seed, 5, Print(seed)) },
	}
	sizes := map[string]image.Point{"sea": {480, 360}, "wood": {300, 250}, "card": {220, 340}}
	for name, paint := range prints {
		t.Run(name, func(t *testing.T) {
			a, b, c := paint(3), paint(3), paint(4)
			if a.Rect.Size() != sizes[name] {
				t.Errorf("it is %v pixels, not %v", a.Rect.Size(), sizes[name])
			}
			if !bytes.Equal(a.Pix, b.Pix) {
				t.Error("the same seed gives two prints")
			}
			if bytes.Equal(a.Pix, c.Pix) {
				t.Error("two seeds give the same print")
			}
			for i := 3; i < len(a.Pix); i += 4 {
				if a.Pix[i] != 255 {
					t.Fatalf("pixel %d is transparent", i/4)
				}
			}
		})
	}
}

func TestThingsOnTheTableStayClearOfTheLid(t *testing.T) {
	// Where nothing may lie, the wood of two tables differs by its grain only; a card or a token would be seen as a
	// colour that is not brown.
	img := Wood(7, 400, 400, 1, [2]float64{120, 110}, Print(0))
	for y := 95; y < 305; y++ {
		for x := 85; x < 315; x++ {
			c := img.RGBAAt(x, y)
			if c.B > c.R || c.G > c.R {
				t.Fatalf("at (%d, %d) lies something that is no wood: %v", x, y, c)
			}
		}
	}
}
