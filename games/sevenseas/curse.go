package sevenseas

import (
	"fmt"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// askCurse asks which curse is played, or whether no card is (C5).
func (r *rules) askCurse(s *State, t Task) games.Ask {
	field := games.Field{ID: "curse", Label: text("field.curse", nil)}
	for _, kind := range curses {
		c := games.Choice{ID: kind, Label: curseText(kind), Emblem: curseEmblems[kind], Faded: slices.Contains(s.Cards, Card{Curse: kind})}
		c.Effect = []games.Text{does(s, kind)}
		field.Choices = append(field.Choices, c)
	}
	ask := chooseAsk("curse", []games.SeatNo{t.Seat}, text("ask.curse", args{"Name": r.name(t.Seat)}), "C5", field)
	ask.Skip, ask.Pass = true, textOf("choice.noCard", nil)
	if spared := r.spared(s, t, Whirlpool); spared > 0 { // the number is the same for every curse with dice
		ask.Note = textOf("effect.spared", args{"Count": spared})
	}
	return ask
}

// does describes a curse in a few words: the dice values that it hits, and the cost.
func does(s *State, kind string) games.Text {
	if kind != Mutiny {
		return text("does."+kind, nil)
	}
	var dear []games.Text
	for _, g := range dearest(s) {
		dear = append(dear, goodText(g))
	}
	return text("does.MUT", args{"Goods": dear})
}

// spared returns how many of the caster's ships are safe from a dice curse: 3 or 6, at most the whole fleet (C5 p).
func (r *rules) spared(s *State, t Task, kind string) int {
	if kind != Whirlpool && hit[kind] == 0 {
		return 0
	}
	p := s.Players[t.Seat]
	return min(3*t.Privilege, p.Fleet())
}

// playCurse begins a curse (Q1–Q3).
func (m *move) playCurse(kind string) {
	t := m.performed()
	m.playCard(t.Seat)
	m.s.Cards = append(m.s.Cards, Card{Curse: kind})
	m.s.Clash = nil
	c := &Curse{Caster: t.Seat, Kind: kind, Spared: m.spared(m.s, t, kind), Lost: make([]Loss, len(m.seats))}
	m.s.Curse = c
	m.Announce("C5", "log.curse", args{"Name": m.name(t.Seat), "Curse": curseText(kind)}, t.Seat)
	m.Announce(curseRules[kind], "log.does", args{"Curse": curseText(kind), "What": does(m.s, kind)})
	switch kind {
	case Tavern:
		m.push(Task{Kind: taskThrow, Seat: t.Seat, For: forCurse})
	case Idol:
		m.push(Task{Kind: taskIdol, Seat: t.Seat})
	case Payday:
		guards := make([]int, len(m.seats))
		for i, p := range m.s.Players { // count the guards before any of them changes (Q11)
			guards[i] = p.Guards
		}
		for _, seat := range m.clockwise(t.Seat) {
			m.loseChests(seat, 2*guards[seat])
		}
		c.Done = true
	default:
		ships := 0
		for i, p := range m.s.Players {
			n := p.Fleet()
			if games.SeatNo(i) == t.Seat {
				n -= c.Spared
			}
			c.Thrown = append(c.Thrown, n)
			ships += n
		}
		if ships == 0 {
			c.Done = true
			m.Announce("Q3", "log.noShips", nil)
			return
		}
		if c.Spared > 0 {
			m.Say("C5", "log.spared", args{"Name": m.name(t.Seat), "Count": c.Spared}, t.Seat)
		}
		m.push(Task{Kind: taskThrow, Seat: t.Seat, For: forCurse})
	}
}

// curseGroups returns the dice to throw for a curse.
func (r *rules) curseGroups(s *State) []throw.Group {
	c := s.Curse
	var groups []throw.Group
	switch c.Kind {
	case Tavern:
		return []throw.Group{{Colour: r.merchant, Kind: pipsDie, Count: len(r.seats)}}
	case Whirlpool:
		groups = []throw.Group{{Colour: r.merchant, Kind: pipsDie, Count: 1}}
	}
	for i, n := range c.Thrown {
		if n > 0 {
			groups = append(groups, throw.Group{Colour: r.seats[i].Colour, Kind: pipsDie, Count: n})
		}
	}
	return groups
}

// askCurseHand lets people enter a curse by hand: how many of each player's dice it hits (U11, U12).
func (r *rules) askCurseHand(s *State) games.Ask {
	c := s.Curse
	ask := handAsk(s, text("ask.hand.curse", args{"Curse": curseText(c.Kind)}), curseRules[c.Kind])
	if c.Kind == Tavern {
		ask.Rule, ask.Prompt = "Q9", text("ask.hand.tavern", nil)
		for _, seat := range r.clockwise(c.Caster) {
			ask.Fields = append(ask.Fields, games.Field{ID: r.seats[seat].Colour, Label: games.Plain(r.name(seat)), Emblem: "tavern", Min: 1, Max: 6, Default: games.Value(1)})
		}
		return ask
	}
	for _, seat := range r.clockwise(c.Caster) {
		if n := c.Thrown[seat]; n > 0 {
			ask.Fields = append(ask.Fields, games.Field{ID: r.seats[seat].Colour, Label: games.Plain(r.name(seat)), Emblem: curseEmblems[c.Kind], Max: n, Default: games.Value(0)})
		}
	}
	return ask
}

// curseByHand applies the hits that people counted themselves.
func (m *move) curseByHand(a games.Answer) *games.Refusal {
	c := m.s.Curse
	hits := make([]int, len(m.seats))
	total := 0
	for i, seat := range m.seats {
		hits[i] = a.Number(seat.Colour)
		total += hits[i]
	}
	if c.Kind == Whirlpool {
		ships := 0
		for _, n := range c.Thrown {
			ships += n
		}
		if total > 6 || total == 0 { // the red die shows the number, from 1 to 6
			return refuse("Q8", "refused.whirlpoolCount", args{"Most": min(6, ships)})
		}
		hand := &ByHand{Ships: map[string]int{}}
		for i, seat := range m.seats {
			if hits[i] > 0 {
				hand.Ships[seat.Colour] = hits[i]
			}
		}
		m.s.Throws++
		m.s.Clash = &Clash{Whirlpool: true, PerShip: m.s.PerShip, Settled: true, Hand: hand}
		m.s.Clash.Throw.By = "hand"
		m.clashEnded()
		return nil
	}
	m.s.Throws++
	m.pop()
	if c.Kind == Tavern {
		m.tavern(hits)
		return nil
	}
	m.strike(hits)
	return nil
}

// curseThrown applies the dice that were thrown for a curse.
func (m *move) curseThrown(t throw.Throw) {
	c := m.s.Curse
	m.s.Throws++
	switch c.Kind {
	case Whirlpool:
		m.s.Clash = &Clash{Whirlpool: true, PerShip: m.s.PerShip, Throw: t}
		m.settleClash()
	case Tavern:
		c.Dice = t.Dice
		m.pop()
		m.push(Task{Kind: taskGive, Seat: c.Caster, Dice: slices.Clone(t.Dice)})
	default:
		hits := make([]int, len(m.seats))
		for _, d := range t.Dice {
			for i, seat := range m.seats {
				if d.Colour == seat.Colour && pips(d.Face) == hit[c.Kind] {
					hits[i]++
				}
			}
		}
		c.Dice = t.Dice
		m.pop()
		m.strike(hits)
	}
}

// strike takes the losses for the dice that a curse hit (Q4–Q7).
func (m *move) strike(hits []int) {
	c := m.s.Curse
	c.Done = true
	any := false
	var choices []Task
	for _, seat := range m.clockwise(c.Caster) {
		n := hits[seat]
		any = any || n > 0
		switch c.Kind {
		case Kraken:
			m.loseGoods(seat, Fruit, n)
		case Iceberg:
			m.loseGoods(seat, Coffee, n)
		case Sirens:
			m.loseGoods(seat, Rum, n)
		case Mutiny:
			if n > 0 {
				choices = append(choices, m.loseAny(seat, dearest(m.s), n)...)
			}
		}
	}
	if !any {
		m.Announce("Q3", "log.noHit", nil)
	}
	m.inTurn(choices)
	m.Say("Q3", "log.cargoBack", nil)
}

// dearest returns the goods with the highest price in the current port. There is more than one only if people have edited
// the prices (A24).
func dearest(s *State) (kinds []int) {
	most := max(s.Price[0], s.Price[1], s.Price[2])
	for g, price := range s.Price {
		if price == most {
			kinds = append(kinds, g)
		}
	}
	return kinds
}

// whirlpoolEnded takes the losses of a settled whirlpool (Q8, A25).
func (m *move) whirlpoolEnded() {
	m.pop()
	clash, c := m.s.Clash, m.s.Curse
	c.Done = true
	ships := map[string]int{}
	if clash.Hand != nil {
		ships = clash.Hand.Ships
	} else {
		for _, id := range clash.In {
			ships[clash.die(id).Colour]++
		}
	}
	m.Announce("Q8", "log.outcome", args{"Outcome": m.outcomeOf(clash)})
	for _, seat := range m.clockwise(c.Caster) {
		n := ships[m.seats[seat].Colour]
		if !clash.PerShip {
			n = min(1, n)
		}
		m.loseTalismans(seat, n)
	}
	m.Say("Q3", "log.cargoBack", nil)
}

// whirlLoss returns a function that gives the loss of an owner for a number of ships in a whirlpool. Equal values mean the
// same loss, so that people are only asked where the answer matters (A25, A26).
func (r *rules) whirlLoss(s *State, perShip bool) func(colour string, ships int) int {
	return func(colour string, ships int) int {
		if !perShip {
			ships = min(1, ships)
		}
		for i, seat := range r.seats {
			if seat.Colour != colour || s.Players == nil {
				continue
			}
			p := s.Players[i]
			if most := p.Talismans + max(0, p.Chests); ships > most && !r.is("debt", "debt") {
				if r.is("debt", "skull") {
					return most + 1
				}
				return most
			}
		}
		return ships
	}
}

// askIdol asks the caster to name a kind of goods (Q10).
func (r *rules) askIdol(_ *State, t Task) []games.Ask {
	field := games.Field{ID: "good", Label: text("field.good", nil)}
	for g := range goods {
		field.Choices = append(field.Choices, games.Choice{ID: goods[g], Label: goodText(g), Emblem: goods[g]})
	}
	return []games.Ask{chooseAsk("idol", []games.SeatNo{t.Seat}, text("ask.idol", args{"Name": r.name(t.Seat)}), "Q10", field)}
}

func (m *move) idol(good string) {
	m.pop()
	for g := range goods {
		if goods[g] == good {
			m.s.Curse.Good, m.s.Curse.Done = g, true
			m.Announce("Q10", "log.idol", args{"Good": goodText(g)})
			for _, seat := range m.clockwise(m.s.Curse.Caster) {
				m.loseGoods(seat, g, 1)
			}
		}
	}
}

// askPerShip lets people choose, before the throw, whether a whirlpool counts ships or players (A25).
func (r *rules) askPerShip(s *State) games.Ask {
	other := games.Choice{ID: "ship", Label: text("option.whirlpool.ship", nil)}
	if s.PerShip {
		other = games.Choice{ID: "player", Label: text("option.whirlpool.player", nil)}
	}
	ask := chooseAsk(fmt.Sprintf("perShip/%d", s.Throws), table, text("ask.perShip", nil), "A25", games.Field{ID: "loss", Label: text("field.loss", nil), Choices: []games.Choice{other}})
	ask.Primary, ask.Anytime = false, true
	return ask
}
