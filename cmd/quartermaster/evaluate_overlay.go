package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	_ "image/png" // pictures may be PNG as well
	"os"
	"path/filepath"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/score"
)

// drawOverlays draws every picture in which something is wrong, asked or guarded: the truth on the left, the reading on
// the right. A file's name begins with what is the matter.
func drawOverlays(folder string, runs []*rigRun) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	drawing, err := newDrawing(1)
	if err != nil {
		return err
	}
	for _, run := range runs {
		for _, j := range run.judgements {
			what := matter(j)
			if what == "" {
				continue
			}
			picture, err := pictureOf(run.RigFolder, j.Truth)
			if err != nil {
				return err
			}
			if picture == nil {
				continue
			}
			o := overlay{drawing: drawing, camera: &run.rig.Camera, j: j}
			name := fmt.Sprintf("%s-%s-%s", what, run.Name, j.Truth.Picture)
			if err := o.write(filepath.Join(folder, name), picture, run.rig.Board); err != nil {
				return err
			}
		}
	}
	return nil
}

// matter is what is the matter with a throw: "silent", "wrong", "asked", or "" where all is well.
func matter(j score.Judgement) string {
	switch {
	case j.Silent():
		return "silent"
	case len(j.Faults) > 0:
		return "wrong"
	case j.Asked():
		return "asked"
	}
	return ""
}

// pictureOf is a throw's picture; nil where the reader refused it as well: that is told in words.
func pictureOf(folder score.RigFolder, truth vision.Truth) (image.Image, error) {
	data, err := os.ReadFile(folder.Picture(truth))
	if err != nil {
		return nil, err
	}
	picture, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, nil
	}
	return picture, nil
}

// overlay draws one judgement.
type overlay struct {
	drawing
	camera *calibration.Camera
	j      score.Judgement
}

func (o *overlay) write(file string, picture image.Image, board calibration.Board) error {
	notes := append([]string{fmt.Sprintf("%s %v    left: truth    right: reading", o.j.Truth.Picture, o.j.Truth.Tags)}, o.notes()...)
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

// compose draws the truth on the left and the reading on the right, and leaves room below them. It gives their height.
func (o *overlay) compose(picture image.Image, board calibration.Board, room int) int {
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
	var all []string
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

func (o *overlay) drawReading() {
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

func (o *overlay) faulty(about func(score.Fault) bool) bool {
	return slices.ContainsFunc(o.j.Faults, about)
}

func (o *overlay) doubts(id int) bool {
	return slices.ContainsFunc(o.j.Reading.Questions, func(q vision.Question) bool { return slices.Contains(q.Dice, id) })
}
