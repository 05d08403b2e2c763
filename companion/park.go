package companion

import (
	"slices"
	"time"

	"quartermaster/games"
)

// mostParked is how many games can wait at a table. When there are more, the one that has waited longest is no longer offered. It
// stays in the record.
const mostParked = 12

// Parked says where a game was left when another was started. Each start lists all games that wait, so that a replay need not begin
// with the oldest of them.
type Parked struct {
	No   int64     `json:"no"`   // the entry of its start
	Last int64     `json:"last"` // the last entry before it was left
	At   time.Time `json:"at"`   // when it was left
}

// parked is a game that waits.
type parked struct {
	Parked
	start *Start  // nil: not read yet
	now   *moment // where it was left; nil: not read yet, it is read when it is taken up
}

// taken is a start that took up a parked game: its number, and the number of the start of that game.
type taken struct{ no, of int64 }

// base is the entry with which a replay must begin to know the game that a start parks and the one that it takes up. Undo leads back
// into the former, and no further. If one of the later entries took up a game that began still earlier, the replay begins with that
// game, and so on.
func (r Record) base(e Entry) int64 {
	no := e.No
	if e.Of > 0 {
		no = e.Of
	}
	if m := r.now(); m != nil {
		no = min(no, m.root.entry)
	}
	for i := 0; i < len(r.taken); i++ {
		if x := r.taken[i]; x.no >= no && x.of < no {
			no, i = x.of, -1
		}
	}
	return no
}

// Waits is a game that was put aside, as people are offered it.
type Waits struct {
	Parked
	Info  games.Info
	Start *Start
}

// park gives the games that wait after a start, as the start lists them. What was read of them before is kept.
func (r Record) park(e Entry) []parked {
	var all []parked
	for _, p := range e.Parked {
		next := parked{Parked: p}
		if m := r.now(); m != nil && m.root.entry == p.No {
			next.start, next.now = m.start, m
		} else if i := r.parkedAt(p.No); i >= 0 {
			next.start, next.now = r.parked[i].start, r.parked[i].now
		}
		all = append(all, next)
	}
	return all
}

func (r Record) parkedAt(no int64) int {
	return slices.IndexFunc(r.parked, func(p parked) bool { return p.No == no })
}

// leaves lists the games that wait after a new start: those that waited before, and the one that is played if it has an answer and is
// neither over nor cut short by damage. The game that is taken up stays in the list: it waits again when this start is undone.
func (r Record) leaves(e Entry) []Parked {
	m := r.now()
	var all []Parked
	for _, p := range r.parked {
		if m == nil || p.No != m.root.entry {
			all = append(all, p.Parked)
		}
	}
	if m != nil && m.prev != nil && m.position.Result() == nil && !r.isCut() {
		all = append(all, Parked{m.root.entry, r.last, e.At})
	}
	for len(all) > mostParked {
		i := slices.IndexFunc(all, func(p Parked) bool { return p.No != e.Of })
		all = slices.Delete(all, i, i+1)
	}
	return all
}

// started is the first moment of a start: the beginning of a game, or where a parked one was left.
func (r Record) started(e Entry) (*moment, error) {
	if e.Of == 0 {
		return begin(r.list, e.No, e.Start)
	}
	if m := r.now(); m != nil && m.root.entry == e.Of {
		return nil, Refuse("not-parked")
	}
	if i := r.parkedAt(e.Of); i >= 0 && r.parked[i].now != nil {
		return r.parked[i].now, nil
	}
	return nil, Refuse("not-parked")
}

// waits gives the games that people are offered, the one that was left last first.
func (r Record) waits() (all []Waits) {
	for _, p := range slices.Backward(r.parked) {
		if m := r.now(); m != nil && m.root.entry == p.No || p.start == nil {
			continue
		}
		if i := slices.IndexFunc(r.list, func(g games.Game) bool { return g.Info().ID == p.start.Game }); i >= 0 {
			all = append(all, Waits{p.Parked, r.list[i].Info(), p.start})
		}
	}
	return all
}
