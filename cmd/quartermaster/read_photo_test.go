package main

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/photo/scenery"
)

// drawnPhoto is a file with a drawn scene, and what truly lies there.
func drawnPhoto(t *testing.T, seed uint64) (name string, scene *scenery.Scene) {
	t.Helper()
	scene, err := scenery.New(seed)
	if err != nil {
		t.Fatal(err)
	}
	name = filepath.Join(t.TempDir(), "photo.jpg")
	if err := os.WriteFile(name, scene.JPEG, 0o600); err != nil {
		t.Fatal(err)
	}
	return name, scene
}

func TestAPhotographIsReadWithoutARigAndWithoutOpenCV(t *testing.T) {
	name, scene := drawnPhoto(t, 9) // plain dice: how well hard ones are read is tested beside their reader
	overlays := t.TempDir()
	run := runRead(t, nil, "--overlay", overlays, "--edge", "12", name, name+"x")
	if run.status != 1 || len(run.lines) != 2 {
		t.Fatalf("status %d, %d lines, %q; want 1 for the picture that is not there, and 2", run.status, len(run.lines), run.said)
	}
	var missing unreadLine
	if err := json.Unmarshal([]byte(run.lines[1]), &missing); err != nil || missing.Error == "" {
		t.Errorf("the picture that is not there gives %s", run.lines[1])
	}
	read, err := vision.LoadReadings(strings.NewReader(run.lines[0]))
	if err != nil || len(read) != 1 {
		t.Fatalf("%v in %s", err, run.lines[0])
	}
	if read[0].Width != scenery.Width || read[0].Height != scenery.Height {
		t.Errorf("the picture is said to be %d×%d", read[0].Width, read[0].Height)
	}
	found := 0
	for _, f := range scene.Faces {
		for _, d := range read[0].Dice {
			var x, y float64
			for _, c := range d.Outline {
				x, y = x+c[0]/4, y+c[1]/4
			}
			if math.Hypot(x-f.X, y-f.Y) < 8 && d.Value == f.Value && d.Edge > 8 && d.Edge < 16 {
				found++
			}
		}
	}
	if found < len(scene.Faces)-1 || found == 0 {
		t.Errorf("%d of %d dice are found: %s", found, len(scene.Faces), run.lines[0])
	}
	if drawn, err := filepath.Glob(filepath.Join(overlays, "*.jpg")); err != nil || len(drawn) != 1 {
		t.Errorf("%d overlays, %v", len(drawn), err)
	}
}
