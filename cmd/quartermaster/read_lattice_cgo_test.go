//go:build cgo

package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation"
	"quartermaster/vision/reader"
	"quartermaster/vision/score"
	"quartermaster/vision/teach"
)

// Dice as they are sold: their pips lie on a lattice that is longer one way, each a little off its place. Nobody has pictures of
// a chessboard, and the dice are said to be smaller than they are.
func TestDiceAsTheyAreSoldAreReadWithACameraThatNobodyMeasured(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "rig")
	table := simulation.Options{Seed: 8101, Lattice: 1.12, Jitter: 0.005, Edge: 16, Width: 960, Height: 720, Colours: []string{"white", "red"}}
	if err := simulation.WriteRig(t.Context(), folder, table, simulation.Plan{Throws: 2, Seed: 5, Name: "sold"}); err != nil {
		t.Fatal(err)
	}
	rig, out := calibratedWithoutLens(t, folder, func(setup map[string]any) { setup["die"] = map[string]any{"edge_mm": 15} })
	if !strings.Contains(out, "not 15: they are read as that wide") {
		t.Errorf("nobody is told that the dice look larger: %s", out)
	}
	if len(rig.Found.ScaleSD) != 9 || rig.Found.FocalSD <= 0 {
		t.Errorf("the rig does not say how well its camera is known: %v, %v", rig.Found.ScaleSD, rig.Found.FocalSD)
	}
	read, err := reader.New(rig)
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	throws, err := score.OpenRigFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	var scores score.Scores
	for _, truth := range throws.Throws {
		sight, err := throws.Read(t.Context(), read, truth, false)
		if err != nil {
			t.Fatal(err)
		}
		scores.Add(score.Judge(sight, nil))
	}
	if s := scores; s.Found.N < 6 || s.Found.K != s.Found.N || s.Value.K != s.Value.N || s.Loose.K > 0 || s.Silent.K > 0 || s.AskedOrdinary.K > 0 {
		t.Errorf("found %v, values %v, said to lie loose %v, silent %v, ordinary throws asked about %v", s.Found, s.Value, s.Loose, s.Silent, s.AskedOrdinary)
	}
}

// calibratedWithoutLens calibrates a rig folder as if it had no pictures of a chessboard. It returns the rig and what was printed.
// change may change more of the setup file.
func calibratedWithoutLens(t *testing.T, folder string, change func(setup map[string]any)) (*calibration.Rig, string) {
	t.Helper()
	path := filepath.Join(folder, "setup.json")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var setup map[string]any
	if err := json.Unmarshal(text, &setup); err != nil {
		t.Fatal(err)
	}
	delete(setup, "lens")
	change(setup)
	if text, err = json.Marshal(setup); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := calibrated(t, path, "-o", filepath.Join(folder, "rig.json"))
	if err != nil {
		t.Fatal(err)
	}
	rig, err := calibration.LoadRig(filepath.Join(folder, "rig.json"))
	if err != nil {
		t.Fatal(err)
	}
	return rig, out
}

// A blue five lies on another die. The camera's uncertainty alone would explain a part of its height, but the three flat dice beside
// it and the taught ones are seen as large as expected.
func TestADieOnAnotherStandsOutWithACameraThatNobodyMeasured(t *testing.T) {
	const picture = "0016.jpg"
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(drawnRig)); err != nil {
		t.Fatal(err)
	}
	rig, _ := calibratedWithoutLens(t, folder, func(map[string]any) {})
	learned, err := teach.Taught(rig)
	if err != nil {
		t.Fatal(err)
	}
	defer learned.Close()
	several := 0 // dice with several pips
	for _, d := range rig.Teach.Dice {
		if d.Value > 1 {
			several++
		}
	}
	if len(learned.Sizes) != several {
		t.Errorf("the sizes of %d taught dice were measured, want %d", len(learned.Sizes), several)
	}
	for _, size := range learned.Sizes {
		if math.Abs(size.Share) > 0.01 {
			t.Errorf("the taught die at %.0f, %.0f mm is seen larger by %.3f", size.X, size.Y, size.Share)
		}
	}
	read, err := reader.New(rig)
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	throws, err := score.OpenRigFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, truth := range throws.Throws {
		if truth.Picture != picture {
			continue
		}
		sight, err := throws.Read(t.Context(), read, truth, false)
		if err != nil {
			t.Fatal(err)
		}
		if s := score.Judge(sight, nil); s.Silent() {
			t.Errorf("%s: %+v", picture, s.Faults)
		}
		return
	}
	t.Fatalf("there is no %s", picture)
}
