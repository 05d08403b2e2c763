package games

import "slices"

// Amount is a number that people can correct by hand.
type Amount struct {
	ID       string
	Label    Text
	Emblem   string
	Min, Max int
	OfSeat   bool // whether each seat has its own value; if not, there is one for the whole table
	Usual    bool // whether it is selected at first
}

// SetRight is the ask by which people correct a number that went wrong earlier: whose number, which one, its correct value,
// and the reason.
type SetRight struct {
	ask     Ask
	amounts []Amount
	owners  int // number of seats, plus one for the table if it has amounts of its own
	seats   []Seat
}

// NewSetRight makes the ask. The game chooses the ids of the ask and of the field with the number, because records contain
// them and must stay readable. There must be at least one amount.
func NewSetRight(id, number string, prompt Text, rule string, seats []Seat, amounts []Amount) SetRight {
	s := SetRight{amounts: amounts, seats: seats, owners: len(seats)}
	who := Field{ID: "who", Label: Text{ID: "games.right.who"}, Min: 1, Max: 1, Choices: SeatChoices(seats)}
	what := Field{ID: "what", Label: Text{ID: "games.right.what"}, Min: 1, Max: 1}
	value := Field{ID: number, Label: Text{ID: "games.right.value"}, Min: amounts[0].Min, Max: amounts[0].Max}
	why := Field{ID: "why", Label: Text{ID: "games.right.why"}, Min: 1, Max: 1, Default: Value("forgotten")}
	for _, a := range amounts {
		if !a.OfSeat && s.owners == len(seats) {
			s.owners++
			who.Choices = append(who.Choices, Choice{ID: "table", Label: Text{ID: "games.right.table"}})
		}
		if a.Usual {
			what.Default = Value(a.ID)
		}
		what.Choices = append(what.Choices, Choice{ID: a.ID, Label: a.Label, Emblem: a.Emblem})
		value.Min, value.Max = min(value.Min, a.Min), max(value.Max, a.Max)
	}
	for _, reason := range []string{"forgotten", "miscounted", "mistapped", "agreed"} {
		why.Choices = append(why.Choices, Choice{ID: reason, Label: Text{ID: "games.reason." + reason}})
	}
	s.ask = Ask{ID: id, Kind: Form, Seats: []SeatNo{Table}, Anytime: true, Prompt: prompt, Rule: rule, Fields: []Field{who, what, value, why}}
	return s
}

// Ask returns the ask with the current values filled in. It calls get for each amount of each seat, and with Table for an
// amount of the whole table.
func (s SetRight) Ask(get func(amount string, seat SeatNo) int) Ask {
	ask := s.ask
	ask.Fields = slices.Clone(ask.Fields)
	value := &ask.Fields[2]
	value.Now = make([]int, 0, s.owners*len(s.amounts))
	for who := range s.owners {
		for _, a := range s.amounts {
			n := 0
			switch {
			case !a.OfSeat:
				n = get(a.ID, Table)
			case who < len(s.seats):
				n = get(a.ID, SeatNo(who))
			}
			value.Now = append(value.Now, max(value.Min, min(value.Max, n)))
		}
	}
	return ask
}

// Read decodes an answer: which amount, whose (Table for the whole table), and the new value. It refuses a value out of the
// amount's range, and an amount that the chosen seat or table does not have.
func (s SetRight) Read(a Answer) (what Amount, seat SeatNo, value int, bad *Refusal) {
	i := slices.IndexFunc(s.amounts, func(m Amount) bool { return m.ID == a.Pick("what") })
	if i < 0 {
		return Amount{}, Table, 0, Refuse(s.ask.Rule, "games.refused.unknownField", nil)
	}
	what, seat, value = s.amounts[i], Table, a.Number(s.ask.Fields[2].ID)
	who := a.Pick("who")
	if (who == "table") == what.OfSeat {
		return what, seat, value, Refuse(s.ask.Rule, "games.refused.whose", map[string]any{"What": what.Label})
	}
	if value < what.Min || value > what.Max {
		return what, seat, value, Refuse(s.ask.Rule, "games.refused.range", map[string]any{"Field": what.Label, "Min": what.Min, "Max": what.Max})
	}
	if what.OfSeat {
		seat = SeatOf(who)
	}
	return what, seat, value, nil
}

// Said returns the line of the log that reports a correction.
func (s SetRight) Said(a Answer, what Amount, seat SeatNo, before, value int) Happening {
	args := map[string]any{"What": what.Label, "Before": before, "Number": value, "Why": Text{ID: "games.reason." + a.Pick("why")}}
	if seat == Table {
		return Happening{Text: Text{ID: "games.right.setTable", Args: args}, Rule: s.ask.Rule, Announce: true}
	}
	args["Name"] = s.seats[seat].Name
	return Happening{Text: Text{ID: "games.right.setSeat", Args: args}, Rule: s.ask.Rule, Seats: []SeatNo{seat}, Announce: true}
}
