package sevenseas

import (
	"fmt"
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
)

// convoysOf returns how many convoys each country has: one less with two players (S2.1).
func (s *State) convoysOf() int {
	if len(s.Players) == 2 {
		return convoysEach - 1
	}
	return convoysEach
}

// raided counts the convoys of a country in the row (F2).
func (s *State) raided(country int) (n int) {
	for _, c := range s.Cards {
		if c.Curse == "" && c.Country == country {
			n++
		}
	}
	return n
}

// askConvoy asks which convoy is played, by country and size, or whether no card is (C3, U5, A2).
func (r *rules) askConvoy(s *State, t Task) games.Ask {
	field := games.Field{ID: "convoy", Label: text("field.convoy", nil), Emblem: "convoy"}
	for country := range countries {
		for size := 1; size <= convoysEach; size++ {
			played := slices.Contains(s.Cards, Card{Country: country, Size: size})
			c := games.Choice{ID: fmt.Sprintf("%s-%d", countries[country], size), Label: text("convoy", args{"Country": countryText(country), "Number": size}), Emblem: countryEmblems[country], Faded: played}
			if s.raided(country) >= s.convoysOf() || (played && r.is("convoys", "list")) {
				c.Refused = textOf("refused.convoy", args{"Country": countryText(country)})
			}
			if size > s.convoysOf() { // by S2.1 this card should still be in the box
				c.Faded, c.Effect = true, []games.Text{text("effect.inBox", nil)}
			}
			field.Choices = append(field.Choices, c)
		}
	}
	ask := chooseAsk("convoy", []games.SeatNo{t.Seat}, text("ask.convoy", args{"Name": r.name(t.Seat)}), "C3", field)
	ask.Skip, ask.Pass = true, textOf("choice.noCard", nil)
	return ask
}

// playConvoy begins a raid (B1).
func (m *move) playConvoy(id string) {
	var country, size int
	for c := range countries {
		if id[:3] == countries[c] {
			country = c
		}
	}
	size, _ = strconv.Atoi(id[4:])
	t := m.performed()
	m.playCard(t.Seat)
	m.s.Cards = append(m.s.Cards, Card{Country: country, Size: size})
	n := len(m.seats)
	m.s.Raid = &Raid{Captain: t.Seat, Country: country, Size: size, Sent: make([]int, n), Sunk: make([]int, n), Saved: make([]int, n), Drawn: make([]int, n), Loot: make([]int, n)}
	m.s.Clash = nil
	m.Announce("B1", "log.raid", args{"Country": countryText(country), "Count": size, "Limit": m.limit(size)}, t.Seat)
	m.push(Task{Kind: taskThrow, Seat: t.Seat, For: forRaid})
	order := m.clockwise(t.Seat)
	slices.Reverse(order)
	for _, seat := range order {
		m.push(Task{Kind: taskSend, Seat: seat})
	}
}

// limit returns how many ships each player may send (B2, S2.3).
func (r *rules) limit(size int) int { return size + 5 - len(r.seats) }

// beginSend gives a player without empty ships the skull of B3 without asking. It reports whether it did.
func (m *move) beginSend() bool {
	if m.s.Players[m.s.top().Seat].Empty > 0 {
		return false
	}
	m.send(0)
	return true
}

// askSend asks how many ships a player sends (B2).
func (r *rules) askSend(s *State, t Task) []games.Ask {
	p := s.Players[t.Seat]
	field := games.Field{ID: "ships", Label: text("field.ships", nil), Emblem: "sail"}
	privateer := p.Flags[s.Raid.Country]
	for n := range r.limit(s.Raid.Size) + 1 {
		c := games.Choice{ID: strconv.Itoa(n), Label: games.Plain(n), Emblem: "sail"}
		if n > p.Empty {
			c.Refused = textOf("refused.empty", args{"Name": r.name(t.Seat), "Count": p.Empty})
		}
		if skulls := r.sendSkulls(n, privateer); skulls > 0 {
			c.Effect = []games.Text{text("effect.skulls", args{"Count": skulls})}
		}
		if n < len(t.Odds) {
			c.Effect = append(c.Effect, text("effect.odds", args{"Percent": t.Odds[n].Percent, "Loot": float64(t.Odds[n].Loot) / 10}))
		}
		field.Choices = append(field.Choices, c)
	}
	ask := chooseAsk("send", []games.SeatNo{t.Seat}, text("ask.send", args{"Name": r.name(t.Seat)}), "B2", field)
	ask.Note = textOf("note.send", args{"Most": min(p.Empty, r.limit(s.Raid.Size)), "Count": p.Empty})
	if sent := r.sentBefore(s, t.Seat); len(sent) > 0 {
		ask.Note = textOf("note.sent", args{"Most": min(p.Empty, r.limit(s.Raid.Size)), "Count": p.Empty, "Sent": sent})
	}
	return append([]games.Ask{ask}, r.askOdds(t)...)
}

// sentBefore lists what the players who were asked before the given one have sent.
func (r *rules) sentBefore(s *State, seat games.SeatNo) (all []games.Text) {
	for _, other := range r.clockwise(s.Raid.Captain) {
		if other == seat {
			break
		}
		all = append(all, text("colourCount", args{"Colour": r.name(other), "Number": s.Raid.Sent[other]}))
	}
	return all
}

// sendSkulls returns how many skulls a player gets by B3 and B4 together (A8).
func (r *rules) sendSkulls(ships int, privateer bool) int {
	n := 0
	if ships == 0 {
		n++
	}
	if privateer {
		n++
	}
	if r.is("skulls", "one") {
		return min(1, n)
	}
	return n
}

func (m *move) send(ships int) {
	t := m.pop()
	p := m.s.Players[t.Seat]
	m.s.Raid.Sent[t.Seat] = ships
	if ships > 0 {
		m.Say("B2", "log.sends", args{"Name": m.name(t.Seat), "Count": ships}, t.Seat)
	}
	privateer := p.Flags[m.s.Raid.Country]
	both := m.sendSkulls(ships, privateer)
	if ships == 0 {
		m.skull(t.Seat, "B3", "sentNone")
		both--
	}
	if privateer && both > 0 {
		m.skull(t.Seat, "B4", "privateer")
	}
}

// beginRaidThrow ends a raid to which nobody sent a ship (B5, A10). It reports whether it did.
func (m *move) beginRaidThrow() bool {
	for _, n := range m.s.Raid.Sent {
		if n > 0 {
			return false
		}
	}
	m.pop()
	m.s.Raid.Finished = true
	m.escaped("log.nobodySent")
	return true
}

// escaped ends a raid whose convoy got away (A10).
func (m *move) escaped(why string) {
	raid := m.s.Raid
	raid.Escaped = true
	m.Announce("A10", why, nil)
	if m.is("escape", "back") {
		i := len(m.s.Cards) - 1
		for i >= 0 && m.s.Cards[i] != (Card{Country: raid.Country, Size: raid.Size}) {
			i--
		}
		if i >= 0 {
			m.s.Cards = slices.Delete(m.s.Cards, i, i+1)
			p := &m.s.Players[raid.Captain]
			p.AdvHand++
			p.Played--
		}
	}
}

// raidGroups returns the dice to throw for a raid: the merchants and all ships that were sent.
func (r *rules) raidGroups(s *State) []throw.Group {
	groups := []throw.Group{{Colour: r.merchant, Kind: pipsDie, Count: s.Raid.Size}}
	for i, n := range s.Raid.Sent {
		if n > 0 {
			groups = append(groups, throw.Group{Colour: r.seats[i].Colour, Kind: pipsDie, Count: n})
		}
	}
	return groups
}

// askRaidHand lets people enter the result of a battle by hand: the survivors of each player, and whether the convoy is sunk
// (U7).
func (r *rules) askRaidHand(s *State) games.Ask {
	ask := handAsk(s, text("ask.hand.battle", nil), "B11")
	ask.Fields = []games.Field{{ID: "convoy", Label: text("field.convoy", nil), Emblem: "convoy", Min: 1, Max: 1, Choices: []games.Choice{{ID: "sunk", Label: text("choice.sunk", nil)}, {ID: "escaped", Label: text("choice.escaped", nil)}}}}
	for _, seat := range r.clockwise(s.Raid.Captain) {
		if n := s.Raid.Sent[seat]; n > 0 {
			ask.Fields = append(ask.Fields, games.Field{ID: r.seats[seat].Colour, Label: text("field.survivors", args{"Name": r.name(seat)}), Emblem: "sail", Max: n, Default: games.Value(0)})
		}
	}
	return ask
}

// handAsk returns the optional ask for the result of a throw that people worked out themselves.
func handAsk(s *State, prompt games.Text, rule string) games.Ask {
	return games.Ask{ID: fmt.Sprintf("hand/%d", s.Throws), Kind: games.Form, Seats: table, Prompt: prompt, Rule: rule, Anytime: true, Button: textOf("button.hand", nil)}
}

// raidByHand applies the result of a battle that people worked out themselves.
func (m *move) raidByHand(a games.Answer) *games.Refusal {
	c := &Clash{Settled: true, Hand: &ByHand{Ships: map[string]int{}, Escaped: a.Pick("convoy") == "escaped"}}
	c.Throw.By = "hand"
	for i, seat := range m.seats {
		if n := a.Number(seat.Colour); n > 0 {
			if c.Hand.Escaped { // by B7 the battle goes on until one side is gone, so both cannot be left
				return refuse("B7", "refused.escapedSurvivors", args{"Name": m.name(games.SeatNo(i))})
			}
			c.Hand.Ships[seat.Colour] = n
		}
	}
	m.s.Throws++
	m.s.Clash = c
	m.clashEnded()
	return nil
}

// raidEnded applies the result of a battle to the fleets (B9, B11, Y7): first the sunk ships, then the ones that may be saved.
func (m *move) raidEnded() {
	m.pop()
	raid, c := m.s.Raid, m.s.Clash
	raid.Finished = true
	left := map[string]int{}
	if c.Hand != nil {
		raid.Escaped = c.Hand.Escaped
		for colour, n := range c.Hand.Ships {
			left[colour] = n
		}
	} else {
		f, way := m.fight(c)
		merchants, pirates := f.count(way.end)
		raid.Escaped = merchants > 0
		for i, colour := range f.owners {
			left[colour] = pirates[i]
		}
	}
	m.Announce("B11", "log.outcome", args{"Outcome": m.outcomeOf(c)})
	if raid.Escaped {
		m.escaped("log.escaped")
	} else {
		order := m.clockwise(raid.Captain)
		slices.Reverse(order)
		for _, seat := range order {
			survivors := left[m.seats[seat].Colour]
			if m.is("hold", "twice") {
				survivors += min(survivors, m.s.Players[seat].DoubleHold)
			}
			raid.Loot[seat] = survivors
			if survivors > 0 {
				m.push(Task{Kind: taskLoot, Seat: seat, For: forRaid, Count: survivors})
			}
		}
	}
	order := m.clockwise(raid.Captain)
	slices.Reverse(order)
	for _, seat := range order {
		raid.Sunk[seat] = raid.Sent[seat] - left[m.seats[seat].Colour]
		if raid.Sunk[seat] == 0 {
			continue
		}
		saved := min(m.s.Players[seat].Unsinkable, raid.Sunk[seat])
		if saved > 0 && m.is("saving", "owner") {
			m.push(Task{Kind: taskSave, Seat: seat, Count: saved})
			continue
		}
		m.sinks(seat, saved)
	}
}

// sinks moves a player's sunk ships to the reserve, except the saved ones, and pays the yin-yang (B9, Y7).
func (m *move) sinks(seat games.SeatNo, saved int) {
	p := &m.s.Players[seat]
	gone := m.s.Raid.Sunk[seat] - saved
	m.s.Raid.Saved[seat] = saved
	there := min(gone, p.Fleet()) // can be fewer if the number of ships was corrected during the raid (K27)
	p.Empty -= there
	p.Reserve += there
	p.YinYang += gone
	if saved > 0 {
		m.Announce("Y7", "log.saved", args{"Name": m.name(seat), "Count": saved}, seat)
	}
	if gone > 0 {
		m.Say("B9", "log.sunk", args{"Name": m.name(seat), "Count": gone}, seat)
	}
	m.settle(seat)
}

// askSave asks the owner how many sunk ships to save instead of taking the yin-yang (A20).
func (r *rules) askSave(s *State, t Task) []games.Ask {
	field := games.Field{ID: "saved", Label: text("field.saved", nil), Emblem: "lifebuoy"}
	for n := t.Count; n >= 0; n-- {
		field.Choices = append(field.Choices, games.Choice{ID: strconv.Itoa(n), Label: games.Plain(n), Effect: []games.Text{change("effect.yinyang", s.Raid.Sunk[t.Seat]-n)}})
	}
	return []games.Ask{chooseAsk("save", []games.SeatNo{t.Seat}, text("ask.save", args{"Name": r.name(t.Seat)}), "A20", field)}
}
