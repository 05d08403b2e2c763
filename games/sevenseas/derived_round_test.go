package sevenseas

import (
	"math"
	"testing"

	"quartermaster/games"
)

// The derived tests T of the rules specification that concern the course of a round and the end of a game.

func TestT18TheWhirlpoolCountsPerPlayerOrPerShip(t *testing.T) {
	for option, want := range map[string][2]int{"player": {1, 1}, "ship": {3, 1}} {
		x := sit(t, 3, "whirlpool", option)
		x.set("A.talismans", 5, "B.talismans", 5, "A.empty", 3, "A.reserve", 7, "B.empty", 1, "B.reserve", 9, "C.empty", 0, "C.reserve", 10)
		x.round("A5 B5 C6")
		x.at("curse")
		x.do("curse", Whirlpool)
		x.battle(dieAt(1, "red", 6, 0, 0), dieAt(2, "green", 1, 30, 0), dieAt(3, "green", 1, 60, 0), dieAt(4, "green", 1, 90, 0), dieAt(5, "white", 1, 0, 50))
		x.want("A.talismans", 5-want[0], "B.talismans", 5-want[1])
	}
}

func TestT19A26ATieForTheLastPlaceIsAsked(t *testing.T) {
	for answer, want := range map[string][2]int{"3": {4, 5}, "4": {4, 4}, "equal": {4, 4}} {
		x := sit(t, 3)
		x.set("A.talismans", 5, "B.talismans", 5, "A.empty", 2, "A.reserve", 8, "B.empty", 1, "B.reserve", 9, "C.empty", 0, "C.reserve", 10)
		x.round("A5 B5 C6")
		x.at("curse")
		x.do("curse", Whirlpool)
		x.battle(dieAt(1, "red", 2, 100, 100), dieAt(2, "green", 1, 117, 100), dieAt(3, "green", 1, 100, 121), dieAt(4, "white", 1, 100, 78.8))
		x.at("pull")
		if c := x.choice("pull", "4"); len(c.Dice) != 2 || c.Dice[0] != 1 || c.Dice[1] != 4 {
			t.Errorf("the choice is about the dice %v", c.Dice)
		}
		if c := x.choice("pull", "4"); c.Between == nil || math.Abs(c.Between.Distance-9.2) > 1e-9 {
			t.Errorf("the gap of a tied ship is told as %v", c.Between)
		}
		if answer == "equal" {
			x.do("even", "even")
		} else {
			x.do("pull", answer)
		}
		x.want("A.talismans", want[0], "B.talismans", want[1])
	}
}

func TestT26D1TheFirstPlayersCartographerDrawsTheLastRoundCard(t *testing.T) {
	x := sit(t, 3)
	x.set("advStack", 7, "above", 1)
	x.round("A7 B4 C4")
	x.do("port")
	x.do("port")
	x.at("draw")
	if x.choice("draw", "drawn") != nil || x.choice("draw", "last") == nil {
		t.Error("the last-round card is due, and is not asked for (U15)")
	}
	x.do("draw", "last")
	x.want("A.advHand", 6, "advStack", 4, "above", 0, "countdown", 3)
	if s := x.state(); s.LastRound != 1 || s.Round != 2 {
		t.Errorf("drawn in round %d, now round %d", s.LastRound, s.Round)
	}
	if !x.happened("log.lastRound") {
		t.Error("nobody says so (N13)")
	}
}

func TestT27AnEmptyStackIsAMistakeAndRitualsAreAllowed(t *testing.T) {
	x := sit(t, 3)
	x.set("advStack", 0, "above", 0, "B.yinYang", 2)
	x.round("A4 B7 C4")
	x.do("port")
	x.do("port")
	x.on()
	x.want("B.skulls", 1, "B.advHand", 3)
	if x.ask("ritual") == nil {
		t.Fatal("no ritual is offered after the mistake (Y4)")
	}
	x.do("ritual", "hold")
	x.want("B.doubleHold", 1)
}

func TestT28C2TheSecondGovernorFindsNoFlag(t *testing.T) {
	x := sit(t, 3)
	x.set("C.flagENG", 1, "C.flagESP", 1, "C.flagFRA", 1)
	x.round("A2 B2 C4")
	x.at("flag")
	x.do("flag", "NED")
	x.want("A.skulls", 1, "A.reserve", 0, "A.empty", 10, "B.skulls", 1, "B.reserve", 3)
	if !x.state().Players[0].Flags[NED] {
		t.Error("the flag was not taken")
	}
}

func TestT29C2TheFirstPlayersGovernorDiscardsTwoSkulls(t *testing.T) {
	x := sit(t, 3)
	x.round("A2 B4 C4")
	x.at("flag")
	x.do("flag", "ENG")
	x.want("A.skulls", 0)
	x = sit(t, 3)
	x.set("A.skulls", 4)
	x.round("A2 B4 C4")
	x.do("flag", "ENG")
	x.want("A.skulls", 3)
}

func TestT30S22A28WithTwoPlayersTheFirstHasASinglePrivilege(t *testing.T) {
	for option, chests := range map[string]int{"first": 8, "both": 9} {
		x := sit(t, 2, "two", option)
		x.set("B.rum", 1)
		x.round("A3 B6")
		x.raid("ENG-1", "1", "0")
		x.do("hand", "convoy", "escaped", "green", 0)
		x.want("A.yinYang", 2+1) // the privilege and the sunk ship
		x.at("sale")
		x.do("sale", "1")
		x.want("B.chests", chests)
	}
}

// last plays the last round, so that the final sale follows.
func last(t *testing.T, n int, set ...any) *session {
	t.Helper()
	x := sit(t, n)
	x.set("countdown", 1)
	x.set(set...)
	x.round("A4 B4 C4 D4"[:3*n-1])
	skulls := make([]int, n)
	for i, p := range x.state().Players {
		skulls[i] = p.Skulls
	}
	for range n {
		x.at("port")
		x.do("port")
	}
	for i := range n {
		x.set(string(rune('A'+i))+".skulls", skulls[i]) // without the skulls of the Islanders
	}
	return x
}

func TestT31D4ThePointsOfTheEnd(t *testing.T) {
	x := last(t, 2, "A.chests", 31, "A.talismans", 2, "A.yinYang", 7, "A.skulls", 1)
	for range 2 {
		x.do("final", 3)
	}
	x.want("A.points", 33)
	sheetAddsUp(t, x.p)
}

func TestT32D5TiesAreBrokenByFlagsThenSkulls(t *testing.T) {
	x := last(t, 4, "A.chests", 33, "B.chests", 35, "C.chests", 33, "D.chests", 33, "A.flagENG", 1, "B.skulls", 1)
	for range 4 {
		x.do("final", 3)
	}
	x.do("share", "shared")
	got := x.p.Result().Ranking
	if len(got) != 3 || len(got[0]) != 2 || got[0][0] != 2 || got[0][1] != 3 || got[1][0] != 1 || got[2][0] != 0 {
		t.Errorf("the places are %v, want C and D, then B, then A", got)
	}
	if lines := x.p.Result().Sheet.Lines; lines[len(lines)-1].Rule != "D5" {
		t.Error("the sheet does not say how the tie was broken (N14)")
	}
	sheetAddsUp(t, x.p)
}

func TestT33D3MoreThanThreeCardsInHandAreSkulls(t *testing.T) {
	x := last(t, 2)
	x.do("final", 5)
	x.do("final", 3)
	x.want("A.skulls", 2, "A.points", 3, "B.skulls", 0, "B.points", 7)
}

func TestT34D2TheLastSaleAllowsParleys(t *testing.T) {
	for _, parley := range []bool{false, true} {
		x := last(t, 2, "A.chests", 0, "A.rum", 2, "A.coffee", 1, "A.yinYang", 4)
		for range 2 {
			if parley && x.state().top().Seat == 0 {
				x.do("ritual", "parley-rum-coffee")
			}
			x.do("final", 3)
		}
		x.want("A.points", map[bool]int{false: 4, true: 6}[parley])
		sheetAddsUp(t, x.p)
	}
}

func TestT35R5R6ThreeRoundsAndAllSevenCharactersAreBackInHand(t *testing.T) {
	x := sit(t, 3)
	x.set("A.advHand", 0)
	x.round("A1 B4 C4")
	x.at("buy")
	x.do("buy", "1")
	x.at("port")
	x.do("port")
	x.do("port")
	if got := x.state().Players[0].OnTable; len(got) != 1 || got[0] != Shipwright {
		t.Fatalf("on the table lie %v (R6)", got)
	}
	x.round("A2 B4 C4")
	if c := x.choice("call", "0"); c != nil {
		t.Error("A was asked again after revealing")
	}
	x.at("flag")
	x.do("flag", "ENG")
	x.at("port")
	x.do("port")
	x.do("port")
	x.do("chosen", "all")
	if c := x.choice("call", "0"); c == nil || c.Refused == nil {
		t.Error("a character on the table can be chosen (P3)")
	}
	x.plan = map[games.SeatNo]int{0: Shaman, 1: Islander, 2: Islander}
	x.at("port")
	x.do("port")
	x.do("port")
	x.on()
	if got := x.state().Players[0].OnTable; len(got) != 0 {
		t.Errorf("on the table lie %v after a failed Shaman (R5)", got)
	}
	if x.said("log.cardsBack") == 0 {
		t.Error("nobody says who takes cards back (N12)")
	}
}

func TestT37Y6TheFewestLoadedShips(t *testing.T) {
	for _, c := range []struct{ goods, holds, loaded int }{{5, 2, 3}, {5, 3, 3}, {5, 0, 5}, {5, 1, 4}, {0, 2, 0}, {1, 1, 1}, {2, 1, 1}} {
		x := sit(t, 3)
		x.set("A.doubleHold", c.holds, "A.rum", min(c.goods, 3), "A.fruit", max(0, c.goods-3))
		x.want("A.loaded", c.loaded, "A.empty", 7-c.loaded)
	}
}

func TestT43TheLastCardGoesToTheFirst(t *testing.T) {
	x := sit(t, 3)
	x.set("advStack", 1, "above", 0)
	x.round("A7 B7 C4")
	x.do("port")
	x.at("draw")
	x.do("draw", "last")
	x.want("A.advHand", 4, "B.skulls", 1, "B.advHand", 3)
	x = sit(t, 3)
	x.set("lootDeck", 1)
	x.round("A3 B4 C4")
	x.raid("ENG-1", "3", "1", "0")
	x.do("hand", "convoy", "sunk", "green", 3, "white", 1)
	x.at("loot")
	if s := x.state(); s.Raid.Drawn[0] != 1 || s.top().Seat != 0 {
		t.Fatalf("drawn: %v", s.Raid.Drawn)
	}
	x.do("loot", "rum")
	if x.open() == "loot" || !x.happened("log.noLoot") {
		t.Error("B draws from an empty deck (A16)")
	}
}

func TestT44D1DrawnInRoundNineRoundTwelveIsTheLast(t *testing.T) {
	x := sit(t, 3)
	idle := func() {
		x.set("A.skulls", 0)
		x.round("A4 B4 C4")
		for range 3 {
			x.at("port")
			x.do("port")
		}
	}
	for range 8 {
		idle()
	}
	x.set("above", 0)
	x.round("A7 B4 C4")
	x.do("port")
	x.do("port")
	x.at("draw")
	x.do("draw", "last")
	for round, left := range map[int]int{10: 3} {
		if s := x.state(); s.Round != round || s.Countdown != left {
			t.Fatalf("round %d, countdown %d", s.Round, s.Countdown)
		}
	}
	for _, left := range []int{2, 1} {
		idle()
		x.want("countdown", left)
	}
	if x.state().Round != 12 {
		t.Fatalf("the last round is %d, want 12", x.state().Round)
	}
	idle()
	if x.open() != "final" {
		t.Errorf("%s is asked, want the final sale", x.open())
	}
}
