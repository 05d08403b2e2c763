package sevenseas

import (
	"quartermaster/games"
)

// beginLoot draws the cards of a loot task, once. It ends the task if no cards are left, and reports whether
// it did.
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

// held returns how many cards of a kind all players have together (K18).
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

// askLoot asks which cards are kept, one tap for each. The rest are discarded at once; they cannot be discarded later (L2, U8).
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

// unlikely marks a choice with a warning if the players already have all known cards of that kind. It stays allowed: the
// box may have more cards, or an earlier answer was wrong.
func unlikely(s *State, kind int, c *games.Choice) {
	if s.held(kind) >= lootOfAKind {
		c.Faded, c.Effect = true, append(c.Effect, text("effect.allHeld", args{"Count": lootOfAKind}))
	}
}

// drawsOn reports whether another card is drawn in place of a talisman (A27: a five in the Tavern).
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
			t.Count += m.drawLoot(1) - 1 // the talisman is set aside, so a reshuffle for the next card does not include it
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
		if t.Kind == taskDrop { // settle put a loss of A17 on top; the loot task is just below it
			t = &m.s.Todo[len(m.s.Todo)-2]
		}
	}
	t.Count--
}
