package sevenseas

import (
	"fmt"
	"slices"
	"strconv"

	"quartermaster/games"
)

// askPort asks which port is played, or whether no card is (C4).
func (r *rules) askPort(s *State, t Task) games.Ask {
	field := games.Field{ID: "port", Label: text("field.port", nil), Emblem: "port"}
	for n := 1; n < len(s.Known); n++ {
		c := games.Choice{ID: strconv.Itoa(n), Label: s.portText(n), Emblem: "port", Faded: slices.Contains(s.Ports, n)}
		if s.Known[n] != [3]int{} {
			c.Effect = []games.Text{priceText(s.Known[n])}
		}
		field.Choices = append(field.Choices, c)
	}
	ask := chooseAsk("port", []games.SeatNo{t.Seat}, text("ask.port", args{"Name": r.name(t.Seat)}), "C4", field)
	ask.Skip, ask.Pass = true, textOf("choice.noCard", nil)
	return ask
}

func (s *State) portText(n int) games.Text {
	if n == 0 {
		return text("port.bay", nil)
	}
	return text("port.number", args{"Number": n})
}

func priceText(price [3]int) games.Text {
	return text("port.prices", args{"Rum": price[Rum], "Coffee": price[Coffee], "Fruit": price[Fruit]})
}

func (m *move) playPort(n int) {
	t := m.performed()
	m.playCard(t.Seat)
	m.s.Ports = append(m.s.Ports, n)
	m.s.Port = n
	m.enterPort(n)
}

// enterPort makes a port the current one. It asks for the prices if they are not known yet (A3, A4).
func (m *move) enterPort(n int) {
	m.s.Price = m.s.Known[n]
	if m.s.Price == [3]int{} {
		m.push(Task{Kind: taskPrices, Seat: games.Table, Count: n})
		return
	}
	m.Announce("C4", "log.port", args{"Port": m.s.portText(n), "Prices": priceText(m.s.Price)})
}

// askPrices asks for the prices of a port.
func (r *rules) askPrices(s *State, t Task) []games.Ask {
	return []games.Ask{{ID: fmt.Sprintf("prices/%d", t.Count), Kind: games.Form, Seats: table, Primary: true, Rule: "M1",
		Prompt: text("ask.prices", args{"Port": s.portText(t.Count)}), Fields: priceFields(t.Count, orders[max(1, t.Count)])}}
}

// priceFields returns the fields for the prices on a port's card. They never change, so later games remember them.
func priceFields(port int, first [3]int) (all []games.Field) {
	for g := range goods {
		all = append(all, games.Field{ID: goods[g], Label: goodText(g), Emblem: goods[g], Min: 1, Max: 3, Default: games.Value(first[g]), Remember: fmt.Sprintf("port/%d/%s", port, goods[g])})
	}
	return all
}

// toldPrices returns the prices of a port that were entered in an earlier game, or zeros.
func toldPrices(setup games.Setup, port int) (price [3]int) {
	for g, f := range priceFields(port, orders[1]) {
		n, known := setup.KnownNumber(f)
		if !known {
			return [3]int{}
		}
		price[g] = n
	}
	return price
}

func (m *move) prices(a games.Answer) {
	t := m.pop()
	m.s.Known[t.Count] = said(a)
	m.enterPort(t.Count)
}

func said(a games.Answer) (price [3]int) {
	for g := range goods {
		price[g] = a.Number(goods[g])
	}
	return price
}

// askKnown lets people correct the prices of the current port at any time, for this game and all later ones.
func (r *rules) askKnown(s *State) games.Ask {
	return games.Ask{ID: fmt.Sprintf("known/%d", s.Port), Kind: games.Form, Seats: table, Anytime: true, Rule: "K27",
		Prompt: text("ask.known", args{"Port": s.portText(s.Port)}), Fields: priceFields(s.Port, s.Price)}
}

func (m *move) priced(port int, a games.Answer) {
	m.s.Known[port] = said(a)
	m.enterPort(port)
}

// playCard removes an adventure card from a hand (K20).
func (m *move) playCard(seat games.SeatNo) {
	p := &m.s.Players[seat]
	p.AdvHand--
	p.Played++
}
