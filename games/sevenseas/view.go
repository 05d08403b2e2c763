package sevenseas

import "quartermaster/games"

// View is the position to look at; everything but cards in hand is public (A30).
func (p position) View(games.SeatNo) games.View {
	r, s := p.rules, p.s
	v := games.View{Headline: text("headline.battles", nil), Round: text("round.throw", args{"Number": s.Throws})}
	if asks := p.Asks(); len(asks) > 0 {
		v.Headline = asks[0].Prompt
	}
	if s.Clash != nil {
		title := text("part.battle", nil)
		if s.Clash.Whirlpool {
			title = text("part.whirlpool", nil)
		}
		v.Table = append(v.Table, games.Part{ID: "battle", Title: title, Battle: r.battle(s.Clash)})
	}
	for i := range r.seats {
		v.Seats = append(v.Seats, games.SeatView{Seat: games.SeatNo(i), First: false})
	}
	return v
}
