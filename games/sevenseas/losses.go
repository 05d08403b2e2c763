package sevenseas

import (
	"slices"

	"quartermaster/games"
)

// loseGoods takes n cards of one kind of goods. Each missing card costs a chest instead (Q2).
func (m *move) loseGoods(seat games.SeatNo, good, n int) {
	if n <= 0 {
		return
	}
	p := &m.s.Players[seat]
	cards := min(p.Goods[good], n)
	p.Goods[good] -= cards
	m.s.LootGone += cards
	m.lost(seat, good, cards)
	m.settle(seat)
	m.loseChests(seat, n-cards)
}

// loseTalismans takes n talismans. Each missing one costs a chest instead (Q8).
func (m *move) loseTalismans(seat games.SeatNo, n int) {
	if n <= 0 {
		return
	}
	p := &m.s.Players[seat]
	cards := min(p.Talismans, n)
	p.Talismans -= cards
	m.s.LootGone += cards
	m.lost(seat, Talisman, cards)
	m.loseChests(seat, n-cards)
}

func (m *move) lost(seat games.SeatNo, what, cards int) {
	if cards == 0 {
		return
	}
	m.s.Curse.Lost[seat].Cards[what] += cards
	m.Announce("Q2", "log.loses.cards", args{"Name": m.name(seat), "Count": cards, "What": lootText(what)}, seat)
}

// loseChests takes n chests. If the player has too few, the rest is forgiven, owed, or costs a skull, by option A22.
func (m *move) loseChests(seat games.SeatNo, n int) {
	if n <= 0 {
		return
	}
	have := max(0, m.s.Players[seat].Chests)
	if n > have && !m.is("debt", "debt") {
		if m.is("debt", "skull") {
			m.skull(seat, "A22", "unpaid")
		}
		n = have
	}
	if n == 0 {
		return
	}
	if m.s.Curse != nil {
		m.s.Curse.Lost[seat].Chests += n
	}
	m.Announce("Q2", "log.loses.chests", args{"Name": m.name(seat), "Count": n}, seat)
	m.gain(seat, -n)
}

// loseAny takes n cards of the given kinds of goods. If the owner can choose which, it returns the task that asks for this
// (Q9, A24).
func (m *move) loseAny(seat games.SeatNo, kinds []int, n int) []Task {
	p := m.s.Players[seat]
	have, of := 0, 0
	for _, g := range kinds {
		if p.Goods[g] > 0 {
			have += p.Goods[g]
			of++
		}
	}
	if of > 1 && n < have {
		return []Task{{Kind: taskLose, Seat: seat, Count: n, Goods: kinds}}
	}
	for _, g := range kinds { // no choice: every card is lost, or there is only one kind
		take := min(n, m.s.Players[seat].Goods[g])
		m.loseGoods(seat, g, take)
		n -= take
	}
	m.loseChests(seat, n)
	return nil
}

// inTurn pushes tasks onto the stack in such an order that the first one is done first (Q12).
func (m *move) inTurn(tasks []Task) {
	for _, t := range slices.Backward(tasks) {
		m.push(t)
	}
}

// beginLose ends the choice of a loss if no goods are left to choose from. It reports whether it did.
func (m *move) beginLose() bool {
	t := *m.s.top()
	for _, g := range t.Goods {
		if m.s.Players[t.Seat].Goods[g] > 0 {
			return false
		}
	}
	m.pop()
	m.loseChests(t.Seat, t.Count)
	return true
}

// askLose asks the owner which goods to lose.
func (r *rules) askLose(s *State, t Task) []games.Ask {
	field := games.Field{ID: "good", Label: text("field.good", nil)}
	for _, g := range t.Goods {
		if s.Players[t.Seat].Goods[g] > 0 {
			field.Choices = append(field.Choices, games.Choice{ID: goods[g], Label: goodText(g), Emblem: goods[g]})
		}
	}
	rule := "Q9"
	if s.Curse != nil && s.Curse.Kind == Mutiny {
		rule = "A24"
	}
	return []games.Ask{chooseAsk("lose", []games.SeatNo{t.Seat}, text("ask.lose", args{"Name": r.name(t.Seat), "Count": t.Count}), rule, field)}
}

func (m *move) loses(good string) {
	t := m.pop()
	for g := range goods {
		if goods[g] == good {
			m.loseGoods(t.Seat, g, 1)
		}
	}
	if t.Count > 1 {
		m.inTurn(m.loseAny(t.Seat, t.Goods, t.Count-1))
	}
}

// beginDrop ends the task as soon as no loaded ship has to become a guard any more (A17). It reports whether it did.
func (m *move) beginDrop() bool {
	p := m.s.Players[m.s.top().Seat]
	if p.GuardsOwed > 0 && p.cargo() > 0 {
		return false
	}
	m.pop()
	return true
}

// askDrop asks which goods are lost with a loaded ship that becomes a guard (A17).
func (r *rules) askDrop(s *State, t Task) []games.Ask {
	field := games.Field{ID: "good", Label: text("field.good", nil)}
	for g := range goods {
		if s.Players[t.Seat].Goods[g] > 0 {
			field.Choices = append(field.Choices, games.Choice{ID: goods[g], Label: goodText(g), Emblem: goods[g]})
		}
	}
	return []games.Ask{chooseAsk("drop", []games.SeatNo{t.Seat}, text("ask.drop", args{"Name": r.name(t.Seat)}), "A17", field)}
}

func (m *move) drop(good string) {
	seat := m.s.top().Seat
	for g := range goods {
		if goods[g] == good {
			m.s.Players[seat].Goods[g]--
			m.s.LootGone++
			m.Announce("A17", "log.drops", args{"Name": m.name(seat), "Good": goodText(g)}, seat)
		}
	}
	m.settle(seat)
}
