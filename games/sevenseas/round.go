package sevenseas

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
)

// table is the list of seats for asks that anybody may answer.
var table = []games.SeatNo{games.Table}

// chooseAsk makes an ask for one choice in one field.
func chooseAsk(id string, seats []games.SeatNo, prompt games.Text, rule string, field games.Field) games.Ask {
	field.Min, field.Max = 1, 1
	return games.Ask{ID: id, Kind: games.Choose, Seats: seats, Prompt: prompt, Rule: rule, Primary: true, Quick: true, Fields: []games.Field{field}}
}

// askChosen asks to confirm that everybody has laid a card face down; one tap is enough (P2, U1). Players with a device of
// their own may enter their card in secret.
func (r *rules) askChosen(s *State, _ Task) []games.Ask {
	field := games.Field{ID: "chosen", Label: text("field.chosen", nil), Choices: []games.Choice{{ID: "all", Label: text("choice.allChosen", nil)}}}
	asks := []games.Ask{chooseAsk(fmt.Sprintf("chosen/%d", s.Round), table, text("ask.chosen", nil), "P2", field)}
	for i, p := range s.Players {
		if p.Picked > 0 || r.edition < 2 {
			continue
		}
		seat := games.SeatNo(i)
		field := games.Field{ID: "character", Label: text("field.character", nil)}
		for c := Shipwright; c <= Cartographer; c++ {
			choice := games.Choice{ID: fmt.Sprint(c), Label: characterText(c), Emblem: "ch-" + strconv.Itoa(c)}
			if slices.Contains(p.OnTable, c) {
				choice.Refused = textOf("refused.onTable", args{"Name": r.name(seat), "Character": characterText(c)})
			}
			field.Choices = append(field.Choices, choice)
		}
		ask := chooseAsk(fmt.Sprintf("pick/%d/%d", s.Round, i), []games.SeatNo{seat}, text("ask.pick", args{"Name": r.name(seat)}), "P2", field)
		ask.Primary, ask.Anytime, ask.Secret = false, true, true
		asks = append(asks, ask)
	}
	return asks
}

func (m *move) allChosen() {
	m.pop()
	m.s.Clash, m.s.Raid, m.s.Curse = nil, nil, nil
	m.push(Task{Kind: taskCall, Seat: games.Table, Character: Shipwright})
}

// picks stores a character that was entered in secret. When all players have done so, the calls begin.
func (m *move) picks(a games.Answer) {
	m.s.Players[a.Seat].Picked, _ = strconv.Atoi(a.Pick("character"))
	if !slices.ContainsFunc(m.s.Players, func(p Player) bool { return p.Picked == 0 }) {
		m.allChosen()
	}
}

// revealPicked reveals the called character for the players who entered in secret that they chose it.
func (m *move) revealPicked(character int) {
	for _, seat := range m.clockwise(m.s.First) {
		if p := &m.s.Players[seat]; p.Picked == character && p.Revealed == 0 {
			p.Revealed = character
			m.Say("R2", "log.reveals", args{"Name": m.name(seat), "Character": characterText(character)}, seat)
		}
	}
}

// askCall calls a character and asks who reveals it (R1, R2).
func (r *rules) askCall(s *State, t Task) []games.Ask {
	field := games.Field{ID: "seat", Label: characterText(t.Character)}
	mayReveal := 0
	for _, seat := range r.clockwise(s.First) {
		p := s.Players[seat]
		if p.Revealed > 0 || p.Picked > 0 {
			continue
		}
		c := games.Choice{ID: fmt.Sprint(seat), Label: games.Plain(r.name(seat)), Colour: r.seats[seat].Colour}
		if slices.Contains(p.OnTable, t.Character) {
			c.Refused = textOf("refused.onTable", args{"Name": r.name(seat), "Character": characterText(t.Character)})
		} else {
			mayReveal++
		}
		field.Choices = append(field.Choices, c)
	}
	ask := chooseAsk(fmt.Sprintf("call/%d/%d", t.Character, s.revealed()), table, text("ask.call", args{"Character": characterText(t.Character)}), "R1", field)
	if t.Character == Cartographer && mayReveal == 0 { // no remaining player can have this card, so they missed an earlier call
		late := r.lateAsk(s)
		late[0].Primary, late[0].Anytime = true, false
		return late
	}
	if t.Character < Cartographer {
		ask.Skip, ask.Pass, ask.Clock = true, textOf("choice.nobody", nil), true
		if slices.ContainsFunc(s.Players, func(p Player) bool { return p.Revealed == t.Character }) {
			ask.Pass = textOf("choice.nobodyElse", nil)
		}
	}
	return []games.Ask{ask}
}

// revealed counts the players who have revealed their card in this round.
func (s *State) revealed() (n int) {
	for _, p := range s.Players {
		if p.Revealed > 0 {
			n++
		}
	}
	return n
}

// mayReveal reports whether any player whose card is not known yet can have chosen the character. A player cannot if the
// character still lies face up on the table from an earlier round (P3).
func (s *State) mayReveal(character int) bool {
	return slices.ContainsFunc(s.Players, func(p Player) bool { return p.Revealed == 0 && p.Picked == 0 && !slices.Contains(p.OnTable, character) })
}

func (m *move) reveals(seat games.SeatNo) {
	t := m.s.top()
	m.s.Players[seat].Revealed = t.Character
	m.Say("R2", "log.reveals", args{"Name": m.name(seat), "Character": characterText(t.Character)}, seat)
	if m.s.revealed() == len(m.seats) {
		m.endCall()
	}
}

// endCall gives those who revealed their turns, in order, and then calls the next character (R2).
func (m *move) endCall() {
	t := m.pop()
	if t.Character < Cartographer && m.s.revealed() < len(m.seats) {
		m.push(Task{Kind: taskCall, Seat: games.Table, Character: t.Character + 1})
	} else {
		m.push(Task{Kind: taskRoundEnd, Seat: games.Table})
	}
	order := m.clockwise(m.s.First)
	slices.Reverse(order)
	for _, seat := range order {
		if m.s.Players[seat].Revealed == t.Character {
			m.push(Task{Kind: taskTurn, Seat: seat, Character: t.Character, Privilege: m.privilegeOf(seat, t.Character)})
		}
	}
}

// privilege returns the privilege of a player for a character: 0 none, 1 single, 2 double. A player has it if nobody else
// chose the character (R3); S2.2 applies with two players.
func (r *rules) privilege(s *State, seat games.SeatNo, character int) int {
	for i, p := range s.Players {
		if games.SeatNo(i) != seat && p.Revealed == character {
			return 0
		}
	}
	first := seat == s.First
	if len(s.Players) > 2 {
		if first {
			return 2
		}
		return 1
	}
	if first || r.is("two", "both") {
		return 1
	}
	return 0
}

func (m *move) privilegeOf(seat games.SeatNo, character int) int {
	return m.rules.privilege(m.s, seat, character)
}

// lateAsk lets players reveal a card whose call has passed (A36). It is open at any time.
func (r *rules) lateAsk(s *State) []games.Ask {
	if s.Call < 2 {
		return nil
	}
	field := games.Field{ID: "who", Label: text("field.late", nil)}
	for _, seat := range r.clockwise(s.First) {
		if s.Players[seat].Revealed > 0 || s.Players[seat].Picked > 0 {
			continue
		}
		for c := Shipwright; c < s.Call; c++ {
			if !slices.Contains(s.Players[seat].OnTable, c) {
				field.Choices = append(field.Choices, r.tooLate[seat][c])
			}
		}
	}
	if len(field.Choices) == 0 {
		return nil
	}
	ask := chooseAsk("late", table, text("ask.late", nil), "A36", field)
	ask.Primary, ask.Anytime = false, true
	return []games.Ask{ask}
}

// lateChoices returns a choice for each seat and each character that can be revealed too late. They are made once per game,
// because every position needs them.
func (r *rules) lateChoices() (all [][Cartographer]games.Choice) {
	for seat, s := range r.seats {
		var of [Cartographer]games.Choice
		for c := Shipwright; c < Cartographer; c++ {
			of[c] = games.Choice{ID: fmt.Sprintf("%d-%d", seat, c), Colour: s.Colour, Label: text("choice.late", args{"Name": s.Name, "Character": characterText(c)})}
		}
		all = append(all, of)
	}
	return all
}

// lateCall returns the call that a late card belongs to.
func lateCall(a games.Answer) int {
	_, character, _ := strings.Cut(a.Pick("who"), "-")
	c, _ := strconv.Atoi(character)
	return c
}

// backToCall reveals a late card in its own call. The state must be the one at the start of that call.
func (m *move) backToCall(a games.Answer) {
	seat, _, _ := strings.Cut(a.Pick("who"), "-")
	m.Announce("A36", "log.back", args{"Name": m.name(games.SeatOf(seat)), "Character": characterText(m.s.Call)}, games.SeatOf(seat))
	m.reveals(games.SeatOf(seat))
	m.goOn()
}

// late takes a card that was revealed too late if the option is to play on (A36). Its player acts next.
func (m *move) late(seat games.SeatNo, character int) {
	m.s.Players[seat].Revealed = character
	m.Announce("A36", "log.late", args{"Name": m.name(seat), "Character": characterText(character)}, seat)
	turn := Task{Kind: taskTurn, Seat: seat, Character: character, Privilege: m.privilegeOf(seat, character)}
	// Insert the turn below everything that is in progress, but above the next call.
	for i, t := range m.s.Todo {
		if t.Kind == taskCall || t.Kind == taskRoundEnd {
			m.s.Todo = slices.Insert(m.s.Todo, i+1, turn)
			return
		}
	}
}

// endRound returns cards to hands, passes on the first player marker and counts down the last rounds (R5–R7, D1).
func (m *move) endRound() {
	m.pop()
	for i := range m.s.Players {
		p := &m.s.Players[i]
		if p.Revealed == Captain || p.Revealed == Islander || p.Revealed == Shaman {
			if len(p.OnTable) > 0 {
				m.Say("R5", "log.cardsBack", args{"Name": m.name(games.SeatNo(i))}, games.SeatNo(i))
			}
			p.OnTable = nil
		} else if p.Revealed > 0 {
			p.OnTable = append(p.OnTable, p.Revealed)
			slices.Sort(p.OnTable)
		}
		p.Revealed, p.Picked = 0, 0
	}
	m.s.Call, m.s.Kept = 0, nil
	last := false
	switch {
	case m.s.Countdown > 0:
		m.s.Countdown--
		last = m.s.Countdown == 0
	case m.s.LastRound == m.s.Round:
		m.s.Countdown = 3
	}
	if last {
		m.s.After = nil
		m.Announce("D2", "log.over", nil)
		order := m.clockwise(m.s.First)
		slices.Reverse(order)
		for _, seat := range order {
			m.push(Task{Kind: taskFinal, Seat: seat})
		}
		return
	}
	m.s.Round++
	m.s.First = (m.s.First + 1) % games.SeatNo(len(m.seats))
	m.Announce("R7", "log.round", args{"Round": m.s.Round, "Name": m.name(m.s.First)}, m.s.First)
	if m.s.Countdown > 0 {
		m.Announce("D1", "log.countdown", args{"Count": m.s.Countdown})
	}
	m.push(Task{Kind: taskChoose, Seat: games.Table})
}
