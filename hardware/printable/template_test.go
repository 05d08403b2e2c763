package printable

import (
	"bytes"
	"image"
	"math"
	"testing"
)

// dark says whether the page is drawn on near a place (mm).
func dark(img image.Image, x, y float64) bool {
	px := func(mm float64) int { return int(math.Round(mm * dpi / 25.4)) }
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if greyAt(img, px(x)+dx, px(y)+dy) < 0.6 {
				return true
			}
		}
	}
	return false
}

// On the printed page each hole has its cross and its circle where the part has its hole, within 0.13 mm, a dot of 200 an inch.
func TestTheTemplateHasItsHolesAtTrueSizeOnBothPapers(t *testing.T) {
	for _, paper := range Papers {
		t.Run(paper, func(t *testing.T) {
			pdf, err := Template(paper)
			if err != nil {
				t.Fatal(err)
			}
			img := drawn(t, pdf)
			for _, at := range places {
				for _, h := range at.part.holes {
					x, y := at.x+h.x, at.y+h.y
					if !dark(img, x, y) {
						t.Errorf("%s: no cross at %.2f, %.2f", at.part.name, x, y)
					}
					for _, way := range [4][2]float64{{0.8, 0.6}, {-0.8, 0.6}, {0.8, -0.6}, {-0.6, -0.8}} {
						if r := h.diameter / 2; !dark(img, x+r*way[0], y+r*way[1]) {
							t.Errorf("%s: no circle of %.1f mm about %.2f, %.2f", at.part.name, h.diameter, x, y)
						}
					}
				}
			}
			size := img.Bounds().Size()
			row := int(math.Round((float64(size.Y)*25.4/dpi - 32) * dpi / 25.4))
			ends := edges(size.X, func(x int) float64 { return greyAt(img, x, row) })
			if len(ends) < 2 {
				t.Fatal("there is no bar")
			}
			if is := (ends[len(ends)-1] - ends[0]) * 25.4 / dpi; math.Abs(is-BarMM) > 0.3 {
				t.Errorf("the bar is %.2f mm long", is)
			}
			again, err := Template(paper)
			if err != nil || !bytes.Equal(pdf, again) {
				t.Error("the bytes are not the same each time", err)
			}
		})
	}
	if _, err := Template("a0"); err == nil {
		t.Error("a paper that nobody has is taken")
	}
}

// A4 is 210 mm wide, Letter 279 mm high; printers leave some millimetres free at the edges.
func TestAllHolesLieOnBothPapers(t *testing.T) {
	for _, at := range places {
		for _, h := range at.part.holes {
			if at.x+h.x-h.diameter/2 < 15 || at.x+h.x+h.diameter/2 > 200 || at.y+h.y+h.diameter/2 > 240 {
				t.Errorf("%s: a hole lies off the paper", at.part.name)
			}
		}
	}
}
