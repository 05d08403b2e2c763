package score

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quartermaster/vision"
)

const wide = `{"at_least": {"found": 0.5, "value": 0, "colour": 0, "marked": 0, "right": 0},
 "at_most": {"extra": 9, "loose": 1, "asked": 1, "asked_ordinary": 1, "silent": 0.25, "place_median_mm": 9, "place_95_mm": 9}}`

func TestFloors(t *testing.T) {
	f, err := ParseFloors([]byte(wide))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		m    map[string]float64
		want []string
	}{
		{"just kept", map[string]float64{"found": 0.5, "silent": 0.25}, nil},
		{"what has no case is kept", nil, nil},
		{"both sides broken", map[string]float64{"found": 0.49, "silent": 0.26},
			[]string{"found is 0.4900, at least 0.5 is wanted", "silent is 0.2600, at most 0.25 is wanted"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := f.Broken(c.m); !slices.Equal(got, c.want) {
				t.Errorf("broken: %q, want %q", got, c.want)
			}
		})
	}
}

func TestFloorsThatLeaveSomethingOutAreRefused(t *testing.T) {
	for _, c := range []struct{ name, change, to, want string }{
		{"one is missing", `"found": 0.5, `, ``, `there is none for "found"`},
		{"one is misspelt", `"silent"`, `"silence"`, `there is none for "silent"`},
		{"one is too many", `"found": 0.5`, `"found": 0.5, "luck": 1`, "only these are known"},
		{"one stands on the wrong side", `"extra": 9`, `"extra": 9, "found": 1`, `"found" is bounded from the wrong side`},
		{"no floors at all", `"at_least"`, `"atleast"`, "unknown field"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := ParseFloors([]byte(strings.Replace(wide, c.change, c.to, 1))); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error is %v, want %q", err, c.want)
			}
		})
	}
}

func TestReachedFloorsAreKeptByWhatReachedThem(t *testing.T) {
	var s Scores
	for i := range 7 {
		read := read(0, 4, 50.1+float64(i)/30, 50)
		read.Value = 4 + i/5
		s.Add(Judge(Sight{Truth: vision.Truth{Picture: fmt.Sprint(i), Dice: []vision.TrueDie{lying(4, 50, 50)}}, Reading: vision.Reading{Dice: []vision.Die{read}}}, nil))
	}
	text, err := Reached(s.Measures())
	if err != nil {
		t.Fatal(err)
	}
	f, err := ParseFloors(text)
	if err != nil {
		t.Fatal(err)
	}
	if broken := f.Broken(s.Measures()); broken != nil {
		t.Errorf("broken: %q", broken)
	}
	if f.AtLeast["value"] != 0.714 || f.AtMost["silent"] != 0.286 {
		t.Errorf("floors are %+v, want 5 of 7 right and 2 of 7 silent", f)
	}
}
