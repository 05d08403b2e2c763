package photo

import (
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"quartermaster/vision"
)

// disc draws a disc, or a rim of one, of one colour.
func disc(img *image.RGBA, x, y, from, to float64, c color.RGBA) {
	for py := range img.Rect.Dy() {
		for px := range img.Rect.Dx() {
			if r := math.Hypot(float64(px)-x, float64(py)-y); r >= from && r <= to {
				img.SetRGBA(px, py, c)
			}
		}
	}
}

func TestWhatLooksLikeADieAndIsNotReadIsAskedAbout(t *testing.T) {
	r := newReader(t)
	for _, c := range []struct {
		name  string
		draw  func(img *image.RGBA)
		asked bool
	}{
		{"nothing else", func(*image.RGBA) {}, false},
		{"a die whose pips are hidden by a scratch", func(img *image.RGBA) {
			dieAt(img, 400, 250, 60, -0.2, 0)
			disc(img, 392, 240, 0, 4, color.RGBA{20, 20, 20, 255})
			disc(img, 400, 262, 0, 7, color.RGBA{20, 20, 20, 255})
			disc(img, 415, 236, 0, 5, color.RGBA{150, 20, 20, 255})
		}, true},
		{"a large card", func(img *image.RGBA) {
			for y := 180; y < 380; y++ {
				for x := 300; x < 560; x++ {
					img.SetRGBA(x, y, color.RGBA{230, 230, 225, 255})
				}
			}
		}, false},
		{"a small counter without marks", func(img *image.RGBA) {
			disc(img, 400, 250, 0, 12, color.RGBA{200, 40, 40, 255})
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			img := table(600, 400)
			dieAt(img, 150, 120, 60, 0.3, 5)
			c.draw(img)
			read, err := r.Read(t.Context(), vision.Frame{Data: encoded(t, img)}, nil)
			if err != nil {
				t.Fatal(err)
			}
			asked := len(read.Questions) > 0
			if len(read.Dice) != 1 || asked != c.asked {
				t.Errorf("%d dice, questions %+v, want one die and asked: %v", len(read.Dice), read.Questions, c.asked)
			}
			for _, q := range read.Questions {
				if !strings.Contains(q.Text, "at pixel (") {
					t.Errorf("the question does not say where: %s", q.Text)
				}
			}
		})
	}
}

func TestShadowsBelongToTheGround(t *testing.T) {
	middle, least := rgb{180, 170, 160}, rgb{16, 16, 16}
	for _, c := range []struct {
		name string
		c    rgb
		want uint8
	}{
		{"the ground", rgb{182, 168, 163}, ground},
		{"its shadow", rgb{130, 122, 117}, shadow},
		{"something black", rgb{40, 40, 40}, standing},
		{"something red", rgb{150, 40, 40}, standing},
		{"something bright", rgb{230, 225, 220}, standing},
	} {
		if got := belongs(c.c, middle, least); got != c.want {
			t.Errorf("%s belongs to %d, want %d", c.name, got, c.want)
		}
	}
}
