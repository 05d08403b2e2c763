package jamaica_test

import (
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/jamaica"
)

var people = []games.Seat{{Name: "Anna", Colour: "red"}, {Name: "Ben", Colour: "blue"}, {Name: "Cid", Colour: "green"}, {Name: "Dot", Colour: "yellow"}, {Name: "Eve", Colour: "purple"}, {Name: "Flo", Colour: "orange"}}

func TestJamaicaObeysTheLawsOfEveryGame(t *testing.T) {
	t.Parallel()
	gametest.Laws(t, jamaica.Game{}, gametest.Table{
		Setups: []games.Setup{
			{Seats: people[:2]},
			{Seats: people[:4]},
			{Seats: people},
			{Seats: people[:2], Options: map[string]string{"ghost": "off", "combat": "pip", "shortage": "older"}},
			{Seats: people[:5], Options: map[string]string{"ghost": "on", "combat": "pip", "ghostRanked": "no"}},
		},
		Games: 20, Steps: 2000,
		Asks:     []string{"action", "day", "battle", "defender", "powder", "more", "combat", "sabre", "booty", "shortage", "short", "treasure", "drawn", "home", "ghost", "finish", "final", "gold", "value", "correct"},
		Rare:     []string{"further"},
		EachStep: conserved,
	})
}

// conserved holds every position against the laws of the treasures: C2, and C4 of the values told.
func conserved(t gametest.Reporter, setup games.Setup, p games.Position) {
	t.Helper()
	s := p.State().(*jamaica.State)
	all, owners := s.Stack, map[string]int{}
	for i, ship := range s.Ships {
		all += ship.Hidden + len(ship.Open)
		for _, treasure := range ship.Open {
			owners[treasure]++
		}
		if ship.Hidden < 0 || len(ship.Values) > ship.Hidden {
			t.Errorf("C4: seat %d has %d hidden treasures, of which %d are told", i, ship.Hidden, len(ship.Values))
		}
	}
	if s.Phase == "drawn" { // it is in somebody's hand
		all++
	}
	want := 9
	if len(s.Ships) > len(setup.Seats) { // the ghost's Lady Beth
		want++
		if owners["beth"] != 1 {
			t.Errorf("JM-G2: the ghost has lost Lady Beth")
		}
	}
	if all != want {
		t.Errorf("C2: there are %d treasures, want %d", all, want)
	}
	for treasure, n := range owners {
		if n > 1 {
			t.Errorf("C3: %s is there %d times", treasure, n)
		}
	}
	if b := s.Battle; b != nil { // C6
		for _, side := range b.Sides {
			if side.Powder != nil && *side.Powder > 45 {
				t.Errorf("C6: %d powder", *side.Powder)
			}
		}
	}
}

func TestEveryWordIsSaidAndEveryOneSaidIsThere(t *testing.T) {
	gametest.Said(t, jamaica.Game{}.Info())
}
