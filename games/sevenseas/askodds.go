package sevenseas

import (
	"math"

	"quartermaster/games"
)

// askOdds offers to show the odds while ships are sent and before the throw of a raid. The answer changes nothing in the
// game. An option turns odds off.
func (r *rules) askOdds(t Task) []games.Ask {
	if r.is("odds", "off") || len(t.Odds) > 0 {
		return nil
	}
	ask := chooseAsk("odds", table, text("ask.odds", nil), "B7", games.Field{ID: "odds", Label: text("field.odds", nil), Choices: []games.Choice{{ID: "odds", Label: text("choice.odds", nil)}}})
	ask.Primary, ask.Anytime = false, true
	return []games.Ask{ask}
}

// odds works out how likely the convoy is to sink. While a player chooses how many ships to send, it does so for each
// possible number, together with the ships that others have sent; the choices then show it. Otherwise it does so for the
// ships that are about to be thrown.
func (m *move) odds() {
	raid, t := m.s.Raid, m.s.top()
	fleets := append([]int(nil), raid.Sent...)
	if t.Kind == taskSend {
		for n := range min(m.limit(raid.Size), m.s.Players[t.Seat].Empty) + 1 {
			fleets[t.Seat] = n
			f := Odds(raid.Size, fleets)
			t.Odds = append(t.Odds, f.chance(f.Survivors[t.Seat]))
		}
		m.Announce("B7", "log.odds.assumption", nil)
		return
	}
	f := Odds(raid.Size, fleets)
	loot, ships := 0.0, 0
	for i, n := range f.Survivors {
		loot += n
		ships += fleets[i]
	}
	c := f.chance(loot)
	t.Odds = []Chance{c}
	m.Announce("B7", "log.odds", args{"Count": ships, "Percent": c.Percent, "Loot": float64(c.Loot) / 10})
}

// chance converts a forecast to the units that people see: whole per cents, and tenths of a loot card.
func (f Forecast) chance(loot float64) Chance {
	return Chance{Percent: int(math.Round(100 * f.Sunk)), Loot: int(math.Round(10 * loot))}
}
