package jamaica

import "quartermaster/games"

// haunt is the ghost's move (JM-G4): it turns back where it leads alone, goes forward behind all others, and goes where the
// captain says in between. From Port Royal it only goes back.
func (m *move) haunt(step Step) (waits bool) {
	switch way := m.judged(m.s); way {
	case "captain":
		return true
	case forward:
		m.heads(step, forward, "forward")
	default:
		m.heads(step, backward, "back")
	}
	return false
}

// judged is where the ghost must go: forward, back, or where the captain says.
func (r *rules) judged(s *State) string {
	v := s.Voyage
	ghost := r.ghostSeat()
	own := v.toGo(ghost)
	leads, last := true, true
	for i := range r.seats {
		other := v.toGo(games.SeatNo(i))
		leads, last = leads && own < other, last && own > other
	}
	switch {
	case v.Ships[ghost].Place.Home || leads:
		return backward
	case last:
		return forward
	}
	return "captain"
}

// heads begins the ghost's move in a direction; why says by what.
func (m *move) heads(step Step, direction, why string) {
	n := step.N
	if direction == backward {
		n = -n
	}
	if why != "captain" {
		m.Announce("JM-G4", "ghost."+why, args{"Name": m.name(m.s.Captain)})
	}
	m.s.Voyage.done(Step{Do: doMove, Seat: step.Seat, N: n})
}
