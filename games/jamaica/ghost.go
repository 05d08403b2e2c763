package jamaica

import "quartermaster/games"

// moveGhost makes the ghost's move (JM-G4): back if it is the sole leader, forward if it is behind all others, and otherwise as the
// captain decides. From Port Royal it only goes back. It reports whether it waits for an answer.
func (m *move) moveGhost(step Step) (waits bool) {
	direction := m.ghostDirection(m.s)
	if direction == "captain" {
		return true
	}
	m.Announce("JM-G4", "ghost."+direction, m.who(m.s.Captain))
	m.startGhostMove(step, direction)
	return false
}

// ghostDirection returns the direction of the ghost's move: forward, back, or as the captain decides.
func (r *rules) ghostDirection(s *State) string {
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

// startGhostMove starts the ghost's move in a direction.
func (m *move) startGhostMove(step Step, direction string) {
	n := step.N
	if direction == backward {
		n = -n
	}
	m.s.Voyage.done(Step{Do: doMove, Seat: step.Seat, N: n})
}
