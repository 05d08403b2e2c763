package sevenseas

import (
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Read is a throw of this round, with its purpose. When the game goes back to an earlier call (A36), a throw whose purpose
// and dice are still the same is reused instead of thrown again.
type Read struct {
	Call  int          `json:"call"` // the called character
	For   string       `json:"for"`
	Seat  games.SeatNo `json:"seat"` // who threw
	Card  Card         `json:"card"`
	Ships []int        `json:"ships"` // how many ships each seat sent
	Throw throw.Throw  `json:"throw"`
	Calls []Call       `json:"calls,omitempty"` // which pairs people said are nearer (B10)

	no int // number of the throw, as counted by State.Throws
}

// toRead describes the throw that the top task waits for, still without dice.
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

// keeps stores the throws since a call, so that they can be reused when they come up again.
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

// takeKept reuses a throw from before the game went back to an earlier call. It reports whether there was a matching one.
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

// readsAfter returns the throws of this round after a move: the earlier ones and those of the move, with the latest decisions
// of people.
func (m *move) readsAfter(before []Read) []Read {
	all := append(slices.Clip(before), m.reads...)
	if n := len(all) - 1; n >= 0 && m.s.Clash != nil && all[n].no == m.s.Throws && len(all[n].Calls) != len(m.s.Clash.Calls) {
		all = slices.Clone(all)
		all[n].Calls = slices.Clone(m.s.Clash.Calls)
	}
	return all
}
