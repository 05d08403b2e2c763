package sevenseas

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sort"
	"strings"
	"testing"

	"quartermaster/games/throw"
)

// dieAt makes a die with an edge of 12 mm and sides parallel to the board's.
func dieAt(id int, colour string, value int, x, y float64) throw.Die {
	return throw.Die{ID: id, Colour: colour, Face: fmt.Sprint(value), Footprint: []throw.Point{{X: x - 6, Y: y - 6}, {X: x + 6, Y: y - 6}, {X: x + 6, Y: y + 6}, {X: x - 6, Y: y + 6}}}
}

// gaps makes a fight with the given gaps: "R5-B2@5.2" is 5.2 mm between merchant 5 and B's pirate 2. All other pairs are far apart.
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

// told describes the end of a fight: what is left of each owner, what sank, the merchants left, and whether people are asked.
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

// BenchmarkABattleWithoutPlaces measures how long people wait after they have entered seventeen dice by hand.
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
