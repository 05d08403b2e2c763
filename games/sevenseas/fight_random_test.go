package sevenseas

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"sort"
	"testing"

	"quartermaster/games/throw"
)

// answered answers every question of a fight from the true gaps until there are no more, and returns how many there were.
func answered(t *testing.T, f *fight, truth map[[2]int]float64) (questions int) {
	var calls []Call
	for {
		c := f.resolve()
		if !c.open {
			return questions
		}
		if questions++; questions > 1000 {
			t.Fatal("more than a thousand questions")
		}
		a, b := f.ids(c.question[0]), f.ids(c.question[1])
		if truth[a] > truth[b] {
			a, b = b, a
		}
		calls = append(calls, Call{a, b})
		f.nearer = make([][]int, len(f.pairs))
		f.call(calls)
	}
}

// layout throws dice with an edge of 12 mm onto a board. They may or may not overlap.
func layout(r *rand.Rand, merchants, pirates int, width float64) []throw.Die {
	var dice []throw.Die
	colours := []string{"green", "blue", "white"}
	for i := range merchants + pirates {
		d := throw.Die{ID: i + 1, Colour: "red", Face: fmt.Sprint(1 + r.IntN(6))}
		if i >= merchants {
			d.Colour = colours[r.IntN(len(colours))]
		}
		x, y, turn := r.Float64()*width, r.Float64()*width, r.Float64()*2*math.Pi
		sin, cos := math.Sincos(turn)
		for _, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
			d.Footprint = append(d.Footprint, throw.Point{X: x + c[0]*cos - c[1]*sin, Y: y + c[0]*sin + c[1]*cos})
		}
		dice = append(dice, d)
	}
	r.Shuffle(len(dice), func(i, j int) { dice[i], dice[j] = dice[j], dice[i] })
	return dice
}

// plainBattle implements B7 and B8 literally: sort all pairs once, then walk the list.
func plainBattle(dice []throw.Die, gap func(m, p throw.Die) float64) string {
	type meet struct {
		m, p throw.Die
		gap  float64
	}
	var all []meet
	left, merchants := map[string]int{}, 0
	for _, m := range dice {
		if m.Colour != "red" {
			left[m.Colour]++
			continue
		}
		merchants++
		for _, p := range dice {
			if p.Colour != "red" {
				all = append(all, meet{m, p, gap(m, p)})
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].gap < all[j].gap })
	sunk := map[int]bool{}
	for _, x := range all {
		if sunk[x.m.ID] || sunk[x.p.ID] {
			continue
		}
		if x.m.Face <= x.p.Face {
			sunk[x.m.ID] = true
			merchants--
		}
		if x.p.Face <= x.m.Face {
			sunk[x.p.ID] = true
			left[x.p.Colour]--
		}
	}
	return fmt.Sprint(merchants, left)
}

func endOf(f *fight, c course) string {
	merchants, pirates := f.count(c.end)
	left := map[string]int{}
	for i, o := range f.owners {
		left[o] = pirates[i]
	}
	return fmt.Sprint(merchants, left)
}

func TestTenThousandBattlesGoAsTheRulesReadWordByWord(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 10000 {
		dice := layout(r, 1+r.IntN(4), 1+r.IntN(12), 250)
		by := []throw.Measure{throw.Edges, throw.Centres}[n%2]
		f := newFight(dice, "red", 1e-12, by)
		c := f.resolve()
		want := plainBattle(dice, func(m, p throw.Die) float64 { g, _ := throw.Between(m, p, by); return g.Distance })
		if !c.open && endOf(f, c) != want {
			t.Fatalf("layout %d: %s, word by word %s", n, endOf(f, c), want)
		}
		if len(c.meetings) > len(dice)-1 {
			t.Fatalf("layout %d: %d duels of %d dice", n, len(c.meetings), len(dice))
		}
	}
}

// allEnds tries every order of duels that the measured gaps allow, without a cache. It is an independent implementation of Res
// in B10.
func allEnds(dice []throw.Die, margin float64, calls []Call, ends map[string]bool) {
	type meet struct {
		m, p int
		gap  float64
	}
	var all []meet
	least := math.Inf(1)
	left, merchants := map[string]int{"green": 0, "blue": 0, "white": 0}, 0
	for i, m := range dice {
		if m.Colour != "red" {
			left[m.Colour]++
			continue
		}
		merchants++
		for j, p := range dice {
			if p.Colour != "red" {
				g, _ := throw.Between(m, p, throw.Edges)
				all = append(all, meet{i, j, g.Distance})
				least = min(least, g.Distance)
			}
		}
	}
	if len(all) == 0 {
		ends[fmt.Sprint(merchants, left)] = true
		return
	}
	is := func(x meet, ids [2]int) bool { return dice[x.m].ID == ids[0] && dice[x.p].ID == ids[1] }
	var open []meet
	for _, x := range all {
		keep := x.gap < least+margin
		for _, c := range calls {
			if is(x, c.Far) {
				for _, y := range all {
					keep = keep && !is(y, c.Near)
				}
			}
		}
		if keep {
			open = append(open, x)
		}
	}
	if len(open) == 0 {
		for _, x := range all {
			if x.gap == least {
				open = []meet{x}
				break
			}
		}
	}
	for _, x := range open {
		var rest []throw.Die
		for i, d := range dice {
			if (i == x.m && dice[x.m].Face <= dice[x.p].Face) || (i == x.p && dice[x.p].Face <= dice[x.m].Face) {
				continue
			}
			rest = append(rest, d)
		}
		allEnds(rest, margin, calls, ends)
	}
}

func TestTenThousandThrowsAskExactlyWhenTwoOrdersEndDifferently(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(11, 11))
	asked, none := 0, map[string]int{"green": 0, "blue": 0, "white": 0}
	for n := range 10000 {
		dice := layout(r, 1+r.IntN(3), 1+r.IntN(5), 60)
		margin := 0.5 + 4*r.Float64()
		ends := map[string]bool{}
		allEnds(dice, margin, nil, ends)
		f := newFight(dice, "red", margin, throw.Edges)
		c := f.resolve()
		if c.open != (len(ends) > 1) {
			t.Fatalf("throw %d: %d ends, asked: %v", n, len(ends), c.open)
		}
		if !c.open {
			merchants, pirates := f.count(c.end)
			left := map[string]int{}
			for k, v := range none {
				left[k] = v
			}
			for i, o := range f.owners {
				left[o] = pirates[i]
			}
			if !ends[fmt.Sprint(merchants, left)] {
				t.Fatalf("throw %d: ends as %v, possible %v", n, left, ends)
			}
			continue
		}
		asked++
		// After any answer, the question is not asked again, and the fight goes on as the answer says.
		for _, near := range []int{0, 1} {
			call := Call{f.ids(c.question[near]), f.ids(c.question[1-near])}
			g := newFight(dice, "red", margin, throw.Edges)
			g.call([]Call{call})
			after := map[string]bool{}
			allEnds(dice, margin, []Call{call}, after)
			d := g.resolve()
			if d.open != (len(after) > 1) {
				t.Fatalf("throw %d after %v: %d ends, asked: %v", n, call, len(after), d.open)
			}
			if d.open && reflect.DeepEqual(d.question, c.question) {
				t.Fatalf("throw %d: the same question again", n)
			}
		}
	}
	if asked < 500 {
		t.Errorf("only %d of the throws asked: too few to mean anything", asked)
	}
}

func TestTenThousandThrowsAnsweredTrulyEndTruly(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(13, 13))
	questions := 0
	for n := range 10000 {
		dice := layout(r, 1+r.IntN(4), 1+r.IntN(10), 110)
		margin := 2.0
		f := newFight(dice, "red", margin, throw.Edges)
		truth := map[[2]int]float64{}
		for i, x := range f.pairs { // the measured gap is off by less than half the margin
			truth[f.ids(i)] = x.gap.Distance + (r.Float64()-0.5)*margin*0.999
		}
		questions += answered(t, f, truth)
		want := plainBattle(dice, func(m, p throw.Die) float64 { return truth[[2]int{m.ID, p.ID}] })
		if got := endOf(f, f.resolve()); got != want {
			t.Fatalf("throw %d: %s, truly %s", n, got, want)
		}
	}
	if questions == 0 {
		t.Error("nobody was ever asked")
	}
}

func TestDiceThatAreLikeEachOtherAreTakenAsOneWithoutChangingTheResults(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 17))
	reduced := 0
	for range 3000 {
		f := gaps(2)
		f.owners = []string{"A", "B"}
		for i := range 1 + r.IntN(3) {
			f.merchants = append(f.merchants, ship{id: i, owner: -1, value: 1 + r.IntN(3), colour: "red"})
		}
		for i := range 2 + r.IntN(4) {
			f.pirates = append(f.pirates, ship{id: 10 + i, owner: r.IntN(2), value: 1 + r.IntN(3), colour: "x"})
		}
		for m := range f.merchants {
			for p := range f.pirates {
				f.pairs = append(f.pairs, pair{m: m, p: p, known: true, gap: throw.Gap{Distance: float64(r.IntN(3)) * 1.5}})
			}
		}
		sort.SliceStable(f.pairs, func(i, j int) bool { return f.pairs[i].gap.Distance < f.pairs[j].gap.Distance })
		f.known, f.nearer = len(f.pairs), make([][]int, len(f.pairs))
		if r.IntN(2) == 0 && len(f.pairs) > 1 {
			f.call([]Call{{f.ids(1), f.ids(0)}})
		}
		with, without := newResults(f), newResults(f)
		if len(with.classes)+len(with.like) > 0 {
			reduced++
		}
		without.classes, without.like = nil, nil
		a, b := with.reachable(f.start()), without.reachable(f.start())
		names := func(x *results, set int) (all []string) {
			for key, id := range x.ids {
				if bits := x.sets[set]; id/64 < len(bits) && bits[id/64]>>(id%64)&1 == 1 {
					all = append(all, key)
				}
			}
			sort.Strings(all)
			return all
		}
		if !reflect.DeepEqual(names(with, a), names(without, b)) {
			t.Fatalf("%q as one, %q each for itself", names(with, a), names(without, b))
		}
	}
	if reduced < 100 {
		t.Errorf("only %d fights had dice that are like each other", reduced)
	}
}

func TestCountingTheWaysAgreesWithLookingAtThem(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(11, 12))
	tooMany, few := 0, 0
	for k := range 40 {
		dice := layout(r, 2+r.IntN(3), 6+r.IntN(12), 60)
		if k%3 < 2 {
			for i := range dice {
				dice[i].Footprint = nil // nobody knows where they lie
			}
		}
		f := newFight(dice, "red", 5, throw.Edges)
		for range k % 3 * k / 2 { // every word makes a die unlike its neighbours
			a, b := r.IntN(len(f.pairs)), r.IntN(len(f.pairs))
			f.call([]Call{{f.ids(a), f.ids(b)}})
		}
		want := newResults(f)
		reached := map[afloat]bool{}
		var visit func(s afloat)
		visit = func(s afloat) {
			if s = want.standard(s); reached[s] || len(reached) > mostPositions {
				return
			}
			reached[s] = true
			if s.over() {
				return
			}
			pairs, _ := f.candidates(s, nil)
			for _, x := range pairs {
				visit(f.duel(s, f.pairs[x]))
			}
		}
		visit(f.start())
		if got := newResults(f).tooMany(); got != (len(reached) > mostPositions) {
			t.Fatalf("fight %d: too many is %v, %d positions were reached", k, got, len(reached))
		}
		if len(reached) > mostPositions {
			tooMany++
		} else {
			few++
		}
	}
	if tooMany < 3 || few < 3 {
		t.Errorf("%d fights had too many positions, %d had not: both must come up", tooMany, few)
	}
}
