package sevenseas

import (
	"strings"

	"quartermaster/games"
)

// move is one answer being applied: a state that may be changed, and what happens on the way.
type move struct {
	*rules
	s        *State
	happened []games.Happening
}

// say adds a line to the log.
func (m *move) say(rule, id string, a args, seats ...games.SeatNo) {
	m.happened = append(m.happened, games.Happening{Text: text(id, a), Rule: rule, Seats: seats})
}

// announce adds a line that is shown large, once.
func (m *move) announce(rule, id string, a args, seats ...games.SeatNo) {
	m.say(rule, id, a, seats...)
	m.happened[len(m.happened)-1].Announce = true
}

// push puts a task on top of the others.
func (m *move) push(t Task) { m.s.Todo = append(m.s.Todo, t) }

// pop takes the task on top away and returns it.
func (m *move) pop() Task {
	t := *m.s.top()
	m.s.Todo = m.s.Todo[:len(m.s.Todo)-1]
	return t
}

// kindOf is what an ask is about: its id up to the first slash.
func kindOf(id string) string {
	kind, _, _ := strings.Cut(id, "/")
	return kind
}

// answer applies an answer whose shape fits its ask.
func (m *move) answer(ask games.Ask, a games.Answer) *games.Refusal {
	switch kindOf(ask.ID) {
	case taskThrow:
		return m.thrown(*a.Throw)
	case "mode":
		m.changeThrow()
	case "hand":
		return m.byHand(a)
	case taskNear:
		m.nearer(a.Pick("nearer"))
	case taskTie:
		m.called(a.Pick("nearer"))
	case taskPull:
		m.pulled(a.Picks("in"))
	case "even":
		m.evenlyFar()
	case "again":
		m.throwAgain()
	}
	return nil
}

// asks are those of the task on top, and those that stand beside it.
func (r *rules) asks(s *State) []games.Ask {
	t := *s.top()
	switch t.Kind {
	case taskThrow:
		return r.askThrow(s, t)
	case taskNear:
		return r.askNear(s, t)
	case taskTie:
		return r.askTie(s, t)
	case taskPull:
		return r.askPull(s, t)
	}
	return nil
}
