package score

import (
	"os"
	"path/filepath"
	"slices"
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
	if err := cases.Keep("a1", []byte("one"), first, true); err != nil {
		t.Fatal(err)
	}
	cocked := laid(1, "green", 0, 90, 50)
	cocked.Pose = vision.Cocked
	if err := cases.Keep("a2", []byte("two"), []vision.Die{first[0], cocked}, true); err != nil {
		t.Fatal(err)
	}
	first[1].Value = 5 // corrected once more
	if err := cases.Keep("a1", []byte("one"), first, true); err != nil {
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

func TestOfTheNewestCasesAcceptedOnesMakeRoomFirst(t *testing.T) {
	dice := []vision.Die{laid(0, "red", 4, 50, 50)}
	for _, c := range []struct {
		name  string
		cases *Cases
		want  []string
	}{
		{"the two newest", OpenNewest(t.TempDir(), "kitchen", []byte("{}"), 2), []string{"a2.jpg", "a4.jpg"}},
		{"all that people spoke about", OpenCases(t.TempDir(), "kitchen", []byte("{}")), []string{"a2.jpg"}},
	} {
		for i, name := range []string{"a1", "a2", "a3", "a4"} {
			if err := c.cases.Keep(name, []byte("picture"), dice, i == 1); err != nil {
				t.Fatal(err)
			}
		}
		f, err := OpenRigFolder(c.cases.Folder())
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, throw := range f.Throws {
			got = append(got, throw.Picture)
		}
		left, err := os.ReadDir(filepath.Join(c.cases.Folder(), "throws"))
		if err != nil || !slices.Equal(got, c.want) || len(left) != len(c.want) {
			t.Errorf("%s: kept are %v with %d pictures (%v)", c.name, got, len(left), err)
		}
	}
}

func TestACaseThatIsNoneIsNotKept(t *testing.T) {
	cases := OpenCases(t.TempDir(), "kitchen", nil)
	for name, dice := range map[string][]vision.Die{
		"../up": {laid(0, "red", 4, 50, 50)},
		"a1":    {laid(0, "", 4, 50, 50)},
		"a2":    {laid(0, "red", 0, 50, 50)},
	} {
		if err := cases.Keep(name, []byte("picture"), dice, true); err == nil {
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
