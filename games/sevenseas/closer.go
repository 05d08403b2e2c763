package sevenseas

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// mostPositions is how many positions of one throw are looked at before people are asked anyway (B10).
const mostPositions = 20000

// meeting is one duel as it happened.
type meeting struct {
	pair    int
	before  afloat
	after   afloat
	decided bool // people's words chose between pairs that measuring could not tell apart
	next    int  // the pair that would have been next by measuring, or -1
}

// course is how a fight goes: the duels up to the end or up to a question.
type course struct {
	meetings []meeting
	end      afloat
	question [2]int // two pairs that lead to different results, the one that measures nearer first
	open     bool   // whether there is a question
}

// resolve is the procedure of B10. It always begins from the start, so that no duel walked before a word
// of people's is taken for certain.
func (f *fight) resolve() course {
	r := newResults(f)
	if r.tooMany() {
		return f.askAnyway()
	}
	if r.many(f.start()) > 1 {
		return f.firstDifference(r)
	}
	return f.walk(func([]int) bool { return false })
}

// firstDifference walks by least pairs to the first position where two pairs lead to different results.
func (f *fight) firstDifference(r *results) course {
	var c course
	s := f.start()
	var buf []int
	for !s.over() {
		pairs, decided := f.candidates(s, buf)
		buf = pairs
		first := r.of(f.duel(s, f.pairs[pairs[0]]))
		for _, x := range pairs[1:] {
			if r.of(f.duel(s, f.pairs[x])) != first {
				c.end, c.open, c.question = s, true, [2]int{pairs[0], x}
				return c
			}
		}
		s = c.take(f, s, pairs[0], decided)
	}
	c.end = s
	return c
}

// askAnyway asks about the two least pairs that cannot be told apart: there are too many ways to look at all.
func (f *fight) askAnyway() course {
	c := f.walk(func(pairs []int) bool { return len(pairs) > 1 })
	return c
}

// walk takes the least pair each time, and stops with a question where asked says so.
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

// results is Res of B10 for every position looked at. A result is what survives of each owner and how many
// merchants are left (what sank follows from what was thrown).
type results struct {
	f       *fight
	classes [][]int // pirates that are like each other; each class from the first to be counted afloat
	like    [][]int // the same for merchants
	memo    map[afloat]int
	ids     map[string]int
	setIDs  map[string]int
	sets    [][]uint64 // each a bit for every result that is in it
}

func newResults(f *fight) *results {
	r := &results{f: f, memo: map[afloat]int{}, ids: map[string]int{}, setIDs: map[string]int{}}
	r.like, r.classes = f.alike()
	return r
}

// tooMany reports whether more than mostPositions positions can be reached. They are only counted, which is
// known long before all results of as many are worked out: a heap without places is asked about at once.
func (r *results) tooMany() bool {
	start := r.one(r.f.start())
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
			next := r.one(r.f.duel(s, r.f.pairs[x]))
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

// most is how many positions there could be at all: each die swims or is sunk, and of dice that are like each
// other only the number counts. It stops beyond mostPositions.
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

// of is the number of the set of results reachable from a position.
func (r *results) of(s afloat) int {
	s = r.one(s)
	if set, known := r.memo[s]; known {
		return set
	}
	var reach []uint64
	if s.over() {
		reach = with(nil, r.result(s))
	} else {
		pairs, _ := r.f.candidates(s, nil)
		last := -1
		for _, x := range pairs {
			if set := r.of(r.f.duel(s, r.f.pairs[x])); set != last { // neighbours often lead to the same
				last, reach = set, union(reach, r.sets[set])
			}
		}
	}
	set := r.intern(reach)
	r.memo[s] = set
	return set
}

// many is how many results a position can come to.
func (r *results) many(s afloat) (n int) {
	for _, word := range r.sets[r.of(s)] {
		n += bits.OnesCount64(word)
	}
	return n
}

// result is the number of what a position that is over came to.
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

// intern is the number of a set of results: equal sets have the same one.
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

// with is a set and one more result in it.
func with(set []uint64, id int) []uint64 {
	for len(set) <= id/64 {
		set = append(set, 0)
	}
	set[id/64] |= 1 << (id % 64)
	return set
}

// union puts the results of one set into another.
func union(into, set []uint64) []uint64 {
	for len(into) < len(set) {
		into = append(into, 0)
	}
	for i, word := range set {
		into[i] |= word
	}
	return into
}

// one is the position in which, of dice that are like each other, the first ones are afloat: B10 treats
// them as one.
func (r *results) one(s afloat) afloat {
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

// alike finds dice of equal owner, value and neighbourhood: exchanging two of them changes nothing about
// which pair may be taken while which other is afloat. Only groups of two and more are given.
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
				if to[x] != x { // a word about one of them is a word about that one only
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
