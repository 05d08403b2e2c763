//go:build cgo

package cv

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// toyNet is a small net with weights of any size.
func toyNet(random *rand.Rand, inputs, hidden int) *net {
	list := func(n int) []float64 {
		out := make([]float64, n)
		for i := range out {
			out[i] = random.NormFloat64()
		}
		return out
	}
	n := &net{Mean: list(inputs), Scale: list(inputs), B1: list(hidden), B2: list(classes)}
	for range hidden {
		n.W1 = append(n.W1, list(inputs))
	}
	for range classes {
		n.W2 = append(n.W2, list(hidden))
	}
	return n
}

// weights are all that a net learns, in the order of adam's row.
func (n *net) weights() []*float64 {
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

func TestTheGradientIsThatOfFiniteDifferences(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		inputs, hidden := rapid.IntRange(1, 4).Draw(t, "inputs"), rapid.IntRange(1, 4).Draw(t, "hidden")
		n := toyNet(random, inputs, hidden)
		examples := make([]Example, rapid.IntRange(1, 3).Draw(t, "examples"))
		for i := range examples {
			examples[i].Class = random.IntN(classes)
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
		a := newAdam(n)
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

func TestAStepOfAdamIsThatOfThePaper(t *testing.T) {
	// One weight at a time is followed through three batches, by the formulas of Kingma and Ba (algorithm 1).
	const rate, decay, b1, b2 = 0.01, 0.1, 0.9, 0.999
	n := toyNet(rand.New(rand.NewPCG(3, 1)), 2, 2)
	a := newAdam(n)
	weights := n.weights()
	want, m, v := make([]float64, len(weights)), make([]float64, len(weights)), make([]float64, len(weights))
	biases := map[int]bool{2: true, 5: true, 8: true, 11: true, 14: true} // the last of each row
	for i, w := range weights {
		want[i] = *w
	}
	for step := 1; step <= 3; step++ {
		for _, x := range []Example{{Evidence: []float64{0.3, -1}, Class: flatDie}, {Evidence: []float64{1.3, 0.2}, Class: noDie}} {
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

// toyExamples can be told apart by two of the numbers of the evidence; the others are noise.
func toyExamples(seed uint64, n int) []Example {
	random := rand.New(rand.NewPCG(seed, 9))
	out := make([]Example, n)
	for i := range out {
		e := make([]float64, len(evidenceNames))
		for k := range e {
			e[k] = random.NormFloat64()
		}
		switch {
		case e[3] < 0:
			out[i].Class = noDie
		case e[7] < 0.3:
			out[i].Class = flatDie
		default:
			out[i].Class = oddDie
		}
		e[3] *= 100 // the scale of what is measured must not matter
		e[7] += 1000
		out[i].Evidence = e
	}
	return out
}

func TestTrainIsTheSameForTheSameSeedAndAnotherForAnother(t *testing.T) {
	examples := toyExamples(1, 1200)
	train := func(seed uint64) ([]byte, float64) {
		weights, loss, err := TrainJudge(examples, seed, 3)
		if err != nil {
			t.Fatal(err)
		}
		return weights, loss
	}
	a, lossA := train(5)
	b, lossB := train(5)
	c, _ := train(6)
	if !bytes.Equal(a, b) || lossA != lossB {
		t.Error("the same examples and seed give other weights")
	}
	if bytes.Equal(a, c) {
		t.Error("another seed gives the same weights")
	}
}

func TestTrainLearnsToTellTheClassesApart(t *testing.T) {
	weights, loss, err := TrainJudge(toyExamples(1, 2500), 1, 25)
	if err != nil {
		t.Fatal(err)
	}
	var n jury
	if err := json.Unmarshal(weights, &n); err != nil {
		t.Fatal(err)
	}
	var right, unseen float64
	fresh := toyExamples(2, 1000)
	for _, x := range fresh {
		p := n.weigh(x.Evidence)
		unseen -= math.Log(p[x.Class]) / float64(len(fresh))
		if p[x.Class] > 0.5 {
			right++
		}
	}
	if loss > 0.25 || unseen > 0.35 || right < 900 {
		t.Errorf("the last pass loses %v; of 1000 others %v are right, loss %v", loss, right, unseen)
	}
}

func TestTrainRefusesTooLittleToLearnFrom(t *testing.T) {
	for _, n := range []int{0, 999} {
		if _, _, err := TrainJudge(toyExamples(1, n), 1, 1); err == nil {
			t.Errorf("%d examples are enough", n)
		} else {
			oneSentence(t, err)
		}
	}
}

func TestTheWeightsFitTheirEvidence(t *testing.T) {
	finder, err := newFinder()
	if err != nil {
		t.Fatal(err)
	}
	judges, err := newJudges()
	if err != nil {
		t.Fatal(err)
	}
	for name, j := range map[string]jury{"judge": finder.judge, "lies": judges.lies, "printed": judges.printLies} {
		t.Run(name, func(t *testing.T) {
			if len(j) != jurors {
				t.Errorf("%d nets", len(j))
			}
			for _, n := range j {
				fits(t, n, len(n.Names))
			}
		})
	}
}

func TestWeightsOfOtherEvidenceAreRefused(t *testing.T) {
	for name, text := range map[string]string{"no JSON": "nets", "no net": "[]", "a net of other evidence": `[{"evidence":["luck"]}]`} {
		if _, err := loadJury([]byte(text), []string{"what is measured"}); err == nil {
			t.Errorf("%s is taken", name)
		} else {
			oneSentence(t, err)
		}
	}
}

func fits(t *testing.T, n *net, inputs int) {
	t.Helper()
	hidden := len(n.B1)
	if len(n.Mean) != inputs || len(n.Scale) != inputs || len(n.W1) != hidden || len(n.W2) != classes || len(n.B2) != classes || hidden == 0 {
		t.Fatalf("%d and %d of %d kinds of evidence, %d rows for %d, %d and %d of %d classes",
			len(n.Mean), len(n.Scale), inputs, len(n.W1), hidden, len(n.W2), len(n.B2), classes)
	}
	for _, row := range n.W1 {
		if len(row) != inputs {
			t.Errorf("a row of %d weights for %d kinds of evidence", len(row), inputs)
		}
	}
	for _, row := range n.W2 {
		if len(row) != hidden {
			t.Errorf("a row of %d weights for %d", len(row), hidden)
		}
	}
	for _, s := range n.Scale {
		if !(s > 0) {
			t.Errorf("a spread of %v", s)
		}
	}
}

func TestWhateverTheEvidenceTheClassesAddUpToOne(t *testing.T) {
	finder, err := newFinder()
	if err != nil {
		t.Fatal(err)
	}
	n := finder.judge
	rapid.Check(t, func(t *rapid.T) {
		e := make(evidence, len(evidenceNames))
		for i := range e {
			e[i] = rapid.OneOf(rapid.Float64Range(-5, 5), rapid.SampledFrom([]float64{math.Inf(1), math.Inf(-1), 1e300, -1e300, 0})).Draw(t, evidenceNames[i])
		}
		var sum float64
		for _, p := range n.weigh(e) {
			if !(p >= 0 && p <= 1) {
				t.Fatalf("a probability of %v", p)
			}
			sum += p
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("they add up to %v", sum)
		}
	})
}
