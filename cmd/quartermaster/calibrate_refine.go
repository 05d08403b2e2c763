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
	"os"
	"path/filepath"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/reader"
	"quartermaster/vision/score"
)

// moreTaught is how many more dice of each colour are taught, beyond the teaching picture.
const moreTaught = 6

// refinement is one thing that a rig can learn from cases.
type refinement struct {
	name  string
	learn func(ctx context.Context, rig *calibration.Rig, cases *learned, throws []vision.Truth) (*calibration.Rig, error)
	of    func(tried) int // what must become less by it

	// Fewest throws. On two throws under a real camera the sizes of flat dice agreed by chance, and the reader became too sure of them:
	// the trial saved 2 of 5 questions, and of 3 pictures of another throw, 2 were then asked about instead of none.
	fewest int
}

var refinements = []refinement{
	{name: "How flat dice look at each place, and their sizes", learn: learnConfirmed, of: func(t tried) int { return t.asked }, fewest: 5},
	{name: "Colours", learn: teachFrom, of: func(t tried) int { return t.colours }, fewest: 1},
}

// learned is a folder of cases whose files have all been read.
type learned struct {
	rig      *calibration.Rig
	throws   []vision.Truth
	pictures map[string][]byte
}

// openLearned reads a folder of cases.
func openLearned(folder string) (*learned, error) {
	rig, err := calibration.LoadRig(filepath.Join(folder, "rig.json"))
	if err != nil {
		return nil, err
	}
	cases, err := score.OpenRigFolder(folder)
	if err != nil {
		return nil, err
	}
	rig.Confirmed = nil // it learns from all its throws anew, so that each can be tried with what the others teach
	l := &learned{rig: rig, throws: cases.Throws, pictures: map[string][]byte{}}
	for _, t := range cases.Throws {
		if l.pictures[t.Picture], err = os.ReadFile(cases.Picture(t)); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// refine teaches the rig of a folder of cases what the dice look like that people confirmed or put right there, and tells whether that
// helps. What was learned is tried on throws that it was not learned from, as far as there are two. A lesson that makes anything worse
// is left out. Its error is one sentence; it also tells that nothing was learned.
func (cases *learned) refine(ctx context.Context, out io.Writer) (*calibration.Rig, error) {
	rig := cases.rig
	all := cases.throws
	throws := len(throwsOf(all))
	if throws == 1 {
		fmt.Fprintln(out, "Note: with one throw only, what was learned is tried on the very throw that it was learned from.")
	}
	before, err := tryRig(ctx, rig, cases, all)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(out, "Before: %v\n", before)
	var none error
	any := false
	for _, l := range refinements {
		if l.of(before) == 0 {
			continue // there is nothing to gain
		}
		if throws < l.fewest {
			fmt.Fprintf(out, "%s: not learned from %d throws, for fewer than %d tell too little\n", l.name, throws, l.fewest)
			continue
		}
		after, err := l.crossTry(ctx, rig, cases, all)
		better := err == nil && !after.worse(before) && l.of(after) < l.of(before)
		taught := rig
		if better {
			taught, err = l.learn(ctx, rig, cases, all)
		}
		if ended := ctx.Err(); ended != nil {
			return nil, ended
		}
		switch {
		case err != nil:
			none = errors.Join(none, err)
			fmt.Fprintf(out, "%s: %v\n", l.name, err)
		case !better:
			fmt.Fprintf(out, "%s: left as they were, for with what was learned: %v\n", l.name, after)
		default:
			fmt.Fprintf(out, "%s: %v\n", l.name, after)
			rig, before, any = taught, after, true
		}
	}
	switch {
	case any:
		return rig, nil
	case none != nil:
		return nil, none
	}
	return nil, errors.New("with these cases taught the reader reads them no better: the rig file stays as it is")
}

// crossTry teaches a rig a lesson from each half of the throws, and tries what was learned on the other half.
func (l *refinement) crossTry(ctx context.Context, rig *calibration.Rig, cases *learned, all []vision.Truth) (tried, error) {
	var sum tried
	throws := throwsOf(all)
	halves := [2][]vision.Truth{}
	for i, pictures := range throws {
		halves[i%2] = append(halves[i%2], pictures...)
	}
	if len(throws) == 1 {
		halves[1] = all
	}
	for i, half := range halves[:min(len(throws), 2)] {
		taught, err := l.learn(ctx, rig, cases, half)
		if err != nil {
			return sum, err
		}
		got, err := tryRig(ctx, taught, cases, halves[1-i])
		if err != nil {
			return sum, err
		}
		sum = sum.plus(got)
	}
	return sum, nil
}

// sameMM is how far a die lies at most from where it lay, in mm, if nobody moved it. Several times the error of a place.
const sameMM = 2

// throwsOf groups cases by throw: pictures of one throw follow each other. A lesson must not be tried on the very dice that it was
// learned from.
func throwsOf(all []vision.Truth) (throws [][]vision.Truth) {
	for i, t := range all {
		if i > 0 && sameThrow(all[i-1], t) {
			last := len(throws) - 1
			throws[last] = append(throws[last], t)
		} else {
			throws = append(throws, []vision.Truth{t})
		}
	}
	return throws
}

// sameThrow tells whether most dice of a case lay in the same way in the case before.
func sameThrow(before, t vision.Truth) bool {
	stayed := 0
	for _, d := range t.Dice {
		if slices.ContainsFunc(before.Dice, func(b vision.TrueDie) bool {
			return b.Colour == d.Colour && b.Value == d.Value && b.Face == d.Face && vision.Distance(b.Centre, d.Centre) <= sameMM
		}) {
			stayed++
		}
	}
	return 2*stayed > len(t.Dice)
}

// learnConfirmed gives a rig that knows how the flat dice of cases look.
func learnConfirmed(ctx context.Context, rig *calibration.Rig, cases *learned, throws []vision.Truth) (*calibration.Rig, error) {
	var all []reader.Confirmed
	for i := len(throws) - 1; i >= 0; i-- { // the newest first
		c := reader.Confirmed{Picture: cases.pictures[throws[i].Picture]}
		for _, d := range throws[i].Dice {
			if d.Pose == vision.Flat && d.Face == "" {
				c.Flat = append(c.Flat, calibration.TaughtDie{Colour: d.Colour, Value: d.Value, Centre: d.Centre, Yaw: d.Yaw})
			}
		}
		all = append(all, c)
	}
	known, err := reader.LearnConfirmed(ctx, rig, all)
	if err != nil {
		return nil, err
	}
	if known == nil {
		return nil, errors.New("there is nothing to learn, for the lens was measured and the pips lie evenly, or no die of these cases is read as people confirmed it: the rig file stays as it is")
	}
	taught := *rig
	taught.Confirmed = known
	return &taught, taught.Check()
}

// tried is how a rig did on cases.
type tried struct {
	throws, wrong, silent, asked int
	colours                      int // in how many a colour is wrong or asked about
}

func (t tried) plus(o tried) tried {
	return tried{t.throws + o.throws, t.wrong + o.wrong, t.silent + o.silent, t.asked + o.asked, t.colours + o.colours}
}

// worse says whether anything is worse than before.
func (t tried) worse(before tried) bool {
	return t.wrong > before.wrong || t.silent > before.silent || t.asked > before.asked
}

func (t tried) String() string {
	return fmt.Sprintf("%d throws, %d wrong facts, %d throws silently wrong, %d asked about", t.throws, t.wrong, t.silent, t.asked)
}

func tryRig(ctx context.Context, rig *calibration.Rig, cases *learned, throws []vision.Truth) (tried, error) {
	var sum tried
	reader, err := reader.New(rig)
	if err != nil {
		return sum, err
	}
	defer reader.Close()
	for _, t := range throws {
		sight := score.Sight{Truth: t, Expected: true}
		if sight.Reading, err = reader.Read(ctx, vision.Frame{Data: cases.pictures[t.Picture]}, t.Expect()); err != nil {
			sight.Reading, sight.Unread = vision.Reading{}, err.Error()
		}
		if ended := ctx.Err(); ended != nil {
			return sum, ended
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
		if slices.ContainsFunc(sight.Reading.Questions, func(q vision.Question) bool { return q.Kind == vision.AskColour }) ||
			slices.ContainsFunc(j.Faults, func(f score.Fault) bool { return f.Kind == score.WrongColour }) {
			sum.colours++
		}
	}
	return sum, nil
}

// teachFrom gives a rig whose teaching picture also has dice of cases, each where it lay: the camera is the same. Only dice
// that lie flat, away from others and where the teaching picture has room are taken.
func teachFrom(_ context.Context, rig *calibration.Rig, cases *learned, throws []vision.Truth) (*calibration.Rig, error) {
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
		picture, _, err := image.Decode(bytes.NewReader(cases.pictures[throws[i].Picture]))
		if err != nil || picture.Bounds() != canvas.Bounds() {
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
		if i != k && vision.Distance(o.Centre, dice[k].Centre) < 2*o.Edge {
			return false
		}
	}
	return true
}

// free says whether there is room for a die among those of the teaching picture.
func free(taught []calibration.TaughtDie, d vision.TrueDie) bool {
	for _, o := range taught {
		if vision.Distance(o.Centre, d.Centre) < 2.6*d.Edge {
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
