package sevenseas

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/throw"
)

// table is a game played through the public contract: asks, answers, states.
type session struct {
	testing.TB
	p       games.Position
	log     []games.Happening
	plan    map[games.SeatNo]int // who chose which character in this round
	answers int
}

// sit begins a game of n players called A, B, C and D (green, white, blue, yellow).
func sit(t testing.TB, n int, chosen ...string) *session {
	t.Helper()
	setup := games.Setup{Options: map[string]string{}}
	for i := range n {
		setup.Seats = append(setup.Seats, games.Seat{Name: string(rune('A' + i)), Colour: people[i].Colour})
	}
	for i := 0; i < len(chosen); i += 2 {
		setup.Options[chosen[i]] = chosen[i+1]
	}
	p, err := Game{}.Start(setup)
	if err != nil {
		t.Fatalf("the game did not start: %v", err)
	}
	return &session{TB: t, p: p}
}

func (x *session) state() *State { return x.p.State().(*State) }

// open returns the first open ask.
func (x *session) open() string {
	asks := x.p.Asks()
	if len(asks) == 0 {
		return "over"
	}
	kind, _ := kindOf(asks[0].ID)
	return kind
}

// ask finds an open ask by its kind. It returns nil if there is none.
func (x *session) ask(kind string) *games.Ask {
	for _, a := range x.p.Asks() {
		if k, _ := kindOf(a.ID); k == kind || a.ID == kind {
			return &a
		}
	}
	return nil
}

func (x *session) choice(kind, id string) *games.Choice {
	a := x.ask(kind)
	if a == nil {
		return nil
	}
	for _, f := range a.Fields {
		for _, c := range f.Choices {
			if c.ID == id {
				return &c
			}
		}
	}
	return nil
}

// try answers an ask. The fields are pairs of a name and a value; a single value is for the only field.
func (x *session) try(kind string, fields ...any) error {
	x.Helper()
	ask := x.ask(kind)
	if ask == nil {
		x.Fatalf("%s is not asked, but %s", kind, x.open())
	}
	a := games.Answer{Ask: ask.ID, Seat: ask.Seats[0]}
	if len(fields) == 1 {
		fields = []any{ask.Fields[0].ID, fields[0]}
	}
	if len(fields) > 0 {
		a.Fields = map[string]json.RawMessage{}
	}
	for i := 0; i < len(fields); i += 2 {
		data, _ := json.Marshal(fields[i+1])
		a.Fields[fields[i].(string)] = data
	}
	return x.give(a)
}

func (x *session) give(a games.Answer) error {
	next, happened, err := x.p.Answer(a)
	if err != nil {
		return err
	}
	x.p, x.log = next, append(x.log, happened...)
	x.answers++
	return nil
}

// do answers an ask and fails if the answer is refused.
func (x *session) do(kind string, fields ...any) {
	x.Helper()
	if err := x.try(kind, fields...); err != nil {
		x.Fatalf("%s %v was refused: %v", kind, fields, err)
	}
}

// set corrects numbers: "A.chests", 22. It sets ships after the numbers that they depend on.
func (x *session) set(pairs ...any) {
	x.Helper()
	answers := x.answers
	for i := 0; i < len(pairs); i += 2 {
		who, what, found := strings.Cut(pairs[i].(string), ".")
		if !found {
			who, what = "table", who
		} else {
			who = strconv.Itoa(int(who[0] - 'A'))
		}
		x.do("correct", "who", who, "what", what, "value", pairs[i+1], "why", "agreed")
	}
	x.answers = answers
}

// want checks numbers: "A.chests", 19.
func (x *session) want(pairs ...any) {
	x.Helper()
	s := x.state()
	for i := 0; i < len(pairs); i += 2 {
		if got := x.number(s, pairs[i].(string)); got != pairs[i+1].(int) {
			x.Errorf("%s is %d, want %d", pairs[i], got, pairs[i+1])
		}
	}
}

func (x *session) number(s *State, name string) int {
	x.Helper()
	who, what, found := strings.Cut(name, ".")
	if !found {
		what = who
	}
	for _, n := range amounts {
		if n.id == what && found {
			return *n.of(&s.Players[who[0]-'A'])
		} else if n.id == what {
			return *n.table(s)
		}
	}
	p := &s.Players[who[0]-'A']
	switch what {
	case "owed":
		return p.GuardsOwed
	case "token":
		return p.token()
	case "points":
		return p.points()
	case "fleet":
		return p.Fleet()
	}
	x.Fatalf("there is no number %q", name)
	return 0
}

// round begins a round in which "A1 B6" chose Shipwright and Merchant; it goes on to the first turn.
func (x *session) round(chosen string) {
	x.Helper()
	x.do("chosen", "all")
	x.plan = map[games.SeatNo]int{}
	for _, c := range strings.Fields(chosen) {
		x.plan[games.SeatNo(c[0]-'A')] = int(c[1] - '0')
	}
	x.on()
}

// on continues through the calls as the players chose, up to the next other ask.
func (x *session) on() {
	x.Helper()
	for x.open() == "call" {
		ask := x.ask("call")
		_, character := kindOf(ask.ID[:len("call/0")])
		revealed := false
		for _, c := range ask.Fields[0].Choices {
			if seat := games.SeatOf(c.ID); x.plan[seat] == character {
				x.do("call", c.ID)
				revealed = true
				break
			}
		}
		if !revealed {
			x.do("call")
		}
	}
}

// at checks what is asked, after the calls.
func (x *session) at(kind string) {
	x.Helper()
	x.on()
	if x.open() != kind {
		x.Fatalf("%s is asked, want %s", x.open(), kind)
	}
}

// battle throws dice in a line with the given gaps; the format is that of gaps in fight_test.go. The letters are seats.
func (x *session) battle(dice ...throw.Die) {
	x.Helper()
	ask := x.ask("throw")
	if ask == nil {
		x.Fatalf("no throw is asked, but %s", x.open())
	}
	if err := x.give(games.Answer{Ask: ask.ID, Seat: games.Table, Throw: &throw.Throw{Dice: dice, By: "simulated"}}); err != nil {
		x.Fatalf("the throw was refused: %v", err)
	}
}

// values makes dice without places: "R4 A6 B2". R stands for the merchants.
func values(list string) (dice []throw.Die) {
	for i, v := range strings.Fields(list) {
		colour := "red"
		if v[0] != 'R' {
			colour = people[v[0]-'A'].Colour
		}
		dice = append(dice, throw.Die{ID: i + 1, Colour: colour, Face: v[1:]})
	}
	return dice
}

// happened reports whether the log has a line whose message id ends as given.
func (x *session) happened(id string) bool {
	return slices.ContainsFunc(x.log, func(h games.Happening) bool { return h.Text.ID == "sevenseas."+id })
}

// said counts lines of the log.
func (x *session) said(id string) (n int) {
	for _, h := range x.log {
		if h.Text.ID == "sevenseas."+id {
			n++
		}
	}
	return n
}

// game plays whole games as people would. All players choose a character from their hand and reveal it when it is called;
// everything else is random. It calls look after each step.
func game(t testing.TB, setup games.Setup, r *rand.Rand, look func(p games.Position)) games.Position {
	t.Helper()
	p, err := Game{}.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	info := Game{}.Info()
	chosen := map[string]int{}
	for range 5000 {
		look(p)
		asks := p.Asks()
		if len(asks) == 0 {
			return p
		}
		ask := gametest.Pick(asks, r, []string{"correct", "late", "odds"})
		var a games.Answer
		for tries := 0; ; tries++ {
			a = humanAnswer(p.(position), ask, info, chosen, r)
			next, _, err := p.Answer(a)
			if err == nil {
				p = next
				break
			}
			if tries > 300 {
				t.Fatalf("no answer to %s was taken: %v", ask.ID, err)
			}
		}
	}
	t.Fatal("the game did not end")
	return nil
}

func humanAnswer(p position, ask games.Ask, info games.Info, chosen map[string]int, r *rand.Rand) games.Answer {
	switch kind, n := kindOf(ask.ID); kind {
	case "chosen":
		for i, pl := range p.s.Players {
			for {
				c := 1 + r.IntN(7)
				if !slices.Contains(pl.OnTable, c) {
					chosen[strconv.Itoa(i)] = c
					break
				}
			}
		}
	case "call":
		a := games.Answer{Ask: ask.ID, Seat: games.Table}
		for _, c := range ask.Fields[0].Choices {
			if chosen[c.ID] == p.s.Call {
				a.Fields = map[string]json.RawMessage{"seat": games.Value(c.ID)}
				return a
			}
		}
		return a
	case "final":
		return games.Answer{Ask: ask.ID, Seat: games.SeatNo(n), Fields: map[string]json.RawMessage{"hand": ask.Fields[0].Default}}
	}
	if ask.Kind == games.Throw {
		return games.Answer{Ask: ask.ID, Seat: games.Table, Throw: &throw.Throw{Dice: fall(ask.Throw.Groups, r), Margin: 0.6}}
	}
	return gametest.Answer(ask, info, nil, r)
}

// fall puts dice anywhere on the floor. Now and then one is loose.
func fall(groups []throw.Group, r *rand.Rand) (dice []throw.Die) {
	for _, g := range groups {
		for range g.Count {
			d := dieAt(len(dice)+1, g.Colour, 1+r.IntN(6), 290*r.Float64(), 290*r.Float64())
			d.Loose = r.IntN(200) == 0
			dice = append(dice, d)
		}
	}
	return dice
}

// randomSetup returns a setup for two to four people with random options.
func randomSetup(r *rand.Rand) games.Setup {
	setup := games.Setup{Seats: people[:2+r.IntN(3)], Options: map[string]string{}}
	for _, o := range options {
		if r.IntN(2) == 0 && o.id != "play" && o.id != "merchant" {
			setup.Options[o.id] = o.choices[r.IntN(len(o.choices))]
		}
	}
	if hand, _ := strconv.Atoi(setup.Options["hand"]); hand*len(setup.Seats) > 23-4 {
		setup.Options["hand"] = "3"
	}
	return setup
}

// TestTheLawsHoldAfterEveryStepOfRandomGames plays 100 games; QUARTERMASTER_GAMES asks for another number, QUARTERMASTER_SEED for others.
func TestTheLawsHoldAfterEveryStepOfRandomGames(t *testing.T) {
	t.Parallel()
	n := gametest.Count(t, 100)
	rounds, steps := 0, 0
	for k := range n {
		r, st := lawfulGame(t, k, gametest.Seed(t))
		rounds, steps = rounds+r, steps+st
	}
	t.Logf("%d games, %d rounds, %d answers", n, rounds, steps)
}

// lawfulGame plays a random game of two to four people to its end and checks the laws after every step. Every second game has
// random options.
func lawfulGame(t testing.TB, k int, seed uint64) (rounds, steps int) {
	r := rand.New(rand.NewPCG(uint64(k), 99+seed))
	setup := games.Setup{Seats: people[:2+k%3]}
	if k%2 == 1 {
		setup = randomSetup(r)
	}
	var before *State
	end := game(t, setup, r, func(p games.Position) {
		steps++
		before = lawful(t, before, p, k)
	})
	if res := end.Result(); res == nil || len(res.Ranking) == 0 {
		t.Fatal("a game ended without a result")
	}
	sheetAddsUp(t, end)
	return end.(position).s.Round, steps - 1 // the start is no answer
}

// sheetAddsUp: the lines of the score sheet before the total add up to it (D4).
func sheetAddsUp(t testing.TB, p games.Position) {
	t.Helper()
	res := p.Result()
	sum := make([]int, len(res.Sheet.Columns))
	for _, line := range res.Sheet.Lines {
		for i, v := range line.Values {
			if line.Total && sum[i] != v {
				t.Fatalf("the lines add up to %d, the total says %d", sum[i], v)
			}
			sum[i] += v
		}
		if line.Total {
			return
		}
	}
	t.Fatal("the sheet has no total")
}

func BenchmarkAWholeRandomGame(b *testing.B) {
	k := uint64(0)
	for b.Loop() {
		game(b, games.Setup{Seats: people[:2+k%3]}, rand.New(rand.NewPCG(k, 1)), func(games.Position) {})
		k++
	}
}

// BenchmarkARandomGameUnderTheLaws measures one game of TestTheLawsHoldAfterEveryStepOfRandomGames.
func BenchmarkARandomGameUnderTheLaws(b *testing.B) {
	k := 0
	for b.Loop() {
		lawfulGame(b, k, 0)
		k++
	}
}
