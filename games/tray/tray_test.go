package tray_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/throw"
	"quartermaster/games/tray"
)

var people = []games.Seat{{Name: "Anna", Colour: "red"}, {Name: "Ben", Colour: "blue"}, {Name: "Cid", Colour: "green"}}

// table is a game that a test plays through the contract.
type table struct {
	testing.TB
	p    games.Position
	said []games.Happening
}

func sit(t testing.TB, n int, options ...string) *table {
	t.Helper()
	return &table{TB: t, p: gametest.Start(t, tray.Game{}, games.Setup{Seats: people[:n]}, options...)}
}

// dice makes a throw of words: "r6 b5 w4~", the last one leaning.
func dice(words string) *throw.Throw {
	colours := map[byte]string{'r': "red", 'b': "blue", 'w': "white", '-': ""}
	t := &throw.Throw{By: "hand"}
	for i, w := range strings.Fields(words) {
		t.Dice = append(t.Dice, throw.Die{ID: i + 1, Colour: colours[w[0]], Face: w[1:2], Loose: strings.HasSuffix(w, "~")})
	}
	return t
}

func (x *table) throws(words string) *table {
	x.Helper()
	return x.answer(games.Answer{Ask: x.p.Asks()[0].ID, Seat: games.Table, Throw: dice(words)})
}

func (x *table) answer(a games.Answer) *table {
	x.Helper()
	next, said, err := x.p.Answer(a)
	if err != nil {
		x.Fatalf("%+v was refused: %v", a, err)
	}
	x.p, x.said = next, said
	return x
}

func (x *table) takes(pick string) *table {
	x.Helper()
	return x.answer(games.Answer{Ask: x.p.Asks()[0].ID, Seat: games.Table, Fields: map[string]json.RawMessage{"points": games.Value(pick)}})
}

func (x *table) gives(who string, n int) *table {
	x.Helper()
	return x.answer(games.Answer{Ask: "give", Seat: games.Table, Fields: map[string]json.RawMessage{"who": games.Value(who), "points": games.Value(n)}})
}

func (x *table) wants(what string, got, want any) {
	x.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		x.Errorf("%s: %v, want %v", what, got, want)
	}
}

func (x *table) points() []int { return x.p.State().(*tray.State).Points }

// TR-T1, TR-T2, TR-T3, TR-T4, TR-P1, C1, O1: E1 to E5.
func TestE1E2E3E4E5WhatAThrowComesTo(t *testing.T) {
	for name, c := range map[string]struct {
		dice, counts, part string
		want               string
	}{
		"E1: the sum":              {"-6 -6 -4", "sum", "counts", "16"},
		"E2: a pair and a run":     {"-2 -3 -4 -5 -5", "sum", "counts", "19"},
		"E4: the best two":         {"-6 -5 -1", "best2", "counts", "11"},
		"E5: from 5 on":            {"-6 -5 -4 -5", "from5", "counts", "3"},
		"the highest":              {"-2 -5", "highest", "counts", "5"},
		"the lowest":               {"-2 -5", "lowest", "counts", "2"},
		"the best three of two":    {"-2 -5", "best3", "counts", "7"},
		"the sum stands beside it": {"-2 -5", "lowest", "sum", "7"},
	} {
		x := sit(t, 0, "counts="+c.counts).throws(c.dice)
		for _, part := range x.p.View(games.Table).Table {
			if part.ID == c.part && fmt.Sprint(part.Counter.Value) != c.want {
				t.Errorf("%s: %d, want %s", name, part.Counter.Value, c.want)
			}
		}
	}
	x := sit(t, 0).throws("-2 -3 -4 -5 -5")
	x.wants("E2", []any{x.said[1].Text, x.said[2].Text}, []any{games.Text{ID: "tray.kind", Args: map[string]any{"Count": 2, "Value": 5}}, games.Text{ID: "tray.run", Args: map[string]any{"From": 2, "To": 5}}})
	x = sit(t, 0).throws("r6 r2 b5")
	for _, part := range x.p.View(games.Table).Table {
		if part.ID == "colours" {
			x.wants("E3", part.Pieces.Items, []games.Piece{{Emblem: "die", Colour: "blue", Count: 5}, {Emblem: "die", Colour: "red", Count: 8}})
		}
		if part.ID == "dice" {
			x.wants("TR-T2: the highest first", part.Pieces.Items[0].Emblem, "die-6")
		}
	}
	x.wants("TR-P1: the next throw, and nothing else", len(x.p.Asks()), 1)
}

// TR-T5, O2.
func TestTRT5ADieThatLeansIsThrownAgainOrCounts(t *testing.T) {
	x := sit(t, 0)
	_, _, err := x.p.Answer(games.Answer{Ask: "throw/1", Seat: games.Table, Throw: dice("r6 b5~")})
	if err == nil || err.Error() != "tray.refused.leans" {
		t.Errorf("a die that leans: %v", err)
	}
	x = sit(t, 0, "leaning=counts").throws("r6 b5~")
	x.wants("it counts", x.p.View(games.Table).Table[0].Counter.Value, 11)
}

// TR-P2 to TR-P5, C2, O3: E6.
func TestTRP2TRP3TRP4TRP5PointsAreTakenAndGiven(t *testing.T) {
	x := sit(t, 3, "target=20").throws("-6 -6").takes("take")
	x.wants("TR-P2: the next one's turn", []any{x.points(), x.p.Asks()[0].Seats}, []any{[]int{12, 0, 0}, []games.SeatNo{1}})
	x.throws("-1").takes("none").gives("2", -7)
	x.wants("TR-P3", x.points(), []int{12, 0, -7})
	x.throws("-2").takes("take").throws("-6 -3").takes("take")
	x.wants("E6, TR-P4", []any{x.points()[0], x.p.Result().Ranking}, []any{21, [][]games.SeatNo{{0}, {1}, {2}}})
	x = sit(t, 2).answer(games.Answer{Ask: "end", Seat: games.Table, Fields: map[string]json.RawMessage{"end": games.Value("yes")}})
	x.wants("TR-P5: shared", x.p.Result().Ranking, [][]games.SeatNo{{0, 1}})
	x = sit(t, 2).gives("0", 99999)
	if _, _, err := x.p.Answer(games.Answer{Ask: "give", Seat: games.Table, Fields: map[string]json.RawMessage{"who": games.Value("0"), "points": games.Value(1)}}); err == nil {
		t.Error("more points than can be shown")
	}
}

func TestTheTrayObeysTheLawsOfEveryGame(t *testing.T) {
	t.Parallel()
	gametest.Laws(t, tray.Game{}, gametest.Table{
		Setups: []games.Setup{
			{}, {Seats: people[:1]}, {Seats: people, Options: map[string]string{"target": "50"}},
			{Seats: people[:2], Options: map[string]string{"target": "100", "counts": "best2", "leaning": "counts"}},
			{Options: map[string]string{"counts": "from5"}},
		},
		Games: 25, Steps: 60,
		Any:  []throw.Group{{Kind: "pips", Colour: "red", Count: 9}, {Kind: "pips", Colour: "blue", Count: 5}, {Kind: "pips", Colour: "", Count: 3}},
		Asks: []string{"throw", "points", "give", "end", "correct"},
		EachStep: func(t gametest.Reporter, _ games.Setup, p games.Position) { // C1
			last := p.State().(*tray.State).Last
			sum := 0
			if last != nil {
				for _, d := range last.Dice {
					sum += int(d.Face[0] - '0')
				}
			}
			for _, part := range p.View(games.Table).Table {
				n := 0
				switch part.ID {
				case "values":
					for _, piece := range part.Pieces.Items {
						n += piece.Count * int(piece.Emblem[len("die-")]-'0')
					}
				case "colours":
					for _, piece := range part.Pieces.Items {
						n += piece.Count
					}
				default:
					continue
				}
				if n != sum {
					t.Errorf("C1: %s add up to %d of %d", part.ID, n, sum)
				}
			}
		},
	})
}

func TestEveryRuleIsNamedExplainedAndSaid(t *testing.T) {
	all := gametest.RuleIDs(t)
	gametest.Named(t, all)
	gametest.Cited(t, all)
	gametest.Explained(t, tray.Game{}.Info(), all, nil)
	gametest.Said(t, tray.Game{}.Info())
}
