// Package track describes the race track around the island: spaces with kinds and prices, forks, and where ships can move.
//
//	tiles ─▶ Draft ─▶ Track ─▶ Move, BackUntil: the places that a ship can reach
//
// Rule ids in comments refer to the game's RULES.md.
package track

import (
	"cmp"
	"slices"
)

// Kind is the kind of a space (JM-M6).
type Kind string

// The kinds of spaces.
const (
	Royal Kind = "royal"
	Port  Kind = "port"
	Sea   Kind = "sea"
	Lair  Kind = "lair"
)

// Space is one space of the track.
type Space struct {
	Kind  Kind
	Price int   // doubloons in a port, food at sea; 0: free
	Next  []int // indices of the spaces one step on; more than one: a fork
	Prev  []int
	Steps int // steps of the shortest way to Port Royal; on Port Royal itself, a whole lap
	Final int // its final number (points); only valid if Scored
	// Scored reports whether it has a final number.
	Scored bool
}

// Track is a complete track. Space 0 is Port Royal. Every other space leads only to spaces with a higher index or to Port Royal.
type Track struct {
	Spaces []Space
}

// Place is the place of a ship. The zero value is Port Royal before the start.
type Place struct {
	Space  int  `json:"space"`
	Behind int  `json:"behind,omitempty"` // how many laps the ship is behind the start (JM-M4)
	Home   bool `json:"home,omitempty"`   // on Port Royal with the lap completed (JM-E1)
}

// The final numbers of Port Royal, and of the space where the numbers begin and all before it (JM-E3, JM-E4).
const (
	HomeFinal   = 15
	BehindFinal = -5
)

// Lap returns the length of the shortest way around, in steps.
func (t *Track) Lap() int { return t.Spaces[0].Steps }

// ToGo returns how many steps a ship is away from the finish on the shortest way.
func (t *Track) ToGo(p Place) int {
	if p.Home {
		return 0
	}
	return t.Spaces[p.Space].Steps + p.Behind*t.Lap()
}

// Score returns the final number of a place, in points (JM-E3, JM-E4).
func (t *Track) Score(p Place) int {
	switch s := t.Spaces[p.Space]; {
	case p.Home:
		return HomeFinal
	case p.Behind > 0 || !s.Scored:
		return BehindFinal
	default:
		return s.Final
	}
}

// Move returns the places that a ship can reach in exactly n steps forward, or in -n steps back if n is negative (JM-M1, JM-M2).
// A ship that completes its lap stops on Port Royal (JM-E1). A ship that was behind the start moves on past it. The places are
// in the order of the spaces.
func (t *Track) Move(from Place, n int) []Place {
	at := []Place{from}
	step := t.forward
	if n < 0 {
		step, n = t.back, -n
	}
	for range n {
		var next []Place
		for _, p := range at {
			for _, q := range step(p) {
				if !slices.Contains(next, q) {
					next = append(next, q)
				}
			}
		}
		at = next
	}
	slices.SortFunc(at, func(a, b Place) int { return cmp.Or(cmp.Compare(a.Space, b.Space), cmp.Compare(a.Behind, b.Behind)) })
	return at
}

// forward returns the places one step forward.
func (t *Track) forward(p Place) (all []Place) {
	if p.Home {
		return []Place{p}
	}
	for _, next := range t.Spaces[p.Space].Next {
		switch {
		case next != 0:
			all = append(all, Place{Space: next, Behind: p.Behind})
		case p.Behind > 0:
			all = append(all, Place{Behind: p.Behind - 1})
		default:
			all = append(all, Place{Home: true})
		}
	}
	return all
}

// back returns the places one step back.
func (t *Track) back(p Place) (all []Place) {
	behind := p.Behind
	if p.Space == 0 && !p.Home {
		behind++
	}
	for _, prev := range t.Spaces[p.Space].Prev {
		all = append(all, Place{Space: prev, Behind: behind})
	}
	return all
}

// BackUntil returns where a ship ends that goes back to the nearest wanted space: one place for each way back (JM-X1, JM-X2). The
// ship never goes further back than Port Royal (JM-X3). Its current space does not count.
func (t *Track) BackUntil(from Place, wanted func(Space) bool) (all []Place) {
	open := []Place{from}
	for len(open) > 0 {
		p := open[0]
		open = open[1:]
		for _, q := range t.back(p) {
			list := &open
			if q.Space == 0 || wanted(t.Spaces[q.Space]) {
				list = &all
			}
			if !slices.Contains(*list, q) {
				*list = append(*list, q)
			}
		}
	}
	slices.SortFunc(all, func(a, b Place) int { return cmp.Compare(a.Space, b.Space) })
	return all
}

// measure computes Prev and Steps from Next.
func (t *Track) measure() {
	for i := len(t.Spaces) - 1; i >= 0; i-- { // go backwards, because links lead to later spaces
		steps := 0
		for _, next := range t.Spaces[i].Next {
			t.Spaces[next].Prev = append(t.Spaces[next].Prev, i)
			n := 1
			if next != 0 {
				n += t.Spaces[next].Steps
			}
			if steps == 0 || n < steps {
				steps = n
			}
		}
		t.Spaces[i].Steps = steps
	}
	for i := range t.Spaces {
		slices.Sort(t.Spaces[i].Prev)
	}
}

// Lairs returns the number of lairs.
func (t *Track) Lairs() (n int) {
	for _, s := range t.Spaces {
		if s.Kind == Lair {
			n++
		}
	}
	return n
}

// Beginnings returns the spaces on which the final numbers can begin: those near Port Royal, the farthest one first.
func (t *Track) Beginnings() (all []int) {
	for i, s := range t.Spaces {
		if i > 0 && s.Steps <= farthestNumber {
			all = append(all, i)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(t.Spaces[b].Steps, t.Spaces[a].Steps) })
	return all
}

// farthestNumber is the largest number of steps between a final number and Port Royal.
const farthestNumber = 12

// After returns the spaces on all ways from a space to Port Royal, without those two.
func (t *Track) After(space int) (all []int) {
	reached := map[int]bool{space: true}
	for i := space; i < len(t.Spaces); i++ {
		if !reached[i] {
			continue
		}
		if i != space {
			all = append(all, i)
		}
		for _, next := range t.Spaces[i].Next {
			if next != 0 {
				reached[next] = true
			}
		}
	}
	return all
}

// Numbered returns the track with final numbers: −5 on the space first, and finals on the spaces After it, in order.
func (t *Track) Numbered(first int, finals []int) *Track {
	out := &Track{Spaces: slices.Clone(t.Spaces)}
	out.Spaces[first].Final, out.Spaces[first].Scored = BehindFinal, true
	for k, space := range t.After(first) {
		out.Spaces[space].Final, out.Spaces[space].Scored = finals[k], true
	}
	return out
}

// Rises reports whether the final numbers never decrease on the way to Port Royal.
func (t *Track) Rises() bool {
	for _, s := range t.Spaces {
		for _, next := range s.Next {
			if n := t.Spaces[next]; next != 0 && s.Scored && n.Scored && n.Final < s.Final {
				return false
			}
		}
	}
	return true
}
