// Package track is the way around the island: spaces with kinds and prices, forks, and where ships can go on them.
//
//	tiles ─▶ Draft ─▶ Track ─▶ Move, BackUntil: the places that a ship can come to
//
// Rule ids in comments are those of the game's RULES.md.
package track

import (
	"cmp"
	"slices"
)

// Kind is what a space is (JM-M6).
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
	Next  []int // more than one: a fork
	Prev  []int
	Steps int // of the shortest way to Port Royal; a whole lap on Port Royal itself
	Final int // its final number; only with Scored
	// Scored reports whether it has a final number.
	Scored bool
}

// Track is a whole way around. Space 0 is Port Royal; every other space leads to later ones or to Port Royal.
type Track struct {
	Spaces []Space
}

// Place is where a ship is. The zero value is Port Royal before the start.
type Place struct {
	Space  int  `json:"space"`
	Behind int  `json:"behind,omitempty"` // laps behind the start (JM-M4)
	Home   bool `json:"home,omitempty"`   // on Port Royal, the lap completed (JM-E1)
}

// Port Royal's final number, and that of the space where the numbers begin and of all before it (JM-E3, JM-E4).
const (
	HomeFinal   = 15
	BehindFinal = -5
)

// Lap is the shortest way around, in steps.
func (t *Track) Lap() int { return t.Spaces[0].Steps }

// ToGo is how many steps a ship is away from the finish, by the shortest way.
func (t *Track) ToGo(p Place) int {
	if p.Home {
		return 0
	}
	return t.Spaces[p.Space].Steps + p.Behind*t.Lap()
}

// Score is the final number of a place (JM-E3, JM-E4).
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

// Move lists where a ship can come to by exactly n steps, forward or, below zero, back (JM-M1, JM-M2). A ship that completes its
// lap stops on Port Royal (JM-E1); one that was behind the start goes on past it. The order is that of the spaces.
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

// forward are the places one step on.
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

// back are the places one step back.
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

// BackUntil lists where a ship comes to that goes back to the nearest space which is wanted, on every way (JM-X1, JM-X2). It
// never goes further back than Port Royal (JM-X3). The space it lies on does not count.
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

// measure works out Prev and Steps from Next.
func (t *Track) measure() {
	for i := len(t.Spaces) - 1; i >= 0; i-- { // links lead to later spaces
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

// Lairs counts the lairs.
func (t *Track) Lairs() (n int) {
	for _, s := range t.Spaces {
		if s.Kind == Lair {
			n++
		}
	}
	return n
}

// Beginnings are the spaces on which the final numbers can begin: those near Port Royal, the farthest first.
func (t *Track) Beginnings() (all []int) {
	for i, s := range t.Spaces {
		if i > 0 && s.Steps <= farthestNumber {
			all = append(all, i)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(t.Spaces[b].Steps, t.Spaces[a].Steps) })
	return all
}

// farthestNumber bounds how many steps before Port Royal a final number can stand.
const farthestNumber = 12

// After are the spaces on the ways from a space to Port Royal, without both.
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

// Numbered is the track with final numbers: −5 on a space, and the others on those after it, in their order.
func (t *Track) Numbered(first int, finals []int) *Track {
	out := &Track{Spaces: slices.Clone(t.Spaces)}
	out.Spaces[first].Final, out.Spaces[first].Scored = BehindFinal, true
	for k, space := range t.After(first) {
		out.Spaces[space].Final, out.Spaces[space].Scored = finals[k], true
	}
	return out
}

// Rises reports whether final numbers never fall on the way to Port Royal.
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
