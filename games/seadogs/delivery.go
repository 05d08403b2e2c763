package seadogs

import (
	"strconv"

	"quartermaster/games"
)

// delivery begins a delivery phase (SD-T4). The revealer is the first to be asked to hire.
func (m *move) delivery(revealer games.SeatNo) {
	s := m.s
	if m.pointsOnly() {
		revealer = 0 // nobody hires in this mode, so any seat will do
	}
	s.Draw--
	s.Seen++
	s.Since = 0
	s.OnTable, s.Revealer, s.Uncovered, s.Phase, s.Asked = true, revealer, games.Table, PhaseDelivery, 0
	if s.Seen == deliveries {
		m.Announce("SD-E1", "last", nil)
	} else {
		m.Announce("SD-D5", "delivery", args{"Number": s.Seen})
	}
	for i := range s.Players {
		s.Players[i].Done = false
	}
	m.deliverOn()
}

// askPairs asks all players who are not done for a pair, at once or one after another from the revealer on (O6). A pair takes
// three taps: suit, ship, goods.
func (r *rules) askPairs(s *State) (asks []games.Ask) {
	open := 0
	for _, seat := range r.around(s.Revealer) {
		p := &s.Players[seat]
		if p.Done {
			continue
		}
		if open++; open > 1 && r.is("order", "fromRevealer") {
			continue
		}
		asks = append(asks, r.askPair(s, seat))
	}
	if open > 1 {
		asks = append(asks, beside("nobody", "SD-D1", "pass"))
	}
	return asks
}

func (r *rules) askPair(s *State, seat games.SeatNo) games.Ask {
	p := &s.Players[seat]
	who := args{"Name": r.name(seat)}
	if p.Laying == nil {
		var choices []games.Choice
		for _, suit := range suits {
			c := r.suitChoice(suit)
			if p.delivered(suit) {
				c.Refused = textOf("refused.delivered", nil) // SD-D4
			}
			choices = append(choices, c)
		}
		ask := tapped(forSeat("pair", seat), []games.SeatNo{seat}, text("ask.pair", who), "SD-D2", "suit", choices...)
		ask.Skip, ask.Pass = true, textOf("pass.done", nil)
		return ask
	}
	kind := "ship"
	if p.Laying.Ship > 0 {
		kind = "goods"
	}
	who["Suit"] = text("suit."+p.Laying.Suit, nil)
	back := textOf("pass.back", nil)
	if r.is("values", "any") { // O2
		return games.Ask{ID: forSeat(kind, seat), Kind: games.Form, Seats: []games.SeatNo{seat}, Prompt: text("ask."+kind, who), Rule: "SD-D2", Primary: true, Skip: true, Pass: back,
			Fields: []games.Field{{ID: "value", Label: text("field.value", nil), Min: 1, Max: anyValue}}}
	}
	var choices []games.Choice
	for v := 1; v <= highest; v++ {
		c := games.Choice{ID: strconv.Itoa(v), Label: games.Plain(v), Emblem: "ship", Colour: r.colourOf(p.Laying.Suit)}
		if kind == "goods" {
			c.Emblem = p.Laying.Suit
		}
		if s.lies(kind, p.Laying.Suit, v) {
			c.Refused = textOf("refused.lies", nil) // C4
		}
		choices = append(choices, c)
	}
	ask := tapped(forSeat(kind, seat), []games.SeatNo{seat}, text("ask."+kind, who), "SD-D2", "value", choices...)
	ask.Skip, ask.Pass = true, back
	return ask
}

// lies reports whether a card is already delivered. There is only one of each card (C4).
func (s *State) lies(kind, suit string, value int) bool {
	for _, p := range s.Players {
		pairs := p.Pairs
		if p.Laying != nil {
			pairs = append(pairs[:len(pairs):len(pairs)], *p.Laying)
		}
		for _, q := range pairs {
			if q.Suit == suit && (kind == "ship" && q.Ship == value || kind == "goods" && q.Goods == value) {
				return true
			}
		}
	}
	return false
}

// told reads a number from a field, which is a choice if there are few possible values, and a typed number otherwise.
func told(a games.Answer, field string) int {
	if n, err := strconv.Atoi(a.Pick(field)); err == nil {
		return n
	}
	return a.Number(field)
}

func (m *move) pairSuit(seat games.SeatNo, a games.Answer) {
	p := &m.s.Players[seat]
	if a.Passed() {
		p.Done = true
		m.deliverOn()
		return
	}
	p.Laying = &Pair{Suit: a.Pick("suit")}
}

func (m *move) pairShip(seat games.SeatNo, a games.Answer) {
	p := &m.s.Players[seat]
	if a.Passed() {
		p.Laying = nil
		return
	}
	p.Laying.Ship = told(a, "value")
}

func (m *move) pairGoods(seat games.SeatNo, a games.Answer) {
	p := &m.s.Players[seat]
	if a.Passed() {
		p.Laying.Ship = 0
		return
	}
	p.Laying.Goods = told(a, "value")
	pair := *p.Laying
	p.Laying = nil
	p.Pairs = append(p.Pairs, pair)
	if !m.pointsOnly() {
		p.Hand -= 2
	}
	m.Announce("SD-D2", "pair", args{"Name": m.name(seat), "Suit": text("suit."+pair.Suit, nil), "Number": pair.value()}, seat)
	if len(p.Pairs) == len(suits) {
		m.s.Ended = true
		m.Announce("SD-E2", "allFour", m.who(seat), seat)
		if m.is("fourth", "atOnce") { // O9
			m.nobodyDelivers()
			return
		}
	}
	m.deliverOn()
}

// nobodyDelivers ends the phase for everybody. Pairs that are only partly entered are dropped.
func (m *move) nobodyDelivers() {
	for i := range m.s.Players {
		m.s.Players[i].Done, m.s.Players[i].Laying = true, nil
	}
	m.deliverOn()
}

// mayDeliver reports whether a player can still deliver a pair (SD-D4, SD-D7).
func (r *rules) mayDeliver(p *Player) bool {
	return len(p.Pairs) < len(suits) && (r.pointsOnly() || p.cargo() >= 2)
}

// deliverOn ends the phase as soon as nobody can or wants to deliver any more (SD-D7).
func (m *move) deliverOn() {
	s := m.s
	all := true
	for i := range s.Players {
		p := &s.Players[i]
		p.Done = p.Done || !m.mayDeliver(p)
		all = all && p.Done
	}
	switch {
	case !all:
	case s.Ended, s.Seen == deliveries && m.is("lastHire", "no"): // SD-E1, SD-E2, O8
		m.count()
	case m.pointsOnly():
		s.Phase, s.OnTable = PhaseTurn, false
	default:
		s.Phase = PhaseHire
		m.Announce("SD-W2", "hireAsk", m.who(s.Revealer), s.Revealer)
	}
}
