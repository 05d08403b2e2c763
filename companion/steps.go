package companion

import (
	"context"
	"time"

	"quartermaster/games"
)

// Step is one answer of the game that is played: what was asked, what was said, what came of it. Steps are what people
// see when they look back, and what they put right.
type Step struct {
	Entry    int64 // what Correct, Open and Return call it by
	At       time.Time
	By       By
	Put      bool // its answer was put right later
	Ask      games.Ask
	Answer   games.Answer
	Sighting bool // it was read or laid out, and can be opened again
	Happened []games.Happening
	Came     *games.Part // the battle that ended with this step; nil for any other
	Seen     string      // the sighting it was read from; "" where there is none
	Notes    []Sentence  // what the table had to say about it
}

// Steps gives the answers of the game from its start to now, with the game's id; none without a game.
func (t *Table) Steps() (game string, all []Step) {
	m, all := t.steps()
	if m == nil {
		return "", nil
	}
	for i, m := range m.chain()[1:] { // without the lock: the rules say again what each answer did
		all[i].Happened = m.happened()
	}
	return m.game.Info().ID, all
}

// steps gives the moment now, nil without a game, and the steps that led to it, without what happened.
func (t *Table) steps() (m *moment, all []Step) {
	t.mu.Lock()
	defer t.mu.Unlock()
	m = t.record.now()
	if m == nil {
		return nil, nil
	}
	given, put := map[int64]Entry{}, map[int64]Entry{}
	for _, e := range t.record.recent {
		switch e.Kind {
		case Answers:
			given[e.No] = e
		case Corrects:
			put[e.Of] = e
		}
	}
	before := m.root.battle()
	for _, m := range m.chain()[1:] {
		e := given[m.entry]
		s := Step{Entry: m.entry, At: e.At, By: e.By, Ask: m.ask, Answer: m.answer, Sighting: m.sighting != nil, Notes: m.notes}
		if c, ok := put[m.entry]; ok && e.Answer != nil && !sameAnswer(*e.Answer, m.answer) {
			s.At, s.By, s.Put = c.At, c.By, true
		}
		now := m.battle()
		if now != nil && now.Battle.Outcome != nil && (before == nil || before.Battle.Outcome == nil || before.Battle.ID != now.Battle.ID) {
			s.Came, s.Seen = now, m.seen()
		}
		before = now
		all = append(all, s)
	}
	return m, all
}

func sameAnswer(a, b games.Answer) bool {
	return Entry{Answer: &a}.same(Entry{Answer: &b})
}

// Return goes back to the moment at which the step with an entry's number was asked. Redo leads forward again, step by step.
func (t *Table) Return(ctx context.Context, by By, seen, entry int64) (*Snapshot, error) {
	if entry <= 0 {
		return t.Snapshot(), Refuse("nothing-to-correct")
	}
	return t.do(ctx, Entry{By: by, Seen: seen, Kind: Undoes, Of: entry})
}

// Open asks people about an earlier throw again, so that they can put its dice right. The throw is then answered anew, and all later
// answers after it.
func (t *Table) Open(seen, entry int64) (*Snapshot, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if seen != t.record.last {
		return t.Snapshot(), &Stale{Seen: seen, Now: t.record.last, What: t.record.happened()}
	}
	s := t.record.thrown(entry)
	if s == nil {
		return t.Snapshot(), Refuse("nothing-to-correct")
	}
	if s.Picture != nil && !t.tops.has(s.ID) {
		s.Picture = nil // it is shown as a chart
	}
	s.State = IsAsking
	t.askAboutLocked(s)
	t.publishLocked()
	return t.Snapshot(), nil
}
