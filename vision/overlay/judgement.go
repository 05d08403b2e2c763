package overlay

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"os"
	"path/filepath"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/score"
)

// Judged draws judgements, with the truth on the left and the reading on the right.
type Judged struct {
	pen drawing
}

// NewJudged makes a Judged. Its lines and text are scale times as large as usual.
func NewJudged(scale float64) (*Judged, error) {
	pen, err := newDrawing(scale)
	return &Judged{pen}, err
}

// Draw draws the judgement of a picture, without notes.
func (d *Judged) Draw(picture image.Image, rig *calibration.Rig, j score.Judgement) *image.RGBA {
	s := sides{drawing: d.pen, camera: &rig.Camera, j: j}
	s.compose(picture, rig.Board, 0)
	return s.canvas
}

// Write writes the drawing of a picture's judgement to a JPEG file, with notes below it.
func (d *Judged) Write(file string, picture image.Image, rig *calibration.Rig, j score.Judgement) error {
	s := sides{drawing: d.pen, camera: &rig.Camera, j: j}
	return s.write(file, picture, rig.Board)
}

// WriteAll draws every throw of a rig folder that has a wrong fact, a question or a guard. The files are written to the folder into.
// Their names begin with score.Judgement.Matter.
func WriteAll(into string, folder score.RigFolder, rig *calibration.Rig, judgements []score.Judgement) error {
	if err := os.MkdirAll(into, 0o755); err != nil {
		return err
	}
	d, err := NewJudged(1)
	if err != nil {
		return err
	}
	for _, j := range judgements {
		what := j.Matter()
		if what == "" {
			continue
		}
		picture, err := folder.Image(j.Truth)
		if err != nil {
			return err
		}
		if picture == nil {
			continue // it is told in words
		}
		name := fmt.Sprintf("%s-%s-%s", what, folder.Name, j.Truth.Picture)
		if err := d.Write(filepath.Join(into, name), picture, rig, j); err != nil {
			return err
		}
	}
	return nil
}

// sides is the drawing of one judgement.
type sides struct {
	drawing
	camera *calibration.Camera
	j      score.Judgement
}

func (o *sides) write(file string, picture image.Image, board calibration.Board) error {
	notes := append([]string{fmt.Sprintf("%s %v    left: truth    right: reading", o.j.Truth.Picture, o.j.Truth.Tags)}, Notes(o.j)...)
	h := o.compose(picture, board, lineHeight*(len(notes)+1))
	for i, note := range notes {
		o.put(image.Pt(8, h+lineHeight*(i+1)), note, shade, nil)
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, o.canvas, &jpeg.Options{Quality: 85}); err != nil {
		return err
	}
	return os.WriteFile(file, data.Bytes(), 0o644)
}

// compose draws the truth on the left and the reading on the right. room is the height of the space left below them, pixels. It
// returns the height of the two pictures.
func (o *sides) compose(picture image.Image, board calibration.Board, room int) int {
	crop := o.boardIn(picture.Bounds(), board)
	w, h := crop.Dx(), crop.Dy()
	o.canvas = image.NewRGBA(image.Rect(0, 0, 2*w+4, h+room))
	draw.Draw(o.canvas, o.canvas.Bounds(), image.NewUniform(color.White), image.Point{}, draw.Src)
	for _, x := range []int{0, w + 4} {
		draw.Draw(o.canvas, image.Rect(x, 0, x+w, h), picture, crop.Min, draw.Src)
	}
	o.shift = crop.Min.Mul(-1)
	o.drawTruth()
	o.shift, o.busy = o.shift.Add(image.Pt(w+4, 0)), nil
	o.drawReading()
	return h
}

// boardIn returns the part of the picture that shows the board with its walls and a margin.
func (o *sides) boardIn(whole image.Rectangle, b calibration.Board) image.Rectangle {
	var part image.Rectangle
	const rim = 25 // margin, mm; chosen
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

// Notes describes the faults, questions and guards of a judgement, one line each.
func Notes(j score.Judgement) []string {
	var all []string
	for _, f := range j.Faults {
		all = append(all, j.Tell(f))
	}
	for _, q := range j.Reading.Questions {
		all = append(all, fmt.Sprintf("asks %s %v: %s", q.Kind, q.Dice, q.Text))
	}
	for _, g := range j.Reading.Guards {
		all = append(all, fmt.Sprintf("guard %s: %s", g.Kind, g.Text))
	}
	return all
}

func (o *sides) drawTruth() {
	var marks []mark
	for t, die := range o.j.Truth.Dice {
		c := fine
		if die.Pose != vision.Flat {
			c = doubted
		}
		if o.faulty(func(f score.Fault) bool { return f.True == t }) {
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
		marks = append(marks, mark{outline, c, label(die.Colour, die.Shows(), die.Pose)})
	}
	o.dice(marks)
}

func (o *sides) drawReading() {
	var marks []mark
	for r, die := range o.j.Reading.Dice {
		c := fine
		if die.Pose != vision.Flat || o.doubts(die.ID) {
			c = doubted
		}
		if o.faulty(func(f score.Fault) bool { return f.Read == r }) {
			c = wrong
		}
		marks = append(marks, mark{die.Outline, c, label(die.Colour, die.Shows(), die.Pose)})
	}
	o.dice(marks)
}

func (o *sides) faulty(about func(score.Fault) bool) bool {
	return slices.ContainsFunc(o.j.Faults, about)
}

func (o *sides) doubts(id int) bool {
	return slices.ContainsFunc(o.j.Reading.Questions, func(q vision.Question) bool { return slices.Contains(q.Dice, id) })
}
