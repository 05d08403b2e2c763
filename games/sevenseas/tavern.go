package sevenseas

import (
	"fmt"
	"strconv"

	"quartermaster/games"
)

// askGive asks the caster which die each player is given (Q9).
func (r *rules) askGive(s *State, t Task) []games.Ask {
	ask := games.Ask{ID: "give", Kind: games.Form, Seats: []games.SeatNo{t.Seat}, Primary: true, Distinct: true, Prompt: text("ask.give", args{"Name": r.name(t.Seat)}), Rule: "Q9"}
	for _, seat := range r.clockwise(t.Seat) {
		field := games.Field{ID: r.seats[seat].Colour, Label: games.Plain(r.name(seat)), Colour: r.seats[seat].Colour, Min: 1, Max: 1}
		for _, d := range t.Dice {
			field.Choices = append(field.Choices, games.Choice{ID: strconv.Itoa(d.ID), Label: text("tavern."+d.Face, nil), Emblem: "die-" + d.Face})
		}
		ask.Fields = append(ask.Fields, field)
	}
	return []games.Ask{ask}
}

func (m *move) give(a games.Answer) *games.Refusal {
	t := *m.s.top()
	values, given := make([]int, len(m.seats)), map[string]bool{}
	for i, seat := range m.seats {
		id := a.Pick(seat.Colour)
		if given[id] {
			return refuse("Q9", "refused.sameDie", nil)
		}
		given[id] = true
		for _, d := range t.Dice {
			if strconv.Itoa(d.ID) == id {
				values[i] = pips(d.Face)
			}
		}
	}
	m.pop()
	m.tavern(values)
	return nil
}

// tavern applies to every player the effect of the die that the player was given (Q9, A27). Losses happen at the same time;
// draws and choices go clockwise from the caster (Q12).
func (m *move) tavern(values []int) {
	var choices []Task
	m.s.Curse.Given, m.s.Curse.Done = values, true
	for _, seat := range m.clockwise(m.s.Curse.Caster) {
		m.Say("Q9", "log.tavern", args{"Name": m.name(seat), "Number": values[seat], "What": text(fmt.Sprintf("tavern.%d", values[seat]), nil)}, seat)
		switch values[seat] {
		case 1:
			m.skull(seat, "Q9", "tavern")
		case 2:
			choices = append(choices, m.loseAny(seat, []int{Rum, Coffee, Fruit}, 1)...)
		case 3:
			m.loseChests(seat, 1)
		case 4:
			m.gain(seat, 1)
		case 5:
			choices = append(choices, Task{Kind: taskLoot, Seat: seat, For: Tavern, Count: 1})
		case 6:
			m.s.Players[seat].YinYang += 3
		}
	}
	m.inTurn(choices)
}
