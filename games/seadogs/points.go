package seadogs

import "quartermaster/games"

// With option O20, people only enter their deliveries and, at the end, the cards left in hand. They handle turns, hands, events
// and sea dogs without the program, so no number of cards is known before the end.

// pointsOnly reports whether people enter only deliveries (O20).
func (r *rules) pointsOnly() bool { return r.is("taps", "deliveries") }

// mostLeft is the largest possible sum of the values in a hand: a ship and goods of each value in each suit.
const mostLeft = 2 * 4 * (1 + 2 + 3 + 4 + 5 + 6)

// askDelivery makes the only ask that is open between two deliveries.
func askDelivery() []games.Ask {
	delivery := tapped("delivery", everybody, text("ask.tell", nil), "SD-T4", "delivery", games.Choice{ID: "yes", Label: text("choice.delivery", nil), Emblem: "delivery"})
	return []games.Ask{delivery}
}

// askHands asks all players at once what is left in hand (SD-E3).
func (r *rules) askHands(s *State) (asks []games.Ask) {
	for i := range s.Players {
		if s.Players[i].Left >= 0 {
			continue
		}
		seat, most := games.SeatNo(i), mostLeft
		if r.is("values", "any") {
			most = anyValue * cardsInAll
		}
		dogs, events := deliveries, len(events)
		for _, p := range s.Players {
			dogs, events = dogs-p.Dogs, events-max(0, p.Events)
		}
		asks = append(asks, games.Ask{ID: forSeat("hand", seat), Kind: games.Form, Seats: []games.SeatNo{seat}, Prompt: text("ask.hand", args{"Name": r.name(seat)}), Rule: "SD-E3", Primary: true,
			Fields: []games.Field{
				{ID: "left", Label: text("field.left", nil), Max: most, Default: games.Value(0)},
				{ID: "dogs", Label: text("line.dogs", nil), Max: dogs, Default: games.Value(0)},
				{ID: "events", Label: text("line.events", nil), Max: events, Default: games.Value(0)},
			}})
	}
	return asks
}

// handed applies the answer about what is left in a hand.
func (m *move) handed(seat games.SeatNo, a games.Answer) {
	p := &m.s.Players[seat]
	p.Left, p.Dogs, p.Events = a.Number("left"), a.Number("dogs"), a.Number("events")
	m.counted()
}
