package sevenseas

import (
	"fmt"
	"slices"
	"strconv"

	"quartermaster/games"
)

// amount is one number that people can correct by hand (K27).
type amount struct {
	id       string
	min, max int
	of       func(p *Player) *int // for an amount that each player has
	table    func(s *State) *int  // for an amount of the whole table
}

// The range to which any number can be corrected.
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

// entry is a number that can be corrected, and how to read and write it.
type entry struct {
	games.Amount
	ship bool // a number of ships: correcting it does not trigger the recalculation of ships
	get  func(s *State, seat games.SeatNo) int
	set  func(s *State, seat games.SeatNo, value int)
}

// entries returns all numbers that can be corrected. Something that is either present or absent is 1 or 0.
func entries() (all []entry) {
	for _, n := range amounts {
		of := func(s *State, seat games.SeatNo) *int {
			if n.table != nil {
				return n.table(s)
			}
			return n.of(&s.Players[seat])
		}
		all = append(all, entry{
			Amount: games.Amount{ID: n.id, Label: text("number."+n.id, nil), Min: n.min, Max: n.max, OfSeat: n.table == nil},
			ship:   slices.Contains([]string{"empty", "loaded", "guards", "guardsOwed", "reserve"}, n.id),
			get:    func(s *State, seat games.SeatNo) int { return *of(s, seat) },
			set:    func(s *State, seat games.SeatNo, value int) { *of(s, seat) = value },
		})
	}
	all = append(all, entry{
		Amount: games.Amount{ID: "round", Label: text("number.round", nil), Min: 1, Max: 99},
		get:    func(s *State, _ games.SeatNo) int { return s.Round },
		set: func(s *State, _ games.SeatNo, value int) { // the round determines the first player (K25)
			s.Round, s.First = value, games.SeatNo((value-1)%len(s.Players))
		},
	})
	all = append(all, entry{
		Amount: games.Amount{ID: "port", Label: text("number.port", nil), Max: len(orders) - 1},
		get:    func(s *State, _ games.SeatNo) int { return s.Port },
		set:    func(s *State, _ games.SeatNo, value int) { s.Port, s.Price = value, s.Known[value] },
	})
	for c := range countries {
		all = append(all, entry{
			Amount: games.Amount{ID: "flag" + countries[c], Label: text("number.flag", args{"Country": countryText(c)}), Emblem: countryEmblems[c], Max: 1, OfSeat: true},
			get:    func(s *State, seat games.SeatNo) int { return one(s.Players[seat].Flags[c]) },
			set:    func(s *State, seat games.SeatNo, value int) { s.Players[seat].Flags[c] = value == 1 },
		}, entry{
			Amount: games.Amount{ID: "raided" + countries[c], Label: text("number.raided", args{"Country": countryText(c)}), Emblem: countryEmblems[c], Max: 4},
			get:    func(s *State, _ games.SeatNo) int { return s.raided(c) },
			set:    func(s *State, _ games.SeatNo, value int) { s.setRaided(c, value) },
		})
	}
	for _, c := range []int{Shipwright, Governor, MerchantChar, Cartographer} { // other characters never stay on the table (R5)
		all = append(all, entry{
			Amount: games.Amount{ID: fmt.Sprint("lies", c), Label: text("number.lies", args{"Character": characterText(c)}), Emblem: "ch-" + strconv.Itoa(c), Max: 1, OfSeat: true},
			get:    func(s *State, seat games.SeatNo) int { return one(slices.Contains(s.Players[seat].OnTable, c)) },
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

// setRaided adds convoys of a country to the row, or removes the last ones, until there are as many as given.
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

// newSetRight makes the ask to correct any number, with a reason (K27). It is open at any time.
func newSetRight(seats []games.Seat, numbers []entry) games.SetRight {
	var all []games.Amount
	for _, e := range numbers {
		all = append(all, e.Amount)
	}
	return games.NewSetRight("correct", "value", text("ask.correct", nil), "K27", seats, all)
}

// setRightNow returns that ask with the current values.
func (r *rules) setRightNow(s *State) games.Ask {
	return r.setRight.Ask(func(amount string, seat games.SeatNo) int { return r.entry(amount).get(s, seat) })
}

func (r *rules) entry(id string) entry {
	return r.numbers[slices.IndexFunc(r.numbers, func(e entry) bool { return e.ID == id })]
}

// correct sets a number by hand. If the numbers of ships depend on it, they are recalculated. Laws that the new state breaks
// are shown as warnings; the game goes on.
func (m *move) correct(a games.Answer) *games.Refusal {
	what, seat, value, bad := m.setRight.Read(a)
	if bad != nil {
		return bad
	}
	e := m.entry(what.ID)
	before := e.get(m.s, seat)
	e.set(m.s, seat, value)
	m.Add(m.setRight.Said(a, what, seat, before, value))
	switch {
	case seat != games.Table && !e.ship:
		m.settle(seat)
	case seat == games.Table:
		if m.s.Price != [3]int{} {
			m.s.Known[m.s.Port] = m.s.Price
		}
		if what.ID == "port" {
			m.enterPort(value)
		}
	}
	return nil
}
