package sevenseas

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/throw"
)

// Rules that the examples and derived tests do not cover, one by one.

func TestK1K2K3K4K5A5TheStartOfAGame(t *testing.T) {
	for n, above := range map[int]int{4: 12, 3: 15, 2: 14} {
		x := sit(t, n)
		x.want("above", above, "advStack", above+6, "lootDeck", 60, "A.empty", 7, "A.reserve", 3, "A.chests", 7, "A.advHand", 3)
		if s := x.state(); s.Port != 0 || s.Price != [3]int{3, 2, 1} || s.First != 0 || s.Round != 1 {
			t.Errorf("%d players begin at port %d with prices %v", n, s.Port, s.Price)
		}
		if x.open() != "chosen" {
			t.Errorf("%s is asked first, want the choice of characters", x.open())
		}
	}
	if colours := (Game{}).Info().Colours; len(colours) != 4 || slices.Contains(colours, "red") {
		t.Errorf("the colours of pirates are %v (A31)", colours)
	}
	x := sit(t, 4, "fleet", "5", "chests", "20", "hand", "2") // A1: chests settle by G3
	x.want("A.empty", 3, "A.guards", 2, "A.reserve", 5, "A.advHand", 2, "above", 16)
	if _, err := (Game{}).Start(games.Setup{Seats: people, Options: map[string]string{"hand": "6"}}); err == nil {
		t.Error("no card lies above the last-round card, and the game begins (K3)")
	}
	if _, err := (Game{}).Start(games.Setup{Seats: []games.Seat{{Name: "A", Colour: "red"}, {Name: "B", Colour: "blue"}}}); err == nil {
		t.Error("a player has the merchants' colour")
	}
}

func TestK6L3Y1Y2ATalismanGivesYinYangAtOnceAndAPointAtTheEnd(t *testing.T) {
	x := sit(t, 3)
	x.set("A.empty", 2, "A.reserve", 8)
	x.round("A3 B3 C6")
	x.raid("ENG-1", "2", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 2)
	x.do("loot", "talisman")
	x.do("loot", "talisman")
	x.want("A.talismans", 2, "A.yinYang", 2, "A.loaded", 0)
	x = last(t, 2, "A.chests", 4, "A.talismans", 2, "A.yinYang", 5, "A.skulls", 1)
	x.do("final", 3)
	x.do("final", 3)
	x.want("A.points", 4+2+1-2)
}

func TestP1P2R1R4TheCallsGoFromOneToSevenAndEndWithTheLastReveal(t *testing.T) {
	x := sit(t, 2)
	x.do("chosen", "all")
	for c := Shipwright; c < Captain; c++ {
		if a := x.ask("call"); a.ID != fmt.Sprintf("call/%d/0", c) || !a.Skip || !a.Clock {
			t.Fatalf("call %d is %+v", c, a)
		}
		x.do("call")
	}
	x.do("call", "1")
	x.do("call", "0") // the last one to reveal ends the call without a tap (U2)
	x.at("convoy")
	if x.state().top().Seat != 0 {
		t.Error("the first player acts first (R2)")
	}
	if !x.happened("log.turn") {
		t.Error("nobody says who acts (N2)")
	}
}

func TestP3R1ACallThatNobodyCanAnswerPassesByItself(t *testing.T) {
	x := sit(t, 3)
	x.set("A.lies1", 1, "B.lies1", 1, "C.lies1", 1, "A.lies2", 1, "B.lies2", 1)
	x.do("chosen", "all")
	if s := x.state(); s.Call != Governor || x.open() != "call" {
		t.Fatalf("%s is asked at call %d, want the Governor: the Shipwright lies before everybody", x.open(), s.Call)
	}
	for seat, refused := range map[string]bool{"0": true, "1": true, "2": false} {
		if c := x.choice("call", seat); (c.Refused != nil) != refused {
			t.Errorf("seat %s can be the Governor: %v", seat, c.Refused == nil)
		}
	}
	x.do("call", "2") // only A and B are left
	x.do("flag", "ENG")
	if s := x.state(); s.Call != Captain {
		t.Errorf("call %d follows, want the Captain", s.Call)
	}
	x.set("A.lies6", 1, "B.lies6", 1, "A.lies7", 1, "B.lies7", 1)
	for x.state().Call < Shaman {
		x.do("call")
	}
	x.do("call") // the last two calls are nobody's, so whoever is left missed an earlier one
	if x.open() != "late" {
		t.Errorf("%s is asked, want who revealed too late", x.open())
	}
}

func TestR3AloneMeansAPrivilegeAndTheFirstPlayersIsDouble(t *testing.T) {
	for chosen, want := range map[string][]any{
		"A3 B6 C6": {"A.yinYang", 4},
		"A6 B3 C6": {"B.yinYang", 2},
		"A3 B3 C6": {"A.yinYang", 0, "B.yinYang", 0},
	} {
		x := sit(t, 3)
		x.round(chosen)
		for x.open() == "convoy" {
			x.raid("ENG-1", "1", "0", "0")
			captain := x.state().Raid.Captain
			x.do("hand", "convoy", "sunk", people[captain].Colour, 1)
			x.do("loot")
			x.on()
		}
		x.want(want...)
	}
	x := sit(t, 3) // a mistake brings no privilege
	x.round("A3 B6 C6")
	x.do("convoy")
	x.want("A.yinYang", 0, "A.skulls", 1)
	x = sit(t, 3) // alone counts choices: B fails, and A has no privilege for it
	x.set("B.advHand", 0)
	x.round("A3 B3 C6")
	x.raid("ENG-1", "1", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 1)
	x.do("loot")
	x.want("A.yinYang", 0, "B.skulls", 2) // for sending none, and for the mistake
}

func TestR7K25TheFirstPlayerMarkerGoesRound(t *testing.T) {
	x := sit(t, 3)
	for round := 1; round <= 4; round++ {
		if s := x.state(); s.Round != round || int(s.First) != (round-1)%3 {
			t.Fatalf("round %d: first player %d", s.Round, s.First)
		}
		x.round("A4 B4 C4")
		for range 3 {
			x.at("port")
			x.do("port")
		}
	}
	if !x.happened("log.round") {
		t.Error("nobody says who is first player now (N12)")
	}
}

func TestC1ThePrivilegeAddsShipsFromTheReserve(t *testing.T) {
	x := sit(t, 3)
	x.set("A.empty", 2, "A.reserve", 8)
	x.round("A1 B4 C4")
	x.do("buy", "3")
	x.want("A.empty", 7, "A.reserve", 3, "A.chests", 4)
}

func TestC3C4C5WithoutACardAreMistakes(t *testing.T) {
	for character, kind := range map[string]string{"3": "convoy", "4": "port", "5": "curse"} {
		x := sit(t, 3)
		x.round("A" + character + " B6 C6")
		x.at(kind)
		x.do(kind)
		x.want("A.skulls", 1, "A.yinYang", 0, "A.advHand", 3)
		x = sit(t, 3)
		x.set("A.advHand", 0)
		x.round("A" + character + " B6 C6")
		x.on()
		x.want("A.skulls", 1)
	}
}

func TestC4OfTwoIslandersTheLaterPortStands(t *testing.T) {
	x := sit(t, 3)
	x.round("A4 B4 C6")
	x.do("port", "2")
	x.do("port", "5")
	if s := x.state(); s.Port != 5 || s.Price != orders[5] || len(s.Ports) != 2 {
		t.Errorf("port %d with prices %v", s.Port, s.Price)
	}
	if !x.happened("log.port") {
		t.Error("nobody says the new prices (N8)")
	}
	x.on()
	x.plan = nil
	x.round("A6 B4 C6")
	x.on()
	if c := x.choice("port", "5"); c == nil || !c.Faded || c.Refused != nil {
		t.Errorf("a played port is greyed, not locked (A3): %+v", c)
	}
}

func TestB4B12F2EachLaterRaidCostsThePrivateerASkull(t *testing.T) {
	x := sit(t, 3)
	x.set("C.flagENG", 1)
	x.round("A3 B3 C6")
	x.raid("ENG-1", "1", "0", "1")
	x.do("hand", "convoy", "sunk", "green", 0, "blue", 0)
	x.raid("ENG-2", "1", "1", "1")
	x.do("hand", "convoy", "sunk", "green", 0, "white", 0, "blue", 0)
	x.on()
	if n := x.state().raided(ENG); n != 2 {
		t.Errorf("%d convoys of England are raided", n)
	}
	if n := x.said("log.skull.privateer"); n != 2 {
		t.Errorf("%d skulls for the privateer, want 2", n)
	}
}

func TestB1B2B5TheThrowWantsExactlyWhatWasSent(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B6 C6")
	x.raid("ENG-2", "3", "0", "1")
	want := []throw.Group{{Colour: "red", Kind: "pips", Count: 2}, {Colour: "green", Kind: "pips", Count: 3}, {Colour: "blue", Kind: "pips", Count: 1}}
	if got := x.ask("throw").Throw; !slices.Equal(got.Groups, want) || !got.Places {
		t.Errorf("the throw wants %+v", got)
	}
	if x.said("log.sends") != 2 || !x.happened("log.raid") || !x.happened("log.skull.sentNone") {
		t.Error("the raid is not announced (N3)")
	}
}

func TestB11ByHandAConvoyOnlyEscapesWithoutSurvivors(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B6 C6")
	x.raid("ENG-2", "3", "0", "1")
	if x.try("hand", "convoy", "escaped", "green", 1, "blue", 0) == nil {
		t.Error("a pirate and a merchant survived together (B7)")
	}
	x.do("hand", "convoy", "escaped", "green", 0, "blue", 0)
	x.want("A.yinYang", 3+4, "C.yinYang", 1, "A.reserve", 6)
	if !x.happened("log.escaped") || x.open() == "loot" {
		t.Error("the convoy did not escape (N6)")
	}
}

func TestL1FromTheCaptainClockwise(t *testing.T) {
	x := sit(t, 3)
	x.round("A6 B3 C6")
	x.raid("ENG-1", "1", "1", "1")
	x.do("hand", "convoy", "sunk", "green", 1, "white", 1, "blue", 1)
	for _, seat := range []games.SeatNo{1, 2, 0} {
		x.at("loot")
		if x.state().top().Seat != seat {
			t.Fatalf("seat %d draws, want %d", x.state().top().Seat, seat)
		}
		x.do("loot", "rum")
	}
}

func TestL2L5GoodsAreLoadedOneAShip(t *testing.T) {
	x := sit(t, 3)
	x.set("A.empty", 2, "A.reserve", 8)
	x.round("A3 B6 C6")
	x.raid("ENG-1", "2", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 2)
	x.do("loot", "rum")
	x.do("loot", "coffee")
	x.want("A.loaded", 2, "A.empty", 0)
}

func TestM2M3SoldCardsAreDiscardedAndTheTokenFlips(t *testing.T) {
	x := sit(t, 3)
	x.set("A.chests", 79, "A.rum", 1, "B.rum", 1)
	x.want("A.token", 40, "A.guards", 7)
	x.round("A6 B6 C4")
	x.do("port")
	x.at("sale")
	if x.try("sale", "rum", "0") == nil {
		t.Error("a sale of nothing was taken (C6)")
	}
	x.do("sale", "rum", "1")
	x.want("A.chests", 80, "A.token", 80, "lootGone", 1)
}

func TestY3Y4Y5RitualsAreOfferedBeforeAndAfterTheAction(t *testing.T) {
	x := sit(t, 3)
	x.set("A.yinYang", 4)
	x.round("A7 B7 C4")
	x.do("port")
	x.at("draw")
	x.do("ritual", "hold")
	x.do("draw", "drawn")
	if x.ask("ritual") == nil {
		t.Fatal("no ritual after the action")
	}
	x.do("ritual", "hold")
	x.want("A.doubleHold", 2, "A.yinYang", 0)
	x = sit(t, 3)
	x.set("A.yinYang", 4)
	x.round("A3 B6 C6")
	if x.ask("ritual") != nil {
		t.Error("a Captain is offered a ritual")
	}
}

func TestA34ThePrivilegeAfterTheLastRitual(t *testing.T) {
	x := sit(t, 3, "privilege", "rituals")
	x.set("A.yinYang", 2)
	x.round("A7 B4 C4")
	x.do("port")
	x.do("port")
	x.at("draw")
	x.do("draw", "drawn")
	x.want("A.advHand", 4)
	x.at("rituals")
	x.do("ritual", "hold")
	x.do("rituals", "done")
	x.want("A.advHand", 6)
}

func TestF1AFlagStaysWithItsHolder(t *testing.T) {
	s := sit(t, 3).state()
	s.Players[1].Flags[FRA] = true
	if free := s.freeFlags(); !slices.Equal(free, []int{ENG, ESP, NED}) {
		t.Errorf("free are %v (K21)", free)
	}
}

func TestS21ConvoysOfFourStayInTheBoxWithTwoPlayersAndCanBeEnteredWithAWarning(t *testing.T) {
	x := sit(t, 2)
	x.round("A3 B4")
	x.at("convoy")
	if c := x.choice("convoy", "ENG-4"); c == nil || c.Refused != nil || !c.Faded || len(c.Effect) != 1 || x.choice("convoy", "ENG-3").Faded {
		t.Fatalf("a convoy that the set-up took out is offered as %+v", c)
	}
	x.do("convoy", "ENG-4")
	if x.state().Raid.Size != 4 {
		t.Errorf("the raid is on %d merchants", x.state().Raid.Size)
	}
}

func TestD2TheEndSellsEverythingAndSharesNothingElse(t *testing.T) {
	x := last(t, 3, "A.rum", 3, "A.fruit", 1, "A.chests", 0)
	for range 3 {
		if x.choice("ritual", "hold") != nil {
			t.Error("a Double Hold is offered at the end")
		}
		x.do("final", 3)
	}
	x.want("A.points", 10, "A.rum", 0)
	if x.open() != "over" || x.p.Result() == nil {
		t.Error("the game is not over")
	}
}

func TestN1N9N10N11N13N14N15EverythingSaidIsInTheLogOrOnTheTable(t *testing.T) {
	x := cursed(t, Kraken, "B.fruit", 1)
	x.do("hand", "green", 1, "white", 1, "blue", 0)
	for _, id := range []string{"log.curse", "log.loses.cards", "log.loses.chests", "log.cargoBack"} {
		if !x.happened(id) {
			t.Errorf("%s was not said", id)
		}
	}
	v := x.p.View(0)
	for _, id := range []string{"calls", "port", "raided", "chests", "stacks"} {
		if !slices.ContainsFunc(v.Table, func(p games.Part) bool { return p.ID == id }) {
			t.Errorf("the table does not show %s", id)
		}
	}
	hidden := sit(t, 2, "raided", "hidden").p.View(0) // A30
	if slices.ContainsFunc(hidden.Table, func(p games.Part) bool { return p.ID == "raided" }) {
		t.Error("raided convoys are shown although the table hides them")
	}
}

func TestTheOddsAreToldOnRequestAndChangeNothing(t *testing.T) {
	x := sit(t, 3)
	x.round("A3 B6 C6")
	x.at("convoy")
	x.do("convoy", "ENG-1")
	x.do("odds", "odds")
	if x.open() != "send" || !x.happened("log.odds.assumption") || x.ask("odds") != nil {
		t.Errorf("%s is asked", x.open())
	}
	for _, c := range x.ask("send").Fields[0].Choices { // 0 to the limit, each with its chance
		if said := c.Effect[len(c.Effect)-1]; said.ID != "sevenseas.effect.odds" {
			t.Errorf("%s ships: %v", c.ID, c.Effect)
		}
	}
	x.do("send", "2")
	if x.ask("odds") == nil || len(x.ask("send").Fields[0].Choices[1].Effect) > 0 {
		t.Error("the next one did not ask for the odds yet")
	}
	x.do("send", "1")
	x.do("send", "0")
	x.do("odds", "odds")
	if x.open() != "throw" || !x.happened("log.odds") {
		t.Errorf("%s is asked", x.open())
	}
	off := sit(t, 3, "odds", "off")
	off.round("A3 B6 C6")
	off.do("convoy", "ENG-1")
	if off.ask("odds") != nil {
		t.Error("odds are offered although the table wants none")
	}
}

func TestEveryRuleIsNamedInATestAndNoOtherIsCited(t *testing.T) {
	ids := gametest.RuleIDs(t)
	gametest.Cited(t, ids)
	// The steps U1 to U18 say who taps what; taps_test.go counts them without naming each.
	gametest.Named(t, slices.DeleteFunc(ids, func(id string) bool { return id[0] == 'U' }))
}

// Every rule id that people can see has an explanation.
func TestEveryRuleThatAPersonCanMeetIsExplainedAndNothingElse(t *testing.T) {
	var must []string
	for letter, most := range map[string]int{"A": 36, "B": 13, "C": 7, "D": 5, "F": 2, "G": 3, "K": 6, "L": 6, "P": 3, "Q": 12, "R": 7, "S2.": 3, "Y": 10} {
		for n := 1; n <= most; n++ {
			must = append(must, letter+strconv.Itoa(n))
		}
	}
	gametest.Explained(t, Game{}.Info(), gametest.RuleIDs(t), must)
}
