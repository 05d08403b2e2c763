package games

import (
	"encoding/json"
	"slices"
)

// CheckSetup refuses a setup that does not fit what the game says of itself: too few or too many seats,
// seats without a colour or with the same one, an option or a choice that does not exist, an edition that is newer than
// this program. It returns the
// options with every missing one at its default.
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

// Known is what the box is known to hold for a field with Remember. It is false where nothing was told, and where what
// was told is no answer to the field, as it must fit an ask of a kind.
func (s Setup) Known(kind Kind, f Field) (json.RawMessage, bool) {
	value, told := s.Box[f.Remember]
	if f.Remember == "" || !told || checkField(Ask{Kind: kind}, f, value) != nil {
		return nil, false
	}
	return value, true
}

// KnownNumber is Known for a field without choices.
func (s Setup) KnownNumber(f Field) (n int, known bool) {
	value, known := s.Known(Form, f)
	if known {
		known = json.Unmarshal(value, &n) == nil
	}
	return n, known
}
