package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	_ "image/png" // pictures may be PNG as well
	"math"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"quartermaster/calibration"
	"quartermaster/vision"
)

var (
	fine    = color.RGBA{0x30, 0xe0, 0x60, 0xff} // as it should be
	wrong   = color.RGBA{0xff, 0x20, 0x20, 0xff} // a wrong fact
	doubted = color.RGBA{0xff, 0xc0, 0x20, 0xff} // not flat, or asked about
	shade   = color.RGBA{0, 0, 0, 0xff}
)

// drawOverlays draws every picture in which something is wrong, asked or guarded: the truth on the left, the reading on
// the right. A file's name begins with what is the matter.
func drawOverlays(folder string, runs []*rigRun) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	face, err := overlayFont()
	if err != nil {
		return err
	}
	for _, run := range runs {
		for _, j := range run.judgements {
			matter := "asked"
			switch {
			case j.Silent():
				matter = "silent"
			case len(j.Faults) > 0:
				matter = "wrong"
			case !j.Asked():
				continue
			}
			data, err := os.ReadFile(run.Picture(j.Truth))
			if err != nil {
				return err
			}
			picture, _, err := image.Decode(bytes.NewReader(data))
			if err != nil {
				continue // the reader refused it as well: that is told in words
			}
			o := overlay{camera: &run.rig.Camera, j: j, face: face}
			name := fmt.Sprintf("%s-%s-%s", matter, run.Name, j.Truth.Picture)
			if err := o.write(filepath.Join(folder, name), picture, run.rig.Board); err != nil {
				return err
			}
		}
	}
	return nil
}

func overlayFont() (font.Face, error) {
	parsed, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(parsed, &opentype.FaceOptions{Size: 15, DPI: 72, Hinting: font.HintingFull})
}

// overlay draws one judgement.
type overlay struct {
	camera *calibration.Camera
	j      vision.Judgement
	face   font.Face
	canvas *image.RGBA
	shift  image.Point // from the raw picture to the canvas
}

const lineHeight = 20

func (o *overlay) write(file string, picture image.Image, board calibration.Board) error {
	crop := o.boardIn(picture.Bounds(), board)
	notes := o.notes()
	w, h := crop.Dx(), crop.Dy()
	o.canvas = image.NewRGBA(image.Rect(0, 0, 2*w+4, h+lineHeight*(len(notes)+1)))
	draw.Draw(o.canvas, o.canvas.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	for _, x := range []int{0, w + 4} {
		draw.Draw(o.canvas, image.Rect(x, 0, x+w, h), picture, crop.Min, draw.Src)
	}
	o.shift = crop.Min.Mul(-1)
	o.drawTruth()
	o.shift = o.shift.Add(image.Pt(w+4, 0))
	o.drawReading()
	for i, note := range notes {
		o.text(image.Pt(8, h+lineHeight*(i+1)), note, shade, nil)
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, o.canvas, &jpeg.Options{Quality: 85}); err != nil {
		return err
	}
	return os.WriteFile(file, data.Bytes(), 0o644)
}

// boardIn is the part of the picture in which the lid lies.
func (o *overlay) boardIn(whole image.Rectangle, b calibration.Board) image.Rectangle {
	var part image.Rectangle
	const rim = 25 // mm
	for _, z := range []float64{0, b.WallMM} {
		for _, x := range []float64{-rim, b.WidthMM + rim} {
			for _, y := range []float64{-rim, b.HeightMM + rim} {
				u, v := o.camera.Project(x, y, z)
				part = part.Union(image.Rect(int(u), int(v), int(u)+1, int(v)+1))
			}
		}
	}
	return part.Intersect(whole)
}

func (o *overlay) notes() []string {
	all := []string{fmt.Sprintf("%s %v    left: truth    right: reading", o.j.Truth.Picture, o.j.Truth.Tags)}
	for _, f := range o.j.Faults {
		all = append(all, o.j.Tell(f))
	}
	for _, q := range o.j.Reading.Questions {
		all = append(all, fmt.Sprintf("asks %s %v: %s", q.Kind, q.Dice, q.Text))
	}
	for _, g := range o.j.Reading.Guards {
		all = append(all, fmt.Sprintf("guard %s: %s", g.Kind, g.Text))
	}
	return all
}

func (o *overlay) drawTruth() {
	for t, die := range o.j.Truth.Dice {
		c := fine
		if die.Pose != vision.Flat {
			c = doubted
		}
		if o.faulty(func(f vision.Fault) bool { return f.True == t }) {
			c = wrong
		}
		height := die.Edge
		if die.Pose == vision.Stacked {
			height *= 2
		}
		var outline [4][2]float64
		for i, p := range die.Footprint {
			u, v := o.camera.Project(p[0], p[1], height)
			outline[i] = [2]float64{u, v}
		}
		o.die(outline, c, label(die.Colour, die.Value, die.Pose))
	}
}

func (o *overlay) drawReading() {
	for r, die := range o.j.Reading.Dice {
		c := fine
		if die.Pose != vision.Flat || o.doubts(die.ID) {
			c = doubted
		}
		if o.faulty(func(f vision.Fault) bool { return f.Read == r }) {
			c = wrong
		}
		o.die(die.Outline, c, label(die.Colour, die.Value, die.Pose))
	}
}

func (o *overlay) faulty(about func(vision.Fault) bool) bool {
	return slices.ContainsFunc(o.j.Faults, about)
}

func (o *overlay) doubts(id int) bool {
	return slices.ContainsFunc(o.j.Reading.Questions, func(q vision.Question) bool { return slices.Contains(q.Dice, id) })
}

func label(colour string, value int, pose vision.Pose) string {
	text := fmt.Sprintf("%s %d", colour, value)
	if pose != vision.Flat {
		text += " " + string(pose)
	}
	return text
}

// die draws a die's outline (raw pixels) and its label under it.
func (o *overlay) die(outline [4][2]float64, c color.RGBA, text string) {
	low, middle := math.Inf(-1), 0.0
	for i, p := range outline {
		o.line(p, outline[(i+1)%4], c)
		low, middle = max(low, p[1]), middle+p[0]/4
	}
	if math.IsNaN(middle) || math.Abs(middle) > 1e6 || math.Abs(low) > 1e6 {
		return
	}
	at := image.Pt(int(middle), int(low)+14).Add(o.shift)
	at.X -= font.MeasureString(o.face, text).Round() / 2
	o.text(at, text, c, shade)
}

// line draws a line of two pixels.
func (o *overlay) line(a, b [2]float64, c color.RGBA) {
	dx, dy := b[0]-a[0], b[1]-a[1]
	n := math.Hypot(dx, dy)
	if !(n > 0) || n > 1e5 {
		return
	}
	dx, dy = dx/n, dy/n
	box := image.Rect(int(min(a[0], b[0]))-3, int(min(a[1], b[1]))-3, int(max(a[0], b[0]))+4, int(max(a[1], b[1]))+4)
	raster := vector.NewRasterizer(box.Dx(), box.Dy())
	at := func(p [2]float64, along, across float64) (float32, float32) {
		x, y := p[0]+0.5+along*dx-across*dy, p[1]+0.5+along*dy+across*dx
		return float32(x - float64(box.Min.X)), float32(y - float64(box.Min.Y))
	}
	raster.MoveTo(at(a, -1, 1))
	raster.LineTo(at(b, 1, 1))
	raster.LineTo(at(b, 1, -1))
	raster.LineTo(at(a, -1, -1))
	raster.ClosePath()
	raster.Draw(o.canvas, box.Add(o.shift), image.NewUniform(c), image.Point{})
}

// text writes a line whose baseline begins at a place, with a shadow where one is given.
func (o *overlay) text(at image.Point, text string, c, shadow color.Color) {
	d := font.Drawer{Dst: o.canvas, Face: o.face}
	write := func(p image.Point, c color.Color) {
		d.Src, d.Dot = image.NewUniform(c), fixed.P(p.X, p.Y)
		d.DrawString(text)
	}
	if shadow != nil {
		for _, by := range []image.Point{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			write(at.Add(by), shadow)
		}
	}
	write(at, c)
}
