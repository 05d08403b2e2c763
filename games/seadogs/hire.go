package seadogs

import "quartermaster/games"

// askHire asks one player after another, from the revealer on, whether to hire a sea dog (SD-W2).
func (r *rules) askHire(s *State) []games.Ask {
	seat := r.around(s.Revealer)[s.Asked]
	return []games.Ask{tapped(forSeat("hire", seat), []games.SeatNo{seat}, text("ask.hire", args{"Name": r.name(seat)}), "SD-W4", "hire",
		games.Choice{ID: "no", Label: text("choice.no", nil), Emblem: "pass"},
		games.Choice{ID: "yes", Label: text("choice.hire", nil), Emblem: "dog"})}
}

func (m *move) hire(seat games.SeatNo, yes bool) {
	s := m.s
	switch {
	case yes:
		s.Players[seat].Hand++
		s.Players[seat].Dogs++
		m.Announce("SD-W2", "hired", m.who(seat), seat)
	case s.Asked+1 < len(s.Players):
		s.Asked++
		return
	default:
		s.Used++
		s.DogsUsed++
		m.Announce("SD-W3", "nobody", nil)
	}
	s.OnTable = false
	if s.Seen == deliveries {
		m.count()
		return
	}
	if yes && m.is("next", "hirer") && s.Actions > 0 { // O7
		s.Turn = m.left(seat)
	}
	s.Phase = PhaseTurn
	if s.Actions == 0 && s.hole() >= 0 {
		s.Phase = PhaseLay
	}
	s.Uncovered = s.Revealer // the next Delivery may be directly below this one
	if m.is("under", "next") && s.Actions > 0 {
		s.Uncovered = m.left(s.Revealer) // O17
	}
}
