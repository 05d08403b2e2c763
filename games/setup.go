package games

import (
	"encoding/json"
	"slices"
)

// CheckSetup returns the chosen options, with the default for each one that the setup leaves out. It refuses a setup that
// does not fit the game's Info: too few or too many seats, a seat without a colour or with the colour of another, an
// unknown option or choice, or an edition that this program does not know.
func CheckSetup(info Info, s Setup) (map[string]string, *Refusal) {
	if len(s.Seats) < info.FewestSeats || len(s.Seats) > info.MostSeats {
		return nil, Refuse("", "games.refused.seats", map[string]any{"Fewest": info.FewestSeats, "Most": info.MostSeats})
	}
	for i, seat := range s.Seats {
		taken := slices.ContainsFunc(s.Seats[:i], func(o Seat) bool { return o.Colour == seat.Colour })
		if seat.Colour == "" || taken {
			return nil, Refuse("", "games.refused.colour", map[string]any{"Name": seat.Name})
		}
	}
	if s.Edition < 0 || s.Edition > max(1, info.Edition) {
		return nil, Refuse("", "games.refused.edition", map[string]any{"Edition": s.Edition})
	}
	chosen := map[string]string{}
	for _, o := range info.Options {
		chosen[o.ID] = o.Choices[0].ID
	}
	for id, choice := range s.Options {
		k := slices.IndexFunc(info.Options, func(o Option) bool { return o.ID == id })
		if k < 0 || !slices.ContainsFunc(info.Options[k].Choices, func(c Choice) bool { return c.ID == choice }) {
			return nil, Refuse("", "games.refused.option", map[string]any{"Option": id, "Choice": choice})
		}
		chosen[id] = choice
	}
	return chosen, nil
}

// Known returns the answer that the box remembers for a field with Remember. It reports false if there is none, or if the
// remembered value is not a valid answer to this field in an ask of the given kind.
func (s Setup) Known(kind Kind, f Field) (json.RawMessage, bool) {
	value, told := s.Box[f.Remember]
	if f.Remember == "" || !told || checkField(Ask{Kind: kind}, f, value) != nil {
		return nil, false
	}
	return value, true
}

// KnownNumber is Known for a field without choices, whose answer is a whole number.
func (s Setup) KnownNumber(f Field) (n int, known bool) {
	value, known := s.Known(Form, f)
	if known {
		known = json.Unmarshal(value, &n) == nil
	}
	return n, known
}
