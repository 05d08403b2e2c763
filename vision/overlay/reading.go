package overlay

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	_ "image/png" // pictures are JPEG or PNG
	"slices"

	"quartermaster/vision"
)

var linked = color.RGBA{0x40, 0xd8, 0xff, 0xff} // colour of the links between two dice

// usualWidth is the maximum width of a picture with lines and text of the usual size, pixels. They are larger in wider pictures.
const usualWidth = 1640

// Sheet holds what is drawn of one reading.
type Sheet struct {
	Reading vision.Reading
	Behind  map[int]string // text appended to the label of a die, by its id
	Links   []Link
	Notes   []string // lines below the picture
}

// Link is a line between two dice. It is drawn between points of their top faces.
type Link struct {
	A, B     int        // ids of the dice
	From, To [2]float64 // points of their footprints, in millimetres
	Text     string
	Doubted  bool
}

// Draw draws the reading onto its picture (JPEG or PNG) and returns a JPEG.
func (s Sheet) Draw(encoded []byte) ([]byte, error) {
	picture, _, err := image.Decode(bytes.NewReader(encoded))
	if err != nil {
		return nil, err
	}
	size := picture.Bounds()
	d, err := newDrawing(max(1, float64(size.Dx())/usualWidth))
	if err != nil {
		return nil, err
	}
	line := int(lineHeight * d.scale)
	wide := size.Dx()
	for _, note := range s.Notes {
		wide = max(wide, d.size(note).X+8)
	}
	d.canvas = image.NewRGBA(image.Rect(0, 0, wide, size.Dy()+line*(len(s.Notes)+1)))
	draw.Draw(d.canvas, d.canvas.Bounds(), image.White, image.Point{}, draw.Src)
	draw.Draw(d.canvas, image.Rect(0, 0, size.Dx(), size.Dy()), picture, size.Min, draw.Src)
	s.drawDice(&d)
	s.drawLinks(&d)
	for i, note := range s.Notes {
		d.put(image.Pt(8, size.Dy()+line*(i+1)), note, shade, nil)
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, d.canvas, &jpeg.Options{Quality: 88}); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

func (s *Sheet) drawDice(d *drawing) {
	var marks []mark
	for _, die := range s.Reading.Dice {
		c := fine
		if s.doubts(die) {
			c = doubted
		}
		marks = append(marks, mark{die.Outline, c, Label(die) + s.Behind[die.ID]})
	}
	d.dice(marks)
}

func (s *Sheet) drawLinks(d *drawing) {
	at := map[int]vision.Die{}
	for _, die := range s.Reading.Dice {
		at[die.ID] = die
	}
	for _, l := range s.Links {
		paint := linked
		if l.Doubted {
			paint = doubted
		}
		from, to := onTop(at[l.A], l.From), onTop(at[l.B], l.To)
		d.line(paint, from, to)
		d.tag([2]float64{(from[0] + to[0]) / 2, (from[1] + to[1]) / 2}, l.Text, paint)
	}
}

// Label returns the text of a die's label: its colour, what it shows, and its pose unless it is flat.
func Label(d vision.Die) string { return label(d.Colour, d.Shows(), d.Pose) }

// doubts reports whether a die does not lie flat or a question is about it.
func (s *Sheet) doubts(die vision.Die) bool {
	return die.Pose != vision.Flat ||
		slices.ContainsFunc(s.Reading.Questions, func(q vision.Question) bool { return slices.Contains(q.Dice, die.ID) })
}

// onTop returns the pixel of a die's top face that corresponds to a point of its footprint (mm). It applies the affine map from the
// corners of the footprint to those of the outline. So it needs no calibration, and holds even if the camera was moved.
func onTop(die vision.Die, p [2]float64) [2]float64 {
	f, o := die.Footprint, die.Outline
	ax, ay := f[1][0]-f[0][0], f[1][1]-f[0][1]
	bx, by := f[3][0]-f[0][0], f[3][1]-f[0][1]
	px, py := p[0]-f[0][0], p[1]-f[0][1]
	det := ax*by - ay*bx
	s, t := (px*by-py*bx)/det, (ax*py-ay*px)/det
	var at [2]float64
	for k := range 2 {
		at[k] = o[0][k] + s*(o[1][k]-o[0][k]) + t*(o[3][k]-o[0][k])
	}
	return at
}
