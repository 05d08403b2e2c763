package sevenseas

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"quartermaster/games/throw"
)

// around puts a red die of value n at (0, 0), and each ship to its right or left at the given gap, so that the gaps are exact.
func around(n int, ships ...string) []throw.Die {
	dice := []throw.Die{dieAt(1, "red", n, 0, 0)}
	for i, s := range ships {
		var gap float64
		fmt.Sscan(s[1:], &gap)
		side := float64(1 - 2*(i%2))
		dice = append(dice, dieAt(i+2, s[:1], 3, side*(gap+12), 0))
	}
	return dice
}

// onePerPlayer and onePerShip are the losses of A25 for players who have enough to lose.
func onePerPlayer(_ string, ships int) int { return min(1, ships) }
func onePerShip(_ string, ships int) int   { return ships }

func TestWhirlpoolsOfTheRules(t *testing.T) {
	poor := func(_ string, ships int) int { return min(1, ships) * 0 }
	for name, c := range map[string]struct {
		dice  []throw.Die
		loses func(string, int) int
		in    []int
		tied  []int
		picks int
	}{
		"T18 fewer ships than the red die shows are all in":     {around(6, "A5", "A9", "A20", "B30"), onePerShip, []int{2, 3, 4, 5}, nil, 0},
		"T19 a tie for the last place asks when owners differ":  {around(2, "A5", "A9.0", "B9.2"), onePerPlayer, []int{2}, []int{3, 4}, 1},
		"T19 a tie of one owner asks nothing":                   {around(2, "A5", "A9.0", "A9.2"), onePerPlayer, []int{2, 3}, nil, 0},
		"T19 nor of two owners who have nothing to lose":        {around(2, "A5", "A9.0", "B9.2"), poor, []int{2, 3}, nil, 0},
		"a ship clearly nearer than the others is in":           {around(1, "A5", "B9.0", "A9.2"), onePerShip, []int{2}, nil, 0},
		"per player a second ship of the same owner is no loss": {around(2, "A5", "B4", "B5.5", "A5.2"), onePerPlayer, nil, []int{2, 3, 4, 5}, 2},
		"nobody there, nobody in":                               {around(3), onePerShip, nil, nil, 0},
	} {
		t.Run(name, func(t *testing.T) {
			w := whirlpool(c.dice, "red", 2, throw.Edges, c.loses)
			if !slices.Equal(w.in, c.in) || !slices.Equal(sorted(w.tied), c.tied) || w.picks != c.picks {
				t.Errorf("in %v, tied %v choose %d; want in %v, tied %v choose %d", w.in, w.tied, w.picks, c.in, c.tied, c.picks)
			}
		})
	}
}

func sorted(ids []int) []int {
	ids = slices.Clone(ids)
	slices.Sort(ids)
	return ids
}

// TestTenThousandWhirlpoolsAskExactlyWhenTrueGapsCouldChangeALoss compares with all possible results: every set of n ships such
// that no ship outside the set measures nearer than one inside by the margin or more.
func TestTenThousandWhirlpoolsAskExactlyWhenTrueGapsCouldChangeALoss(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(23, 23))
	asked := 0
	for k := range 10000 {
		dice := layout(r, 1, r.IntN(9), 70)
		margin := 0.5 + 4*r.Float64()
		loses := []func(string, int) int{onePerPlayer, onePerShip}[k%2]
		var red throw.Die
		var ships []throw.Die
		for _, d := range dice {
			if d.Colour == "red" {
				red = d
			} else {
				ships = append(ships, d)
			}
		}
		gaps := map[int]float64{}
		for _, d := range ships {
			g, _ := throw.Between(red, d, throw.Edges)
			gaps[d.ID] = g.Distance
		}
		gap := func(d throw.Die) float64 { return gaps[d.ID] }
		n := min(pips(red.Face), len(ships))
		always, outcomes := uint(1)<<len(ships)-1, map[string]bool{}
		for set := range uint(1) << len(ships) {
			if bits.OnesCount(set) != n {
				continue
			}
			possible, counts := true, map[string]int{}
			for i, a := range ships {
				if set>>i&1 == 1 {
					counts[a.Colour]++
				}
				for j, b := range ships {
					if set>>i&1 == 1 && set>>j&1 == 0 && gap(b) <= gap(a)-margin && gap(b) < gap(a) {
						possible = false
					}
				}
			}
			if possible {
				always &= set
				outcomes[fmt.Sprint(loses("", counts["green"]), loses("", counts["blue"]), loses("", counts["white"]))] = true
			}
		}
		w := whirlpool(dice, "red", margin, throw.Edges, loses)
		if (w.picks > 0) != (len(outcomes) > 1) {
			t.Fatalf("whirlpool %d: asked %v, possible losses %v", k, w.picks > 0, outcomes)
		}
		if len(w.in)+w.picks != n {
			t.Fatalf("whirlpool %d: %d in and %d to choose, want %d together", k, len(w.in), w.picks, n)
		}
		if w.picks == 0 {
			continue
		}
		asked++
		for i, s := range ships {
			if (always>>i&1 == 1) != slices.Contains(w.in, s.ID) {
				t.Fatalf("whirlpool %d: ship %d certain %v, in %v", k, s.ID, always>>i&1 == 1, w.in)
			}
		}
	}
	if asked < 500 {
		t.Errorf("only %d whirlpools asked", asked)
	}
}

func TestAWhirlpoolAmongShipsOfUnknownPlaceAsks(t *testing.T) {
	dice := []throw.Die{{ID: 1, Colour: "red", Face: "1"}, {ID: 2, Colour: "A", Face: "3"}, {ID: 3, Colour: "B", Face: "3"}}
	w := whirlpool(dice, "red", 2, throw.Edges, onePerPlayer)
	if len(w.in) != 0 || w.picks != 1 || len(w.tied) != 2 {
		t.Errorf("in %v, tied %v choose %d", w.in, w.tied, w.picks)
	}
}
