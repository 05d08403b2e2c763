package seadogs

import (
	"slices"

	"quartermaster/games"
)

// total returns the points of a seat in all games of the match so far.
func (s *State) total(seat games.SeatNo) (sum int) {
	for _, points := range s.Totals {
		sum += points[seat]
	}
	return sum
}

// tally continues the match, or ends it if somebody has 100 points (SD-M1).
func (m *move) tally() {
	best := m.standing(m.s)[0]
	total := m.s.total(best[0])
	m.Announce("SD-M1", "match", args{"Names": m.names(best), "Number": total, "Of": matchPoints}, best...)
	if total < matchPoints {
		m.s.Phase = PhaseNext
	}
}

// standing returns the places in the match, best first (O11).
func (r *rules) standing(s *State) [][]games.SeatNo {
	return games.Ranked(len(s.Players), func(a, b games.SeatNo) int {
		x, y := s.total(a), s.total(b)
		if r.is("both", "shared") {
			x, y = min(x, matchPoints), min(y, matchPoints)
		}
		return y - x
	})
}

// askNext asks between two games whether to play the next one, for which the cards are laid out again (SD-S1).
func (r *rules) askNext(s *State) []games.Ask {
	id, rule := "ask.again", "SD-S3"
	if r.is("visibility", "poor") {
		id, rule = "ask.againPoor", "SD-P1"
	}
	if r.pointsOnly() {
		id = "ask.againPoints"
	}
	next := tapped("again", everybody, text(id, args{"Name": r.name(r.starter(s))}), rule, "again", games.Choice{ID: "yes", Label: text("choice.again", nil), Emblem: "card"})
	return []games.Ask{next, beside("stop", "SD-M1", "pass")}
}

// starter returns who begins the next game (SD-M2, O12).
func (r *rules) starter(s *State) games.SeatNo {
	if r.is("starter", "same") {
		return s.Starter
	}
	return r.left(s.Starter)
}

func (m *move) again() {
	m.s = newGame(len(m.s.Players), m.s.Game+1, m.starter(m.s), m.s.Totals)
	if m.pointsOnly() {
		m.s.Phase = PhaseTurn
		return
	}
	m.Say("SD-M2", "begins", m.who(m.s.Starter), m.s.Starter)
	m.setUp()
}

// stop ends a match before anybody has 100 points. The leader wins.
func (m *move) stop() {
	m.s.Phase, m.s.StoppedNow = PhaseOver, true
	best := m.standing(m.s)[0]
	m.Announce("SD-M1", "stopped", args{"Names": m.names(best)}, best...)
}

// Result returns the outcome of a single game or of a match, or nil before the end.
func (p position) Result() *games.Result {
	if p.s.Phase != PhaseOver {
		return nil
	}
	if p.rules.is("play", "match") {
		return &games.Result{Ranking: p.rules.standing(p.s), Sheet: p.rules.matchSheet(p.s)}
	}
	return &games.Result{Ranking: p.rules.ranking(p.s), Sheet: p.rules.sheet(p.s)}
}

// sheet returns the score of one game, line by line (SD-E3).
func (r *rules) sheet(s *State) games.Ledger {
	return r.ledger(append(r.lines(s), games.Line{Label: text("line.total", nil), Rule: "SD-E4", Values: r.each(s, (*Player).points), Total: true}))
}

// matchSheet returns the score of a match: the earlier games, the last game line by line, and the total.
func (r *rules) matchSheet(s *State) games.Ledger {
	var lines []games.Line
	for i, points := range s.Totals[:len(s.Totals)-1] {
		lines = append(lines, games.Line{Label: text("line.game", args{"Number": i + 1}), Rule: "SD-M1", Values: slices.Clone(points)})
	}
	lines = append(lines, r.lines(s)...)
	var totals []int
	for i := range s.Players {
		totals = append(totals, s.total(games.SeatNo(i)))
	}
	return r.ledger(append(lines, games.Line{Label: text("line.match", nil), Rule: "SD-M1", Values: totals, Total: true}))
}

func (r *rules) ledger(lines []games.Line) games.Ledger {
	l := games.Ledger{Lines: lines}
	for _, seat := range r.seats {
		l.Columns = append(l.Columns, games.Plain(seat.Name))
	}
	return l
}

func (r *rules) lines(s *State) []games.Line {
	return []games.Line{
		{Label: text("line.delivered", nil), Rule: "SD-D2", Values: r.each(s, (*Player).deliveredPoints)},
		{Label: text("line.left", nil), Rule: "SD-E3", Values: r.each(s, func(p *Player) int { return -max(0, p.Left) })},
		{Label: text("line.events", nil), Rule: "SD-V1", Values: r.each(s, func(p *Player) int { return -eventPoints * max(0, p.Events) })},
		{Label: text("line.dogs", nil), Rule: "SD-W4", Values: r.each(s, func(p *Player) int { return -dogPoints * p.Dogs })},
	}
}

func (r *rules) each(s *State, of func(*Player) int) (all []int) {
	for i := range s.Players {
		all = append(all, of(&s.Players[i]))
	}
	return all
}
