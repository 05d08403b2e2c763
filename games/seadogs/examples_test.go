package seadogs_test

import (
	"fmt"
	"slices"
	"testing"

	"quartermaster/games"
)

// The cases of the rules, by their ids, played through the contract.

// firstDelivery plays until the first Delivery shows up after some cards were taken. The player who took the last card revealed it.
func firstDelivery(t testing.TB, n, takes int, options ...string) *table {
	t.Helper()
	return sit(t, n, options...).takes(takes).do("delivery yes")
}

func (x *table) wants(what string, got, want any) {
	x.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		x.Errorf("%s: %v, want %v", what, got, want)
	}
}

func TestE1E2E3E4PairsScoreTheirValuesAndCloseTheirSuit(t *testing.T) {
	x := firstDelivery(t, 2, 16)
	x.lays(0, "gold", 1, 5)
	x.wants("E1", look(x.p).score, []int{6, 0})
	x.lays(0, "barrels", 4, 4)
	x.wants("E2", look(x.p).score, []int{14, 0})
	x.lays(1, "fish", 4, 6)
	x.wants("E3", look(x.p).score, []int{14, 10})
	for _, closed := range []string{"pair/0 gold", "pair/0 barrels", "pair/1 fish"} { // E4, SD-D4, SD-G2
		if rule, reason := x.refused(closed); reason != "seadogs.refused.delivered" || rule != "SD-D2" {
			t.Errorf("E4: %s was refused by %s: %s", closed, rule, reason)
		}
	}
	x.lays(0, "fish", 1, 1).lays(1, "gold", 2, 2)
	x.wants("E4", look(x.p).laid, []string{"0 fish 1+1", "0 barrels 4+4", "0 gold 1+5", "1 fish 4+6", "1 gold 2+2"})
}

func TestE5E6AnEventStrikesTheCardsOfItsColour(t *testing.T) {
	for event, want := range map[string]string{"swineflu": "seadogs.card.pink", "pirates": "seadogs.card.yellow", "rats": "seadogs.card.blue", "mutiny": "seadogs.card.red"} {
		x := sit(t, 2).takes(4).plays(event) // SD-V4, O3, O4
		x.wants(event, x.happened[0].Text.Args["Card"].(games.Text).ID, want)
		x.do("losses")
		x.wants(event, look(x.p).hand, []int{0, 1}) // Ann's event and a card, Ben's card
	}
	x := sit(t, 2, "struck=swapped", "colours=greenRed").takes(4).plays("rats")
	x.wants("O3, O4", x.happened[0].Text.Args["Card"].(games.Text).ID, "seadogs.card.green")
	x = sit(t, 2, "struck=swapped").takes(4).plays("mutiny")
	x.wants("O3", x.happened[0].Text.Args["Card"].(games.Text).ID, "seadogs.card.blue")
}

func TestE7TheScoreOfAHand(t *testing.T) {
	x := sit(t, 2).takes(16).do("delivery yes") // eight cards each
	x.lays(0, "barrels", 4, 4).lays(0, "gold", 1, 5).lays(0, "fish", 3, 6).nobody().declined()
	x.takes(1).do("delivery yes").nobody().declined().takes(1).do("delivery yes").nobody()
	x.wants("hands", look(x.p).hand, []int{3, 9})
	x.do("recount who=0 what=cards number=2", "events/0 1", "left/0 2", "events/1 0", "left/1 30")
	x.wants("E7", look(x.p).score, []int{18, -30})
	x.wants("SD-E4", x.p.Result().Ranking, [][]games.SeatNo{{0}, {1}})
	sheet := x.p.Result().Sheet
	for i, want := range []string{"[23 0]", "[-2 -30]", "[-3 0]", "[0 0]", "[18 -30]"} {
		x.wants(sheet.Lines[i].Label.ID, fmt.Sprint(sheet.Lines[i].Values), want)
	}
}

func TestT1TheSetUp(t *testing.T) {
	s := look(sit(t, 4).p)
	if s.draw != 51 || s.used != 0 || s.seen != 0 || sum(s.hand) != 0 { // SD-S1 to SD-S5
		t.Errorf("the table begins with %+v", s)
	}
}

func TestT2T3WhenADeliveryIsNear(t *testing.T) {
	onTop := func(x *table) bool {
		d, open := x.find("delivery")
		return open && d.Primary
	}
	for _, c := range []struct{ top, first int }{{17, 13}, {18, 14}} { // T2, SD-S3
		x := lay(t, 3, "near=on").do("begin 0", fmt.Sprintf("piles top=%d middle=17", c.top)) // O16
		for n := range c.first {
			if onTop(x) {
				t.Fatalf("T2: after %d cards a Delivery is said to be on top", n)
			}
			x.takes(1)
			if n == 5 {
				x.plays("card") // playing a card brings no Delivery nearer
			}
		}
		if !onTop(x) {
			t.Fatalf("T2: after %d cards of a pile of %d no Delivery is said to be on top", c.first, c.top)
		}
		x.do("delivery yes").nobody().declined()
		for range 17 { // T3
			if onTop(x) {
				t.Fatal("T3: the second is said to be on top too early")
			}
			x.takes(1)
		}
		if !onTop(x) {
			t.Fatal("T3: after 17 cards the second is not said to be on top")
		}
		x.do("delivery yes").nobody().declined()
		for range 51 - c.first - 17 - 3 { // T3: the third lies anywhere, SD-T6: it is the last card at the latest
			if onTop(x) {
				t.Fatal("T3: the third is said to be on top")
			}
			x.takes(1)
		}
		x.wants("SD-T6", x.asked(), []string{"delivery"})
		x.wants("left to draw", look(x.p).draw, 1)
	}
	if badges := lay(t, 3, "near=on", "visibility=poor").do("begin 0").takes(12).p.View(games.Table).Badges; len(badges) > 0 {
		t.Errorf("O16: in poor visibility a Delivery is said to be near: %v", badges)
	}
}

func TestT4TheCardsAfterTheFirstDelivery(t *testing.T) {
	x := firstDelivery(t, 3, 13)
	x.wants("revealer", x.said("delivery"), true)
	x.lays(0, "gold", 1, 5).nobody().do("hire/0 no", "hire/1 yes")
	s := look(x.p)
	if s.draw != 37 || sum(s.hand) != 12 || sum(s.pairs) != 1 || s.used != 0 || s.dogs[1] != 1 || s.onTable != 0 {
		t.Errorf("T4: %+v", s)
	}
	if all := s.draw + 4 + sum(s.hand) + 2*sum(s.pairs) + s.used; all != 55 { // C1
		t.Errorf("T4: %d cards", all)
	}
}

func TestT5AShipAndGoodsOfTwoSuitsAreNoPair(t *testing.T) {
	// The suit is entered once for both cards, so they cannot have different suits.
	x := firstDelivery(t, 2, 8).do("pair/0 gold", "ship/0 3")
	for _, c := range x.ask("goods/0").Fields[0].Choices {
		if c.Emblem != "gold" {
			t.Errorf("T5: goods of %s are offered to a ship of gold", c.Emblem)
		}
	}
	x.refused("goods/0 fish")
}

func TestT6ASuitIsClosedForItsPlayerForTheWholeGame(t *testing.T) {
	x := firstDelivery(t, 2, 12).lays(0, "gold", 1, 1).nobody().declined()
	x.takes(2).do("delivery yes").nobody().declined().takes(2).do("delivery yes")
	x.refused("pair/0 gold")
	x.lays(1, "gold", 2, 2)
}

func TestT7TwoPairsInOnePhase(t *testing.T) {
	x := firstDelivery(t, 2, 12).lays(0, "fish", 1, 2).lays(0, "pigs", 3, 4) // SD-D3
	x.wants("T7", look(x.p).hand, []int{2, 6})
	x.wants("T7", look(x.p).score, []int{10, 0})
}

// three starts a game in which the players have 5, 4 and 4 cards, and it is the turn of the first one.
func three(t testing.TB) *table {
	t.Helper()
	return sit(t, 3, "passing=on").takes(13).do("turn/1 pass", "turn/2 pass")
}

func TestT8AnEventTakesACardFromEverybodyWhoHasOne(t *testing.T) {
	x := three(t)
	used := look(x.p).used
	x.plays("mutiny").do("losses seat/2=none") // SD-V2, SD-V3
	x.wants("T8", look(x.p).hand, []int{3, 3, 4})
	x.wants("T8, used", look(x.p).used-used, 3)
	x.wants("SD-V3", x.said("shows"), true)
	x.wants("SD-T3", x.turn(), 1)
}

func TestT9ASeaDogSavesTheCargo(t *testing.T) {
	x := firstDelivery(t, 3, 13).nobody().do("hire/0 no", "hire/1 yes") // Ben's turn, 5 5 4
	x.plays("dog")                                                      // O14: a sea dog is a hand card
	x.wants("O14", look(x.p).dogs, []int{0, 0, 0})
	x = firstDelivery(t, 3, 13).nobody().do("hire/0 no", "hire/1 yes").plays("card").takes(1) // 5 4 5, Ann's turn
	used := look(x.p).used
	x.plays("mutiny").do("losses seat/1=dog seat/2=none")
	x.wants("T9", look(x.p).hand, []int{3, 3, 5})
	x.wants("T9", look(x.p).dogs, []int{0, 0, 0})
	x.wants("T9, used", look(x.p).used-used, 3)
	x.wants("SD-W5", x.said("shield"), true)
}

func TestT10WhenNobodyHiresTheCardIsUsed(t *testing.T) {
	x := firstDelivery(t, 4, 2).nobody() // Ben, the second, revealed it
	used := look(x.p).used
	for _, seat := range []int{1, 2, 3, 0} { // SD-W2
		x.wants("T10", x.asked(), []string{fmt.Sprintf("hire/%d", seat)})
		x.do(fmt.Sprintf("hire/%d no", seat))
	}
	x.wants("SD-W3", look(x.p).used-used, 1)
	x.wants("SD-W6", x.turn(), 2)
}

func TestT11WhoeverHiresFirstEndsTheAsking(t *testing.T) {
	x := firstDelivery(t, 4, 2).nobody().do("hire/1 no", "hire/2 no", "hire/3 yes")
	x.wants("T11", x.turn(), 2)
	x.wants("SD-W1", look(x.p).dogs, []int{0, 0, 0, 1})
	x = firstDelivery(t, 4, 2, "next=hirer").nobody().do("hire/1 no", "hire/2 no", "hire/3 yes")
	x.wants("O7", x.turn(), 0)
}

// third plays up to the last delivery phase. All four players have two cards.
func third(t testing.TB, options ...string) *table {
	t.Helper()
	x := firstDelivery(t, 4, 6, options...).nobody().declined().takes(1)
	return x.do("delivery yes").nobody().declined().takes(1).do("delivery yes")
}

func TestT12AfterTheThirdDeliveryNobodyHires(t *testing.T) {
	x := third(t).lays(0, "pigs", 2, 3).nobody() // SD-E1, SD-D5
	for _, id := range x.asked() {
		if id[:4] == "hire" {
			t.Errorf("T12: %s is asked", id)
		}
	}
	x = third(t, "lastHire=yes").nobody() // O8
	x.wants("O8", x.asked(), []string{"hire/3"})
	x.do("hire/3 yes")
	x.wants("O8", look(x.p).dogs, []int{0, 0, 0, 1})
}

func TestT13TheFourthSuitEndsTheGameAfterThePhase(t *testing.T) {
	four := func(options ...string) *table {
		return firstDelivery(t, 2, 16, options...).lays(0, "gold", 1, 1).lays(0, "pigs", 1, 1).lays(0, "fish", 1, 1).lays(0, "barrels", 1, 1)
	}
	x := four() // SD-E2
	x.wants("T13", x.asked(), []string{"pair/1"})
	x.lays(1, "gold", 6, 6).do("pair/1")
	x.wants("T13", x.asked(), []string{"events/1"})
	x.wants("O9", four("fourth=atOnce").asked(), []string{"events/1"})
}

func TestT14T15TheSumOfAScore(t *testing.T) {
	// T14: delivered 30, a hand worth 7, two sea dogs, an event.
	x := firstDelivery(t, 2, 22).lays(0, "gold", 5, 5).lays(0, "pigs", 5, 5).lays(0, "fish", 5, 5).nobody()
	x.do("hire/1 no", "hire/0 yes").takes(2).do("delivery yes").nobody().do("hire/1 no", "hire/0 yes").takes(2).do("delivery yes").nobody()
	x.do("recount who=0 what=cards number=5", "events/0 1", "left/0 7", "events/1 0", fmt.Sprintf("left/1 %d", look(x.p).hand[1]))
	x.wants("T14", look(x.p).score[0], 14) // SD-W4, SD-E3
	// T15: nothing delivered, 4 + 6 + 3 in hand, a sea dog, an event.
	x = firstDelivery(t, 2, 4).nobody().do("hire/1 no", "hire/0 yes").takes(2).do("delivery yes").nobody().declined().takes(2).do("delivery yes").nobody()
	x.do("recount who=0 what=cards number=5", "events/0 1", "left/0 13", "events/1 0", fmt.Sprintf("left/1 %d", look(x.p).hand[1]))
	x.wants("T15", look(x.p).score[0], -19)
}

// scored plays a game of two to its end. Each player has delivered some pairs and has no cards left that cost points.
func scored(t testing.TB, pairs [2][][2]int, costs [2]int, options ...string) *table {
	t.Helper()
	x := firstDelivery(t, 2, 20, options...)
	for seat, all := range pairs {
		for i, p := range all {
			x.lays(seat, []string{"gold", "pigs", "fish", "barrels"}[i], p[0], p[1])
		}
	}
	x.nobody().declined().takes(2).do("delivery yes").nobody().declined().takes(2).do("delivery yes").nobody()
	for seat, cost := range costs {
		cards := 0
		if cost > 0 {
			cards = (cost + 5) / 6
		}
		x.do(fmt.Sprintf("recount who=%d what=cards number=%d", seat, cards))
		if cost > 0 {
			x.do(fmt.Sprintf("events/%d 0", seat), fmt.Sprintf("left/%d %d", seat, cost))
		}
	}
	return x
}

func TestT16T17TheBestPairBreaksATie(t *testing.T) {
	x := scored(t, [2][][2]int{{{6, 5}, {4, 3}}, {{5, 5 - 1}, {5, 4}}}, [2]int{0, 0})
	x.wants("T16, points", look(x.p).score, []int{18, 18})
	x.wants("SD-E5", x.p.Result().Ranking, [][]games.SeatNo{{0}, {1}})
	x.wants("SD-E5", x.said("tie"), true)
	x = scored(t, [2][][2]int{{{6, 4}, {4, 4}}, {{5, 5}, {5, 3}}}, [2]int{0, 0})
	x.wants("T17, points", look(x.p).score, []int{18, 18})
	x.wants("SD-E6", x.p.Result().Ranking, [][]games.SeatNo{{0, 1}})
	x.wants("SD-E6", x.said("shared"), true)
	x = scored(t, [2][][2]int{{{6, 4}, {4, 5}, {1, 2}}, {{5, 5}, {5, 3}, {3, 1}}}, [2]int{0, 0}, "tie=all")
	x.wants("O10, points", look(x.p).score, []int{22, 22})
	x.wants("O10", x.p.Result().Ranking, [][]games.SeatNo{{0}, {1}})
}

func TestT18AHundredTakesThreeGamesAtLeast(t *testing.T) {
	x := firstDelivery(t, 2, 16)
	for _, suit := range []string{"fish", "barrels", "pigs", "gold"} {
		x.lays(0, suit, 6, 6)
	}
	x.wants("T18", look(x.p).score[0], 48) // the best there is: twice 48 is no hundred
}

func TestT21PoorVisibilityDealsTheSameCards(t *testing.T) {
	x := sit(t, 3, "visibility=poor") // SD-P1, SD-P2
	s := look(x.p)
	if s.draw != 51 || s.seen != 0 {
		t.Errorf("T21: %+v", s)
	}
	x.takes(1).do("delivery yes")
}

func TestT22TheSumFitsTheCardsInHand(t *testing.T) {
	x := firstDelivery(t, 2, 4).nobody().do("hire/1 no", "hire/0 yes").takes(2).do("delivery yes").nobody().declined().takes(2).do("delivery yes").nobody()
	x.do("recount who=0 what=cards number=3", "events/0 1")
	if rule, reason := x.refused("left/0 8"); reason != "games.refused.choice" || rule != "SD-E3" { // C6
		t.Errorf("T22: refused by %s: %s", rule, reason)
	}
	x.refused("left/0 0")
	x.do("left/0 6")
}

func TestT23APairThatIsTakenBackIsOpenAgain(t *testing.T) {
	// Undo belongs to the record, which replays the earlier answers. Delivering the pair has not changed the earlier position.
	x := firstDelivery(t, 2, 8)
	before, hands := x.p, look(x.p).hand
	x.lays(0, "gold", 1, 5)
	x.p = before
	x.wants("T23", look(x.p).hand, hands)
	x.lays(0, "gold", 2, 2)
	// Within a pair, too, every tap can be undone.
	x.do("pair/0 fish", "ship/0 3", "goods/0", "ship/0", "pair/0 pigs", "ship/0 1", "goods/0 1")
	x.wants("T23", look(x.p).laid, []string{"0 pigs 1+1", "0 gold 2+2"})
}

func TestT24TheThirdRightUnderTheSecondEndsTheGame(t *testing.T) {
	x := firstDelivery(t, 2, 4).nobody().declined().takes(1).do("delivery yes").nobody().declined().do("delivery yes")
	x.wants("T24", x.said("last"), true)
	x.nobody()
	x.wants("T24", slices.Contains(x.asked(), "events/0"), true)
}

func TestT25ADeliveryRightUnderAnother(t *testing.T) {
	x := firstDelivery(t, 4, 2, "visibility=poor").nobody().declined().do("delivery yes").nobody()
	x.wants("T25", x.asked(), []string{"hire/1"})
	x.declined()
	x.wants("T25", x.turn(), 2)
	x = firstDelivery(t, 4, 2, "visibility=poor", "under=next").nobody().declined().do("delivery yes").nobody()
	x.wants("O17", x.asked(), []string{"hire/2"})
	x.declined()
	x.wants("O17", x.turn(), 2)
}

func TestT26TheStrikersOwnSeaDogAndAnEmptyHand(t *testing.T) {
	x := firstDelivery(t, 3, 2).nobody().do("hire/1 no", "hire/2 no", "hire/0 yes") // Ann 1 and a dog, Ben 1
	x.takes(2).plays("card").takes(1)                                               // Cid, Ann take, Ben plays his last, Cid takes
	x.wants("hands", look(x.p).hand, []int{3, 0, 2})
	used := look(x.p).used
	x.plays("rats")
	for _, f := range x.ask("losses").Fields {
		if f.ID == "seat/1" {
			t.Error("T26: somebody without cards is asked")
		}
	}
	x.do("losses seat/0=dog seat/2=lost")
	x.wants("T26", look(x.p).hand, []int{1, 0, 1})
	x.wants("T26", look(x.p).dogs, []int{0, 0, 0})
	x.wants("T26, used", look(x.p).used-used, 3)
}

func TestT27ADeliveryBeforeTheFirstTurnIsShuffledBack(t *testing.T) {
	x := sit(t, 3, "visibility=poor").do("early yes") // SD-P3, O13
	s := look(x.p)
	if s.draw != 51 || s.seen != 0 || s.onTable != 0 {
		t.Errorf("T27: %+v", s)
	}
	x.do("early yes").takes(1)
	if _, open := x.find("early"); open {
		t.Error("SD-P3: a Delivery can be early after the first turn")
	}
	x = sit(t, 3, "visibility=poor", "early=resolve").do("early yes") // nobody has cards to deliver
	x.wants("O13", x.asked(), []string{"hire/0"})
	x.do("hire/0 no", "hire/1 yes")
	x.wants("O13", x.turn(), 0)
	x.wants("O13", look(x.p).dogs, []int{0, 1, 0})
	if _, open := sit(t, 3).find("early"); open {
		t.Error("a Delivery can be early in good visibility")
	}
}

func TestT28NothingAgainstNothingIsShared(t *testing.T) {
	x := scored(t, [2][][2]int{}, [2]int{0, 0})
	x.wants("T28", x.p.Result().Ranking, [][]games.SeatNo{{0, 1}})
}

func TestT29ADeliveryShowsUpAfterATakeOnly(t *testing.T) {
	x := sit(t, 3).takes(3).plays("card")
	if _, reason := x.refused("delivery yes"); reason != "games.refused.closed" { // SD-T4, SD-T6
		t.Errorf("T29: refused with %s", reason)
	}
	x.takes(1).do("delivery yes").nobody()
	x.wants("T29", x.asked(), []string{"hire/1"}) // Ben took the card
}
