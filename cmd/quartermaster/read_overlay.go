package main

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
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

var meeting = color.RGBA{0x40, 0xd8, 0xff, 0xff} // between dice that meet

// readOverlays draws readings into a folder.
type readOverlays struct {
	folder string
	taken  map[string]bool // names of this run
}

func newReadOverlays(folder string) (*readOverlays, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, fmt.Errorf("the overlays cannot be written: %w", err)
	}
	return &readOverlays{folder, map[string]bool{}}, nil
}

// file is the name under which a picture's overlay is kept: NAME-read.jpg, never that of a picture of this run.
func (o *readOverlays) file(picture string) string {
	name := "standard-input"
	if picture != standardInput {
		name = filepath.Base(picture)
		name = strings.TrimSuffix(name, filepath.Ext(name))
	}
	free := name + "-read.jpg"
	for n := 2; o.taken[free]; n++ {
		free = fmt.Sprintf("%s-read-%d.jpg", name, n)
	}
	o.taken[free] = true
	return filepath.Join(o.folder, free)
}

// draw writes what was read over the picture, and below it what people are asked.
func (o *readOverlays) draw(t *told) error {
	picture, _, err := image.Decode(bytes.NewReader(t.picture))
	if err != nil {
		return err
	}
	size := picture.Bounds()
	d, err := newDrawing(max(1, float64(size.Dx())/1640))
	if err != nil {
		return err
	}
	notes := t.notes()
	line := int(lineHeight * d.scale)
	wide := size.Dx()
	for _, note := range notes {
		wide = max(wide, d.size(note).X+8)
	}
	d.canvas = image.NewRGBA(image.Rect(0, 0, wide, size.Dy()+line*(len(notes)+1)))
	draw.Draw(d.canvas, d.canvas.Bounds(), image.White, image.Point{}, draw.Src)
	draw.Draw(d.canvas, image.Rect(0, 0, size.Dx(), size.Dy()), picture, size.Min, draw.Src)
	var marks []mark
	for _, die := range t.Dice {
		c := fine
		if t.doubts(die) {
			c = doubted
		}
		marks = append(marks, mark{die.Outline, c, label(die.Colour, die.Shows(), die.Pose) + t.sinks(die.ID)})
	}
	d.dice(marks)
	if t.battle != nil {
		t.drawDuels(&d)
	}
	for i, note := range notes {
		d.put(image.Pt(8, size.Dy()+line*(i+1)), note, shade, nil)
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, d.canvas, &jpeg.Options{Quality: 88}); err != nil {
		return err
	}
	return os.WriteFile(o.file(t.Picture), out.Bytes(), 0o644)
}

// doubts says whether a die does not lie flat or is asked about.
func (t *told) doubts(die vision.Die) bool {
	return die.Pose != vision.Flat ||
		slices.ContainsFunc(t.Questions, func(q vision.Question) bool { return slices.Contains(q.Dice, die.ID) })
}

// sinks says in which duel a die sinks, if it does.
func (t *told) sinks(id int) string {
	if t.battle == nil {
		return ""
	}
	if i := slices.IndexFunc(t.battle.Duels, func(d duel) bool { return slices.Contains(d.Sinks, id) }); i >= 0 {
		return fmt.Sprintf(" sinks in %d", i+1)
	}
	return ""
}

// drawDuels draws a line for each duel, with its number and gap.
func (t *told) drawDuels(d *drawing) {
	at := map[int]vision.Die{}
	for _, die := range t.Dice {
		at[die.ID] = die
	}
	line := func(duel games.Duel, text string, paint color.RGBA) {
		from, to := onTop(at[duel.A], duel.From), onTop(at[duel.B], duel.To)
		d.line(paint, from, to)
		if duel.Gap != nil {
			text += fmt.Sprintf(" %.1f", *duel.Gap)
		}
		d.tag([2]float64{(from[0] + to[0]) / 2, (from[1] + to[1]) / 2}, text, paint)
	}
	for i, duel := range t.battle.resolved.Duels {
		line(duel, fmt.Sprintf("%d:", i+1), meeting)
	}
	for _, duel := range t.battle.resolved.Question {
		line(duel, "?", doubted)
	}
}

// onTop is where a point of a die's footprint shows in the picture, on its top face: as the corners of the one go to
// those of the other, which also holds when the camera was moved.
func onTop(die vision.Die, p throw.Point) [2]float64 {
	f, o := die.Footprint, die.Outline
	ax, ay := f[1][0]-f[0][0], f[1][1]-f[0][1]
	bx, by := f[3][0]-f[0][0], f[3][1]-f[0][1]
	px, py := p.X-f[0][0], p.Y-f[0][1]
	det := ax*by - ay*bx
	s, t := (px*by-py*bx)/det, (ax*py-ay*px)/det
	var at [2]float64
	for k := range 2 {
		at[k] = o[0][k] + s*(o[1][k]-o[0][k]) + t*(o[3][k]-o[0][k])
	}
	return at
}

// notes are the sentences below the picture.
func (t *told) notes() []string {
	all := []string{fmt.Sprintf("%s: %d dice", t.Picture, len(t.Dice))}
	for _, g := range t.Guards {
		all = append(all, fmt.Sprintf("guard %s: %s", g.Kind, g.Text))
	}
	for _, q := range t.Questions {
		all = append(all, fmt.Sprintf("asks %s of %v: %s", q.Kind, q.Dice, q.Text))
	}
	if t.battle == nil {
		return all
	}
	name := map[int]string{}
	for _, die := range t.Dice {
		name[die.ID] = label(die.Colour, die.Shows(), die.Pose)
	}
	for i, duel := range t.battle.Duels {
		note := fmt.Sprintf("%d: %s – %s", i+1, name[duel.Dice[0]], name[duel.Dice[1]])
		if duel.Gap != nil {
			note += fmt.Sprintf(", %.1f mm apart", *duel.Gap)
		}
		if duel.Margin != nil {
			note += fmt.Sprintf(" (the next pair %.1f mm more)", *duel.Margin)
		}
		for j, id := range duel.Sinks {
			note += [2]string{", sinks: ", " and "}[min(j, 1)] + name[id]
		}
		all = append(all, note)
	}
	return append(all, t.battle.Outcome.Text)
}
