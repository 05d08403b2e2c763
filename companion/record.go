package companion

import (
	"errors"
	"slices"

	"quartermaster/games"
)

// Record is the part of a table's history that undo and redo can reach.
// It is a value; Apply gives a new one and leaves the old one as it was. Two new ones of the same old one share memory:
// only the later of them may be used.
type Record struct {
	list    []games.Game
	last    int64
	past    []*moment // past[at] is now; nil is no game
	at      int
	recent  []Entry // since the game's start, for those who send a thing twice
	parked  []parked
	taken   []taken    // the starts that took a parked game up, as far as they are known
	trouble []Sentence // entries that the last replay could not apply
	cut     *cut       // the newest loss after which no game went on yet; nil: none
	resumed int64      // the newest entry from which a game went on after a loss
	missing *Sentence  // what the game that is played lacks since then
}

// cut is where a lost entry ended what is known of a game.
type cut struct {
	at *moment // the last whole step; nil: no game
	no int64   // of the lost entry
}

// NewRecord returns an empty record of the games in list.
func NewRecord(list []games.Game) Record { return Record{list: list, past: []*moment{nil}} }

// Replay is the record of kept entries. What an older program kept and this one cannot do is left out and said;
// an error means that the entries are not a record.
func Replay(list []games.Game, entries []Entry) (Record, error) {
	r := NewRecord(list)
	if len(entries) > 0 {
		r.last = entries[0].No - 1
	}
	var trouble []Sentence
	for _, e := range entries {
		if e.No != r.last+1 {
			return Record{}, errors.New("the record has a gap")
		}
		next, err := r.follow(e)
		if err != nil {
			if !r.isCut() && !takesUpEarlier(e, entries[0].No) && !(r.now() == nil && entries[0].No > 1) {
				trouble = append(trouble, Say("replay-refused", "No", e.No))
			}
		} else if h, err := next.Hash(); e.Hash != "" && (err != nil || h != e.Hash) && !next.isCut() && !(entries[0].No > 1 && next.now() == nil) {
			// (Undo led back into a game that these entries do not hold, and redo led out of it again.)
			trouble = append(trouble, Say("replay-differs", "No", e.No))
		}
		r = next
	}
	r.trouble = trouble[:min(len(trouble), 3)] // what follows from the first follows for all
	return r, nil
}

// takesUpEarlier says whether an entry takes up a game that began before another entry.
func takesUpEarlier(e Entry, first int64) bool { return e.Kind == Starts && e.Of > 0 && e.Of < first }

// follow is the record after an entry that is kept. An entry that cannot be applied is left out, and the error says why.
func (r Record) follow(e Entry) (next Record, refused error) {
	next, err := r.Apply(e)
	switch {
	case err == nil && !r.ledElsewhere(e, next):
		return next, nil
	case err == nil && e.Kind == Starts: // a game taken up before its steps were damaged: nothing goes on from its last whole step
		next.cut = r.cut
		return next, nil
	case err == nil:
		r.cut = &cut{r.now(), r.cut.no}
		return r.skipped(e), nil
	case r.isCut():
		return r.skipped(e), err
	case e.Kind == Starts && e.Of > 0: // its game began before the entries that are known
		return r.pushed(e, nil), err
	}
	// Its place in the history stays, so that an undo after it undoes what it undid.
	return r.pushed(e, r.now()), err
}

// Version is the number of the last entry.
func (r Record) Version() int64 { return r.last }

// Hash is the position's fingerprint; no game has none.
func (r Record) Hash() (string, error) {
	if r.now() == nil {
		return "", nil
	}
	return Hash(r.now().position)
}

func (r Record) now() *moment { return r.past[r.at] }

func (r Record) canUndo() bool { return r.at > 0 }
func (r Record) canRedo() bool { return r.at < len(r.past)-1 }

// Apply is the record after one more entry.
func (r Record) Apply(e Entry) (Record, error) {
	now := r.now()
	if r.isCut() && !r.endsCut(e) {
		return Record{}, Refuse("damaged-now")
	}
	switch e.Kind {
	case Starts:
		if e.Start == nil {
			return Record{}, errors.New("a start without a game")
		}
		m, err := r.started(e)
		if err != nil {
			return Record{}, err
		}
		return r.pushed(e, m), nil
	case Lost:
		return r.lose(e), nil
	case Undoes:
		if !r.canUndo() {
			return Record{}, Refuse("nothing-to-undo")
		}
		if e.Of == 0 {
			return r.moved(e, -1), nil
		}
		by := r.back(e.Of)
		if by == 0 {
			return Record{}, Refuse("nothing-to-correct")
		}
		return r.moved(e, -by), nil
	case Redoes:
		if !r.canRedo() {
			return Record{}, Refuse("nothing-to-redo")
		}
		return r.moved(e, +1), nil
	}
	if now == nil {
		return Record{}, Refuse("no-game")
	}
	if e.Answer == nil {
		return Record{}, errors.New("an answer without content")
	}
	if e.Kind == Corrects {
		m, err := corrected(now, e)
		if err != nil {
			return Record{}, err
		}
		return r.pushed(e, m), nil
	}
	m, err := now.take(e.No, *e.Answer, e.Sighting)
	if err != nil {
		return Record{}, err
	}
	return r.pushed(e, m), nil
}

func (r Record) pushed(e Entry, m *moment) Record {
	next := r
	next.last = e.No
	if e.Kind == Starts {
		next.past, next.at, next.recent, next.trouble, next.missing = []*moment{r.now(), m}, 1, []Entry{e}, nil, nil
		if e.Of > 0 && m != nil { // undo leads through its steps
			next.past = append([]*moment{r.now()}, m.chain()...)
			next.at = len(next.past) - 1
		}
		next.parked = r.park(e)
		if e.Of > 0 {
			next.taken = append(slices.Clone(r.taken), taken{e.No, e.Of})
		}
		if e.Of > 0 && r.cut != nil && m == r.cut.at { // it goes on from its last whole step
			next.cut = nil
		}
		return next
	}
	if next.at++; next.at == len(r.past) {
		next.past = append(r.past, m) // r does not see what stands behind its own end
	} else {
		next.past = append(r.past[:next.at:next.at], m) // what r can redo must stay for r
	}
	next.recent = append(r.recent, e)
	next.trouble = nil
	return next
}

func (r Record) moved(e Entry, by int) Record {
	next := r
	next.last = e.No
	next.at += by
	next.recent = append(r.recent, e)
	next.trouble = nil
	return next
}

// after gives the entry that followed a version, if it is of this game and no loss came after it.
func (r Record) after(version int64) (Entry, bool) {
	if version+1 < r.resumed {
		return Entry{}, false
	}
	return r.entry(version + 1)
}

// entry gives an entry of the game that is played, by its number.
func (r Record) entry(no int64) (Entry, bool) {
	if len(r.recent) == 0 || no < r.recent[0].No || no > r.recent[len(r.recent)-1].No {
		return Entry{}, false
	}
	return r.recent[no-r.recent[0].No], true
}

// happened says what the last entry did.
func (r Record) happened() Sentence {
	if len(r.recent) == 0 {
		return Say("happened-start")
	}
	switch e := r.recent[len(r.recent)-1]; e.Kind {
	case Answers:
		m := r.now()
		if m == nil { // the answer is of a game that cannot be replayed
			return Say("no-game")
		}
		for _, h := range m.happened() {
			if h.Announce {
				return Sentence{Text: h.Text, Game: true}
			}
		}
		return Say("happened-answer", "What", Sentence{Text: m.ask.Prompt, Game: true})
	default:
		return Say("happened-" + string(e.Kind))
	}
}

// answered returns the sighting of the last throw that was answered.
func (r Record) answered() *Sighting {
	if m := r.now().lastSighting(); m != nil {
		return r.thrown(m.entry)
	}
	return nil
}

// thrown is the sighting of the throw that was answered by an entry; nil: there is none.
func (r Record) thrown(entry int64) *Sighting {
	m := r.now().of(entry)
	if m == nil || m.sighting == nil {
		return nil
	}
	s := m.sighting.clone()
	s.State, s.Corrects = IsAnswered, m.entry
	s.at(m, m.ask.Throw)
	return &s
}

// back returns how many undo steps lead to the moment before an entry; 0: none do.
func (r Record) back(entry int64) int {
	for at := r.at; at >= 0 && r.past[at] != nil; at-- {
		m := r.past[at].of(entry)
		if m == nil {
			return r.at - at
		}
		if m.prev == nil { // the start itself
			return 0
		}
	}
	return 0
}

// corrected replaces the answer of one moment and gives all later answers again. What no longer holds is left out and said.
func corrected(now *moment, e Entry) (*moment, error) {
	chain := now.chain()
	at := -1
	for i, m := range chain {
		if i > 0 && m.entry == e.Of {
			at = i
		}
	}
	if at < 0 {
		return nil, Refuse("nothing-to-correct")
	}
	m, err := chain[at-1].take(e.Of, *e.Answer, e.Sighting)
	if err != nil {
		return nil, err
	}
	var notes []Sentence
	for _, old := range chain[at+1:] {
		next, err := m.again(old)
		if err != nil {
			notes = append(notes, Say("no-longer-holds", "What", Sentence{Text: old.ask.Prompt, Game: true}))
			continue
		}
		m = next
	}
	m.notes = notes // this moment is new: nobody else has it
	return m, nil
}
