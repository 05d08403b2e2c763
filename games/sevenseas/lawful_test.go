package sevenseas

import (
	"encoding/json"
	"slices"
	"testing"

	"quartermaster/games"
)

// lawful fails if the state breaks a law of the state model (K15–K26). It checks the laws independently of the game, directly from
// the specification, and the warnings of the game must agree. Before is the state of the previous step, or nil at the start. It
// returns the state for the next step.
func lawful(t testing.TB, before *State, p games.Position, seed int) *State {
	t.Helper()
	at := p.(position)
	s, n := at.s, len(at.s.Players)
	bad := func(law string, seat int) {
		state, _ := json.Marshal(s)
		t.Fatalf("game %d: %s does not hold for seat %d in %s, options %v", seed, law, seat, state, at.rules.chosen)
	}
	for _, b := range at.rules.breaches(s) {
		if b.law != "K18kinds" { // chance keeps what it likes
			bad(b.law, int(b.seat))
		}
	}
	loot, hands, holders := 0, 0, [4]int{}
	for i, pl := range s.Players {
		cargo := pl.Goods[0] + pl.Goods[1] + pl.Goods[2]
		fleet := pl.Empty + pl.Loaded
		must := func(law string, holds bool) {
			if !holds {
				bad(law, i)
			}
		}
		must("K15", min(pl.Empty, pl.Loaded, pl.Guards, pl.Reserve) >= 0 && fleet+pl.Guards+pl.Reserve == 10)
		must("K16", pl.Guards+pl.GuardsOwed == max(0, min(10, pl.Chests/10)) && pl.GuardsOwed >= 0 && (pl.GuardsOwed == 0 || pl.Empty == 0))
		must("K17", pl.Loaded == cargo-min(pl.DoubleHold, cargo/2) && cargo <= fleet+min(pl.DoubleHold, fleet))
		must("K18", min(pl.Goods[0], pl.Goods[1], pl.Goods[2], pl.Talismans) >= 0)
		must("K20", pl.AdvHand >= 0 && pl.AdvHand == pl.Dealt+pl.Drawn-pl.Played)
		must("K22", len(pl.OnTable) <= 4 && !slices.Contains(pl.OnTable, pl.Revealed) && !slices.ContainsFunc(pl.OnTable, func(c int) bool { return !slices.Contains([]int{1, 2, 6, 7}, c) }))
		if before == nil || before.Players[i].Chests != pl.Chests {
			must("K24", tokenShown(p, i) == map[bool]int{true: 80, false: map[bool]int{true: 40}[pl.Chests >= 40]}[pl.Chests >= 80])
		}
		must("A22", pl.Chests >= 0 || at.rules.is("debt", "debt"))
		must("Y1", pl.YinYang >= 0 && pl.Skulls >= 0 && pl.DoubleHold >= 0 && pl.Unsinkable >= 0)
		loot += cargo + pl.Talismans
		hands += pl.AdvHand
		for c, has := range pl.Flags {
			if has {
				holders[c]++
			}
		}
	}
	drawn := 0 // cards of a draw that nobody decided about yet
	for _, task := range s.Todo {
		if task.Kind == taskLoot && task.Begun {
			drawn += task.Count
		}
	}
	must := func(law string, holds bool) {
		if !holds {
			bad(law, -1)
		}
	}
	must("K18", s.LootDeck >= 0 && s.LootGone >= 0 && s.LootDeck+s.LootGone+drawn+loot == 60)
	removed := map[bool]int{true: 4}[n == 2]
	must("K19", s.AdvStack >= 0 && s.AdvStack+hands+len(s.Ports)+len(s.Cards)+1+removed == 31 && s.Above >= 0 && s.Above <= s.AdvStack)
	for c, count := range holders {
		must("K21", count <= 1 && slices.Contains(s.freeFlags(), c) == (count == 0))
	}
	must("K25", int(s.First) == (s.Round-1)%n)
	for _, ask := range p.Asks() { // K23: no throw needs more red dice than there are
		if ask.Throw == nil {
			continue
		}
		for _, g := range ask.Throw.Groups {
			must("K23", g.Count <= map[bool]int{true: 4, false: 10}[g.Colour == at.rules.merchant])
		}
	}
	if raid := s.Raid; raid != nil && raid.Finished {
		for i := range s.Players {
			survived := raid.Sent[i] - raid.Sunk[i]
			twice := map[bool]int{true: 2, false: 1}[at.rules.is("hold", "twice")]
			if survived < 0 || raid.Saved[i] > raid.Sunk[i] || raid.Drawn[i] > survived*twice || (raid.Escaped && raid.Drawn[i] > 0) {
				bad("K26", i)
			}
		}
	}
	if before != nil {
		must("R7", s.Round == before.Round || s.Round == before.Round+1)
		must("D1", s.Countdown == before.Countdown || s.Countdown == before.Countdown-1 || (s.Countdown == 3 && s.Round == before.Round+1 && s.LastRound == before.Round))
		must("D1", s.LastRound == before.LastRound || (before.LastRound == 0 && s.LastRound == before.Round))
		for c := range countries { // F1: a flag once taken stays
			for i := range s.Players {
				must("F1", s.Players[i].Flags[c] || !before.Players[i].Flags[c])
			}
		}
	}
	if s.Over {
		must("D1", s.LastRound > 0 && s.Round == s.LastRound+3)
	}
	return s
}

// tokenShown returns which side of the 40/80 token the view shows for a player, or 0.
func tokenShown(p games.Position, seat int) int {
	for _, part := range p.View(games.Table).Seats[seat].Parts {
		if part.ID == "token" {
			return part.Counter.Value
		}
	}
	return 0
}
