package sevenseas

import (
	"fmt"
	"strings"

	"quartermaster/games"
)

// amount is one number that the table can set right by hand (K27), with its range.
type amount struct {
	id       string
	min, max int
	of       func(p *Player) *int // a player's
	table    func(s *State) *int  // the table's
}

var amounts = []amount{
	{id: "chests", min: -99, max: 199, of: func(p *Player) *int { return &p.Chests }},
	{id: "yinYang", max: 99, of: func(p *Player) *int { return &p.YinYang }},
	{id: "skulls", max: 99, of: func(p *Player) *int { return &p.Skulls }},
	{id: "empty", max: shipsEach, of: func(p *Player) *int { return &p.Empty }},
	{id: "loaded", max: shipsEach, of: func(p *Player) *int { return &p.Loaded }},
	{id: "guards", max: shipsEach, of: func(p *Player) *int { return &p.Guards }},
	{id: "guardsOwed", max: shipsEach, of: func(p *Player) *int { return &p.GuardsOwed }},
	{id: "reserve", max: shipsEach, of: func(p *Player) *int { return &p.Reserve }},
	{id: "rum", max: lootOfAKind, of: func(p *Player) *int { return &p.Goods[Rum] }},
	{id: "coffee", max: lootOfAKind, of: func(p *Player) *int { return &p.Goods[Coffee] }},
	{id: "fruit", max: lootOfAKind, of: func(p *Player) *int { return &p.Goods[Fruit] }},
	{id: "talismans", max: lootOfAKind, of: func(p *Player) *int { return &p.Talismans }},
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
	for _, n := range amounts {
		what.Choices = append(what.Choices, games.Choice{ID: n.id, Label: text("number."+n.id, nil)})
	}
	for c, id := range countries {
		what.Choices = append(what.Choices, games.Choice{ID: "flag" + id, Label: text("number.flag", args{"Country": countryText(c)}), Emblem: countryEmblems[c]})
	}
	why := games.Field{ID: "why", Label: text("field.why", nil), Min: 1, Max: 1}
	for _, reason := range reasons {
		why.Choices = append(why.Choices, games.Choice{ID: reason, Label: text("reason."+reason, nil)})
	}
	return games.Ask{
		ID: "correct", Kind: games.Form, Seats: table, Anytime: true, Prompt: text("ask.correct", nil), Rule: "K27",
		Fields: []games.Field{who, what, {ID: "value", Label: text("field.value", nil), Min: -99, Max: 199, Default: games.Value(0)}, why},
	}
}

// correct sets a number. Where the ships follow from it, they are put right too; laws that no longer hold
// are shown as warnings, and lock nothing.
func (m *move) correct(a games.Answer) *games.Refusal {
	who, what, value := a.Pick("who"), a.Pick("what"), a.Number("value")
	why := text("reason."+a.Pick("why"), nil)
	if country, isFlag := strings.CutPrefix(what, "flag"); isFlag {
		return m.correctFlag(who, country, value, why)
	}
	for _, n := range amounts {
		if n.id != what {
			continue
		}
		if (who == "table") != (n.table != nil) {
			return games.Refuse("K27", "sevenseas.refused.whose", args{"What": text("number."+n.id, nil)})
		}
		if value < n.min || value > n.max {
			return games.Refuse("K27", "games.refused.range", args{"Field": text("number."+n.id, nil), "Min": n.min, "Max": n.max})
		}
		if who == "table" {
			*n.table(m.s) = value
			if m.s.Price != [3]int{} {
				m.s.Known[m.s.Port] = m.s.Price
			}
			m.announce("K27", "log.correct.table", args{"What": text("number."+n.id, nil), "Number": value, "Why": why})
			return nil
		}
		seat := seatOf(who)
		*n.of(&m.s.Players[seat]) = value
		m.announce("K27", "log.correct.seat", args{"Name": m.name(seat), "What": text("number."+n.id, nil), "Number": value, "Why": why}, seat)
		if what != "empty" && what != "loaded" && what != "guards" && what != "guardsOwed" && what != "reserve" {
			m.settle(seat)
		}
	}
	return nil
}

func (m *move) correctFlag(who, country string, value int, why games.Text) *games.Refusal {
	if who == "table" {
		return games.Refuse("K27", "sevenseas.refused.whose", args{"What": text("field.flag", nil)})
	}
	if value < 0 || value > 1 {
		return games.Refuse("K27", "games.refused.range", args{"Field": text("field.flag", nil), "Min": 0, "Max": 1})
	}
	seat := seatOf(who)
	for c := range countries {
		if countries[c] == country {
			m.s.Players[seat].Flags[c] = value == 1
			m.announce("K27", "log.correct.seat", args{"Name": m.name(seat), "What": text("number.flag", args{"Country": countryText(c)}), "Number": value, "Why": why}, seat)
		}
	}
	return nil
}
