package archive_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"quartermaster/companion"
	"quartermaster/games"
)

var (
	tablet = companion.By{Device: "tablet"}
	board  = companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "blue"}}
	seated = []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}}
)

// begin starts a game whose first ask is a throw.
func begin(t *testing.T, table *companion.Table) *companion.Snapshot {
	t.Helper()
	s, err := table.Start(t.Context(), tablet, table.Snapshot().Version, companion.Start{Game: "harbour", People: seated})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func pick(turn int, crate string) games.Answer {
	return games.Answer{Ask: fmt.Sprintf("pick/%d", turn), Seat: games.Table, Fields: map[string]json.RawMessage{"crate": json.RawMessage(fmt.Sprintf("%q", crate))}}
}

func load(s *companion.Snapshot) int { return s.View.Table[0].Counter.Value }
