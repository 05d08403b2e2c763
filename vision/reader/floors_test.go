//go:build cgo

package reader_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/calibration"
	calibrate "quartermaster/calibration/measure"
	"quartermaster/vision"
	"quartermaster/vision/reader"
	"quartermaster/vision/score"
	"quartermaster/vision/teach"
)

const ownThrows = "../testdata/throws"

// TestFloors reads the rigs of the repository, or with QM_THROWS=FOLDER all rigs of a folder, and compares the scores
// with each rig's floors.json. A rig elsewhere without one uses that of the repository's rig of the same name.
func TestFloors(t *testing.T) {
	throws := os.Getenv("QM_THROWS")
	if throws == "" {
		throws = ownThrows
	}
	rigs, err := filepath.Glob(filepath.Join(throws, "*", "truth.jsonl"))
	if err != nil || len(rigs) == 0 {
		t.Fatalf("%s holds no rig folder (%v)", throws, err)
	}
	for _, truth := range rigs {
		folder, err := score.OpenRigFolder(filepath.Dir(truth))
		if err != nil {
			t.Fatal(err)
		}
		t.Run(folder.Name, func(t *testing.T) {
			floors := floorsOf(t, folder)
			scores := scoresOf(t, folder)
			now, err := score.Reached(scores.Measures())
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%d throws, %d dice; reached %s", scores.Throws, scores.Dice, now)
			if scores.Unread > 0 {
				t.Errorf("%d pictures could not be read", scores.Unread)
			}
			for _, broken := range floors.Broken(scores.Measures()) {
				t.Error(broken)
			}
		})
	}
}

func floorsOf(t *testing.T, f score.RigFolder) score.Floors {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(f.Path, "floors.json"))
	if errors.Is(err, fs.ErrNotExist) {
		data, err = os.ReadFile(filepath.Join(ownThrows, f.Name, "floors.json"))
	}
	if err != nil {
		t.Fatal(err)
	}
	floors, err := score.ParseFloors(data)
	if err != nil {
		t.Fatal(err)
	}
	return floors
}

func scoresOf(t *testing.T, f score.RigFolder) score.Scores {
	t.Helper()
	setup, err := calibration.LoadSetup(f.Setup())
	if err != nil {
		t.Fatal(err)
	}
	rig, _, err := calibrate.Calibrate(t.Context(), setup, teach.Learn)
	if err != nil {
		t.Fatal(err)
	}
	if err := calibrate.TeachFaces(setup, rig, teach.LearnFaces); err != nil {
		t.Fatal(err)
	}
	reader, err := reader.New(rig)
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	var scores score.Scores
	for _, truth := range f.Throws {
		sight, err := f.Read(t.Context(), reader, truth, false)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range sight.Reading.Guards { // no picture here has moving dice or dice on the rim
			if g.Kind == vision.GuardMotion || g.Kind == vision.GuardOutside {
				t.Errorf("%s (%v): the guard %s fires", truth.Picture, truth.Tags, g.Kind)
			}
		}
		j := score.Judge(sight, nil)
		for _, fault := range j.Faults {
			t.Logf("%s %s", truth.Picture, j.Tell(fault))
		}
		scores.Add(j)
	}
	return scores
}
