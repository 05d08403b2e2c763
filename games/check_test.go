package games

import (
	"encoding/json"
	"testing"

	"quartermaster/games/throw"
)

func TestAnAnswerThatDoesNotFitItsAskIsRefusedAndSaysWhy(t *testing.T) {
	greyed := Text{ID: "test.greyed"}
	asks := []Ask{
		{ID: "pick", Kind: Choose, Seats: []SeatNo{1}, Fields: []Field{{ID: "what", Min: 1, Max: 1, Choices: []Choice{{ID: "a"}, {ID: "b", Refused: &greyed}}}}},
		{ID: "form", Kind: Form, Seats: []SeatNo{Table}, Fields: []Field{{ID: "n", Min: 2, Max: 5}, {ID: "some", Min: 1, Max: 2, Choices: []Choice{{ID: "a"}, {ID: "b"}, {ID: "c"}}}}},
		{ID: "order", Kind: Order, Seats: []SeatNo{Table}, Fields: []Field{{ID: "all", Choices: []Choice{{ID: "a"}, {ID: "b"}}}}},
		{ID: "dice", Kind: Throw, Seats: []SeatNo{Table}, Throw: &throw.Wanted{Places: true}},
		{ID: "any dice", Kind: Throw, Seats: []SeatNo{Table}, Throw: &throw.Wanted{}},
		{ID: "maybe", Kind: Choose, Seats: []SeatNo{0}, Skip: true, Fields: []Field{{ID: "what", Min: 1, Max: 1, Choices: []Choice{{ID: "a"}}}}},
	}
	die := throw.Die{ID: 1, Colour: "red", Face: "2"}
	f := func(pairs ...string) map[string]json.RawMessage {
		m := map[string]json.RawMessage{}
		for i := 0; i < len(pairs); i += 2 {
			m[pairs[i]] = json.RawMessage(pairs[i+1])
		}
		return m
	}
	for name, c := range map[string]struct {
		answer Answer
		want   string // "" means taken
	}{
		"the seat that is asked answers":             {Answer{Ask: "pick", Seat: 1, Fields: f("what", `"a"`)}, ""},
		"the tablet of the table answers for it":     {Answer{Ask: "pick", Seat: Table, Fields: f("what", `"a"`)}, ""},
		"a list of one is one choice":                {Answer{Ask: "pick", Seat: 1, Fields: f("what", `["a"]`)}, ""},
		"another seat may not":                       {Answer{Ask: "pick", Seat: 0, Fields: f("what", `"a"`)}, "games.refused.seat"},
		"a closed ask takes nothing":                 {Answer{Ask: "gone", Seat: 1}, "games.refused.closed"},
		"a refused choice says its own reason":       {Answer{Ask: "pick", Seat: 1, Fields: f("what", `"b"`)}, "test.greyed"},
		"an unknown choice":                          {Answer{Ask: "pick", Seat: 1, Fields: f("what", `"z"`)}, "games.refused.choice"},
		"two choices where one is asked":             {Answer{Ask: "pick", Seat: 1, Fields: f("what", `["a","a"]`)}, "games.refused.count"},
		"no pass where none is offered":              {Answer{Ask: "pick", Seat: 1}, "games.refused.missing"},
		"a pass where it is offered":                 {Answer{Ask: "maybe", Seat: 0}, ""},
		"dice where none are thrown":                 {Answer{Ask: "pick", Seat: 1, Throw: &throw.Throw{Dice: []throw.Die{die}}}, "games.refused.notThrow"},
		"a whole form":                               {Answer{Ask: "form", Seat: 3, Fields: f("n", `5`, "some", `["c","a"]`)}, ""},
		"half a form":                                {Answer{Ask: "form", Seat: 3, Fields: f("n", `5`)}, "games.refused.missing"},
		"a number too small":                         {Answer{Ask: "form", Seat: 3, Fields: f("n", `1`, "some", `["a"]`)}, "games.refused.range"},
		"a number as a string":                       {Answer{Ask: "form", Seat: 3, Fields: f("n", `"3"`, "some", `["a"]`)}, "games.refused.range"},
		"half a number":                              {Answer{Ask: "form", Seat: 3, Fields: f("n", `2.5`, "some", `["a"]`)}, "games.refused.range"},
		"nothing as a number":                        {Answer{Ask: "form", Seat: 3, Fields: f("n", `null`, "some", `["a"]`)}, "games.refused.range"},
		"one choice twice":                           {Answer{Ask: "form", Seat: 3, Fields: f("n", `3`, "some", `["a","a"]`)}, "games.refused.choice"},
		"too many choices":                           {Answer{Ask: "form", Seat: 3, Fields: f("n", `3`, "some", `["a","b","c"]`)}, "games.refused.count"},
		"a field that nobody asked":                  {Answer{Ask: "form", Seat: 3, Fields: f("n", `3`, "some", `["a"]`, "x", `1`)}, "games.refused.unknownField"},
		"a whole order":                              {Answer{Ask: "order", Seat: 3, Fields: f("all", `["b","a"]`)}, ""},
		"half an order":                              {Answer{Ask: "order", Seat: 3, Fields: f("all", `["b"]`)}, "games.refused.count"},
		"a throw":                                    {Answer{Ask: "dice", Throw: &throw.Throw{Dice: []throw.Die{die}}}, ""},
		"a throw of nothing":                         {Answer{Ask: "dice", Throw: &throw.Throw{}}, "games.refused.noDice"},
		"two dice with one number":                   {Answer{Ask: "dice", Throw: &throw.Throw{Dice: []throw.Die{die, die}}}, "games.refused.throw"},
		"more dice than any throw has":               {Answer{Ask: "dice", Throw: &throw.Throw{Dice: make([]throw.Die, MostDice+1)}}, "games.refused.tooManyDice"},
		"a die without a colour":                     {Answer{Ask: "dice", Throw: &throw.Throw{Dice: []throw.Die{{ID: 1, Face: "2"}}}}, "games.refused.throw"},
		"one of any dice, whose places mean nothing": {Answer{Ask: "any dice", Throw: &throw.Throw{Dice: []throw.Die{{ID: 1, Face: "2"}}}}, ""},
		"a margin below nothing":                     {Answer{Ask: "dice", Throw: &throw.Throw{Dice: []throw.Die{die}, Margin: -1}}, "games.refused.throw"},
		"a die farther away than any table":          {Answer{Ask: "dice", Throw: &throw.Throw{Dice: []throw.Die{{ID: 1, Colour: "red", Face: "2", Footprint: []throw.Point{{X: 1e300}}}}}}, "games.refused.throw"},
		"fields where dice are asked":                {Answer{Ask: "dice", Fields: f("n", `1`)}, "games.refused.throw"},
	} {
		t.Run(name, func(t *testing.T) {
			_, bad := Check(asks, c.answer)
			switch {
			case bad == nil && c.want != "":
				t.Errorf("it was taken, want %s", c.want)
			case bad != nil && bad.Reason.ID != c.want:
				t.Errorf("refused with %s, want %q", bad.Reason.ID, c.want)
			}
		})
	}
}

func FuzzAnswersFromOutsideNeverPanic(f *testing.F) {
	f.Add([]byte(`{"ask":"a","seat":0,"fields":{"x":["a",1]},"throw":{"dice":[{"id":1,"footprint":[[1,2]]}]}}`))
	f.Add([]byte(`{"ask":"d","throw":{"dice":[{"id":1,"colour":"red","face":"1"}],"margin":1e309}}`))
	asks := []Ask{
		{ID: "a", Kind: Form, Seats: []SeatNo{0}, Fields: []Field{{ID: "x", Min: 1, Max: 2, Choices: []Choice{{ID: "a"}, {ID: "b"}}}, {ID: "n", Max: 3}}},
		{ID: "d", Kind: Throw, Seats: []SeatNo{Table}, Throw: &throw.Wanted{}},
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var a Answer
		if json.Unmarshal(data, &a) != nil {
			return
		}
		if ask, bad := Check(asks, a); bad == nil && ask.ID == "a" {
			if n := a.Number("n"); n < 0 || n > 3 || len(a.Picks("x")) == 0 {
				t.Fatalf("taken: %s", data)
			}
		}
	})
}

func TestASetupThatDoesNotFitTheGameIsRefusedAndSaysWhy(t *testing.T) {
	info := Info{FewestSeats: 2, MostSeats: 3, Options: []Option{{ID: "o", Choices: []Choice{{ID: "first"}, {ID: "second"}}}}}
	two := []Seat{{"A", "red"}, {"B", "blue"}}
	for name, c := range map[string]struct {
		setup Setup
		want  string
	}{
		"one person":              {Setup{Seats: two[:1]}, "games.refused.seats"},
		"two of one colour":       {Setup{Seats: []Seat{{"A", "red"}, {"B", "red"}}}, "games.refused.colour"},
		"nobody's colour":         {Setup{Seats: []Seat{{"A", "red"}, {"B", ""}}}, "games.refused.colour"},
		"an unknown option":       {Setup{Seats: two, Options: map[string]string{"x": "first"}}, "games.refused.option"},
		"an unknown choice":       {Setup{Seats: two, Options: map[string]string{"o": "third"}}, "games.refused.option"},
		"the second choice":       {Setup{Seats: two, Options: map[string]string{"o": "second"}}, ""},
		"nothing said of options": {Setup{Seats: two}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			chosen, bad := CheckSetup(info, c.setup)
			if (bad == nil) != (c.want == "") || (bad != nil && bad.Reason.ID != c.want) {
				t.Errorf("got %v, want %q", bad, c.want)
			}
			if bad == nil && len(chosen) != 1 {
				t.Errorf("the options are %v", chosen)
			}
		})
	}
}
