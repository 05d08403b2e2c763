package simulation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
)

func TestARigFolderIsCompleteAndItsTapsAreInaccurate(t *testing.T) {
	folder := t.TempDir()
	o := Options{Width: 360, Height: 280, Board: [2]float64{130, 110}, Colours: []string{"red", "green"}, Seed: 5}
	last := 0
	plan := Plan{Name: "kitchen", Throws: 4, Seed: 2, Progress: func(done, of int) {
		if done != last+1 || of != 14 {
			t.Errorf("after picture %d of 14 the progress says %d of %d", last+1, done, of)
		}
		last = done
	}}
	if err := WriteRig(t.Context(), folder, o, plan); err != nil {
		t.Fatal(err)
	}
	setup, err := calibration.LoadSetup(filepath.Join(folder, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	lens, err := setup.LensPictures()
	if err != nil || len(lens) != 8 {
		t.Errorf("the setup names %d lens pictures (%v), not 8", len(lens), err)
	}
	var camera struct {
		Corners [][2]float64     `json:"corners_px_true"`
		Teach   []vision.TrueDie `json:"teach"`
		M       [3][3]float64
	}
	read(t, filepath.Join(folder, "camera.json"), &camera)
	worst := 0.0
	for i, c := range setup.Corners {
		for k := range 2 {
			off := math.Abs(c[k] - camera.Corners[i][k])
			worst = max(worst, off)
			if off > 1.56 {
				t.Errorf("corner %d is tapped %g px beside", i, off)
			}
		}
	}
	if worst < 0.05 {
		t.Error("the corners are tapped too well for a hand")
	}
	if len(setup.Teach.Dice) != 6 || len(camera.Teach) != 6 {
		t.Errorf("the teaching picture has %d taps on %d dice, not 6", len(setup.Teach.Dice), len(camera.Teach))
	}
	for _, d := range camera.Teach {
		if d.Pose != vision.Flat || d.Visible < 0.95 {
			t.Errorf("a die of the teaching picture is %s, %g of it is seen", d.Pose, d.Visible)
		}
	}
	data, err := os.ReadFile(filepath.Join(folder, "truth.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.Split(bytes.TrimSpace(data), []byte("\n"))
	if len(lines) != 4 {
		t.Fatalf("the truth has %d lines, not 4", len(lines))
	}
	for i, line := range lines {
		var truth vision.Truth
		if err := json.Unmarshal(line, &truth); err != nil {
			t.Fatal(err)
		}
		if truth.Picture != fmt.Sprintf("%04d.jpg", i+1) {
			t.Errorf("line %d is of the picture %q", i, truth.Picture)
		}
		if _, err := os.Stat(filepath.Join(folder, "throws", truth.Picture)); err != nil {
			t.Error(err)
		}
	}
	// The lens pictures are chessboards as the setup says: black and white change at each corner.
	var corners struct {
		Lens map[string][][2]float64 `json:"lens_corners_px_true"`
	}
	read(t, filepath.Join(folder, "camera.json"), &corners)
	for name, all := range corners.Lens {
		picture, err := os.ReadFile(filepath.Join(folder, "calibration", name))
		if err != nil {
			t.Fatal(err)
		}
		img := decoded(t, picture)
		for i := range all {
			if i%9 == 8 || i/9 == 5 {
				continue
			}
			// The middle of the square right below the corner, against that of its right neighbour.
			middle := func(i int) float64 {
				u := (all[i][0] + all[i+10][0]) / 2
				v := (all[i][1] + all[i+10][1]) / 2
				return float64(img.Y[img.YOffset(int(u), int(v))])
			}
			if i%9 == 7 {
				continue
			}
			if a, b := middle(i), middle(i+1); math.Abs(a-b) < 60 {
				t.Errorf("%s: the squares at corner %d are %g and %g", name, i, a, b)
			}
		}
	}
}

func read(t *testing.T, path string, into any) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestWritingARigEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	o := Options{Width: 320, Height: 240, Board: [2]float64{100, 100}, Colours: []string{"red"}}
	plan := Plan{Throws: 1000, Progress: func(done, _ int) {
		if done == 3 {
			cancel()
		}
	}}
	if err := WriteRig(ctx, t.TempDir(), o, plan); !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
}

func TestARigCannotBeWrittenWhereAFileIsInTheWay(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := WriteRig(t.Context(), path, Options{Width: 320, Height: 240, Board: [2]float64{100, 100}}, Plan{}); err == nil {
		t.Error("it is written into a file")
	}
}

func TestEveryThrowOfARigHasTheOdditiesThatAreWanted(t *testing.T) {
	folder := t.TempDir()
	o := Options{Width: 320, Height: 240, Board: [2]float64{200, 200}, Colours: []string{"red", "green"}}
	if err := WriteRig(t.Context(), folder, o, Plan{Throws: 3, With: []Oddity{Cocked, Stacked}}); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(folder, "truth.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if !strings.Contains(line, `"pose":"cocked"`) || !strings.Contains(line, `"pose":"stacked"`) {
			t.Errorf("a throw without a leaning and a stacked die: %s", line)
		}
	}
}
