package seadogs

import "quartermaster/games"

// mayRecount reports whether the cards in a hand can be corrected now. It is false in the middle of an action or an event:
// undo takes those back.
func (s *State) mayRecount() bool {
	switch s.Phase {
	case PhaseTurn:
		return s.hole() < 0 && !s.onlyDeliveries()
	case PhaseDelivery, PhaseHire, PhaseCount:
		return true
	}
	return false
}

// newRecount makes the optional ask to correct the cards in a hand, so that a forgotten tap does not spoil the rest of the game.
// The total number of cards stays the same (C1): extra cards in a hand come from the draw pile, missing ones go to the used
// pile.
func newRecount(seats []games.Seat) games.SetRight {
	return games.NewSetRight("recount", "number", text("ask.recount", nil), "C1", seats, []games.Amount{
		{ID: "cards", Label: text("choice.handCards", nil), Max: cardsInAll, OfSeat: true, Usual: true},
		{ID: "dogs", Label: text("choice.dogs", nil), Max: deliveries, OfSeat: true},
	})
}

// recountNow returns that ask with the current numbers.
func (r *rules) recountNow(s *State) games.Ask {
	return r.recount.Ask(func(amount string, seat games.SeatNo) int { return *s.Players[seat].amount(amount) })
}

func (p *Player) amount(id string) *int {
	if id == "dogs" {
		return &p.Dogs
	}
	return &p.Hand
}

// spare returns how many cards can be moved from the draw pile to a hand: all but its Deliveries and the card above the next
// Delivery.
func (s *State) spare() int { return max(0, s.Draw-s.inDraw()-min(1, s.inDraw())) }

// countAnew applies a correction of a hand. It refuses numbers that the other piles cannot make up for.
func (m *move) countAnew(a games.Answer) *games.Refusal {
	what, seat, n, bad := m.recount.Read(a)
	if bad != nil {
		return bad
	}
	s, p := m.s, &m.s.Players[seat]
	before := *p.amount(what.ID)
	if what.ID == "dogs" {
		more := n - p.Dogs
		if more > s.DogsUsed {
			return refuse("C3", "refused.dogs", args{"Count": p.Dogs + s.DogsUsed})
		}
		if s.Used < more {
			return refuse("C1", "refused.cards", nil)
		}
		p.Dogs, p.Hand = p.Dogs+more, p.Hand+more
		s.DogsUsed, s.Used = s.DogsUsed-more, s.Used-more
	} else {
		more, least := n-p.Hand, p.Dogs
		if p.Laying != nil {
			least += 2
		}
		if n < least {
			return refuse("C5", "refused.fewer", args{"Count": least})
		}
		if more > 0 {
			if more > s.spare() {
				return refuse("C1", "refused.cards", nil)
			}
			s.Draw -= more
			s.Since += more
		} else {
			s.Used -= more
		}
		p.Hand = n
	}
	m.Add(m.recount.Said(a, what, seat, before, n))
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
