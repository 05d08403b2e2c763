package sevenseas

import (
	"fmt"
	"math"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// settleClash works out the clash again from its start. It then ends the clash or asks the next question (B10, A26).
func (m *move) settleClash() {
	c := m.s.Clash
	if c.Whirlpool {
		m.settleWhirlpool()
		return
	}
	f, way := m.fightAnew(c)
	c.fought = &fought{f, way}
	if way.open {
		m.push(Task{Kind: taskNear, Seat: games.Table, Pairs: [2][2]int{f.ids(way.question[0]), f.ids(way.question[1])}})
		return
	}
	c.Settled = true
	m.clashEnded()
}

// askNear asks which of two pairs is nearer (B10).
func (r *rules) askNear(s *State, t Task) []games.Ask {
	asks := []games.Ask{r.askPairs(s, t, "near", text("ask.near", nil), "B10")}
	asks[0].Note = r.tooClose(s, asks[0])
	asks[0].Fields[0].Choices = append(asks[0].Fields[0].Choices, games.Choice{ID: "equal", Label: text("choice.equal", nil)})
	if r.is("places", "again") {
		asks = append(asks, games.Ask{
			ID: fmt.Sprintf("again/%d/%d", s.Throws, len(s.Clash.Calls)), Kind: games.Choose, Seats: []games.SeatNo{games.Table},
			Prompt: text("ask.again", nil), Rule: "A12", Anytime: true,
			Fields: []games.Field{{ID: "again", Label: text("field.again", nil), Min: 1, Max: 1, Choices: []games.Choice{{ID: "again", Label: text("choice.again", nil)}}}},
		})
	}
	return asks
}

// tooClose says which margin was used (A13), or nothing where the places of some dice are not known.
func (r *rules) tooClose(s *State, ask games.Ask) *games.Text {
	for _, c := range ask.Fields[0].Choices {
		if c.Between == nil {
			return nil
		}
	}
	return textOf("near.margin", args{"Margin": r.marginOf(s.Clash.Throw)})
}

// askTie lets the Captain or a die decide when people say that two gaps are exactly equal (A14).
func (r *rules) askTie(s *State, t Task) []games.Ask {
	prompt := text("ask.tie.captain", nil)
	if r.is("equal", "roll") {
		prompt = text("ask.tie.roll", nil)
	}
	ask := r.askPairs(s, t, "tie", prompt, "A14")
	ask.Seats = []games.SeatNo{t.Seat}
	if r.is("equal", "roll") {
		ask.Seats, ask.Fields[0] = table, rolled(ask.Fields[0])
	}
	return []games.Ask{ask}
}

// rolled makes the ask for the face of a die that decides between two pairs: odd means the first pair.
func rolled(pairs games.Field) games.Field {
	field := games.Field{ID: pairs.ID, Label: text("field.rolled", nil), Min: 1, Max: 1}
	for face := 1; face <= 6; face++ {
		pair := pairs.Choices[(face+1)%2]
		field.Choices = append(field.Choices, games.Choice{ID: strconv.Itoa(face), Label: games.Plain(face), Effect: []games.Text{pair.Label}, Dice: pair.Dice, Between: pair.Between})
	}
	return field
}

func (r *rules) askPairs(s *State, t Task, kind string, prompt games.Text, rule string) games.Ask {
	ask := games.Ask{
		ID: fmt.Sprintf("%s/%d/%d", kind, s.Throws, len(s.Clash.Calls)), Kind: games.Choose, Seats: []games.SeatNo{games.Table},
		Prompt: prompt, Rule: rule, Primary: true,
		Fields: []games.Field{{ID: "nearer", Label: text("field.nearer", nil), Min: 1, Max: 1}},
	}
	for i, p := range t.Pairs {
		a, b := s.Clash.die(p[0]), s.Clash.die(p[1])
		choice := games.Choice{ID: strconv.Itoa(i + 1), Label: text("duel.pair", args{"A": dieText(a), "B": dieText(b)}), Dice: p[:]}
		if g, known := throw.Between(a, b, r.measure); known {
			choice.Between = &g
			choice.Effect = []games.Text{text("gap", args{"Gap": math.Round(g.Distance*10) / 10})}
		}
		ask.Fields[0].Choices = append(ask.Fields[0].Choices, choice)
	}
	return ask
}

// nearer applies people's decision about two pairs. If they say that the gaps are equal, the distances of the centres
// decide, provided that they differ by the margin or more; otherwise the Captain does (A14).
func (m *move) nearer(pick string) {
	t := m.pop()
	if pick != "equal" {
		m.call(t.Pairs, pick)
		return
	}
	c := m.s.Clash
	apart := func(p [2]int) (float64, bool) {
		g, known := throw.Between(c.die(p[0]), c.die(p[1]), throw.Centres)
		return g.Distance, known
	}
	first, known := apart(t.Pairs[0])
	second, also := apart(t.Pairs[1])
	if known && also && math.Abs(first-second) >= m.marginOf(c.Throw) {
		m.call(t.Pairs, map[bool]string{true: "1", false: "2"}[first < second])
		return
	}
	t.Kind, t.Seat = taskTie, m.captain()
	m.push(t)
}

// captain returns who decides about a throw: the Captain in a raid, the table when only battles are played.
func (m *move) captain() games.SeatNo {
	for _, t := range m.s.Todo {
		if t.Kind == taskThrow && t.For == forRaid {
			return t.Seat
		}
	}
	return games.Table
}

// called applies the choice of the Captain, or of a die, between two pairs with equal gaps.
func (m *move) called(pick string) {
	t := m.pop()
	if face, _ := strconv.Atoi(pick); m.is("equal", "roll") {
		pick = strconv.Itoa(2 - face%2)
	}
	m.call(t.Pairs, pick)
}

func (m *move) call(pairs [2][2]int, pick string) {
	near, far := pairs[0], pairs[1]
	if pick == "2" {
		near, far = far, near
	}
	c := m.s.Clash
	c.Calls = append(c.Calls, Call{Near: near, Far: far})
	m.Say("B10", "log.nearer", args{"A": dieText(c.die(near[0])), "B": dieText(c.die(near[1]))})
	m.settleClash()
}

// settleWhirlpool works out which ships are pulled in, or asks people if that is too close to tell (A26).
func (m *move) settleWhirlpool() {
	c := m.s.Clash
	w := whirlpool(c.Throw.Dice, m.merchant, m.marginOf(c.Throw), m.measure, m.whirlLoss(m.s, c.PerShip))
	c.In = w.in
	if w.picks > 0 {
		m.push(Task{Kind: taskPull, Seat: games.Table, Tied: w.tied, Picks: w.picks})
		return
	}
	c.Settled = true
	m.clashEnded()
}

// askPull asks which of the tied ships the whirlpool reaches (A26).
func (r *rules) askPull(s *State, t Task) []games.Ask {
	field := games.Field{ID: "in", Label: text("field.in", nil), Min: t.Picks, Max: t.Picks}
	var red throw.Die
	for _, d := range s.Clash.Throw.Dice {
		if d.Colour == r.merchant {
			red = d
		}
	}
	for _, id := range t.Tied {
		d := s.Clash.die(id)
		choice := games.Choice{ID: strconv.Itoa(id), Label: dieText(d), Colour: d.Colour, Dice: []int{red.ID, id}}
		if g, known := throw.Between(red, d, r.measure); known {
			choice.Between = &g
		}
		field.Choices = append(field.Choices, choice)
	}
	pull := games.Ask{
		ID: fmt.Sprintf("pull/%d", s.Throws), Kind: games.Choose, Seats: []games.SeatNo{games.Table}, Primary: true,
		Prompt: text("ask.pull", args{"Count": t.Picks}), Rule: "A26", Fields: []games.Field{field},
	}
	pull.Note = r.tooClose(s, pull)
	if t.Picks > 1 {
		pull.Kind = games.Form
	}
	even := games.Ask{
		ID: fmt.Sprintf("even/%d", s.Throws), Kind: games.Choose, Seats: []games.SeatNo{games.Table}, Anytime: true,
		Prompt: text("ask.even", nil), Rule: "A26",
		Fields: []games.Field{{ID: "even", Label: text("field.even", nil), Min: 1, Max: 1, Choices: []games.Choice{{ID: "even", Label: text("choice.equal", nil)}}}},
	}
	return []games.Ask{pull, even}
}

// pulled applies people's choice among the tied ships.
func (m *move) pulled(ids []string) {
	m.pop()
	c := m.s.Clash
	for _, id := range ids {
		n, _ := strconv.Atoi(id)
		c.In = append(c.In, n)
	}
	c.Settled = true
	m.clashEnded()
}

// evenlyFar applies people's statement that the tied ships are exactly equally far: by A26 all of them are pulled in, or none.
func (m *move) evenlyFar() {
	t := m.pop()
	c := m.s.Clash
	if m.is("whirlpoolTie", "in") {
		c.In = append(c.In, t.Tied...)
	}
	c.Settled = true
	m.clashEnded()
}
