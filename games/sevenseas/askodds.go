package sevenseas

import (
	"math"

	"quartermaster/games"
)

// askOdds stands beside the sending and the throw of a raid: whoever wants to know the odds taps it. The
// answer changes nothing; what it brings is said.
func (r *rules) askOdds() games.Ask {
	ask := chooseAsk("odds", table, text("ask.odds", nil), "B7", games.Field{ID: "odds", Label: text("field.odds", nil), Choices: []games.Choice{{ID: "odds", Label: text("choice.odds", nil)}}})
	ask.Primary, ask.Anytime = false, true
	return ask
}

// odds says how likely the convoy sinks: for each number of ships that the player on turn may send, with
// those that others sent already, or for the throw as it stands.
func (m *move) odds() {
	raid := m.s.Raid
	t := *m.s.top()
	var list []games.Text
	say := func(ships int, fleets []int) {
		f := Odds(raid.Size, fleets)
		loot := 0.0
		if t.Kind == taskSend {
			loot = f.Survivors[t.Seat]
		} else {
			for _, n := range f.Survivors {
				loot += n
			}
		}
		list = append(list, text("odds", args{"Count": ships, "Percent": int(math.Round(100 * f.Sunk)), "Loot": math.Round(10*loot) / 10}))
	}
	fleets := append([]int(nil), raid.Sent...)
	if t.Kind != taskSend {
		ships := 0
		for _, n := range fleets {
			ships += n
		}
		say(ships, fleets)
	} else {
		for n := 1; n <= min(m.limit(raid.Size), m.s.Players[t.Seat].Empty); n++ {
			fleets[t.Seat] = n
			say(n, fleets)
		}
	}
	m.announce("B7", "log.odds", args{"Odds": list})
}
