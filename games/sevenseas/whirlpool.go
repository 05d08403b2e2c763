package sevenseas

import (
	"math"
	"sort"

	"quartermaster/games/throw"
)

// reach is the result of a whirlpool (Q8, A26): which ships are certainly pulled in, and which are too close to tell.
type reach struct {
	in    []int // die ids, nearest first
	tied  []int // ids of the dice from which people must choose picks; none if the choice does not matter
	picks int
}

// whirlpool finds the ships nearest to the red die; its value says how many. Loses returns the loss of an owner for a number
// of pulled-in ships. People are only asked if their choice changes somebody's loss. The margin is in millimetres.
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
		for _, d := range tied[:w.picks] { // tied is sorted, so these measure nearest
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

// matters reports whether two ways to choose picks of the tied ships lead to different losses for some owner. The number of
// an owner's ships that are pulled in can be anything from least to most.
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
