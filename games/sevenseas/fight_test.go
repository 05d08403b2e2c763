package sevenseas

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"sort"
	"strings"
	"testing"

	"quartermaster/games/throw"
)

// dieAt is a die of edge 12 mm with its sides along the board's.
func dieAt(id int, colour string, value int, x, y float64) throw.Die {
	return throw.Die{ID: id, Colour: colour, Face: fmt.Sprint(value), Footprint: []throw.Point{{X: x - 6, Y: y - 6}, {X: x + 6, Y: y - 6}, {X: x + 6, Y: y + 6}, {X: x - 6, Y: y + 6}}}
}

// gaps makes a fight of stated gaps: "R5-B2@5.2" is merchant 5 and B's pirate 2. All other pairs are far.
func gaps(margin float64, list ...string) *fight {
	f := &fight{margin: margin}
	merchant, pirate, owner := map[string]int{}, map[string]int{}, map[string]int{}
	stated := map[[2]int]float64{}
	for _, item := range list {
		var gap float64
		names, at, _ := strings.Cut(item, "@")
		fmt.Sscan(at, &gap)
		m, p, _ := strings.Cut(names, "-")
		if _, ok := merchant[m]; !ok {
			merchant[m] = len(f.merchants)
			f.merchants = append(f.merchants, ship{id: len(merchant) + len(pirate), owner: -1, value: int(m[1] - '0'), colour: "red"})
		}
		if _, ok := pirate[p]; !ok {
			if _, ok := owner[p[:1]]; !ok {
				owner[p[:1]] = len(f.owners)
				f.owners = append(f.owners, p[:1])
			}
			pirate[p] = len(f.pirates)
			f.pirates = append(f.pirates, ship{id: len(merchant) + len(pirate), owner: owner[p[:1]], value: int(p[1] - '0'), colour: p[:1]})
		}
		stated[[2]int{merchant[m], pirate[p]}] = gap
	}
	for m := range f.merchants {
		for p := range f.pirates {
			gap, ok := stated[[2]int{m, p}]
			if !ok {
				gap = 100 + 10*float64(m) + 100*float64(p)
			}
			f.pairs = append(f.pairs, pair{m: m, p: p, gap: throw.Gap{Distance: gap}, centres: gap + 12, known: true})
		}
	}
	sort.SliceStable(f.pairs, func(i, j int) bool { return f.pairs[i].gap.Distance < f.pairs[j].gap.Distance })
	f.known = len(f.pairs)
	f.nearer = make([][]int, len(f.pairs))
	return f
}

// told is a fight's end in words: what is left of each owner, what sank, merchants left, and whether people are asked.
func told(f *fight) string {
	c := f.resolve()
	if c.open {
		return "asks " + f.pairName(c.question[0]) + " or " + f.pairName(c.question[1])
	}
	merchants, left := f.count(c.end)
	_, sent := f.count(f.start())
	s := fmt.Sprintf("merchants %d", merchants)
	for i, o := range f.owners {
		s += fmt.Sprintf(", %s %d left %d sunk", o, left[i], sent[i]-left[i])
	}
	return s
}

func (f *fight) pairName(i int) string {
	x := f.pairs[i]
	return fmt.Sprintf("%c%d-%c%d", f.merchants[x.m].colour[0], f.merchants[x.m].value, f.pirates[x.p].colour[0], f.pirates[x.p].value)
}

func TestBattlesOfTheRules(t *testing.T) {
	for name, c := range map[string]struct {
		fight *fight
		want  string
	}{
		"T1 equal values sink both":                             {gaps(2, "R4-A4@5"), "merchants 0, A 0 left 1 sunk"},
		"T2 the nearest meet first, the rest goes on":           {gaps(2, "R5-A3@5", "R5-B2@9", "R5-C6@20"), "merchants 0, A 0 left 1 sunk, B 0 left 1 sunk, C 1 left 0 sunk"},
		"T3 a merchant that is left means no loot":              {gaps(2, "R6-A5@4", "R6-B4@8"), "merchants 1, A 0 left 1 sunk, B 0 left 1 sunk"},
		"T4 one pirate fights three times and counts once":      {gaps(2, "R1-A6@5", "R2-A6@15", "R3-A6@25"), "merchants 0, A 1 left 0 sunk"},
		"T5 equal gaps that lead to the same ask nothing":       {gaps(2, "R3-A1@10.0", "R3-A2@10.0"), "merchants 1, A 0 left 2 sunk"},
		"T6 gaps within the margin that matter ask":             {gaps(2, "R4-A4@10.0", "R4-B6@10.4"), "asks r4-A4 or r4-B6"},
		"T6 with a margin below the difference nobody is asked": {gaps(0.3, "R4-A4@10.0", "R4-B6@10.4"), "merchants 0, A 0 left 1 sunk, B 1 left 0 sunk"},
		"T7 two duels that do not touch each other ask nothing": {gaps(2, "R2-A5@7.0", "R3-B6@7.3", "R2-B6@40", "R3-A5@41"), "merchants 0, A 1 left 0 sunk, B 1 left 0 sunk"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := told(c.fight); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestE4TheBattleOfTheRulebookHasSixDuels(t *testing.T) {
	dice := []throw.Die{
		dieAt(1, "red", 2, 40, 40), dieAt(2, "green", 1, 56, 40), dieAt(3, "white", 2, 40, 60), dieAt(4, "red", 6, 120, 40),
		dieAt(5, "blue", 3, 145, 40), dieAt(6, "red", 4, 120, 120), dieAt(7, "blue", 6, 150, 120), dieAt(8, "white", 3, 120, 76),
	}
	e4b := append(append([]throw.Die(nil), dice...), dieAt(9, "blue", 6, 80, 40))
	for name, c := range map[string]struct {
		dice []throw.Die
		by   throw.Measure
		gaps []float64
		want string
		left string
	}{
		"E4 edge to edge": {dice, throw.Edges, []float64{4, 8, 13, 18, 24, 70.3},
			"[[1 2] sinks 2] [[1 3] sinks 1 3] [[4 5] sinks 5] [[6 7] sinks 6] [[4 8] sinks 8] [[4 7] sinks 4 7] ",
			"merchants 0, green 0 left 1 sunk, white 0 left 2 sunk, blue 0 left 2 sunk"},
		"E4 by centres": {dice, throw.Centres, []float64{16, 20, 25, 30, 36, 85.4},
			"[[1 2] sinks 2] [[1 3] sinks 1 3] [[4 5] sinks 5] [[6 7] sinks 6] [[4 8] sinks 8] [[4 7] sinks 4 7] ",
			"merchants 0, green 0 left 1 sunk, white 0 left 2 sunk, blue 0 left 2 sunk"},
		"E4b with a second blue six": {e4b, throw.Edges, []float64{4, 8, 13, 18, 24, 28},
			"[[1 2] sinks 2] [[1 3] sinks 1 3] [[4 5] sinks 5] [[6 7] sinks 6] [[4 8] sinks 8] [[4 9] sinks 4 9] ",
			"merchants 0, green 0 left 1 sunk, white 0 left 2 sunk, blue 1 left 2 sunk"},
	} {
		t.Run(name, func(t *testing.T) {
			f := newFight(c.dice, "red", 2, c.by)
			if got := told(f); got != c.left {
				t.Fatalf("got %q, want %q", got, c.left)
			}
			line := ""
			for i, m := range f.resolve().meetings {
				x := f.pairs[m.pair]
				line += fmt.Sprintf("[[%d %d] sinks", f.merchants[x.m].id, f.pirates[x.p].id)
				for _, id := range f.sinks(m) {
					line += fmt.Sprintf(" %d", id)
				}
				line += "] "
				if math.Abs(x.gap.Distance-c.gaps[i]) > 0.05 {
					t.Errorf("duel %d has the gap %.2f, want %.1f", i+1, x.gap.Distance, c.gaps[i])
				}
			}
			if line != c.want {
				t.Errorf("got %s, want %s", line, c.want)
			}
		})
	}
}

func TestT8TheMeasureDecidesAndNobodyIsAsked(t *testing.T) {
	dice := []throw.Die{dieAt(1, "red", 4, 0, 0), dieAt(2, "green", 4, 16, 16), dieAt(3, "blue", 6, 20.5, 0)}
	if got := told(newFight(dice, "red", 2, throw.Edges)); got != "merchants 0, green 0 left 1 sunk, blue 1 left 0 sunk" {
		t.Errorf("edge to edge: %s", got)
	}
	if got := told(newFight(dice, "red", 2, throw.Centres)); got != "merchants 0, green 1 left 0 sunk, blue 1 left 0 sunk" {
		t.Errorf("by centres: %s", got)
	}
}

// answered asks somebody who knows the true gaps until nothing is asked any more.
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

func TestT45AnsweringByTheTrueGapsGivesTheTrueEnd(t *testing.T) {
	f := gaps(2, "R5-B2@5.2", "R5-B5@5.5", "R3-B3@5.8", "R3-B2@6.1", "R3-B5@7.3")
	truth := map[[2]int]float64{}
	real := map[string]float64{"r5-B2": 5.3, "r5-B5": 5.0, "r3-B3": 5.9, "r3-B2": 6.6, "r3-B5": 7.2}
	for i, x := range f.pairs {
		truth[f.ids(i)] = x.gap.Distance
		if g, ok := real[f.pairName(i)]; ok {
			truth[f.ids(i)] = g
		}
	}
	if answered(t, f, truth) == 0 {
		t.Error("nobody was asked")
	}
	if got := told(f); got != "merchants 0, B 1 left 2 sunk" {
		t.Error(got)
	}
}

// layout throws dice of edge 12 into a board, apart from each other or not.
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

// plainBattle is B7 and B8 word by word: sort all pairs once, walk the list.
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

// allEnds walks every order that measuring allows, remembering nothing (an independent Res of B10).
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
		// Whatever people say, the question is not put again, and what they said is one of the ways it can go on.
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
		a, b := with.of(f.start()), without.of(f.start())
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

func TestTooManyWaysAskAboutTheTwoLeastPairs(t *testing.T) {
	t.Parallel()
	// Twenty pirates of four owners in a heap with four merchants, no two places alike.
	r := rand.New(rand.NewPCG(3, 3))
	var list []string
	for m := range 4 {
		for p := range 20 {
			list = append(list, fmt.Sprintf("R%d-%c%d%c@%.3f", 3+m%4, 'A'+p%4, 1+(p*7)%6, 'a'+p, 1+r.Float64()*1.9))
		}
	}
	f := gaps(2, list...)
	c := f.resolve()
	if !c.open || c.question != [2]int{0, 1} {
		t.Errorf("asked: %v, about %v", c.open, c.question)
	}
}

func TestDiceWithoutAKnownPlaceAskOnlyWhereItMatters(t *testing.T) {
	unknown := func(id int, colour string, value int) throw.Die {
		return throw.Die{ID: id, Colour: colour, Face: fmt.Sprint(value)}
	}
	for name, c := range map[string]struct {
		dice []throw.Die
		want string
	}{
		"one pair needs no place":                    {[]throw.Die{unknown(1, "red", 4), unknown(2, "blue", 6)}, "merchants 0, blue 1 left 0 sunk"},
		"pirates that all sink need none":            {[]throw.Die{unknown(1, "red", 6), unknown(2, "blue", 2), unknown(3, "green", 3)}, "merchants 1, blue 0 left 1 sunk, green 0 left 1 sunk"},
		"where the order matters people say":         {[]throw.Die{unknown(1, "red", 4), unknown(2, "blue", 4), unknown(3, "green", 6)}, "asks r4-b4 or r4-g6"},
		"a known place does not beat an unknown one": {[]throw.Die{dieAt(1, "red", 4, 0, 0), dieAt(2, "blue", 4, 13, 0), unknown(3, "green", 6)}, "asks r4-b4 or r4-g6"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := told(newFight(c.dice, "red", 2, throw.Edges)); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func BenchmarkABattleOfTwentyFourDice(b *testing.B) {
	r := rand.New(rand.NewPCG(5, 5))
	var throws [][]throw.Die
	for range 100 {
		throws = append(throws, layout(r, 4, 20, 290))
	}
	asked, over, n := 0, 0, 0
	for b.Loop() {
		f := newFight(throws[n%100], "red", 2, throw.Edges)
		if f.resolve().open {
			asked++
		}
		n++
	}
	b.ReportMetric(float64(asked)/float64(n), "asked/op")
	_ = over
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
			if s = want.one(s); reached[s] || len(reached) > mostPositions {
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

// BenchmarkABattleWithoutPlaces is what people wait for when they told seventeen dice by hand.
func BenchmarkABattleWithoutPlaces(b *testing.B) {
	r := rand.New(rand.NewPCG(5, 6))
	dice := layout(r, 4, 13, 290)
	for i := range dice {
		dice[i].Footprint = nil
	}
	for b.Loop() {
		f := newFight(dice, "red", 2, throw.Edges)
		for i := range 12 {
			f.call([]Call{{f.ids(i), f.ids(4*i + 3)}})
		}
		f.resolve()
	}
}
