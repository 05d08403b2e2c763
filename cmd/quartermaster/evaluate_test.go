package main

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/score"
)

// drawnRig is a rendered rig of the repository.
const drawnRig = "../../vision/testdata/throws/A_recommended"

// perfect are readings that say exactly the truth.
func perfect(t *testing.T, f score.RigFolder) []vision.Reading {
	t.Helper()
	var all []vision.Reading
	for _, truth := range f.Throws {
		r := vision.Reading{Version: 1, Picture: f.Name + "/throws/" + truth.Picture, Elapsed: vision.Elapsed{Decode: 10, Total: 25}}
		for i, d := range truth.Dice {
			r.Dice = append(r.Dice, vision.Die{ID: i, Colour: d.Colour, Value: d.Value, Pose: d.Pose, Centre: d.Centre,
				Edge: d.Edge, Footprint: d.Footprint, Confidence: vision.Confidence{Exists: 0.9999, Value: 0.9999, Colour: 0.9999, Flat: 0.9999}})
		}
		all = append(all, r)
	}
	return all
}

// evaluated is what "quartermaster evaluate --from-readings" prints of readings.
func evaluated(t *testing.T, readings []vision.Reading, flags ...string) (string, error) {
	t.Helper()
	var lines bytes.Buffer
	for _, r := range readings {
		line, err := r.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		lines.Write(append(line, '\n'))
	}
	file := filepath.Join(t.TempDir(), "readings.jsonl")
	if err := os.WriteFile(file, lines.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	root := newRoot()
	root.SetOut(&out)
	root.SetErr(&bytes.Buffer{})
	root.SetArgs(append([]string{"evaluate", drawnRig, "--from-readings", file}, flags...))
	err := root.ExecuteContext(t.Context())
	return out.String(), err
}

func openDrawnRig(t *testing.T) score.RigFolder {
	t.Helper()
	f, err := score.OpenRigFolder(drawnRig)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestEvaluateFindsNothingWrongWithTheTruth(t *testing.T) {
	f := openDrawnRig(t)
	out, err := evaluated(t, perfect(t, f))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"found", "100.0 %", "1.50 1.50", "0.000 0.000", "outcome"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in:\n%s", want, out)
		}
	}
	if strings.Contains(out, "SILENT") {
		t.Errorf("a perfect reading is silent somewhere:\n%s", out)
	}
	if again, err := evaluated(t, perfect(t, f)); err != nil || again != out {
		t.Errorf("a second run prints something else (%v):\n%s", err, again)
	}
}

func TestEvaluateTellsWhatIsSilentlyWrong(t *testing.T) {
	readings := perfect(t, openDrawnRig(t))
	readings[0].Dice[0].Value = readings[0].Dice[0].Value%6 + 1
	out, err := evaluated(t, readings)
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, line := range strings.Split(out, "\n") {
		if strings.Contains(line, "SILENT") {
			told++
			if !strings.HasPrefix(line, "A_recommended 0003.jpg [ordinary touching] value: flat ") {
				t.Errorf("the line is %q", line)
			}
		}
	}
	if told != 1 || !strings.Contains(out, "too sure") {
		t.Errorf("%d silent faults are told, want 1, and a claim that is too sure:\n%s", told, out)
	}
}

func TestEvaluateWritesReadingsThatItCanScore(t *testing.T) {
	readings := perfect(t, openDrawnRig(t))
	readings[1].Dice = readings[1].Dice[1:]
	again := filepath.Join(t.TempDir(), "again.jsonl")
	first, err := evaluated(t, readings, "--readings", again)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(again)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines, err := vision.LoadReadings(file)
	if err != nil {
		t.Fatal(err)
	}
	var second []vision.Reading
	for _, l := range lines {
		second = append(second, l.Reading)
	}
	if out, err := evaluated(t, second); err != nil || out != first {
		t.Errorf("the second run gives %v and\n%s\nnot\n%s", err, out, first)
	}
}

func TestEvaluateRefusesInOneSentence(t *testing.T) {
	f := openDrawnRig(t)
	for _, c := range []struct {
		name     string
		readings []vision.Reading
		flags    []string
		want     string
	}{
		{"a reading that is missing", perfect(t, f)[1:], nil, "there is no reading of 0003.jpg in A_recommended"},
		{"a game that does not exist", perfect(t, f), []string{"--resolve", "checkers"}, `no game called "checkers" resolves throws`},
		{"a number of jobs that makes no sense", perfect(t, f), []string{"--jobs", "0"}, "--jobs is 0, not 1 to 64"},
		{"a folder that is no rig", perfect(t, f), []string{t.TempDir()}, "is no rig folder"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := evaluated(t, c.readings, c.flags...); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error is %v, want %q", err, c.want)
			}
		})
	}
}

func TestAnUnreadPictureIsWrittenAsOne(t *testing.T) {
	f := openDrawnRig(t)
	run := &rigRun{RigFolder: f, judgements: []score.Judgement{score.Judge(score.Sight{Truth: f.Throws[0], Unread: "it is dark"}, nil)}}
	file := filepath.Join(t.TempDir(), "readings.jsonl")
	if err := writeReadings(file, []*rigRun{run}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var line map[string]string
	if err := json.Unmarshal(text, &line); err != nil || line["error"] != "it is dark" || line["picture"] != "A_recommended/0003.jpg" {
		t.Errorf("written %q (%v)", text, err)
	}
}

func TestTheOverlayShowsTruthAndReadingSideBySide(t *testing.T) {
	// A camera 400 mm above the middle of a floor of 100 mm, one pixel a millimetre on the plane of the top faces.
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
	o := overlay{drawing: pen, camera: &camera, j: j}
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
	// The upper side of the die runs from 94 to 106 in both pictures, and is red: its value is wrong.
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
