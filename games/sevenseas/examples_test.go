package sevenseas

import (
	"testing"

	"quartermaster/games/throw"
)

// The examples E of the rules specification, played through the contract.

func TestE1TheShipwrightBuysThreeShipsAndAGuardReturns(t *testing.T) {
	x := sit(t, 3)
	x.set("A.chests", 22)
	x.want("A.guards", 2, "A.empty", 5, "A.reserve", 3)
	x.round("A1 B1 C4")
	x.at("buy")
	x.do("buy", "3")
	x.want("A.chests", 19, "A.guards", 1, "A.empty", 9, "A.reserve", 0)
	if !x.happened("log.guard.returns") {
		t.Error("nobody says that a guard returns (N7)")
	}
}

func TestE2ATakenFlagIsNotOfferedAgain(t *testing.T) {
	x := sit(t, 3)
	x.round("A2 B2 C4")
	x.at("flag")
	x.do("flag", "ENG")
	x.at("flag")
	if x.choice("flag", "ENG") != nil || x.choice("flag", "ESP") == nil {
		t.Error("the second Governor is offered the wrong flags (F1)")
	}
}

func TestE3T9TheLimitOfShipsFollowsFromConvoyAndPlayers(t *testing.T) {
	for _, c := range []struct{ players, size, limit int }{{3, 2, 4}, {4, 2, 3}, {2, 2, 5}, {4, 4, 5}, {3, 1, 3}, {2, 3, 6}} {
		x := sit(t, c.players)
		x.round("A3 B4 C4 D4"[:3*c.players-1])
		x.at("convoy")
		x.do("convoy", "ENG-"+string(rune('0'+c.size)))
		x.at("send")
		choices := x.ask("send").Fields[0].Choices
		if len(choices)-1 != c.limit {
			t.Errorf("%d players, size %d: at most %d ships, want %d (B2, S2.3)", c.players, c.size, len(choices)-1, c.limit)
		}
	}
}

func TestT9NobodySendsMoreThanTheEmptyShips(t *testing.T) {
	x := sit(t, 2)
	x.set("A.empty", 2, "A.reserve", 8)
	x.round("A3 B4")
	x.at("convoy")
	x.do("convoy", "ENG-3")
	x.at("send")
	if x.try("send", "3") == nil {
		t.Error("three of two empty ships were sent (B2)")
	}
	if x.choice("send", "3").Refused == nil || x.choice("send", "2").Refused != nil {
		t.Error("the choices above the empty ships are not greyed (U6)")
	}
}

// e4 is the battle of E4 with the colours of three players.
func e4() []throw.Die {
	return []throw.Die{
		dieAt(1, "red", 2, 40, 40), dieAt(2, "green", 1, 56, 40), dieAt(3, "white", 2, 40, 60), dieAt(4, "red", 6, 120, 40),
		dieAt(5, "blue", 3, 145, 40), dieAt(6, "red", 4, 120, 120), dieAt(7, "blue", 6, 150, 120), dieAt(8, "white", 3, 120, 76),
	}
}

func TestE4TheBattleOfTheRulebookIsPlayedAtTheTable(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B4 C4")
	x.at("convoy")
	x.do("convoy", "FRA-3")
	x.do("send", "1")
	x.do("send", "2")
	x.do("send", "2")
	x.battle(e4()...)
	x.want("A.yinYang", 1+4, "B.yinYang", 2, "C.yinYang", 2, "A.reserve", 4, "B.reserve", 5, "C.reserve", 5) // A: also the double privilege of the Captain
	duels := x.p.View(0).Table[0].Battle.Duels
	if len(duels) != 6 {
		t.Fatalf("%d duels are shown, want 6 (N5)", len(duels))
	}
	if duels[0].Text.ID != "sevenseas.duel.sinks" || duels[1].Text.ID != "sevenseas.duel.both" || duels[0].Note == nil {
		t.Errorf("the duels are told as %v and %v", duels[0].Text.ID, duels[1].Text.ID)
	}
	if x.open() == "loot" {
		t.Error("loot is drawn although nobody survived (B11)")
	}
}

func TestE4bASecondBlueSixSurvivesAndDrawsLoot(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B4 C4")
	x.at("convoy")
	x.do("convoy", "FRA-3")
	x.do("send", "1")
	x.do("send", "2")
	x.do("send", "3")
	x.battle(append(e4(), dieAt(9, "blue", 6, 80, 40))...)
	x.at("loot")
	x.want("C.yinYang", 2)
	if s := x.state(); s.Raid.Drawn[2] != 1 || s.top().Seat != 2 {
		t.Errorf("loot drawn: %v", s.Raid.Drawn)
	}
}

// raid makes A raid a convoy as Captain with the ships that are sent, up to the battle.
func (x *session) raid(convoy string, sent ...string) {
	x.Helper()
	x.at("convoy")
	x.do("convoy", convoy)
	for _, n := range sent {
		if x.open() == "send" {
			x.do("send", n)
		}
	}
}

func TestE5FourShipsSentOneSinksThreeLootCards(t *testing.T) {
	x := sit(t, 3)
	x.round("A6 B6 C3") // C is Jola; she is asked first (B2)
	x.raid("ESP-2", "4", "0", "0")
	x.do("hand", "convoy", "sunk", "blue", 3)
	x.want("C.yinYang", 1, "C.reserve", 4)
	if n := x.state().Raid.Drawn[2]; n != 3 {
		t.Errorf("%d loot cards, want 3 (L1)", n)
	}
}

func TestE6AnUnwantedGoodIsDiscardedAtOnceAndTheShipStaysEmpty(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B6 C6")
	x.raid("ESP-1", "1", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 1)
	x.at("loot")
	x.do("loot") // discard the rest
	x.want("A.empty", 7, "A.loaded", 0, "lootGone", 1, "lootDeck", 59)
	if x.open() == "loot" {
		t.Error("the loot is still open (L2)")
	}
}

func TestE7TheShamanSparesSixShipsAndLosesARum(t *testing.T) {
	x := sit(t, 3)
	x.set("A.rum", 1, "A.empty", 7, "A.loaded", 1, "A.reserve", 2)
	x.round("A5 B6 C6")
	x.at("curse")
	x.do("curse", Sirens)
	if g := x.ask("throw").Throw.Groups; len(g) != 3 || g[0].Count != 2 || g[1].Count != 7 {
		t.Fatalf("thrown are %v, want 2 green and all others (Q3)", g)
	}
	x.battle(values("A3 A5 B1 B1 B1 B1 B1 B1 B1 C1 C1 C1 C1 C1 C1 C1")...)
	x.want("A.rum", 0, "A.loaded", 0, "A.empty", 8, "A.chests", 7, "B.chests", 7)
	if !x.happened("log.cargoBack") {
		t.Error("nobody says that the ships go back on their cargo (N9)")
	}
}

func TestE8ThreeCoffeeAndTwoFruitBringElevenChests(t *testing.T) {
	x := sit(t, 3, "bay", "231")
	x.set("B.coffee", 3, "B.fruit", 2, "B.chests", 0)
	x.round("A4 B6 C6")
	x.do("port")
	x.at("sale")
	if c := x.choice("sale", "3"); c == nil || c.Worth != 9 {
		t.Errorf("three coffee are worth %v, want 9", c)
	}
	if c := x.choice("sale", "2"); len(c.Effect) != 2 { // N8: one more coffee brings 7 more
		t.Errorf("two coffee say %v", c.Effect)
	}
	x.do("sale", "coffee", "3", "fruit", "2")
	x.want("B.chests", 11, "B.coffee", 0, "B.guards", 1)
}

func TestE9WithADoubleHoldFiveGoodsNeedFourShipsAndTwoNeedOne(t *testing.T) {
	x := sit(t, 3)
	x.set("B.doubleHold", 1, "B.coffee", 3, "B.rum", 1, "B.fruit", 1)
	x.want("B.loaded", 4, "B.empty", 3)
	x.round("A4 B6 C6")
	x.do("port")
	x.at("sale")
	x.do("sale", "coffee", "3", "rum", "0", "fruit", "0")
	x.want("B.loaded", 1)
}

func TestE10TwoOfThreeSunkShipsReturnToTheFleet(t *testing.T) {
	x := sit(t, 3)
	x.set("B.unsinkable", 2)
	x.round("A3 B6 C6")
	x.raid("NED-2", "0", "3", "0")
	x.do("hand", "convoy", "sunk", "white", 0)
	x.want("B.yinYang", 1, "B.reserve", 4, "B.empty", 6)
	if x.open() == "loot" || x.state().Raid.Drawn[1] != 0 {
		t.Error("saved ships draw no loot (L1, Y7)")
	}
}

// cursed begins a round in which A plays a curse and the others fail as Merchants.
func cursed(t *testing.T, kind string, set ...any) *session {
	t.Helper()
	x := sit(t, 3)
	x.set(set...)
	x.round("A5 B5 C6") // two Shamans, so that nothing is spared
	x.at("curse")
	x.do("curse", kind)
	return x
}

func TestE11TheKrakenTakesFruitAndThenChests(t *testing.T) {
	x := cursed(t, Kraken, "B.fruit", 2, "B.coffee", 1)
	x.battle(values("A2 A2 A2 A2 A2 A2 A2 B1 B1 B1 B2 B2 B2 B2 C2 C2 C2 C2 C2 C2 C2")...)
	x.want("B.fruit", 0, "B.coffee", 1, "B.chests", 6, "lootGone", 2)
}

func TestE12AMutinyTakesTheGoodMostInDemand(t *testing.T) {
	x := cursed(t, Mutiny, "B.rum", 2, "B.coffee", 1)
	x.battle(values("A2 A2 A2 A2 A2 A2 A2 B4 B4 B4 B2 B2 B2 B2 C2 C2 C2 C2 C2 C2 C2")...)
	x.want("B.rum", 0, "B.coffee", 1, "B.chests", 6)
}

func TestE13G1EveryFullTenChestsNeedAGuard(t *testing.T) {
	for chests, guards := range map[int]int{9: 0, 10: 1, 19: 1, 20: 2, 29: 2, 100: 10, 130: 10} {
		x := sit(t, 3)
		x.set("A.empty", 10, "A.reserve", 0, "A.chests", chests)
		x.want("A.guards", guards, "A.empty", 10-guards)
	}
	x := sit(t, 3, "debt", "debt") // G1 knows no band below none
	x.set("A.chests", -5)
	x.want("A.guards", 0, "A.owed", 0)
}

func TestE14Y10TheThirdUnsinkableShipMakesThree(t *testing.T) {
	x := sit(t, 3)
	x.set("A.unsinkable", 2, "A.yinYang", 6)
	x.round("A1 B4 C4")
	x.at("buy")
	x.do("ritual", "unsinkable")
	x.want("A.unsinkable", 3, "A.yinYang", 3)
	x.do("ritual", "hold") // kinds may be mixed (Y3)
	x.want("A.doubleHold", 1, "A.yinYang", 1)
	if x.ask("ritual") != nil {
		t.Error("a ritual is offered for one yin-yang (U16)")
	}
}
