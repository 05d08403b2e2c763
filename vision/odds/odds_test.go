package odds_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/odds"
)

func TestLogisticUndoesLogit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := rapid.Float64Range(1e-9, 1-1e-9).Draw(t, "p")
		if back := odds.Logistic(odds.Logit(p)); math.Abs(back-p) > 1e-12 {
			t.Fatalf("%g became %g", p, back)
		}
	})
}

func TestSoftmaxGivesProbabilitiesInTheOrderOfTheOutputs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		out := rapid.SliceOfN(rapid.Float64Range(-1e4, 1e4), 1, 9).Draw(t, "out")
		p := append([]float64(nil), out...)
		odds.Softmax(p)
		sum := 0.0
		for i := range p {
			if sum += p[i]; p[i] < 0 || math.IsNaN(p[i]) {
				t.Fatalf("%v became %v", out, p)
			}
			for j := range p {
				if out[i] < out[j] && p[i] > p[j] {
					t.Fatalf("%v became %v: the order changed", out, p)
				}
			}
		}
		if math.Abs(sum-1) > 1e-12 {
			t.Fatalf("%v sums to %g", p, sum)
		}
	})
}

func TestTwoClassesAreTheLogisticOfTheirDifference(t *testing.T) {
	p := []float64{0.3, 1.7}
	odds.Softmax(p)
	if want := odds.Logistic(1.4); math.Abs(p[1]-want) > 1e-15 {
		t.Errorf("%g, not %g", p[1], want)
	}
}
