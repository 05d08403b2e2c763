package train

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/rest"
)

func TestTrainingOfPrintedDiceStartsFromTheNetsForPips(t *testing.T) {
	examples := make([]nets.Example, 200)
	for i := range examples {
		examples[i] = nets.Example{Portrait: make([]uint8, nets.PortraitSide*nets.PortraitSide*nets.PortraitDepth), Class: nets.FlatDie + i%2}
	}
	data, _, err := PrintPortraitNets(examples, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	got, err := nets.LoadConvNets(data)
	if err != nil {
		t.Fatal(err)
	}
	judges, err := rest.NewJudges()
	if err != nil {
		t.Fatal(err)
	}
	want := judges.PortraitNets
	for i := range want {
		if math.Abs(got[i].Prior-0.5) > 0.01 {
			t.Errorf("eye %d: half of the dice are odd, it says %.3f", i, got[i].Prior)
		}
		if want[i].Prior = got[i].Prior; !reflect.DeepEqual(got[i], want[i]) {
			t.Errorf("eye %d begins otherwise", i)
		}
	}
}

// toyExamples returns examples whose class depends on two of the features. The other features are noise.
func toyExamples(seed uint64, n int) []nets.Example {
	random := rand.New(rand.NewPCG(seed, 9))
	out := make([]nets.Example, n)
	for i := range out {
		e := make([]float64, len(find.EvidenceNames))
		for k := range e {
			e[k] = random.NormFloat64()
		}
		switch {
		case e[3] < 0:
			out[i].Class = nets.NoDie
		case e[7] < 0.3:
			out[i].Class = nets.FlatDie
		default:
			out[i].Class = nets.NotFlatDie
		}
		e[3] *= 100 // the scale of a feature must not matter
		e[7] += 1000
		out[i].Evidence = e
	}
	return out
}

func TestTrainingIsDeterminedByItsSeed(t *testing.T) {
	examples := toyExamples(1, 1200)
	train := func(seed uint64) ([]byte, float64) {
		weights, loss, err := Judge(examples, seed, 3)
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
	weights, loss, err := Judge(toyExamples(1, 2500), 1, 25)
	if err != nil {
		t.Fatal(err)
	}
	var n nets.Ensemble
	if err := json.Unmarshal(weights, &n); err != nil {
		t.Fatal(err)
	}
	var right, unseen float64
	fresh := toyExamples(2, 1000)
	for _, x := range fresh {
		p := n.Probabilities(x.Evidence)
		unseen -= math.Log(p[x.Class]) / float64(len(fresh))
		if p[x.Class] > 0.5 {
			right++
		}
	}
	if loss > 0.25 || unseen > 0.35 || right < 900 {
		t.Errorf("the last pass loses %v; of 1000 others %v are right, loss %v", loss, right, unseen)
	}
}

func TestTrainingRefusesTooFewExamples(t *testing.T) {
	for _, n := range []int{0, 999} {
		if _, _, err := Judge(toyExamples(1, n), 1, 1); err == nil {
			t.Errorf("%d examples are enough", n)
		} else {
			drawn.OneSentence(t, err)
		}
	}
}

func TestTheWeightsFitTheirEvidence(t *testing.T) {
	finder, err := find.NewFinder()
	if err != nil {
		t.Fatal(err)
	}
	judges, err := rest.NewJudges()
	if err != nil {
		t.Fatal(err)
	}
	for name, j := range map[string]nets.Ensemble{"judge": finder.Judge, "lies": judges.FeatureNets, "printed": judges.PrintFeatureNets} {
		t.Run(name, func(t *testing.T) {
			if len(j) != nets.EnsembleSize {
				t.Errorf("%d nets", len(j))
			}
			for _, n := range j {
				fits(t, n, len(n.Names))
			}
		})
	}
}

func fits(t *testing.T, n *nets.Net, inputs int) {
	t.Helper()
	hidden := len(n.B1)
	if len(n.Mean) != inputs || len(n.Scale) != inputs || len(n.W1) != hidden || len(n.W2) != nets.Classes || len(n.B2) != nets.Classes || hidden == 0 {
		t.Fatalf("%d and %d of %d kinds of evidence, %d rows for %d, %d and %d of %d classes",
			len(n.Mean), len(n.Scale), inputs, len(n.W1), hidden, len(n.W2), len(n.B2), nets.Classes)
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

func TestClassProbabilitiesAddUpToOneForAnyEvidence(t *testing.T) {
	finder, err := find.NewFinder()
	if err != nil {
		t.Fatal(err)
	}
	n := finder.Judge
	rapid.Check(t, func(t *rapid.T) {
		e := make(nets.Evidence, len(find.EvidenceNames))
		for i := range e {
			e[i] = rapid.OneOf(rapid.Float64Range(-5, 5), rapid.SampledFrom([]float64{math.Inf(1), math.Inf(-1), 1e300, -1e300, 0})).Draw(t, find.EvidenceNames[i])
		}
		var sum float64
		for _, p := range n.Probabilities(e) {
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
