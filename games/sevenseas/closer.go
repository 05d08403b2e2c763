package sevenseas

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// mostPositions is the largest number of positions of one throw to search. If there are more, people are asked without
// knowing whether it matters (B10).
const mostPositions = 20000

// meeting is one duel as it happened.
type meeting struct {
	pair    int
	before  afloat
	after   afloat
	decided bool // people decided between pairs whose gaps were too similar to tell apart
	next    int  // the pair with the next larger gap, or -1
}

// course is the sequence of duels of a fight, up to its end or up to a question to people.
type course struct {
	meetings []meeting
	end      afloat
	question [2]int // two pairs that lead to different results, the one that measures nearer first
	open     bool   // whether there is a question
}

// resolve runs the procedure of B10. It always starts with the first duel, because a decision of people can change
// duels that an earlier run took for granted.
func (f *fight) resolve() course {
	r := newResults(f)
	if r.tooMany() {
		return f.askAnyway()
	}
	if r.countReachable(f.start()) > 1 {
		return f.firstDifference(r)
	}
	return f.walk(func([]int) bool { return false })
}

// firstDifference takes the nearest pair each time, up to the first position in which two pairs that may come next lead to
// different results. It asks about those two.
func (f *fight) firstDifference(r *results) course {
	var c course
	s := f.start()
	var buf []int
	for !s.over() {
		pairs, decided := f.candidates(s, buf)
		buf = pairs
		first := r.reachable(f.duel(s, f.pairs[pairs[0]]))
		for _, x := range pairs[1:] {
			if r.reachable(f.duel(s, f.pairs[x])) != first {
				c.end, c.open, c.question = s, true, [2]int{pairs[0], x}
				return c
			}
		}
		s = c.take(f, s, pairs[0], decided)
	}
	c.end = s
	return c
}

// askAnyway asks about the first two pairs whose gaps are too similar, because there are too many positions to search.
func (f *fight) askAnyway() course {
	c := f.walk(func(pairs []int) bool { return len(pairs) > 1 })
	return c
}

// walk takes the nearest pair each time. It stops with a question as soon as asked returns true.
func (f *fight) walk(asked func(pairs []int) bool) course {
	var c course
	s := f.start()
	var buf []int
	for !s.over() {
		pairs, decided := f.candidates(s, buf)
		buf = pairs
		if asked(pairs) {
			c.end, c.open, c.question = s, true, [2]int{pairs[0], pairs[1]}
			return c
		}
		s = c.take(f, s, pairs[0], decided)
	}
	c.end = s
	return c
}

func (c *course) take(f *fight, s afloat, pair int, decided bool) afloat {
	after := f.duel(s, f.pairs[pair])
	next := -1
	for i, x := range f.pairs {
		if i != pair && s.has(x) {
			next = i
			break
		}
	}
	c.meetings = append(c.meetings, meeting{pair: pair, before: s, after: after, decided: decided, next: next})
	return after
}

// results computes the set Res of B10, with a cache for each position. A result is the number of survivors of each owner
// and of the merchants. The losses follow from it, because the dice that were thrown are known.
type results struct {
	f       *fight
	classes [][]int // groups of interchangeable pirates; if some of a group are sunk, the first ones count as afloat
	like    [][]int // the same for merchants
	memo    map[afloat]int
	ids     map[string]int
	setIDs  map[string]int
	sets    [][]uint64 // sets of results as bit sets: bit n stands for result n
}

func newResults(f *fight) *results {
	r := &results{f: f, memo: map[afloat]int{}, ids: map[string]int{}, setIDs: map[string]int{}}
	r.like, r.classes = f.alike()
	return r
}

// tooMany reports whether more than mostPositions positions can be reached. Counting positions is much faster than
// computing their results, so people who throw many dice without known places do not wait for their question.
func (r *results) tooMany() bool {
	start := r.standard(r.f.start())
	if r.most(start) <= mostPositions {
		return false
	}
	reached := map[afloat]bool{start: true}
	open := []afloat{start}
	var buf []int
	for len(open) > 0 {
		s := open[len(open)-1]
		open = open[:len(open)-1]
		buf, _ = r.f.candidates(s, buf)
		for _, x := range buf {
			next := r.standard(r.f.duel(s, r.f.pairs[x]))
			if reached[next] {
				continue
			}
			if reached[next] = true; len(reached) > mostPositions {
				return true
			}
			if !next.over() {
				open = append(open, next)
			}
		}
	}
	return false
}

// most returns an upper bound on the number of positions: each die is afloat or sunk, and for interchangeable dice only
// their number counts. It returns at most mostPositions+1.
func (r *results) most(start afloat) int {
	single, n := bits.OnesCount64(start.m)+bits.OnesCount64(start.p), 1
	for _, class := range slices.Concat(r.like, r.classes) {
		single -= len(class)
		n = min(n*(len(class)+1), mostPositions+1)
	}
	for range single {
		n = min(2*n, mostPositions+1)
	}
	return n
}

// reachable returns the index in sets of the results that can be reached from a position.
func (r *results) reachable(s afloat) int {
	s = r.standard(s)
	if set, known := r.memo[s]; known {
		return set
	}
	var reach []uint64
	if s.over() {
		reach = withResult(nil, r.result(s))
	} else {
		pairs, _ := r.f.candidates(s, nil)
		last := -1
		for _, x := range pairs {
			if set := r.reachable(r.f.duel(s, r.f.pairs[x])); set != last { // consecutive pairs often lead to the same set
				last, reach = set, union(reach, r.sets[set])
			}
		}
	}
	set := r.intern(reach)
	r.memo[s] = set
	return set
}

// countReachable returns how many results can be reached from a position.
func (r *results) countReachable(s afloat) (n int) {
	for _, word := range r.sets[r.reachable(s)] {
		n += bits.OnesCount64(word)
	}
	return n
}

// result returns the number of the result of a position in which the fight is over.
func (r *results) result(s afloat) int {
	merchants, pirates := r.f.count(s)
	key := []byte{byte(merchants)}
	for _, n := range pirates {
		key = append(key, byte(n))
	}
	id, known := r.ids[string(key)]
	if !known {
		id = len(r.ids)
		r.ids[string(key)] = id
	}
	return id
}

// intern returns the index of a set of results in sets. Equal sets have the same index.
func (r *results) intern(set []uint64) int {
	var key []byte
	for _, word := range set {
		key = binary.LittleEndian.AppendUint64(key, word)
	}
	id, known := r.setIDs[string(key)]
	if !known {
		id = len(r.sets)
		r.setIDs[string(key)] = id
		r.sets = append(r.sets, set)
	}
	return id
}

// withResult adds one result to a set and returns the set.
func withResult(set []uint64, id int) []uint64 {
	for len(set) <= id/64 {
		set = append(set, 0)
	}
	set[id/64] |= 1 << (id % 64)
	return set
}

// union adds all results of one set to another and returns it.
func union(into, set []uint64) []uint64 {
	for len(into) < len(set) {
		into = append(into, 0)
	}
	for i, word := range set {
		into[i] |= word
	}
	return into
}

// standard returns the standard form of a position: of interchangeable dice, the first ones are afloat. B10 treats positions with
// the same standard form as one.
func (r *results) standard(s afloat) afloat {
	return afloat{gather(s.m, r.like), gather(s.p, r.classes)}
}

func gather(mask uint64, classes [][]int) uint64 {
	for _, class := range classes {
		n := 0
		for _, i := range class {
			n += int(mask >> i & 1)
			mask &^= 1 << i
		}
		for _, i := range class[:n] {
			mask |= 1 << i
		}
	}
	return mask
}

// alike finds groups of interchangeable dice: dice with the same owner and value, whose exchange does not change which
// pairs may come next in any position. It returns groups of two or more only.
func (f *fight) alike() (merchants, pirates [][]int) {
	at := map[[2]int]int{}
	for i, x := range f.pairs {
		at[[2]int{x.m, x.p}] = i
	}
	same := func(image func(pair) [2]int) bool {
		to := make([]int, len(f.pairs))
		for i, x := range f.pairs {
			to[i] = at[image(x)]
		}
		for x := range f.pairs {
			if len(f.called(x)) > 0 || len(f.called(to[x])) > 0 {
				if to[x] != x { // a decision of people names a single die, so the two are not interchangeable
					return false
				}
			}
			for y := range f.pairs {
				if (to[x] != x || to[y] != y) && f.takes(x, y) != f.takes(to[x], to[y]) {
					return false
				}
			}
			for _, y := range f.called(x) {
				if to[y] != y {
					return false
				}
			}
		}
		return true
	}
	merchants = classes(f.merchants, func(i, j int) bool {
		return same(func(x pair) [2]int { return [2]int{exchanged(x.m, i, j), x.p} })
	})
	pirates = classes(f.pirates, func(i, j int) bool {
		return same(func(x pair) [2]int { return [2]int{x.m, exchanged(x.p, i, j)} })
	})
	return merchants, pirates
}

func classes(ships []ship, same func(i, j int) bool) [][]int {
	var all [][]int
	seen := make([]bool, len(ships))
	for i, a := range ships {
		if seen[i] {
			continue
		}
		class := []int{i}
		for j := i + 1; j < len(ships); j++ {
			if b := ships[j]; !seen[j] && a.owner == b.owner && a.value == b.value && same(i, j) {
				seen[j] = true
				class = append(class, j)
			}
		}
		if len(class) > 1 {
			all = append(all, class)
		}
	}
	return all
}

func exchanged(k, i, j int) int {
	switch k {
	case i:
		return j
	case j:
		return i
	}
	return k
}
