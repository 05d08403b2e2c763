package sevenseas

import (
	"fmt"
	"slices"
	"strconv"

	"quartermaster/games"
)

// amount is one number that the table can set right by hand (K27), with its range.
type amount struct {
	id       string
	min, max int
	of       func(p *Player) *int // a player's
	table    func(s *State) *int  // the table's
}

// The range in which any number can be set right.
const (
	leastRight = -99
	mostRight  = 999
)

var amounts = []amount{
	{id: "chests", min: leastRight, max: mostRight, of: func(p *Player) *int { return &p.Chests }},
	{id: "yinYang", max: 99, of: func(p *Player) *int { return &p.YinYang }},
	{id: "skulls", max: 99, of: func(p *Player) *int { return &p.Skulls }},
	{id: "empty", max: shipsEach, of: func(p *Player) *int { return &p.Empty }},
	{id: "loaded", max: shipsEach, of: func(p *Player) *int { return &p.Loaded }},
	{id: "guards", max: shipsEach, of: func(p *Player) *int { return &p.Guards }},
	{id: "guardsOwed", max: shipsEach, of: func(p *Player) *int { return &p.GuardsOwed }},
	{id: "reserve", max: shipsEach, of: func(p *Player) *int { return &p.Reserve }},
	{id: "rum", max: lootCards, of: func(p *Player) *int { return &p.Goods[Rum] }},
	{id: "coffee", max: lootCards, of: func(p *Player) *int { return &p.Goods[Coffee] }},
	{id: "fruit", max: lootCards, of: func(p *Player) *int { return &p.Goods[Fruit] }},
	{id: "talismans", max: lootCards, of: func(p *Player) *int { return &p.Talismans }},
	{id: "doubleHold", max: 20, of: func(p *Player) *int { return &p.DoubleHold }},
	{id: "unsinkable", max: 20, of: func(p *Player) *int { return &p.Unsinkable }},
	{id: "advHand", max: adventureCards, of: func(p *Player) *int { return &p.AdvHand }},
	{id: "advStack", max: adventureCards, table: func(s *State) *int { return &s.AdvStack }},
	{id: "above", max: adventureCards, table: func(s *State) *int { return &s.Above }},
	{id: "countdown", max: 3, table: func(s *State) *int { return &s.Countdown }},
	{id: "lootDeck", max: lootCards, table: func(s *State) *int { return &s.LootDeck }},
	{id: "lootGone", max: lootCards, table: func(s *State) *int { return &s.LootGone }},
	{id: "priceRum", min: 1, max: 3, table: func(s *State) *int { return &s.Price[Rum] }},
	{id: "priceCoffee", min: 1, max: 3, table: func(s *State) *int { return &s.Price[Coffee] }},
	{id: "priceFruit", min: 1, max: 3, table: func(s *State) *int { return &s.Price[Fruit] }},
}

// entry is a number that can be set right, as the form offers it.
type entry struct {
	id       string
	label    games.Text
	emblem   string
	min, max int
	ofSeat   bool // a player's, not the table's
	ship     bool // ships that are counted themselves do not follow from anything
	get      func(s *State, seat games.SeatNo) int
	set      func(s *State, seat games.SeatNo, value int)
}

// entries are all numbers that can be set right. What is there or not is 1 or 0.
func entries() (all []entry) {
	for _, n := range amounts {
		of := func(s *State, seat games.SeatNo) *int {
			if n.table != nil {
				return n.table(s)
			}
			return n.of(&s.Players[seat])
		}
		all = append(all, entry{
			id: n.id, label: text("number."+n.id, nil), min: n.min, max: n.max, ofSeat: n.table == nil,
			ship: slices.Contains([]string{"empty", "loaded", "guards", "guardsOwed", "reserve"}, n.id),
			get:  func(s *State, seat games.SeatNo) int { return *of(s, seat) },
			set:  func(s *State, seat games.SeatNo, value int) { *of(s, seat) = value },
		})
	}
	all = append(all, entry{
		id: "round", label: text("number.round", nil), min: 1, max: 99,
		get: func(s *State, _ games.SeatNo) int { return s.Round },
		set: func(s *State, _ games.SeatNo, value int) { // the first player follows (K25)
			s.Round, s.First = value, games.SeatNo((value-1)%len(s.Players))
		},
	})
	all = append(all, entry{
		id: "port", label: text("number.port", nil), max: len(orders) - 1,
		get: func(s *State, _ games.SeatNo) int { return s.Port },
		set: func(s *State, _ games.SeatNo, value int) { s.Port, s.Price = value, s.Known[value] },
	})
	for c := range countries {
		all = append(all, entry{
			id: "flag" + countries[c], label: text("number.flag", args{"Country": countryText(c)}), emblem: countryEmblems[c], max: 1, ofSeat: true,
			get: func(s *State, seat games.SeatNo) int { return one(s.Players[seat].Flags[c]) },
			set: func(s *State, seat games.SeatNo, value int) { s.Players[seat].Flags[c] = value == 1 },
		}, entry{
			id: "raided" + countries[c], label: text("number.raided", args{"Country": countryText(c)}), emblem: countryEmblems[c], max: 4,
			get: func(s *State, _ games.SeatNo) int { return s.raided(c) },
			set: func(s *State, _ games.SeatNo, value int) { s.setRaided(c, value) },
		})
	}
	for _, c := range []int{Shipwright, Governor, MerchantChar, Cartographer} { // the others never stay on the table (R5)
		all = append(all, entry{
			id: fmt.Sprint("lies", c), label: text("number.lies", args{"Character": characterText(c)}), emblem: "ch-" + strconv.Itoa(c), max: 1, ofSeat: true,
			get: func(s *State, seat games.SeatNo) int { return one(slices.Contains(s.Players[seat].OnTable, c)) },
			set: func(s *State, seat games.SeatNo, value int) {
				p := &s.Players[seat]
				p.OnTable = slices.DeleteFunc(p.OnTable, func(x int) bool { return x == c })
				if value == 1 {
					p.OnTable = append(p.OnTable, c)
					slices.Sort(p.OnTable)
				}
			},
		})
	}
	return all
}

func one(there bool) int {
	if there {
		return 1
	}
	return 0
}

// setRaided puts convoys of a country into the row, or takes the last ones out of it.
func (s *State) setRaided(country, value int) {
	for i := len(s.Cards) - 1; i >= 0 && s.raided(country) > value; i-- {
		if s.Cards[i].Curse == "" && s.Cards[i].Country == country {
			s.Cards = slices.Delete(s.Cards, i, i+1)
		}
	}
	for s.raided(country) < value {
		size := 1
		for size < 4 && slices.Contains(s.Cards, Card{Country: country, Size: size}) {
			size++
		}
		s.Cards = append(s.Cards, Card{Country: country, Size: size})
	}
}

// reasons are why a number is set right; the log keeps them.
var reasons = []string{"forgotten", "miscounted", "mistapped", "agreed"}

// askCorrect stands beside everything: any number can be set right, with a reason (K27).
func (r *rules) askCorrect() games.Ask {
	who := games.Field{ID: "who", Label: text("field.who", nil), Min: 1, Max: 1}
	for i, seat := range r.seats {
		who.Choices = append(who.Choices, games.Choice{ID: fmt.Sprint(i), Label: text("plain", args{"Value": seat.Name}), Colour: seat.Colour})
	}
	who.Choices = append(who.Choices, games.Choice{ID: "table", Label: text("choice.table", nil)})
	what := games.Field{ID: "what", Label: text("field.what", nil), Min: 1, Max: 1}
	for _, e := range r.numbers {
		what.Choices = append(what.Choices, games.Choice{ID: e.id, Label: e.label, Emblem: e.emblem})
	}
	why := games.Field{ID: "why", Label: text("field.why", nil), Min: 1, Max: 1}
	for _, reason := range reasons {
		why.Choices = append(why.Choices, games.Choice{ID: reason, Label: text("reason."+reason, nil)})
	}
	return games.Ask{
		ID: "correct", Kind: games.Form, Seats: table, Anytime: true, Prompt: text("ask.correct", nil), Rule: "K27",
		Fields: []games.Field{who, what, {ID: "value", Label: text("field.value", nil), Min: leastRight, Max: mostRight, Default: games.Value(0)}, why},
	}
}

// setRightNow is the same ask with what the numbers are now.
func (r *rules) setRightNow(s *State) games.Ask {
	ask := r.setRight
	now := make([]int, 0, (len(r.seats)+1)*len(r.numbers))
	for who := range len(r.seats) + 1 {
		for _, e := range r.numbers {
			n := 0
			if who < len(r.seats) || !e.ofSeat {
				n = e.get(s, games.SeatNo(who))
			}
			now = append(now, max(leastRight, min(mostRight, n)))
		}
	}
	ask.Fields = slices.Clone(ask.Fields)
	ask.Fields[2].Now = now
	return ask
}

// correct sets a number. Where the ships follow from it, they are put right too; laws that no longer hold
// are shown as warnings, and lock nothing.
func (m *move) correct(a games.Answer) *games.Refusal {
	who, what, value := a.Pick("who"), a.Pick("what"), a.Number("value")
	e := m.numbers[slices.IndexFunc(m.numbers, func(e entry) bool { return e.id == what })]
	if (who == "table") == e.ofSeat {
		return games.Refuse("K27", "sevenseas.refused.whose", args{"What": e.label})
	}
	if value < e.min || value > e.max {
		return games.Refuse("K27", "games.refused.range", args{"Field": e.label, "Min": e.min, "Max": e.max})
	}
	seat := games.Table
	if e.ofSeat {
		seat = seatOf(who)
	}
	said := args{"What": e.label, "Before": e.get(m.s, seat), "Number": value, "Why": text("reason."+a.Pick("why"), nil)}
	e.set(m.s, seat, value)
	if !e.ofSeat {
		if m.s.Price != [3]int{} {
			m.s.Known[m.s.Port] = m.s.Price
		}
		m.announce("K27", "log.correct.table", said)
		if what == "port" {
			m.enterPort(value)
		}
		return nil
	}
	said["Name"] = m.name(seat)
	m.announce("K27", "log.correct.seat", said, seat)
	if !e.ship {
		m.settle(seat)
	}
	return nil
}
