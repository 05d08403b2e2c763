package pixel

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestParabolaReturnsTheVertex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		top := rapid.Float64Range(-0.5, 0.5).Draw(t, "top")
		bend := rapid.Float64Range(0.5, 20).Draw(t, "bend")
		high := rapid.Float64Range(-50, 50).Draw(t, "height")
		at := func(x float64) float32 { return float32(high - bend*(x-top)*(x-top)) }
		if got := Parabola(at(-1), at(0), at(1)); math.Abs(got-top) > 1e-3 {
			t.Errorf("the top is at %v, want %v", got, top)
		}
	})
	for name, v := range map[string][3]float32{"flat": {5, 5, 5}, "a valley": {5, 3, 5}, "a slope": {1, 2, 3}} {
		if got := Parabola(v[0], v[1], v[2]); got != 0 {
			t.Errorf("%s has its top at %v", name, got)
		}
	}
}

func TestOfEqualPeaksTheFirstCounts(t *testing.T) {
	const w = 9
	d := make([]float32, w*w)
	d[4*w+4], d[4*w+5] = 3, 3
	if !LocalMaximum(d, w, 4*w+4) || LocalMaximum(d, w, 4*w+5) {
		t.Error("of two equal neighbours not the first is the peak")
	}
}
