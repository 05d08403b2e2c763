package sevenseas

import (
	"math"
	"sort"

	"quartermaster/games/throw"
)

// reach is a whirlpool's (Q8, A26): which ships are pulled in for certain, and which are too close to tell.
type reach struct {
	in    []int // die ids, nearest first
	tied  []int // die ids of which people must choose Picks; none when it does not matter
	picks int
}

// whirlpool finds the n ships nearest to the red die. Loses says what an owner would lose when so many of
// the owner's ships are in; people are asked only where two choices differ in it.
func whirlpool(dice []throw.Die, merchants string, margin float64, by throw.Measure, loses func(colour string, ships int) int) reach {
	var red throw.Die
	type ship struct {
		die   throw.Die
		gap   float64
		known bool
	}
	var ships []ship
	for _, d := range dice {
		if d.Colour == merchants {
			red = d
		}
	}
	for _, d := range dice {
		if d.Colour != merchants {
			g, known := throw.Between(red, d, by)
			s := ship{d, g.Distance, known}
			if !known {
				s.gap = math.Inf(1)
			}
			ships = append(ships, s)
		}
	}
	sort.SliceStable(ships, func(i, j int) bool { return ships[i].gap < ships[j].gap })
	n := pips(red.Face)
	w := reach{}
	var tied []throw.Die
	for i, s := range ships {
		maybeNearer, surelyNearer := 0, 0
		for j, o := range ships {
			if i == j {
				continue
			}
			switch {
			case !s.known || !o.known:
				maybeNearer++
			case o.gap < s.gap+margin || o.gap <= s.gap:
				maybeNearer++
			}
			if s.known && o.known && o.gap <= s.gap-margin && o.gap < s.gap {
				surelyNearer++
			}
		}
		switch {
		case maybeNearer < n:
			w.in = append(w.in, s.die.ID)
		case surelyNearer < n:
			tied = append(tied, s.die)
		}
	}
	w.picks = n - len(w.in)
	if len(tied) <= w.picks || w.picks <= 0 {
		w.picks = 0
		return w
	}
	if !matters(dice, w.in, tied, w.picks, loses) {
		for _, d := range tied[:w.picks] { // sorted: those that measure nearest
			w.in = append(w.in, d.ID)
		}
		w.picks = 0
		return w
	}
	for _, d := range tied {
		w.tied = append(w.tied, d.ID)
	}
	return w
}

// matters reports whether two ways to choose so many of the tied ships differ in some owner's loss. Each
// owner's number of ships can be anything between the least and the most that the choice leaves room for.
func matters(dice []throw.Die, in []int, tied []throw.Die, picks int, loses func(string, int) int) bool {
	sure, open := map[string]int{}, map[string]int{}
	for _, d := range dice {
		for _, id := range in {
			if d.ID == id {
				sure[d.Colour]++
			}
		}
	}
	for _, d := range tied {
		open[d.Colour]++
	}
	for colour, own := range open {
		least := sure[colour] + max(0, picks-(len(tied)-own))
		most := sure[colour] + min(picks, own)
		for k := least; k < most; k++ {
			if loses(colour, k) != loses(colour, k+1) {
				return true
			}
		}
	}
	return false
}
