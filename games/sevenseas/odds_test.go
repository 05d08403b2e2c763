package sevenseas

import (
	"math"
	"testing"
)

func TestOddsOfSmallRaidsAreThoseOfCountingByHand(t *testing.T) {
	for name, c := range map[string]struct {
		merchants int
		fleets    []int
		sunk      float64
		survivors []float64
	}{
		"one against one": {1, []int{1}, 21.0 / 36, []float64{15.0 / 36}}, // at least as high sinks it, higher survives
		"nobody sent":     {2, []int{0}, 0, []float64{0}},
	} {
		f := Odds(c.merchants, c.fleets)
		if !f.Exact || math.Abs(f.Sunk-c.sunk) > 1e-12 || math.Abs(f.Survivors[0]-c.survivors[0]) > 1e-12 {
			t.Errorf("%s: %+v", name, f)
		}
	}
}

func TestOddsOfOneAgainstTwoAreThoseOfEveryThrowAndOrder(t *testing.T) {
	sunk, first, second := 0.0, 0.0, 0.0
	for m := 1; m <= 6; m++ {
		for a := 1; a <= 6; a++ {
			for b := 1; b <= 6; b++ {
				for order := range 2 {
					p := [2]int{a, b}
					alive := [2]bool{true, true}
					merchant := true
					for k := range 2 {
						i := (order + k) % 2
						if !merchant {
							break
						}
						if p[i] >= m {
							merchant = false
						}
						if p[i] <= m {
							alive[i] = false
						}
					}
					if !merchant {
						sunk++
						if alive[0] {
							first++
						}
						if alive[1] {
							second++
						}
					}
				}
			}
		}
	}
	n := 6.0 * 6 * 6 * 2
	f := Odds(1, []int{1, 1})
	if math.Abs(f.Sunk-sunk/n) > 1e-12 || math.Abs(f.Survivors[0]-first/n) > 1e-12 || math.Abs(f.Survivors[1]-second/n) > 1e-12 {
		t.Errorf("%+v, counted %v %v %v", f, sunk/n, first/n, second/n)
	}
}

func TestSimulatedAndCountedOddsAgree(t *testing.T) {
	for _, c := range []struct {
		merchants int
		fleets    []int
	}{{2, []int{2, 1}}, {1, []int{2, 2}}, {3, []int{3}}} {
		exact, simulated := Odds(c.merchants, c.fleets), simulate(c.merchants, c.fleets)
		if !exact.Exact || simulated.Exact {
			t.Fatal("the wrong way was taken")
		}
		if d := math.Abs(exact.Sunk - simulated.Sunk); d > 5*0.008 {
			t.Errorf("%v: counted %v, simulated %v", c, exact.Sunk, simulated.Sunk)
		}
		for i := range exact.Survivors {
			if d := math.Abs(exact.Survivors[i] - simulated.Survivors[i]); d > 5*0.05 {
				t.Errorf("%v: counted %v, simulated %v", c, exact.Survivors, simulated.Survivors)
			}
		}
	}
	if again, once := Odds(4, []int{5, 5, 5}), Odds(4, []int{5, 5, 5}); again.Sunk != once.Sunk || once.Exact {
		t.Error("the same raid has other odds the second time")
	}
}

func BenchmarkOddsCounted(b *testing.B) {
	for b.Loop() {
		Odds(2, []int{2, 2})
	}
}

func BenchmarkOddsSimulated(b *testing.B) {
	for b.Loop() {
		Odds(4, []int{5, 5, 5, 5})
	}
}
