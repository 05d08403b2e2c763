package overlay

import (
	"image"
	"image/color"
	"image/jpeg"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/score"
)

func TestTheOverlayShowsTruthAndReadingSideBySide(t *testing.T) {
	// A camera 400 mm above the middle of a floor of 100 mm, with one pixel per millimetre in the plane of the top faces.
	camera := calibration.Camera{WidthPX: 200, HeightPX: 200, FX: 388, FY: 388, CX: 100, CY: 100,
		Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-50, -50, 400}}
	square := [4][2]float64{{44, 44}, {56, 44}, {56, 56}, {44, 56}}
	outline := [4][2]float64{{94, 94}, {106, 94}, {106, 106}, {94, 106}}
	j := score.Judge(score.Sight{
		Truth: vision.Truth{Picture: "0001.jpg", Dice: []vision.TrueDie{
			{Colour: "red", Value: 4, Pose: vision.Flat, Centre: [2]float64{50, 50}, Edge: 12, Visible: 1, Footprint: square}}},
		Reading: vision.Reading{Dice: []vision.Die{
			{Colour: "red", Value: 5, Pose: vision.Flat, Centre: [2]float64{50, 50}, Edge: 12, Outline: outline}},
			Questions: []vision.Question{{Kind: vision.AskValue, Dice: []int{0}, Text: "four or five?"}}},
	}, nil)
	pen, err := newDrawing(1)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "drawn.jpg")
	o := sides{drawing: pen, camera: &camera, j: j}
	grey := image.NewGray(image.Rect(0, 0, 200, 200))
	if err := o.write(file, grey, calibration.Board{WidthMM: 100, HeightMM: 100, WallMM: 10}); err != nil {
		t.Fatal(err)
	}
	data, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer data.Close()
	drawn, err := jpeg.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	crop := o.boardIn(grey.Bounds(), calibration.Board{WidthMM: 100, HeightMM: 100, WallMM: 10})
	if drawn.Bounds().Dx() != 2*crop.Dx()+4 {
		t.Errorf("the drawing is %v wide, want two pictures of %v", drawn.Bounds().Dx(), crop.Dx())
	}
	// The upper side of the die runs from 94 to 106 in both pictures. It is red because the value is wrong.
	for _, x := range []int{100 - crop.Min.X, 100 - crop.Min.X + crop.Dx() + 4} {
		if c := color.RGBAModel.Convert(drawn.At(x, 94-crop.Min.Y)).(color.RGBA); c.R < 150 || c.G > 110 {
			t.Errorf("at %d the side is drawn as %v", x, c)
		}
	}
}

func TestALineOutOfTheWorldDrawsNothing(t *testing.T) {
	o := drawing{canvas: image.NewRGBA(image.Rect(0, 0, 10, 10)), scale: 1}
	var nan float64
	nan /= nan
	for _, p := range [][2]float64{{nan, 3}, {1e9, 3}, {0, 0}} {
		o.line(wrong, [2]float64{0, 0}, p)
	}
	for _, b := range o.canvas.Pix {
		if b != 0 {
			t.Fatal("something was drawn")
		}
	}
}

func lyingFlat(id int, colour string, value int, x, y float64) vision.Die {
	d := vision.Die{ID: id, Colour: colour, Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 12}
	for i, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
		d.Footprint[i] = [2]float64{x + c[0], y + c[1]}
		d.Outline[i] = [2]float64{3 * (x + c[0]), 3 * (y + c[1])}
	}
	return d
}

func TestADoubtedDieIsAmber(t *testing.T) {
	read := Sheet{Reading: vision.Reading{Dice: []vision.Die{lyingFlat(3, "red", 2, 50, 50), lyingFlat(4, "red", 2, 90, 50), lyingFlat(5, "red", 2, 130, 50)}}}
	read.Reading.Dice[2].Pose = vision.Cocked
	read.Reading.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{4}}}
	for i, want := range []bool{false, true, true} {
		if read.doubts(read.Reading.Dice[i]) != want {
			t.Errorf("the die %d is doubted: %v", read.Reading.Dice[i].ID, !want)
		}
	}
}

func TestAPointOfTheFootprintShowsOnTheTopFace(t *testing.T) {
	// The picture shows the board rotated by 90° and twice as large.
	d := lyingFlat(0, "red", 1, 50, 50)
	for i, p := range d.Footprint {
		d.Outline[i] = [2]float64{300 - 2*p[1], 2 * p[0]}
	}
	for _, p := range [][2]float64{{44, 44}, {50, 50}, {56, 47}} {
		got, want := onTop(d, p), [2]float64{300 - 2*p[1], 2 * p[0]}
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
	nowhere := vision.Die{ID: 1} // its footprint is empty, so its points cannot be mapped
	far := lyingFlat(0, "red", 1, 1e9, -1e9)
	read := Sheet{Reading: vision.Reading{Dice: []vision.Die{far, nowhere}}, Links: []Link{{A: 0, B: 1}, {A: 1, B: 7}}}
	d.dice([]mark{{outline: far.Outline, paint: fine, label: "far"}})
	read.drawLinks(&d)
	for _, p := range d.canvas.Pix {
		if p != 0 {
			t.Fatal("something was drawn")
		}
	}
}
