package sevenseas

import (
	"quartermaster/games"
	"quartermaster/games/throw"
)

// outcomeOf describes the result of a settled clash in one sentence.
func (r *rules) outcomeOf(c *Clash) games.Text {
	switch {
	case c.Hand != nil && c.Whirlpool:
		return inWhirlpool(r.shipTexts(c.Hand.Ships))
	case c.Hand != nil && c.Hand.Escaped:
		return text("outcome.escapedByHand", nil)
	case c.Hand != nil:
		return sunk(r.shipTexts(c.Hand.Ships))
	case c.Whirlpool:
		return inWhirlpool(r.pulledTexts(c))
	}
	f, way := r.fight(c)
	return r.outcome(f, way)
}

// outcome describes the result of a battle.
func (r *rules) outcome(f *fight, way course) games.Text {
	merchants, left := f.count(way.end)
	if len(f.merchants) == 0 {
		return text("outcome.noMerchants", nil)
	}
	if merchants > 0 {
		return text("outcome.escaped", args{"Count": merchants})
	}
	var survivors []games.Text
	for i, o := range f.owners {
		if left[i] > 0 {
			survivors = append(survivors, text("colourCount", args{"Colour": r.owner(o), "Number": left[i]}))
		}
	}
	return sunk(survivors)
}

// owner returns the name of the player with a colour, or the colour itself if no player has it.
func (r *rules) owner(colour string) any {
	for _, seat := range r.seats {
		if seat.Colour == colour {
			return seat.Name
		}
	}
	if colour == r.merchant {
		return text("merchants", nil)
	}
	return colourText(colour)
}

func sunk(survivors []games.Text) games.Text {
	if len(survivors) == 0 {
		return text("outcome.nobody", nil)
	}
	return text("outcome.sunk", args{"Survivors": survivors})
}

func inWhirlpool(ships []games.Text) games.Text {
	if len(ships) == 0 {
		return text("outcome.calm", nil)
	}
	return text("outcome.pulled", args{"Ships": ships})
}

// shipTexts lists the numbers of ships of each owner, in the order of the seats.
func (r *rules) shipTexts(ships map[string]int) (all []games.Text) {
	for _, seat := range r.seats {
		if n := ships[seat.Colour]; n > 0 {
			all = append(all, text("colourCount", args{"Colour": seat.Name, "Number": n}))
		}
	}
	return all
}

// pulledTexts lists the owners of the ships in a whirlpool, with the numbers of ships if each ship counts (A25).
func (r *rules) pulledTexts(c *Clash) (all []games.Text) {
	counts := map[string]int{}
	var order []string
	for _, id := range c.In {
		colour := c.die(id).Colour
		if counts[colour]++; counts[colour] == 1 {
			order = append(order, colour)
		}
	}
	for _, colour := range order {
		if !c.PerShip {
			all = append(all, games.Plain(r.owner(colour)))
		} else {
			all = append(all, text("colourCount", args{"Colour": r.owner(colour), "Number": counts[colour]}))
		}
	}
	return all
}

// loose returns the dice that must be thrown again (B5, A9), without their places.
func loose(t throw.Throw) (again []throw.Die) {
	for _, d := range t.Dice {
		if d.Loose {
			again = append(again, throw.Die{ID: d.ID, Colour: d.Colour, Face: d.Face, Loose: true})
		}
	}
	return again
}

func diceTexts(dice []throw.Die) (all []games.Text) {
	for _, d := range dice {
		if pips(d.Face) == 0 {
			all = append(all, text("dieOnly", args{"Colour": colourText(d.Colour)}))
		} else {
			all = append(all, dieText(d))
		}
	}
	return all
}
