package sevenseas

import (
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Read is a throw of this round that was read, with what it was for. When the table goes back to an earlier call
// (A36), a throw about which nothing has changed is not read again.
type Read struct {
	Call  int          `json:"call"` // the character that was called
	For   string       `json:"for"`
	Seat  games.SeatNo `json:"seat"` // who threw
	Card  Card         `json:"card"`
	Ships []int        `json:"ships"` // of each seat
	Throw throw.Throw  `json:"throw"`
	Calls []Call       `json:"calls,omitempty"` // which pairs people called nearer (B10)

	no int // of the throw, as State.Throws counts
}

// toRead is the throw that the task on top waits for, not read yet.
func (s *State) toRead() Read {
	t := s.top()
	r := Read{Call: s.Call, For: t.For, Seat: t.Seat}
	switch t.For {
	case forRaid:
		r.Card, r.Ships = Card{Country: s.Raid.Country, Size: s.Raid.Size}, slices.Clone(s.Raid.Sent)
	case forCurse:
		r.Card, r.Ships = Card{Curse: s.Curse.Kind}, slices.Clone(s.Curse.Thrown)
	}
	return r
}

func (r Read) sameAs(o Read) bool {
	return r.Call == o.Call && r.For == o.For && r.Seat == o.Seat && r.Card == o.Card && slices.Equal(r.Ships, o.Ships)
}

// keeps takes back what was read since a call, for when it comes up again.
func (m *move) keeps(reads []Read) {
	if m.edition < 2 {
		return
	}
	for _, r := range reads {
		if r.Call >= m.s.Call {
			m.s.Kept = append(m.s.Kept, r)
		}
	}
}

// takeKept takes a throw that was read before the table went back to an earlier call; it reports whether there is one.
func (m *move) takeKept() bool {
	if len(m.s.Kept) == 0 {
		return false
	}
	wanted := m.s.toRead()
	i := slices.IndexFunc(m.s.Kept, wanted.sameAs)
	if i < 0 {
		return false
	}
	kept := m.s.Kept[i]
	m.s.Kept = slices.Delete(slices.Clone(m.s.Kept), i, i+1)
	if len(m.s.Kept) == 0 {
		m.s.Kept = nil
	}
	m.Announce("A36", "log.diceKept", nil)
	m.take(kept.Throw, kept.Calls)
	return true
}

// readSo are the throws of this round after a move: those before it, and what it read, with people's newest words.
func (m *move) readSo(before []Read) []Read {
	all := append(slices.Clip(before), m.reads...)
	if n := len(all) - 1; n >= 0 && m.s.Clash != nil && all[n].no == m.s.Throws && len(all[n].Calls) != len(m.s.Clash.Calls) {
		all = slices.Clone(all)
		all[n].Calls = slices.Clone(m.s.Clash.Calls)
	}
	return all
}
