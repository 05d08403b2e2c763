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
)

// How an overlay is drawn at its usual size.
const lineHeight = 20

var (
	fine    = color.RGBA{0x30, 0xe0, 0x60, 0xff}
	meeting = color.RGBA{0x40, 0xd8, 0xff, 0xff}
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
