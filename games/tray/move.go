package tray

import (
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Answer applies one answer to a copy of the state.
func (p position) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	ask, bad := games.Check(p.Asks(), a)
	if bad != nil {
		return nil, nil, bad
	}
	m := &move{rules: p.rules, Log: own.Log("log."), s: p.s.clone()}
	if bad := m.answer(ask, a); bad != nil {
		return nil, nil, bad
	}
	return position{p.rules, m.s}, m.Happened, nil
}

// move applies one answer: it holds a state that may be changed, and the log of what happens.
type move struct {
	*rules
	games.Log
	s *State
}

func (m *move) answer(ask games.Ask, a games.Answer) *games.Refusal {
	kind, _, _ := strings.Cut(ask.ID, "/")
	switch kind {
	case "throw":
		return m.throw(*a.Throw)
	case "points":
		n := 0
		if a.Pick("points") == "take" {
			n = m.counts(*m.s.Last)
		}
		return m.take(n, "TR-P2")
	case "take":
		return m.take(m.counts(*m.s.Last), "TR-K3")
	case "fresh":
		m.s.Nth, m.s.Again = 0, false
		m.Say("TR-K3", "fresh", nil)
	case "give":
		return m.give(games.SeatOf(a.Pick("who")), a.Number("points"), "TR-P3")
	case "end":
		m.end()
	case "correct":
		what, seat, value, bad := m.setRight.Read(a)
		if bad != nil {
			return bad
		}
		m.Add(m.setRight.Said(a, what, seat, m.s.Points[seat], value))
		m.s.Points[seat] = value
		m.reached(seat)
	}
	return nil
}

// throw applies a throw (TR-T1). Dice that lean are thrown again, if the option says so (TR-T5).
func (m *move) throw(t throw.Throw) *games.Refusal {
	t, bad := m.asKept(t)
	if bad != nil {
		return bad
	}
	again := loose(t) > 0 && m.chosen["leaning"] == "again"
	for _, d := range t.Dice {
		if !again && !known(d.Face) {
			return refuse("TR-T1", "refused.face", args{"Face": d.Face})
		}
	}
	m.s.Last, m.s.Again = &t, again
	if again {
		m.s.Tries++
		m.Announce("TR-T5", "again", args{"Count": loose(t)})
		return nil
	}
	m.s.Throws++
	if n := m.throwsOfTurn(); n > 1 {
		m.Add(games.Happening{Text: m.nth(m.s.Nth + 1), Rule: "TR-K1", Announce: true})
		m.s.Nth = (m.s.Nth + 1) % n
	}
	m.s.Taking = len(m.seats) > 0 && m.s.Nth == 0
	if stay := kept(t); len(stay) > 0 {
		m.Announce("TR-K2", "kept", args{"Dice": spelled(stay)})
	}
	said := args{"Dice": spelled(t.Dice), "Number": games.Spelled(m.counts(t), false)}
	if how := m.chosen["counts"]; how == "sum" {
		m.Announce("TR-T6", "throw", said)
	} else {
		said["What"] = text("counts."+how, nil)
		m.Announce("TR-T3", "throwBy", said)
	}
	for _, named := range m.patterns(t) {
		m.Add(games.Happening{Text: named, Rule: "TR-T4", Announce: true})
	}
	return nil
}

// known reports whether some die of the game has a face.
func known(face string) bool {
	for _, kind := range (Game{}).Info().Dice {
		if slices.Contains(kind.Faces, face) {
			return true
		}
	}
	return false
}

// take ends a turn: its player gets points, and the next one throws.
func (m *move) take(n int, rule string) *games.Refusal {
	m.s.Taking, m.s.Nth = false, 0
	turn := m.s.Turn
	m.s.Turn = (turn + 1) % games.SeatNo(len(m.seats))
	return m.give(turn, n, rule)
}

// give changes a player's points, within the range that can be shown.
func (m *move) give(seat games.SeatNo, n int, rule string) *games.Refusal {
	after := m.s.Points[seat] + n
	if after < -mostPoints || after > mostPoints {
		return refuse(rule, "refused.points", args{"Most": mostPoints})
	}
	m.s.Points[seat] = after
	m.Say(rule, "points", args{"Name": m.seats[seat].Name, "Number": games.Signed(n), "Sum": games.Number(after)}, seat)
	m.reached(seat)
	return nil
}

// reached ends the game if the player has reached the target (TR-P4).
func (m *move) reached(seat games.SeatNo) {
	if target, err := strconv.Atoi(m.chosen["target"]); err == nil && m.s.Points[seat] >= target {
		m.end()
	}
}

func (m *move) end() {
	m.s.Over, m.s.Taking, m.s.Nth, m.s.Again = true, false, 0, false
	best := m.ranking(m.s)[0]
	m.Announce("TR-P5", "wins", args{"Names": m.names(best), "Number": games.Number(m.s.Points[best[0]])}, best...)
}

func (r *rules) ranking(s *State) [][]games.SeatNo {
	return games.Ranked(len(r.seats), func(a, b games.SeatNo) int { return s.Points[b] - s.Points[a] })
}

func (r *rules) names(seats []games.SeatNo) (all []games.Text) {
	for _, seat := range seats {
		all = append(all, games.Plain(r.seats[seat].Name))
	}
	return all
}

// Result is nil until the game is over.
func (p position) Result() *games.Result {
	if !p.s.Over {
		return nil
	}
	line := games.Line{Label: text("field.points", nil), Rule: "TR-P5", Total: true, Values: slices.Clone(p.s.Points)}
	sheet := games.Ledger{Lines: []games.Line{line}}
	for _, seat := range p.rules.seats {
		sheet.Columns = append(sheet.Columns, games.Plain(seat.Name))
	}
	return &games.Result{Ranking: p.rules.ranking(p.s), Sheet: sheet}
}
