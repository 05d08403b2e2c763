package tray

import (
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// throwsOfTurn returns how many throws a turn has at most (O4).
func (r *rules) throwsOfTurn() int {
	n, _ := strconv.Atoi(r.chosen["throws"])
	return n
}

// nth names the throw of a turn: "Second throw of three" (TR-K1).
func (r *rules) nth(n int) games.Text {
	return text("nth."+strconv.Itoa(n)+"of"+r.chosen["throws"], nil)
}

// wanted returns the dice that the next throw waits for: any dice at the beginning of a turn, the same dice within it (TR-K1, TR-T5).
func (s *State) wanted() *throw.Wanted {
	w := &throw.Wanted{}
	if s.Nth == 0 && !s.Again {
		return w
	}
	for _, d := range s.Last.Dice {
		i := slices.IndexFunc(w.Groups, func(g throw.Group) bool { return g.Colour == d.Colour })
		if i < 0 {
			i, w.Groups = len(w.Groups), append(w.Groups, throw.Group{Colour: d.Colour})
		}
		w.Groups[i].Count++
		d.Kept = nil
		if !s.Again {
			w.Keep = append(w.Keep, d)
		} else if !d.Loose {
			w.Stay, w.Keep = append(w.Stay, d), append(w.Keep, d)
		}
	}
	return w
}

// asKept gives kept dice what they showed in the throw before, even if that throw has been corrected since (TR-K2). It refuses a
// throw that the turn does not allow.
func (m *move) asKept(t throw.Throw) (throw.Throw, *games.Refusal) {
	if m.s.Nth == 0 && !m.s.Again {
		return t, nil
	}
	before := m.s.Last.Dice
	if len(t.Dice) != len(before) {
		return t, refuse("TR-K1", "refused.number", args{"Count": len(before)})
	}
	t.Dice = slices.Clone(t.Dice)
	kept := 0
	for i, d := range t.Dice {
		if d.Kept == nil {
			continue
		}
		j := slices.IndexFunc(before, func(b throw.Die) bool { return b.ID == *d.Kept })
		if j < 0 {
			return t, refuse("TR-K2", "refused.was", nil)
		}
		t.Dice[i].Colour, t.Dice[i].Face, t.Dice[i].Loose = before[j].Colour, before[j].Face, before[j].Loose
		kept++
	}
	if kept == len(t.Dice) {
		return t, refuse("TR-K2", "refused.kept", nil)
	}
	return t, nil
}

// kept returns the dice of a throw that were not thrown again.
func kept(t throw.Throw) (all []throw.Die) {
	for _, d := range t.Dice {
		if d.Kept != nil {
			all = append(all, d)
		}
	}
	return all
}

// askTake asks whether the player whose turn it is takes the points before the last throw of the turn (TR-K3).
func (r *rules) askTake(s *State) games.Ask {
	name := r.seats[s.Turn].Name
	take := games.Choice{ID: "take", Label: text("choice.take", args{"Number": games.Number(r.counts(*s.Last))})}
	return games.Ask{ID: "take", Kind: games.Choose, Seats: []games.SeatNo{s.Turn}, Anytime: true, Quick: true, Rule: "TR-K3", Prompt: text("ask.take", args{"Name": name}),
		Fields: []games.Field{{ID: "take", Label: text("field.take", args{"Name": name}), Min: 1, Max: 1, Choices: []games.Choice{take}}}}
}

// askFresh asks whether to throw any dice anew instead of going on with these (TR-K3).
func (r *rules) askFresh() games.Ask {
	return games.Ask{ID: "fresh", Kind: games.Choose, Seats: []games.SeatNo{games.Table}, Anytime: true, Quick: true, Rule: "TR-K3", Prompt: text("ask.fresh", nil),
		Fields: []games.Field{{ID: "fresh", Label: text("field.fresh", nil), Min: 1, Max: 1, Choices: []games.Choice{{ID: "yes", Label: text("choice.fresh", nil)}}}}}
}
