package games

import "slices"

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
