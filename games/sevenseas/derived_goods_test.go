package sevenseas

import (
	"strconv"
	"testing"
)

// The derived tests T of the rules specification that concern goods, guards, chests and cards.

// tavern makes A play the Tavern, with a die for each player.
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
