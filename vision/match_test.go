package vision

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestTheNearestPairIsTakenFirst(t *testing.T) {
	// The first die lies between both spots, the second on the first spot.
	spots := []Spot{{[2]float64{50, 50}, 12}, {[2]float64{62, 50}, 12}}
	belongs, by := Match(spots, []Die{{Centre: [2]float64{55.5, 50}}, {Centre: [2]float64{50.2, 50}}})
	if !slices.Equal(belongs, []int{1, 0}) || !slices.Equal(by, []int{1, 0}) {
		t.Errorf("belongs %v, by %v; want the dice crossed over", belongs, by)
	}
}

func TestPairingIsOneToOneAndLeavesNoPairInReach(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		place := rapid.Float64Range(0, 60)
		var spots []Spot
		var dice []Die
		for range rapid.IntRange(0, 12).Draw(t, "spots") {
			spots = append(spots, Spot{[2]float64{place.Draw(t, "x"), place.Draw(t, "y")}, 12})
		}
		for i := range rapid.IntRange(0, 12).Draw(t, "read dice") {
			dice = append(dice, Die{ID: i, Centre: [2]float64{place.Draw(t, "x"), place.Draw(t, "y")}})
		}
		belongs, by := Match(spots, dice)
		for r, td := range belongs {
			if td >= 0 && by[td] != r {
				t.Fatalf("die %d belongs to %d, but that has %d", r, td, by[td])
			}
		}
		for i, r := range by {
			if r >= 0 && belongs[r] != i {
				t.Fatalf("spot %d has %d, but that belongs to %d", i, r, belongs[r])
			}
		}
		for i := range spots {
			for r := range dice {
				mm := Distance(spots[i].Centre, dice[r].Centre)
				mine, its := by[i], belongs[r]
				if mine == r && mm > MatchReach*12 {
					t.Fatalf("%v mm are out of reach", mm)
				}
				// A pair in reach that was not taken lost one of its dice to a pair at least as near.
				lost := (mine >= 0 && Distance(spots[i].Centre, dice[max(mine, 0)].Centre) <= mm) ||
					(its >= 0 && Distance(spots[max(its, 0)].Centre, dice[r].Centre) <= mm)
				if mm <= MatchReach*12 && mine != r && !lost {
					t.Fatalf("spot %d and die %d lie %v mm apart and were not paired", i, r, mm)
				}
			}
		}
	})
}
