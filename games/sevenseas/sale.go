package sevenseas

import (
	"fmt"
	"strconv"

	"quartermaster/games"
)

// revenue returns how many chests n cards of one kind of goods bring at a price (M1).
func revenue(n, price int) int {
	if n >= 3 {
		return n * price
	}
	return n
}

// askSale asks how many cards of each kind of goods are sold (C6).
func (r *rules) askSale(s *State, t Task) games.Ask {
	p := s.Players[t.Seat]
	ask := games.Ask{ID: "sale", Kind: games.Form, Seats: []games.SeatNo{t.Seat}, Primary: true, Skip: true, Pass: textOf("choice.sellNothing", nil), Prompt: text("ask.sale", args{"Name": r.name(t.Seat)}), Rule: "M1"}
	for g := range goods {
		if p.Goods[g] == 0 {
			continue
		}
		field := games.Field{ID: goods[g], Label: goodText(g), Emblem: goods[g], Min: 1, Max: 1, Default: games.Value(strconv.Itoa(p.Goods[g]))}
		for n := 0; n <= p.Goods[g]; n++ {
			c := games.Choice{ID: strconv.Itoa(n), Label: games.Plain(n), Worth: revenue(n, s.Price[g])}
			c.Effect = []games.Text{games.Plain(games.Signed(c.Worth))}
			if more := revenue(n+1, s.Price[g]) - c.Worth; n < p.Goods[g] && more > 1 { // N8
				c.Effect = append(c.Effect, text("effect.oneMore", args{"Number": games.Signed(more)}))
			}
			field.Choices = append(field.Choices, c)
		}
		ask.Fields = append(ask.Fields, field)
	}
	return ask
}

func (m *move) sale(a games.Answer) *games.Refusal {
	t := *m.s.top()
	if a.Passed() {
		m.fail("C6", "soldNone")
		return nil
	}
	var n [3]int
	cards := 0
	for g := range goods {
		n[g], _ = strconv.Atoi(a.Pick(goods[g]))
		cards += n[g]
	}
	if cards == 0 {
		return refuse("C6", "refused.soldNone", nil)
	}
	m.performed()
	m.sell(t.Seat, n)
	return nil
}

// sell sells goods at the current port (M1, M2) and returns what they brought.
func (m *move) sell(seat games.SeatNo, n [3]int) int {
	p := &m.s.Players[seat]
	chests, cards := 0, 0
	for g := range goods {
		chests += revenue(n[g], m.s.Price[g])
		cards += n[g]
		p.Goods[g] -= n[g]
	}
	m.s.LootGone += cards
	m.Announce("M1", "log.sells", args{"Name": m.name(seat), "Cards": cards, "Count": chests}, seat)
	m.settle(seat)
	m.gain(seat, chests)
	return chests
}

// askFinal asks a player at the end of the game how many cards are in hand, and offers Parleys (D2, D3, U18). Everything
// else is sold without asking.
func (r *rules) askFinal(s *State, t Task) []games.Ask {
	p := s.Players[t.Seat]
	sale := 0
	for g := range goods {
		sale += revenue(p.Goods[g], s.Price[g])
	}
	field := games.Field{ID: "hand", Label: text("field.hand", nil), Emblem: "card", Max: adventureCards, Default: games.Value(max(0, min(adventureCards, p.AdvHand)))}
	ask := games.Ask{ID: fmt.Sprintf("final/%d", t.Seat), Kind: games.Form, Seats: []games.SeatNo{t.Seat}, Primary: true, Prompt: text("ask.final", args{"Name": r.name(t.Seat), "Count": sale}), Rule: "D3", Fields: []games.Field{field}}
	return append([]games.Ask{ask}, r.askParley(s, t.Seat)...)
}

func (m *move) final(hand int) {
	t := *m.s.top()
	p := &m.s.Players[t.Seat]
	if hand != p.AdvHand { // the count at the table is used (K27); warnings of K19 and K20 are shown until the numbers are corrected
		m.Say("K27", "log.hand", args{"Name": m.name(t.Seat), "Number": hand}, t.Seat)
		p.AdvHand = hand
	}
	if p.cargo() > 0 {
		p.Sale = m.sell(t.Seat, p.Goods)
		p = &m.s.Players[t.Seat]
	}
	if p.AdvHand > 3 {
		p.HandSkulls = p.AdvHand - 3
		p.Skulls += p.HandSkulls
		m.Announce("D3", "log.skull.hand", args{"Name": m.name(t.Seat), "Count": p.HandSkulls}, t.Seat)
	}
	m.pop()
	if len(m.s.Todo) > 0 {
		return
	}
	if m.edition >= 2 && len(m.ranking(m.s)[0]) > 1 {
		m.push(Task{Kind: taskShare, Seat: games.Table})
		return
	}
	m.s.Over = true
}
