package jamaica_test

import (
	"strconv"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/jamaica"
	"quartermaster/games/jamaica/cargo"
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

func TestJamaicaWithEverythingKeptObeysTheLawsOfEveryGame(t *testing.T) {
	t.Parallel()
	all := func(n int, options ...string) games.Setup {
		setup := games.Setup{Seats: people[:n], Box: sampleBox(), Options: map[string]string{"kept": "all"}}
		for i := 0; i < len(options); i += 2 {
			setup.Options[options[i]] = options[i+1]
		}
		return setup
	}
	untold := all(3, "ghost", "off")
	untold.Box = nil
	gametest.Laws(t, jamaica.Game{}, gametest.Table{
		Setups: []games.Setup{
			all(2),
			all(4),
			all(6, "behind", "back", "payment", "ask"),
			all(2, "ghost", "off", "combat", "pip", "shortage", "older", "cards", "tapped"),
			all(5, "ghost", "on", "ghostRanked", "no", "payment", "ask"),
			untold,
		},
		Games: 12, Steps: 2000,
		Asks: []string{"space", "first", "finals", "mend", "action", "day", "card", "symbol", "route", "empty", "pay", "take", "direction", "defender", "powder",
			"combat", "sabre", "booty", "short", "drawn", "value", "correct", "hold", "ship", "paid"},
		Rare:     []string{"mended", "more", "stow"},
		EachStep: conserved,
	})
}

// conserved checks a position against the laws of the treasures: C2, and C4 for the values that were entered.
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
	if s.Voyage != nil && s.Phase != "chart" { // a track with fewer lairs has fewer treasures
		want = min(9, lairs(s))
	}
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
	if s.Voyage != nil && s.Phase != "chart" {
		afloat(t, s)
		if s.Battle != nil {
			affordable(t, s, p.Asks())
		}
	}
	if b := s.Battle; b != nil && s.Voyage == nil { // C6; a bank that never runs dry (O3) may have given a ship more than the box holds
		for _, side := range b.Sides {
			if side.Powder != nil && *side.Powder > 45 {
				t.Errorf("C6: %d powder", *side.Powder)
			}
		}
	}
}

// affordable checks C6 where the program keeps the holds: nobody is offered more gunpowder than is aboard.
func affordable(t gametest.Reporter, s *jamaica.State, asks []games.Ask) {
	t.Helper()
	for _, ask := range asks {
		kind, side, _ := strings.Cut(ask.ID, "/")
		most := 0
		switch kind {
		case "powder":
			for _, choice := range ask.Fields[0].Choices {
				if n, err := strconv.Atoi(choice.ID); err == nil {
					most = max(most, n)
				}
			}
		case "more":
			most = ask.Fields[0].Max
		default:
			continue
		}
		seat := s.Battle.Attacker
		if side == "1" {
			seat = s.Battle.Defender
		}
		if aboard := s.Voyage.Ships[seat].Holds.Sum(cargo.Powder); most > aboard {
			t.Errorf("C6: seat %d is offered %d powder and has %d aboard", seat, most, aboard)
		}
	}
}

// lairs counts the lairs of the track.
func lairs(s *jamaica.State) (n int) {
	for _, tile := range s.Voyage.Tiles {
		if tile == "lair" {
			n++
		}
	}
	return n
}

// afloat checks a position in which the program keeps everything against C1, C2, C3 and C5.
func afloat(t gametest.Reporter, s *jamaica.State) {
	t.Helper()
	v := s.Voyage
	sum := map[string]int{"gold": v.Bank["gold"], "food": v.Bank["food"], "powder": v.Bank["powder"]}
	for i, ship := range v.Ships {
		want := 5
		for _, treasure := range s.Ships[i].Open {
			if treasure == "sixth" {
				want = 6
			}
		}
		if len(ship.Holds) != want {
			t.Errorf("C3: ship %d has %d holds, want %d", i, len(ship.Holds), want)
		}
		for _, hold := range ship.Holds {
			if (hold.N == 0) != (hold.Kind == "") || hold.N < 0 {
				t.Errorf("C3: a hold has %d of %q", hold.N, hold.Kind)
			}
			if hold.N > 0 {
				sum[string(hold.Kind)] += hold.N
			}
		}
		p := ship.Place
		if p.Space < 0 || p.Space > len(v.Tiles) || p.Home && (p.Space != 0 || p.Behind != 0) || s.Ships[i].Home != p.Home && i < len(v.Decks) {
			t.Errorf("C5: ship %d is at %+v, home: %v", i, p, s.Ships[i].Home)
		}
	}
	for kind, want := range map[string]int{"gold": 80, "food": 45, "powder": 45} {
		if sum[kind] != want {
			t.Errorf("C1: there are %d %s, want %d", sum[kind], kind, want)
		}
	}
	if len(v.Tokens) != s.Stack && s.Phase != "drawn" {
		t.Errorf("C2: %d tokens, %d treasures in the stack", len(v.Tokens), s.Stack)
	}
}

func TestEveryWordIsSaidAndEveryOneSaidIsThere(t *testing.T) {
	gametest.Said(t, jamaica.Game{}.Info())
}
