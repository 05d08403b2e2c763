package kernel

import (
	"math"
	"math/rand/v2"
	"testing"
)

// noise returns random numbers.
func noise(rng *rand.Rand, n int) []float32 {
	out := make([]float32, n)
	for i := range out {
		out[i] = float32(rng.NormFloat64())
	}
	return out
}

func near(t *testing.T, what string, got, want []float32) {
	t.Helper()
	for i := range want {
		if math.Abs(float64(got[i]-want[i])) > 1e-3*(1+math.Abs(float64(want[i]))) {
			t.Fatalf("%s: number %d is %v, want %v", what, i, got[i], want[i])
		}
	}
}

func TestWeightedLanesAreAddedAsThePortableLoopAddsThem(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, c := range []struct{ count, steps int }{{1, 1}, {9, 7}, {27, 28}, {216, 3}} {
		in := noise(rng, (c.steps+c.count)*Width)
		var offsets []int
		for j := range c.count {
			offsets = append(offsets, (j*7%c.count)*Width)
		}
		first, second := noise(rng, c.count), noise(rng, c.count)
		a0, a1 := noise(rng, c.steps*Width+1), noise(rng, c.steps*Width+1)
		b0, b1 := append([]float32{}, a0...), append([]float32{}, a1...)
		Add(a0, a1, in, offsets, first, second, c.steps)
		addPortable(b0, b1, in, offsets, first, second, c.steps)
		near(t, "first row", a0, b0)
		near(t, "second row", a1, b1)
	}
}

func TestProductsAreThoseOfThePortableLoop(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 1))
	for _, c := range []struct{ rows, cols int }{{1, 1}, {7, 7}, {14, 14}, {2, 5}} {
		inner, rimmed := noise(rng, c.rows*c.cols*Width), noise(rng, (c.rows+2)*(c.cols+2)*Width)
		a := noise(rng, Taps)
		b := append([]float32{}, a...)
		Products(a, inner, rimmed, c.rows, c.cols)
		productsPortable(b, inner, rimmed, c.rows, c.cols)
		near(t, "products", a, b)
	}
}

func TestWhatIsTooShortPanicsBeforeItIsRead(t *testing.T) {
	for name, f := range map[string]func(){
		"input of Add": func() {
			Add(make([]float32, Width), make([]float32, Width), make([]float32, Width), []int{1}, []float32{1}, []float32{1}, 1)
		},
		"weights of Add": func() {
			Add(make([]float32, Width), make([]float32, Width), make([]float32, Width), []int{0}, nil, []float32{1}, 1)
		},
		"map without a rim": func() {
			Products(make([]float32, Taps), make([]float32, 4*Width), make([]float32, 4*Width), 2, 2)
		},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			f()
		})
	}
}

func BenchmarkAdd(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	in, w := noise(rng, 28*30*12*Width), noise(rng, 108)
	var offsets []int
	for m := range 12 {
		for k := range 9 {
			offsets = append(offsets, ((m*16+k/3)*16+k%3)*Width)
		}
	}
	out0, out1 := make([]float32, 14*Width), make([]float32, 14*Width)
	b.Run("here", func(b *testing.B) {
		for b.Loop() {
			Add(out0, out1, in, offsets, w, w, 14)
		}
	})
	b.Run("portable", func(b *testing.B) {
		for b.Loop() {
			addPortable(out0, out1, in, offsets, w, w, 14)
		}
	})
}
