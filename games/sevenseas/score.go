package sevenseas

import (
	"slices"
	"strconv"

	"quartermaster/games"
)

// Result is nil until the game is over.
func (p position) Result() *games.Result {
	if !p.s.Over {
		return nil
	}
	return &games.Result{Ranking: p.rules.ranking(p.s), Sheet: *p.rules.sheet(p.s)}
}

// ranking orders the seats by D5: most points, then fewer flags, then fewer skulls; otherwise they share a place.
func (r *rules) ranking(s *State) [][]games.SeatNo {
	places := games.Ranked(len(s.Players), func(a, b games.SeatNo) int { return s.Players[a].rank(&s.Players[b]) })
	if s.Alone != nil {
		alone := games.SeatNo(*s.Alone)
		others := slices.DeleteFunc(places[0], func(seat games.SeatNo) bool { return seat == alone })
		places = append([][]games.SeatNo{{alone}, others}, places[1:]...)
	}
	return places
}

// askShare asks players who share the victory whether they leave it to one of them (D5).
func (r *rules) askShare(s *State) []games.Ask {
	tied := r.ranking(s)[0]
	var names []games.Text
	field := games.Field{ID: "alone", Label: text("field.alone", nil), Choices: []games.Choice{{ID: "shared", Label: text("choice.shared", nil)}}}
	for _, seat := range tied {
		name := games.Plain(r.name(seat))
		names = append(names, name)
		field.Choices = append(field.Choices, games.Choice{ID: strconv.Itoa(int(seat)), Label: text("choice.alone", args{"Name": r.name(seat)}), Colour: r.seats[seat].Colour})
	}
	ask := chooseAsk("share", table, text("ask.share", args{"Names": names}), "D5", field)
	ask.Quick = false
	return []games.Ask{ask}
}

// share ends the game. If the others renounced the victory, there is one winner (D5).
func (m *move) share(pick string) {
	m.pop()
	if seat, err := strconv.Atoi(pick); err == nil {
		m.s.Alone = &seat
		m.Announce("D5", "log.alone", args{"Name": m.name(games.SeatNo(seat))}, games.SeatNo(seat))
	}
	m.s.Over = true
}

// rank compares two players by D5. It is negative if p ranks before q, and 0 if they share a place.
func (p *Player) rank(q *Player) int {
	if d := q.points() - p.points(); d != 0 {
		return d
	}
	if d := p.flags() - q.flags(); d != 0 {
		return d
	}
	return p.Skulls - q.Skulls
}

func (p *Player) flags() (n int) {
	for _, has := range p.Flags {
		if has {
			n++
		}
	}
	return n
}

// sheet lists where every point comes from (D4). The lines add up to the total.
func (r *rules) sheet(s *State) *games.Ledger {
	sheet := &games.Ledger{}
	for _, seat := range r.seats {
		sheet.Columns = append(sheet.Columns, games.Plain(seat.Name))
	}
	line := func(id, rule string, total bool, of func(p *Player) int) {
		l := games.Line{Label: text("sheet."+id, nil), Rule: rule, Total: total}
		for i := range s.Players {
			l.Values = append(l.Values, of(&s.Players[i]))
		}
		sheet.Lines = append(sheet.Lines, l)
	}
	how := func(explain func(p *Player) games.Text) {
		l := &sheet.Lines[len(sheet.Lines)-1]
		for i := range s.Players {
			l.How = append(l.How, explain(&s.Players[i]))
		}
	}
	line("chests", "D4", false, func(p *Player) int { return p.Chests - p.Sale })
	line("sale", "D2", false, func(p *Player) int { return p.Sale })
	line("talismans", "L3", false, func(p *Player) int { return p.Talismans })
	line("yinYang", "Y2", false, func(p *Player) int { return p.YinYang / 3 })
	how(func(p *Player) games.Text { return text("how.yinYang", args{"Number": p.YinYang}) })
	line("skulls", "D4", false, func(p *Player) int { return -2 * (p.Skulls - p.HandSkulls) })
	how(func(p *Player) games.Text { return text("how.skulls", args{"Number": p.Skulls - p.HandSkulls}) })
	line("hand", "D3", false, func(p *Player) int { return -2 * p.HandSkulls })
	how(func(p *Player) games.Text { return text("how.skulls", args{"Number": p.HandSkulls}) })
	line("total", "D4", true, func(p *Player) int { return p.points() })
	if r.tied(s) {
		line("flags", "D5", false, func(p *Player) int { return p.flags() })
		line("skullsTie", "D5", false, func(p *Player) int { return p.Skulls })
	}
	return sheet
}

// tied reports whether any two players have the same points, so that D5 decides.
func (r *rules) tied(s *State) bool {
	for i := range s.Players {
		for j := range i {
			if s.Players[i].points() == s.Players[j].points() {
				return true
			}
		}
	}
	return false
}
