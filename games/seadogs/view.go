package seadogs

import (
	"slices"

	"quartermaster/games"
)

// View returns what is shown of the position. It is the same for everybody, because the program never knows the cards in a
// hand.
func (p position) View(games.SeatNo) games.View {
	r, s := p.rules, p.s
	v := games.View{Headline: r.headline(s), Round: r.round(s), Badges: r.badges(s), Table: r.tableParts(s)}
	active := r.active(s)
	for i := range s.Players {
		seat := games.SeatNo(i)
		score := s.Players[i].deliveredPoints()
		if s.Phase == PhaseNext || s.Phase == PhaseOver {
			score = s.Players[i].points()
		}
		v.Seats = append(v.Seats, games.SeatView{Seat: seat, First: seat == s.Starter && s.Phase != PhaseBegin && !r.pointsOnly(), Active: seat == active, Score: games.Points(score), Parts: r.seatParts(s, seat)})
	}
	return v
}

// active returns the seat that must act, or Table if several may.
func (r *rules) active(s *State) games.SeatNo {
	if r.pointsOnly() {
		return games.Table
	}
	switch s.Phase {
	case PhaseTurn, PhaseCard:
		return s.Turn
	case PhaseHire:
		return r.around(s.Revealer)[s.Asked]
	}
	return games.Table
}

func (r *rules) headline(s *State) games.Text {
	switch s.Phase {
	case PhaseBegin, PhasePiles, PhaseLay:
		return text("headline.setUp", nil)
	case PhaseLoss:
		return text("event."+s.Event, nil)
	case PhaseDelivery:
		return text("headline.delivery", args{"Number": s.Seen})
	case PhaseHire:
		return text("headline.hire", nil)
	case PhaseCount:
		return text("headline.count", nil)
	case PhaseNext, PhaseOver:
		best := r.ranking(s)[0]
		if r.is("play", "match") {
			best = r.standing(s)[0]
		}
		if s.Phase == PhaseNext {
			return text("headline.leads", args{"Names": r.names(best)})
		}
		return text("headline.wins", args{"Names": r.names(best)})
	}
	if r.pointsOnly() {
		return text("headline.playing", nil)
	}
	return text("ask.turn", args{"Name": r.name(s.Turn)})
}

func (r *rules) round(s *State) games.Text {
	if r.is("play", "match") {
		return text("round.match", args{"Game": s.Game, "Number": s.Seen})
	}
	return text("round.single", args{"Number": s.Seen})
}

// badges lists the standing notices.
func (r *rules) badges(s *State) (all []games.Badge) {
	if n, known := r.until(s); known && n <= 5 && s.Phase == PhaseTurn {
		all = append(all, games.Badge{Text: text("badge.near", args{"Count": n}), Emblem: "delivery", Urgent: n <= 1})
	}
	if s.Ended && s.Phase == PhaseDelivery {
		all = append(all, games.Badge{Text: text("badge.ended", nil), Emblem: "delivery", Urgent: true})
	}
	return all
}

// until returns how many cards can be drawn before the next Delivery is on top (SD-S3, O16). It is not known for the third,
// which can be anywhere in its pile.
func (r *rules) until(s *State) (n int, known bool) {
	if s.Piles == [3]int{} || s.Seen > 1 {
		return 0, false
	}
	n = s.Piles[s.Seen] - s.Since
	if s.Seen == 0 {
		n -= rowSize
	}
	return n, n >= 0
}

// onTop reports whether a Delivery must be on top of the pile now.
func (r *rules) onTop(s *State) bool {
	n, known := r.until(s)
	return known && n == 0
}

// tableParts lists the parts for the middle of the table. Between two games this is only the score of the match.
func (r *rules) tableParts(s *State) []games.Part {
	if s.Phase == PhaseNext {
		sheet := r.matchSheet(s)
		return []games.Part{{ID: "sheet", Title: text("part.match", args{"Of": matchPoints}), Ledger: &sheet}}
	}
	seen := games.Part{ID: "deliveries", Title: text("part.deliveries", nil), Counter: &games.Counter{Emblem: "delivery", Value: s.Seen, Of: deliveries}}
	if r.pointsOnly() {
		return []games.Part{seen}
	}
	piles := &games.Pieces{Counted: true, Items: []games.Piece{
		{Emblem: "pile", Label: text("pile.draw", nil), Count: s.Draw},
		{Emblem: "card", Label: text("pile.used", nil), Count: s.Used},
		{Emblem: "delivery", Label: text("pile.table", nil), Count: s.onTable(), Faded: !s.OnTable},
	}}
	parts := []games.Part{
		{ID: "piles", Title: text("part.piles", nil), Pieces: piles},
		seen,
	}
	hidden := &games.Pieces{}
	for _, event := range events {
		hidden.Items = append(hidden.Items, games.Piece{Emblem: event, Label: text("event."+event, nil), Faded: slices.Contains(s.Played, event)})
	}
	parts = append(parts, games.Part{ID: "events", Title: text("part.events", nil), Pieces: hidden})
	if len(s.Row) > 0 {
		row := &games.Pieces{Cards: true}
		for _, card := range s.Row {
			piece := games.Piece{Emblem: "card", Label: text("row.open", nil), Faded: true}
			if c, told := r.byID[card]; told {
				piece = games.Piece{Emblem: c.Emblem, Label: c.Label, Colour: c.Colour}
			}
			row.Items = append(row.Items, piece)
		}
		parts = append(parts, games.Part{ID: "row", Title: text("part.row", nil), Pieces: row})
	}
	return parts
}

// seatParts lists the parts for what one player has: the four goods as cards, the number of cards in hand, the sea dogs.
func (r *rules) seatParts(s *State, seat games.SeatNo) []games.Part {
	p := &s.Players[seat]
	pairs := &games.Pieces{Cards: true}
	for _, suit := range suits {
		piece := games.Piece{Emblem: suit, Label: text("suit."+suit, nil), Colour: r.colourOf(suit), Faded: true}
		for _, q := range p.Pairs {
			if q.Suit == suit {
				goods := games.Piece{Emblem: suit, Label: text("suit."+suit, nil), Colour: piece.Colour, Count: q.Goods}
				piece = games.Piece{Emblem: "ship", Label: text("ship."+suit, nil), Colour: piece.Colour, Count: q.Ship, On: &goods}
			}
		}
		pairs.Items = append(pairs.Items, piece)
	}
	parts := []games.Part{{ID: "pairs", Title: text("part.pairs", nil), Pieces: pairs}}
	if !r.pointsOnly() {
		parts = append(parts, games.Part{ID: "hand", Title: text("part.hand", nil), Counter: &games.Counter{Emblem: "card", Value: p.Hand}},
			games.Part{ID: "dogs", Title: text("part.dogs", nil), Counter: &games.Counter{Emblem: "dog", Value: p.Dogs}})
	}
	if r.is("play", "match") {
		parts = append(parts, games.Part{ID: "match", Title: text("part.matchSeat", nil), Counter: &games.Counter{Emblem: "cup", Value: s.total(seat), Of: matchPoints}})
	}
	return parts
}
