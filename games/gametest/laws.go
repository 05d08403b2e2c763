// Package gametest is a test suite with the laws that every game must obey. A game calls it from its tests:
//
//	gametest.Laws(t, thegame.Game{}, gametest.Table{Setups: …, Asks: …})
//
// It plays whole games with random answers and checks each position against the contract of package games. By default it plays
// a few games and checks everything at every step.
//
// The environment variable QUARTERMASTER_GAMES sets the number of games for each call, for a long run. QUARTERMASTER_SEED selects
// other random games, so that a long run can be split. A long run checks less at each step:
//   - At every step of every game: the test lists every ask that is open, there are either asks or a result, the game's own
//     laws (EachStep) hold, some answer is accepted, and every refused answer has a reason.
//   - At one random position in 512, at the end of every game, and for the first 500 times that an ask comes up: texts, rule help
//     and emblems of asks, happenings and views exist; the views of all seats are right; malformed answers are refused; the JSON
//     can be read back; an answer does not change the position that it is given to, and gives the same result when repeated.
//   - For one game in sixteen: replaying all its answers from the start, after a round trip through JSON, gives the same end.
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

// Table says how Laws plays a game.
type Table struct {
	Setups   []games.Setup // the setups, which are played in turn
	Games    int           // number of games in all; 0: 20
	Steps    int           // number of answers after which a game is abandoned; 0: 2000
	Asks     []string      // kinds of asks (their ids up to the first slash): each must come up, and no others may
	Rare     []string      // kinds of asks that are too rare for a short run: in a long run each must come up
	Any      []throw.Group // the dice to throw when a game accepts any dice
	Avoid    []string      // kinds of asks that random play does not answer, such as corrections
	Hidden   func(p games.Position, viewer games.SeatNo) []string
	EachStep func(t Reporter, setup games.Setup, p games.Position) // the game's own laws
	// Hidden lists strings that must not appear in the JSON of a viewer's view.
}

// Reporter receives every broken law; usually it is a *testing.T. Fatalf must not return.
type Reporter interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// Laws plays random games and reports every position that breaks the contract.
func Laws(t Reporter, g games.Game, table Table) {
	t.Helper()
	info := g.Info()
	words := NewWords(t, info.Words, games.Words())
	l := &laws{Reporter: t, game: g, info: info, table: table, words: words, seen: map[string]bool{}, emblems: map[string]bool{}, said: map[string]bool{}, looks: map[string]int{}, long: os.Getenv("QUARTERMASTER_GAMES") != ""}
	l.infoIsWhole()
	for k := range Count(t, table.Games) {
		setup := table.Setups[k%len(table.Setups)]
		if k/len(table.Setups)%2 == 1 { // every other game starts with the facts about the box that earlier games asked for
			setup = l.boxed(setup)
		}
		l.play(setup, rand.New(rand.NewPCG(uint64(k), 42+Seed(t))), !l.long || k/len(table.Setups)%16 == 0)
	}
	for _, setup := range table.Setups {
		l.rubbishIsIgnored(setup)
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

// emblemName matches the names of emblems that are allowed in a URL.
var emblemName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,40}$`)

// Count returns how many random games to play: what QUARTERMASTER_GAMES says, else games, else 20.
func Count(t Reporter, games int) int {
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

// Seed returns the seed of the random games, which QUARTERMASTER_SEED says; 0 without it.
func Seed(t Reporter) uint64 {
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
	said    map[string]bool // texts that were checked already
	long    bool            // whether this is a long run
	looks   map[string]int  // how often each kind of ask had all its checks
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

// play plays one random game step by step, and replays it if asked to.
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

// closely reports whether to run the slow checks for a position.
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

// kindOf returns the kind of an ask: its id up to the first slash.
func kindOf(ask games.Ask) string {
	kind, _, _ := strings.Cut(ask.ID, "/")
	return kind
}

// answered checks an accepted answer: it did not change the position that it was given to, it leads to the same position when
// repeated, and its happenings have messages.
func (l *laws) answered(p games.Position, before string, a games.Answer, next games.Position, happened []games.Happening) {
	l.Helper()
	if Hash(l, p) != before {
		l.Fatalf("the answer to %s changed the position it was given to", a.Ask)
	}
	if l.long { // a short run replays every game anyway
		if again, _, err := p.Answer(a); err != nil || Hash(l, again) != Hash(l, next) {
			l.Fatalf("the answer to %s, given again, led to another position: %v", a.Ask, err)
		}
	}
	for _, h := range happened {
		l.texts(h)
		l.ruleHelp(h.Rule)
	}
}

// replay checks that the same answers lead from the start to the same end.
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

// step answers one of the asks at random. It fails if an ask accepts no answer.
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

// reached runs the quick checks for a position: the test lists its asks, there are either asks or a result, and the game's own
// laws hold.
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

// position runs the slow checks for a position.
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

// seats checks the players in a view: the people come first, in order, and each player without a person has a name and a colour
// that nobody else has.
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

// Hash returns a hash of the JSON of a position's state.
func Hash(t Reporter, p games.Position) string {
	t.Helper()
	data, err := json.Marshal(p.State())
	if err != nil {
		t.Fatalf("a position is no JSON: %v", err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(data))
}

// stored returns an answer after a round trip through JSON, as in a record.
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
