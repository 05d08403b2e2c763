package rigs_test

import (
	"context"
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
)

// caseBook remembers the test throws that are kept.
type caseBook struct {
	folder string
	kept   [][]vision.Die
}

func (c *caseBook) Keep(name string, picture []byte, dice []vision.Die, _ bool) error {
	if !strings.HasPrefix(name, "test") || len(picture) == 0 {
		return errors.New("no case")
	}
	c.kept = append(c.kept, dice)
	return nil
}

// seesTwo reads a red five and a red two everywhere, and asks one question.
func seesTwo(context.Context, vision.Frame, vision.Expect) (vision.Reading, error) {
	die := func(id, value int) vision.Die {
		return vision.Die{ID: id, Colour: "red", Value: value, Pose: vision.Flat, Centre: [2]float64{float64(40 * (id + 1)), 50}, Edge: 16}
	}
	return vision.Reading{Dice: []vision.Die{die(0, 5), die(1, 2)}, Questions: make([]vision.Question, 1)}, nil
}

// tested opens a table with a kept rig that is being tested.
func tested(t *testing.T, w *workshop, book *caseBook) (table, string) {
	t.Helper()
	at := w.open("main", t.TempDir(), func(c *rigs.Config) {
		c.Reader = func(string) rigs.Reader { return rigs.Reader{Reader: &tabletest.Reader{Do: seesTwo}} }
		c.RigCases = func(folder, _ string) (companion.Cases, error) { book.folder = folder; return book, nil }
	})
	t.Cleanup(at.close)
	if err := at.Choose(t.Context(), at.id("v4l2:desk")); err != nil {
		t.Fatal(err)
	}
	return at, keep(t, at, "Kitchen")
}

func TestATestThrowThatIsPutRightIsACaseOfItsRig(t *testing.T) {
	book := &caseBook{}
	at, rig := tested(t, newWorkshop(t), book)
	px := [2]float64{100, 90}
	for _, c := range []struct {
		what string
		told []rigs.Told
		want rigs.Tested
	}{
		{"right", []rigs.Told{{ID: new(0), Colour: "red", Value: 5}, {ID: new(1), Colour: "red", Value: 2}}, rigs.Tested{Dice: 2, Questions: 1}},
		{"a wrong value, one that is no die, one that was missed", []rigs.Told{{ID: new(0), Colour: "red", Value: 6}, {Colour: "red", Value: 3, At: &px}},
			rigs.Tested{Dice: 2, Questions: 1, Values: 1, Missed: 1, Extra: 1}},
	} {
		_, f, err := at.Look(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := at.Tried(f.Serial); !ok || got.Serial != f.Serial {
			t.Errorf("%s: the picture that was read is gone", c.what)
		}
		if err := at.KeepTest(f.Serial, c.told); err != nil {
			t.Fatal(c.what, err)
		}
		if err := at.KeepTest(f.Serial, c.told); refusedWith(err) != "setup-no-picture" {
			t.Errorf("%s: a throw counts twice: %v", c.what, err)
		}
		s := at.Setup(t.Context(), 0)
		if last := s.Tests[len(s.Tests)-1]; last != c.want || last.Right() != (c.what == "right") {
			t.Errorf("%s: %+v", c.what, last)
		}
	}
	if len(book.kept) != 2 || filepath.Base(filepath.Dir(book.folder)) != rig {
		t.Fatalf("%d cases in %s", len(book.kept), book.folder)
	}
	if added := book.kept[1][1]; added.Edge != 16 || added.Centre == [2]float64{} || added.Footprint[0] == added.Footprint[2] {
		t.Errorf("a die that was missed has no place: %+v", added)
	}
}

func TestWhatNoPageTellsOfATestThrowIsRefused(t *testing.T) {
	at, _ := tested(t, newWorkshop(t), &caseBook{})
	_, f, err := at.Look(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	far := [2]float64{1e9, 0}
	for what, told := range map[string][]rigs.Told{
		"an unknown die":    {{ID: new(7), Colour: "red", Value: 1}},
		"one die twice":     {{ID: new(0), Colour: "red", Value: 1}, {ID: new(0), Colour: "red", Value: 1}},
		"an unknown colour": {{ID: new(0), Colour: "mauve", Value: 1}},
		"a seven":           {{ID: new(0), Colour: "red", Value: 7}},
		"no place":          {{Colour: "red", Value: 1}},
		"a place far off":   {{Colour: "red", Value: 1, At: &far}},
		"too many":          make([]rigs.Told, 101),
	} {
		if err := at.KeepTest(f.Serial, told); refusedWith(err) != "setup-odd" {
			t.Errorf("%s: %v", what, err)
		}
	}
	if err := at.KeepTest(f.Serial+1, nil); refusedWith(err) != "setup-no-picture" {
		t.Error(err)
	}
	if err := errors.Join(at.EndSetup()); err != nil {
		t.Fatal(err)
	}
	if err := at.KeepTest(f.Serial, nil); refusedWith(err) != "setup-none" {
		t.Error(err)
	}
}

// The settings of the test throw are those of the rig, and the camera begins anew with them.
func TestTheFirstTestThrowFixesTheCamerasSettings(t *testing.T) {
	w := newWorkshop(t)
	at, rig := tested(t, w, &caseBook{})
	if k, _ := at.Kept(rig); !k.Fixed.IsZero() {
		t.Fatalf("fixed before the test: %+v", k.Fixed)
	}
	if _, _, err := at.Look(t.Context()); err != nil {
		t.Fatal(err)
	}
	if k, _ := at.Kept(rig); k.Fixed.Ribbon == nil || k.Fixed.Ribbon.Shutter != 8000 {
		t.Errorf("%+v", k.Fixed)
	}
	if held := w.cameras["v4l2:desk"].keeps(); held.Ribbon == nil || held.Ribbon.Shutter != 8000 {
		t.Errorf("the camera does not keep them: %+v", held)
	}
}

// Going back from the test and doing a step again makes another rig, which mends the first one.
func TestAStepThatIsDoneAgainAfterTheRigWasKeptMakesAnotherRig(t *testing.T) {
	at, rig := tested(t, newWorkshop(t), &caseBook{})
	if err := at.Answer(0, rigs.StepDice, nil); err != nil {
		t.Fatal(err)
	}
	if s := at.Setup(t.Context(), 0); s.Kept != rig {
		t.Errorf("a look at another step changes the rig: %+v", s)
	}
	if err := at.Answer(0, "", map[string]json.RawMessage{"die": json.RawMessage(`{"edge_mm":15}`)}); err != nil {
		t.Fatal(err)
	}
	s := at.Setup(t.Context(), 0)
	if s.Kept != "" || s.Mends != rig || s.ID == rig || s.Calibration.State != rigs.IsNone || len(s.Tests) != 0 {
		t.Fatalf("%+v", s)
	}
	if c := calibrated(t, at); c.State != rigs.IsReady {
		t.Fatalf("%+v", c.Refusal)
	}
	if err := errors.Join(at.KeepSetup(t.Context(), ""), at.KeepSetup(t.Context(), "")); err != nil {
		t.Fatal(err)
	}
	all, undo, _ := at.Rigs()
	if len(all) != 2 || !undo || all[0].ID == all[1].ID {
		t.Errorf("%+v", all)
	}
}

func TestTheFrequencyOfTheMainsIsKept(t *testing.T) {
	w, folder := newWorkshop(t), t.TempDir()
	at := w.open("main", folder, nil)
	if err := errors.Join(at.Choose(t.Context(), at.id("v4l2:desk")), at.SetMains(t.Context(), 60)); err != nil {
		t.Fatal(err)
	}
	if refusedWith(at.SetMains(t.Context(), 55)) != "setup-odd" {
		t.Error("mains of 55 Hz are taken")
	}
	if got := w.cameras["v4l2:desk"].mains(); got != 60 {
		t.Errorf("the camera is told %d Hz", got)
	}
	at.close()
	at = w.open("main", folder, nil)
	defer at.close()
	if at.Mains() != 60 {
		t.Errorf("%d Hz", at.Mains())
	}
}
