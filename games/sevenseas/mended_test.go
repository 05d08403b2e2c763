package sevenseas

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"quartermaster/games"
)

// Faults that were found at the table, each with a test.

// edition selects an older edition of the rules.
func (x *session) edition(n int) *session {
	p := x.p.(position)
	r := *p.rules
	r.setEdition(n)
	p.rules = &r
	x.p = p
	return x
}

// may returns the seats that may perform rituals now.
func (x *session) may() (seats []int) {
	for _, a := range x.p.Asks() {
		if kind, seat := kindOf(a.ID); kind == "ritual" {
			seats = append(seats, seat)
		}
	}
	return seats
}

func TestY4EverySeatWhoseTurnEndedKeepsItsWindowUntilTheTableGoesOn(t *testing.T) {
	for name, c := range map[string]struct {
		n      int
		set    []any
		chosen string
		answer []string // kind, pick: the turns that are asked
		may    []int
	}{
		"two Merchants without goods":               {3, nil, "A6 B6 C3", nil, []int{0, 1}},
		"two Shipwrights without reserve":           {3, []any{"A.reserve", 0, "A.empty", 10, "B.reserve", 0, "B.empty", 10}, "A1 B1 C3", nil, []int{0, 1}},
		"two Governors and no flag left":            {3, []any{"C.flagENG", 1, "C.flagESP", 1, "C.flagFRA", 1, "C.flagNED", 1}, "A2 B2 C3", nil, []int{0, 1}},
		"three Cartographers and no stack":          {4, []any{"advStack", 0, "above", 0}, "A7 B7 C7 D4", nil, []int{0, 1, 2}},
		"one who sold, and one who fails at once":   {3, []any{"A.rum", 1}, "A6 B6 C3", []string{"sale", "1"}, []int{0, 1}},
		"one who bought, and one who fails at once": {3, []any{"B.reserve", 0, "B.empty", 10}, "A1 B1 C3", []string{"buy", "1"}, []int{0, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			x := sit(t, c.n)
			for i := range c.n {
				x.set(string(rune('A'+i))+".yinYang", 4)
			}
			x.set(c.set...)
			x.do("chosen", "all")
			x.plan = map[games.SeatNo]int{}
			for i := 0; i < len(c.chosen); i += 3 {
				x.plan[games.SeatNo(c.chosen[i]-'A')] = int(c.chosen[i+1] - '0')
			}
			done := false
			for range 12 { // calls, cards that nobody plays, and the turns of the case, up to the windows
				if len(c.answer) == 0 && len(x.may()) > 1 || done {
					break
				}
				switch open := x.open(); {
				case open == "call" && x.revealOne():
				case open == "call":
					x.do("call")
				case len(c.answer) > 0 && open == c.answer[0]:
					x.do(open, c.answer[1])
					done = true
				default: // a Captain or an Islander without a card
					x.do(open)
				}
			}
			if got := x.may(); !slices.Equal(got, c.may) {
				t.Fatalf("rituals are offered to %v, want %v; %s is asked", got, c.may, x.open())
			}
			for _, a := range x.p.Asks() { // the clock of the table does not run while somebody is asked for something of their own
				if kind, seat := kindOf(a.ID); kind == "ritual" && !slices.Equal(a.Seats, []games.SeatNo{games.SeatNo(seat)}) {
					t.Errorf("%s may be answered by %v", a.ID, a.Seats)
				}
			}
			x.do("ritual/1", "hold") // one ritual takes nobody's window
			if got := x.may(); !slices.Equal(got, c.may) {
				t.Errorf("after a ritual they are offered to %v, want %v", got, c.may)
			}
			x.want("B.doubleHold", 1, "B.yinYang", 2)
			if open := x.open(); open == "call" || open == "chosen" || open == "port" || open == "convoy" {
				if open == "chosen" {
					x.do("chosen", "all")
				} else {
					x.do(open)
				}
				if slices.Contains(x.may(), 1) {
					t.Error("the table went on, and B may still perform rituals")
				}
			}
		})
	}
}

// revealOne makes the next player who chose the called character reveal it.
func (x *session) revealOne() bool {
	_, character := kindOf(x.ask("call").ID[:len("call/0")])
	for _, c := range x.ask("call").Fields[0].Choices {
		if x.plan[games.SeatOf(c.ID)] == character {
			x.do("call", c.ID)
			return true
		}
	}
	return false
}

// A record of edition 1 is replayed with the rules of edition 1.
func TestTheFirstEditionIsReplayedAsItWasPlayed(t *testing.T) {
	x := sit(t, 3).edition(1)
	x.set("A.yinYang", 4, "B.yinYang", 4)
	x.round("A6 B6 C6")
	data, _ := json.Marshal(x.state().After)
	if string(data) != `{"seat":2}` || len(x.may()) != 0 {
		t.Errorf("the window is %s, rituals are offered to %v", data, x.may())
	}
	x = sit(t, 3, "shipwright", "reserve").edition(1)
	x.round("A1 B4 C4")
	x.do("buy", "0")
	x.want("A.empty", 9, "A.reserve", 1)
	x = last(t, 2, "A.chests", 9, "B.chests", 9).edition(1)
	x.do("final", 3)
	x.do("final", 3)
	if x.p.Result() == nil {
		t.Error("the game is not over")
	}
	setup := games.Setup{Seats: people[:3], Edition: edition + 1}
	if _, err := (Game{}).Start(setup); err == nil {
		t.Error("a game of a newer edition was begun")
	}
}

func TestA6C1NothingBoughtHasNoPrivilege(t *testing.T) {
	x := sit(t, 3, "shipwright", "reserve")
	x.set("A.yinYang", 4)
	x.round("A1 B4 C4")
	x.do("buy", "0")
	x.want("A.empty", 7, "A.reserve", 3, "A.skulls", 0)
	if x.happened("log.privilege.ships") || !slices.Equal(x.may(), []int{0}) {
		t.Error("ships came free, or the rituals were lost")
	}
}

func TestL2K27ASixteenthCardOfAKindIsAWarning(t *testing.T) {
	x := sit(t, 3)
	x.set("B.rum", 15)
	x.round("A3 B4 C4")
	x.raid("ENG-1", "1", "0", "0")
	x.do("hand", "convoy", "sunk", "green", 1)
	if c := x.choice("loot", "rum"); c.Refused != nil || !c.Faded || len(c.Effect) == 0 {
		t.Fatalf("the sixteenth rum is offered as %+v", c)
	}
	x.do("loot", "rum")
	x.want("A.rum", 1)
	warned := false
	for _, b := range x.p.View(games.Table).Badges {
		warned = warned || b.Text.ID == "sevenseas.breach.K18kinds"
	}
	if !warned {
		t.Error("nobody is warned")
	}
	x.set("A.rum", 16)
	x.want("A.rum", 16)
}

func TestK27TheCurrentPortCanBeSetRight(t *testing.T) {
	x := sit(t, 3)
	x.set("port", 4)
	if s := x.state(); s.Port != 4 || s.Price != orders[4] || s.Known[0] != [3]int{3, 2, 1} {
		t.Errorf("port %d pays %v", s.Port, s.Price)
	}
	x = sit(t, 3, "ports", "enter") // nobody told its prices yet
	x.set("port", 2)
	x.do("prices", "rum", 1, "coffee", 3, "fruit", 2)
	if s := x.state(); s.Port != 2 || s.Price != [3]int{1, 3, 2} || x.open() != "chosen" {
		t.Errorf("port %d pays %v, then %s is asked", s.Port, s.Price, x.open())
	}
}

func TestD5ASharedVictoryCanBeRenounced(t *testing.T) {
	x := last(t, 3, "A.chests", 20, "B.chests", 20, "C.chests", 9)
	for range 3 {
		x.do("final", 3)
	}
	x.at("share")
	if x.choice("share", "2") != nil || x.p.Result() != nil {
		t.Error("C may win, or the game is over already")
	}
	x.do("share", "1")
	got := x.p.Result().Ranking
	if len(got) != 3 || got[0][0] != 1 || got[1][0] != 0 || got[2][0] != 2 {
		t.Errorf("the places are %v, want B, A, C", got)
	}
	if x.p.View(games.Table).Headline.ID != "sevenseas.headline.winner" {
		t.Error("the winner is not told")
	}
}

// lateRaid plays a round in which A has thrown a raid, and C has forgotten to reveal a card.
func lateRaid(t *testing.T) *session {
	x := sit(t, 3)
	x.do("chosen", "all")
	x.do("call")
	x.do("call")
	x.do("call", "0")
	x.do("call")
	x.raid("ESP-1", "1", "1", "0")
	x.battle(dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 22, 0), dieAt(3, "white", 6, 0, 22.5))
	x.do("near", "2") // B is nearer
	for x.open() == "loot" {
		x.do("loot")
	}
	return x
}

func TestA36DiceThatWereReadAreNotAskedForAgain(t *testing.T) {
	x := lateRaid(t)
	x.do("late", "2-2") // C was the Governor
	x.do("call")
	x.do("flag", "ENG")
	x.do("call", "0")
	x.do("call")
	x.raid("ESP-1", "1", "1", "0")
	if x.open() == "throw" || x.open() == "near" || !x.happened("log.diceKept") {
		t.Fatalf("%s is asked although nothing changed about the dice", x.open())
	}
	x.want("A.reserve", 3, "B.reserve", 3) // as people measured: B's six sank the merchant, and all survive
	if x.state().Kept != nil {
		t.Error("the throw is still kept")
	}

	x = lateRaid(t)
	x.do("late", "2-2")
	x.do("call")
	x.do("flag", "ENG")
	x.do("call", "0")
	x.do("call")
	x.raid("ESP-1", "2", "1", "0") // other ships
	x.at("throw")

	x = lateRaid(t).edition(1)
	x.do("late", "2-2")
	x.do("call")
	x.do("flag", "ENG")
	x.do("call", "0")
	x.do("call")
	x.raid("ESP-1", "1", "1", "0")
	x.at("throw") // as it was recorded
}

func TestP2R1CharactersThatAreToldInSecretAreRevealedWhenTheyAreCalled(t *testing.T) {
	x := sit(t, 3)
	x.set("C.lies1", 1)
	if ask := x.ask("pick/1/2"); !ask.Secret || ask.Primary || !slices.Equal(ask.Seats, []games.SeatNo{2}) || x.choice("pick/1/2", "1").Refused == nil {
		t.Fatalf("C is asked %+v", ask)
	}
	if err := x.give(games.Answer{Ask: "pick/1/0", Seat: games.Table, Fields: map[string]json.RawMessage{"character": games.Value("3")}}); err == nil {
		t.Error("the table's tablet has answered a secret ask")
	}
	x.do("pick/1/0", "3")
	x.do("pick/1/1", "6")
	view, _ := json.Marshal([]any{x.p.View(games.Table), x.p.Asks(), x.log})
	if strings.Contains(string(view), "pick/1/0") {
		t.Error("who has told is asked again")
	}
	for _, h := range x.log {
		if h.Text.ID == "sevenseas.log.reveals" {
			t.Error("a character is told before it is called")
		}
	}
	before := x.answers
	x.do("pick/1/2", "3") // the last one begins the calls, and nobody is asked who reveals
	if x.open() != "convoy" || x.state().top().Seat != 0 || x.answers != before+1 {
		t.Fatalf("%s is asked", x.open())
	}
	x.want("A.skulls", 0)
	if x.state().Call != Captain || x.said("log.reveals") != 2 || x.state().top().Privilege != 0 {
		t.Errorf("call %d, %d revealed", x.state().Call, x.said("log.reveals"))
	}
	x.do("convoy")
	x.do("convoy")
	x.want("B.skulls", 1) // the Merchant without goods
	if s := x.state(); s.Round != 2 || s.Players[0].Picked != 0 {
		t.Errorf("round %d, picked %d", s.Round, s.Players[0].Picked)
	}

	x = sit(t, 3) // one without a device of their own
	x.do("pick/1/0", "3")
	x.do("pick/1/1", "3")
	x.do("chosen", "all")
	if ids := choices(x.ask("call")); !slices.Equal(ids, []string{"2"}) {
		t.Errorf("the Shipwright is asked of %v", ids)
	}
	x.do("call")
	x.do("call")
	if ids := choices(x.ask("call")); !slices.Equal(ids, []string{"2"}) || x.said("log.reveals") != 2 {
		t.Errorf("the Captain is asked of %v, %d revealed", ids, x.said("log.reveals"))
	}
	x.do("late", "2-1") // the third was the Shipwright
	x.do("buy", "1")
	if x.open() != "convoy" || x.said("log.back") != 1 {
		t.Errorf("%s is asked", x.open())
	}
}

func choices(a *games.Ask) (ids []string) {
	for _, c := range a.Fields[0].Choices {
		ids = append(ids, c.ID)
	}
	return ids
}

func TestQ4Q5Q6Q7Q11WhatACurseDoesIsSaidWhereItIsChosenPlayedAndThrown(t *testing.T) {
	for kind, rule := range map[string]string{Kraken: "Q4", Iceberg: "Q5", Sirens: "Q6", Mutiny: "Q7", Whirlpool: "Q8", Tavern: "Q9", Idol: "Q10", Payday: "Q11"} {
		x := sit(t, 3)
		x.set("B.chests", 12)
		x.round("A5 B6 C6")
		if c := x.choice("curse", kind); len(c.Effect) == 0 || c.Effect[0].ID != "sevenseas.does."+kind {
			t.Errorf("%s is chosen as %+v", kind, c.Effect)
		}
		x.do("curse", kind)
		told := false
		for _, h := range x.log {
			told = told || h.Text.ID == "sevenseas.log.does" && h.Rule == rule && h.Announce
		}
		if !told {
			t.Errorf("nobody is told what %s does", kind)
		}
		if ask := x.ask("throw"); ask != nil && (ask.Rule != rule || ask.Note == nil || ask.Note.ID != "sevenseas.does."+kind) {
			t.Errorf("%s is thrown for by %s: %+v", kind, ask.Rule, ask.Note)
		}
		if kind == Mutiny {
			if goods := x.ask("throw").Note.Args["Goods"].([]games.Text); len(goods) != 1 || goods[0].ID != "sevenseas.good.rum" {
				t.Errorf("the Mutiny takes %v", goods)
			}
		}
	}
}

func TestK1K2K3K4TheSetUpIsToldStepByStep(t *testing.T) {
	for n, removed := range map[int]bool{2: true, 3: false, 4: false} {
		steps := Game{}.Prepare(games.Setup{Seats: people[:n]})
		var ids []string
		for _, s := range steps {
			ids = append(ids, s.Text.ID)
			if s.Text.ID == "sevenseas.prepare.stack" && s.Text.Args["Above"] != map[int]int{2: 14, 3: 15, 4: 12}[n] {
				t.Errorf("%d players: %v cards lie above", n, s.Text.Args["Above"])
			}
		}
		if slices.Contains(ids, "sevenseas.prepare.removed") != removed || len(ids) < 7 {
			t.Errorf("%d players are told %v", n, ids)
		}
	}
	if steps := (Game{}).Prepare(games.Setup{Seats: people, Options: map[string]string{"play": "battles"}}); steps != nil {
		t.Error("only battles are played, and a stack is made")
	}
}
