package sevenseas

import (
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
)

// move applies one answer: it holds a state that may be changed, and the log of what happens.
type move struct {
	*rules
	games.Log
	s     *State
	reads []Read // throws that this answer brings in
}

// push puts a task on top of the others.
func (m *move) push(t Task) { m.s.Todo = append(m.s.Todo, t) }

// pop takes the task on top away and returns it.
func (m *move) pop() Task {
	t := *m.s.top()
	m.s.Todo = m.s.Todo[:len(m.s.Todo)-1]
	return t
}

// kindOf splits the id of an ask at the first slash: into its kind, and a number that is a seat or a count.
func kindOf(id string) (kind string, number int) {
	kind, rest, _ := strings.Cut(id, "/")
	number, _ = strconv.Atoi(rest)
	return kind, number
}

// answer applies an answer that games.Check has accepted, and then everything that needs no answer.
func (m *move) answer(ask games.Ask, a games.Answer) *games.Refusal {
	kind, number := kindOf(ask.ID)
	if kind != "ritual" && kind != "correct" && kind != "known" && kind != "odds" {
		m.s.After = nil // the game goes on, so the time for rituals is over
	}
	if bad := m.apply(kind, number, a); bad != nil {
		return bad
	}
	m.goOn()
	return nil
}

// goOn does everything that needs no answer.
func (m *move) goOn() {
	for m.s.top() != nil && m.begin() {
	}
}

func (m *move) apply(kind string, number int, a games.Answer) *games.Refusal {
	switch kind {
	case taskThrow:
		return m.thrown(*a.Throw)
	case "mode":
		m.changeThrow()
	case "hand":
		return m.byHand(a)
	case "perShip":
		m.s.PerShip = !m.s.PerShip
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
	case taskPrices:
		m.prices(a)
	case "known":
		m.priced(number, a)
	case taskChoose:
		m.allChosen()
	case "pick":
		m.picks(a)
	case taskCall:
		if a.Passed() {
			m.endCall()
		} else {
			m.reveals(games.SeatOf(a.Pick("seat")))
		}
	case "late":
		seat, character, _ := strings.Cut(a.Pick("who"), "-")
		c, _ := strconv.Atoi(character)
		m.late(games.SeatOf(seat), c)
	case "ritual":
		m.ritual(games.SeatNo(number), a.Pick("ritual"))
	case taskRituals:
		m.pop()
	case "buy":
		n, _ := strconv.Atoi(a.Pick("ships"))
		m.buy(n)
	case "flag":
		m.takeFlag(a.Pick("flag"))
	case "draw":
		m.draw(a.Pick("drawn"))
	case "convoy", "port", "curse":
		m.card(kind, a)
	case "sale":
		return m.sale(a)
	case taskSend:
		n, _ := strconv.Atoi(a.Pick("ships"))
		m.send(n)
	case "odds":
		m.odds()
	case taskSave:
		n, _ := strconv.Atoi(a.Pick("saved"))
		t := m.pop()
		m.sinks(t.Seat, n)
	case taskLoot:
		m.loot(a)
	case taskLose:
		m.loses(a.Pick("good"))
	case taskDrop:
		m.drop(a.Pick("good"))
	case taskGive:
		return m.give(a)
	case taskIdol:
		m.idol(a.Pick("good"))
	case taskFinal:
		m.final(a.Number("hand"))
	case taskShare:
		m.share(a.Pick("alone"))
	case "correct":
		return m.correct(a)
	}
	return nil
}

// card applies the choice to play an adventure card from hand, or none (C3–C5).
func (m *move) card(kind string, a games.Answer) {
	if a.Passed() {
		m.fail(map[string]string{"convoy": "C3", "port": "C4", "curse": "C5"}[kind], "noCard")
		return
	}
	switch pick := a.Pick(kind); kind {
	case "convoy":
		m.playConvoy(pick)
	case "port":
		n, _ := strconv.Atoi(pick)
		m.playPort(n)
	case "curse":
		m.playCurse(pick)
	}
}

// begin does the part of the top task that needs no answer. It reports whether it did anything.
func (m *move) begin() bool {
	t := m.s.top()
	switch t.Kind {
	case taskCall:
		m.s.Call = t.Character
		m.revealPicked(t.Character)
		unknown := slices.ContainsFunc(m.s.Players, func(p Player) bool { return p.Revealed == 0 && p.Picked == 0 })
		if m.s.revealed() == len(m.seats) || (t.Character < Cartographer || !unknown) && !m.s.mayReveal(t.Character) { // everybody has revealed (the last card was late), or nobody can have this character (P3)
			m.endCall()
			return true
		}
	case taskTurn:
		return m.beginTurn()
	case taskPrivilege:
		m.usePrivilege()
		return true
	case taskSend:
		return m.beginSend()
	case taskThrow:
		return t.For == forRaid && m.beginRaidThrow() || m.takeKept()
	case taskLoot:
		return m.beginLoot()
	case taskDrop:
		return m.beginDrop()
	case taskLose:
		return m.beginLose()
	case taskRoundEnd:
		m.endRound()
		return true
	}
	return false
}

// asks returns the asks of the top task, and those that are open at any time.
func (r *rules) asks(s *State) []games.Ask {
	asks := r.askTop(s, *s.top())
	if s.Players == nil {
		return asks
	}
	for _, seat := range s.After.seats() {
		asks = append(asks, r.askRitual(s, seat)...)
	}
	if asks[0].ID != "late" {
		asks = append(asks, r.lateAsk(s)...)
	}
	if r.edition > 2 && s.Price != [3]int{} {
		asks = append(asks, r.askKnown(s))
	}
	return append(asks, r.setRightNow(s))
}

func (r *rules) askTop(s *State, t Task) []games.Ask {
	switch t.Kind {
	case taskThrow:
		return r.askThrow(s, t)
	case taskNear:
		return r.askNear(s, t)
	case taskTie:
		return r.askTie(s, t)
	case taskPull:
		return r.askPull(s, t)
	case taskPrices:
		return r.askPrices(s, t)
	case taskChoose:
		return r.askChosen(s, t)
	case taskCall:
		return r.askCall(s, t)
	case taskTurn:
		return r.askTurn(s, t)
	case taskRituals:
		return r.askRituals(s, t)
	case taskSend:
		return r.askSend(s, t)
	case taskSave:
		return r.askSave(s, t)
	case taskLoot:
		return r.askLoot(s, t)
	case taskLose:
		return r.askLose(s, t)
	case taskDrop:
		return r.askDrop(s, t)
	case taskGive:
		return r.askGive(s, t)
	case taskIdol:
		return r.askIdol(s, t)
	case taskFinal:
		return r.askFinal(s, t)
	case taskShare:
		return r.askShare(s)
	}
	return nil
}
