package photo

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"encoding/json"

	"quartermaster/vision"
)

// TestPhotographs reads the photographs in the folder given by QM_PHOTOS: truth.jsonl and the pictures that it lists. They may
// not be redistributed, so the repository does not contain them.
func TestPhotographs(t *testing.T) {
	folder := os.Getenv("QM_PHOTOS")
	if folder == "" {
		t.Skip("QM_PHOTOS names no folder of photographs")
	}
	s := readFolder(t, folder, "top-view")
	t.Logf("%+v: wholly right %.3f, dice right %.3f, silent %.3f", s, share(s.whole, s.pictures), share(s.right, s.dice), share(s.silent, s.pictures))
	if share(s.right, s.dice) < 0.92 || share(s.whole, s.pictures) < 0.75 || share(s.silent, s.pictures) > 0.02 {
		t.Error("photographs are read worse than they must be")
	}
}

// readFolder reads all pictures of a folder that have a tag, and compares the readings with the folder's truth.jsonl.
func readFolder(t *testing.T, folder, tag string) (s score) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, "truth.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := NewReader(16)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var row struct {
			Picture string
			Tags    []string
			Dice    []struct {
				Value  int
				Centre [2]float64 `json:"centre_px"`
				Edge   float64    `json:"edge_px"`
				Clear  bool
			}
		}
		if err := json.Unmarshal([]byte(line), &row); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(strings.Join(row.Tags, " "), tag) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(folder, row.Picture))
		if err != nil {
			t.Fatal(err)
		}
		read, err := r.Read(t.Context(), vision.Frame{Data: data}, nil)
		if err != nil {
			t.Fatalf("%s: %v", row.Picture, err)
		}
		var truth []known
		for _, d := range row.Dice {
			truth = append(truth, known{d.Centre[0], d.Centre[1], d.Edge, d.Value, d.Clear})
		}
		if !s.add(truth, read) {
			t.Logf("%s: not wholly right, %d questions", row.Picture, len(read.Questions))
		}
	}
	return s
}

// TestDiceAsPeopleOwnThemAreRead reads photographs on which no net was trained. The folder testdata/coloured names their authors.
func TestDiceAsPeopleOwnThemAreRead(t *testing.T) {
	s := readFolder(t, "testdata/coloured", "")
	t.Logf("%+v: wholly right %.3f, dice right %.3f", s, share(s.whole, s.pictures), share(s.right, s.dice))
	if s.silent > 0 || share(s.right, s.dice) < 0.97 || s.whole < 5 || s.asked > 6 {
		t.Error("dice of many kinds are read worse than they must be")
	}
}

// TestASmallDieBetweenLargerOnesIsRead reads a photograph that may be looked at (testdata/coloured). A blue die, a fifth smaller than
// usual, lies between two others and shows a red one.
func TestASmallDieBetweenLargerOnesIsRead(t *testing.T) {
	data, err := os.ReadFile("testdata/coloured/small_die.jpg")
	if err != nil {
		t.Fatal(err)
	}
	read, err := newReader(t).Read(t.Context(), vision.Frame{Data: data}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range read.Dice {
		x, y := (d.Outline[0][0]+d.Outline[2][0])/2, (d.Outline[0][1]+d.Outline[2][1])/2
		if math.Hypot(x-296, y-243) < 10 && d.Value == 1 {
			return
		}
	}
	t.Errorf("the small die is not among %d dice, questions %+v", len(read.Dice), read.Questions)
}
