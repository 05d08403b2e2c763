package sevenseas

import (
	"fmt"
	"slices"
	"testing"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// The open points A of the rules specification: what each option changes.

func TestA2A3A4CardsAndPricesAsTheTableHasThem(t *testing.T) {
	x := sit(t, 3, "convoys", "list", "ports", "enter", "bay", "enter")
	x.at("prices")
	x.do("prices", "rum", 1, "coffee", 2, "fruit", 2)
	if x.state().Price != [3]int{1, 2, 2} {
		t.Errorf("Pirate Bay pays %v (A4)", x.state().Price)
	}
	x.round("A3 B4 C4")
	x.raid("ENG-2", "1", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 0)
	x.at("port")
	x.do("port", "3")
	if f := x.ask("prices").Fields[0]; f.Remember != "port/3/rum" {
		t.Errorf("the prices are remembered as %q (A3)", f.Remember)
	}
	x.do("prices", "rum", 3, "coffee", 3, "fruit", 1)
	x.do("port", "3") // the second Islander: the prices are known now
	if x.open() == "prices" || x.state().Price != [3]int{3, 3, 1} {
		t.Errorf("%s is asked, prices %v", x.open(), x.state().Price)
	}
	x.plan = nil
	x.round("A6 B3 C6")
	x.at("convoy")
	if x.choice("convoy", "ENG-2").Refused == nil || x.choice("convoy", "ENG-1").Refused != nil {
		t.Error("a convoy that was raided is raided again (A2)")
	}
}

func TestC7A7WhoMayDecline(t *testing.T) {
	x := sit(t, 3)
	x.round("A2 B7 C4")
	x.at("flag")
	if x.choice("flag", "none") != nil {
		t.Error("a Governor may decline")
	}
	x = sit(t, 3, "decline", "failure")
	x.round("A2 B7 C4")
	x.at("flag")
	x.do("flag", "none")
	x.want("A.skulls", 1, "A.reserve", 3)
	x.at("port")
	x.do("port")
	x.at("draw")
	x.do("draw", "none")
	x.want("B.skulls", 1, "B.advHand", 3)
}

func TestC7P3PrivilegeOfTheCartographer(t *testing.T) {
	x := sit(t, 3)
	x.round("A4 B7 C4")
	x.do("port")
	x.do("port")
	x.at("draw")
	x.do("draw", "drawn")
	x.want("B.advHand", 5, "advStack", 19, "above", 13)
}

func TestA9AllDiceAreThrownAgainWhereTheTableWantsItSo(t *testing.T) {
	x := sit(t, 3, "rethrow", "all")
	x.round("A3 B6 C6")
	x.raid("ESP-1", "1", "0", "0")
	dice := values("R4 A5")
	dice[1].Loose = true
	x.battle(dice...)
	if ask := x.ask("throw"); ask.Prompt.ID != "sevenseas.ask.throw.all" || ask.Throw.Stay != nil {
		t.Errorf("the table reads %s, and %v stay", ask.Prompt.ID, ask.Throw.Stay)
	}
	x = sit(t, 3)
	x.round("A3 B6 C6")
	x.raid("ESP-1", "1", "0", "0")
	x.battle(dice...)
	if ask := x.ask("throw"); slices.ContainsFunc(ask.Throw.Stay, func(d throw.Die) bool { return d.ID == 2 || d.Loose }) {
		t.Errorf("the loose die is picked up, and of %v all stay", ask.Throw.Stay)
	}
}

func TestA11A13MeasureAndMarginOfAThrow(t *testing.T) {
	r := newRules(nil, map[string]string{"margin": "3", "gap": "centres"})
	if r.marginOf(throw.Throw{}) != 3 || r.marginOf(throw.Throw{Margin: 0.4}) != 3 || r.marginOf(throw.Throw{Margin: 15}) != 15 || r.measure != throw.Centres {
		t.Error("the larger of the throw's margin and the option's is used")
	}
	r.edition = 1
	if r.marginOf(throw.Throw{}) != 3 || r.marginOf(throw.Throw{Margin: 0.4}) != 0.4 {
		t.Error("in the first edition the throw's own margin comes first, then the option's")
	}
}

func TestA13TheQuestionSaysWhichMarginWasUsed(t *testing.T) {
	for _, c := range []struct {
		option   string
		measured float64
		want     string
	}{{"2", 0.6, "2"}, {"1", 1.4, "1.4"}, {"2", 15, "15"}} {
		x := sit(t, 3, "margin", c.option)
		x.round("A3 B6 C6")
		x.raid("ESP-1", "1", "1", "0")
		ask := x.ask("throw")
		dice := []throw.Die{dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "white", 6, 0, 22)}
		if err := x.give(games.Answer{Ask: ask.ID, Seat: games.Table, Throw: &throw.Throw{Dice: dice, By: "simulated", Margin: c.measured}}); err != nil {
			t.Fatal(err)
		}
		note := x.ask("near").Note
		if got := fmt.Sprint(note.Args["Margin"]); note.ID != "sevenseas.near.margin" || got != c.want {
			t.Errorf("option %s mm, measured %v mm: the question says %s, want %s", c.option, c.measured, got, c.want)
		}
	}
}

func TestA12DiceMayBeReadAnewWhileTheTableMeasures(t *testing.T) {
	x := sit(t, 3, "places", "again")
	x.round("A3 B6 C6")
	x.raid("ESP-1", "1", "1", "0")
	x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "white", 6, 0, 22))
	x.at("near")
	x.do("again", "again")
	x.at("throw")
	x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "white", 6, 0, 40))
	x.at("loot")
}

func TestA14ARollDecidesOrTheMiddlesDo(t *testing.T) {
	x := sit(t, 3, "equal", "roll")
	x.round("A3 B6 C6")
	x.raid("ESP-1", "1", "1", "0")
	x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "white", 6, 0, 22))
	x.do("near", "equal")
	ask := x.ask("tie")
	if ask.Prompt.ID != "sevenseas.ask.tie.roll" || len(ask.Fields[0].Choices) != 6 || !slices.Equal(ask.Seats, table) {
		t.Fatalf("what the die shows is not asked, but %+v", ask)
	}
	for i, c := range ask.Fields[0].Choices {
		if want := [2][]int{{1, 2}, {1, 3}}[i%2]; !slices.Equal(c.Dice, want) {
			t.Errorf("a %s is for the dice %v, want %v", c.ID, c.Dice, want)
		}
	}
	for face, lost := range map[string][2]int{"5": {4, 3}, "6": {3, 3}} { // the first pair sinks both, the second only the merchant
		y := *x
		y.do("tie", face)
		y.want("A.reserve", lost[0], "B.reserve", lost[1])
	}
	x = sit(t, 3)
	x.round("A3 B6 C6")
	x.raid("ESP-1", "1", "1", "0")
	// Both touch the merchant, one along an edge, one at a corner: the middles are 12 and 17 mm apart.
	x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 12, 0), dieAt(3, "white", 6, 12, 12))
	x.do("near", "equal")
	if x.open() == "tie" {
		t.Error("the middles differ by more than the margin, and the Captain is asked")
	}
	x.want("A.reserve", 4)
}

func TestA19ADoubleHoldMayCountTwiceForLoot(t *testing.T) {
	for option, cards := range map[string]int{"cargo": 2, "twice": 3} {
		x := sit(t, 3, "hold", option)
		x.set("A.doubleHold", 1)
		x.round("A3 B6 C6")
		x.raid("ESP-1", "2", "0", "0")
		x.do("hand", "convoy", "sunk", "green", 2)
		if got := x.state().Raid.Drawn[0]; got != cards {
			t.Errorf("%s: %d cards, want %d", option, got, cards)
		}
		lawful(t, nil, x.p, 0)
	}
}

func TestA23A29TheCasterThrowsAllAndADieBelongsToItsColour(t *testing.T) {
	x := sit(t, 3)
	x.round("A5 B6 C6")
	x.at("curse")
	x.do("curse", Kraken)
	if got := x.ask("throw").Prompt.ID; got != "sevenseas.ask.throw.curse" {
		t.Errorf("the table reads %s", got)
	}
	if x.try("hand", "red", 1) == nil {
		t.Error("the merchants' dice were hit")
	}
}

func TestA24WhereTwoGoodsAreDearestTheOwnerChooses(t *testing.T) {
	x := sit(t, 3, "bay", "111")
	x.set("B.rum", 1, "B.coffee", 2)
	x.round("A5 B5 C6")
	x.at("curse")
	x.do("curse", Mutiny)
	x.do("hand", "green", 0, "white", 2, "blue", 1)
	x.at("lose")
	if x.ask("lose").Rule != "A24" {
		t.Errorf("the rule is %s", x.ask("lose").Rule)
	}
	x.do("lose", "coffee")
	x.do("lose", "rum")
	x.want("B.coffee", 1, "B.rum", 0, "C.chests", 6, "B.chests", 7)
	x = sit(t, 3, "bay", "111") // all that there is leaves no choice
	x.set("B.rum", 1, "B.coffee", 1)
	x.round("A5 B5 C6")
	x.at("curse")
	x.do("curse", Mutiny)
	x.do("hand", "green", 0, "white", 3, "blue", 0)
	x.want("B.rum", 0, "B.coffee", 0, "B.chests", 6)
}

func TestA26NoneOfTheShipsReallyEquallyFarWhereTheTableWantsItSo(t *testing.T) {
	x := sit(t, 3, "whirlpoolTie", "out")
	x.set("A.empty", 1, "A.reserve", 9, "B.empty", 1, "B.reserve", 9, "C.empty", 0, "C.reserve", 10)
	x.round("A5 B5 C6")
	x.at("curse")
	x.do("curse", Whirlpool)
	x.battle(dieAt(1, "red", 1, 100, 100), dieAt(2, "green", 1, 130, 100), dieAt(3, "white", 1, 70, 100))
	x.do("even", "even")
	x.want("A.chests", 7, "B.chests", 7)
}

func TestA33LootOfTheTavernIsDrawnClockwiseFromTheCaster(t *testing.T) {
	x := tavern(t, nil, [3]int{5, 5, 5})
	for _, seat := range []games.SeatNo{0, 1, 2} {
		x.at("loot")
		if x.state().top().Seat != seat {
			t.Fatalf("seat %d draws, want %d (Q12)", x.state().top().Seat, seat)
		}
		x.do("loot", "rum")
	}
}

func TestA35GoodsOfAPrivilegeMayHaveToBeKept(t *testing.T) {
	x := sit(t, 3, "loot", "kept")
	x.round("A4 B6 C6")
	x.at("port")
	x.do("port", "1")
	x.at("loot")
	if x.try("loot") == nil {
		t.Error("a good was declined although there is room")
	}
	x.do("loot", "rum")
	x.do("loot", "coffee")
	x.on()
	x.plan = nil
	x.round("A6 B3 C6")
	x.raid("ENG-1", "1", "0", "0")
	x.do("hand", "convoy", "sunk", "white", 1)
	x.do("loot") // the loot of a raid may be discarded
}

func TestA36ACardRevealedTooLate(t *testing.T) {
	begin := func(option string) *session {
		x := sit(t, 3, "late", option)
		x.do("chosen", "all")
		x.do("call", "1") // B reveals the Shipwright, C forgets to
		x.do("call")
		x.at("buy")
		x.do("buy", "1")
		x.do("call") // nobody is the Governor
		if x.choice("late", "2-1") == nil || x.choice("late", "2-3") != nil || x.choice("late", "1-1") != nil {
			t.Fatal("the wrong cards can be revealed late")
		}
		return x
	}
	x := begin("back")
	x.do("late", "2-1")
	if x.state().Call != Shipwright || x.state().Players[2].Revealed != Shipwright || x.state().Players[1].Revealed != 0 {
		t.Fatal("the game is not back at the call")
	}
	x.want("B.chests", 7)
	x.do("call", "1")
	x.do("call")
	x.at("buy") // B, clockwise from the first player, and no privilege for either
	x.do("buy", "1")
	x.do("buy", "1")
	x.want("B.empty", 8, "C.empty", 8)
	x = begin("once")
	x.do("late", "2-1")
	x.at("buy")
	x.do("buy", "1")
	x.want("B.empty", 9, "C.empty", 8) // B's privilege was given when nobody else had revealed
	if x.open() != "call" || x.state().Call != Captain {
		t.Error("the calls do not go on where they were")
	}
}

func TestA36AtTheLastCallNobodyIsLeftBehind(t *testing.T) {
	x := sit(t, 2)
	x.round("A7 B4")
	x.do("port")
	x.at("draw")
	x.do("draw", "drawn")
	x.on()
	x.plan = nil
	x.round("B4")
	x.do("port")
	for x.state().Call < Cartographer {
		x.do("call")
	}
	if x.open() != "late" || !x.ask("late").Primary {
		t.Errorf("%s is asked of a player whose Cartographer lies on the table", x.open())
	}
	x.do("late", "0-1")
	x.at("buy")
}

func TestEveryOpenPointThatNamesAlternativesIsAnOption(t *testing.T) {
	without := map[int]string{
		5: "seats go round from the first player on", 15: "", 16: "", 23: "who throws changes nothing", 24: "the owner chooses", 29: "",
		31: "colours are the seats'", 32: "", 33: "",
	}
	info := Game{}.Info()
	for n := 1; n <= 36; n++ {
		id := fmt.Sprint("A", n)
		i := slices.IndexFunc(info.Options, func(o games.Option) bool { return o.Rule == id })
		if _, none := without[n]; none != (i < 0) {
			t.Errorf("%s is an option: %v", id, i >= 0)
		} else if i >= 0 && len(info.Options[i].Choices) < 2 {
			t.Errorf("the option of %s has nothing to choose", id)
		}
	}
}

// A1 to A36 have the defaults of the specification, which lists them first.
func TestEveryOptionHasTheDefaultOfTheRules(t *testing.T) {
	want := map[string]string{
		"play": "full", "odds": "shown", "merchant": "red", "fleet": "7", "chests": "7", "hand": "3", "convoys": "any", "ports": "orders", "bay": "321",
		"shipwright": "failure", "decline": "no", "skulls": "both", "rethrow": "loose", "escape": "stays", "gap": "edges", "places": "kept",
		"margin": "2", "equal": "captain", "guards": "owed", "rituals": "both", "hold": "cargo", "saving": "auto", "parley": "different",
		"debt": "stop", "whirlpool": "player", "whirlpoolTie": "in", "tavern": "talisman", "two": "first", "raided": "shown",
		"privilege": "action", "loot": "declined", "late": "back",
	}
	for _, o := range (Game{}).Info().Options {
		if o.Choices[0].ID != want[o.ID] {
			t.Errorf("%s begins with %s, want %s", o.ID, o.Choices[0].ID, want[o.ID])
		}
		delete(want, o.ID)
	}
	for id := range want {
		t.Errorf("there is no option %s", id)
	}
}
