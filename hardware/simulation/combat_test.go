package simulation

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/prints"
)

func TestASetWithACombatDieThrowsOneOfIt(t *testing.T) {
	table, err := New(Options{Width: 360, Height: 280, Board: [2]float64{160, 130}, Colours: []string{"red", "green"}, Combat: "bold"})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for range 40 {
		if err := table.Throw(nil); err != nil {
			t.Fatal(err)
		}
		table.Settle()
		n := 0
		for _, d := range table.truth().Dice {
			if d.Colour != CombatDie {
				if d.Face != "" {
					t.Errorf("a %s die shows the face %q", d.Colour, d.Face)
				}
				continue
			}
			n++
			seen[d.Face] = true
			if d.Face != prints.Faces[d.Value-1] {
				t.Errorf("face %d shows %q", d.Value, d.Face)
			}
		}
		if n != 1 {
			t.Errorf("%d combat dice were thrown", n)
		}
	}
	if len(seen) != 6 {
		t.Errorf("40 throws show only %v", seen)
	}
	if err := table.Throw(map[string]int{CombatDie: 1}); err != nil {
		t.Fatal(err)
	}
	if table.Settle(); len(table.truth().Dice) != 1 {
		t.Errorf("the combat die alone: %+v", table.truth().Dice)
	}
	for value := 1; value <= 6; value++ {
		if err := table.Show(value); err != nil {
			t.Fatal(err)
		}
		lying := table.truth().Dice
		if len(lying) != 1 || lying[0].Value != value || lying[0].Colour != CombatDie || lying[0].Visible < 0.95 {
			t.Errorf("face %d is shown as %+v", value, lying)
		}
	}
}

func TestMoreCombatDiceAreThrownWhereTheyAreAskedFor(t *testing.T) {
	table, err := New(Options{Width: 360, Height: 280, Board: [2]float64{160, 130}, Colours: []string{"red", "green"}, Combat: "mixed", Combats: 5})
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for range 30 {
		if err := table.Throw(nil); err != nil {
			t.Fatal(err)
		}
		table.Settle()
		n := 0
		for _, d := range table.truth().Dice {
			if d.Colour == CombatDie {
				n++
			}
		}
		if n < 1 || n > 5 {
			t.Errorf("%d combat dice were thrown", n)
		}
		most = max(most, n)
	}
	if most < 3 {
		t.Errorf("at most %d combat dice were thrown", most)
	}
	if _, err := New(Options{Combat: "bold", Combats: 10}); err == nil || !strings.Contains(err.Error(), "the number of combat dice must be from 0 to 9") {
		t.Error(err)
	}
}

func TestThePrintOfACombatDieIsOneThatCanBeHad(t *testing.T) {
	if _, err := New(Options{Combat: "gothic"}); err == nil || !strings.Contains(err.Error(), "the combat die's print is bold or ring or frame or mixed") {
		t.Error(err)
	}
}

func TestTheSetupOfASetWithACombatDieShowsEachFaceTwice(t *testing.T) {
	folder := t.TempDir()
	o := Options{Width: 360, Height: 280, Board: [2]float64{130, 110}, Colours: []string{"red", "green"}, Combat: "ring"}
	if err := WriteRig(t.Context(), folder, o, Plan{}); err != nil {
		t.Fatal(err)
	}
	setup, err := calibration.LoadSetup(filepath.Join(folder, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range setup.Colours[len(setup.Colours)-1].Faces {
		names = append(names, f.Face)
		if _, err := setup.Open(f.Picture); err != nil {
			t.Error(err)
		}
	}
	if !slices.Equal(names, []string{"2", "2", "4", "4", "6", "6", "8", "8", "10", "10", "star", "star"}) {
		t.Errorf("the faces are shown as %v", names)
	}
}
