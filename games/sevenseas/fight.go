package sevenseas

import (
	"math/bits"
	"sort"

	"quartermaster/games/throw"
)

// fight is a throw of merchants and pirates prepared for rules B6–B10. It lists every pair of a merchant and a pirate,
// nearest first, and holds what people decided about the order.
type fight struct {
	merchants, pirates []ship
	owners             []string // colours of the pirates, in the order in which they first appear in the throw
	pairs              []pair   // sorted by gap, smallest first; pairs with an unknown gap come last
	known              int      // how many gaps are known
	margin             float64  // m of B10, in millimetres
	nearer             [][]int  // for each pair, the pairs that people said are nearer; nil: they said nothing
}

// ship is one die of a fight.
type ship struct {
	id     int // of the die
	owner  int // index into owners; -1 for merchants
	value  int // firepower
	colour string
}

// pair is a merchant and a pirate that may meet.
type pair struct {
	m, p    int // indices of the merchant and the pirate
	gap     throw.Gap
	known   bool
	centres float64 // distance between the centres in millimetres, for A14
}

// afloat is a position of a fight. Each bit stands for a merchant or a pirate that is not sunk.
type afloat struct{ m, p uint64 }

// Call records that people said one pair is nearer than another (B10). Each pair is two die ids: merchant, pirate.
type Call struct {
	Near [2]int `json:"near"`
	Far  [2]int `json:"far"`
}

// newFight prepares a fight and measures every pair once (B8). Dice of the colour merchants are merchants, all others are
// pirates. The margin is in millimetres.
func newFight(dice []throw.Die, merchants string, margin float64, by throw.Measure) *fight {
	f := &fight{margin: margin}
	owner := map[string]int{}
	var ms, ps []throw.Die
	for _, d := range dice {
		s := ship{id: d.ID, owner: -1, value: pips(d.Face), colour: d.Colour}
		if d.Colour == merchants {
			f.merchants, ms = append(f.merchants, s), append(ms, d)
			continue
		}
		if _, known := owner[d.Colour]; !known {
			owner[d.Colour] = len(f.owners)
			f.owners = append(f.owners, d.Colour)
		}
		s.owner = owner[d.Colour]
		f.pirates, ps = append(f.pirates, s), append(ps, d)
	}
	f.pairs = make([]pair, 0, len(ms)*len(ps)) // earlier positions keep this slice, so it should have no spare capacity
	for i := range ms {
		for j := range ps {
			x := pair{m: i, p: j}
			x.gap, x.known = throw.Between(ms[i], ps[j], by)
			if c, ok := throw.Between(ms[i], ps[j], throw.Centres); ok {
				x.centres = c.Distance
			}
			if x.known {
				f.known++
			}
			f.pairs = append(f.pairs, x)
		}
	}
	sort.SliceStable(f.pairs, func(i, j int) bool {
		a, b := f.pairs[i], f.pairs[j]
		if a.known != b.known {
			return a.known
		}
		return a.known && a.gap.Distance < b.gap.Distance
	})
	return f
}

// call adds people's decisions to the fight. It ignores pairs that do not exist.
func (f *fight) call(calls []Call) {
	at := map[[2]int]int{}
	for i, x := range f.pairs {
		at[[2]int{f.merchants[x.m].id, f.pirates[x.p].id}] = i
	}
	for _, c := range calls {
		near, ok := at[c.Near]
		far, also := at[c.Far]
		if ok && also {
			if f.nearer == nil {
				f.nearer = make([][]int, len(f.pairs))
			}
			f.nearer[far] = append(f.nearer[far], near)
		}
	}
}

// called returns the pairs that people said are nearer than the given pair.
func (f *fight) called(pair int) []int {
	if f.nearer == nil {
		return nil
	}
	return f.nearer[pair]
}

func (f *fight) start() afloat {
	return afloat{1<<len(f.merchants) - 1, 1<<len(f.pirates) - 1}
}

func (s afloat) has(x pair) bool { return s.m>>x.m&1 == 1 && s.p>>x.p&1 == 1 }

// over reports whether no merchant or no pirate is left (B7).
func (s afloat) over() bool { return s.m == 0 || s.p == 0 }

// duel returns the position after the two dice of a pair met. The lower value sinks; equal values sink both (B7).
func (f *fight) duel(s afloat, x pair) afloat {
	m, p := f.merchants[x.m].value, f.pirates[x.p].value
	if m <= p {
		s.m &^= 1 << x.m
	}
	if p <= m {
		s.p &^= 1 << x.p
	}
	return s
}

// takes reports whether pair x may come next although pair y is also afloat, judging by the measured gaps (B10). This holds
// if the gap of x is smaller than the gap of y plus the margin, or if either gap is not known.
func (f *fight) takes(x, y int) bool {
	a, b := f.pairs[x], f.pairs[y]
	if !a.known || !b.known {
		return true
	}
	return a.gap.Distance < b.gap.Distance+f.margin || a.gap.Distance <= b.gap.Distance
}

// candidates returns the set C of B10: the pairs that may come next, nearest first. Decided reports whether a decision of
// people excluded a pair.
func (f *fight) candidates(s afloat, into []int) (c []int, decided bool) {
	least := -1
	c = into[:0]
	for i := 0; i < len(f.pairs); i++ {
		if !s.has(f.pairs[i]) {
			continue
		}
		if least < 0 {
			least = i
		}
		if !f.takes(i, least) {
			i = f.known - 1 // skip the remaining known pairs: their gaps are larger still
			continue
		}
		farther := false
		for _, y := range f.called(i) {
			farther = farther || s.has(f.pairs[y])
		}
		if farther {
			decided = true
		} else {
			c = append(c, i)
		}
	}
	if len(c) == 0 && least >= 0 { // people's decisions contradict each other: take the nearest pair
		c = append(c, least)
	}
	return c, decided
}

// count returns how many merchants, and how many pirates of each owner, are afloat.
func (f *fight) count(s afloat) (merchants int, pirates []int) {
	pirates = make([]int, len(f.owners))
	for p := s.p; p != 0; p &= p - 1 {
		pirates[f.pirates[bits.TrailingZeros64(p)].owner]++
	}
	return bits.OnesCount64(s.m), pirates
}

func pips(face string) int {
	if len(face) == 1 && face[0] >= '1' && face[0] <= '6' {
		return int(face[0] - '0')
	}
	return 0
}

// ids returns the die ids of a pair: merchant, pirate.
func (f *fight) ids(pair int) [2]int {
	return [2]int{f.merchants[f.pairs[pair].m].id, f.pirates[f.pairs[pair].p].id}
}

// sinks returns the ids of the dice that sank in a duel.
func (f *fight) sinks(m meeting) (ids []int) {
	x := f.pairs[m.pair]
	if m.after.m != m.before.m {
		ids = append(ids, f.merchants[x.m].id)
	}
	if m.after.p != m.before.p {
		ids = append(ids, f.pirates[x.p].id)
	}
	return ids
}
