package sevenseas

import (
	"slices"

	"quartermaster/games"
)

// breach is a law of the state model (K15–K26) that the state breaks. A number that people corrected usually causes
// it. It is shown as a warning.
type breach struct {
	law  string
	seat games.SeatNo
}

// breaches returns the laws that the state breaks.
func (r *rules) breaches(s *State) (all []breach) {
	if s.Players == nil {
		return nil
	}
	held, hand := 0, 0
	var flags [4]int
	for i := range s.Players {
		p, seat := &s.Players[i], games.SeatNo(i)
		add := func(law string, holds bool) {
			if !holds {
				all = append(all, breach{law, seat})
			}
		}
		add("K15", p.Empty >= 0 && p.Loaded >= 0 && p.Guards >= 0 && p.Reserve >= 0 && p.Empty+p.Loaded+p.Guards+p.Reserve == shipsEach)
		add("K16", p.GuardsOwed >= 0 && p.Guards+p.GuardsOwed == bands(p.Chests) && (p.GuardsOwed == 0 || p.Empty == 0))
		add("K17", p.Loaded == fewestLoaded(p.cargo(), p.DoubleHold) && p.cargo() <= p.capacity())
		add("K20", p.AdvHand == p.Dealt+p.Drawn-p.Played && p.AdvHand >= 0)
		add("K22", r.cardsKept(p))
		add("K16", p.Chests >= 0 || r.is("debt", "debt"))
		held += p.cargo() + p.Talismans
		hand += p.AdvHand
		for c := range countries {
			if p.Flags[c] {
				flags[c]++
			}
		}
	}
	add := func(law string, holds bool) {
		if !holds {
			all = append(all, breach{law, games.Table})
		}
	}
	inDraw := 0
	for _, t := range s.Todo {
		if t.Kind == taskLoot && t.Begun {
			inDraw += t.Count
		}
	}
	add("K18", s.LootDeck >= 0 && s.LootGone >= 0 && s.LootDeck+s.LootGone+inDraw+held == lootCards)
	add("K18kinds", max(s.held(Rum), s.held(Coffee), s.held(Fruit), s.held(len(goods))) <= lootOfAKind)
	add("K19", s.AdvStack+hand+len(s.Ports)+len(s.Cards)+1+r.removed() == adventureCards)
	add("K21", flags[ENG] <= 1 && flags[ESP] <= 1 && flags[FRA] <= 1 && flags[NED] <= 1)
	add("K25", int(s.First) == (s.Round-1)%len(s.Players))
	all = append(all, r.raidBreaches(s)...)
	return all
}

// cardsKept reports whether K22 holds for a player. One of the seven characters may be chosen, some lie on the table, and
// the rest are in hand. Captain, Islander and Shaman never lie on the table at the start of a round (R7).
func (r *rules) cardsKept(p *Player) bool {
	for i, c := range p.OnTable {
		if (c != Shipwright && c != Governor && c != MerchantChar && c != Cartographer) || slices.Contains(p.OnTable[:i], c) || c == p.Revealed {
			return false
		}
	}
	return p.Revealed >= 0 && p.Revealed <= Cartographer
}

// raidBreaches returns the breaches of K23 and K26.
func (r *rules) raidBreaches(s *State) (all []breach) {
	raid := s.Raid
	if raid == nil {
		return nil
	}
	if raid.Size < 1 || raid.Size > 4 {
		all = append(all, breach{"K23", games.Table})
	}
	for i := range s.Players {
		sent, sunk, saved := raid.Sent[i], raid.Sunk[i], raid.Saved[i]
		most := sent - sunk
		if r.is("hold", "twice") {
			most *= 2
		}
		if sunk > sent || saved > sunk || raid.Drawn[i] > most || (raid.Escaped && raid.Drawn[i] > 0) || sent > r.limit(raid.Size) {
			all = append(all, breach{"K26", games.SeatNo(i)})
		}
	}
	return all
}

// removed returns how many adventure cards are left out of the game (S2.1).
func (r *rules) removed() int {
	if len(r.seats) == 2 {
		return 4
	}
	return 0
}
