package score

import (
	"os"
	"path/filepath"
	"testing"

	"quartermaster/vision"
)

// laid returns a flat die of a reading, of which the reader is sure.
func laid(id int, colour string, value int, x, y float64) vision.Die {
	d := vision.Die{ID: id, Colour: colour, Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 12}
	for i, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
		d.Footprint[i] = [2]float64{x + c[0], y + c[1]}
	}
	return d
}

func TestKeptCasesAreARigFolder(t *testing.T) {
	cases := OpenCases(t.TempDir(), "kitchen", []byte(`{"version":1}`))
	first := []vision.Die{laid(0, "red", 4, 50, 50), laid(1, "green", 2, 90, 50)}
	if err := cases.Keep("a1", []byte("one"), first); err != nil {
		t.Fatal(err)
	}
	cocked := laid(1, "green", 0, 90, 50)
	cocked.Pose = vision.Cocked
	if err := cases.Keep("a2", []byte("two"), []vision.Die{first[0], cocked}); err != nil {
		t.Fatal(err)
	}
	first[1].Value = 5 // corrected once more
	if err := cases.Keep("a1", []byte("one"), first); err != nil {
		t.Fatal(err)
	}
	f, err := OpenRigFolder(cases.Folder())
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Throws) != 2 || f.Throws[0].Dice[1].Value != 5 || !f.Throws[0].Tagged(PlacesRead) || f.Throws[1].Dice[1].Pose != vision.Cocked {
		t.Errorf("the throws are %+v", f.Throws)
	}
	if data, err := os.ReadFile(filepath.Join(cases.Folder(), "rig.json")); err != nil || string(data) != `{"version":1}` {
		t.Errorf("the rig file is %q (%v)", data, err)
	}
}

func TestACaseThatIsNoneIsNotKept(t *testing.T) {
	cases := OpenCases(t.TempDir(), "kitchen", nil)
	for name, dice := range map[string][]vision.Die{
		"../up": {laid(0, "red", 4, 50, 50)},
		"a1":    {laid(0, "", 4, 50, 50)},
		"a2":    {laid(0, "red", 0, 50, 50)},
	} {
		if err := cases.Keep(name, []byte("picture"), dice); err == nil {
			t.Errorf("%q was kept with %+v", name, dice)
		}
	}
	if _, err := os.Stat(cases.Folder()); err == nil {
		t.Error("something was written")
	}
}

// Values and colours of a stored case are scored. Its positions come from the reader itself, so they are not scored, and neither are
// battles, which depend on them.
func TestPlacesThatWereReadAreNotScored(t *testing.T) {
	die := laid(0, "red", 4, 50, 50)
	truth := vision.Truth{Picture: "a.jpg", Tags: []string{PlacesRead}, Dice: []vision.TrueDie{{Colour: "red", Value: 4, Pose: vision.Flat, Centre: die.Centre, Edge: 12, Visible: 1}}}
	fights := false
	j := Judge(Sight{Truth: truth, Reading: vision.Reading{Dice: []vision.Die{die}}}, func([]BattleDie) (BattleOutcome, bool) {
		fights = true
		return BattleOutcome{}, true
	})
	var s Scores
	s.Add(j)
	if len(s.Place) != 0 || fights || s.Value != (Share{1, 1}) || s.Colour != (Share{1, 1}) || s.Right != (Share{1, 1}) {
		t.Errorf("places %v, fought %v, %+v", s.Place, fights, s)
	}
}
