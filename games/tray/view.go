package tray

import (
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// View returns what is shown of the position. It is the same for everybody, because all that the program knows is public.
func (p position) View(games.SeatNo) games.View {
	r, s := p.rules, p.s
	v := games.View{Headline: r.headline(p), Round: text("throws", args{"Count": s.Throws})}
	if s.Last != nil {
		battle := &games.Battle{ID: "throw/" + strconv.Itoa(s.Throws+s.Tries), Throw: *s.Last}
		if s.Again {
			for _, d := range s.Last.Dice {
				if d.Loose {
					battle.Again = append(battle.Again, d.ID)
				}
			}
		} else {
			v.Table = r.throwParts(*s.Last)
			battle.Outcome = textOf("outcome", args{"Number": r.counts(*s.Last), "Dice": spelled(s.Last.Dice)})
		}
		v.Table = append(v.Table, games.Part{ID: "throw", Title: text("part.throw", nil), Battle: battle})
	}
	for i := range r.seats {
		seat := games.SeatNo(i)
		v.Seats = append(v.Seats, games.SeatView{Seat: seat, First: i == 0, Active: !s.Over && seat == s.Turn, Score: games.Points(s.Points[i])})
	}
	return v
}

func (r *rules) headline(p position) games.Text {
	s := p.s
	switch {
	case s.Over:
		return text("headline.wins", args{"Names": r.names(r.ranking(s)[0])})
	case s.Last != nil && len(r.seats) == 0 && s.Nth == 0 && !s.Again:
		return text("headline.throw", args{"Number": r.counts(*s.Last)})
	}
	return p.Asks()[0].Prompt
}

// throwParts shows a throw: its value, its dice, how many there are of each value, the sums of colours, and its patterns (TR-T2 to
// TR-T4).
func (r *rules) throwParts(t throw.Throw) []games.Part {
	dice := slices.Clone(t.Dice)
	slices.SortStableFunc(dice, func(a, b throw.Die) int { return valueOf(b) - valueOf(a) })
	shown := &games.Pieces{}
	for _, d := range dice {
		shown.Items = append(shown.Items, piece(d, 0))
	}
	parts := []games.Part{
		{ID: "counts", Title: text("counts."+r.chosen["counts"], nil), Counter: &games.Counter{Emblem: "tray", Value: r.counts(t)}},
		{ID: "dice", Title: text("part.dice", args{"Count": len(dice)}), Pieces: shown},
	}
	if stay := kept(t); len(stay) > 0 {
		each := &games.Pieces{}
		for _, d := range stay {
			each.Items = append(each.Items, piece(d, 0))
		}
		parts = append(parts, games.Part{ID: "kept", Title: text("part.kept", nil), Pieces: each})
	}
	if r.chosen["counts"] != "sum" {
		parts = append(parts, games.Part{ID: "sum", Title: text("counts.sum", nil), Counter: &games.Counter{Emblem: "tray", Value: sum(values(t))}})
	}
	if len(dice) > 3 {
		each := &games.Pieces{Counted: true}
		n := facesOf(dice)
		for v := 1; v <= 6; v++ {
			n[strconv.Itoa(v)] += 0 // pips are shown even if no die shows them
		}
		for _, face := range n.sorted() {
			each.Items = append(each.Items, piece(throw.Die{Face: face}, n[face]))
		}
		parts = append(parts, games.Part{ID: "values", Title: text("part.values", nil), Pieces: each})
	}
	if colours := byColour(t); len(colours) > 1 {
		each := &games.Pieces{Counted: true}
		for _, c := range colours {
			each.Items = append(each.Items, games.Piece{Emblem: "die", Colour: c.colour, Count: c.sum})
		}
		parts = append(parts, games.Part{ID: "colours", Title: text("part.colours", nil), Pieces: each})
	}
	if named := r.patterns(t); len(named) > 0 {
		each := &games.Pieces{}
		for _, n := range named {
			each.Items = append(each.Items, games.Piece{Emblem: "named", Label: n})
		}
		parts = append(parts, games.Part{ID: "named", Title: text("part.named", nil), Pieces: each})
	}
	return parts
}

// piece draws a die, or a number of dice, by its face: pips are drawn, and other faces are named.
func piece(d throw.Die, count int) games.Piece {
	p := games.Piece{Emblem: "die-" + d.Face, Colour: d.Colour, Count: count}
	switch v := valueOf(d); {
	case v == 0:
		p.Emblem, p.Label = d.Face, text("value."+d.Face, args{"Count": 1, "Number": games.Spelled(1, true)})
	case v > 6:
		p.Emblem, p.Label = "die", games.Plain(v)
	}
	return p
}
