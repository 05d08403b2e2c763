package sevenseas

import "quartermaster/games"

// settle recalculates a player's ships after any change: Y6 determines how many are loaded, G3 how many are guards.
func (m *move) settle(seat games.SeatNo) {
	p := &m.s.Players[seat]
	guards, owed := p.Guards, p.GuardsOwed
	p.settle()
	switch {
	case p.Guards > guards:
		m.Announce("G1", "log.guard.goes", args{"Name": m.name(seat), "Count": p.Guards - guards}, seat)
	case p.Guards < guards:
		m.Announce("G2", "log.guard.returns", args{"Name": m.name(seat), "Count": guards - p.Guards}, seat)
	}
	if p.GuardsOwed > owed && !m.s.Over {
		if m.is("guards", "loaded") && p.Loaded > 0 && !m.dropping(seat) {
			m.push(Task{Kind: taskDrop, Seat: seat})
			return
		}
		m.Announce("A17", "log.guard.owed", args{"Name": m.name(seat), "Count": p.GuardsOwed}, seat)
	}
}

func (m *move) dropping(seat games.SeatNo) bool {
	for _, t := range m.s.Todo {
		if t.Seat == seat && (t.Kind == taskDrop || t.Kind == taskFinal) {
			return true
		}
	}
	return false
}

func (p *Player) settle() {
	fleet := p.Fleet()
	p.Loaded = min(fleet, fewestLoaded(p.cargo(), p.DoubleHold))
	p.Empty = fleet - p.Loaded
	due := bands(p.Chests)
	if p.Guards > due {
		p.Empty += p.Guards - due
		p.Guards, p.GuardsOwed = due, 0
		return
	}
	going := min(p.Empty, due-p.Guards)
	p.Empty -= going
	p.Guards += going
	p.GuardsOwed = due - p.Guards
}

// bands returns how many guards a number of chests requires (G1, G3).
func bands(chests int) int { return max(0, min(shipsEach, chests/10)) }

// fewestLoaded returns the smallest number of ships that can carry a number of goods cards (Y6).
func fewestLoaded(cargo, doubleHolds int) int { return cargo - min(doubleHolds, cargo/2) }

func (p *Player) cargo() int { return p.Goods[Rum] + p.Goods[Coffee] + p.Goods[Fruit] }

// capacity returns how many goods cards the fleet can carry (Y6).
func (p *Player) capacity() int { return p.Fleet() + min(p.DoubleHold, p.Fleet()) }

// token returns which side of the 40/80 token is up, or 0 if the player has no token (M3).
func (p *Player) token() int {
	switch {
	case p.Chests >= 80:
		return 80
	case p.Chests >= 40:
		return 40
	}
	return 0
}

// points returns the victory points (D4).
func (p *Player) points() int { return p.Chests + p.Talismans + p.YinYang/3 - 2*p.Skulls }

// gain adds n chests, or takes them if n is negative. The token (M3) and the guards (G) follow.
func (m *move) gain(seat games.SeatNo, n int) {
	p := &m.s.Players[seat]
	before := p.token()
	p.Chests += n
	if after := p.token(); after != before {
		m.Announce("M3", "log.token", args{"Name": m.name(seat), "Side": after}, seat)
	}
	m.settle(seat)
}

// skull gives a player a skull and logs the reason (N10).
func (m *move) skull(seat games.SeatNo, rule, why string) {
	m.s.Players[seat].Skulls++
	m.Announce(rule, "log.skull."+why, args{"Name": m.name(seat)}, seat)
}

func (r *rules) name(seat games.SeatNo) string { return r.seats[seat].Name }

// clockwise lists all seats clockwise, starting with the given one.
func (r *rules) clockwise(from games.SeatNo) []games.SeatNo {
	var all []games.SeatNo
	for i := range r.seats {
		all = append(all, games.SeatNo((int(from)+i)%len(r.seats)))
	}
	return all
}

// drawLoot takes up to n cards from the loot deck and returns how many there were. An empty deck is replaced by the discards
// (L6).
func (m *move) drawLoot(n int) int {
	drawn := min(n, m.s.LootDeck)
	m.s.LootDeck -= drawn
	if drawn < n && m.s.LootGone > 0 {
		m.Announce("L6", "log.reshuffle", args{"Count": m.s.LootGone})
		m.s.LootDeck, m.s.LootGone = m.s.LootGone, 0
		more := min(n-drawn, m.s.LootDeck)
		m.s.LootDeck -= more
		drawn += more
	}
	return drawn
}
