package vision

import (
	"slices"
	"strings"
	"testing"
)

func TestCountsThatDoNotFitAreAskedWithTheDiceOfTheColour(t *testing.T) {
	dice := []Die{{ID: 0, Colour: "red"}, {ID: 1, Colour: "green"}, {ID: 2, Colour: "red"}, {ID: 3, Colour: "blue"}}
	for _, c := range []struct {
		name   string
		expect Expect
		asked  []int // nil: nothing is asked
		text   string
	}{
		{"as expected", Expect{"red": 2, "green": 1, "blue": 1}, nil, ""},
		{"as expected, with a colour that was not thrown", Expect{"red": 2, "green": 1, "blue": 1, "white": 0}, nil, ""},
		{"one red too few", Expect{"red": 3, "green": 1, "blue": 1}, []int{0, 2}, "2 red instead of 3"},
		{"one red too many", Expect{"red": 1, "green": 1, "blue": 1}, []int{0, 2}, "2 red instead of 1"},
		{"a blue one that should be green", Expect{"red": 2, "green": 2}, []int{3, 1}, "1 blue instead of 0, 1 green instead of 2"},
		{"a white one that is nowhere", Expect{"red": 2, "green": 1, "blue": 1, "white": 1}, []int{}, "0 white instead of 1"},
		{"nothing at all was thrown", Expect{}, []int{3, 1, 0, 2}, "1 blue instead of 0, 1 green instead of 0, 2 red instead of 0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := Miscounts(dice, c.expect)
			if c.asked == nil {
				if len(got) > 0 {
					t.Errorf("asked: %+v", got)
				}
				return
			}
			if len(got) != 1 || got[0].Kind != AskCount || !slices.Equal(got[0].Dice, c.asked) || !strings.Contains(got[0].Text, c.text) {
				t.Errorf("asked: %+v; want %q about %v", got, c.text, c.asked)
			}
		})
	}
}
