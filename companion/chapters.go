package companion

import (
	"slices"
	"time"

	"quartermaster/games"
)

// Chapter is one game of a record, as far as it was played and not undone.
type Chapter struct {
	No    int64 // the entry of its start
	Start *Start
	Game  games.Game
	Began time.Time
	Ended time.Time // when its newest step was given
	Turns []Turn    // the first is the start, without an ask
}

// Turn is one step of a chapter.
type Turn struct {
	Ask      games.Ask
	Answer   games.Answer
	Position games.Position // after the answer
}

// Chapters gives the games of entries, oldest first. The entries begin at the base of a start. A game that ends in damage is left
// out, because its end is unknown, and so is an entry that the rules refuse.
func Chapters(list []games.Game, entries []Entry) []Chapter {
	if len(entries) == 0 {
		return nil
	}
	r := NewRecord(list)
	r.last = entries[0].No - 1
	newest := map[int64]*moment{} // by the entry of the start
	began, ended := map[int64]time.Time{}, map[int64]time.Time{}
	for _, e := range entries {
		if m := r.now(); m != nil && e.Kind == Lost {
			delete(newest, m.root.entry)
		}
		r, _ = r.follow(e) // Replay says what is refused
		if e.Kind == Starts {
			began[e.No] = e.At
		}
		if m := r.now(); m != nil && !r.isCut() && newest[m.root.entry] != m {
			newest[m.root.entry], ended[m.root.entry] = m, e.At
		}
	}
	var all []Chapter
	for no, m := range newest {
		c := Chapter{No: no, Start: m.start, Game: m.game, Began: began[no], Ended: ended[no]}
		for _, at := range m.chain() {
			c.Turns = append(c.Turns, Turn{at.ask, at.answer, at.position})
		}
		all = append(all, c)
	}
	slices.SortFunc(all, func(x, y Chapter) int { return int(x.No - y.No) })
	return all
}

// Restate changes entries in place and keeps their hashes true: where an entry's hash was that of the position before the change,
// it becomes that of the position after it. change does not write through the pointers of an entry.
func Restate(list []games.Game, entries []Entry, change func(*Entry)) {
	before, after := NewRecord(list), NewRecord(list)
	follow := func(r Record, e Entry) (Record, string) {
		next, _ := r.follow(e) // what is refused is left out, before and after
		h, err := next.Hash()
		if err != nil {
			return next, ""
		}
		return next, h
	}
	for i := range entries {
		var was, is string
		before, was = follow(before, entries[i])
		change(&entries[i])
		after, is = follow(after, entries[i])
		if entries[i].Hash == was {
			entries[i].Hash = is
		}
	}
}
