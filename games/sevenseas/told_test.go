package sevenseas

import (
	"slices"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// shown returns the battle that the view shows. It fails if there is none.
func (x *session) shown() games.Battle {
	x.Helper()
	for _, p := range x.p.View(games.Table).Table {
		if p.Battle != nil {
			return *p.Battle
		}
	}
	x.Fatal("the table shows no battle")
	return games.Battle{}
}

// toldLines returns the lines for each seat as the ends of their message ids: "cards chests".
func toldLines(b games.Battle) (all []string) {
	for _, t := range b.Told {
		var ids []string
		for _, l := range t.Lines {
			ids = append(ids, strings.TrimPrefix(l.ID, "sevenseas.told."))
		}
		all = append(all, strings.Join(ids, " "))
	}
	return all
}

func TestEveryCurseShowsWhomItHitsAndWhatEachPlayerLoses(t *testing.T) {
	x := cursed(t, Kraken, "B.fruit", 2)
	x.battle(values("A2 A2 A2 A2 A2 A2 A2 B1 B1 B1 B2 B2 B2 B2 C2 C2 C2 C2 C2 C2 C2")...)
	b := x.shown()
	if !slices.Equal(b.Hits, []int{8, 9, 10}) || len(b.Throw.Dice) != 21 || b.Outcome == nil {
		t.Errorf("the Kraken hits %v of %d dice, and comes to %v", b.Hits, len(b.Throw.Dice), b.Outcome)
	}
	if got := toldLines(b); !slices.Equal(got, []string{"nothing", "cards chests", "nothing"}) {
		t.Errorf("the Kraken tells %q", got)
	}

	x = cursed(t, Payday, "A.guards", 1, "A.chests", 15, "A.empty", 6)
	if b = x.shown(); len(b.Throw.Dice) != 0 || !slices.Equal(toldLines(b), []string{"chests", "nothing", "nothing"}) {
		t.Errorf("Payday tells %q", toldLines(b))
	}

	x = cursed(t, Kraken)
	x.battle(values("A2 A2 A2 A2 A2 A2 A2 B2 B2 B2 B2 B2 B2 B2 C2 C2 C2 C2 C2 C2 C2")...)
	if b = x.shown(); b.Outcome.ID != "sevenseas.outcome.curseMissed" {
		t.Errorf("a Kraken that hits nobody comes to %v", b.Outcome)
	}
}

func TestAMutinyTellsWhoStillChooses(t *testing.T) {
	x := cursed(t, Tavern, "B.rum", 1, "B.coffee", 1)
	x.battle(values("R2 R2 R6")...)
	b := x.shown()
	if len(b.Told) != 0 || b.Outcome == nil || b.Outcome.ID != "sevenseas.outcome.give" {
		t.Errorf("dice that wait to be given away tell %v", b.Outcome)
	}
	before := b.ID
	x.do("give", "green", "1", "white", "2", "blue", "3")
	b = x.shown()
	if got := toldLines(b); b.ID == before || !slices.Equal(got, []string{"die chests", "die choosing", "die"}) {
		t.Errorf("the Tavern tells %q", got)
	}
	x.do("lose", "rum")
	if got := toldLines(x.shown()); !slices.Equal(got, []string{"die chests", "die cards", "die"}) {
		t.Errorf("after the choice the Tavern tells %q", got)
	}
}

func TestAWhirlpoolShowsRanksMillimetresAndLosses(t *testing.T) {
	x := cursed(t, Whirlpool, "A.empty", 1, "A.reserve", 9, "B.empty", 1, "B.reserve", 9, "C.empty", 1, "C.reserve", 9)
	x.battle(dieAt(1, "red", 2, 0, 0), dieAt(2, "green", 1, 40, 0), dieAt(3, "white", 1, -22, 0), dieAt(4, "blue", 1, 80, 0))
	b := x.shown()
	if b.Reach == nil || b.Reach.Die != 1 || b.Reach.Within == nil || *b.Reach.Within != 28 {
		t.Fatalf("the whirlpool reaches %+v", b.Reach)
	}
	var order []int
	for _, o := range b.Reach.Order {
		order = append(order, o.Die)
		if o.Gap == nil || o.In != (o.Die != 4) {
			t.Errorf("ship %d: %+v", o.Die, o)
		}
	}
	if !slices.Equal(order, []int{3, 2, 4}) || !slices.Equal(toldLines(b), []string{"chests", "chests", "nothing"}) {
		t.Errorf("the whirlpool's order is %v, and it tells %q", order, toldLines(b))
	}
}

func TestARaidTellsEachPlayerOneLine(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B4 C4")
	x.at("convoy")
	x.do("convoy", "ENG-1")
	x.do("send", "2")
	x.do("send", "1")
	x.do("send", "0")
	x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 2, 20, 0), dieAt(3, "green", 5, 60, 0), dieAt(4, "white", 6, 120, 0))
	if got := toldLines(x.shown()); !slices.Equal(got, []string{"sunk yinyang loot", "loot", "none"}) {
		t.Errorf("the raid tells %q", got)
	}
}

func TestDiceThatAreThrownAgainAreMarkedAndTheOthersStay(t *testing.T) {
	for rethrow, want := range map[string][]int{"loose": {2}, "all": {1, 2}} {
		x := sit(t, 3, "rethrow", rethrow)
		x.round("A3 B4 C4")
		x.at("convoy")
		x.do("convoy", "ENG-1")
		x.do("send", "1")
		x.do("send", "0")
		x.do("send", "0")
		loose := dieAt(2, "green", 5, 30, 0)
		loose.Loose = true
		x.battle(dieAt(1, "red", 4, 0, 0), loose)
		b := x.shown()
		if !slices.Equal(b.Again, want) || len(b.Throw.Dice) != 2 {
			t.Errorf("%s: thrown again are %v of %v", rethrow, b.Again, b.Throw.Dice)
		}
		stay := x.ask("throw").Throw.Stay
		if wantStay := 2 - len(want); len(stay) != wantStay {
			t.Errorf("%s: the throw says that %v stay", rethrow, stay)
		}
		var again []throw.Die
		for _, d := range b.Throw.Dice {
			d.Loose = false
			again = append(again, d)
		}
		x.battle(again...)
		if got := x.shown(); len(got.Again) != 0 {
			t.Errorf("%s: after the second throw %v are still marked", rethrow, got.Again)
		}
	}
}
