package seadogs

import (
	"fmt"
	"slices"

	"quartermaster/games"
)

// askBegin asks who begins (SD-S6), and explains how to lay out the cards (SD-S1 to SD-S5, SD-P1).
func (r *rules) askBegin() []games.Ask {
	id, rule := "ask.begin", "SD-S3"
	if r.is("visibility", "poor") {
		id, rule = "ask.beginPoor", "SD-P1"
	}
	return []games.Ask{tapped("begin", everybody, text(id, nil), rule, "first", games.SeatChoices(r.seats)...)}
}

func (m *move) begins(seat games.SeatNo) {
	m.s.Starter, m.s.Turn = seat, seat
	m.Say("SD-S6", "begins", m.who(seat), seat)
	m.setUp()
}

// setUp continues the set-up after the answer to who begins.
func (m *move) setUp() {
	switch {
	case m.is("near", "on") && m.is("visibility", "good"):
		m.s.Phase = PhasePiles
	default:
		m.layRow()
	}
}

// thirds are the assumed sizes of the upper two of the three piles, into which 52 cards are split about equally (SD-S1).
var thirds = [2]int{17, 17}

// askPiles asks how many cards the upper two piles have, so that a notice can say when a Delivery is near (O16). The rest of
// the 52 cards are in the third pile.
func (r *rules) askPiles() []games.Ask {
	ask := games.Ask{ID: "piles", Kind: games.Form, Seats: everybody, Prompt: text("ask.piles", nil), Rule: "SD-S1", Primary: true}
	for i, id := range []string{"top", "middle"} {
		ask.Fields = append(ask.Fields, games.Field{ID: id, Label: text("field."+id, nil), Emblem: "pile", Min: rowSize + 1, Max: 23, Default: games.Value(thirds[i])})
	}
	return []games.Ask{ask}
}

func (m *move) piled(top, middle int) {
	m.s.Piles = [3]int{top, middle, cardsInAll - deliveries - top - middle}
	m.layRow()
}

// layRow lays out the row of face-up cards (SD-S4). Its cards are only tracked with option O15.
func (m *move) layRow() {
	m.s.Phase = PhaseTurn
	if m.is("row", "on") {
		m.s.Phase = PhaseLay
		m.s.Row = make([]string, rowSize)
	}
}

// kindsLeft returns a choice for each kind of card, and marks the kinds of which all cards have been seen: there are six of
// each kind, and one of each event. If no kind is left, an earlier answer was wrong. Then all are offered, so that the game
// can go on.
func (r *rules) kindsLeft(s *State) (all []games.Choice) {
	for _, c := range r.cards {
		most := ofAKind
		for _, e := range events {
			if c.ID == e {
				most = 1
			}
		}
		n := 0
		for _, shown := range s.Shown {
			if shown == c.ID {
				n++
			}
		}
		for _, played := range s.Played {
			if played == c.ID && n == 0 {
				n++
			}
		}
		if n >= most {
			c.Refused = textOf("refused.shown", nil)
		}
		all = append(all, c)
	}
	if !slices.ContainsFunc(all, func(c games.Choice) bool { return c.Refused == nil }) {
		for i := range all {
			all[i].Refused = nil
		}
	}
	return all
}

// hole returns the place in the row whose card has not been entered yet, or -1 if there is none.
func (s *State) hole() int {
	for i, card := range s.Row {
		if card == "" {
			return i
		}
	}
	return -1
}

func (r *rules) askLaid(s *State) []games.Ask {
	ask := tapped(fmt.Sprintf("laid/%d", s.hole()), everybody, text("ask.laid", args{"Number": s.hole() + 1}), "SD-S4", "laid", r.kindsLeft(s)...)
	return append([]games.Ask{ask}, r.askEarly(s)...)
}

func (m *move) laid(card string) {
	m.s.Row[m.s.hole()] = card
	m.s.Shown = append(m.s.Shown, card)
	if m.s.hole() < 0 {
		m.s.Phase = PhaseTurn
	}
}

// askEarly asks about a Delivery before the first turn, which can happen with poor visibility (O13).
func (r *rules) askEarly(s *State) []games.Ask {
	if r.is("visibility", "good") || s.Actions > 0 || s.Seen > 0 {
		return nil
	}
	return []games.Ask{beside("early", "SD-P3", "delivery")}
}

// early either shuffles the Delivery back, which changes no number, or resolves it although it is nobody's turn (O13).
func (m *move) early() {
	if m.is("early", "shuffle") {
		m.Announce("SD-P3", "early", nil)
		return
	}
	m.delivery(m.s.Turn)
}
