// Package cargo describes the holds of a ship. Each hold has a number of tokens of one kind of goods.
//
// Rule ids in comments refer to the game's RULES.md.
package cargo

import "slices"

// Kind is a kind of goods. An empty hold has the kind "".
type Kind string

// The kinds of goods.
const (
	Gold   Kind = "gold"
	Food   Kind = "food"
	Powder Kind = "powder"
)

// Kinds lists all kinds of goods in the order in which a page shows them.
var Kinds = []Kind{Gold, Food, Powder}

// Hold is one hold of a ship. An empty hold has neither a kind nor tokens (C3).
type Hold struct {
	Kind Kind `json:"kind,omitempty"`
	N    int  `json:"n,omitempty"`
}

// Holds are the holds of one ship, in their order on its board.
type Holds []Hold

// Sum returns how many tokens of a kind are in all holds together.
func (h Holds) Sum(kind Kind) (n int) {
	for _, x := range h {
		if x.Kind == kind {
			n += x.N
		}
	}
	return n
}

// Empty returns the indices of the empty holds.
func (h Holds) Empty() (all []int) {
	for i, x := range h {
		if x.N == 0 {
			all = append(all, i)
		}
	}
	return all
}

// MayEmpty returns the indices of the holds that may be emptied to load a kind of goods: all that hold another kind, or none as
// long as any hold is empty (JM-L3, JM-L4).
func (h Holds) MayEmpty(kind Kind) (all []int) {
	if len(h.Empty()) > 0 {
		return nil
	}
	for i, x := range h {
		if x.Kind != kind {
			all = append(all, i)
		}
	}
	return all
}

// Loadable reports whether goods of a kind can be loaded: some hold is empty or may be emptied (JM-L5).
func (h Holds) Loadable(kind Kind) bool { return len(h.Empty()) > 0 || len(h.MayEmpty(kind)) > 0 }

// Put loads n tokens of a kind into hold i, which must be empty (JM-L2).
func (h Holds) Put(i int, kind Kind, n int) {
	if n > 0 {
		h[i] = Hold{kind, n}
	}
}

// Clear empties hold i and returns its former contents.
func (h Holds) Clear(i int) Hold {
	was := h[i]
	h[i] = Hold{}
	return was
}

// Take removes up to n tokens of a kind and returns how many it removed. It empties the hold first before the others; these
// follow from the one with the fewest tokens on (O9). If first is -1, the one with the fewest tokens comes first.
func (h Holds) Take(kind Kind, n, first int) (taken int) {
	for _, i := range h.paying(kind, first) {
		k := min(n-taken, h[i].N)
		taken += k
		if h[i].N -= k; h[i].N == 0 {
			h[i] = Hold{}
		}
	}
	return taken
}

// Of returns the indices of the holds with a kind of goods.
func (h Holds) Of(kind Kind) (all []int) {
	for i, x := range h {
		if x.Kind == kind && x.N > 0 {
			all = append(all, i)
		}
	}
	return all
}

// paying returns the indices of the holds with a kind, in the order in which tokens are taken from them.
func (h Holds) paying(kind Kind, first int) []int {
	all := h.Of(kind)
	slices.SortStableFunc(all, func(a, b int) int {
		switch {
		case a == first:
			return -1
		case b == first:
			return 1
		}
		return h[a].N - h[b].N
	})
	return all
}
