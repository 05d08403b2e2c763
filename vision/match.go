package vision

import (
	"math"
	"sort"
)

// MatchReach is how far a read die may lie from a spot and still be the die of that spot, in edges.
const MatchReach = 0.6

// Spot is where a die is known to lie: millimetres on the floor.
type Spot struct {
	Centre [2]float64
	Edge   float64
}

// Match pairs spots and read dice one to one, the nearest pair first, as far as MatchReach. It gives to each die the index
// of its spot, and to each spot the index of its die; -1 is none.
func Match(spots []Spot, dice []Die) (spotOf, dieAt []int) {
	type pair struct {
		spot, die int
		mm        float64
	}
	var pairs []pair
	for s, spot := range spots {
		for d, die := range dice {
			if mm := Distance(spot.Centre, die.Centre); mm <= MatchReach*spot.Edge {
				pairs = append(pairs, pair{s, d, mm})
			}
		}
	}
	sort.SliceStable(pairs, func(a, b int) bool { return pairs[a].mm < pairs[b].mm })
	spotOf, dieAt = minusOnes(len(dice)), minusOnes(len(spots))
	for _, p := range pairs {
		if dieAt[p.spot] < 0 && spotOf[p.die] < 0 {
			dieAt[p.spot], spotOf[p.die] = p.die, p.spot
		}
	}
	return spotOf, dieAt
}

// Distance is how far two places lie apart.
func Distance(a, b [2]float64) float64 { return math.Hypot(a[0]-b[0], a[1]-b[1]) }

func minusOnes(n int) []int {
	s := make([]int, n)
	for i := range s {
		s[i] = -1
	}
	return s
}
