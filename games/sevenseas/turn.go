package sevenseas

import (
	"fmt"

	"quartermaster/games"
)

// ritualist reports whether a player with this character may perform rituals in the turn (Y4).
func ritualist(character int) bool {
	return character == Shipwright || character == Governor || character == MerchantChar || character == Cartographer
}

// beginTurn ends a turn at once if the character can do nothing. It reports whether it did.
func (m *move) beginTurn() bool {
	t := *m.s.top()
	p := &m.s.Players[t.Seat]
	if !t.Begun {
		m.s.top().Begun = true
		m.Announce("R2", "log.turn", args{"Name": m.name(t.Seat), "Character": characterText(t.Character), "Privilege": text(fmt.Sprintf("privilege.%d", t.Privilege), nil)}, t.Seat)
	}
	switch {
	case t.Character == Shipwright && p.Reserve == 0:
		m.fail("C1", "noReserve")
	case t.Character == Shipwright && p.Chests <= 0 && !m.mayParley(t) && m.is("shipwright", "failure"):
		m.fail("C1", "noChests")
	case t.Character == Governor && len(m.freeFlags()) == 0:
		m.fail("C2", "noFlag")
	case t.Character == Captain && p.AdvHand <= 0:
		m.fail("C3", "noCard")
	case t.Character == Islander && p.AdvHand <= 0:
		m.fail("C4", "noCard")
	case t.Character == Shaman && p.AdvHand <= 0:
		m.fail("C5", "noCard")
	case t.Character == MerchantChar && p.cargo() == 0:
		m.fail("C6", "noGoods")
	case t.Character == Cartographer && m.s.AdvStack <= 0:
		m.fail("C7", "noStack")
	default:
		return false
	}
	return true
}

// mayParley reports whether a Parley before the action could still bring the player chests (T42).
func (m *move) mayParley(t Task) bool {
	return ritualist(t.Character) && m.is("rituals", "both") && m.s.Players[t.Seat].YinYang >= parleyPrice && len(m.parleys(m.s, t.Seat)) > 0
}

// askTurn asks for the action of a character.
func (r *rules) askTurn(s *State, t Task) []games.Ask {
	var ask games.Ask
	switch t.Character {
	case Shipwright:
		ask = r.askBuy(s, t)
	case Governor:
		ask = r.askFlag(s, t)
	case Captain:
		ask = r.askConvoy(s, t)
	case Islander:
		ask = r.askPort(s, t)
	case Shaman:
		ask = r.askCurse(s, t)
	case MerchantChar:
		ask = r.askSale(s, t)
	case Cartographer:
		ask = r.askDraw(s, t)
	}
	asks := []games.Ask{ask}
	if ritualist(t.Character) && r.is("rituals", "both") {
		asks = append(asks, r.askRitual(s, t.Seat)...)
	}
	return asks
}

// fail ends the current turn with a skull (R3, N10).
func (m *move) fail(rule, why string) {
	t := m.pop()
	m.skull(t.Seat, rule, why)
	if ritualist(t.Character) {
		m.mayPerform(t.Seat)
	}
}

// mayPerform lets a player whose turn has ended perform rituals (Y4). In edition 1 this ended the time of earlier players.
func (m *move) mayPerform(seat games.SeatNo) {
	if m.s.After == nil || m.edition < 2 {
		m.s.After = &Window{Seat: seat}
		return
	}
	m.s.After.More = append(m.s.After.More, seat)
}

// performed ends the current turn and returns its task. The caller then pushes the tasks that the action causes; the
// privilege comes after them (A34).
func (m *move) performed() Task {
	t := m.pop()
	if ritualist(t.Character) {
		if m.is("privilege", "rituals") && t.Privilege > 0 && len(m.askRitual(m.s, t.Seat)) > 0 {
			m.push(Task{Kind: taskPrivilege, Seat: t.Seat, Character: t.Character, Privilege: t.Privilege})
			m.push(Task{Kind: taskRituals, Seat: t.Seat, Character: t.Character})
			return t
		}
		m.mayPerform(t.Seat)
	}
	if t.Privilege > 0 && t.Character != Shaman {
		m.push(Task{Kind: taskPrivilege, Seat: t.Seat, Character: t.Character, Privilege: t.Privilege})
	}
	return t
}

// usePrivilege applies the privilege of a character (C1–C7 p).
func (m *move) usePrivilege() {
	t := m.pop()
	p := &m.s.Players[t.Seat]
	who := args{"Name": m.name(t.Seat)}
	switch t.Character {
	case Shipwright:
		n := min(t.Privilege, p.Reserve)
		if n == 0 {
			return
		}
		p.Reserve -= n
		p.Empty += n
		who["Count"] = n
		m.Announce("C1", "log.privilege.ships", who, t.Seat)
		m.settle(t.Seat)
	case Governor:
		n := min(t.Privilege, p.Skulls)
		p.Skulls -= n
		who["Count"] = n
		m.Announce("C2", "log.privilege.skulls", who, t.Seat)
	case Captain:
		if m.s.Raid != nil && m.s.Raid.Escaped && m.is("escape", "noPrivilege") {
			return
		}
		p.YinYang += 2 * t.Privilege
		who["Count"] = 2 * t.Privilege
		m.Announce("C3", "log.privilege.yinyang", who, t.Seat)
	case Islander:
		m.push(Task{Kind: taskLoot, Seat: t.Seat, For: "privilege", Count: t.Privilege})
	case MerchantChar:
		who["Count"] = t.Privilege
		m.Announce("C6", "log.privilege.chests", who, t.Seat)
		m.gain(t.Seat, t.Privilege)
	case Cartographer:
		m.drawCards(t.Seat, t.Privilege)
	}
}

// askBuy asks a Shipwright what to buy (C1).
func (r *rules) askBuy(s *State, t Task) games.Ask {
	p := s.Players[t.Seat]
	field := games.Field{ID: "ships", Label: text("field.ships", nil), Emblem: "sail"}
	for n := 1; n <= min(p.Reserve, max(0, p.Chests)); n++ {
		field.Choices = append(field.Choices, games.Choice{ID: fmt.Sprint(n), Label: games.Plain(n), Emblem: "sail", Effect: []games.Text{change("effect.chests", -n)}})
	}
	none := games.Choice{ID: "0", Label: text("choice.noShip", nil), Effect: []games.Text{text("effect.skull", nil)}}
	if r.is("shipwright", "reserve") {
		none.Effect = nil
	}
	field.Choices = append(field.Choices, none)
	return chooseAsk("buy", []games.SeatNo{t.Seat}, text("ask.buy", args{"Name": r.name(t.Seat)}), "C1", field)
}

func (m *move) buy(n int) {
	t := *m.s.top()
	p := &m.s.Players[t.Seat]
	if n == 0 && m.is("shipwright", "failure") {
		m.fail("C1", "boughtNone")
		return
	}
	m.Say("C1", "log.buys", args{"Name": m.name(t.Seat), "Count": n}, t.Seat)
	p.Reserve -= n
	p.Empty += n
	if n == 0 && m.edition >= 2 { // neither a mistake nor an action: no privilege (R3)
		m.pop()
		m.mayPerform(t.Seat)
		return
	}
	m.performed()
	m.gain(t.Seat, -n)
}

// freeFlags returns the countries whose flag no player has (F1, K21).
func (m *move) freeFlags() []int { return m.s.freeFlags() }

func (s *State) freeFlags() (free []int) {
	for c := range countries {
		taken := false
		for _, p := range s.Players {
			taken = taken || p.Flags[c]
		}
		if !taken {
			free = append(free, c)
		}
	}
	return free
}

// askFlag asks which flag a player takes (C2).
func (r *rules) askFlag(s *State, t Task) games.Ask {
	field := games.Field{ID: "flag", Label: text("field.flag", nil)}
	for _, c := range s.freeFlags() {
		field.Choices = append(field.Choices, games.Choice{ID: countries[c], Label: countryText(c), Emblem: countryEmblems[c]})
	}
	if r.is("decline", "failure") {
		field.Choices = append(field.Choices, games.Choice{ID: "none", Label: text("choice.decline", nil), Effect: []games.Text{text("effect.skull", nil)}})
	}
	return chooseAsk("flag", []games.SeatNo{t.Seat}, text("ask.flag", args{"Name": r.name(t.Seat)}), "C2", field)
}

func (m *move) takeFlag(id string) {
	if id == "none" {
		m.fail("A7", "declined")
		return
	}
	t := m.performed()
	p := &m.s.Players[t.Seat]
	for c := range countries {
		if countries[c] == id {
			p.Flags[c] = true
			m.Announce("C2", "log.flag", args{"Name": m.name(t.Seat), "Country": countryText(c), "Count": p.Reserve}, t.Seat)
		}
	}
	p.Skulls++
	p.Empty += p.Reserve
	p.Reserve = 0
	m.settle(t.Seat)
}

// askDraw asks to draw adventure cards (C7). The program knows how many, and whether the last-round card is among them.
func (r *rules) askDraw(s *State, t Task) games.Ask {
	n := min(1+t.Privilege, s.AdvStack)
	if r.is("privilege", "rituals") {
		n = 1
	}
	id := "drawn"
	if s.LastRound == 0 && n > s.Above {
		id = "last"
	}
	field := games.Field{ID: "drawn", Label: text("field.drawn", nil), Choices: []games.Choice{{ID: id, Label: text("choice."+id, nil)}}}
	if r.is("decline", "failure") {
		field.Choices = append(field.Choices, games.Choice{ID: "none", Label: text("choice.decline", nil), Effect: []games.Text{text("effect.skull", nil)}})
	}
	return chooseAsk("draw", []games.SeatNo{t.Seat}, text("ask.draw", args{"Name": r.name(t.Seat), "Count": n}), "C7", field)
}

func (m *move) draw(pick string) {
	if pick == "none" {
		m.fail("A7", "declined")
		return
	}
	t := m.performed()
	m.drawCards(t.Seat, 1)
}

// drawCards draws n cards from the adventure stack. A player who draws the last-round card lays it aside and draws another
// one instead (D1).
func (m *move) drawCards(seat games.SeatNo, n int) {
	p := &m.s.Players[seat]
	n = min(n, m.s.AdvStack)
	if n <= 0 {
		return
	}
	if m.s.LastRound == 0 && n > m.s.Above {
		m.s.LastRound = m.s.Round
		m.Announce("D1", "log.lastRound", args{"Name": m.name(seat)}, seat)
	}
	m.s.Above = max(0, m.s.Above-n)
	m.s.AdvStack -= n
	p.AdvHand += n
	p.Drawn += n
	m.Say("C7", "log.draws", args{"Name": m.name(seat), "Count": n}, seat)
}
