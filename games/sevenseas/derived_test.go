package sevenseas

import (
	"math"
	"strconv"
	"testing"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// The derived tests T of the rules specification, played through the contract. T1–T8 and T45 are in
// fight_test.go, T18 and T19 in whirlpool_test.go.

func TestT10B3B4A8SkullsOfAPrivateerAddUp(t *testing.T) {
	for _, c := range []struct {
		option, sent string
		skulls       int
	}{{"both", "0", 2}, {"one", "0", 1}, {"both", "1", 1}, {"one", "1", 1}} {
		x := sit(t, 3, "skulls", c.option)
		x.set("B.flagESP", 1)
		x.round("A3 B3 C3")
		x.at("convoy")
		x.do("convoy", "ESP-2")
		x.do("send", "1")
		if effect := x.choice("send", c.sent).Effect; len(effect) != 1 {
			t.Errorf("the choice does not say what it costs: %v", effect)
		}
		x.do("send", c.sent)
		x.want("B.skulls", c.skulls)
	}
}

func TestT11NobodySendsAndTheCaptainStillHasThePrivilege(t *testing.T) {
	for option, yinYang := range map[string]int{"stays": 2, "back": 2, "noPrivilege": 0} {
		x := sit(t, 3, "escape", option)
		x.round("A6 B3 C6")
		x.raid("ESP-2", "0", "0", "0")
		if x.open() == "throw" {
			t.Fatal("a throw is asked although nobody sent (B5)")
		}
		x.want("A.skulls", 1, "B.skulls", 1, "C.skulls", 1, "B.yinYang", yinYang)
		if played := map[bool]int{true: 0, false: 1}[option == "back"]; x.state().raided(ESP) != played {
			t.Errorf("%s: %d convoys are played, want %d (A10)", option, x.state().raided(ESP), played)
		}
		x.want("B.advHand", map[bool]int{true: 3, false: 2}[option == "back"])
	}
}

func TestT12Y7ThreeTokensSaveTwoSunkShips(t *testing.T) {
	x := sit(t, 3)
	x.set("B.unsinkable", 3)
	x.round("A3 B6 C6")
	x.raid("NED-2", "0", "2", "0")
	x.do("hand", "convoy", "escaped", "white", 0)
	x.want("B.yinYang", 0, "B.reserve", 3, "B.empty", 7)
}

func TestA20TheOwnerMayTakeTheYinYangInstead(t *testing.T) {
	x := sit(t, 3, "saving", "owner")
	x.set("B.unsinkable", 3)
	x.round("A3 B6 C6")
	x.raid("NED-2", "0", "2", "0")
	x.do("hand", "convoy", "sunk", "white", 0)
	x.at("save")
	x.do("save", "1")
	x.want("B.yinYang", 1, "B.reserve", 4)
}

func TestT13B12TheSecondCaptainFindsTheShipsThatAreLeft(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B3 C6")
	x.raid("ENG-2", "4", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 4)
	for _, card := range []string{"rum", "rum", "coffee", "talisman"} {
		x.at("loot")
		x.do("loot", card)
	}
	x.want("A.loaded", 3, "A.empty", 4, "A.yinYang", 1, "A.talismans", 1) // two Captains: no privilege (R3)
	x.at("convoy")
	x.do("convoy", "FRA-3")
	x.do("send", "1") // B, the Captain
	x.do("send", "0") // C
	if x.choice("send", "4").Refused != nil || x.choice("send", "5").Refused == nil {
		t.Error("A may send four, the limit is five")
	}
}

func TestT14G2ALostChestBringsAGuardBack(t *testing.T) {
	x := cursed(t, Idol, "B.chests", 20)
	x.want("B.guards", 2, "B.empty", 5)
	x.do("idol", "rum")
	x.want("B.chests", 19, "B.guards", 1, "B.empty", 6, "A.chests", 6)
}

// tavern plays the Tavern of A with a die for each player.
func tavern(t *testing.T, options []string, dice [3]int, set ...any) *session {
	t.Helper()
	x := sit(t, 3, options...)
	x.set(set...)
	x.round("A5 B6 C6")
	x.at("curse")
	x.do("curse", Tavern)
	x.battle(values("R" + strconv.Itoa(dice[0]) + " R" + strconv.Itoa(dice[1]) + " R" + strconv.Itoa(dice[2]))...)
	x.at("give")
	x.do("give", "green", "1", "white", "2", "blue", "3")
	return x
}

func TestT15A17AnOwedGuardIsTheNextShipThatIsFree(t *testing.T) {
	x := tavern(t, nil, [3]int{3, 4, 3}, "B.chests", 9, "B.rum", 2, "B.empty", 0, "B.loaded", 2, "B.reserve", 8, "C.rum", 1)
	x.want("B.chests", 10, "B.owed", 1, "B.guards", 0)
	if !x.happened("log.guard.owed") {
		t.Error("nobody says that a guard is owed (N7)")
	}
	x.at("sale")
	x.do("sale", "1")
	x.want("B.chests", 11, "B.owed", 0, "B.guards", 1, "B.loaded", 1, "B.empty", 0)
}

func TestA17ALoadedShipGoesWhereTheTableWantsItSo(t *testing.T) {
	x := tavern(t, []string{"guards", "loaded"}, [3]int{3, 4, 3}, "B.chests", 9, "B.rum", 1, "B.coffee", 1, "B.empty", 0, "B.loaded", 2, "B.reserve", 8)
	x.at("drop")
	x.do("drop", "rum")
	x.want("B.guards", 1, "B.owed", 0, "B.rum", 0, "B.coffee", 1, "B.loaded", 1, "lootGone", 1)
	if x.open() == "drop" {
		t.Error("more goods are asked for")
	}
}

func TestT16Q11PaydayTakesTwoChestsForEachGuard(t *testing.T) {
	x := cursed(t, Payday, "A.chests", 23, "B.chests", 11)
	x.want("A.chests", 19, "A.guards", 1, "B.chests", 9, "B.guards", 0, "C.chests", 7)
	x = cursed(t, Payday, "A.rum", 7, "A.chests", 20) // A32: owed guards do not count
	x.want("A.owed", 2, "A.chests", 20)
}

func TestT17A22ChestsStopAtZero(t *testing.T) {
	for option, want := range map[string][2]int{"stop": {0, 0}, "debt": {-2, 0}, "skull": {0, 1}} {
		x := sit(t, 3, "debt", option)
		x.set("B.chests", 1)
		x.round("A5 B1 C1")
		x.at("buy")
		x.do("buy", "0")
		x.set("B.skulls", 0)
		x.at("buy")
		x.do("buy", "1")
		x.at("curse")
		x.do("curse", Kraken)
		x.do("hand", "green", 0, "white", 3, "blue", 0)
		x.want("B.chests", want[0], "B.skulls", want[1])
	}
}

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

func TestT20A25TheToggleStandsBesideTheThrow(t *testing.T) {
	for _, perShip := range []bool{false, true} {
		x := cursed(t, Whirlpool, "B.chests", 3)
		if perShip {
			x.do("perShip", "ship")
		}
		x.do("hand", "green", 0, "white", 2, "blue", 0)
		x.want("B.chests", map[bool]int{false: 2, true: 1}[perShip])
	}
}

func TestT21TheShamanSparesAtMostTheFleet(t *testing.T) {
	for _, kind := range curses {
		x := sit(t, 3)
		x.set("A.empty", 5, "A.reserve", 5)
		x.round("A5 B6 C6")
		x.at("curse")
		x.do("curse", kind)
		spared := x.state().Curse.Spared
		switch kind {
		case Tavern, Idol, Payday:
			if spared != 0 {
				t.Errorf("%s: %d ships are spared, want none", kind, spared)
			}
		default:
			if spared != 5 || x.state().Curse.Thrown[0] != 0 {
				t.Errorf("%s: %d are spared, %d thrown", kind, spared, x.state().Curse.Thrown[0])
			}
		}
	}
}

func TestT22Q9TheCasterGivesTheDiceAtWill(t *testing.T) {
	x := sit(t, 3)
	x.set("C.rum", 1)
	x.round("A5 B6 C6")
	x.at("curse")
	x.do("curse", Tavern)
	x.battle(values("R1 R4 R6")...)
	if x.try("give", "green", "3", "white", "3", "blue", "2") == nil {
		t.Error("one die went to two players")
	}
	x.do("give", "green", "3", "white", "1", "blue", "2")
	x.on()
	x.want("A.yinYang", 3, "B.skulls", 1+1, "C.chests", 8) // B: the second skull is the Merchant's without goods
}

func TestQ9A27EveryPipOfTheTavern(t *testing.T) {
	x := tavern(t, nil, [3]int{2, 2, 5}, "A.rum", 1, "A.fruit", 1)
	x.at("lose") // A chooses, B has no goods and loses a chest
	x.do("lose", "fruit")
	x.want("A.rum", 1, "A.fruit", 0, "B.chests", 6)
	x.at("loot")
	x.do("loot", "talisman")
	x.want("C.talismans", 1, "C.yinYang", 1)
	x = tavern(t, []string{"tavern", "good"}, [3]int{3, 3, 5})
	x.do("loot", "talisman") // drawn over
	x.do("loot", "coffee")
	x.want("C.talismans", 0, "C.coffee", 1, "lootGone", 1, "lootDeck", 58)
	x = sit(t, 2) // S2.3: two dice with two players
	x.round("A5 B4")
	x.at("port")
	x.do("port")
	x.at("curse")
	x.do("curse", Tavern)
	if g := x.ask("throw").Throw.Groups; len(g) != 1 || g[0].Count != 2 || x.ask("throw").Throw.Places {
		t.Errorf("thrown are %v", g)
	}
	x.do("hand", "green", 4, "white", 3)
	x.want("A.chests", 8, "B.chests", 6)
}

func TestT23M1PricesCountFromThreeCardsOn(t *testing.T) {
	for _, c := range []struct{ rum, coffee, fruit, chests int }{{2, 3, 4, 12}, {2, 0, 0, 2}, {3, 0, 0, 9}, {0, 2, 3, 5}} {
		x := sit(t, 3) // Pirate Bay: rum 3, coffee 2, fruit 1
		x.set("B.chests", 0, "B.empty", 0, "B.reserve", 10, "B.rum", c.rum, "B.coffee", c.coffee, "B.fruit", c.fruit)
		goods := c.rum + c.coffee + c.fruit
		x.set("B.loaded", goods, "B.reserve", 10-goods, "C.rum", 1)
		x.round("A4 B6 C6")
		x.do("port")
		x.at("sale")
		var sold []any
		for _, good := range []struct {
			id    string
			cards int
		}{{"rum", c.rum}, {"coffee", c.coffee}, {"fruit", c.fruit}} {
			if good.cards > 0 {
				sold = append(sold, good.id, strconv.Itoa(good.cards))
			}
		}
		x.do("sale", sold...)
		x.want("B.chests", c.chests)
	}
}

func TestT24Y8Y9AParleyIsNoSale(t *testing.T) {
	x := sit(t, 3)
	x.set("B.rum", 1, "B.coffee", 2, "B.yinYang", 3)
	x.round("A4 B6 C6")
	x.do("port")
	x.at("sale")
	if x.choice("ritual", "parley-rum-rum") != nil || x.choice("ritual", "parley-coffee-coffee") != nil {
		t.Error("two of one kind are offered (A21)")
	}
	x.do("ritual", "parley-rum-coffee")
	x.want("B.chests", 12, "B.yinYang", 0, "B.coffee", 1, "B.guards", 1)
	x.do("sale")
	x.want("B.skulls", 1)
	x = sit(t, 3, "parley", "any")
	x.set("B.rum", 2, "B.yinYang", 3)
	x.round("A4 B6 C6")
	x.do("port")
	x.at("sale")
	x.do("ritual", "parley-rum-rum")
	x.want("B.chests", 13)
}

func TestT25TokensAndGuardsFollowASale(t *testing.T) {
	x := sit(t, 3, "bay", "231")
	x.set("B.chests", 38, "B.coffee", 3, "B.fruit", 2, "C.rum", 1)
	x.want("B.guards", 3, "B.token", 0)
	x.round("A4 B6 C4")
	x.do("port")
	x.do("port")
	x.at("sale")
	x.do("sale", "coffee", "3", "fruit", "2")
	x.want("B.chests", 50, "B.token", 40, "B.guards", 5) // 49 by the sale, 50 by the privilege
	if x.said("log.token") != 1 || x.said("log.privilege.chests") != 1 {
		t.Error("token and privilege are told once each (N7)")
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

// last begins the last round and ends it, so that the final sale follows.
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

func TestT36L6TheLootDeckIsMadeAnewInTheMiddleOfADraw(t *testing.T) {
	x := sit(t, 3)
	x.set("lootDeck", 2, "lootGone", 10)
	x.round("A3 B6 C6")
	x.raid("ENG-2", "3", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 3)
	x.at("loot")
	x.want("lootDeck", 9, "lootGone", 0)
	if x.state().Raid.Drawn[0] != 3 {
		t.Errorf("%d cards drawn, want 3", x.state().Raid.Drawn[0])
	}
}

func TestT37Y6TheFewestLoadedShips(t *testing.T) {
	for _, c := range []struct{ goods, holds, loaded int }{{5, 2, 3}, {5, 3, 3}, {5, 0, 5}, {5, 1, 4}, {0, 2, 0}, {1, 1, 1}, {2, 1, 1}} {
		x := sit(t, 3)
		x.set("A.doubleHold", c.holds, "A.rum", min(c.goods, 3), "A.fruit", max(0, c.goods-3))
		x.want("A.loaded", c.loaded, "A.empty", 7-c.loaded)
	}
}

func TestT38A6AShipwrightWithoutMoneyMakesAMistake(t *testing.T) {
	x := sit(t, 3)
	x.set("A.chests", 0, "A.reserve", 2, "A.empty", 8)
	x.round("A1 B4 C4")
	x.want("A.skulls", 1, "A.reserve", 2)
	x = sit(t, 3)
	x.set("A.reserve", 2, "A.empty", 8)
	x.round("A1 B4 C4")
	x.do("buy", "2")
	x.want("A.reserve", 0, "A.empty", 10, "A.chests", 5, "A.skulls", 0) // nothing left for the privilege
	x = sit(t, 3, "shipwright", "reserve")
	x.set("A.chests", 0)
	x.round("A1 B4 C4")
	x.do("buy", "0")
	x.want("A.skulls", 0, "A.reserve", 3) // no mistake, and no action that a privilege could follow (R3)
}

func TestT39L3L4A15LootWithoutAFreeShip(t *testing.T) {
	x := sit(t, 3)
	x.set("A.empty", 0, "A.reserve", 10)
	x.round("A4 B6 C6")
	x.at("port")
	x.do("port", "1")
	x.at("loot")
	x.do("loot", "talisman")
	if c := x.choice("loot", "rum"); c.Refused == nil {
		t.Error("rum can be loaded without a ship")
	}
	x.do("loot")
	x.want("A.talismans", 1, "A.yinYang", 1, "A.rum", 0, "lootGone", 1)
}

func TestT40FortyChestsTakeTheLastShipToTheIsland(t *testing.T) {
	x := sit(t, 3)
	x.set("B.rum", 1, "B.chests", 39, "B.empty", 0, "B.loaded", 1, "B.guards", 3, "B.reserve", 6, "C.rum", 1)
	x.round("A4 B6 C6")
	x.do("port")
	x.at("sale")
	x.do("sale", "1")
	x.want("B.chests", 40, "B.token", 40, "B.guards", 4, "B.fleet", 0)
	x.at("sale")
	x.do("sale", "1")
	x.plan = nil
	x.round("A5 B3 C4") // B first: an own raid without a ship
	skulls := x.state().Players[1].Skulls
	x.at("convoy")
	x.do("convoy", "ENG-1")
	x.want("B.skulls", skulls+1)
	x.do("send", "0")
	x.do("send", "0")
	x.at("port")
	x.do("port")
	x.at("curse")
	x.do("curse", Kraken)
	if x.state().Curse.Thrown[1] != 0 {
		t.Error("ships of B are thrown (Q3)")
	}
}

func TestT41AShipBoughtFillsTheOwedPlaceUnlessChestsFall(t *testing.T) {
	begin := func() *session {
		x := sit(t, 3)
		x.set("A.rum", 2, "A.chests", 20, "A.empty", 0, "A.loaded", 2, "A.guards", 1, "A.guardsOwed", 1, "A.reserve", 7, "A.yinYang", 2)
		x.round("A1 B1 C4")
		x.at("buy")
		return x
	}
	x := begin()
	x.do("buy", "1")
	x.want("A.chests", 19, "A.guards", 1, "A.owed", 0, "A.empty", 1)
	x = begin()
	x.do("ritual", "hold")
	x.want("A.loaded", 1, "A.guards", 2, "A.owed", 0, "A.empty", 0)
}

func TestT42AParleyPaysForShips(t *testing.T) {
	x := sit(t, 3)
	x.set("A.rum", 1, "A.coffee", 1, "A.empty", 0, "A.loaded", 2, "A.reserve", 8, "A.chests", 0, "A.yinYang", 3)
	x.round("A1 B1 C4")
	x.at("buy")
	x.do("ritual", "parley-rum-coffee")
	if x.choice("buy", "5") == nil || x.choice("buy", "6") != nil {
		t.Error("up to five ships can be bought")
	}
	x.do("buy", "5")
	x.want("A.chests", 0, "A.skulls", 0, "A.empty", 7)
	x = sit(t, 3, "rituals", "after") // A18
	x.set("A.rum", 1, "A.coffee", 1, "A.chests", 0, "A.yinYang", 3)
	x.do("chosen", "all")
	x.do("call", "0")
	x.do("call") // nobody else
	x.want("A.skulls", 1)
	if x.ask("ritual") == nil {
		t.Error("the next character is called before A could perform a ritual")
	}
	x.do("ritual", "parley-rum-coffee")
	x.want("A.chests", 5)
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

func TestA11AQuestionTellsTheGapAsTheTableMeasuresIt(t *testing.T) {
	dice := []throw.Die{dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "white", 6, 0, 22.4)}
	for _, measure := range []throw.Measure{throw.Edges, throw.Centres} {
		x := sit(t, 3, "gap", string(measure))
		x.round("A3 B6 C6")
		x.raid("ESP-1", "1", "1", "0")
		x.battle(dice...)
		x.at("near")
		for id, other := range map[string]throw.Die{"1": dice[1], "2": dice[2]} {
			want, _ := throw.Between(dice[0], other, measure)
			if got := x.choice("near", id).Between; got == nil || *got != want {
				t.Errorf("measured by %s, choice %s lies between %v, want %v", measure, id, got, want)
			}
		}
		if x.choice("near", "equal").Between != nil {
			t.Error("a gap is told where there is no pair")
		}
	}
}

func TestB10TheTableMeasuresAndTheBattleGoesOn(t *testing.T) {
	near := func(equal bool) *session { // T6: both pairs within the margin
		x := sit(t, 3)
		x.round("A3 B6 C6")
		x.raid("ESP-1", "1", "1", "0")
		y := 22.4
		if equal {
			y = 22
		}
		x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "white", 6, 0, y))
		x.at("near")
		return x
	}
	x := near(false)
	if c := x.choice("near", "1"); len(c.Dice) != 2 || c.Dice[0] != 1 || c.Dice[1] != 2 || x.choice("near", "equal") == nil {
		t.Fatalf("the choices are about %v", c.Dice)
	}
	if b := x.p.View(0).Table[0].Battle; b.Outcome != nil || len(b.Duels) != 0 {
		t.Error("an outcome is shown before the question is answered")
	}
	x.do("near", "1")
	x.do("loot")                             // of B
	x.want("A.yinYang", 1+4, "B.yinYang", 0) // merchant and A sink
	if b := x.p.View(0).Table[0].Battle; b.Outcome == nil || !b.Duels[0].Close {
		t.Error("the duel that people decided is not marked")
	}
	x = near(false)
	x.do("near", "2")
	x.do("loot")
	x.do("loot")
	x.want("A.yinYang", 4)
	x = near(true)
	x.do("near", "equal") // A14: the middles are equal too, so the Captain chooses
	x.at("tie")
	if x.ask("tie").Seats[0] != 0 {
		t.Error("somebody else than the Captain chooses")
	}
	x.do("tie", "2")
	x.do("loot")
	x.do("loot")
	x.want("A.yinYang", 4)
}

func TestB5A9LooseDiceAreThrownAgain(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B6 C6")
	x.raid("ESP-1", "1", "0", "0")
	loose := dieAt(2, "green", 5, 30, 0)
	loose.Loose = true
	x.battle(dieAt(1, "red", 4, 0, 0), loose)
	x.at("throw")
	if x.ask("throw").Prompt.ID != "sevenseas.ask.throw.again" {
		t.Error("the table is not told which die to throw again")
	}
	x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 6, 40, 0))
	x.at("loot")
}

func TestB13WrongDiceAreRefusedWithTheDifference(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B6 C6")
	x.raid("ESP-2", "1", "1", "0")
	ask := x.ask("throw")
	for name, dice := range map[string]string{"too few merchants": "R4 A2 B2", "a colour that was not sent": "R4 R2 A2 C2", "too many pirates": "R4 R2 A2 B2 B3"} {
		err := x.give(games.Answer{Ask: ask.ID, Seat: games.Table, Throw: &throw.Throw{Dice: values(dice)}})
		if bad, ok := err.(*games.Refusal); !ok || bad.Rule != "B13" {
			t.Errorf("%s: %v (N4)", name, err)
		}
	}
}
