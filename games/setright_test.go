package games_test

import (
	"encoding/json"
	"slices"
	"testing"

	"quartermaster/games"
)

var ofTwo = games.NewSetRight("right", "value", games.Text{ID: "prompt"}, "R1", []games.Seat{{Name: "Ann", Colour: "red"}, {Name: "Ben", Colour: "blue"}}, []games.Amount{
	{ID: "gold", Label: games.Plain("gold"), Max: 80, OfSeat: true, Usual: true},
	{ID: "debt", Label: games.Plain("debt"), Min: -9, Max: 9, OfSeat: true},
	{ID: "stack", Label: games.Plain("stack"), Max: 12},
})

func right(who, what string, value int) games.Answer {
	return games.Answer{Ask: "right", Seat: games.Table, Fields: map[string]json.RawMessage{
		"who": games.Value(who), "what": games.Value(what), "value": games.Value(value), "why": games.Value("agreed")}}
}

func TestTheAskBeginsAtWhatEachNumberIs(t *testing.T) {
	ask := ofTwo.Ask(func(amount string, seat games.SeatNo) int {
		return map[string]int{"gold": 10, "debt": -3, "stack": 7}[amount] + max(0, int(seat))
	})
	if want := []int{10, -3, 7, 11, -2, 7, 0, 0, 7}; !slices.Equal(ask.Fields[2].Now, want) {
		t.Errorf("now %v, want %v", ask.Fields[2].Now, want)
	}
	if ask.Fields[2].Min != -9 || ask.Fields[2].Max != 80 || string(ask.Fields[1].Default) != `"gold"` {
		t.Errorf("from %d to %d, first %s", ask.Fields[2].Min, ask.Fields[2].Max, ask.Fields[1].Default)
	}
}

func TestANumberIsSetRightOnlyInItsRangeAndWhereItIs(t *testing.T) {
	for name, c := range map[string]struct {
		answer  games.Answer
		refused string
		seat    games.SeatNo
	}{
		"a player's":              {right("1", "gold", 80), "", 1},
		"below zero":              {right("0", "debt", -9), "", 0},
		"the table's":             {right("table", "stack", 0), "", games.Table},
		"more than there is":      {right("1", "debt", 10), "games.refused.range", 1},
		"the table's of a seat":   {right("1", "stack", 3), "games.refused.whose", 0},
		"a player's of nobody":    {right("table", "gold", 3), "games.refused.whose", 0},
		"nothing that there is":   {right("1", "rum", 3), "games.refused.unknownField", 0},
		"less than nothing of it": {right("1", "gold", -1), "games.refused.range", 1},
	} {
		what, seat, value, bad := ofTwo.Read(c.answer)
		if reason := refusedFor(bad); reason != c.refused {
			t.Errorf("%s: refused for %q, want %q", name, reason, c.refused)
		} else if bad == nil && (seat != c.seat || value != c.answer.Number("value") || what.ID != c.answer.Pick("what")) {
			t.Errorf("%s: %s of seat %d is %d", name, what.ID, seat, value)
		}
	}
}

func refusedFor(bad *games.Refusal) string {
	if bad == nil {
		return ""
	}
	return bad.Reason.ID
}

func TestTheLogSaysWhatWasSetRightAndWhy(t *testing.T) {
	what, seat, value, _ := ofTwo.Read(right("1", "gold", 5))
	h := ofTwo.Said(right("1", "gold", 5), what, seat, 12, value)
	if !h.Announce || h.Rule != "R1" || h.Text.Args["Name"] != "Ben" || h.Text.Args["Before"] != 12 || h.Text.Args["Number"] != 5 || h.Text.Args["Why"].(games.Text).ID != "games.reason.agreed" {
		t.Errorf("%+v", h)
	}
}
