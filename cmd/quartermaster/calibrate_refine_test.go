package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// overhead is a camera straight above a floor of 100 mm, four pixels a mm.
func overhead() calibration.Camera {
	return calibration.Camera{WidthPX: 480, HeightPX: 480, FX: 2000, FY: 2000, CX: 240, CY: 240,
		Rotation: [9]float64{1, 0, 0, 0, 1, 0, 0, 0, -1}, Translation: [3]float64{-50, -50, 500}}
}

func plain(t *testing.T, c color.Color) []byte {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 480, 480))
	draw.Draw(img, img.Bounds(), image.NewUniform(c), image.Point{}, draw.Src)
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestDiceOfCasesAreTaughtWhereThereIsRoom(t *testing.T) {
	grey, red := plain(t, color.Gray{90}), plain(t, color.RGBA{200, 20, 20, 255})
	teach, err := calibration.NewPicture(grey)
	if err != nil {
		t.Fatal(err)
	}
	rig := &calibration.Rig{Version: calibration.RigVersion, Name: "here", Board: calibration.Board{WidthMM: 100, HeightMM: 100, WallMM: 10},
		Die: calibration.Die{EdgeMM: 8}, Found: calibration.Found{PixelsPerMM: 4, PipPitch: 0.25}, Camera: overhead(), Empty: teach,
		Colours: []calibration.Colour{{Name: "red", Pips: calibration.LightPips}, {Name: "green", Pips: calibration.LightPips}},
		Teach:   calibration.Taught{Picture: teach, Dice: []calibration.TaughtDie{{Colour: "red", Value: 1, Centre: [2]float64{20, 20}}, {Colour: "green", Value: 1, Centre: [2]float64{80, 20}}}}}
	die := func(colour string, pose vision.Pose, x, y float64) vision.TrueDie {
		return vision.TrueDie{Colour: colour, Value: 3, Pose: pose, Centre: [2]float64{x, y}, Edge: 8, Visible: 1}
	}
	throw := vision.Truth{Picture: "a.jpg", Dice: []vision.TrueDie{
		die("red", vision.Flat, 50, 50),
		die("red", vision.Flat, 25, 22),                                       // where one was taught
		die("green", vision.Cocked, 70, 70),                                   // not flat
		die("blue", vision.Flat, 20, 80),                                      // a colour that the rig does not have
		die("green", vision.Flat, 80, 80), die("green", vision.Flat, 88, 80)}} // beside one another
	taught, err := teachFrom(t.Context(), rig, &learned{pictures: map[string][]byte{"a.jpg": red}}, []vision.Truth{throw})
	if err != nil {
		t.Fatal(err)
	}
	if len(taught.Teach.Dice) != 3 || taught.Teach.Dice[2].Centre != [2]float64{50, 50} || len(rig.Teach.Dice) != 2 {
		t.Fatalf("taught are %+v", taught.Teach.Dice)
	}
	img, err := jpeg.Decode(bytes.NewReader(taught.Teach.Picture.Data))
	if err != nil {
		t.Fatal(err)
	}
	redAt := func(x, y int) bool { r, g, _, _ := img.At(x, y).RGBA(); return r > 2*g }
	if !redAt(240, 240) || redAt(240, 300) || redAt(120, 120) || redAt(320, 320) {
		t.Error("the picture was not copied where the die lies, or elsewhere too")
	}
}

func TestCasesThatTeachNothingLeaveTheRigAsItIs(t *testing.T) {
	if opencv.Version() == "" {
		t.Skip("reading needs OpenCV")
	}
	folder := t.TempDir()
	if err := simulation.WriteRig(t.Context(), folder, simulation.Options{Width: 800, Height: 600, Edge: 16, Colours: []string{"red", "green"}}, simulation.Plan{Throws: 2, Seed: 3, Name: "small"}); err != nil {
		t.Fatal(err)
	}
	if _, err := calibrated(t, filepath.Join(folder, "setup.json"), "-o", filepath.Join(folder, "rig.json")); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "better.json")
	out, err := calibrated(t, "--refine", folder, "-o", file)
	if err == nil && !strings.Contains(out, "Written: ") || err != nil && !strings.Contains(err.Error(), "the rig file stays as it is") && !strings.Contains(err.Error(), "can be taught") {
		t.Fatalf("%v\n%s", err, out)
	}
	if exists(file) != (err == nil) {
		t.Errorf("a refused rig file was written, or a good one was not (%v)", err)
	}
	if _, err := calibrated(t, "--refine", folder); err == nil || !strings.Contains(err.Error(), "-o rig.json") {
		t.Errorf("without a place to write: %v", err)
	}
}

func TestPicturesOfOneThrowAreToldFromOtherThrows(t *testing.T) {
	at := func(picture string, xs ...float64) vision.Truth {
		truth := vision.Truth{Picture: picture}
		for i, x := range xs {
			truth.Dice = append(truth.Dice, vision.TrueDie{Colour: "red", Value: i + 1, Centre: [2]float64{x, 50}})
		}
		return truth
	}
	for _, c := range []struct {
		name  string
		cases []vision.Truth
		want  string
	}{
		{"one picture", []vision.Truth{at("a", 10)}, "a"},
		{"two pictures of one throw", []vision.Truth{at("a", 10, 40, 70), at("b", 11, 39, 71)}, "a b"},
		{"two throws", []vision.Truth{at("a", 10, 40, 70), at("b", 90, 60, 30)}, "a, b"},
		{"a throw in which most dice were kept", []vision.Truth{at("a", 10, 40, 70), at("b", 10, 40, 90), at("c", 30, 60, 20)}, "a b, c"},
		{"a throw in which one die was kept", []vision.Truth{at("a", 10, 40, 70), at("b", 10, 60, 90)}, "a, b"},
		{"throws without dice", []vision.Truth{at("a"), at("b")}, "a, b"},
	} {
		var throws []string
		for _, pictures := range throwsOf(c.cases) {
			var names []string
			for _, p := range pictures {
				names = append(names, p.Picture)
			}
			throws = append(throws, strings.Join(names, " "))
		}
		if got := strings.Join(throws, ", "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
