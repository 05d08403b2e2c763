package sevenseas

import (
	"slices"
	"strings"
	"testing"

	"quartermaster/games"
)

func TestK27ACorrectionWarnsAndLocksNothing(t *testing.T) {
	for law, set := range map[string][]any{
		"K15": {"A.empty", 9},
		"K16": {"A.guards", 2},
		"K17": {"A.loaded", 1},
		"K18": {"lootDeck", 3},
		"K19": {"advStack", 3},
		"K20": {"A.advHand", 7},
	} {
		x := sit(t, 3)
		x.set(set...)
		at := x.p.(position)
		if !slices.ContainsFunc(at.rules.breaches(at.s), func(b breach) bool { return b.law == law }) {
			t.Errorf("%v: no warning of %s, but %v", set, law, at.rules.breaches(at.s))
		}
		if len(x.p.View(0).Badges) == 0 {
			t.Errorf("%v: no warning is shown", set)
		}
		x.round("A4 B4 C4")
		x.do("port")
	}
	for law, spoil := range map[string]func(s *State){
		"K21": func(s *State) { s.Players[0].Flags[ENG], s.Players[1].Flags[ENG] = true, true },
		"K22": func(s *State) { s.Players[0].OnTable = []int{Captain} },
		"K23": func(s *State) {
			s.Raid = &Raid{Size: 5, Sent: make([]int, 3), Sunk: make([]int, 3), Saved: make([]int, 3), Drawn: make([]int, 3)}
		},
		"K25": func(s *State) { s.First = 2 },
		"K26": func(s *State) {
			s.Raid = &Raid{Size: 1, Sent: []int{1, 0, 0}, Sunk: make([]int, 3), Saved: make([]int, 3), Drawn: []int{2, 0, 0}}
		},
	} {
		at := sit(t, 3).p.(position)
		s := at.s.clone()
		spoil(s)
		if !slices.ContainsFunc(at.rules.breaches(s), func(b breach) bool { return b.law == law }) {
			t.Errorf("%s is not seen to be broken", law)
		}
	}
	x := sit(t, 3)
	if x.try("correct", "who", "table", "what", "chests", "value", 3, "why", "agreed") == nil ||
		x.try("correct", "who", "0", "what", "lootDeck", "value", 3, "why", "agreed") == nil ||
		x.try("correct", "who", "0", "what", "rum", "value", 61, "why", "agreed") == nil {
		t.Error("a number that does not exist was set")
	}
	x.set("A.chests", 41) // ships follow (G3), and the token (K24)
	x.want("A.guards", 4, "A.empty", 3, "A.token", 40)
}

// K27: all numbers in the state model can be corrected. The log says whose number, the old and the new value, and why.
func TestK27EveryNumberCanBeSetRightAndTheLogTellsWhoAndWhy(t *testing.T) {
	tried := map[string]bool{}
	for name, value := range map[string]int{
		"A.chests": 22, "B.yinYang": 5, "C.skulls": 3, "A.empty": 4, "A.loaded": 1, "A.guards": 1, "A.guardsOwed": 2, "A.reserve": 5,
		"A.rum": 1, "B.coffee": 2, "C.fruit": 3, "A.talismans": 2, "A.doubleHold": 1, "A.unsinkable": 2, "A.advHand": 6,
		"advStack": 9, "above": 3, "countdown": 2, "lootDeck": 50, "lootGone": 4, "round": 5, "port": 3,
		"A.flagENG": 1, "B.flagESP": 1, "C.flagFRA": 1, "A.flagNED": 1, "raidedENG": 1, "raidedESP": 2, "raidedFRA": 3, "raidedNED": 4,
		"A.lies1": 1, "A.lies2": 1, "B.lies6": 1, "C.lies7": 1,
	} {
		x := sit(t, 3)
		who, what, ofSeat := strings.Cut(name, ".")
		if !ofSeat {
			what = who
		}
		tried[what] = true
		e := entries()[slices.IndexFunc(entries(), func(e entry) bool { return e.ID == what })]
		seat := games.Table
		if ofSeat {
			seat = games.SeatNo(who[0] - 'A')
		}
		before := e.get(x.state(), seat)
		x.set(name, value)
		if got := e.get(x.state(), seat); got != value {
			t.Errorf("%s is %d, want %d", name, got, value)
		}
		said := x.log[0]
		if said.Rule != "K27" || !said.Announce || said.Text.Args["Before"] != before || said.Text.Args["Number"] != value || said.Text.Args["Why"].(games.Text).ID != "games.reason.agreed" {
			t.Errorf("%s: the log says %+v", name, said)
		}
		if ofSeat && (said.Text.Args["Name"] != who || !slices.Equal(said.Seats, []games.SeatNo{seat})) {
			t.Errorf("%s: the log does not say whose: %+v", name, said)
		}
		x.set(name, before) // and back
		if got := e.get(x.state(), seat); got != before {
			t.Errorf("%s is %d again, want %d", name, got, before)
		}
	}
	for _, e := range newRules(people, defaults()).numbers {
		if !tried[e.ID] {
			t.Errorf("%s was not tried", e.ID)
		}
	}
	x := sit(t, 3)
	x.set("round", 5, "B.lies1", 1, "B.lies6", 1, "B.lies1", 0)
	if s := x.state(); s.First != 1 || !slices.Equal(s.Players[1].OnTable, []int{MerchantChar}) {
		t.Errorf("round 5 begins with seat %d, on the table lie %v", s.First, s.Players[1].OnTable)
	}
	x.do("chosen", "all")
	for x.state().Call < MerchantChar {
		x.do("call")
	}
	if c := x.choice("call", "1"); c == nil || c.Refused == nil { // P3
		t.Error("a card that was put on the table can be revealed")
	}
}

func TestK27ShipsThatAreSetRightDuringARaidSinkOnceOnly(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B3 C6")
	x.raid("ENG-2", "4", "0", "0")
	x.set("A.empty", 1, "A.reserve", 9)
	x.do("hand", "convoy", "escaped", "green", 0)
	x.want("A.empty", 0, "A.loaded", 0, "A.reserve", 10, "A.yinYang", 4)
	x.p.View(games.Table)
}
