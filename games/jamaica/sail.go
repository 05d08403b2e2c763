package jamaica

import (
	"fmt"
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/jamaica/cargo"
	"quartermaster/games/jamaica/track"
)

// A round is a list of steps. A step runs by itself as far as it can, and waits where a player has a choice.

// listSteps makes the list of steps of a round: the captain's card, the cards of the others in turn, the ghost's two moves, and the
// end (JM-R3, JM-G3).
func (m *move) listSteps() {
	v := m.s.Voyage
	seat := m.s.Captain
	v.Todo = nil
	for range m.seats {
		v.Todo = append(v.Todo, Step{Do: doCard, Seat: seat})
		seat = m.next(seat)
	}
	if m.ghost {
		for _, die := range m.s.Dice {
			v.Todo = append(v.Todo, Step{Do: doGhost, Seat: m.ghostSeat(), N: die})
		}
	}
	v.Todo = append(v.Todo, Step{Do: doEnd})
}

// sail runs steps until one waits for an answer.
func (m *move) sail() {
	v := m.s.Voyage
	for m.s.Phase == phaseSail && len(v.Todo) > 0 {
		if waits := m.step(v.next()); waits {
			return
		}
	}
}

// step runs the first step of the list, and reports whether it waits for an answer.
func (m *move) step(step Step) (waits bool) {
	s, v, seat := m.s, m.s.Voyage, step.Seat
	switch step.Do {
	case doCard:
		if !s.Ships[seat].Home {
			return true
		}
		v.done()
	case doSymbol:
		m.playSymbol(step)
	case doLoad:
		return m.load(step)
	case doMove, doBack:
		ends := m.ends(s, step)
		if len(ends) > 1 {
			return true
		}
		m.arrive(ends[0])
	case doAttack:
		v.done()
		if others := v.beside(seat); len(others) > 0 {
			v.first(Step{Do: doFight, Seat: seat})
			m.attack(seat)
		}
	case doFight:
		s.Phase = phaseBattle
		m.advance()
	case doPrice:
		m.price(step)
	case doPay:
		return m.pay(step)
	case doShort:
		s.Phase = phaseShortage
	case doTreasure:
		return m.visitLair(step)
	case doDrawn:
		s.Phase = phaseDrawn
	case doGhost:
		return m.moveGhost(step)
	case doEnd:
		v.Todo = nil
		m.endRound()
	}
	return false
}

// askSail makes the ask that the first step of the list waits for.
func (r *rules) askSail(s *State) games.Ask {
	step := s.Voyage.next()
	id := func(kind string) string {
		return fmt.Sprintf("%s/%d/%d/%d", kind, s.Round, step.Seat, len(s.Voyage.Todo))
	}
	a := args{"Name": r.name(step.Seat)}
	seats := []games.SeatNo{r.decides(s, step.Seat)}
	switch step.Do {
	case doMove, doBack:
		var choices []games.Choice
		for i, end := range r.ends(s, step) {
			choices = append(choices, r.endChoice(s, step.Seat, i, end))
		}
		return tapped(id("route"), seats, text("ask.route", a), "JM-M2", "route", choices...)
	case doLoad:
		a["Goods"] = goods(cargo.Kind(step.Kind), step.N)
		var choices []games.Choice
		for i, hold := range s.Voyage.Ships[step.Seat].Holds {
			c := holdChoice(i, hold)
			if hold.Kind == cargo.Kind(step.Kind) {
				c.Refused = textOf("refused.sameKind", nil) // JM-L4
			}
			choices = append(choices, c)
		}
		return tapped(id("empty"), seats, text("ask.empty", a), "JM-L3", "hold", choices...)
	case doPay:
		a["Goods"] = goods(cargo.Kind(step.Kind), step.N)
		var choices []games.Choice
		for _, i := range s.Voyage.Ships[step.Seat].Holds.Of(cargo.Kind(step.Kind)) {
			choices = append(choices, holdChoice(i, s.Voyage.Ships[step.Seat].Holds[i]))
		}
		return tapped(id("pay"), seats, text("ask.pay", a), "JM-M6", "hold", choices...)
	case doTreasure:
		return tapped(id("take"), seats, text("ask.take", a), "JM-X4", "take",
			games.Choice{ID: "yes", Label: text("choice.take", nil), Emblem: "chest"}, games.Choice{ID: "no", Label: text("choice.leave", nil), Emblem: "pass"})
	case doGhost:
		return tapped(id("direction"), []games.SeatNo{s.Captain}, text("ask.direction", args{"Name": r.name(s.Captain), "Number": step.N}), "JM-G4", "direction",
			games.Choice{ID: forward, Label: text("symbol.forward", nil), Emblem: forward}, games.Choice{ID: backward, Label: text("symbol.back", nil), Emblem: backward})
	}
	return r.askCard(s, step)
}

// decides returns who answers for a ship outside battles. For the ghost this is the captain (JM-G5).
func (r *rules) decides(s *State, seat games.SeatNo) games.SeatNo {
	if r.isGhost(seat) {
		return s.Captain
	}
	return seat
}

// answerStep applies the answer that the first step of the list waited for.
func (m *move) answerStep(kind string, a games.Answer) {
	v := m.s.Voyage
	step := v.next()
	switch kind {
	case "card":
		m.playCard(a.Pick("card"))
	case "symbol":
		m.symbol(a.Pick("symbol"))
	case "route":
		m.arrive(m.ends(m.s, step)[index(a, "route")])
	case "empty":
		m.emptyAndFill(step, index(a, "hold"))
	case "pay":
		m.paysFrom(step, index(a, "hold"))
	case "take":
		v.done()
		if a.Pick("take") == "yes" {
			m.removeToken(step.Seat)
		} else {
			m.Say("JM-X4", "leaves", m.who(step.Seat), step.Seat)
		}
	case "direction":
		m.startGhostMove(step, a.Pick("direction"))
	}
}

// playSymbol plays one symbol of a card. A ship that is home no longer takes part (JM-E1).
func (m *move) playSymbol(step Step) {
	v := m.s.Voyage
	switch {
	case m.s.Ships[step.Seat].Home:
		v.done()
	case step.Kind == forward:
		v.done(Step{Do: doMove, Seat: step.Seat, N: step.N})
	case step.Kind == backward:
		v.done(Step{Do: doMove, Seat: step.Seat, N: -step.N})
	default:
		v.done(Step{Do: doLoad, Seat: step.Seat, Kind: step.Kind, N: step.N})
	}
}

// ends returns the places that a move, or the way back after a shortage, can lead to.
func (r *rules) ends(s *State, step Step) []track.Place {
	v := s.Voyage
	from := v.Ships[step.Seat].Place
	if step.Do == doMove {
		return v.way.Move(from, step.N)
	}
	return v.way.BackUntil(from, func(space track.Space) bool {
		if step.Kind == payable {
			return r.canPay(s, step.Seat, space)
		}
		return string(space.Kind) == step.Kind
	})
}

// payable means the nearest space that the player can pay for in full (choice "older" of option O2).
const payable = "payable"

// endChoice makes a choice for a place that a move can lead to, and says what is there.
func (r *rules) endChoice(s *State, seat games.SeatNo, i int, end track.Place) games.Choice {
	v := s.Voyage
	space := v.way.Spaces[end.Space]
	c := games.Choice{ID: strconv.Itoa(i), Label: text("choice.end", args{"Steps": v.way.ToGo(end), "Space": spaceText(space)}), Emblem: string(space.Kind)}
	if end.Space == 0 {
		c.Label = spaceText(space)
	}
	for other, ship := range v.Ships {
		if games.SeatNo(other) != seat && ship.Place.Space == end.Space && end.Space != 0 {
			c.Effect = append(c.Effect, text("effect.ship", args{"Name": r.name(games.SeatNo(other))}))
		}
	}
	if slices.Contains(v.Tokens, end.Space) {
		c.Effect = append(c.Effect, text("effect.token", nil))
	}
	return c
}

// arrive moves a ship and adds the steps that follow: battle, price or treasure (JM-M3). After a shortage there is no price, and
// the player need not take a treasure (JM-X4).
func (m *move) arrive(end track.Place) {
	v := m.s.Voyage
	step := v.next()
	seat := step.Seat
	v.Ships[seat].Place = end
	space := v.way.Spaces[end.Space]
	a := args{"Name": m.name(seat), "Number": end.Space, "Space": spaceText(space)}
	switch {
	case end.Home && !m.isGhost(seat):
		v.done()
		m.home(seat)
		return
	case end.Space == 0:
		v.done()
		m.Say("JM-M1", "toRoyal", a, seat)
		return
	}
	m.Say("JM-M1", "to", a, seat)
	then := []Step{{Do: doAttack, Seat: seat}}
	after := Step{Do: doPrice, Seat: seat}
	if space.Kind == track.Lair {
		after = Step{Do: doTreasure, Seat: seat}
		if step.Do == doBack {
			after.Kind = "may"
		}
	}
	free := m.isGhost(seat) || step.Do == doBack && step.Kind != payable // the ghost never pays (JM-G6)
	if after.Do == doTreasure || !free {
		then = append(then, after)
	}
	v.done(then...)
}

// visitLair gives a treasure for the token of a lair (JM-M7). It reports whether it waits for an answer.
func (m *move) visitLair(step Step) (waits bool) {
	v := m.s.Voyage
	switch {
	case !slices.Contains(v.Tokens, v.Ships[step.Seat].Place.Space) || m.s.Stack == 0:
		v.done()
	case step.Kind == "may" && !m.isGhost(step.Seat):
		return true
	default:
		v.done()
		m.removeToken(step.Seat)
	}
	return false
}

// removeToken removes a treasure token from the track.
func (m *move) removeToken(seat games.SeatNo) {
	v := m.s.Voyage
	space := v.Ships[seat].Place.Space
	v.Tokens = slices.DeleteFunc(v.Tokens, func(i int) bool { return i == space })
	m.treasure(seat)
}

// endRound ends a round (JM-R5 to JM-R7). If somebody is home, it starts the count of points (JM-E2).
func (m *move) endRound() {
	s := m.s
	if s.anyHome() {
		m.s.Battle = nil
		m.tally()
		return
	}
	s.Phase = phaseThrow
	s.Captain = m.next(s.Captain)
	m.captain()
	m.draw()
}

// tally fills in the parts of the points that the program knows: place, doubloons, and how far along each ship is (JM-E3, JM-E5).
func (m *move) tally() {
	s, v := m.s, m.s.Voyage
	for i := range s.Ships {
		place := v.Ships[i].Place
		final, gold := v.way.Score(place), v.Ships[i].Holds.Sum(cargo.Gold)
		s.Ships[i].Final, s.Ships[i].Gold = &final, &gold
		s.Ships[i].Along = farAhead - v.way.ToGo(place)
	}
	s.Phase = phasePoints
	m.counted()
}

// farAhead is more steps than any ship can have left. Subtracting the steps left from it gives a larger number to the ship that
// is further along.
const farAhead = 1 << 20
