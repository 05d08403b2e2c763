package jamaica

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/jamaica/track"
)

var (
	finals = []int{track.BehindFinal, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	// values of the hidden treasures. There is probably one card of each (C4).
	values = []int{3, 4, 5, 6, 7, -2, -3, -4}
)

// counts reports whether a ship gets points. The ghost does only if it is ranked (O7).
func (r *rules) counts(seat games.SeatNo) bool {
	return !r.isGhost(seat) || r.is("ghostRanked", "yes")
}

// askPoints asks all players at once for the unknown parts of their points: place, doubloons, each hidden treasure.
func (r *rules) askPoints(s *State) (asks []games.Ask) {
	for i, x := range s.Ships {
		seat := games.SeatNo(i)
		if !r.counts(seat) {
			continue
		}
		who := args{"Name": r.name(seat)}
		seats := []games.SeatNo{seat}
		if r.isGhost(seat) {
			seats = everybody
		}
		switch {
		case x.Final == nil:
			var choices []games.Choice
			for _, n := range finals {
				choices = append(choices, games.Choice{ID: strconv.Itoa(n), Label: games.Plain(games.Number(n))})
			}
			asks = append(asks, tapped(forSeat("final", seat), seats, text("ask.final", who), "JM-E3", "final", choices...))
		case x.Gold == nil:
			asks = append(asks, games.Ask{ID: forSeat("gold", seat), Kind: games.Form, Seats: seats, Prompt: text("ask.gold", who), Rule: "JM-E3", Primary: true,
				Fields: []games.Field{{ID: "gold", Label: text("field.gold", nil), Emblem: "gold", Min: 0, Max: doubloons}}})
		case len(x.Values) < x.Hidden:
			who["Number"], who["Of"] = len(x.Values)+1, x.Hidden
			asks = append(asks, tapped(forSeat("value", seat), seats, text("ask.value", who), "JM-A6", "value", r.valueChoices(s, seat)...))
		}
	}
	return asks
}

// valueChoices returns a choice for each value of a hidden treasure. A value that is already taken gets a warning, but is
// allowed (C4).
func (r *rules) valueChoices(s *State, seat games.SeatNo) (choices []games.Choice) {
	told := map[int]bool{}
	for _, x := range s.Ships {
		for _, v := range x.Values {
			told[v] = true
		}
	}
	for _, v := range values {
		c := games.Choice{ID: strconv.Itoa(v), Label: games.Plain(games.Signed(v))}
		if told[v] {
			c.Faded, c.Effect = true, []games.Text{text("effect.told", nil)}
		}
		choices = append(choices, c)
	}
	if r.isGhost(seat) { // the ghost may have drawn an open treasure unseen; that is worth nothing
		choices = append(choices, games.Choice{ID: "0", Label: text("choice.openOne", nil)})
	}
	return choices
}

func forSeat(kind string, seat games.SeatNo) string { return fmt.Sprintf("%s/%d", kind, seat) }

// count stores one part of a player's points.
func (m *move) count(kind, id string, a games.Answer) {
	_, rest, _ := strings.Cut(id, "/")
	ship := &m.s.Ships[games.SeatOf(rest)]
	n, _ := strconv.Atoi(a.Pick(kind))
	switch kind {
	case "final":
		ship.Final = &n
	case "gold":
		n = a.Number("gold")
		ship.Gold = &n
	case "value":
		ship.Values = append(ship.Values, n)
	}
	m.counted()
}

// counted ends the game as soon as all points and the ranking are known.
func (m *move) counted() {
	for i, x := range m.s.Ships {
		if _, known := x.points(); !known && m.counts(games.SeatNo(i)) {
			return
		}
	}
	if len(m.level(m.s)) > 0 {
		m.s.Phase = phaseFurther
		return
	}
	m.s.Phase = phaseOver
	best := m.ranking(m.s)[0]
	points, _ := m.s.Ships[best[0]].points()
	m.Announce("JM-E5", "wins", args{"Names": m.labels(best), "Number": games.Number(points)}, best...)
}

// compare ranks two ships by points, then by who is further along (JM-E5). It is negative if a ranks before b. A space with a
// higher final number is nearer to Port Royal. For ships on the −5 or before it, people say who is further along.
func (r *rules) compare(s *State, a, b games.SeatNo) int {
	x, y := s.Ships[a], s.Ships[b]
	if ca, cb := r.counts(a), r.counts(b); ca != cb {
		if ca {
			return -1
		}
		return 1
	}
	p, _ := x.points()
	q, _ := y.points()
	if p != q || x.Final == nil || y.Final == nil {
		return q - p
	}
	if *x.Final != *y.Final && !r.all {
		return *y.Final - *x.Final
	}
	return max(0, y.Along) - max(0, x.Along)
}

func (r *rules) ranking(s *State) [][]games.SeatNo {
	places := games.Ranked(r.ships(), func(a, b games.SeatNo) int { return r.compare(s, a, b) })
	if r.ghost && !r.counts(r.ghostSeat()) {
		places = places[:len(places)-1] // the ghost is not ranked (O7)
	}
	return places
}

// level returns the first group of tied ships for which nobody has said yet who is further along, or nil if there is none.
func (r *rules) level(s *State) []games.SeatNo {
	for _, place := range r.ranking(s) {
		open := slices.DeleteFunc(slices.Clone(place), func(seat games.SeatNo) bool {
			x := s.Ships[seat]
			return x.Along != 0 || *x.Final != track.BehindFinal
		})
		if len(open) > 1 {
			return open
		}
	}
	return nil
}

// askFurther asks which of the tied ships is further along (JM-E5).
func (r *rules) askFurther(s *State) games.Ask {
	seats := r.level(s)
	choices := append(r.choices(seats), games.Choice{ID: "level", Label: text("choice.level", nil)})
	return tapped("further", everybody, text("ask.further", nil), "JM-E5", "further", choices...)
}

func (m *move) further(pick string) {
	seats := m.level(m.s)
	if pick == "level" {
		for _, seat := range seats {
			m.s.Ships[seat].Along = -1
		}
	} else {
		m.s.Ships[games.SeatOf(pick)].Along = len(seats)
	}
	m.counted()
}

// Result is nil until the game is over.
func (p position) Result() *games.Result {
	if p.s.Phase != phaseOver {
		return nil
	}
	r, s := p.rules, p.s
	sheet := games.Ledger{}
	lines := []games.Line{{Label: text("line.final", nil), Rule: "JM-E3"}, {Label: text("line.gold", nil), Rule: "JM-E3"}, {Label: text("line.treasures", nil), Rule: "JM-A6"}, {Label: text("line.total", nil), Rule: "JM-E3", Total: true}}
	for i, x := range s.Ships {
		seat := games.SeatNo(i)
		if !r.counts(seat) {
			continue
		}
		sheet.Columns = append(sheet.Columns, r.label(seat))
		sum, _ := x.points()
		for k, n := range []int{*x.Final, *x.Gold, sum - *x.Final - *x.Gold, sum} {
			lines[k].Values = append(lines[k].Values, n)
		}
	}
	sheet.Lines = lines
	return &games.Result{Ranking: r.ranking(s), Sheet: sheet}
}
