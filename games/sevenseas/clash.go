package sevenseas

import (
	"fmt"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// Clash is a throw whose places matter, with what people said about it: a battle or a whirlpool. The last
// one stays in the state until the next, so that it can be looked at.
type Clash struct {
	Whirlpool bool        `json:"whirlpool,omitempty"`
	PerShip   bool        `json:"perShip,omitempty"` // A25: each ship in the whirlpool counts
	Throw     throw.Throw `json:"throw"`
	Calls     []Call      `json:"calls,omitempty"`
	In        []int       `json:"in,omitempty"` // whirlpool: the ships that are pulled in
	Settled   bool        `json:"settled,omitempty"`
	Hand      *ByHand     `json:"hand,omitempty"`

	fought *fought // what follows from the rest, worked out once
}

// ByHand is the end of a clash that people worked out themselves.
type ByHand struct {
	Ships   map[string]int `json:"ships,omitempty"` // by colour: survivors of a battle, or ships in a whirlpool
	Escaped bool           `json:"escaped,omitempty"`
}

func (c *Clash) clone() *Clash {
	if c == nil {
		return nil
	}
	d := *c // the throw and what people worked out are never changed in place
	d.Calls, d.In = slices.Clone(c.Calls), slices.Clone(c.In)
	return &d
}

// fought is a battle as far as measuring and people's words carry it.
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

// battle is the clash as a page draws it.
func (r *rules) battle(s *State, c *Clash) *games.Battle {
	b := &games.Battle{ID: fmt.Sprintf("throw/%d", s.Throws), Throw: c.Throw}
	if c.Settled {
		outcome := r.outcomeOf(c)
		b.Outcome = &outcome
	}
	b.Throw.Margin = r.marginOf(c.Throw) // what was used
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

// duelNote says who gets a yin-yang for a sunk ship (B9). Who may still save it (Y7) is told at the end.
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

// duels are the meetings of a course, in their order.
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

// shown is a pair as a page draws it, without saying who sinks.
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
