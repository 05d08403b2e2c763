package jamaica

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quartermaster/games"
	"quartermaster/games/jamaica/cargo"
)

// mostByTap is the largest amount of gunpowder that can be chosen by one tap. Larger amounts, up to all in the box, are typed.
const mostByTap = 12

// withBeth is the firepower that Lady Beth adds (JM-A4).
const withBeth = 2

// attack begins a battle (JM-B1). If there are only two ships, the defender is certain.
func (m *move) attack(attacker games.SeatNo) {
	m.s.Battle = &Battle{Attacker: attacker, Defender: games.Table}
	if v := m.s.Voyage; v != nil {
		m.s.Battle.Among = v.beside(attacker)
	}
	m.s.Phase = phaseBattle
	if others := m.others(m.s); len(others) == 1 {
		m.setDefender(others[0])
	}
}

// others returns the ships that can be attacked.
func (r *rules) others(s *State) []games.SeatNo {
	if r.all {
		return s.Battle.Among
	}
	return slices.DeleteFunc(r.racing(s), func(seat games.SeatNo) bool { return seat == s.Battle.Attacker })
}

func (m *move) setDefender(seat games.SeatNo) {
	b := m.s.Battle
	b.Defender = seat
	for i := range b.Sides {
		b.Sides[i].Beth = m.s.owner(ladyBeth) == b.seat(i)
	}
	m.Announce("JM-B1", "attacks", args{"Name": m.name(b.Attacker), "Other": m.name(b.Defender)}, b.Attacker, b.Defender)
	m.advance()
}

// side returns whose turn it is in the battle: 0 the attacker, 1 the defender, 2 neither, because both have thrown.
func (b *Battle) side() int {
	for i, x := range b.Sides {
		if !x.Skipped && (x.Powder == nil || x.Face == "" || !x.Asked) {
			return i
		}
	}
	return 2
}

func (b *Battle) seat(side int) games.SeatNo {
	if side == 0 {
		return b.Attacker
	}
	return b.Defender
}

// askBattle asks for the next step of the battle. The steps are: the opponent; powder, die and Sabre of the attacker; the same
// of the defender; the booty.
func (r *rules) askBattle(s *State) games.Ask {
	b := s.Battle
	if b.Defender == games.Table {
		ask := tapped("defender", everybody, text("ask.defender", args{"Name": r.name(b.Attacker)}), "JM-B1", "defender", r.choices(r.others(s))...)
		if r.all {
			ask.Seats = []games.SeatNo{r.decides(s, b.Attacker)}
		} else {
			ask.Skip, ask.Pass = true, textOf("pass.back", nil)
		}
		return ask
	}
	if b.Booty {
		return r.askBooty(s)
	}
	i := b.side()
	side, seat := b.Sides[i], b.seat(i)
	throws := []games.SeatNo{r.thrower(s, seat)}
	a := args{"Name": r.name(seat), "Thrower": r.name(throws[0])}
	switch {
	case side.Powder == nil:
		var choices []games.Choice
		most := r.mostPowder(s, seat)
		for n := range min(most, mostByTap) + 1 {
			choices = append(choices, games.Choice{ID: strconv.Itoa(n), Label: games.Plain(n)})
		}
		if most > mostByTap {
			choices = append(choices, games.Choice{ID: "more", Label: text("choice.more", nil)})
		}
		return tapped(fmt.Sprintf("powder/%d", i), throws, text("ask.powder", a), "JM-B3", "powder", choices...)
	case *side.Powder < 0:
		return games.Ask{ID: fmt.Sprintf("more/%d", i), Kind: games.Form, Seats: throws, Prompt: text("ask.powder", a), Rule: "JM-B3", Primary: true,
			Fields: []games.Field{{ID: "powder", Label: text("field.powder", nil), Min: 0, Max: r.mostPowder(s, seat)}}}
	case side.Face == "":
		prompt := text("ask.combat", a)
		if r.isGhost(seat) {
			prompt = text("ask.combatGhost", a)
		}
		ask := r.askCombat(s, fmt.Sprintf("combat/%d", s.Combats), prompt, "JM-B3", throws)
		ask.Note = r.powerNote(s, i)
		return ask
	}
	holder := r.thrower(s, s.owner(sabre))
	return tapped(fmt.Sprintf("sabre/%d", i), []games.SeatNo{holder}, text("ask.sabre", args{"Name": r.name(s.owner(sabre)), "Other": r.name(seat), "Face": faceText(side.Face)}), "JM-A3", "sabre",
		games.Choice{ID: "no", Label: text("choice.no", nil)}, games.Choice{ID: "yes", Label: text("choice.again", nil), Emblem: sabre})
}

// powerNote tells whoever throws what the throw is added to, and what the attacker has, because beside the dice there may be no
// room for the battle's table.
func (r *rules) powerNote(s *State, side int) *games.Text {
	b := s.Battle
	own := b.power(side)
	if side == 0 {
		return textOf("note.power", args{"Number": own})
	}
	return textOf("note.against", args{"Number": own, "Name": r.name(b.Attacker), "Attack": b.power(0)})
}

// mostPowder returns how much gunpowder a ship can spend: what is in its holds if the program keeps them, else all in the box.
func (r *rules) mostPowder(s *State, seat games.SeatNo) int {
	if r.all {
		return s.Voyage.Ships[seat].Holds.Sum(cargo.Powder)
	}
	return powder
}

// spends removes gunpowder from the holds of a ship (JM-B7).
func (m *move) spends(seat games.SeatNo, n int) {
	v := m.s.Voyage
	if v == nil || n <= 0 {
		return
	}
	v.first(Step{Do: doPay, Seat: seat, Kind: string(cargo.Powder), N: n})
	m.s.Phase = phaseSail
}

// askBooty asks what the winner takes (JM-B8). Choices that are not allowed carry the reason.
func (r *rules) askBooty(s *State) games.Ask {
	b := s.Battle
	winner, loser := b.outcome()
	won, lost := s.Ships[winner], s.Ships[loser]
	choices := r.holdBooty(s, winner, loser)
	for _, treasure := range open {
		if !slices.Contains(lost.Open, treasure) {
			continue
		}
		c := games.Choice{ID: treasure, Label: text("treasure."+treasure, nil), Emblem: treasure}
		if r.isGhost(loser) && treasure == ladyBeth {
			c.Refused = textOf("refused.ghostBeth", nil) // JM-G2
		}
		choices = append(choices, c)
	}
	hidden := games.Choice{ID: "hidden", Label: text("choice.hidden", nil), Emblem: "chest"}
	if lost.Hidden == 0 {
		hidden.Refused = textOf("refused.noHidden", args{"Name": r.name(loser)})
	}
	curse := games.Choice{ID: "curse", Label: text("choice.curse", nil), Emblem: "curse"}
	switch {
	case r.isGhost(winner):
		curse.Refused = textOf("refused.ghostCurse", nil) // JM-G9
	case won.Hidden == 0:
		curse.Refused = textOf("refused.noHidden", args{"Name": r.name(winner)})
	}
	choices = append(choices, hidden, curse, games.Choice{ID: "nothing", Label: text("choice.nothing", nil), Emblem: "pass"})
	return tapped("booty", []games.SeatNo{r.thrower(s, winner)}, text("ask.booty", args{"Name": r.name(winner), "Other": r.name(loser)}), "JM-B8", "booty", choices...)
}

// holdBooty returns the holds whose goods the winner may take; if the program does not keep holds, a single choice.
func (r *rules) holdBooty(s *State, winner, loser games.SeatNo) (choices []games.Choice) {
	if !r.all {
		return []games.Choice{{ID: "hold", Label: text("choice.hold", nil), Emblem: "hold"}}
	}
	for i, hold := range s.Voyage.Ships[loser].Holds {
		if hold.N == 0 {
			continue
		}
		c := holdChoice(i, hold)
		c.ID = "hold" + c.ID
		overboard := r.isGhost(winner) && hold.Kind != cargo.Gold // JM-G9
		if !overboard && !s.Voyage.Ships[winner].Holds.Loadable(hold.Kind) {
			c.Refused = textOf("refused.full", args{"Name": r.name(winner)}) // JM-L5
		}
		choices = append(choices, c)
	}
	return choices
}

// takesHold moves the goods in one hold of the loser to the winner, who loads them by the usual rules (JM-B8). The ghost keeps
// only doubloons (JM-G9).
func (m *move) takesHold(winner, loser games.SeatNo, i int) {
	v := m.s.Voyage
	v.forget(loser)
	was := v.Ships[loser].Holds.Clear(i)
	v.Bank[was.Kind] += was.N // loading then takes the goods from the bank
	a := args{"Name": m.name(winner), "Other": m.name(loser), "Goods": goods(was.Kind, was.N)}
	if m.isGhost(winner) && was.Kind != cargo.Gold {
		m.Announce("JM-G9", "sunk", a, winner, loser)
		return
	}
	m.Announce("JM-B8", "takes", a, winner, loser)
	v.Todo = slices.Insert(v.Todo, 1, Step{Do: doLoad, Seat: winner, Kind: string(was.Kind), N: was.N})
}

// fight applies one step of a battle.
func (m *move) fight(kind string, a games.Answer) *games.Refusal {
	b := m.s.Battle
	switch kind {
	case "defender":
		if a.Passed() {
			m.s.Battle, m.s.Phase = nil, phaseRound
			return nil
		}
		m.setDefender(games.SeatOf(a.Pick("defender")))
		return nil
	case "powder":
		n, err := strconv.Atoi(a.Pick("powder"))
		if err != nil {
			n = -1 // the choice "more": the number is typed next
		}
		side := b.side()
		b.Sides[side].Powder = &n
		m.spends(b.seat(side), n)
	case "more":
		n, side := a.Number("powder"), b.side()
		b.Sides[side].Powder = &n
		m.spends(b.seat(side), n)
	case "combat":
		face, bad := m.combat(a.Throw, "JM-B3")
		if bad != nil {
			return bad
		}
		m.s.Battle.Sides[b.side()].Face = face
	case "sabre":
		side := &b.Sides[b.side()]
		if a.Pick("sabre") == "yes" { // the second throw counts
			b.Sabre, side.Face = true, ""
			m.Announce("JM-A3", "sabre", m.who(m.s.owner(sabre)), m.s.owner(sabre))
		}
		side.Asked = a.Pick("sabre") == "no" || b.Sabre
	case "booty":
		m.booty(a.Pick("booty"))
		return nil
	}
	if m.s.Phase == phaseBattle {
		m.advance()
	}
	return nil
}

// advance performs all steps of a battle that need no answer.
func (m *move) advance() {
	b := m.s.Battle
	for {
		i := b.side()
		if i == 2 {
			break
		}
		side, seat := &b.Sides[i], b.seat(i)
		switch {
		case side.Powder == nil && (m.isGhost(seat) || m.mostPowder(m.s, seat) == 0):
			none := 0
			side.Powder = &none // the ghost has no powder
			continue
		case side.Powder != nil && side.Face != "" && !side.Asked && !m.mayUseSabre():
			side.Asked = true
			continue
		}
		if i == 1 && b.Sides[0].Face == star && !side.Skipped { // JM-B6: there is no defence against a star
			side.Skipped = true
			continue
		}
		return
	}
	m.decide()
}

// mayUseSabre reports whether one of the two ships has the Sabre and has not used it in this battle (JM-A3).
func (m *move) mayUseSabre() bool {
	owner := m.s.owner(sabre)
	return !m.s.Battle.Sabre && owner >= 0 && (owner == m.s.Battle.Attacker || owner == m.s.Battle.Defender)
}

// power returns the firepower of a side: powder, die and Lady Beth (JM-B3, JM-A4). A star counts as 0.
func (b *Battle) power(i int) int {
	n, _ := strconv.Atoi(b.Sides[i].Face)
	n += *b.Sides[i].Powder
	if b.Sides[i].Beth {
		n += withBeth
	}
	return n
}

// outcome returns who won and who lost. In a draw both are Table (JM-B5, JM-B6).
func (b *Battle) outcome() (winner, loser games.SeatNo) {
	switch {
	case b.Sides[0].Face == star:
		return b.Attacker, b.Defender
	case b.Sides[1].Face == star:
		return b.Defender, b.Attacker
	}
	switch d := b.power(0) - b.power(1); {
	case d > 0:
		return b.Attacker, b.Defender
	case d < 0:
		return b.Defender, b.Attacker
	}
	return games.Table, games.Table
}

// decide announces who won (JM-B5).
func (m *move) decide() {
	b := m.s.Battle
	winner, _ := b.outcome()
	switch {
	case winner == games.Table:
		m.Announce("JM-B5", "tie", args{"Number": b.power(0)})
		m.endBattle()
		return
	case b.Sides[0].Face == star || b.Sides[1].Face == star:
		m.Announce("JM-B6", "star", m.who(winner), winner)
	default:
		m.Announce("JM-B5", "power", args{"Name": m.name(winner), "Attack": b.power(0), "Defence": b.power(1)}, winner)
	}
	b.Booty = true
	if m.all && !slices.ContainsFunc(m.askBooty(m.s).Fields[0].Choices, func(c games.Choice) bool { return c.ID != "nothing" && c.Refused == nil }) {
		m.booty("nothing") // there is nothing to take or give
	}
}

// booty gives the winner the chosen booty (JM-B8). Things that the program does not keep are only announced.
func (m *move) booty(pick string) {
	winner, loser := m.s.Battle.outcome()
	won, lost := &m.s.Ships[winner], &m.s.Ships[loser]
	a := args{"Name": m.name(winner), "Other": m.name(loser)}
	m.s.Battle.Booty = false
	if id, kept := strings.CutPrefix(pick, "hold"); kept && m.all {
		hold, _ := strconv.Atoi(id)
		m.takesHold(winner, loser, hold)
		m.endBattle()
		return
	}
	switch pick {
	case "hold":
		if m.isGhost(winner) {
			m.Announce("JM-G9", "ghostHold", a, winner, loser)
		} else {
			m.Announce("JM-B8", "hold", a, winner, loser)
		}
	case "hidden":
		lost.Hidden--
		m.Announce("JM-B8", "hidden", a, winner, loser)
		if m.isGhost(loser) { // nobody has seen the ghost's treasure, and it may be one that lies open
			m.endBattle()
			m.awaitDrawn(winner, true)
			return
		}
		won.Hidden++
	case "curse":
		won.Hidden--
		lost.Hidden++
		m.Announce("JM-B8", "curse", a, winner, loser)
	case "nothing":
		m.Say("JM-B8", "nothing", a, winner, loser)
	default:
		lost.Open = slices.DeleteFunc(lost.Open, func(t string) bool { return t == pick })
		won.Open = append(won.Open, pick)
		m.fitHolds()
		a["Treasure"] = text("treasure."+pick, nil)
		m.Announce("JM-B8", "stolen", a, winner, loser)
	}
	m.endBattle()
}

// endBattle returns to the round. The attacker then pays for the space (JM-B9).
func (m *move) endBattle() {
	b := m.s.Battle
	b.Over = true
	m.resume()
	if !m.all && !m.isGhost(b.Attacker) { // if the program keeps everything, the payment is a separate step of the round
		m.Say("JM-B9", "pays", m.who(b.Attacker), b.Attacker)
	}
}
