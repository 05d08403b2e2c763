// Package gametest holds the laws that every game obeys, as one test suite. A game calls it from its tests:
//
//	gametest.Laws(t, thegame.Game{}, gametest.Table{Setups: …, Asks: …})
//
// It plays whole games with random answers and holds each position against the contract of package games.
// The environment variable QUARTERMASTER_GAMES says how many games each call plays, instead of the few that a
// test of every day plays, and QUARTERMASTER_SEED plays other ones: a long run can be split. In such a long run
//   - at every step of every game: what is asked is known, there are asks or a result, the game's own laws
//     (EachStep) hold, some answer is taken, and one that is not is refused with a reason;
//   - at one position in 512, chosen by chance, at the end of every game, and wherever an ask comes up that was
//     looked at closely fewer than 500 times: words, rule help and emblems of asks, happenings and views, views of
//     every seat, what fits nothing is refused, the JSON comes back, the answer changes nothing in the position that
//     it was given to and given again leads to the same one;
//   - one game in sixteen: all its answers, as they come back from a record, are replayed from its start.
//
// A test of every day looks at everything in every game at every step.
package gametest

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Table says how a game is to be played.
type Table struct {
	Setups   []games.Setup // each is played
	Games    int           // how many games in all; 0: 20
	Steps    int           // answers after which a game is left; 0: 2000
	Asks     []string      // what the ids of asks begin with, up to the first slash: each must come up, and no other may
	Rare     []string      // asks that come up too seldom for a short run: in a long one each must
	Any      []throw.Group // what is thrown where a game waits for any dice
	Avoid    []string      // beginnings of asks that random play leaves alone, such as setting numbers right
	Hidden   func(p games.Position, viewer games.SeatNo) []string
	EachStep func(t Reporter, setup games.Setup, p games.Position) // the game's own laws
	// Hidden lists strings that must not be in the JSON of a viewer's view.
}

// Reporter is told of every broken law: a *testing.T. Fatalf and Fatal do not return.
type Reporter interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// Laws plays random games and fails where a position breaks the contract.
func Laws(t Reporter, g games.Game, table Table) {
	t.Helper()
	info := g.Info()
	words := NewWords(t, info.Words, games.Words())
	l := &laws{Reporter: t, game: g, info: info, table: table, words: words, seen: map[string]bool{}, emblems: map[string]bool{}, said: map[string]bool{}, looks: map[string]int{}, long: os.Getenv("QUARTERMASTER_GAMES") != ""}
	l.infoIsWhole()
	for k := range count(t, table.Games) {
		setup := table.Setups[k%len(table.Setups)]
		if k/len(table.Setups)%2 == 1 { // every other game knows what was told before it
			setup = l.boxed(setup)
		}
		l.play(setup, rand.New(rand.NewPCG(uint64(k), 42+seed(t))), !l.long || k/len(table.Setups)%16 == 0)
	}
	for _, setup := range table.Setups {
		l.rubbishIsNothing(setup)
	}
	for _, a := range slices.Concat(table.Asks, table.Rare) {
		if !l.seen[a] && (l.long || !slices.Contains(table.Rare, a)) {
			t.Errorf("no random play reached the ask %q", a)
		}
	}
	for kind := range l.seen {
		if len(table.Asks) > 0 && !slices.Contains(table.Asks, kind) && !slices.Contains(table.Rare, kind) {
			t.Errorf("the ask %q came up, but is not among those that the test knows", kind)
		}
	}
	for name := range l.emblems {
		if !emblemName.MatchString(name) {
			t.Errorf("the emblem %q has a name that no page can ask for: small letters, digits and hyphens", name)
		}
		if _, err := fs.Stat(games.Emblems(), name+".svg"); err == nil {
			continue
		}
		if info.Emblems == nil {
			t.Errorf("the emblem %q is used, but the game has none", name)
		} else if _, err := fs.Stat(info.Emblems, name+".svg"); err != nil {
			t.Errorf("the emblem %q is used, but there is no %s.svg", name, name)
		}
	}
}

// emblemName is what an emblem's name looks like in an address.
var emblemName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,40}$`)

// count is how many games are played.
func count(t Reporter, games int) int {
	t.Helper()
	if said := os.Getenv("QUARTERMASTER_GAMES"); said != "" {
		n, err := strconv.Atoi(said)
		if err != nil || n < 1 {
			t.Fatalf("QUARTERMASTER_GAMES is %q: it must be a number of games", said)
		}
		return n
	}
	return cmp.Or(games, 20)
}

// seed chooses which games are played.
func seed(t Reporter) uint64 {
	t.Helper()
	said := os.Getenv("QUARTERMASTER_SEED")
	if said == "" {
		return 0
	}
	n, err := strconv.ParseUint(said, 10, 32)
	if err != nil {
		t.Fatalf("QUARTERMASTER_SEED is %q: it must be a whole number", said)
	}
	return n
}

type laws struct {
	Reporter
	game    games.Game
	info    games.Info
	table   Table
	words   *Words
	seen    map[string]bool
	emblems map[string]bool
	said    map[string]bool // texts that were tried
	long    bool            // a long run
	looks   map[string]int  // how often each ask was looked at closely
	box     box
}

func (l *laws) infoIsWhole() {
	l.texts(l.info)
	for id, kind := range l.info.Dice {
		if kind.Name.ID == "" || len(kind.Faces) == 0 {
			l.Errorf("the dice %q have no name or no faces", id)
		}
		for _, face := range kind.Faces {
			if _, err := strconv.Atoi(face); err != nil {
				l.emblems[face] = true
			}
		}
	}
	if l.info.Emblem == "" {
		l.Errorf("the game has no emblem of its own")
	}
	for _, o := range l.info.Options {
		if len(o.Choices) == 0 {
			l.Errorf("the option %q has no choices", o.ID)
		}
		l.ruleHelp(o.Rule)
	}
	wrong := []games.Setup{{Seats: make([]games.Seat, l.info.MostSeats+1)}}
	if l.info.FewestSeats > 0 {
		wrong = append(wrong, games.Setup{})
	}
	for _, bad := range wrong {
		if p, err := l.game.Start(bad); !isRefusal(err) || p != nil {
			l.Errorf("a game started with %d seats: %v", len(bad.Seats), err)
		}
	}
}

// play is one random game, step by step, and its replay.
func (l *laws) play(setup games.Setup, r *rand.Rand, replay bool) {
	l.Helper()
	start, err := l.game.Start(setup)
	if err != nil {
		l.Fatalf("the setup was refused: %v", err)
	}
	p, steps := start, l.table.Steps
	if steps == 0 {
		steps = 2000
	}
	var answers []games.Answer
	sample := rand.New(rand.NewPCG(r.Uint64(), 16))
	for range steps {
		asks := p.Asks()
		l.reached(setup, p, asks)
		closely := l.closely(asks, sample)
		before := ""
		if closely {
			l.position(setup, p, asks)
			before = Hash(l, p)
		}
		if len(asks) == 0 {
			break
		}
		if closely {
			l.refuses(p, asks, r)
		}
		a, next, happened := l.step(p, asks, r)
		if closely {
			l.answered(p, before, a, next, happened)
		}
		if replay {
			answers = append(answers, stored(l, a))
		}
		l.box.takes(asks[slices.IndexFunc(asks, func(k games.Ask) bool { return k.ID == a.Ask })], a)
		p = next
	}
	if replay {
		l.replay(start, answers, p)
	}
}

// closely reports whether the laws that take longer are looked at.
func (l *laws) closely(asks []games.Ask, sample *rand.Rand) bool {
	look := !l.long || sample.IntN(512) == 0 || len(asks) == 0
	for _, ask := range asks {
		look = look || l.looks[kindOf(ask)] < 500
	}
	if look && l.long {
		for _, ask := range asks {
			l.looks[kindOf(ask)]++
		}
	}
	return look
}

// kindOf is what an ask's id begins with.
func kindOf(ask games.Ask) string {
	kind, _, _ := strings.Cut(ask.ID, "/")
	return kind
}

// answered are the laws of an answer that was taken: it changes nothing in the position it was given to, given
// again it leads to the same position, and what happened can be said.
func (l *laws) answered(p games.Position, before string, a games.Answer, next games.Position, happened []games.Happening) {
	l.Helper()
	if Hash(l, p) != before {
		l.Fatalf("the answer to %s changed the position it was given to", a.Ask)
	}
	if l.long { // in a short run every game is replayed anyway
		if again, _, err := p.Answer(a); err != nil || Hash(l, again) != Hash(l, next) {
			l.Fatalf("the answer to %s, given again, led to another position: %v", a.Ask, err)
		}
	}
	for _, h := range happened {
		l.texts(h)
		l.ruleHelp(h.Rule)
	}
}

// replay gives the answers once more, from the start.
func (l *laws) replay(start games.Position, answers []games.Answer, end games.Position) {
	l.Helper()
	again := start
	for i, a := range answers {
		next, _, err := again.Answer(a)
		if err != nil {
			l.Fatalf("answer %d (%s) was taken once and refused when replayed: %v", i, a.Ask, err)
		}
		again = next
	}
	if Hash(l, again) != Hash(l, end) {
		l.Fatalf("the same answers gave another position")
	}
}

// step answers one of the asks; every ask that is tried must take some answer.
func (l *laws) step(p games.Position, asks []games.Ask, r *rand.Rand) (games.Answer, games.Position, []games.Happening) {
	ask := Pick(asks, r, l.table.Avoid)
	var last error
	for range 200 {
		a := Answer(ask, l.info, l.table.Any, r)
		next, happened, err := p.Answer(a)
		if err == nil {
			return a, next, happened
		}
		l.refusal(err)
		last = err
	}
	state, _ := json.Marshal(p.State())
	l.Fatalf("no answer to %s was taken (%v) in %s", ask.ID, last, state)
	return games.Answer{}, nil, nil
}

// reached are the laws of every position: what is asked is known, the game goes on or has a result, and the
// game's own laws hold.
func (l *laws) reached(setup games.Setup, p games.Position, asks []games.Ask) {
	for _, ask := range asks {
		l.seen[kindOf(ask)] = true
	}
	l.known(setup, asks)
	if (p.Result() == nil) != (len(asks) > 0) {
		l.Errorf("%d asks are open and the result is %v", len(asks), p.Result())
	}
	if l.table.EachStep != nil {
		l.table.EachStep(l, setup, p)
	}
}

// position are the laws of a position that take longer.
func (l *laws) position(setup games.Setup, p games.Position, asks []games.Ask) {
	l.Helper()
	ids := map[string]bool{}
	primary := 0
	for _, ask := range asks {
		if ids[ask.ID] || ask.ID == "" {
			l.Errorf("two asks have the id %q", ask.ID)
		}
		ids[ask.ID] = true
		if ask.Primary {
			primary++
		}
		l.ask(ask)
	}
	if len(asks) > 0 && primary == 0 {
		l.Errorf("none of the asks is what the table most likely does next: %v", asks[0].ID)
	}
	if res := p.Result(); res != nil {
		l.texts(*res)
	}
	if again := p.Asks(); !reflect.DeepEqual(asks, again) {
		l.Errorf("the asks of one position differ from call to call")
	}
	l.views(p)
	l.seats(setup, p.View(games.Table))
	l.roundTrip(p)
}

// seats: the people come first, in their order; each player without a person has a name and a colour that nobody else has.
func (l *laws) seats(setup games.Setup, v games.View) {
	l.Helper()
	taken := map[string]bool{}
	for _, seat := range setup.Seats {
		taken[seat.Colour] = true
	}
	for i, seat := range v.Seats {
		if int(seat.Seat) != i {
			l.Errorf("seat %d is drawn in place %d", seat.Seat, i)
		}
		if i < len(setup.Seats) {
			continue
		}
		if seat.Name == nil || seat.Colour == "" || taken[seat.Colour] {
			l.Errorf("seat %d has no person, and no name or no colour of its own (%q)", i, seat.Colour)
		}
		taken[seat.Colour] = true
	}
	if len(v.Seats) < len(setup.Seats) {
		l.Errorf("%d of %d people are seen", len(v.Seats), len(setup.Seats))
	}
}

// Hash is the hash of a position's JSON.
func Hash(t Reporter, p games.Position) string {
	t.Helper()
	data, err := json.Marshal(p.State())
	if err != nil {
		t.Fatalf("a position is no JSON: %v", err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(data))
}

// stored is an answer as it comes back from a record: through JSON.
func stored(t Reporter, a games.Answer) games.Answer {
	data, err := json.Marshal(a)
	if err != nil {
		t.Fatalf("%v", err)
	}
	var b games.Answer
	if err := json.Unmarshal(data, &b); err != nil {
		t.Fatalf("%v", err)
	}
	return b
}

func isRefusal(err error) bool {
	var bad *games.Refusal
	return errors.As(err, &bad)
}
