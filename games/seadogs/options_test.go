package seadogs_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/seadogs"
)

func TestO1TwoToSixPlay(t *testing.T) {
	for n := range 8 {
		seats := make([]games.Seat, n)
		for i := range seats {
			seats[i] = games.Seat{Name: "P", Colour: string(rune('a' + i))}
		}
		_, err := seadogs.Game{}.Start(games.Setup{Seats: seats})
		if (err == nil) != (n >= 2 && n <= 6) {
			t.Errorf("O1: %d people: %v", n, err)
		}
	}
}

func TestEveryOptionHasTheDefaultOfTheRules(t *testing.T) {
	want := map[string]string{
		"taps": "all", "play": "single", "visibility": "good",
		"values": "once", "struck": "given", "colours": "redBlue", "passing": "off", "order": "parallel", "next": "revealer", // O2 to O7
		"lastHire": "no", "fourth": "afterPhase", "tie": "best", "both": "higher", "starter": "left", "early": "shuffle", // O8 to O13
		"playedDog": "allowed", "row": "off", "near": "off", "under": "same", "losses": "parallel", "shield": "always", // O14 to O19
	}
	for _, o := range (seadogs.Game{}).Info().Options {
		if o.Choices[0].ID != want[o.ID] || len(o.Choices) < 2 {
			t.Errorf("%s: the default is %s of %d", o.ID, o.Choices[0].ID, len(o.Choices))
		}
		delete(want, o.ID)
	}
	if len(want) > 0 {
		t.Errorf("there is no option %v", want)
	}
}

func TestO2ACardLiesBeforeSomebodyOnce(t *testing.T) {
	x := firstDelivery(t, 2, 12).lays(0, "gold", 1, 5).do("pair/1 gold") // C4
	x.refused("ship/1 1")
	x.do("ship/1 5")
	x.refused("goods/1 5")
	x.do("goods/1 1")
	x = firstDelivery(t, 2, 12, "values=any").do("pair/0 gold", "ship/0 9", "goods/0 12", "pair/1 gold", "ship/1 9", "goods/1 12")
	x.wants("O2", look(x.p).score, []int{21, 21})
	x.refused("pair/0 gold")
}

func TestO5PassingIsAnActionOnlyWhereItIsAgreed(t *testing.T) {
	x := sit(t, 2)
	x.refused("turn/0 pass") // SD-T5
	if _, reason := x.refused("turn/0 play"); reason != "seadogs.refused.noCard" {
		t.Errorf("SD-T5: without a card %s", reason)
	}
	x = sit(t, 2, "passing=on").do("turn/0 pass")
	x.wants("O5", x.turn(), 1)
}

func TestO6DeliveriesFromTheRevealerOn(t *testing.T) {
	x := firstDelivery(t, 3, 11)
	x.wants("SD-D6", x.asked(), []string{"pair/1", "pair/2", "pair/0", "nobody"})
	x = firstDelivery(t, 3, 11, "order=fromRevealer")
	x.wants("O6", x.asked(), []string{"pair/1", "nobody"})
	x.lays(1, "gold", 1, 1).do("pair/1")
	x.wants("O6", x.asked(), []string{"pair/2", "nobody"})
}

func TestO12TheSamePlayerMayBeginEveryGame(t *testing.T) {
	x := sit(t, 2, "play=match", "starter=same", "values=any").round(10, 10).do("again yes")
	x.wants("O12", x.turn(), 0)
}

func TestO14ASeaDogMayBePlayedUnlessAgreedOtherwise(t *testing.T) {
	x := firstDelivery(t, 2, 1).nobody().do("hire/0 no", "hire/1 yes")
	x.do("turn/1 play", "card/1 dog")
	x.wants("SD-W4", look(x.p).dogs, []int{0, 0})
	x = firstDelivery(t, 2, 1, "playedDog=refused").nobody().do("hire/0 no", "hire/1 yes")
	x.refused("turn/1 play") // nothing else is in hand
	x.do("turn/1 pile", "turn/0 pile", "turn/1 play")
	x.refused("card/1 dog")
	x.do("card/1", "turn/1 play", "card/1 card") // and back again
}

func TestO15TheRowIsKnownWhereItIsTracked(t *testing.T) {
	x := lay(t, 2, "row=on").do("begin 0", "laid/0 rats", "laid/1 ship/gold", "laid/2 goods/pigs") // SD-S4
	if _, reason := x.refused("laid/3 rats"); reason != "seadogs.refused.shown" {                  // C5
		t.Errorf("O15: rats twice: %s", reason)
	}
	x.do("laid/3 goods/fish", "turn/0 row/0")
	x.wants("O15", x.asked(), []string{"refill"}) // SD-T1: the place is filled at once
	x.do("refill mutiny", "turn/1 pile", "turn/0 play")
	x.refused("card/0 mutiny") // it lies in the row
	x.do("card/0 rats", "loss/1 lost")
	var row []string
	for _, part := range x.p.View(games.Table).Table {
		if part.ID == "row" {
			for _, c := range part.Pieces.Items {
				row = append(row, c.Emblem)
			}
		}
	}
	x.wants("O15", row, []string{"mutiny", "ship", "pigs", "fish"}) // SD-V5: the row is safe
}

// All ships, goods and events are used up, so an earlier answer about the row was wrong. The game must go on all the same.
func TestO15ARowThatCannotBeTrueIsStillRefilled(t *testing.T) {
	var kinds []string
	for _, suit := range []string{"fish", "barrels", "pigs", "gold"} {
		for range 6 {
			kinds = append(kinds, "ship/"+suit, "goods/"+suit)
		}
	}
	x := lay(t, 2, "row=on").do("begin 0")
	for i := range 4 {
		x.do(fmt.Sprintf("laid/%d %s", i, kinds[i]))
	}
	for _, kind := range kinds[4:] {
		x.do(fmt.Sprintf("turn/%d row/0", x.turn()), "refill "+kind)
	}
	for _, event := range []string{"rats", "mutiny", "swineflu", "pirates"} {
		x.plays(event).do("losses seat/0=none seat/1=none")
	}
	x.do(fmt.Sprintf("turn/%d row/0", x.turn()), "refill goods/gold")
	x.wants("the game goes on", len(x.p.View(games.Table).Seats), 2)
	x.turn()
}

func TestO18LossesOneAfterAnother(t *testing.T) {
	x := sit(t, 3, "losses=fromPlayer").takes(5).plays("card").plays("rats") // 1, 2 and no card
	x.wants("O18", x.asked(), []string{"loss/0"})
	x.do("loss/0 lost")
	x.wants("O18", x.asked(), []string{"loss/1"})
	x.do("loss/1 none").do("turn/1 pile")
	x.wants("who has no card is not asked", look(x.p).hand, []int{0, 3, 0})
}

func TestO19ASeaDogIsSpentWithoutCargo(t *testing.T) {
	onlyDogs := func(options ...string) *table { // Ben holds a sea dog and nothing else, Ann strikes
		return firstDelivery(t, 2, 2, options...).nobody().do("hire/1 yes").takes(1).plays("card").plays("rats")
	}
	x := onlyDogs().do("losses seat/1=dog") // SD-W5
	x.wants("O19", look(x.p).dogs, []int{0, 0})
	x = onlyDogs("shield=cargo")
	x.wants("O19", x.asked(), []string{"loss/0"}) // Ann alone, by her name
}

func TestSixDeliverTheSameGoodsAtMost(t *testing.T) {
	x := firstDelivery(t, 6, 24)
	for seat := range 6 {
		x.lays(seat, "gold", seat+1, 6-seat)
	}
	x.wants("O1", sum(look(x.p).pairs), 6)
}

func TestSDD7WhoHasNoTwoCardsIsDone(t *testing.T) {
	x := firstDelivery(t, 3, 4) // 2, 1, 1
	x.wants("SD-D7", x.asked(), []string{"pair/0"})
	x.do("pair/0") // SD-D1: nobody must
	x.wants("SD-W2", x.asked(), []string{"hire/0"})
}

func TestAHandIsCountedAnew(t *testing.T) {
	x := sit(t, 2).takes(6).plays("card")
	before := look(x.p)
	x.do("recount who=1 what=cards number=5")
	s := look(x.p)
	x.wants("two cards were forgotten (C1, C2)", []int{s.hand[1] - before.hand[1], s.draw - before.draw}, []int{2, -2})
	x.do("recount who=1 what=cards number=1")
	x.wants("four were played", look(x.p).used-s.used, 4)
	if rule, _ := x.refused("recount who=0 what=cards number=50"); rule != "C1" {
		t.Error("more cards than there are were taken")
	}
	if rule, _ := x.refused("recount who=0 what=dogs number=1"); rule != "C3" {
		t.Error("a sea dog came from nowhere")
	}
	x.takes(1).do("delivery yes").nobody().declined().do("recount who=0 what=dogs number=1") // C3: it lies among the used
	x.wants("C3", look(x.p).dogs, []int{1, 0})
	if rule, _ := x.refused("recount who=0 what=cards number=0"); rule != "C5" {
		t.Error("C5: a hand has fewer cards than sea dogs")
	}
	if a := x.ask("recount"); !a.Anytime || a.Primary {
		t.Error("counting anew is in the way")
	}
}

func TestAnOrdinaryTurnIsOneTap(t *testing.T) {
	x := sit(t, 4)
	for _, action := range []string{"row", "pile"} {
		before := x.turn()
		if ask := x.ask(fmt.Sprintf("turn/%d", before)); !ask.Quick || !ask.Primary {
			t.Errorf("%s must be looked for or confirmed", ask.ID)
		}
		x.do(fmt.Sprintf("turn/%d %s", before, action))
		if x.turn() == before {
			t.Errorf("after %s the turn is still the same", action)
		}
	}
}

// SD-V1: before the end, only the size of a hand is known; nobody is asked which card was drawn.
func TestNobodyIsAskedForWhatIsInAHand(t *testing.T) {
	x := sit(t, 3)
	for range 6 {
		x.takes(1)
		for _, a := range x.p.Asks() {
			if kind, _, _ := strings.Cut(a.ID, "/"); !slices.Contains([]string{"turn", "delivery", "recount"}, kind) {
				t.Errorf("after a card from the pile %s is asked", a.ID)
			}
		}
	}
}

func TestO20OnlyDeliveriesAreTapped(t *testing.T) {
	x := lay(t, 3, "taps=deliveries")
	taps := 0
	do := func(answers ...string) {
		taps += len(answers)
		x.do(answers...)
	}
	for n := 1; n <= 3; n++ {
		x.wants("O20", x.asked(), []string{"delivery"})
		do("delivery yes", fmt.Sprintf("pair/1 %s", []string{"gold", "fish", "pigs"}[n-1]), fmt.Sprintf("ship/1 %d", n), "goods/1 6", "nobody yes")
	}
	x.wants("O20", x.asked(), []string{"hand/0", "hand/1", "hand/2"})
	do("hand/0 left=7 dogs=2 events=1", "hand/1 left=0", "hand/2 left=3 dogs=1 events=3")
	x.wants("SD-E3", look(x.p).score, []int{-16, 24, -15})
	if taps != 3*5+3 {
		t.Errorf("O20: %d taps", taps)
	}
	if best := x.p.Result().Ranking[0]; !slices.Equal(best, []games.SeatNo{1}) {
		t.Errorf("O20: %v wins", best)
	}
}
