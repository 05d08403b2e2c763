package jamaica

import (
	"slices"

	"quartermaster/games"
)

// treasure removes a token and draws a treasure card (JM-M7). Cards of the ghost stay unseen (JM-G7).
func (m *move) treasure(seat games.SeatNo) {
	m.s.Stack--
	m.Announce("JM-M7", "treasure", args{"Name": m.name(seat), "Count": m.s.Stack}, seat)
	if m.isGhost(seat) {
		m.s.Ships[seat].Hidden++
		return
	}
	m.awaitDrawn(seat, false)
}

// awaitDrawn makes it the next question which treasure a player has drawn, or stolen from the ghost.
func (m *move) awaitDrawn(seat games.SeatNo, stolen bool) {
	m.s.Drawing, m.s.Stolen = seat, stolen
	if v := m.s.Voyage; v != nil {
		v.first(Step{Do: doDrawn, Seat: seat})
		return
	}
	m.s.Phase = phaseDrawn
}

// askDrawn asks which treasure was drawn: one of those that lie open, or one that stays face down.
func (r *rules) askDrawn(s *State) games.Ask {
	hidden := games.Choice{ID: "hidden", Label: text("choice.faceDown", nil), Emblem: "chest"}
	told := 0
	for _, x := range s.Ships {
		told += x.Hidden
	}
	if told >= len(values) { // there are only eight hidden treasures (C4), so an earlier answer was wrong
		hidden.Faded, hidden.Effect = true, []games.Text{text("effect.eight", nil)}
	}
	choices := []games.Choice{hidden}
	for _, t := range open {
		c := games.Choice{ID: t, Label: text("treasure."+t, nil), Emblem: t}
		if s.owner(t) >= 0 || t == ladyBeth && r.ghost {
			c.Refused = textOf("refused.owned", nil)
		}
		choices = append(choices, c)
	}
	return tapped("drawn", []games.SeatNo{s.Drawing}, text("ask.drawn", args{"Name": r.name(s.Drawing)}), "JM-A1", "drawn", choices...)
}

func (m *move) drawn(pick string) {
	ship := &m.s.Ships[m.s.Drawing]
	m.resume()
	if pick == "hidden" {
		ship.Hidden++
		return
	}
	ship.Open = append(ship.Open, pick)
	m.fitHolds()
	m.Announce("JM-A1", "open", args{"Name": m.name(m.s.Drawing), "Treasure": text("treasure."+pick, nil)}, m.s.Drawing)
}

// newSetRight makes the ask to correct the number of a player's treasures. Their total stays the same (C2): those that a player
// loses go back to the stack.
func (r *rules) newSetRight() games.SetRight {
	all := []games.Amount{{ID: "hidden", Label: text("amount.hidden", nil), Emblem: "chest", Max: treasures, OfSeat: true, Usual: true}}
	for _, t := range open {
		if t == ladyBeth && r.ghost {
			continue // this treasure never leaves the ghost
		}
		all = append(all, games.Amount{ID: t, Label: text("treasure."+t, nil), Emblem: t, Max: 1, OfSeat: true})
	}
	if r.ghost {
		all = append(all, games.Amount{ID: "ghostHidden", Label: text("amount.ghostHidden", nil), Max: treasures})
	}
	return games.NewSetRight("correct", "value", text("ask.correct", nil), "C2", r.seats, all)
}

func (r *rules) setRightNow(s *State) games.Ask {
	return r.setRight.Ask(func(amount string, seat games.SeatNo) int { return r.amount(s, amount, seat) })
}

func (r *rules) amount(s *State, amount string, seat games.SeatNo) int {
	switch {
	case amount == "ghostHidden":
		return s.Ships[r.ghostSeat()].Hidden
	case amount == "hidden":
		return s.Ships[seat].Hidden
	case slices.Contains(s.Ships[seat].Open, amount):
		return 1
	}
	return 0
}

func (m *move) correct(a games.Answer) *games.Refusal {
	what, seat, value, bad := m.setRight.Read(a)
	if bad != nil {
		return bad
	}
	s := m.s
	before := m.amount(s, what.ID, seat)
	if what.ID == "ghostHidden" {
		seat = m.ghostSeat()
	}
	ship := &s.Ships[seat]
	switch more := value - before; {
	case what.ID == "hidden" || what.ID == "ghostHidden":
		if more > s.Stack {
			return refuse("C2", "refused.stack", args{"Count": s.Stack})
		}
		if value < len(ship.Values) {
			ship.Values = ship.Values[:value]
		}
		s.Stack -= more
		ship.Hidden = value
	case more > 0:
		if owner := s.owner(what.ID); owner >= 0 {
			s.Ships[owner].Open = slices.DeleteFunc(s.Ships[owner].Open, func(t string) bool { return t == what.ID })
		} else if s.Stack > 0 {
			s.Stack--
		} else {
			return refuse("C2", "refused.stack", args{"Count": s.Stack})
		}
		ship.Open = append(ship.Open, what.ID)
	case more < 0:
		ship.Open = slices.DeleteFunc(ship.Open, func(t string) bool { return t == what.ID })
		s.Stack++
	}
	m.fitHolds()
	m.fitTokens(seat)
	told := seat
	if what.ID == "ghostHidden" {
		told = games.Table
	}
	m.Add(m.setRight.Said(a, what, told, before, value))
	if s.Phase == phasePoints {
		m.counted()
	}
	return nil
}
