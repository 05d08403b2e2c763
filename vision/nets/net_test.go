package nets

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/pixel/drawn"
)

// toyNet is a small net with random weights.
func toyNet(random *rand.Rand, inputs, hidden int) *Net {
	list := func(n int) []float64 {
		out := make([]float64, n)
		for i := range out {
			out[i] = random.NormFloat64()
		}
		return out
	}
	n := &Net{Mean: list(inputs), Scale: list(inputs), B1: list(hidden), B2: list(Classes)}
	for range hidden {
		n.W1 = append(n.W1, list(inputs))
	}
	for range Classes {
		n.W2 = append(n.W2, list(hidden))
	}
	return n
}

// weights are all weights of a net in the order of adam's slice.
func (n *Net) weights() []*float64 {
	var out []*float64
	for j := range n.W1 {
		for i := range n.W1[j] {
			out = append(out, &n.W1[j][i])
		}
		out = append(out, &n.B1[j])
	}
	for k := range n.W2 {
		for j := range n.W2[k] {
			out = append(out, &n.W2[k][j])
		}
		out = append(out, &n.B2[k])
	}
	return out
}

func TestTheGradientMatchesFiniteDifferences(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		inputs, hidden := rapid.IntRange(1, 4).Draw(t, "inputs"), rapid.IntRange(1, 4).Draw(t, "hidden")
		n := toyNet(random, inputs, hidden)
		examples := make([]Example, rapid.IntRange(1, 3).Draw(t, "examples"))
		for i := range examples {
			examples[i].Class = random.IntN(Classes)
			for range inputs {
				examples[i].Evidence = append(examples[i].Evidence, random.NormFloat64())
			}
		}
		loss := func() (sum float64) {
			for _, x := range examples {
				sum -= math.Log(n.weigh(x.Evidence)[x.Class] + 1e-12)
			}
			return sum
		}
		a := newDescent(n)
		var told float64
		for i := range examples {
			told += a.add(n, &examples[i])
		}
		if want := loss(); math.Abs(told-want) > 1e-9*(1+want) {
			t.Errorf("the cross entropy is told as %v, truly %v", told, want)
		}
		if a.count != len(examples) {
			t.Errorf("%d examples are counted of %d", a.count, len(examples))
		}
		weights := n.weights()
		if len(weights) != len(a.grad) {
			t.Fatalf("%d weights and %d gradients", len(weights), len(a.grad))
		}
		for i, w := range weights {
			const step = 1e-5
			was := *w
			*w = was + step
			more := loss()
			*w = was - step
			less := loss()
			*w = was
			if want := (more - less) / (2 * step); math.Abs(a.grad[i]-want) > 1e-5*(1+math.Abs(want)) {
				t.Errorf("weight %d: gradient %v, by differences %v", i, a.grad[i], want)
			}
		}
	})
}

func TestAStepOfAdamMatchesThePaper(t *testing.T) {
	// Each weight is computed through three batches by the formulas of Kingma and Ba (algorithm 1).
	const rate, decay, b1, b2 = 0.01, 0.1, 0.9, 0.999
	n := toyNet(rand.New(rand.NewPCG(3, 1)), 2, 2)
	a := newDescent(n)
	weights := n.weights()
	want, m, v := make([]float64, len(weights)), make([]float64, len(weights)), make([]float64, len(weights))
	biases := map[int]bool{2: true, 5: true, 8: true, 11: true, 14: true} // the last of each row
	for i, w := range weights {
		want[i] = *w
	}
	for step := 1; step <= 3; step++ {
		for _, x := range []Example{{Evidence: []float64{0.3, -1}, Class: FlatDie}, {Evidence: []float64{1.3, 0.2}, Class: NoDie}} {
			a.add(n, &x)
		}
		for i := range weights {
			g := a.grad[i] / 2
			if !biases[i] {
				g += decay * want[i]
			}
			m[i] = b1*m[i] + (1-b1)*g
			v[i] = b2*v[i] + (1-b2)*g*g
			want[i] -= rate * (m[i] / (1 - math.Pow(b1, float64(step)))) / (math.Sqrt(v[i]/(1-math.Pow(b2, float64(step)))) + 1e-8)
		}
		a.step(n, rate, decay)
		for i, w := range weights {
			if math.Abs(*w-want[i]) > 1e-12 {
				t.Fatalf("step %d: weight %d is %v, by the paper %v", step, i, *w, want[i])
			}
		}
		if a.count != 0 {
			t.Errorf("%d examples are left over for the next batch", a.count)
		}
	}
}

func TestWeightsOfOtherEvidenceAreRefused(t *testing.T) {
	for name, text := range map[string]string{"no JSON": "nets", "no net": "[]", "a net of other evidence": `[{"evidence":["luck"]}]`} {
		if _, err := LoadEnsemble([]byte(text), []string{"what is measured"}); err == nil {
			t.Errorf("%s is taken", name)
		} else {
			drawn.OneSentence(t, err)
		}
	}
}
