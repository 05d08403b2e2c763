package seadogs

import (
	"quartermaster/games"
)

// strike starts an event (SD-T2, SD-V2). Its card is already on the used pile.
func (m *move) strike(event string) {
	s := m.s
	s.Event, s.Striker, s.Phase = event, s.Turn, PhaseLoss
	s.Played = append(s.Played, event)
	suit := m.struck(event)
	m.Announce("SD-V4", "event", args{"Name": m.name(s.Turn), "Event": text("event."+event, nil), "Card": text("card."+m.colourOf(suit), nil)}, s.Turn)
	for i := range s.Players {
		s.Players[i].Settled = !m.strikable(&s.Players[i])
	}
	m.struckOn()
}

// strikable reports whether a player must be asked about an event. It is false for a player without cards, or with only sea
// dogs if those save nothing; such a player shows the hand (SD-V3).
func (r *rules) strikable(p *Player) bool {
	return p.cargo() > 0 || p.Dogs > 0 && r.is("shield", "always")
}

// fates returns the possible effects of an event on a player: a card is lost, the hand has no such card, or a sea dog saves
// the cargo.
func (r *rules) fates(p *Player, suit string) (all []games.Choice) {
	if p.cargo() > 0 {
		all = append(all, games.Choice{ID: "lost", Label: text("choice.lost", nil), Emblem: suit, Colour: r.colourOf(suit)})
	}
	all = append(all, games.Choice{ID: "none", Label: text("choice.none", nil), Emblem: "hand"})
	if p.Dogs > 0 && r.strikable(p) {
		all = append(all, games.Choice{ID: "dog", Label: text("choice.dog", nil), Emblem: "dog"})
	}
	return all
}

// askLoss asks who loses a card to an event (SD-V2). By option O18 it is one form for everybody, whose defaults say that all
// lose a card, or one ask per seat. If only one player is left, the ask is for that player alone.
func (r *rules) askLoss(s *State) []games.Ask {
	suit, open := r.struck(s.Event), 0
	for _, p := range s.Players {
		if !p.Settled {
			open++
		}
	}
	event := args{"Event": text("event."+s.Event, nil), "Card": text("card."+r.colourOf(suit), nil)}
	form := games.Ask{ID: "losses", Kind: games.Form, Seats: everybody, Prompt: text("ask.losses", event), Rule: "SD-V2", Primary: true}
	for _, seat := range r.around(s.Striker) {
		p := &s.Players[seat]
		if p.Settled {
			continue
		}
		fates := r.fates(p, suit)
		if open == 1 || r.is("losses", "fromPlayer") {
			event["Name"] = r.name(seat)
			return []games.Ask{tapped(forSeat("loss", seat), []games.SeatNo{seat}, text("ask.loss", event), "SD-V2", "loss", fates...)}
		}
		for i := range fates {
			fates[i].Emblem, fates[i].Colour = "", "" // the form has a row for each player, with no room for emblems
		}
		form.Fields = append(form.Fields, games.Field{ID: forSeat("seat", seat), Label: games.Plain(r.name(seat)), Colour: r.seats[seat].Colour, Choices: fates, Min: 1, Max: 1, Default: games.Value(fates[0].ID)})
	}
	return []games.Ask{form}
}

// lose applies the answer to askLoss.
func (m *move) lose(a games.Answer) {
	for _, seat := range m.around(m.s.Striker) {
		if !m.s.Players[seat].Settled {
			m.loses(seat, a.Pick(forSeat("seat", seat)))
		}
	}
	m.struckOn()
}

func (m *move) loses(seat games.SeatNo, fate string) {
	m.s.Players[seat].Settled = true
	switch fate {
	case "lost":
		m.discard(seat)
		m.Say("SD-V2", "lost", args{"Name": m.name(seat), "Card": text("card."+m.colourOf(m.struck(m.s.Event)), nil)}, seat)
	case "dog":
		m.discard(seat)
		m.spendDog(seat)
		m.Announce("SD-W5", "shield", m.who(seat), seat)
	default:
		m.Say("SD-V3", "shows", m.who(seat), seat)
	}
}

// struckOn ends the event and the turn as soon as everybody has answered.
func (m *move) struckOn() {
	for i := range m.s.Players {
		if !m.s.Players[i].Settled {
			return
		}
	}
	m.s.Event, m.s.Striker = "", games.Table
	m.endTurn(games.Table)
}
