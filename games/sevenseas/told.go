package sevenseas

import (
	"fmt"
	"math"
	"slices"
	"sort"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// againPart shows a throw of which some dice must be thrown again while the others stay (B5, A9).
func (r *rules) againPart(s *State, t Task) *games.Battle {
	b := &games.Battle{ID: fmt.Sprintf("throw/%d", s.Throws), Throw: throw.Throw{Dice: t.Dice}}
	again := t.Again
	if r.is("rethrow", "all") {
		again = t.Dice
	}
	for _, d := range again {
		b.Again = append(b.Again, d.ID)
	}
	b.Outcome = textOf("outcome.loose", args{"Dice": diceTexts(t.Again)})
	return b
}

// cursePart shows the last curse as soon as there is something to see (Q3–Q11). A whirlpool is shown as a clash instead.
func (r *rules) cursePart(s *State) []games.Part {
	c := s.Curse
	if c == nil || !c.Done && c.Dice == nil {
		return nil
	}
	b := &games.Battle{ID: fmt.Sprintf("curse/%d", len(s.Cards)), Throw: throw.Throw{Dice: c.Dice}}
	for _, d := range c.Dice {
		if hit[c.Kind] > 0 && pips(d.Face) == hit[c.Kind] {
			b.Hits = append(b.Hits, d.ID)
		}
	}
	outcome := text("outcome.curse", args{"Curse": curseText(c.Kind)})
	if !c.Done { // Tavern: the dice have not been given to the players yet
		outcome = text("outcome.give", args{"Name": r.name(c.Caster)})
	} else {
		b.ID += "/done"
		b.Told = r.toldOfCurse(s)
		if !slices.ContainsFunc(b.Told, func(t games.Told) bool { return !t.Still }) {
			outcome = text("outcome.curseMissed", args{"Curse": curseText(c.Kind)})
		}
	}
	b.Outcome = &outcome
	return []games.Part{{ID: "battle", Title: curseText(c.Kind), Battle: b}}
}

// toldOfCurse lists what the last curse took from each player or gave.
func (r *rules) toldOfCurse(s *State) (all []games.Told) {
	c := s.Curse
	if c == nil || !c.Done {
		return nil
	}
	for i, lost := range c.Lost {
		seat := games.SeatNo(i)
		told := games.Told{Seat: seat}
		add := func(id string, a args) { told.Lines = append(told.Lines, text(id, a)) }
		if c.Given != nil {
			add("told.die", args{"Number": c.Given[i], "What": text(fmt.Sprintf("tavern.%d", c.Given[i]), nil)})
		}
		for what, n := range lost.Cards {
			if n > 0 {
				add("told.cards", args{"Count": n, "What": lootText(what)})
			}
		}
		if lost.Chests > 0 && (c.Given == nil || c.Given[i] != 3) {
			add("told.chests", args{"Count": lost.Chests})
		}
		if slices.ContainsFunc(s.Todo, func(t Task) bool { return t.Kind == taskLose && t.Seat == seat }) {
			add("told.choosing", nil)
		}
		if told.Still = len(told.Lines) == 0; told.Still {
			add("told.nothing", nil)
		}
		if seat == c.Caster && c.Spared > 0 {
			add("told.spared", args{"Count": c.Spared})
		}
		all = append(all, told)
	}
	return all
}

// toldOfRaid lists for each player what the last raid brought, or that the player sent no ships.
func (r *rules) toldOfRaid(s *State) (all []games.Told) {
	raid := s.Raid
	if raid == nil || !raid.Finished {
		return nil
	}
	for i, sent := range raid.Sent {
		told := games.Told{Seat: games.SeatNo(i)}
		add := func(id string, a args) { told.Lines = append(told.Lines, text(id, a)) }
		if gone := raid.Sunk[i] - raid.Saved[i]; gone > 0 {
			add("told.sunk", args{"Count": gone})
			add("told.yinyang", args{"Count": gone})
		}
		if raid.Saved[i] > 0 {
			add("told.saved", args{"Count": raid.Saved[i]})
		}
		if raid.Loot[i] > 0 {
			add("told.loot", args{"Count": raid.Loot[i]})
		}
		if told.Still = len(told.Lines) == 0; told.Still {
			id := "told.nothing"
			if sent == 0 {
				id = "told.none"
			}
			add(id, nil)
		}
		all = append(all, told)
	}
	return all
}

// reach converts a whirlpool, settled or not, to the form that a page draws: the ships ordered by their gap to the red die
// (Q8).
func (r *rules) reach(c *Clash) *games.Reach {
	reach := &games.Reach{Die: -1, By: r.measure}
	var red throw.Die
	for _, d := range c.Throw.Dice {
		if d.Colour == r.merchant {
			red, reach.Die = d, d.ID
		}
	}
	if reach.Die < 0 {
		return nil
	}
	far, known := 0.0, true
	for _, d := range c.Throw.Dice {
		if d.Colour == r.merchant {
			continue
		}
		x := games.Reached{Die: d.ID, In: slices.Contains(c.In, d.ID)}
		if g, placed := throw.Between(red, d, r.measure); placed {
			gap := g.Distance
			x.Gap, x.From, x.To = &gap, g.From, g.To
			if x.In {
				far = math.Max(far, gap)
			}
		} else if x.In {
			known = false
		}
		reach.Order = append(reach.Order, x)
	}
	gap := func(x games.Reached) float64 {
		if x.Gap == nil {
			return math.Inf(1)
		}
		return *x.Gap
	}
	sort.SliceStable(reach.Order, func(i, j int) bool { // people may have decided for a ship that measures farther away
		a, b := reach.Order[i], reach.Order[j]
		if a.In != b.In {
			return a.In
		}
		return gap(a) < gap(b)
	})
	if known && c.Settled {
		reach.Within = &far
	}
	return reach
}
