package sevenseas

import (
	"testing"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// The derived tests T of the rules specification that concern raids, played through the contract. T1–T8 and T45 are in
// fight_test.go, T9 in examples_test.go; the others in derived_goods_test.go and derived_round_test.go.

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
