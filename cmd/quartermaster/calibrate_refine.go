package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"io"
	"math"
	"path/filepath"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/reader"
	"quartermaster/vision/score"
)

// moreTaught is how many more dice of each colour are taught, beyond the teaching picture.
const moreTaught = 6

// refine teaches the rig of a folder of cases the colours of the dice that people put right there, and tells whether that
// helps. What was learned is tried on throws that it was not learned from, as far as there are two. Its error is one
// sentence; it also tells that nothing got better, or something worse.
func refine(ctx context.Context, folder string, out io.Writer) (*calibration.Rig, error) {
	rig, err := calibration.LoadRig(filepath.Join(folder, "rig.json"))
	if err != nil {
		return nil, err
	}
	cases, err := score.OpenRigFolder(folder)
	if err != nil {
		return nil, err
	}
	all := cases.Throws
	halves := [2][]vision.Truth{}
	for i, t := range all {
		halves[i%2] = append(halves[i%2], t)
	}
	if len(halves[1]) == 0 {
		halves[1] = halves[0]
		fmt.Fprintln(out, "Note: with one case only, what was learned is tried on the very throw that it was learned from.")
	}
	before, err := tryRig(ctx, rig, cases, all)
	if err != nil {
		return nil, err
	}
	var after tried
	for i, half := range halves {
		if len(all) == 1 && i == 1 {
			break
		}
		taught, err := teachFrom(rig, cases, half)
		if err != nil {
			return nil, err
		}
		got, err := tryRig(ctx, taught, cases, halves[1-i])
		if err != nil {
			return nil, err
		}
		after = after.plus(got)
	}
	fmt.Fprintf(out, "Before: %v\nAfter:  %v\n", before, after)
	switch {
	case after.wrong > before.wrong || after.silent > before.silent || after.asked > before.asked:
		return nil, errors.New("with these cases taught the reader reads them worse: the rig file stays as it is")
	case after == before:
		return nil, errors.New("with these cases taught the reader reads them no better: the rig file stays as it is")
	}
	return teachFrom(rig, cases, all)
}

// tried is how a rig did on cases.
type tried struct{ throws, wrong, silent, asked int }

func (t tried) plus(o tried) tried {
	return tried{t.throws + o.throws, t.wrong + o.wrong, t.silent + o.silent, t.asked + o.asked}
}

func (t tried) String() string {
	return fmt.Sprintf("%d throws, %d wrong facts, %d throws silently wrong, %d asked about", t.throws, t.wrong, t.silent, t.asked)
}

func tryRig(ctx context.Context, rig *calibration.Rig, cases score.RigFolder, throws []vision.Truth) (tried, error) {
	var sum tried
	reader, err := reader.New(rig)
	if err != nil {
		return sum, err
	}
	defer reader.Close()
	for _, t := range throws {
		sight, err := cases.Read(ctx, reader, t, true)
		if err != nil {
			return sum, err
		}
		j := score.Judge(sight, nil)
		sum.throws++
		sum.wrong += len(j.Faults)
		if j.Silent() {
			sum.silent++
		}
		if j.Asked() {
			sum.asked++
		}
	}
	return sum, nil
}

// teachFrom gives a rig whose teaching picture also has dice of cases, each where it lay: the camera is the same. Only dice
// that lie flat, away from others and where the teaching picture has room are taken.
func teachFrom(rig *calibration.Rig, cases score.RigFolder, throws []vision.Truth) (*calibration.Rig, error) {
	if len(rig.Teach.Dice) == 0 {
		return nil, errors.New("the rig file was made without a teaching picture: calibrate with one first")
	}
	old, _, err := image.Decode(bytes.NewReader(rig.Teach.Picture.Data))
	if err != nil {
		return nil, fmt.Errorf("the teaching picture of the rig file cannot be decoded: %w", err)
	}
	canvas := image.NewRGBA(old.Bounds())
	draw.Draw(canvas, canvas.Bounds(), old, old.Bounds().Min, draw.Src)
	taught := *rig
	taught.Teach.Dice = append([]calibration.TaughtDie(nil), rig.Teach.Dice...)
	more := map[string]int{}
	known := func(colour string) bool {
		return slices.ContainsFunc(rig.Colours, func(c calibration.Colour) bool { return c.Name == colour })
	}
	for i := len(throws) - 1; i >= 0; i-- { // the newest first
		picture, err := cases.Image(throws[i])
		if err != nil {
			return nil, err
		}
		if picture == nil || picture.Bounds() != canvas.Bounds() {
			continue
		}
		for k, d := range throws[i].Dice {
			if known(d.Colour) && more[d.Colour] < moreTaught && d.Readable() && alone(throws[i].Dice, k) && free(taught.Teach.Dice, d) {
				paste(canvas, picture, &rig.Camera, d)
				taught.Teach.Dice = append(taught.Teach.Dice, calibration.TaughtDie{Colour: d.Colour, Value: d.Value, Centre: d.Centre, Yaw: d.Yaw})
				more[d.Colour]++
			}
		}
	}
	if len(more) == 0 {
		return nil, errors.New("no die of these cases can be taught: each lies too near to another die or to a die of the teaching picture")
	}
	var data bytes.Buffer
	if err := jpeg.Encode(&data, canvas, &jpeg.Options{Quality: 96}); err != nil {
		return nil, err
	}
	if taught.Teach.Picture, err = calibration.NewPicture(data.Bytes()); err != nil {
		return nil, err
	}
	return &taught, taught.Check()
}

// alone says whether no other die lies so near that it would be copied with a die.
func alone(dice []vision.TrueDie, k int) bool {
	for i, o := range dice {
		if i != k && math.Hypot(o.Centre[0]-dice[k].Centre[0], o.Centre[1]-dice[k].Centre[1]) < 2*o.Edge {
			return false
		}
	}
	return true
}

// free says whether there is room for a die among those of the teaching picture.
func free(taught []calibration.TaughtDie, d vision.TrueDie) bool {
	for _, o := range taught {
		if math.Hypot(o.Centre[0]-d.Centre[0], o.Centre[1]-d.Centre[1]) < 2.6*d.Edge {
			return false
		}
	}
	return true
}

// paste copies a die with a little of the board around it.
func paste(onto *image.RGBA, from image.Image, camera *calibration.Camera, d vision.TrueDie) {
	var part image.Rectangle
	for _, z := range []float64{0, d.Edge} {
		for _, x := range []float64{-1.05, 1.05} {
			for _, y := range []float64{-1.05, 1.05} {
				u, v := camera.Project(d.Centre[0]+x*d.Edge, d.Centre[1]+y*d.Edge, z)
				part = part.Union(image.Rect(int(u), int(v), int(u)+1, int(v)+1))
			}
		}
	}
	draw.Draw(onto, part.Intersect(onto.Bounds()), from, part.Intersect(onto.Bounds()).Min, draw.Src)
}
