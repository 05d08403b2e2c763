//go:build cgo

package main

import (
	"image"
	"image/color"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

func drawnOverlay(t *testing.T, folder, name string) image.Image {
	t.Helper()
	f, err := os.Open(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := jpeg.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// near says whether a colour is about another one, as a JPEG keeps thin lines.
func near(c color.Color, want color.RGBA) bool {
	have := color.RGBAModel.Convert(c).(color.RGBA)
	off := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return off(have.R, want.R) < 90 && off(have.G, want.G) < 90 && off(have.B, want.B) < 90
}

func TestTheOverlayOfAReading(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	picture := writeFile(t, "0007.jpg", asJPEG(drawnPicture(41, drawnThrow...)))
	folder := filepath.Join(t.TempDir(), "new", "overlays")
	run := runRead(t, nil, "--rig", rig, "--resolve", "sevenseas", "--overlay", folder, picture)
	if run.status != 0 || len(run.lines) != 1 || run.said != "" {
		t.Fatalf("status %d, %d lines, %q", run.status, len(run.lines), run.said)
	}
	drawn := drawnOverlay(t, folder, "0007-read.jpg")
	// The picture, then a line for its name, three duels, the outcome, and room.
	if size := drawn.Bounds().Size(); size.X < drawnWidth || size.Y != drawnHeight+6*lineHeight {
		t.Errorf("the overlay is %v, want at least %d wide and %d high", size, drawnWidth, drawnHeight+6*lineHeight)
	}
	px := func(x, y float64) (float64, float64) {
		return (x-75)*drawnScale + drawnWidth/2, (y-55)*drawnScale + drawnHeight/2
	}
	for _, d := range drawnThrow {
		u, v := px(d.x, d.y)
		found := false
		for step := range 40 { // from the middle to the right one meets the outline
			found = found || near(drawn.At(int(u)+step, int(v)), fine)
		}
		if !found {
			t.Errorf("no outline stands round the %s %d", d.colour, d.value)
		}
	}
	// Between the red 3 and the black 2 runs the first duel's line.
	u, v := px(38.4, 29)
	found := false
	for dy := -9; dy <= 9; dy++ {
		found = found || near(drawn.At(int(u), int(v)+dy), meeting)
	}
	if !found {
		t.Error("no line stands between the first two that meet")
	}
}

func TestADoubtedDieIsAmber(t *testing.T) {
	read := told{Reading: vision.Reading{Dice: []vision.Die{lyingFlat(3, "red", 2, 50, 50), lyingFlat(4, "red", 2, 90, 50), lyingFlat(5, "red", 2, 130, 50)}}}
	read.Dice[2].Pose = vision.Cocked
	read.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{4}}}
	for i, want := range []bool{false, true, true} {
		if read.doubts(read.Dice[i]) != want {
			t.Errorf("the die %d is doubted: %v", read.Dice[i].ID, !want)
		}
	}
}

func TestAnOverlayNeverTakesThePlaceOfAPicture(t *testing.T) {
	folder := t.TempDir()
	o, err := newReadOverlays(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ picture, want string }{
		{filepath.Join(folder, "0001.jpg"), "0001-read.jpg"}, {"elsewhere/0001.jpg", "0001-read-2.jpg"}, {"0001.png", "0001-read-3.jpg"},
		{"0001-read.jpg", "0001-read-read.jpg"}, {"-", "standard-input-read.jpg"}, {"plain", "plain-read.jpg"}, {"a.b.jpeg", "a.b-read.jpg"},
	} {
		if got := o.file(c.picture); got != filepath.Join(folder, c.want) {
			t.Errorf("the overlay of %s is %s", c.picture, got)
		}
	}
}

func TestAnOverlayThatCannotBeDrawnLosesNoReading(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	picture := writeFile(t, "0007.jpg", asJPEG(drawnPicture(41, drawnThrow...)))
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "0007-read.jpg"), 0o755); err != nil { // stands in the way
		t.Fatal(err)
	}
	run := runRead(t, nil, "--rig", rig, "--overlay", folder, picture, picture)
	if run.status != 1 || len(run.lines) != 2 || !strings.Contains(run.said, "was read, but not drawn") {
		t.Errorf("status %d, %d lines, %q", run.status, len(run.lines), run.said)
	}
	for _, line := range run.lines {
		if strings.Contains(line, `"error"`) {
			t.Errorf("a reading was lost: %s", line)
		}
	}
	drawnOverlay(t, folder, "0007-read-2.jpg")
}

func TestAPointOfTheFootprintShowsOnTheTopFace(t *testing.T) {
	// A camera that turns the board by a quarter, twice as large.
	d := lyingFlat(0, "red", 1, 50, 50)
	for i, p := range d.Footprint {
		d.Outline[i] = [2]float64{300 - 2*p[1], 2 * p[0]}
	}
	for _, p := range []throw.Point{{X: 44, Y: 44}, {X: 50, Y: 50}, {X: 56, Y: 47}} {
		got, want := onTop(d, p), [2]float64{300 - 2*p.Y, 2 * p.X}
		if max(got[0]-want[0], want[0]-got[0], got[1]-want[1], want[1]-got[1]) > 1e-9 {
			t.Errorf("%v shows at %v, not at %v", p, got, want)
		}
	}
}

func TestDiceFromOutOfTheWorldAreNotDrawn(t *testing.T) {
	d, err := newDrawing(1)
	if err != nil {
		t.Fatal(err)
	}
	d.canvas = image.NewRGBA(image.Rect(0, 0, 60, 60))
	nowhere := vision.Die{ID: 1} // its footprint has no area: where on it a point lies cannot be told
	far := lyingFlat(0, "red", 1, 1e9, -1e9)
	b := &battle{resolved: games.Resolution{Duels: []games.Duel{{A: 0, B: 1, Sinks: []int{1, 7}}}}}
	read := told{Reading: vision.Reading{Dice: []vision.Die{far, nowhere}}, battle: b}
	d.dice([]mark{{outline: far.Outline, paint: fine, label: "far"}})
	read.drawDuels(&d)
	for _, p := range d.canvas.Pix {
		if p != 0 {
			t.Fatal("something was drawn")
		}
	}
}
