package pixel

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestTheMedianOfSixteenMatchesSorting(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var v [16]float32
		for i := range v { // few values, so that many are equal
			v[i] = rapid.SampledFrom([]float32{0, 1e-40, 0.5, 1, 17.25, 254, 255, rapid.Float32Range(0, 255).Draw(t, "level")}).Draw(t, "one")
		}
		got := MedianOf16(&v)
		slices.Sort(v[:])
		if want := (v[7] + v[8]) / 2; got != want {
			t.Errorf("the middle of %v is %v, want %v", v, got, want)
		}
	})
}

func TestNthMatchesSorting(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.SliceOfN(rapid.Float64Range(-3, 3), 1, 40).Draw(t, "numbers")
		for i := range v {
			if rapid.Bool().Draw(t, "rounded") {
				v[i] = float64(int(v[i]))
			}
		}
		k := rapid.IntRange(0, len(v)-1).Draw(t, "place")
		want := slices.Sorted(slices.Values(v))[k]
		if got := Nth(slices.Clone(v), k); got != want {
			t.Errorf("at %d of %v stands %v, want %v", k, v, got, want)
		}
	})
}
