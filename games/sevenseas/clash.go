package sevenseas

import (
	"fmt"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Clash is a battle or a whirlpool: a throw in which the places of the dice matter, and what people decided about it. The
// last one stays in the state until the next, so that people can still look at it.
type Clash struct {
	Whirlpool bool        `json:"whirlpool,omitempty"`
	PerShip   bool        `json:"perShip,omitempty"` // A25: each ship in the whirlpool counts
	Throw     throw.Throw `json:"throw"`
	Calls     []Call      `json:"calls,omitempty"`
	In        []int       `json:"in,omitempty"` // whirlpool: ids of the ships that are pulled in
	Settled   bool        `json:"settled,omitempty"`
	Hand      *ByHand     `json:"hand,omitempty"`

	fought *fought // computed from the other fields, once
}

// ByHand is the result of a clash that people worked out themselves.
type ByHand struct {
	Ships   map[string]int `json:"ships,omitempty"` // by colour: the survivors of a battle, or the ships pulled into a whirlpool
	Escaped bool           `json:"escaped,omitempty"`
}

func (c *Clash) clone() *Clash {
	if c == nil {
		return nil
	}
	d := *c // sharing Throw and Hand is safe: they are never changed in place
	d.Calls, d.In = slices.Clone(c.Calls), slices.Clone(c.In)
	return &d
}

// fought is a battle resolved as far as the measured gaps and people's decisions allow.
type fought struct {
	fight *fight
	way   course
}

func (r *rules) fight(c *Clash) (*fight, course) {
	if c.fought == nil {
		return r.fightAnew(c)
	}
	return c.fought.fight, c.fought.way
}

func (r *rules) fightAnew(c *Clash) (*fight, course) {
	f := newFight(c.Throw.Dice, r.merchant, r.marginOf(c.Throw), r.measure)
	f.call(c.Calls)
	return f, f.resolve()
}

func (c *Clash) die(id int) throw.Die {
	for _, d := range c.Throw.Dice {
		if d.ID == id {
			return d
		}
	}
	return throw.Die{}
}

// battle converts a clash to the form that a page draws.
func (r *rules) battle(s *State, c *Clash) *games.Battle {
	b := &games.Battle{ID: fmt.Sprintf("throw/%d", s.Throws), Throw: c.Throw}
	if c.Settled {
		outcome := r.outcomeOf(c)
		b.Outcome = &outcome
	}
	b.Throw.Margin = r.marginOf(c.Throw) // the margin that was used
	if c.Whirlpool {
		b.Reach = r.reach(c)
		b.Told = r.toldOfCurse(s)
		return b
	}
	b.Told = r.toldOfRaid(s)
	f, way := r.fight(c)
	b.Duels = f.duels(c, way)
	for i, d := range b.Duels {
		b.Duels[i].Note = r.duelNote(s, c, d)
	}
	return b
}

// duelNote says who gets a yin-yang for a sunk ship (B9). Who may still save the ship (Y7) is asked after the battle.
func (r *rules) duelNote(s *State, c *Clash, d games.Duel) *games.Text {
	for _, id := range d.Sinks {
		for i := range s.Players {
			if r.seats[i].Colour == c.die(id).Colour && s.Players[i].Unsinkable == 0 {
				return textOf("duel.yinyang", args{"Name": r.seats[i].Name})
			}
		}
	}
	return nil
}

// duels converts the duels of a course to the form that a page draws, in order.
func (f *fight) duels(c *Clash, way course) (all []games.Duel) {
	for _, m := range way.meetings {
		d := f.shown(c, m.pair)
		d.Sinks, d.Close = f.sinks(m), m.decided
		if m.next >= 0 && d.Gap != nil && f.pairs[m.next].known {
			margin := f.pairs[m.next].gap.Distance - *d.Gap
			d.Margin = &margin
		}
		if len(d.Sinks) == 2 {
			d.Text = text("duel.both", args{"A": dieText(c.die(d.A)), "B": dieText(c.die(d.B))})
		} else {
			d.Text = text("duel.sinks", args{"A": dieText(c.die(d.A)), "B": dieText(c.die(d.B)), "Sinks": dieText(c.die(d.Sinks[0]))})
		}
		all = append(all, d)
	}
	return all
}

// shown converts a pair to the form that a page draws, without saying who sinks.
func (f *fight) shown(c *Clash, pair int) games.Duel {
	x, ids := f.pairs[pair], f.ids(pair)
	d := games.Duel{A: ids[0], B: ids[1], From: x.gap.From, To: x.gap.To}
	if x.known {
		gap := x.gap.Distance
		d.Gap = &gap
	}
	d.Text = text("duel.pair", args{"A": dieText(c.die(d.A)), "B": dieText(c.die(d.B))})
	return d
}
