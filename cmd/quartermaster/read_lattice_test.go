package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation"
	"quartermaster/vision/reader"
	"quartermaster/vision/score"
)

// Dice as they are sold: their pips lie on a lattice that is longer one way, each a little off its place. Nobody has pictures of
// a chessboard, and the dice are said to be smaller than they are.
func TestDiceAsTheyAreSoldAreReadWithACameraThatNobodyMeasured(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "rig")
	table := simulation.Options{Seed: 8101, Lattice: 1.12, Jitter: 0.005, Edge: 16, Width: 960, Height: 720, Colours: []string{"white", "red"}}
	if err := simulation.WriteRig(t.Context(), folder, table, simulation.Plan{Throws: 2, Seed: 5, Name: "sold"}); err != nil {
		t.Fatal(err)
	}
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
	setup["die"] = map[string]any{"edge_mm": 15}
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
	if !strings.Contains(out, "not 15: they are read as that wide") {
		t.Errorf("nobody is told that the dice look larger: %s", out)
	}
	rig, err := calibration.LoadRig(filepath.Join(folder, "rig.json"))
	if err != nil {
		t.Fatal(err)
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
