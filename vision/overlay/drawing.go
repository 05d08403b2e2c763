package overlay

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"quartermaster/vision"
)

var (
	fine    = color.RGBA{0x30, 0xe0, 0x60, 0xff} // right
	wrong   = color.RGBA{0xff, 0x20, 0x20, 0xff} // a wrong fact
	doubted = color.RGBA{0xff, 0xc0, 0x20, 0xff} // not flat, or asked about
	shade   = color.RGBA{0, 0, 0, 0xff}
)

// lineHeight is the height of a line of text at scale 1, pixels.
const lineHeight = 20

// drawing draws marks on a picture. Coordinates are pixels of the picture, which may lie anywhere on the canvas. Every mark has a dark
// outline, so that it is visible on any background.
type drawing struct {
	canvas *image.RGBA
	face   font.Face
	shift  image.Point       // offset of the picture on the canvas
	scale  float64           // of lines and text
	busy   []image.Rectangle // areas of the canvas that text should not cover
}

// mark is what is drawn of a die.
type mark struct {
	outline [4][2]float64
	paint   color.RGBA
	label   string
}

// newDrawing returns a drawing without a canvas.
func newDrawing(scale float64) (drawing, error) {
	parsed, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return drawing{}, err
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: 15 * scale, DPI: 72, Hinting: font.HintingFull})
	return drawing{face: face, scale: scale}, err
}

// label returns the text of a die's label.
func label(colour, shows string, pose vision.Pose) string {
	text := colour + " " + shows
	if pose != vision.Flat {
		text += " " + string(pose)
	}
	return text
}

// dice draws the outlines of dice, and their labels where they cover no die if possible.
func (d *drawing) dice(marks []mark) {
	var boxes []image.Rectangle
	for _, m := range marks {
		var box image.Rectangle
		for i, p := range m.outline {
			at, ok := d.pixel(p)
			if !ok {
				box = image.Rectangle{}
				break
			}
			if one := (image.Rectangle{at, at.Add(image.Pt(1, 1))}); i == 0 {
				box = one
			} else {
				box = box.Union(one)
			}
		}
		boxes = append(boxes, box)
		if !box.Empty() {
			d.line(m.paint, append(m.outline[:], m.outline[0])...)
		}
	}
	d.busy = append(d.busy, boxes...)
	for i, m := range marks {
		if box := boxes[i]; !box.Empty() {
			size := d.size(m.label)
			x, y := (box.Min.X+box.Max.X-size.X)/2, (box.Min.Y+box.Max.Y-size.Y)/2
			at := d.free(size, image.Pt(x, box.Max.Y), image.Pt(x, box.Min.Y-size.Y), image.Pt(box.Max.X, y), image.Pt(box.Min.X-size.X, y))
			d.put(image.Pt(at.X+textRoom, at.Y+size.Y-textRoom), m.label, m.paint, shade)
		}
	}
}

// tag writes a text in a filled box at a place, or near it where it covers nothing in busy.
func (d *drawing) tag(at [2]float64, text string, ground color.Color) {
	p, ok := d.pixel(at)
	if !ok {
		return
	}
	size := d.size(text)
	p = p.Sub(size.Div(2))
	tries := []image.Point{p}
	for far := 1; far <= 5; far++ {
		for _, way := range []image.Point{{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
			tries = append(tries, p.Add(way.Mul(far*size.Y)))
		}
	}
	p = d.free(size, tries...)
	box := image.Rectangle{p, p.Add(size)}
	draw.Draw(d.canvas, box, image.NewUniform(shade), image.Point{}, draw.Src)
	draw.Draw(d.canvas, box.Inset(1), image.NewUniform(ground), image.Point{}, draw.Src)
	d.put(image.Pt(p.X+textRoom, box.Max.Y-textRoom), text, shade, nil)
}

// textRoom is the padding of a text on each side, pixels.
const textRoom = 4

// size returns the size of a text with its padding.
func (d *drawing) size(text string) image.Point {
	return image.Pt(font.MeasureString(d.face, text).Ceil()+2*textRoom, d.face.Metrics().CapHeight.Ceil()+2*textRoom)
}

// free returns the first of the places at which a box covers nothing in busy. It returns the first place if there is none.
func (d *drawing) free(size image.Point, places ...image.Point) image.Point {
	for _, p := range places {
		box := image.Rectangle{p, p.Add(size)}
		if box.In(d.canvas.Bounds()) && !slices.ContainsFunc(d.busy, box.Overlaps) {
			d.busy = append(d.busy, box)
			return p
		}
	}
	return places[0]
}

// pixel returns the point of the canvas for a place of the picture. It returns false if the coordinates are absurdly large or NaN.
func (d *drawing) pixel(at [2]float64) (image.Point, bool) {
	if !(math.Abs(at[0]) < 1e6 && math.Abs(at[1]) < 1e6) { // false for NaN too
		return image.Point{}, false
	}
	return image.Pt(int(at[0]), int(at[1])).Add(d.shift), true
}

// put writes a text. at is the start of its baseline on the canvas. shadow is the colour of its shadow, or nil.
func (d *drawing) put(at image.Point, text string, c, shadow color.Color) {
	f := font.Drawer{Dst: d.canvas, Face: d.face}
	stamp := func(p image.Point, c color.Color) {
		f.Src, f.Dot = image.NewUniform(c), fixed.P(p.X, p.Y)
		f.DrawString(text)
	}
	if shadow != nil {
		for _, by := range []image.Point{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			stamp(at.Add(by), shadow)
		}
	}
	stamp(at, c)
}

// line draws a line through points, two pixels wide, over a dark line that is four pixels wide.
func (d *drawing) line(c color.RGBA, points ...[2]float64) {
	for _, pen := range []struct {
		half  float64
		paint color.RGBA
	}{{2 * d.scale, shade}, {d.scale, c}} {
		for i := 1; i < len(points); i++ {
			d.stroke(points[i-1], points[i], pen.half, pen.paint)
		}
	}
}

func (d *drawing) stroke(a, b [2]float64, half float64, c color.RGBA) {
	dx, dy := b[0]-a[0], b[1]-a[1]
	n := math.Hypot(dx, dy)
	if !(n > 0) || n > 1e5 || !(math.Abs(a[0]) < 1e5 && math.Abs(a[1]) < 1e5) {
		return
	}
	dx, dy = dx/n, dy/n
	room := int(half) + 2
	box := image.Rect(int(min(a[0], b[0]))-room, int(min(a[1], b[1]))-room, int(max(a[0], b[0]))+room+1, int(max(a[1], b[1]))+room+1)
	box = box.Add(d.shift).Intersect(d.canvas.Bounds()) // bounds the time for a line that leaves the canvas
	if box.Empty() {
		return
	}
	raster := vector.NewRasterizer(box.Dx(), box.Dy())
	origin := box.Min.Sub(d.shift)
	at := func(p [2]float64, along, across float64) (float32, float32) {
		x, y := p[0]+0.5+along*dx-across*dy, p[1]+0.5+along*dy+across*dx
		return float32(x - float64(origin.X)), float32(y - float64(origin.Y))
	}
	raster.MoveTo(at(a, -half, half))
	raster.LineTo(at(b, half, half))
	raster.LineTo(at(b, half, -half))
	raster.LineTo(at(a, -half, -half))
	raster.ClosePath()
	raster.Draw(d.canvas, box, image.NewUniform(c), image.Point{})
}
