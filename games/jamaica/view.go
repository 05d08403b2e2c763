package jamaica

import (
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/jamaica/cargo"
)

// View returns what is shown of the position. It is the same for everybody, because all that the program knows is public.
func (p position) View(games.SeatNo) games.View {
	r, s := p.rules, p.s
	asks := p.Asks()
	v := games.View{Headline: r.headline(s, asks), Round: text("round", args{"Number": max(1, s.Round)}), Badges: r.badges(s), Table: r.tableParts(s)}
	active := games.Table
	if len(asks) > 0 {
		active = asks[0].Seats[0]
	}
	for i := range r.ships() {
		seat := games.SeatNo(i)
		x := games.SeatView{Seat: seat, First: seat == s.Captain, Active: seat == active, Parts: r.seatParts(s, seat)}
		if r.isGhost(seat) {
			x.Name, x.Colour = textOf("ghost", nil), r.black
		}
		if points, known := s.Ships[i].points(); known && s.scored() {
			x.Score = games.Points(points)
		}
		v.Seats = append(v.Seats, x)
	}
	return v
}

func (r *rules) headline(s *State, asks []games.Ask) games.Text {
	if s.Phase == phaseOver {
		return text("headline.wins", args{"Names": r.labels(r.ranking(s)[0])})
	}
	return asks[0].Prompt
}

func (r *rules) dayText(s *State) games.Text {
	return text("day", args{"Morning": s.Dice[0], "Evening": s.Dice[1]})
}

// badges lists the standing notices.
func (r *rules) badges(s *State) (all []games.Badge) {
	if s.Phase != phaseOver && s.anyHome() {
		all = append(all, games.Badge{Text: text("badge.last", nil), Emblem: "anchor", Urgent: true})
	}
	if slices.Contains([]string{phaseRound, phaseSail, phaseBattle, phaseShortage, phaseDrawn}, s.Phase) {
		all = append(all, games.Badge{Text: r.dayText(s), Emblem: "sun"})
	}
	return all
}

// tableParts lists the parts for the middle of the table: the battle, the day, the remaining treasures.
func (r *rules) tableParts(s *State) (parts []games.Part) {
	if s.Battle != nil && s.Battle.Defender >= 0 {
		parts = append(parts, games.Part{ID: "fight", Title: text("part.fight", nil), Ledger: r.fightLedger(s)})
	}
	if s.Round > 0 && !r.all && s.Phase != phaseDay && !s.scored() {
		parts = append(parts, games.Part{ID: "day", Title: text("part.day", nil), Pieces: &games.Pieces{Items: []games.Piece{
			{Emblem: "die-" + strconv.Itoa(s.Dice[0]), Label: text("part.morning", nil)},
			{Emblem: "die-" + strconv.Itoa(s.Dice[1]), Label: text("part.evening", nil)},
		}}})
	}
	if r.all {
		parts = append(parts, r.trackPart(s))
		if s.Phase == phaseBattle { // the battle needs all the room
			return parts
		}
		parts = append(parts, bankPart(s))
	}
	of := treasures
	if r.all && s.Voyage.way != nil { // a track with fewer lairs has fewer treasures
		of = min(of, s.Voyage.way.Lairs())
	}
	return append(parts, games.Part{ID: "stack", Title: text("part.stack", nil), Counter: &games.Counter{Emblem: "chest", Value: s.Stack, Of: of}})
}

// fightLedger shows powder and die of both ships side by side.
func (r *rules) fightLedger(s *State) *games.Ledger {
	b := s.Battle
	l := &games.Ledger{Columns: []games.Text{r.label(b.Attacker), r.label(b.Defender)}}
	line := func(id string, of func(i int) (int, games.Text)) games.Line {
		out := games.Line{Label: text("line."+id, nil)}
		for i := range b.Sides {
			n, how := of(i)
			out.Values, out.How = append(out.Values, n), append(out.How, how)
		}
		return out
	}
	l.Lines = append(l.Lines, line("powder", func(i int) (int, games.Text) {
		if p := b.Sides[i].Powder; p != nil && *p >= 0 {
			return *p, text("how.powder", nil)
		}
		return 0, text("how.open", nil)
	}), line("die", func(i int) (int, games.Text) {
		n, _ := strconv.Atoi(b.Sides[i].Face)
		switch {
		case b.Sides[i].Face == star:
			return 0, text("how.star", nil)
		case b.Sides[i].Skipped:
			return 0, text("how.skipped", nil)
		case n == 0:
			return 0, text("how.open", nil)
		}
		return n, text("how.die", nil)
	}))
	if b.Sides[0].Beth || b.Sides[1].Beth {
		l.Lines = append(l.Lines, line("beth", func(i int) (int, games.Text) {
			if b.Sides[i].Beth {
				return withBeth, text("treasure.beth", nil)
			}
			return 0, text("how.without", nil)
		}))
	}
	total := games.Line{Label: text("line.power", nil), Rule: "JM-B3", Total: true, Values: []int{0, 0}}
	for _, x := range l.Lines {
		for i := range total.Values {
			total.Values[i] += x.Values[i]
		}
	}
	l.Lines = append(l.Lines, total)
	return l
}

// seatParts lists the parts for what one player has: open treasures, hidden ones, and whether the ship is home.
func (r *rules) seatParts(s *State, seat games.SeatNo) []games.Part {
	x := s.Ships[seat]
	var parts []games.Part
	if r.all && s.Voyage.way != nil {
		parts = r.shipParts(s, seat)
	}
	parts = append(parts, games.Part{ID: "hidden", Title: text("part.hidden", nil), Counter: &games.Counter{Emblem: "chest", Value: x.Hidden}})
	items := []games.Piece{}
	for _, t := range x.Open {
		items = append(items, games.Piece{Emblem: t, Label: text("treasure."+t, nil)})
	}
	if x.Home {
		items = append(items, games.Piece{Emblem: "anchor", Label: text("part.home", nil)})
	}
	return append(parts, games.Part{ID: "open", Title: text("part.open", nil), Pieces: &games.Pieces{Items: items}})
}

// shipParts shows what the program keeps about a ship: how far it has to go, and its holds.
func (r *rules) shipParts(s *State, seat games.SeatNo) []games.Part {
	pieces := &games.Pieces{Counted: true}
	for _, hold := range s.Voyage.Ships[seat].Holds {
		p := games.Piece{Emblem: "hold", Faded: true}
		if hold.N > 0 {
			p = games.Piece{Emblem: string(hold.Kind), Label: text("token."+string(hold.Kind), nil), Count: hold.N}
		}
		pieces.Items = append(pieces.Items, p)
	}
	return []games.Part{
		{ID: "toGo", Title: text("part.toGo", nil), Counter: &games.Counter{Emblem: "anchor", Value: s.Voyage.toGo(seat), Large: true}},
		{ID: "holds", Title: text("part.holds", nil), Pieces: pieces},
	}
}

// bankPart shows the contents of the bank by kind of goods.
func bankPart(s *State) games.Part {
	pieces := &games.Pieces{Counted: true}
	for _, kind := range cargo.Kinds {
		pieces.Items = append(pieces.Items, games.Piece{Emblem: string(kind), Label: text("token."+string(kind), nil), Count: max(0, s.Voyage.Bank[kind])})
	}
	return games.Part{ID: "bank", Title: text("part.bank", nil), Pieces: pieces}
}
