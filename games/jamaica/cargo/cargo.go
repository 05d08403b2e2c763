// Package cargo is what lies in the holds of a ship: one kind of goods in each, so many tokens.
//
// Rule ids in comments are those of the game's RULES.md.
package cargo

import "slices"

// Kind is a kind of goods; "" stands in an empty hold.
type Kind string

// The kinds of goods.
const (
	Gold   Kind = "gold"
	Food   Kind = "food"
	Powder Kind = "powder"
)

// Kinds are all of them, in the order that the table shows them.
var Kinds = []Kind{Gold, Food, Powder}

// Hold is one hold. An empty one has no kind and no tokens (C3).
type Hold struct {
	Kind Kind `json:"kind,omitempty"`
	N    int  `json:"n,omitempty"`
}

// Holds are those of one ship, in their order on its board.
type Holds []Hold

// Sum is how many tokens of a kind are aboard.
func (h Holds) Sum(kind Kind) (n int) {
	for _, x := range h {
		if x.Kind == kind {
			n += x.N
		}
	}
	return n
}

// Empty are the empty holds.
func (h Holds) Empty() (all []int) {
	for i, x := range h {
		if x.N == 0 {
			all = append(all, i)
		}
	}
	return all
}

// MayEmpty are the holds that may be emptied for a kind of goods: none while one is empty, and none with the same kind (JM-L3,
// JM-L4).
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

// Loadable reports whether goods of a kind find a hold (JM-L5).
func (h Holds) Loadable(kind Kind) bool { return len(h.Empty()) > 0 || len(h.MayEmpty(kind)) > 0 }

// Put loads tokens into an empty hold (JM-L2).
func (h Holds) Put(i int, kind Kind, n int) {
	if n > 0 {
		h[i] = Hold{kind, n}
	}
}

// Clear empties a hold and returns what lay in it.
func (h Holds) Clear(i int) Hold {
	was := h[i]
	h[i] = Hold{}
	return was
}

// Take takes up to n tokens of a kind, first from one hold and then from the smallest ones (O9), and returns how many there were.
// First may be -1: the smallest pays first.
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

// Of are the holds with a kind of goods.
func (h Holds) Of(kind Kind) (all []int) {
	for i, x := range h {
		if x.Kind == kind && x.N > 0 {
			all = append(all, i)
		}
	}
	return all
}

// paying are the holds with a kind in the order in which they pay.
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
