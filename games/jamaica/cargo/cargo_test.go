package cargo

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// JM-L2 to JM-L5, T4, T5.
func TestWhichHoldsMayBeEmptiedFollowsFromWhatLiesInThem(t *testing.T) {
	d, f, p := func(n int) Hold { return Hold{Gold, n} }, func(n int) Hold { return Hold{Food, n} }, func(n int) Hold { return Hold{Powder, n} }
	for name, c := range map[string]struct {
		holds Holds
		kind  Kind
		want  []int
	}{
		"T4: none with the same kind":   {Holds{d(3), f(3), p(4), d(2), f(1)}, Gold, []int{1, 2, 4}},
		"T5: all with the same kind":    {Holds{d(1), d(2), d(3), d(1), d(6)}, Gold, nil},
		"none while one is empty":       {Holds{d(1), {}, p(3), d(1), d(6)}, Gold, nil},
		"any where none is of the kind": {Holds{d(1), p(2), p(4), d(3), d(2)}, Food, []int{0, 1, 2, 3, 4}},
	} {
		if got := c.holds.MayEmpty(c.kind); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// T7: the hold with the fewest tokens pays first, unless another one is chosen.
func TestTheSmallestHoldPaysFirst(t *testing.T) {
	for name, c := range map[string]struct {
		first int
		want  Holds
	}{
		"the smallest": {-1, Holds{{Gold, 1}, {Food, 3}, {}}},
		"the larger":   {0, Holds{{}, {Food, 3}, {Gold, 1}}},
	} {
		h := Holds{{Gold, 3}, {Food, 3}, {Gold, 2}}
		if got := h.Take(Gold, 4, c.first); got != 4 || !slices.Equal(h, c.want) {
			t.Errorf("%s: took %d, %v, want %v", name, got, h, c.want)
		}
	}
}

func TestTokensNeitherAppearNorVanish(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := make(Holds, rapid.IntRange(5, 6).Draw(t, "holds"))
		in := map[Kind]int{}
		for range rapid.IntRange(1, 40).Draw(t, "moves") {
			kind := rapid.SampledFrom(Kinds).Draw(t, "kind")
			n := rapid.IntRange(1, 9).Draw(t, "n")
			switch empty := h.Empty(); {
			case rapid.Bool().Draw(t, "take"):
				in[kind] -= h.Take(kind, n, rapid.IntRange(-1, len(h)-1).Draw(t, "first"))
			case len(empty) > 0:
				h.Put(empty[0], kind, n)
				in[kind] += n
			default:
				for _, i := range h.MayEmpty(kind)[:min(1, len(h.MayEmpty(kind)))] {
					was := h.Clear(i)
					in[was.Kind] -= was.N
				}
			}
			for _, k := range Kinds {
				if h.Sum(k) != in[k] {
					t.Fatalf("%d %s aboard, want %d", h.Sum(k), k, in[k])
				}
			}
			for _, x := range h {
				if (x.N == 0) != (x.Kind == "") || x.N < 0 {
					t.Fatalf("C3: %v", h)
				}
			}
		}
	})
}
