package companion

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"quartermaster/games"
)

// moment is a position and how it was reached. It is immutable, so that histories can share it.
type moment struct {
	prev     *moment // nil at a game's start
	root     *moment
	entry    int64 // the entry that gave the answer first (a correction keeps it), or the start's
	game     games.Game
	start    *Start
	ask      games.Ask
	answer   games.Answer
	sighting *Sighting
	position games.Position
	notes    []Sentence // what the table has to say about it
}

// of gives the earlier moment that an entry led to; nil: there is none.
func (m *moment) of(entry int64) *moment {
	for m != nil && m.entry != entry {
		m = m.prev
	}
	return m
}

// begin returns a game's first moment.
func begin(list []games.Game, no int64, start *Start) (m *moment, err error) {
	i := slices.IndexFunc(list, func(g games.Game) bool { return g.Info().ID == start.Game })
	if i < 0 {
		return nil, Refuse("unknown-game", "Game", start.Game)
	}
	defer stumbled(&err)
	p, err := list[i].Start(start.setup(list[i].Info()))
	if err != nil {
		err = refusedBy(err)
		var r *Refused
		if errors.As(err, &r) && r.Why.Game {
			r.Game = start.Game
		}
		return nil, err
	}
	m = &moment{entry: no, game: list[i], start: start, position: p}
	m.root = m
	return m, nil
}

// asked finds an open ask.
func (m *moment) asked(id string) (games.Ask, bool) {
	for _, a := range m.position.Asks() {
		if a.ID == id {
			return a, true
		}
	}
	return games.Ask{}, false
}

// take is the moment after an answer.
func (m *moment) take(no int64, a games.Answer, s *Sighting) (next *moment, err error) {
	defer stumbled(&err)
	ask, open := m.asked(a.Ask)
	if !open {
		return nil, Refuse("unknown-ask")
	}
	if a.Seat != games.Table && !slices.Contains(ask.Seats, games.Table) && !slices.Contains(ask.Seats, a.Seat) {
		return nil, Refuse("wrong-seat")
	}
	if a.Throw != nil && ask.Kind != games.Throw {
		return nil, Refuse("no-throw-here")
	}
	if a.Throw == nil && ask.Kind == games.Throw && !ask.Skip {
		return nil, Refuse("needs-throw")
	}
	p, _, err := m.position.Answer(a)
	if err != nil {
		return nil, refusedBy(err)
	}
	if p == nil {
		return nil, Refuse("rules-stumbled")
	}
	return &moment{prev: m, root: m.root, entry: no, game: m.game, start: m.start, ask: ask, answer: a, sighting: s, position: p}, nil
}

// happened gives the effects of the answer that led here. They follow from the position before it, so that no moment holds them: texts
// with their arguments would be most of what a long game takes in memory.
func (m *moment) happened() (all []games.Happening) {
	if m.prev == nil {
		return nil
	}
	var err error
	defer stumbled(&err) // the same answer did not stumble before
	_, all, _ = m.prev.position.Answer(m.answer)
	return all
}

// again replays the answer of an old moment on this one. It is refused unless the same question is open, with the same id, seats and
// prompt, so that an answer never goes to another question.
func (m *moment) again(old *moment) (next *moment, err error) {
	defer stumbled(&err)
	ask, open := m.asked(old.answer.Ask)
	if !open || !sameAsk(ask, old.ask) {
		return nil, Refuse("unknown-ask")
	}
	return m.take(old.entry, old.answer, old.sighting)
}

func sameAsk(a, b games.Ask) bool {
	if a.ID != b.ID || a.Kind != b.Kind || !slices.Equal(a.Seats, b.Seats) {
		return false
	}
	x, err := json.Marshal(a.Prompt)
	if err != nil {
		return false
	}
	y, err := json.Marshal(b.Prompt)
	return err == nil && bytes.Equal(x, y)
}

// chain returns the moments from the game's start to this one.
func (m *moment) chain() []*moment {
	var all []*moment
	for ; m != nil; m = m.prev {
		all = append(all, m)
	}
	slices.Reverse(all)
	return all
}

// lastSighting is the moment whose answer was a throw, if there is one.
func (m *moment) lastSighting() *moment {
	for ; m != nil; m = m.prev {
		if m.sighting != nil {
			return m
		}
	}
	return nil
}

// battle is the part of the table's view that shows the last throw; nil when there is none.
func (m *moment) battle() *games.Part { return battleIn(m.position.View(games.Table)) }

func battleIn(v games.View) *games.Part {
	i := slices.IndexFunc(v.Table, func(p games.Part) bool { return p.Battle != nil })
	if i < 0 {
		return nil
	}
	return &v.Table[i]
}

// past says whether the battle that the table's view of this moment shows was over before the last answer.
func (m *moment) past(v games.View) bool {
	now := battleIn(v)
	if m.prev == nil || now == nil {
		return false
	}
	before := m.prev.battle()
	return before != nil && before.Battle.Outcome != nil && before.Battle.ID == now.Battle.ID
}

// seen is the id of the sighting of the last throw; "": none.
func (m *moment) seen() string {
	if last := m.lastSighting(); last != nil {
		return last.sighting.ID
	}
	return ""
}

// Hash returns a position's fingerprint. It depends on the position alone, not on the answers that led to it.
func Hash(p games.Position) (string, error) {
	b, err := json.Marshal(p.State())
	if err != nil {
		return "", fmt.Errorf("the position cannot be written as JSON: %w", err)
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:16]), nil
}

// errStumbled wraps a panic of a game.
var errStumbled = errors.New("the rules stumbled")

// stumbled turns a panic of a game into a refusal: a mistake in one rule must not end the evening.
func stumbled(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("%w: %v: %w", errStumbled, p, Refuse("rules-stumbled"))
	}
}
