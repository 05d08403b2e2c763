package jamaica

import (
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/jamaica/cargo"
	"quartermaster/games/jamaica/track"
)

// goods describes a number of tokens: "4 gunpowder".
func goods(kind cargo.Kind, n int) games.Text { return text("goods."+string(kind), args{"Count": n}) }

// holdChoice makes a choice for a hold, with its contents.
func holdChoice(i int, h cargo.Hold) games.Choice {
	c := games.Choice{ID: strconv.Itoa(i), Label: text("choice.emptyHold", args{"Number": i + 1}), Emblem: "hold"}
	if h.N > 0 {
		c.Label, c.Emblem = text("choice.holdWith", args{"Number": i + 1, "Goods": goods(h.Kind, h.N)}), string(h.Kind)
	}
	return c
}

// load loads goods (JM-L1 to JM-L5) into the first empty hold. If there is none, a hold must be emptied first. It reports
// whether it waits for the player to choose that hold.
func (m *move) load(step Step) (waits bool) {
	v := m.s.Voyage
	ship := v.Ships[step.Seat].Holds
	kind := cargo.Kind(step.Kind)
	v.forget(step.Seat)
	if empty := ship.Empty(); len(empty) > 0 {
		m.fillHold(step, empty[0])
		if len(empty) > 1 && slices.Contains(empty, sixHolds-1) { // the choice matters only if one of them is the Sixth Hold
			v.Chosen = &Chosen{Seat: step.Seat, Hold: empty[0]}
		}
		return false
	}
	switch may := ship.MayEmpty(kind); len(may) {
	case 0:
		v.done()
		m.Announce("JM-L5", "full", args{"Name": m.name(step.Seat), "Goods": goods(kind, step.N)}, step.Seat)
	case 1:
		m.emptyAndFill(step, may[0])
	default:
		return true
	}
	return false
}

// emptyAndFill empties a hold and loads the new goods into it (JM-L3).
func (m *move) emptyAndFill(step Step, hold int) {
	v := m.s.Voyage
	was := v.Ships[step.Seat].Holds.Clear(hold)
	v.Bank[was.Kind] += was.N
	m.Announce("JM-L3", "overboard", args{"Name": m.name(step.Seat), "Goods": goods(was.Kind, was.N)}, step.Seat)
	m.fillHold(step, hold)
}

// fillHold loads goods from the bank into an empty hold.
func (m *move) fillHold(step Step, hold int) {
	v := m.s.Voyage
	kind := cargo.Kind(step.Kind)
	v.Ships[step.Seat].Holds.Put(hold, kind, step.N)
	v.Bank[kind] -= step.N
	m.Say("JM-L2", "load", args{"Name": m.name(step.Seat), "Goods": goods(kind, step.N), "Number": hold + 1}, step.Seat)
	if v.Bank[kind] < 0 { // O3
		m.Announce("C1", "bankEmpty", args{"Goods": text("token."+step.Kind, nil)})
	}
	v.done()
}

// owed returns the price of a space (JM-M6).
func owed(space track.Space) (kind cargo.Kind, n int) {
	switch space.Kind {
	case track.Port:
		return cargo.Gold, space.Price
	case track.Sea:
		return cargo.Food, space.Price
	}
	return cargo.Gold, 0
}

func (r *rules) canPay(s *State, seat games.SeatNo, space track.Space) bool {
	kind, n := owed(space)
	return s.Voyage.Ships[seat].Holds.Sum(kind) >= n
}

// price makes a ship pay for the space that it reached, once, with whatever it has (JM-M5, JM-M6, JM-X1).
func (m *move) price(step Step) {
	v := m.s.Voyage
	kind, n := owed(v.at(step.Seat))
	have := v.Ships[step.Seat].Holds.Sum(kind)
	a := args{"Name": m.name(step.Seat), "Goods": goods(kind, min(n, have))}
	switch {
	case n == 0:
		v.done()
	case have >= n:
		m.Announce("JM-M6", "price", a, step.Seat)
		v.done(Step{Do: doPay, Seat: step.Seat, Kind: string(kind), N: n})
	default:
		m.Announce("JM-X1", "short", a, step.Seat)
		then := []Step{{Do: doShort, Seat: step.Seat}}
		switch {
		case v.Ships[step.Seat].Place.Behind > 0 && m.is("behind", "stay"): // O8
			m.Announce("JM-X3", "stays", m.who(step.Seat), step.Seat)
			then = nil
		case m.is("shortage", "older"): // O2
			then = []Step{{Do: doBack, Seat: step.Seat, Kind: payable}}
		}
		v.done(append([]Step{{Do: doPay, Seat: step.Seat, Kind: string(kind), N: have}}, then...)...)
	}
}

// pay takes goods out of the holds, by option O9 the smallest first or as the player chooses. It reports whether it waits for
// that choice.
func (m *move) pay(step Step) (waits bool) {
	v := m.s.Voyage
	kind, ship := cargo.Kind(step.Kind), v.Ships[step.Seat].Holds
	v.forget(step.Seat)
	of := ship.Of(kind)
	if free := len(of) > 1 && ship.Sum(kind) > step.N && step.N > 0; free {
		if m.is("payment", "ask") {
			return true
		}
		v.Chosen = &Chosen{Seat: step.Seat, Kind: kind, N: step.N, Before: slices.Clone(ship)}
	}
	v.Bank[kind] += ship.Take(kind, step.N, -1)
	v.done()
	return false
}

// paysFrom takes as much as possible from one hold. If more is owed, another step asks again.
func (m *move) paysFrom(step Step, hold int) {
	v := m.s.Voyage
	ship := v.Ships[step.Seat].Holds
	kind := cargo.Kind(step.Kind)
	n := ship.Take(kind, min(step.N, ship[hold].N), hold)
	v.Bank[kind] += n
	if step.N -= n; step.N > 0 {
		v.done(step)
	} else {
		v.done()
	}
}

// askChosen lets a player change what the program chose: the hold that goods were loaded into, or the one that pays first.
func (r *rules) askChosen(s *State) games.Ask {
	c := s.Voyage.Chosen
	ship := s.Voyage.Ships[c.Seat].Holds
	seats := []games.SeatNo{r.decides(s, c.Seat)}
	var choices []games.Choice
	var ask games.Ask
	if c.Kind == "" {
		for i, hold := range ship {
			if hold.N == 0 || i == c.Hold {
				choices = append(choices, holdChoice(i, hold))
			}
		}
		ask = tapped("stow", seats, text("ask.stow", args{"Name": r.name(c.Seat)}), "JM-L2", "hold", choices...)
		ask.Button = textOf("button.stow", nil)
	} else {
		for _, i := range c.Before.Of(c.Kind) {
			choices = append(choices, holdChoice(i, c.Before[i]))
		}
		ask = tapped("paid", seats, text("ask.paid", args{"Name": r.name(c.Seat), "Goods": goods(c.Kind, c.N)}), "JM-M6", "hold", choices...)
		ask.Button = textOf("button.paid", nil)
	}
	ask.Primary, ask.Anytime = false, true
	return ask
}

// changeChosen undoes what the program chose and applies the player's choice instead.
func (m *move) changeChosen(kind string, a games.Answer) {
	v := m.s.Voyage
	c := v.Chosen
	hold := index(a, "hold")
	ship := v.Ships[c.Seat].Holds
	if kind == "stow" {
		was := ship.Clear(c.Hold)
		ship.Put(hold, was.Kind, was.N)
		m.Say("JM-L2", "load", args{"Name": m.name(c.Seat), "Goods": goods(was.Kind, was.N), "Number": hold + 1}, c.Seat)
		c.Hold = hold
		return
	}
	copy(ship, c.Before)
	ship.Take(c.Kind, c.N, hold)
	m.Say("JM-M6", "paidFrom", args{"Name": m.name(c.Seat), "Goods": goods(c.Kind, c.N), "Number": hold + 1}, c.Seat)
}

// askHold lets people correct the contents of a hold.
func (r *rules) askHold(s *State) games.Ask {
	hold := games.Field{ID: "hold", Label: text("field.hold", nil), Min: 1, Max: 1}
	for i := range sixHolds {
		hold.Choices = append(hold.Choices, games.Choice{ID: strconv.Itoa(i), Label: games.Plain(i + 1)})
	}
	kind := games.Field{ID: "kind", Label: text("field.kind", nil), Min: 1, Max: 1}
	for _, k := range cargo.Kinds {
		kind.Choices = append(kind.Choices, games.Choice{ID: string(k), Label: text("token."+string(k), nil), Emblem: string(k)})
	}
	return games.Ask{ID: "hold", Kind: games.Form, Seats: everybody, Anytime: true, Prompt: text("ask.hold", nil), Rule: "C3",
		Fields: []games.Field{r.shipField(s), hold, kind, {ID: "count", Label: text("field.count", nil), Min: 0, Max: mostInHold}}}
}

// mostInHold is the largest number of tokens to which a hold can be corrected.
const mostInHold = 30

func (r *rules) shipField(s *State) games.Field {
	all := make([]games.SeatNo, r.ships())
	for i := range all {
		all[i] = games.SeatNo(i)
	}
	return games.Field{ID: "who", Label: text("field.who", nil), Min: 1, Max: 1, Choices: r.choices(all)}
}

// setHold corrects the contents of a hold. The difference comes from the bank or goes there (C1).
func (m *move) setHold(a games.Answer) *games.Refusal {
	v := m.s.Voyage
	seat, i, n, kind := games.SeatOf(a.Pick("who")), index(a, "hold"), a.Number("count"), cargo.Kind(a.Pick("kind"))
	if i >= len(v.Ships[seat].Holds) {
		return refuse("JM-A5", "refused.noSixth", args{"Name": m.name(seat)})
	}
	ship := v.Ships[seat].Holds
	was := ship.Clear(i)
	if was.N > 0 {
		v.Bank[was.Kind] += was.N
	}
	ship.Put(i, kind, n)
	v.Bank[kind] -= n
	m.Announce("C3", "holdSet", args{"Name": m.name(seat), "Number": i + 1, "Goods": goods(kind, n)}, seat)
	return nil
}

// askShip lets people correct the place of a ship.
func (r *rules) askShip(s *State) games.Ask {
	space := games.Field{ID: "space", Label: text("field.space", nil), Min: 1, Max: 1, Choices: s.Voyage.spaces}
	return games.Ask{ID: "ship", Kind: games.Form, Seats: everybody, Anytime: true, Prompt: text("ask.ship", nil), Rule: "C5",
		Fields: []games.Field{r.shipField(s), space, {ID: "behind", Label: text("field.behind", nil), Min: 0, Max: 2}}}
}

// setShip corrects the place of a ship. A ship that is home cannot be moved: that needs undo.
func (m *move) setShip(a games.Answer) *games.Refusal {
	v := m.s.Voyage
	seat := games.SeatOf(a.Pick("who"))
	if m.s.Ships[seat].Home {
		return refuse("JM-E1", "refused.home", m.who(seat))
	}
	space := index(a, "space")
	v.Ships[seat].Place = track.Place{Space: space, Behind: a.Number("behind")}
	m.Announce("C5", "shipSet", args{"Name": m.name(seat), "Number": space, "Space": spaceText(v.at(seat))}, seat)
	return nil
}

// fitHolds gives the Sixth Hold and its contents to the player who owns it (JM-A5). If nobody owns it any more, its contents go
// to the bank.
func (m *move) fitHolds() {
	v := m.s.Voyage
	if v == nil {
		return
	}
	v.Chosen = nil
	owner := m.s.owner(sixthHold)
	var was cargo.Hold
	for i := range v.Ships {
		ship := &v.Ships[i]
		if len(ship.Holds) == sixHolds && games.SeatNo(i) != owner {
			was = ship.Holds.Clear(sixHolds - 1)
			ship.Holds = ship.Holds[:holds]
		}
	}
	if owner >= 0 && len(v.Ships[owner].Holds) == holds {
		sixth := was
		if m.isGhost(owner) && was.Kind != cargo.Gold { // the ghost keeps only doubloons
			sixth = cargo.Hold{}
		}
		v.Ships[owner].Holds = append(slices.Clone(v.Ships[owner].Holds), sixth)
		if sixth.N > 0 {
			was = cargo.Hold{}
		}
	}
	if was.N > 0 {
		v.Bank[was.Kind] += was.N
	}
}

// fitTokens adds or removes treasure tokens until there are as many as cards in the stack (C2), after somebody's treasures were
// corrected.
func (m *move) fitTokens(seat games.SeatNo) {
	s, v := m.s, m.s.Voyage
	if v == nil {
		return
	}
	for len(v.Tokens) > s.Stack {
		i := 0
		if seat >= 0 {
			i = max(0, slices.Index(v.Tokens, v.Ships[seat].Place.Space))
		}
		v.Tokens = slices.Delete(v.Tokens, i, i+1)
	}
	for i, space := range v.way.Spaces {
		if len(v.Tokens) < s.Stack && space.Kind == track.Lair && !slices.Contains(v.Tokens, i) {
			v.Tokens = append(v.Tokens, i)
			slices.Sort(v.Tokens)
		}
	}
}
