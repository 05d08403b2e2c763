package seadogs_test

import (
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/seadogs"
)

func TestEveryRuleIsNamedInATestAndNoOtherIsCited(t *testing.T) {
	ids := gametest.RuleIDs(t)
	gametest.Named(t, ids)
	gametest.Cited(t, ids)
}

func TestEveryRuleIsExplainedAndNothingElse(t *testing.T) {
	ids := gametest.RuleIDs(t)
	var must []string
	for _, id := range ids {
		if strings.HasPrefix(id, "SD-") {
			must = append(must, id)
		}
	}
	gametest.Explained(t, seadogs.Game{}.Info(), ids, must)
}

// SD-G1, SD-G3: delivered cards count for their owner, cards left in hand count against.
func TestDeliveredCardsCountForAndHeldCardsAgainst(t *testing.T) {
	x := sit(t, 2, "values=any").round(12, -12)
	x.wants("SD-G1", look(x.p).score, []int{12, -12})
	x.wants("SD-G3", x.p.Result().Ranking, [][]games.SeatNo{{0}, {1}})
}

// SD-S6: whoever sailed last begins; only the people know who that is.
func TestTheTableSaysWhoBegins(t *testing.T) {
	x := lay(t, 3)
	x.wants("asked", x.asked(), []string{"begin"})
	x.do("begin 2")
	x.wants("SD-S6", x.turn(), 2)
	x.takes(1)
	x.wants("SD-T3", x.turn(), 0)
	for i, seat := range x.p.View(games.Table).Seats {
		x.wants("first", seat.First, i == 2)
	}
}

// SD-S1, SD-S2, SD-S3, SD-S5: the question who begins explains how to lay out the cards.
func TestTheSetUpIsExplainedWhereItIsAsked(t *testing.T) {
	x := lay(t, 3)
	x.wants("SD-S3", x.ask("begin").Rule, "SD-S3")
	x = lay(t, 3, "visibility=poor")
	x.wants("SD-P1", x.ask("begin").Rule, "SD-P1")
	x = lay(t, 3, "near=on").do("begin 0")
	x.wants("SD-S1", x.ask("piles").Rule, "SD-S1")
}

// SD-T1, C2: the effect of each action on hand, draw pile and used cards.
func TestWhatAnActionDoes(t *testing.T) {
	for action, want := range map[string][3]int{"row": {1, -1, 0}, "pile": {1, -1, 0}, "card": {-1, 0, 1}} {
		x := sit(t, 2).takes(2)
		before := look(x.p)
		if action == "card" {
			x.plays(action)
		} else {
			x.do("turn/0 " + action)
		}
		after := look(x.p)
		x.wants("C2: "+action, [3]int{after.hand[0] - before.hand[0], after.draw - before.draw, after.used - before.used}, want)
	}
}

// SD-T2, C5: an event strikes when it is played, and there is one card of each.
func TestAnEventStrikesOnce(t *testing.T) {
	x := sit(t, 2).takes(8).plays("rats")
	x.wants("SD-T2", x.asked(), []string{"losses"})
	x.do("losses", "turn/1 play")
	for _, c := range x.ask("card/1").Fields[0].Choices {
		if c.ID == "rats" {
			t.Error("C5: rats can be played twice")
		}
	}
	x.do("card/1 pirates", "losses", "turn/0 play", "card/0 mutiny", "loss/1 lost")
	x.wants("SD-V2", look(x.p).hand, []int{0, 0}) // 4−2−1−1 and 4−1−2−1: who has no card left shows an empty hand
}

// SD-V1, SD-E3: an event left in hand costs three points; it is asked for only if the hand can hold one.
func TestAnEventInHandCosts(t *testing.T) {
	x := third(t).nobody()
	x.refused("events/0 3") // two cards are in hand
	x.do("events/0 2", "events/1 2")
	x.wants("nobody else can have one", x.asked(), []string{"left/2", "left/3"})
	x.do("left/2 2", "left/3 12")
	x.wants("SD-E3", look(x.p).score, []int{-6, -6, -2, -12})
}
