package photo

import (
	"image"
	"math"
	"testing"

	"quartermaster/vision"
)

func TestAPartOfAPictureIsReadInThePixelsOfTheWhole(t *testing.T) {
	img := table(900, 700)
	dieAt(img, 450, 320, 90, 0.3, 5)
	dieAt(img, 700, 500, 90, -0.2, 4)
	dieAt(img, 100, 100, 90, 0.1, 3) // outside of the part
	data := encoded(t, img)
	for _, c := range []struct {
		name string
		part Part
		want int
	}{
		{"the dice in the part", Part{Rect: image.Rect(300, 200, 900, 700), Edge: 90}, 2},
		{"dice half as large again as told", Part{Rect: image.Rect(300, 200, 900, 700), Edge: 60}, 2},
		{"dice a third smaller than told", Part{Rect: image.Rect(300, 200, 900, 700), Edge: 130}, 2},
		{"a part that reaches beyond the picture", Part{Rect: image.Rect(300, 200, 2000, 2000), Edge: 90}, 2},
		{"a part outside of the picture is the whole picture", Part{Rect: image.Rect(3000, 2000, 4000, 4000), Edge: 90}, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, err := NewReaderOf(16, c.part)
			if err != nil {
				t.Fatal(err)
			}
			read, err := r.Read(t.Context(), vision.Frame{Data: data}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(read.Dice) != c.want || read.Width != 900 || read.Height != 700 {
				t.Fatalf("%d dice in a picture of %dx%d, want %d in 900x700", len(read.Dice), read.Width, read.Height, c.want)
			}
			for _, d := range read.Dice {
				var x, y float64
				for _, q := range d.Outline {
					x, y = x+q[0]/4, y+q[1]/4
				}
				at := map[int][2]float64{5: {450, 320}, 4: {700, 500}, 3: {100, 100}}[d.Value]
				if far := math.Hypot(x-at[0], y-at[1]); far > 4 {
					t.Errorf("the %d is said to lie at (%.0f, %.0f), %.1f pixels off", d.Value, x, y, far)
				}
			}
		})
	}
}
