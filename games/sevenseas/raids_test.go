package sevenseas

import (
	"fmt"
	"testing"

	"quartermaster/games/throw"
)

// The battles among the derived tests, played through the contract. Dice have an edge of 12 mm and are parallel to the board, so
// that gaps are simple differences of coordinates.

// atSea plays a raid by A on a convoy with the ships that the dice show, up to the next ask.
func atSea(t *testing.T, dice []throw.Die, options ...string) *session {
	t.Helper()
	x := sit(t, 3, options...)
	x.round("A3 B3 C6") // two Captains, so that no privilege adds to what the battle brings
	count := map[string]int{}
	for _, d := range dice {
		count[d.Colour]++
	}
	x.raid(fmt.Sprint("ENG-", count["red"]), fmt.Sprint(count["green"]), fmt.Sprint(count["white"]), fmt.Sprint(count["blue"]))
	x.battle(dice...)
	return x
}

// duels returns the duels that the view shows, each as the ids of its two dice.
func (x *session) duels() (all [][]int) {
	for _, part := range x.p.View(0).Table {
		if part.Battle != nil {
			for _, d := range part.Battle.Duels {
				all = append(all, []int{d.A, d.B})
			}
		}
	}
	return all
}

func TestT1T2T3T4T5T7B7B9BattlesAtTheTable(t *testing.T) {
	for name, c := range map[string]struct {
		dice  []throw.Die
		duels string
		want  []any
		loot  map[int]int
	}{
		"T1 equal values sink both": {
			[]throw.Die{dieAt(1, "red", 4, 100, 100), dieAt(2, "green", 4, 117, 100)},
			"[[1 2]]", []any{"A.yinYang", 1, "A.reserve", 4}, nil,
		},
		"T2 the nearest meet first, the rest goes on": {
			[]throw.Die{dieAt(1, "red", 5, 100, 100), dieAt(2, "green", 3, 117, 100), dieAt(3, "white", 2, 79, 100), dieAt(4, "white", 6, 100, 132)},
			"[[1 2] [1 3] [1 4]]", []any{"A.yinYang", 1, "B.yinYang", 1, "B.reserve", 4}, map[int]int{1: 1},
		},
		"T3 a merchant that is left means no loot": {
			[]throw.Die{dieAt(1, "red", 6, 100, 100), dieAt(2, "green", 5, 116, 100), dieAt(3, "white", 4, 80, 100)},
			"[[1 2] [1 3]]", []any{"A.yinYang", 1, "B.yinYang", 1}, nil,
		},
		"T4 one pirate fights three times and draws once": {
			[]throw.Die{dieAt(1, "green", 6, 100, 100), dieAt(2, "red", 1, 117, 100), dieAt(3, "red", 2, 73, 100), dieAt(4, "red", 3, 100, 137)},
			"[[2 1] [3 1] [4 1]]", []any{"A.yinYang", 0}, map[int]int{0: 1},
		},
		"T5 equal gaps that lead to the same ask nothing": {
			[]throw.Die{dieAt(1, "red", 3, 100, 100), dieAt(2, "green", 1, 122, 100), dieAt(3, "green", 2, 78, 100)},
			"[[1 2] [1 3]]", []any{"A.yinYang", 2}, nil, // the merchant is left
		},
		"T7 two duels that do not touch each other ask nothing": {
			[]throw.Die{dieAt(1, "red", 2, 20, 20), dieAt(2, "green", 5, 39, 20), dieAt(3, "red", 3, 200, 200), dieAt(4, "white", 6, 219.3, 200)},
			"[[1 2] [3 4]]", []any{"A.yinYang", 0, "B.yinYang", 0}, map[int]int{0: 1, 1: 1},
		},
	} {
		t.Run(name, func(t *testing.T) {
			x := atSea(t, c.dice, "margin", "2")
			if x.open() == "near" {
				t.Fatal("a question is asked")
			}
			if got := fmt.Sprint(x.duels()); got != c.duels {
				t.Errorf("the duels are %s, want %s", got, c.duels)
			}
			drawn := x.state().Raid.Drawn // the first one draws at once, the others after
			for x.open() == "loot" {
				x.do("loot", "rum")
				drawn = x.state().Raid.Drawn
			}
			for seat, n := range drawn {
				if n != c.loot[seat] {
					t.Errorf("seat %d drew %d loot cards, want %d", seat, n, c.loot[seat])
				}
			}
			x.want(c.want...)
		})
	}
}

func TestT6WhoeverMeetsFirstDecidesTheLootOfBoth(t *testing.T) {
	dice := []throw.Die{dieAt(1, "red", 4, 100, 100), dieAt(2, "green", 4, 122, 100), dieAt(3, "white", 6, 77.6, 100)}
	for answer, want := range map[string][]any{
		"1": {"A.yinYang", 1, "A.rum", 0, "B.rum", 1},
		"2": {"A.yinYang", 0, "A.rum", 1, "B.rum", 1},
	} {
		x := atSea(t, dice)
		x.at("near")
		x.do("near", answer)
		for x.open() == "loot" {
			x.do("loot", "rum")
		}
		x.want(want...)
	}
	x := atSea(t, dice, "margin", "0.5") // the gaps differ by 0.4 mm
	x.at("near")
	x = atSea(t, []throw.Die{dice[0], dice[1], dieAt(3, "white", 6, 77.4, 100)}, "margin", "0.5")
	if x.open() == "near" {
		t.Error("gaps that differ by more than the margin are asked about (A13)")
	}
}

func TestT8A11TheMeasureThatTheTableChoseDecides(t *testing.T) {
	for option, want := range map[string][]any{
		"edges":   {"A.yinYang", 1, "A.rum", 0, "C.rum", 1},
		"centres": {"A.yinYang", 0, "A.rum", 1, "C.rum", 1},
	} {
		x := atSea(t, []throw.Die{dieAt(1, "red", 4, 100, 100), dieAt(2, "green", 4, 116, 116), dieAt(3, "blue", 6, 120.5, 100)}, "gap", option)
		if x.open() == "near" {
			t.Fatalf("%s: a question is asked", option)
		}
		for x.open() == "loot" {
			x.do("loot", "rum")
		}
		x.want(want...)
	}
}

func TestT45WhoeverMeasuresTrulyComesToTheTrueEnd(t *testing.T) {
	// 1 is R5, 2 is R3, 3 to 5 are B2, B5 and B3; the throw's gaps are 5.2, 5.5, 6.1, 7.3 and 5.8.
	dice := []throw.Die{
		dieAt(1, "red", 5, 100, 100), dieAt(2, "red", 3, 119.3, 118.1),
		dieAt(3, "white", 2, 117.2, 100), dieAt(4, "white", 5, 100, 117.5), dieAt(5, "white", 3, 137.1, 118.1),
	}
	truth := map[[2]int]float64{{1, 3}: 5.3, {1, 4}: 5.0, {2, 5}: 5.9, {2, 3}: 6.6, {2, 4}: 7.2}
	x := atSea(t, dice, "margin", "2")
	asked := 0
	for x.open() == "near" {
		asked++
		best, least := "", 0.0
		for _, c := range x.ask("near").Fields[0].Choices {
			if len(c.Dice) != 2 {
				continue // really equal
			}
			if gap := truth[[2]int{c.Dice[0], c.Dice[1]}]; best == "" || gap < least {
				best, least = c.ID, gap
			}
		}
		x.do("near", best)
	}
	if asked == 0 {
		t.Error("nobody was asked")
	}
	for x.open() == "loot" {
		x.do("loot", "rum")
	}
	x.want("B.yinYang", 2, "B.rum", 1, "B.reserve", 5)
}
