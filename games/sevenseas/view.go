package sevenseas

import (
	"slices"
	"strconv"

	"quartermaster/games"
)

// View returns what is shown of the position. It is the same for everybody: all but the cards in hand is public (A30), and
// the program does not know those.
func (p position) View(games.SeatNo) games.View {
	r, s := p.rules, p.s
	if s.Players == nil {
		return r.battlesView(s, p.Asks())
	}
	v := games.View{Headline: text("headline.over", nil), Round: text("round.number", args{"Number": s.Round}), Owners: r.owners()}
	active := games.Table
	if t := s.top(); t != nil {
		v.Headline = r.askTop(s, *t)[0].Prompt
		active = t.Seat
	} else if best := r.ranking(s)[0]; len(best) == 1 {
		v.Headline = text("headline.winner", args{"Name": r.name(best[0])})
	}
	v.Badges = r.badges(s)
	v.Table = r.tableParts(s)
	for i := range r.seats {
		seat := games.SeatNo(i)
		v.Seats = append(v.Seats, games.SeatView{Seat: seat, First: seat == s.First, Active: seat == active, Score: games.Points(s.Players[i].points()), Parts: r.seatParts(s, seat)})
	}
	return v
}

// battlesView is the whole view when only battles are played.
func (r *rules) battlesView(s *State, asks []games.Ask) games.View {
	v := games.View{Headline: asks[0].Prompt, Round: text("round.throw", args{"Number": s.Throws + 1}), Owners: r.owners()}
	v.Table = r.battlePart(s)
	for i := range r.seats {
		v.Seats = append(v.Seats, games.SeatView{Seat: games.SeatNo(i)})
	}
	return v
}

// owners names the dice that belong to no player, the merchants.
func (r *rules) owners() []games.Owner {
	return []games.Owner{{Colour: r.merchant, Name: text("merchants", nil)}}
}

// battlePart shows the last throw or curse with its result. While dice must be thrown again, it shows those.
func (r *rules) battlePart(s *State) []games.Part {
	if t := s.top(); t != nil && len(t.Again) > 0 {
		return []games.Part{{ID: "battle", Title: text("part.again", nil), Battle: r.againPart(s, *t)}}
	}
	if s.Clash == nil {
		return r.cursePart(s)
	}
	title := text("part.battle", nil)
	if s.Clash.Whirlpool {
		title = text("part.whirlpool", nil)
	}
	return []games.Part{{ID: "battle", Title: title, Battle: r.battle(s, s.Clash)}}
}

// badges lists the standing notices (N13, K27).
func (r *rules) badges(s *State) (all []games.Badge) {
	switch {
	case s.Over:
	case s.Countdown > 0:
		all = append(all, games.Badge{Text: text("badge.countdown", args{"Count": s.Countdown}), Emblem: "card", Urgent: s.Countdown == 1})
		if s.Countdown == 1 {
			all = append(all, games.Badge{Text: text("badge.hand", nil), Emblem: "skull", Urgent: true})
		}
	case s.LastRound == s.Round:
		all = append(all, games.Badge{Text: text("badge.lastRound", nil), Emblem: "card"})
	}
	all = append(all, r.going(s)...)
	for i, p := range s.Players {
		if p.GuardsOwed > 0 {
			all = append(all, games.Badge{Text: text("badge.owed", args{"Name": r.name(games.SeatNo(i)), "Count": p.GuardsOwed}), Emblem: "guard"})
		}
	}
	for _, b := range r.breaches(s) {
		badge := games.Badge{Text: text("breach."+b.law, nil), Urgent: true}
		if b.seat != games.Table {
			badge.Text = text("breach.seat", args{"Name": r.name(b.seat), "What": badge.Text})
		}
		all = append(all, badge)
	}
	return all
}

// going lists notices about what is in progress: a raid, a curse, a privilege that may still be used.
func (r *rules) going(s *State) (all []games.Badge) {
	for _, t := range s.Todo {
		switch {
		case t.Kind == taskThrow && t.For == forRaid:
			all = append(all, games.Badge{Text: text("badge.raid", args{"Country": countryText(s.Raid.Country), "Count": s.Raid.Size}), Emblem: countryEmblems[s.Raid.Country]})
		case s.Curse != nil && (t.Kind == taskIdol || t.Kind == taskGive || t.Kind == taskThrow && t.For == forCurse):
			all = append(all, games.Badge{Text: text("badge.curse", args{"Curse": curseText(s.Curse.Kind)}), Emblem: curseEmblems[s.Curse.Kind]})
		}
	}
	if t := s.top(); t != nil && t.Kind == taskTurn && t.Privilege > 0 {
		all = append(all, games.Badge{Text: text("badge.privilege."+strconv.Itoa(t.Privilege), nil), Emblem: "ch-" + strconv.Itoa(t.Character)})
	}
	return all
}

// tableParts lists the parts for the middle of the table.
func (r *rules) tableParts(s *State) []games.Part {
	if t := s.top(); s.Over || t.Kind == taskShare {
		return append([]games.Part{{ID: "sheet", Title: text("part.sheet", nil), Ledger: r.sheet(s)}}, r.battlePart(s)...)
	}
	parts := r.battlePart(s)
	parts = append(parts, games.Part{ID: "calls", Title: text("part.calls", nil), Steps: r.callSteps(s)})
	port := &games.Pieces{Counted: true}
	for g := range goods {
		port.Items = append(port.Items, games.Piece{Emblem: goods[g], Label: goodText(g), Count: s.Price[g], Strong: s.Price[g] > 1 && s.Price[g] == max(s.Price[Rum], s.Price[Coffee], s.Price[Fruit])})
	}
	parts = append(parts,
		games.Part{ID: "port", Title: text("part.port", args{"Port": s.portText(s.Port)}), Pieces: port},
		games.Part{ID: "row", Title: text("part.row", nil), Pieces: r.row(s)})
	if r.is("raided", "shown") {
		raided := &games.Pieces{Counted: true}
		for c := range countries {
			piece := games.Piece{Emblem: countryEmblems[c], Label: countryText(c), Count: s.raided(c)}
			for i, p := range s.Players {
				if p.Flags[c] {
					piece.On = &games.Piece{Label: games.Plain(r.seats[i].Name), Colour: r.seats[i].Colour}
				}
			}
			raided.Items = append(raided.Items, piece)
		}
		parts = append(parts, games.Part{ID: "raided", Title: text("part.raided", args{"Number": s.convoysOf()}), Pieces: raided})
	}
	track := r.track(s)
	stacks := &games.Pieces{Counted: true, Items: []games.Piece{
		{Emblem: "above", Label: text("stack.above", nil), Count: s.Above, Faded: s.LastRound > 0},
		{Emblem: "loot", Label: text("stack.loot", nil), Count: s.LootDeck},
		{Emblem: "gone", Label: text("stack.gone", nil), Count: s.LootGone, Faded: true},
	}}
	return append(parts,
		games.Part{ID: "chests", Title: text("part.track", nil), Track: track},
		games.Part{ID: "stacks", Title: text("part.stacks", nil), Pieces: stacks})
}

// mostInRow is how many of the last played cards the row shows.
const mostInRow = 3

// row shows the adventure cards on the table: the current port, the stack, and the last convoys and curses.
func (r *rules) row(s *State) *games.Pieces {
	row := &games.Pieces{Items: []games.Piece{
		{Emblem: "port", Label: s.portText(s.Port)},
		{Emblem: "card", Label: text("row.stack", nil), Strong: true, On: &games.Piece{Label: games.Plain(s.AdvStack)}},
	}}
	for _, c := range s.Cards[max(0, len(s.Cards)-mostInRow):] {
		if c.Curse != "" {
			row.Items = append(row.Items, games.Piece{Emblem: curseEmblems[c.Curse], Label: curseText(c.Curse)})
			continue
		}
		row.Items = append(row.Items, games.Piece{Emblem: "convoy", Label: text("row.convoy", nil), On: &games.Piece{Emblem: countryEmblems[c.Country], Label: countryText(c.Country), Count: c.Size}})
	}
	return row
}

// track shows the score track up to the leader, rounded up to full tens.
func (r *rules) track(s *State) *games.Track {
	most := 40
	for _, p := range s.Players {
		most = min(120, max(most, (p.Chests+9)/10*10))
	}
	track := &games.Track{Places: make([]games.Piece, most+1)}
	for i, p := range s.Players {
		track.Marks = append(track.Marks, games.Mark{Seat: games.SeatNo(i), Place: max(0, min(most, p.Chests)), Emblem: "chest"})
		if side := p.token(); side > 0 {
			track.Places[side].Strong = true // the token lies there
		}
	}
	return track
}

// callSteps shows the seven characters, which one is called, and who revealed which.
func (r *rules) callSteps(s *State) *games.Steps {
	steps := &games.Steps{Current: s.Call - 1}
	if t := s.top(); t != nil {
		for _, t := range s.Todo {
			if t.Kind == taskTurn {
				steps.Current = t.Character - 1
			}
		}
	}
	for c := Shipwright; c <= Cartographer; c++ {
		piece := games.Piece{Emblem: "ch-" + strconv.Itoa(c), Label: characterText(c), Faded: c-1 < steps.Current}
		for i, p := range s.Players {
			if p.Revealed == c {
				piece.Count++
				piece.On = &games.Piece{Label: games.Plain(r.seats[i].Name), Colour: r.seats[i].Colour, On: piece.On}
			}
		}
		steps.Items = append(steps.Items, piece)
	}
	return steps
}

// seatParts lists the parts for what one player has.
func (r *rules) seatParts(s *State, seat games.SeatNo) []games.Part {
	p := &s.Players[seat]
	colour := r.seats[seat].Colour
	counter := func(id, emblem string, value, of int) games.Part {
		return games.Part{ID: id, Title: text("part."+id, nil), Counter: &games.Counter{Emblem: emblem, Value: value, Of: of}}
	}
	pieces := func(id string, items []games.Piece) games.Part {
		return games.Part{ID: id, Title: text("part."+id, nil), Pieces: &games.Pieces{Items: items, Counted: id == "ships" || id == "rituals"}}
	}
	ships := append([]games.Piece{{Label: text("ship.empty", args{"Count": p.Empty}), Colour: colour, Count: p.Empty}}, laden(p, colour)...)
	ships = append(ships,
		games.Piece{Emblem: "guard", Label: text("ship.guards", args{"Count": p.Guards}), Colour: colour, Count: p.Guards},
		games.Piece{Label: text("ship.reserve", nil), Colour: colour, Count: p.Reserve, Faded: true})
	var rituals, flags, cards []games.Piece
	if p.DoubleHold > 0 {
		rituals = append(rituals, games.Piece{Emblem: "hold", Label: text("ritual.hold", nil), Count: p.DoubleHold})
	}
	if p.Unsinkable > 0 {
		rituals = append(rituals, games.Piece{Emblem: "lifebuoy", Label: text("ritual.unsinkable", nil), Count: p.Unsinkable})
	}
	for c := range countries {
		if p.Flags[c] {
			flags = append(flags, games.Piece{Emblem: countryEmblems[c], Label: countryText(c)})
		}
	}
	for _, c := range p.OnTable {
		cards = append(cards, games.Piece{Emblem: "ch-" + strconv.Itoa(c), Label: characterText(c), Faded: true})
	}
	if p.Revealed > 0 {
		cards = append(cards, games.Piece{Emblem: "ch-" + strconv.Itoa(p.Revealed), Label: characterText(p.Revealed)})
	}
	chests := counter("chests", "chest", p.Chests, 0)
	chests.Counter.Large = true
	parts := []games.Part{chests}
	if side := p.token(); side > 0 {
		token := counter("token", "", side, 0)
		token.Counter.Large = true
		parts = append([]games.Part{token}, parts...)
	}
	return append(parts,
		counter("skulls", "skull", p.Skulls, 0),
		counter("yinYang", "yinyang", p.YinYang, 0),
		counter("talismans", "talisman", p.Talismans, 0),
		counter("hand", "card", p.AdvHand, 0),
		pieces("ships", ships),
		pieces("rituals", rituals),
		pieces("flags", flags),
		pieces("characters", cards))
}

// laden shows the loaded ships, grouped by cargo. With a Double Hold a ship carries two cards (Y6).
func laden(p *Player, colour string) (ships []games.Piece) {
	var cargo []int
	for g, n := range p.Goods {
		for range n {
			cargo = append(cargo, g)
		}
	}
	good := func(g int) *games.Piece { return &games.Piece{Emblem: goods[g], Label: goodText(g)} }
	double := len(cargo) - fewestLoaded(len(cargo), p.DoubleHold)
	var last []int
	for n := 0; n < p.Loaded && len(cargo) > 0; n++ {
		carries := cargo[:1]
		ship := games.Piece{Label: text("ship.loaded", nil), Colour: colour, Count: 1, On: good(cargo[0])}
		if len(cargo) <= 2*double { // these come last
			carries = cargo[:2]
			ship.Label, ship.On.On = text("ship.double", nil), good(cargo[1])
		}
		cargo = cargo[len(carries):]
		if slices.Equal(carries, last) {
			ships[len(ships)-1].Count++
			continue
		}
		ships, last = append(ships, ship), carries
	}
	return ships
}
