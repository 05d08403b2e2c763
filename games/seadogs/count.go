package seadogs

import (
	"cmp"
	"fmt"
	"slices"

	"quartermaster/games"
)

// count begins the final count: everybody counts the cards left in hand (SD-E3).
func (m *move) count() {
	m.s.Phase, m.s.OnTable = PhaseCount, m.s.OnTable && !m.pointsOnly()
	m.counted()
}

// mostEvents returns how many events can be in a hand. There is one card of each event, and some are known to be elsewhere
// (C5).
func (s *State) mostEvents(seat int) int {
	n := len(events) - len(s.Played)
	for _, card := range s.Row {
		if slices.Contains(events, card) {
			n--
		}
	}
	for i, p := range s.Players {
		if i != seat {
			n -= max(0, p.Events)
		}
	}
	return max(0, min(n, s.Players[seat].cargo()))
}

// askCount asks all players at once: first for the number of events, then for the sum of the other values. The range of the
// sum follows from the number of cards (C6). Numbers that are already certain are not asked for.
func (r *rules) askCount(s *State) (asks []games.Ask) {
	if r.pointsOnly() {
		return r.askHands(s)
	}
	for i := range s.Players {
		p, seat := &s.Players[i], games.SeatNo(i)
		who := args{"Name": r.name(seat)}
		switch {
		case p.Events < 0:
			var choices []games.Choice
			for n := range s.mostEvents(i) + 1 {
				choices = append(choices, games.Choice{ID: fmt.Sprint(n), Label: games.Plain(n)})
			}
			asks = append(asks, tapped(forSeat("events", seat), []games.SeatNo{seat}, text("ask.events", who), "SD-E3", "events", choices...))
		case p.Left < 0:
			k, most := p.cargo()-p.Events, highest
			if r.is("values", "any") {
				most = anyValue
			}
			who["Count"] = k
			if k*most <= 2*highest { // few sums are possible: offer each as a choice
				var choices []games.Choice
				for sum := k; sum <= k*most; sum++ {
					choices = append(choices, games.Choice{ID: fmt.Sprint(sum), Label: games.Plain(sum)})
				}
				asks = append(asks, tapped(forSeat("left", seat), []games.SeatNo{seat}, text("ask.left", who), "SD-E3", "left", choices...))
				continue
			}
			asks = append(asks, games.Ask{ID: forSeat("left", seat), Kind: games.Form, Seats: []games.SeatNo{seat}, Prompt: text("ask.left", who), Rule: "SD-E3", Primary: true,
				Fields: []games.Field{{ID: "left", Label: text("field.left", nil), Min: k, Max: k * most}}})
		}
	}
	return asks
}

// counted fills in what follows from the counts so far. It ends the game when everything is known.
func (m *move) counted() {
	s := m.s
	for i := range s.Players {
		p := &s.Players[i]
		if m.pointsOnly() {
			continue // no numbers of cards are known
		}
		if p.Events < 0 && s.mostEvents(i) == 0 {
			p.Events = 0
		}
		if p.Events >= 0 && p.cargo() == p.Events {
			p.Left = 0
		}
	}
	if !slices.ContainsFunc(s.Players, func(p Player) bool { return p.Events < 0 || p.Left < 0 }) {
		m.finish()
	}
}

// deliveredPoints returns the total value of a player's delivered pairs.
func (p *Player) deliveredPoints() (sum int) {
	for _, q := range p.Pairs {
		sum += q.value()
	}
	return sum
}

// points returns the score of one game (SD-E3, SD-W4).
func (p *Player) points() int {
	return p.deliveredPoints() - max(0, p.Left) - dogPoints*p.Dogs - eventPoints*max(0, p.Events)
}

// best returns the values of a player's pairs, highest first.
func (p *Player) best() (all []int) {
	for _, q := range p.Pairs {
		all = append(all, q.value())
	}
	slices.SortFunc(all, func(a, b int) int { return b - a })
	return all
}

// compare ranks two players by points, then by the best pair or by all pairs from the best on (O10). It is negative if p
// ranks before q, and 0 if they share a place.
func (r *rules) compare(p, q *Player) int {
	if d := q.points() - p.points(); d != 0 {
		return d
	}
	a, b := p.best(), q.best()
	if r.is("tie", "best") {
		return slices.Max(append(b, 0)) - slices.Max(append(a, 0))
	}
	return slices.CompareFunc(b, a, cmp.Compare)
}

// ranking returns the places of one game, best first; seats that share a place are in one list (SD-E4 to SD-E6).
func (r *rules) ranking(s *State) [][]games.SeatNo {
	return games.Ranked(len(s.Players), func(a, b games.SeatNo) int { return r.compare(&s.Players[a], &s.Players[b]) })
}

// finish ends a game.
func (m *move) finish() {
	s := m.s
	var points []int
	for i := range s.Players {
		points = append(points, s.Players[i].points())
	}
	best := m.ranking(s)[0]
	level := 0
	for _, p := range points {
		if p == points[best[0]] {
			level++
		}
	}
	if level > len(best) {
		how := "tie"
		if m.is("tie", "all") {
			how = "ties"
		}
		m.Announce("SD-E5", how, nil)
	}
	if len(best) > 1 {
		m.Announce("SD-E6", "shared", args{"Names": m.names(best)}, best...)
	} else {
		m.Announce("SD-E4", "wins", args{"Name": m.name(best[0]), "Number": games.Number(points[best[0]]), "Count": max(points[best[0]], -points[best[0]])}, best[0])
	}
	s.Totals = append(s.Totals, points)
	s.Phase = PhaseOver
	if m.is("play", "match") {
		m.tally()
	}
}

// names lists the names of several seats.
func (r *rules) names(seats []games.SeatNo) (all []games.Text) {
	for _, seat := range seats {
		all = append(all, games.Plain(r.name(seat)))
	}
	return all
}
