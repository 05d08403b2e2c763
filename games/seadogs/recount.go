package seadogs

import (
	"fmt"
	"slices"

	"quartermaster/games"
)

// reasons are why a number is put right; the log keeps them.
var reasons = []string{"forgotten", "miscounted", "mistapped", "agreed"}

// mayRecount reports whether a hand can be counted anew: not in the middle of an action or an event, which
// undo takes back.
func (s *State) mayRecount() bool {
	switch s.Phase {
	case PhaseTurn:
		return s.hole() < 0 && !s.onlyDeliveries()
	case PhaseDelivery, PhaseHire, PhaseCount:
		return true
	}
	return false
}

// askRecount stands beside everything: a tap that was forgotten must not follow a table to the end. The number
// of all cards stays what it is (C1): what a hand has too many came from the draw pile, what it lacks was played.
func (r *rules) askRecount() games.Ask {
	who := games.Field{ID: "who", Label: text("field.who", nil), Min: 1, Max: 1}
	for i, seat := range r.seats {
		who.Choices = append(who.Choices, games.Choice{ID: fmt.Sprint(i), Label: plain(seat.Name), Colour: seat.Colour})
	}
	what := games.Field{ID: "what", Label: text("field.what", nil), Min: 1, Max: 1, Default: games.Value("cards"), Choices: []games.Choice{
		{ID: "cards", Label: text("choice.handCards", nil)},
		{ID: "dogs", Label: text("choice.dogs", nil)},
	}}
	why := games.Field{ID: "why", Label: text("field.why", nil), Min: 1, Max: 1, Default: games.Value(reasons[0])}
	for _, reason := range reasons {
		why.Choices = append(why.Choices, games.Choice{ID: reason, Label: text("reason."+reason, nil)})
	}
	return games.Ask{ID: "recount", Kind: games.Form, Seats: everybody, Anytime: true, Prompt: text("ask.recount", nil), Rule: "C1",
		Fields: []games.Field{who, what, {ID: "number", Label: text("field.number", nil)}, why}}
}

// recountNow is the same ask with the numbers that can be true now.
func (r *rules) recountNow(s *State) games.Ask {
	ask, most := r.anew, deliveries
	var now []int
	for _, p := range s.Players {
		now = append(now, p.Hand, p.Dogs)
		most = max(most, p.Hand+s.spare())
	}
	ask.Fields = slices.Clone(ask.Fields)
	ask.Fields[2].Max, ask.Fields[2].Now = most, now
	return ask
}

// spare is how many cards can be taken from the draw pile: not its Deliveries, nor the card above the next one.
func (s *State) spare() int { return max(0, s.Draw-s.inDraw()-min(1, s.inDraw())) }

func (m *move) recount(a games.Answer) *games.Refusal {
	s, seat, n := m.s, seatOf(a.Pick("who")), a.Number("number")
	p := &s.Players[seat]
	if a.Pick("what") == "dogs" {
		more := n - p.Dogs
		if more > s.DogsUsed || n > deliveries {
			return refuse("C3", "dogs", args{"Count": p.Dogs + s.DogsUsed})
		}
		if s.Used < more {
			return refuse("C1", "cards", nil)
		}
		p.Dogs, p.Hand = p.Dogs+more, p.Hand+more
		s.DogsUsed, s.Used = s.DogsUsed-more, s.Used-more
	} else {
		more, least := n-p.Hand, p.Dogs
		if p.Laying != nil {
			least += 2
		}
		if n < least {
			return refuse("C5", "fewer", args{"Count": least})
		}
		if more > 0 {
			if more > s.spare() {
				return refuse("C1", "cards", nil)
			}
			s.Draw -= more
			s.Since += more
		} else {
			s.Used -= more
		}
		p.Hand = n
	}
	m.announce("C1", "recount", args{"Name": m.name(seat), "What": text("choice."+map[string]string{"cards": "handCards", "dogs": "dogs"}[a.Pick("what")], nil), "Number": n, "Why": text("reason."+a.Pick("why"), nil)}, seat)
	switch s.Phase {
	case PhaseDelivery:
		p.Done = false
		m.deliverOn()
	case PhaseCount:
		p.Events, p.Left = -1, -1
		m.counted()
	}
	return nil
}
