//go:build cgo

package reader

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/pixel/drawn"
)

// guarded says whether a reading has one of the guards.
func guarded(read vision.Reading, kinds ...string) bool {
	for _, g := range read.Guards {
		for _, k := range kinds {
			if g.Kind == k {
				return true
			}
		}
	}
	return false
}

func TestAfterTheCameraMovedALittleTheDiceAreReadWhereTheyLie(t *testing.T) {
	for _, c := range []struct {
		rig, picture string
		mm           float64
	}{{"A_recommended", "0022.jpg", 0.3}, {"D_evening", "0001.jpg", 0.3}} {
		t.Run(c.rig, func(t *testing.T) {
			data, truth := ThrowOf(t, c.rig, c.picture)
			if !truth.Tagged("moved-2mm") {
				t.Fatal("the camera stands still in this picture")
			}
			r := ReaderOf(t, c.rig)
			read := ReadOf(t, RenderedRig(t, c.rig), r, data, nil)
			if len(read.Guards) > 0 {
				t.Errorf("2 mm are mended, and yet: %v", read.Guards)
			}
			SameDice(t, TrueDice(truth), read.Dice, c.mm)
			if e := r.(*closing).reader.Rig; e.Current == e.Calibrated {
				t.Error("the reader has not noticed that the camera moved")
			}
		})
	}
}

func TestAPictureAfterAMovedOneIsReadAsBefore(t *testing.T) {
	const rig = "A_recommended"
	still, _ := ThrowOf(t, rig, "0019.jpg")
	moved, _ := ThrowOf(t, rig, "0022.jpg")
	r := ReaderOf(t, rig)
	first := ReadOf(t, RenderedRig(t, rig), r, still, nil)
	away := ReadOf(t, RenderedRig(t, rig), r, moved, nil)
	again := ReadOf(t, RenderedRig(t, rig), r, moved, nil)
	back := ReadOf(t, RenderedRig(t, rig), r, still, nil)
	SameDice(t, away.Dice, again.Dice, 0.05)
	SameDice(t, first.Dice, back.Dice, 1e-9)
	if e := r.(*closing).reader.Rig; e.Current != e.Calibrated {
		t.Error("a picture of the calibrated camera is read with another view")
	}
}

// The same picture, shifted by some pixels.
func shifted(m *image.NRGBA, dx, dy int) *image.NRGBA {
	out := image.NewNRGBA(m.Bounds())
	draw.Draw(out, out.Bounds(), image.NewUniform(color.Gray{90}), image.Point{}, draw.Src)
	draw.Draw(out, out.Bounds().Add(image.Pt(dx, dy)), m, image.Point{}, draw.Src)
	return out
}

// The picture of a phone that lies the other way round.
func turnedByHalf(m *image.NRGBA) *image.NRGBA {
	half := image.NewNRGBA(m.Bounds())
	for i := range m.Rect.Dx() * m.Rect.Dy() {
		copy(half.Pix[len(half.Pix)-4*i-4:][:4], m.Pix[4*i:])
	}
	return half
}

func TestAMoveThatCannotBeCorrectedIsGuarded(t *testing.T) {
	p := partOf(t, "A_recommended", 0, 0, 150, 150)
	r := p.reader(t)
	data, _ := ThrowOf(t, "A_recommended", "0008.jpg")
	throw := PixelsOf(t, p.cut(t, data))
	first := ReadOf(t, p.rig, r, drawn.PNG(t, throw), nil)
	if len(first.Guards) > 0 || len(first.Dice) < 5 {
		t.Fatalf("as it is, it has %d dice and is guarded: %v", len(first.Dice), first.Guards)
	}
	grey := image.NewUniform(color.Gray{120})
	none := image.NewNRGBA(throw.Bounds())
	draw.Draw(none, none.Bounds(), grey, image.Point{}, draw.Src)
	mirrored := image.NewNRGBA(throw.Bounds())
	for y := range throw.Rect.Dy() {
		for x := range throw.Rect.Dx() {
			mirrored.SetNRGBA(x, y, throw.NRGBAAt(throw.Rect.Dx()-1-x, y))
		}
	}
	for _, c := range []struct {
		name    string
		picture image.Image
		kinds   []string
	}{
		{"the picture turned by half a turn", turnedByHalf(throw), []string{vision.GuardNoBoard}},
		{"a plain table", none, []string{vision.GuardNoBoard}},
		{"the board in a mirror", mirrored, []string{vision.GuardNoBoard}},
		{"the camera moved by 12 mm", shifted(throw, 38, 20), []string{vision.GuardMoved, vision.GuardNoBoard}},
		{"the camera moved by 40 mm", shifted(throw, -110, 60), []string{vision.GuardMoved, vision.GuardNoBoard}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if read := ReadOf(t, p.rig, r, drawn.PNG(t, c.picture), nil); !guarded(read, c.kinds...) {
				t.Errorf("%d dice, guards %v; want one of %v", len(read.Dice), read.Guards, c.kinds)
			}
		})
	}
	after := ReadOf(t, p.rig, r, drawn.PNG(t, throw), nil)
	SameDice(t, first.Dice, after.Dice, 1e-9)
}

// A floor without print has no landmarks that half a turn would move.
func TestAPictureTurnedByHalfIsGuardedOnAFloorWithoutPrint(t *testing.T) {
	p := partOf(t, "A_recommended", 0, 0, 150, 150)
	r := p.reader(t)
	r.(*closing).reader.Rig.Marks = nil
	data, _ := ThrowOf(t, "A_recommended", "0008.jpg")
	throw := PixelsOf(t, p.cut(t, data))
	if read := ReadOf(t, p.rig, r, drawn.PNG(t, turnedByHalf(throw)), nil); !guarded(read, vision.GuardNoBoard) {
		t.Errorf("turned by half: %d dice, guards %v", len(read.Dice), read.Guards)
	}
	if read := ReadOf(t, p.rig, r, drawn.PNG(t, throw), nil); len(read.Guards) > 0 || len(read.Dice) < 5 {
		t.Errorf("as it is: %d dice, guards %v", len(read.Dice), read.Guards)
	}
}

func TestASmallShiftInAnyDirectionIsCorrected(t *testing.T) {
	p := partOf(t, "A_recommended", 0, 0, 150, 150)
	r := p.reader(t)
	data, _ := ThrowOf(t, "A_recommended", "0008.jpg")
	throw := PixelsOf(t, p.cut(t, data))
	first := ReadOf(t, p.rig, r, drawn.PNG(t, throw), nil)
	for _, d := range []image.Point{{6, 0}, {-5, 5}, {0, -9}, {1, 0}} {
		read := ReadOf(t, p.rig, r, drawn.PNG(t, shifted(throw, d.X, d.Y)), nil)
		if len(read.Guards) > 0 {
			t.Errorf("shifted by %v pixels: %v", d, read.Guards)
			continue
		}
		// A shift of the whole picture is only approximately the picture of a rotated camera.
		SameDice(t, first.Dice, read.Dice, 0.3)
	}
}
