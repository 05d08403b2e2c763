package sevenseas

import (
	"quartermaster/games"
)

// beginLoot draws the cards of a loot task once; it ends the task where nothing is left to decide.
func (m *move) beginLoot() bool {
	t := m.s.top()
	seat := t.Seat
	if !t.Begun {
		t.Begun = true
		want := t.Count
		t.Count = m.drawLoot(want)
		if t.For == forRaid {
			m.s.Raid.Drawn[seat] = t.Count
		}
		switch {
		case t.Count == 0:
			m.Announce("A16", "log.noLoot", args{"Name": m.name(seat)}, seat)
		default:
			m.Announce("L1", "log.loot", args{"Name": m.name(seat), "Count": t.Count}, seat)
		}
	}
	if t.Count == 0 {
		m.pop()
		return true
	}
	return false
}

// held is how many cards of a kind lie before all players (K18).
func (s *State) held(good int) (n int) {
	for _, p := range s.Players {
		if good < len(goods) {
			n += p.Goods[good]
		} else {
			n += p.Talismans
		}
	}
	return n
}

// askLoot asks for the cards that are kept, one tap each; the rest is discarded now or never (L2, U8).
func (r *rules) askLoot(s *State, t Task) []games.Ask {
	p := s.Players[t.Seat]
	field := games.Field{ID: "card", Label: text("field.card", nil), Emblem: "loot"}
	room := p.capacity() - p.cargo()
	for g := range goods {
		c := games.Choice{ID: goods[g], Label: goodText(g), Emblem: goods[g]}
		if room <= 0 {
			c.Refused = textOf("refused.room", args{"Name": r.name(t.Seat)})
		}
		unlikely(s, g, &c)
		field.Choices = append(field.Choices, c)
	}
	c := games.Choice{ID: talisman, Label: text("good.talisman", nil), Emblem: talisman, Effect: []games.Text{change("effect.yinyang", 1)}}
	if r.drawsOn(t) {
		c.Label, c.Effect = text("choice.drawOn", nil), nil
	} else {
		unlikely(s, len(goods), &c)
	}
	field.Choices = append(field.Choices, c)
	ask := chooseAsk("loot", []games.SeatNo{t.Seat}, text("ask.loot", args{"Name": r.name(t.Seat), "Count": t.Count}), "L2", field)
	if t.For == forRaid || r.is("loot", "declined") || room <= 0 {
		ask.Skip, ask.Pass = true, textOf("choice.discardRest", args{"Count": t.Count})
	}
	return []games.Ask{ask}
}

// unlikely warns where all cards of a kind lie with the players: the box may have more than is known, or one was told
// wrongly before.
func unlikely(s *State, kind int, c *games.Choice) {
	if s.held(kind) >= lootOfAKind {
		c.Faded, c.Effect = true, append(c.Effect, text("effect.allHeld", args{"Count": lootOfAKind}))
	}
}

// drawsOn reports whether a talisman is not taken but drawn over (A27: the Tavern's five).
func (r *rules) drawsOn(t Task) bool { return t.For == Tavern && r.is("tavern", "good") }

func (m *move) loot(a games.Answer) {
	t := m.s.top()
	seat := t.Seat
	p := &m.s.Players[seat]
	if a.Passed() {
		m.Say("L2", "log.discards", args{"Name": m.name(seat), "Count": t.Count}, seat)
		m.s.LootGone += t.Count
		m.pop()
		return
	}
	if pick := a.Pick("card"); pick == talisman {
		if m.drawsOn(*t) {
			t.Count += m.drawLoot(1) - 1 // the talisman lies in nobody's hand while the next card is drawn
			m.s.LootGone++
			return
		}
		p.Talismans++
		p.YinYang++
		m.Say("L3", "log.talisman", args{"Name": m.name(seat)}, seat)
	} else {
		for g := range goods {
			if goods[g] == pick {
				p.Goods[g]++
				m.Say("L2", "log.keeps", args{"Name": m.name(seat), "Good": goodText(g)}, seat)
			}
		}
		m.settle(seat)
		t = m.s.top()
		if t.Kind == taskDrop { // A17 took the ship that was free
			t = &m.s.Todo[len(m.s.Todo)-2]
		}
	}
	t.Count--
}
