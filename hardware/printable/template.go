package printable

import (
	"codeberg.org/go-pdf/fpdf"
)

// hole is a place to drill: its middle against the middle of its part, and its diameter, in millimetres.
type hole struct{ x, y, diameter float64 }

// part is what is screwed on: its outline, centred on its middle, and its holes. Sizes are from the makers' drawings.
type part struct {
	name          string
	width, height float64 // of the outline, mm; of a round one both are its diameter
	round         bool
	holes         []hole
	note          string
}

// fourHoles are the corners of a rectangle about the middle.
func fourHoles(along, down, diameter float64) []hole {
	x, y := along/2, down/2
	return []hole{{-x, -y, diameter}, {x, -y, diameter}, {x, y, diameter}, {-x, y, diameter}}
}

// Parts that the drilling template shows.
var (
	// The board's holes are 2 and 14.5 mm from its upper edge. Its models differ in where the lens is, so a slot is left for it.
	cameraModule = part{"Camera Module 2 / 3", 25, 24, false, append(shifted(fourHoles(21, 12.5, 2.2), 0, -3.75), hole{0, -3, 12}, hole{0, 2.4, 12}),
		"4 x M2. Open a slot for the lens, from the upper large circle to the lower one. The cable leaves at the bottom."}
	hqCamera = part{"HQ / Global Shutter Camera", 38, 38, false, append(fourHoles(30, 30, 2.5), hole{0, 0, 36}),
		"4 x M2.5. The large hole lets the lens mount through."}
	piBoard = part{"Raspberry Pi 4 / 5", 85, 56, false, shifted(fourHoles(58, 49, 2.7), -10, 0),
		"4 x M2.5. The holes are 3.5 mm from the left edge."}
	button = part{"button", 33, 33, true, []hole{{0, 0, 24}}, "24 mm for an arcade button; smaller ones: see their sheet."}
	lamps  = part{"four lamps", 70, 12, false, []hole{{-27, 0, 5}, {-9, 0, 5}, {9, 0, 5}, {27, 0, 5}}, "5 mm LEDs, 18 mm apart."}
	tripod = part{"arm", 20, 20, true, []hole{{0, 0, 6.5}}, "6.5 mm for a quarter-inch tripod screw."}
)

// shifted are holes that lie off the middle.
func shifted(holes []hole, dx, dy float64) []hole {
	for i := range holes {
		holes[i].x, holes[i].y = holes[i].x+dx, holes[i].y+dy
	}
	return holes
}

// places of the parts on the sheet: the middle of each, from the paper's upper left corner, in millimetres. They fit on both papers.
var places = []struct {
	part part
	x, y float64
}{
	{cameraModule, 45, 50}, {hqCamera, 105, 50}, {tripod, 165, 50},
	{piBoard, 65, 125}, {button, 150, 110}, {lamps, 150, 150},
}

var templateWords = []string{
	"Print at 100 %, without fitting to the page. Measure the bar before you drill: it must be 100 mm long. If it is not, print again.",
	"Drukuj w skali 100 %, bez dopasowania do strony. Zanim zaczniesz wiercić, zmierz odcinek: ma mieć 100 mm. Jeśli nie ma, wydrukuj jeszcze raz.",
	"We measured none of these parts ourselves: lay yours on the paper first.   Żadnej z tych części sami nie mierzyliśmy: najpierw przyłóż swoją do kartki.",
}

// Template is the drilling template for camera, computer, button and lamps, at true size, as PDF. The error is one sentence.
func Template(paper string) ([]byte, error) {
	return sheet(paper, "P", "Quartermaster: drilling template, szablon do wiercenia", "the drilling template", func(p *fpdf.Fpdf) {
		for _, at := range places {
			drill(p, at.part, at.x, at.y)
		}
		_, height := p.GetPageSize()
		bar(p, 20, height-32)
		caption(p, templateWords, height-22, 7.5)
	})
}

// drill draws a part about its middle: its outline, and for each hole its circle and a cross.
func drill(p *fpdf.Fpdf, of part, x, y float64) {
	p.SetLineWidth(0.1)
	p.SetDashPattern([]float64{1.5, 1}, 0)
	if of.round {
		p.Circle(x, y, of.width/2, "D")
	} else {
		p.Rect(x-of.width/2, y-of.height/2, of.width, of.height, "D")
	}
	p.SetDashPattern(nil, 0)
	for _, h := range of.holes {
		p.SetLineWidth(0.2)
		p.Circle(x+h.x, y+h.y, h.diameter/2, "D")
		const arm = 1.5
		p.Line(x+h.x-arm, y+h.y, x+h.x+arm, y+h.y)
		p.Line(x+h.x, y+h.y-arm, x+h.x, y+h.y+arm)
	}
	p.SetFont("go", "", 8)
	p.Text(x-of.width/2, y-of.height/2-2, of.name)
	p.SetFont("go", "", 6)
	p.SetXY(x-max(of.width, 44)/2, y+of.height/2+1.5)
	p.MultiCell(max(of.width, 44), 2.8, of.note, "", "L", false)
}
