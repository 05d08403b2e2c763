package sevenseas

import (
	"fmt"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// besideAnyThrow returns the optional asks beside a throw when only battles are played: to make it a whirlpool, and to
// enter the result by hand if there is no camera.
func (r *rules) besideAnyThrow(s *State, t Task) []games.Ask {
	other := games.Choice{ID: forWhirlpool, Label: text("mode.whirlpool", nil), Emblem: "whirl"}
	if t.For == forWhirlpool {
		other = games.Choice{ID: forAny, Label: text("mode.battle", nil), Emblem: "convoy"}
	}
	mode := games.Ask{
		ID: fmt.Sprintf("mode/%d", s.Throws), Kind: games.Choose, Seats: table, Prompt: text("ask.mode", nil), Rule: "Q8", Anytime: true, Button: &other.Label,
		Fields: []games.Field{{ID: "mode", Label: text("field.mode", nil), Min: 1, Max: 1, Choices: []games.Choice{other}}},
	}
	hand := handAsk(s, text("ask.hand.battle", nil), "B11")
	hand.Fields = []games.Field{{ID: "convoy", Label: text("field.convoy", nil), Min: 1, Max: 1, Emblem: "convoy", Choices: []games.Choice{
		{ID: "sunk", Label: text("choice.sunk", nil)}, {ID: "escaped", Label: text("choice.escaped", nil)},
	}}}
	if t.For == forWhirlpool {
		hand.Prompt, hand.Rule, hand.Fields = text("ask.hand.whirlpool", nil), "Q8", nil
	}
	for _, seat := range r.seats {
		hand.Fields = append(hand.Fields, games.Field{ID: seat.Colour, Label: games.Plain(seat.Name), Emblem: "sail", Max: 10, Default: games.Value(0)})
	}
	return []games.Ask{mode, hand}
}

// changeThrow turns the next throw into a whirlpool, or back into a battle.
func (m *move) changeThrow() {
	t := m.s.top()
	if t.For == forAny {
		t.For = forWhirlpool
	} else {
		t.For = forAny
	}
	t.Again = nil
}

// anyThrown resolves a throw when only battles are played and any dice may be thrown.
func (m *move) anyThrown(t throw.Throw) *games.Refusal {
	task := m.s.top()
	reds := 0
	for _, d := range t.Dice {
		if d.Colour == m.merchant {
			reds++
		}
	}
	if task.For == forWhirlpool && reds != 1 {
		return refuse("Q8", "refused.oneRed", args{"Colour": colourText(m.merchant), "Seen": reds})
	}
	m.s.Throws++
	m.s.Clash = &Clash{Whirlpool: task.For == forWhirlpool, PerShip: m.s.PerShip, Throw: t}
	task.Again = nil
	m.settleClash()
	return nil
}

// byHand applies the result of a battle or a whirlpool that people worked out themselves.
func (m *move) byHand(a games.Answer) *games.Refusal {
	task := m.s.top()
	switch task.For {
	case forRaid:
		return m.raidByHand(a)
	case forCurse:
		return m.curseByHand(a)
	}
	c := &Clash{Whirlpool: task.For == forWhirlpool, PerShip: m.s.PerShip, Settled: true, Hand: &ByHand{Ships: map[string]int{}, Escaped: a.Pick("convoy") == "escaped"}}
	c.Throw.By = "hand"
	for _, seat := range m.seats {
		if n := a.Number(seat.Colour); n > 0 {
			c.Hand.Ships[seat.Colour] = n
		}
	}
	m.s.Throws++
	m.s.Clash = c
	m.clashEnded()
	return nil
}

// clashEnded continues the game after a battle or a whirlpool is settled.
func (m *move) clashEnded() {
	task := m.s.top()
	switch task.For {
	case forRaid:
		m.raidEnded()
	case forCurse:
		m.whirlpoolEnded()
	default: // only battles are played: the next throw follows
		task.For, task.Again = forAny, nil
		m.Add(games.Happening{Text: m.outcomeOf(m.s.Clash), Rule: "B11", Announce: true})
	}
}
