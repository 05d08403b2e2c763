package tray_test

import (
	"encoding/json"
	"fmt"
	"strconv"
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

// dice makes a throw of words: "r6 b5=2 w4~", the second one kept from die 2 of the throw before, the last one leaning.
func dice(words string) *throw.Throw {
	colours := map[byte]string{'r': "red", 'b': "blue", 'w': "white", '-': ""}
	t := &throw.Throw{By: "hand"}
	for i, w := range strings.Fields(words) {
		face, was, keeps := strings.Cut(strings.TrimSuffix(w[1:], "~"), "=")
		d := throw.Die{ID: i + 1, Colour: colours[w[0]], Face: face, Loose: strings.HasSuffix(w, "~")}
		if keeps {
			id, _ := strconv.Atoi(was)
			d.Kept = &id
		}
		t.Dice = append(t.Dice, d)
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
	x.wants("E2", x.says("en"), "two fives, a four, a three and a two: nineteen|a pair: fives|a run from 2 to 5")
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

// says is what the last answer announced, in a language.
func (x *table) says(lang string) string {
	x.Helper()
	words := gametest.NewWords(x, tray.Game{}.Info().Words, games.Words())
	var all []string
	for _, h := range x.said {
		said, err := words.Say(lang, h.Text)
		if err != nil {
			x.Error(err)
		}
		if h.Announce {
			all = append(all, said)
		}
	}
	return strings.Join(all, "|")
}

// TR-T6, TR-T3: E1, as it is spoken.
func TestTRT6AThrowIsSaidInWordsWithRightPlurals(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ dice, counts, en, pl string }{
		"E1":             {"-6 -6 -4", "sum", "two sixes and a four: sixteen|a pair: sixes", "dwie szóstki i czwórka: szesnaście|para: szóstki"},
		"one die":        {"-1", "sum", "a one: one", "jedynka: jeden"},
		"five of a kind": {"-3 -3 -3 -3 -3", "sum", "five threes: fifteen|5 of a kind: threes", "pięć trójek: piętnaście|5 jednakowych: trójki"},
		"twenty-two":     {strings.Repeat("-1 ", 22), "sum", "twenty-two ones: twenty-two|22 of a kind: ones", "dwadzieścia dwie jedynki: dwadzieścia dwa|22 jednakowe: jedynki"},
		"forty":          {strings.Repeat("-6 ", 40), "sum", "forty sixes: two hundred and forty|40 of a kind: sixes", "czterdzieści szóstek: dwieście czterdzieści|40 jednakowych: szóstki"},
		"printed faces":  {"r10 rstar r8", "sum", "a ten, an eight and a star: eighteen", "dziesiątka, ósemka i gwiazda: osiemnaście"},
		"the highest":    {"-6 -5", "highest", "a six and a five. The highest die: six", "szóstka i piątka. Najwyższa kostka: sześć"},
		"successes":      {"-6 -5 -2", "from5", "a six, a five and a two. How many show 5 or more: two", "szóstka, piątka i dwójka. Ile kostek ma co najmniej 5: dwa"},
	} {
		x := sit(t, 0, "counts="+c.counts).throws(c.dice)
		x.wants(name, x.says("en"), c.en)
		x.wants(name, x.says("pl"), c.pl)
	}
}

// TR-T4, O5.
func TestO5CombinationsAreNamedOrNot(t *testing.T) {
	x := sit(t, 0, "named=no").throws("-6 -6 -5 -4")
	x.wants("none", x.says("en"), "two sixes, a five and a four: twenty-one")
	x = sit(t, 0).throws("-6 -6 -2 -2 -2 -5 -4")
	x.wants("all of a kind, and the run", x.says("en"), "two sixes, a five, a four and three twos: twenty-seven|3 of a kind: twos|a pair: sixes|a run from 4 to 6")
}

// TR-T5, O2.
func TestTRT5ADieThatLeansIsThrownAgainOrCounts(t *testing.T) {
	x := sit(t, 0).throws("r6 b5~")
	x.wants("said", x.says("en"), "A die leans: it is thrown again")
	ask := x.p.Asks()[0]
	x.wants("the same dice, and the flat one stays", []any{ask.Throw.Groups, ask.Throw.Stay}, []any{[]throw.Group{{Colour: "red", Count: 1}, {Colour: "blue", Count: 1}}, dice("r6").Dice})
	x.throws("r6=1 b2")
	x.wants("it counts once none leans", []any{x.p.View(games.Table).Table[0].Counter.Value, x.p.State().(*tray.State).Throws}, []any{8, 1})
	x = sit(t, 0).throws("r6 b5~").picks("fresh", "yes").throws("-1 -1 -1")
	x.wants("TR-K3: any dice instead", x.p.State().(*tray.State).Throws, 1)
	x = sit(t, 0, "leaning=counts").throws("r6 b5~")
	x.wants("it counts", x.p.View(games.Table).Table[0].Counter.Value, 11)
}

func (x *table) picks(ask, pick string) *table {
	x.Helper()
	return x.answer(games.Answer{Ask: ask, Seat: games.Table, Fields: map[string]json.RawMessage{ask: games.Value(pick)}})
}

// TR-K1, TR-K2, TR-K3, O4, C3: E7.
func TestE7DiceThatStayAreKeptUpToTheLastThrowOfATurn(t *testing.T) {
	x := sit(t, 2, "throws=3").throws("r6 r6 r2 r1 r3")
	x.wants("TR-K1", []any{x.p.Asks()[0].Prompt.Args["Nth"], len(x.p.Asks()[0].Throw.Keep)}, []any{games.Text{ID: "tray.nth.2of3"}, 5})
	x.throws("r6=1 r4 r6=2 r6 r4")
	x.wants("TR-K2: said", x.says("pl"), "Drugi rzut z trzech|Zostają: dwie szóstki|trzy szóstki i dwie czwórki: dwadzieścia sześć|3 jednakowe: szóstki|para: czwórki")
	x.throws("r6=1 r6=3 r6 r5 r1").takes("take")
	x.wants("E7", []any{x.points(), x.p.Asks()[0].Seats, x.p.Asks()[0].Throw.Groups == nil}, []any{[]int{24, 0}, []games.SeatNo{1}, true})
	x.throws("r5 r5").picks("take", "take")
	x.wants("TR-K3", []any{x.points(), x.p.Asks()[0].Seats}, []any{[]int{24, 10}, []games.SeatNo{0}})
	x = sit(t, 0, "throws=2").throws("r5 r5").picks("fresh", "yes").throws("r1")
	x.wants("TR-K3: nobody plays", x.p.Asks()[0].Prompt.ID, "tray.nth.2of2")
}

// E8: a correction of an earlier throw reaches the dice that were kept from it.
func TestE8AKeptDieShowsWhatItShowedBefore(t *testing.T) {
	x := sit(t, 0, "throws=3").throws("r6 r5 r2 r1 r3").throws("r6=1 r6=2 r4 r4 r4")
	x.wants("E8", x.p.View(games.Table).Table[0].Counter.Value, 6+5+12)
}

// TR-K1, TR-K2, TR-T1: bad input of a throw within a turn.
func TestAThrowThatTheTurnDoesNotAllowIsRefusedAndNothingIsLost(t *testing.T) {
	x := sit(t, 0, "throws=3").throws("r6 r5 r2")
	for name, c := range map[string]struct{ dice, why string }{
		"nothing thrown":         {"r6=1 r5=2 r2=3", "tray.refused.kept"},
		"a die is missing":       {"r6=1 r5=2", "tray.refused.number"},
		"a die too many":         {"r6=1 r5=2 r1 r1", "tray.refused.number"},
		"a die that was not":     {"r6=9 r5 r2", "games.refused.throw"},
		"one die kept twice":     {"r6=1 r6=1 r2", "games.refused.throw"},
		"a face that no die has": {"r6=1 rx r2", "tray.refused.face"},
		"no dice":                {"", "games.refused.noDice"},
		"more dice than any":     {strings.Repeat("r1 ", 61), "games.refused.tooManyDice"},
	} {
		before := gametest.Hash(t, x.p)
		_, _, err := x.p.Answer(games.Answer{Ask: x.p.Asks()[0].ID, Seat: games.Table, Throw: dice(c.dice)})
		if err == nil || err.Error() != c.why || gametest.Hash(t, x.p) != before {
			t.Errorf("%s: %v, want %s", name, err, c.why)
		}
	}
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
			{Options: map[string]string{"counts": "from5", "throws": "2", "named": "no"}},
			{Seats: people[:2], Options: map[string]string{"throws": "3", "target": "500"}},
		},
		Games: 25, Steps: 60,
		Any:      []throw.Group{{Kind: "pips", Colour: "red", Count: 9}, {Kind: "pips", Colour: "blue", Count: 5}, {Kind: "pips", Colour: "", Count: 3}, {Kind: "printed", Colour: "green", Count: 2}},
		Asks:     []string{"throw", "points", "give", "end", "correct", "take", "fresh"},
		EachStep: eachStep,
	})
}

// eachStep checks C1 and C3.
func eachStep(t gametest.Reporter, _ games.Setup, p games.Position) {
	s := p.State().(*tray.State)
	if s.Last == nil || s.Again {
		return
	}
	sum := 0
	for _, d := range s.Last.Dice {
		n, _ := strconv.Atoi(d.Face)
		sum += n
	}
	if !s.Over {
		for _, ask := range p.Asks() {
			if w := ask.Throw; w != nil && s.Nth > 0 && len(w.Keep) != len(s.Last.Dice) {
				t.Errorf("C3: %d of %d dice can be kept", len(w.Keep), len(s.Last.Dice))
			}
		}
	}
	for _, part := range p.View(games.Table).Table {
		n := 0
		switch part.ID {
		case "values":
			for _, piece := range part.Pieces.Items {
				value, _ := strconv.Atoi(strings.TrimPrefix(piece.Emblem, "die-"))
				if at, is := piece.Label.Args["Value"].(int); is {
					value = at
				}
				n += piece.Count * value
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
}

func TestEveryRuleIsNamedExplainedAndSaid(t *testing.T) {
	all := gametest.RuleIDs(t)
	gametest.Named(t, all)
	gametest.Cited(t, all)
	gametest.Explained(t, tray.Game{}.Info(), all, nil)
	gametest.Said(t, tray.Game{}.Info())
}
