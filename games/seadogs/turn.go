package seadogs

import (
	"fmt"
	"slices"
	"strings"

	"quartermaster/games"
)

// askTurn asks what the player does in a turn (SD-T1). An optional ask reports a Delivery on top of the pile (SD-T4).
func (r *rules) askTurn(s *State) []games.Ask {
	if r.pointsOnly() {
		return askDelivery()
	}
	if hole := s.hole(); hole >= 0 {
		return []games.Ask{tapped("refill", everybody, text("ask.refill", nil), "SD-T1", "refill", r.kindsLeft(s)...)}
	}
	var asks []games.Ask
	if s.Uncovered != games.Table {
		delivery := beside("delivery", "SD-T4", "delivery")
		if s.onlyDeliveries() || r.onTop(s) {
			delivery.Primary, delivery.Anytime = true, false
			delivery.Prompt = text("ask.onTop", nil)
		}
		asks = append(asks, delivery)
		if s.onlyDeliveries() {
			return asks
		}
	}
	turn := tapped(forSeat("turn", s.Turn), []games.SeatNo{s.Turn}, text("ask.turn", args{"Name": r.name(s.Turn)}), "SD-T1", "action", r.actions(s)...)
	turn.Primary = len(asks) == 0 || !asks[0].Primary
	return append(append(asks, turn), r.askEarly(s)...)
}

func (r *rules) actions(s *State) (all []games.Choice) {
	p := &s.Players[s.Turn]
	if r.is("row", "on") {
		for i, card := range s.Row {
			c := r.byID[card]
			c.ID = fmt.Sprintf("row/%d", i)
			all = append(all, c)
		}
	} else {
		all = append(all, games.Choice{ID: "row", Label: text("choice.row", nil), Emblem: "row"})
	}
	all = append(all, games.Choice{ID: "pile", Label: text("choice.pile", nil), Emblem: "pile"})
	play := games.Choice{ID: "play", Label: text("choice.play", nil), Emblem: "play"}
	if p.cargo() == 0 && (p.Dogs == 0 || r.is("playedDog", "refused")) {
		play.Refused = textOf("refused.noCard", nil)
	}
	all = append(all, play)
	if r.is("passing", "on") {
		all = append(all, games.Choice{ID: "pass", Label: text("choice.pass", nil), Emblem: "pass"})
	}
	return all
}

// act performs one action of a turn.
func (m *move) act(action string) {
	seat, p := m.s.Turn, &m.s.Players[m.s.Turn]
	if place, tracked := strings.CutPrefix(action, "row/"); tracked {
		m.s.Row[games.SeatOf(place)] = ""
		action = "row"
	}
	switch action {
	case "row", "pile":
		m.s.Draw--
		p.Hand++
		m.s.Since++
		m.Say("SD-T1", action, m.who(seat), seat)
		m.endTurn(seat)
	case "play":
		m.s.Phase = PhaseCard
	case "pass":
		m.Say("SD-T5", "pass", m.who(seat), seat)
		m.endTurn(games.Table)
	}
}

// endTurn passes the turn to the left (SD-T3). Uncovered is the player whose action may have revealed a Delivery, or Table.
func (m *move) endTurn(uncovered games.SeatNo) {
	m.s.Phase = PhaseTurn
	m.s.Actions++
	m.s.Uncovered = uncovered
	m.s.Turn = m.left(m.s.Turn)
}

func (m *move) refilled(card string) {
	m.s.Row[m.s.hole()] = card
	m.s.Shown = append(m.s.Shown, card)
}

// askCard asks which card is played (SD-T1c).
func (r *rules) askCard(s *State) []games.Ask {
	p := &s.Players[s.Turn]
	card := games.Choice{ID: "card", Label: text("choice.card", nil), Emblem: "card"}
	var none *games.Text
	if p.cargo() == 0 {
		none = textOf("refused.onlyDogs", nil)
		card.Refused = none
	}
	choices := []games.Choice{card}
	for _, event := range events {
		if slices.Contains(s.Played, event) {
			continue // C5
		}
		c := games.Choice{ID: event, Label: text("event."+event, nil), Emblem: event, Refused: none}
		if slices.Contains(s.Row, event) {
			c.Refused = textOf("refused.inRow", nil)
		}
		choices = append(choices, c)
	}
	if p.Dogs > 0 && r.is("playedDog", "allowed") { // O14
		choices = append(choices, games.Choice{ID: "dog", Label: text("choice.dog", nil), Emblem: "dog"})
	}
	ask := tapped(forSeat("card", s.Turn), []games.SeatNo{s.Turn}, text("ask.card", args{"Name": r.name(s.Turn)}), "SD-V1", "card", choices...)
	ask.Skip, ask.Pass = true, textOf("pass.back", nil)
	return []games.Ask{ask}
}

func (m *move) plays(card string) {
	seat := m.s.Turn
	m.discard(seat)
	switch card {
	case "card":
		m.Say("SD-T1", "card", m.who(seat), seat)
		m.endTurn(games.Table)
	case "dog":
		m.spendDog(seat)
		m.Say("SD-W4", "dogPlayed", m.who(seat), seat)
		m.endTurn(games.Table)
	default:
		m.strike(card)
	}
}

// discard moves one card from a hand to the used pile (C2).
func (m *move) discard(seat games.SeatNo) {
	m.s.Players[seat].Hand--
	m.s.Used++
}

// spendDog records that the discarded card is a sea dog.
func (m *move) spendDog(seat games.SeatNo) {
	m.s.Players[seat].Dogs--
	m.s.DogsUsed++
}
