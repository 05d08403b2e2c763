package sevenseas

import (
	"fmt"

	"quartermaster/games"
)

// Prices of the rituals in yin-yang markers (Y5, Y7, Y8).
const (
	doubleHoldPrice = 2
	unsinkablePrice = 3
	parleyPrice     = 3
)

// parley is a pair of goods cards that a player can sell by Y8.
type parley struct{ a, b int }

func (p parley) id() string { return "parley-" + goods[p.a] + "-" + goods[p.b] }

// parleys returns the pairs of goods that a player could sell: two different kinds, or any two, by option A21.
func (r *rules) parleys(s *State, seat games.SeatNo) (all []parley) {
	p := s.Players[seat]
	for a := range goods {
		for b := a; b < len(goods); b++ {
			if a == b && (r.is("parley", "different") || p.Goods[a] < 2) {
				continue
			}
			if p.Goods[a] > 0 && p.Goods[b] > 0 {
				all = append(all, parley{a, b})
			}
		}
	}
	return all
}

// askRitual offers the rituals, and marks those that the player cannot pay for (Y3, Y4, U16). It returns no ask if the player
// can pay for none.
func (r *rules) askRitual(s *State, seat games.SeatNo) []games.Ask {
	return r.rituals(s, seat, true)
}

// askParley offers Parleys only, as at the final sale (D2).
func (r *rules) askParley(s *State, seat games.SeatNo) []games.Ask {
	return r.rituals(s, seat, false)
}

func (r *rules) rituals(s *State, seat games.SeatNo, tokens bool) []games.Ask {
	p := s.Players[seat]
	field := games.Field{ID: "ritual", Label: text("field.ritual", nil), Emblem: "yinyang"}
	add := func(id string, label games.Text, emblem string, price int, effect games.Text) {
		c := games.Choice{ID: id, Label: label, Emblem: emblem, Effect: []games.Text{change("effect.yinyang", -price), effect}}
		if p.YinYang < price {
			c.Refused = textOf("refused.yinyang", args{"Count": price})
		}
		field.Choices = append(field.Choices, c)
	}
	if tokens && p.YinYang >= doubleHoldPrice {
		add("hold", text("ritual.hold", nil), "hold", doubleHoldPrice, text("effect.times", args{"Number": p.DoubleHold + 1}))
		add("unsinkable", text("ritual.unsinkable", nil), "lifebuoy", unsinkablePrice, text("effect.times", args{"Number": p.Unsinkable + 1}))
	}
	if p.YinYang >= doubleHoldPrice && (tokens || p.YinYang >= parleyPrice) {
		for _, x := range r.parleys(s, seat) {
			add(x.id(), text("ritual.parley", args{"A": goodText(x.a), "B": goodText(x.b)}), "barter", parleyPrice, change("effect.chests", s.Price[x.a]+s.Price[x.b]))
		}
	}
	if len(field.Choices) == 0 {
		return nil
	}
	ask := chooseAsk(fmt.Sprintf("ritual/%d", seat), []games.SeatNo{seat}, text("ask.ritual", args{"Name": r.name(seat)}), "Y4", field)
	ask.Primary, ask.Anytime = false, true
	ask.Button = textOf("button.ritual", args{"Count": p.YinYang})
	if len(r.seats) > 1 && s.top() != nil && s.top().Seat != seat { // another player has the current ask, so the button must name this one
		ask.Button = textOf("button.ritualOf", args{"Name": r.name(seat), "Count": p.YinYang})
	}
	return []games.Ask{ask}
}

// ritual performs one ritual.
func (m *move) ritual(seat games.SeatNo, id string) {
	p := &m.s.Players[seat]
	switch id {
	case "hold":
		p.YinYang -= doubleHoldPrice
		p.DoubleHold++
		m.Announce("Y5", "log.hold", args{"Name": m.name(seat), "Number": p.DoubleHold}, seat)
		m.settle(seat)
	case "unsinkable":
		p.YinYang -= unsinkablePrice
		p.Unsinkable++
		m.Announce("Y7", "log.unsinkable", args{"Name": m.name(seat), "Number": p.Unsinkable}, seat)
	default:
		for _, x := range m.parleys(m.s, seat) {
			if x.id() == id {
				p.YinYang -= parleyPrice
				p.Goods[x.a]--
				p.Goods[x.b]--
				m.s.LootGone += 2
				chests := m.s.Price[x.a] + m.s.Price[x.b]
				m.Announce("Y8", "log.parley", args{"Name": m.name(seat), "A": goodText(x.a), "B": goodText(x.b), "Count": chests}, seat)
				m.settle(seat)
				m.gain(seat, chests)
				return
			}
		}
	}
}

// askRituals asks for rituals before the privilege is used, if the option for that is on (A34).
func (r *rules) askRituals(s *State, t Task) []games.Ask {
	field := games.Field{ID: "done", Label: text("field.done", nil), Choices: []games.Choice{{ID: "done", Label: text("choice.done", nil)}}}
	ask := chooseAsk("rituals", []games.SeatNo{t.Seat}, text("ask.rituals", args{"Name": r.name(t.Seat)}), "A34", field)
	return append([]games.Ask{ask}, r.askRitual(s, t.Seat)...)
}
