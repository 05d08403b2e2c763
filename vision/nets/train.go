package nets

import (
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"

	"quartermaster/vision/adam"
)

// Example is a feature vector, the true class, and of dice a portrait.
type Example struct {
	Evidence []float64
	Portrait []uint8
	Class    int
}

// EnsembleSize is the number of nets in an ensemble.
const EnsembleSize = 5

// TrainEnsemble trains an ensemble; the same examples and seed give the same result. It returns it as JSON and the mean
// cross entropy of the nets' last passes. It refuses fewer than least examples.
func TrainEnsemble(names []string, examples []Example, least int, seed uint64, passes int) (weights []byte, loss float64, err error) {
	if len(examples) < least {
		return nil, 0, errors.New("too few examples to learn from: give more rig folders")
	}
	var j Ensemble
	for i := range EnsembleSize {
		n, l := trainNet(names, examples, seed+1000*uint64(i), passes)
		j = append(j, n)
		loss += l / EnsembleSize
	}
	weights, err = json.MarshalIndent(j, "", " ")
	return weights, loss, err
}

// trainNet trains a net by Adam (Kingma and Ba, 2015) on the cross entropy, with weight decay. It returns the mean
// cross entropy of the last pass. The step sizes, the decay and the number of hidden units were fitted on: unknown.
func trainNet(names []string, examples []Example, seed uint64, passes int) (n *Net, loss float64) {
	const hidden = 24
	n = newNet(names, examples, hidden, seed)
	random := rand.New(rand.NewPCG(seed, 2))
	order := random.Perm(len(examples))
	d := newDescent(n)
	const batch = 64
	for pass := range passes {
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		rate := 0.004 * math.Pow(0.03, float64(pass)/float64(passes))
		loss = 0
		for at := 0; at < len(order); at += batch {
			for _, k := range order[at:min(at+batch, len(order))] {
				loss += d.add(n, &examples[k])
			}
			d.step(n, rate, 2e-4)
		}
		loss /= float64(len(order))
	}
	return n, loss
}

// newNet starts a net with the examples' means and variances and small random weights.
func newNet(names []string, examples []Example, hidden int, seed uint64) *Net {
	inputs := len(names)
	n := &Net{Names: names, Mean: make([]float64, inputs), Scale: make([]float64, inputs),
		B1: make([]float64, hidden), B2: make([]float64, Classes)}
	m := float64(len(examples))
	for i := range inputs {
		for _, x := range examples {
			n.Mean[i] += x.Evidence[i] / m
		}
		var v float64
		for _, x := range examples {
			v += (x.Evidence[i] - n.Mean[i]) * (x.Evidence[i] - n.Mean[i]) / m
		}
		n.Scale[i] = 1 / math.Sqrt(v+1e-6)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	weights := func(rows, cols int) [][]float64 {
		out := make([][]float64, rows)
		for r := range out {
			out[r] = make([]float64, cols)
			for c := range out[r] {
				out[r][c] = random.NormFloat64() / math.Sqrt(float64(cols))
			}
		}
		return out
	}
	n.W1, n.W2 = weights(hidden, inputs), weights(Classes, hidden)
	return n
}

// descent holds the gradient of a batch and its moments, all weights in one slice.
type descent struct {
	adam.Moments[float64]
	grad         []float64
	count, steps int
	hidden, back []float64
}

func newDescent(n *Net) *descent {
	size := len(n.B1)*(len(n.Mean)+1) + Classes*(len(n.B1)+1)
	return &descent{Moments: adam.New[float64](size), grad: make([]float64, size), hidden: make([]float64, len(n.B1)), back: make([]float64, len(n.B1))}
}

// add adds the gradient of an example to the batch (backpropagation) and returns its cross entropy.
func (a *descent) add(n *Net, x *Example) float64 {
	n.hidden(x.Evidence, a.hidden)
	p := n.output(a.hidden)
	g := a.grad
	at := len(n.B1) * (len(n.Mean) + 1)
	clear(a.back)
	for k, w := range n.W2 {
		d := p[k]
		if k == x.Class {
			d--
		}
		for j, h := range a.hidden {
			g[at+j] += d * h
			a.back[j] += d * w[j]
		}
		g[at+len(a.hidden)] += d
		at += len(a.hidden) + 1
	}
	at = 0
	for j := range n.W1 {
		d := a.back[j] * (1 - a.hidden[j]*a.hidden[j])
		for i, v := range x.Evidence {
			g[at+i] += d * n.normal(i, v)
		}
		g[at+len(x.Evidence)] += d
		at += len(x.Evidence) + 1
	}
	a.count++
	return -math.Log(p[x.Class] + 1e-12)
}

// step updates the weights by the batch's mean gradient.
func (a *descent) step(n *Net, rate, decay float64) {
	a.steps++
	a.Begin(a.steps)
	at := 0
	move := func(w *float64, decay float64) {
		*w -= a.Moments.Step(at, a.grad[at]/float64(a.count)+decay**w, rate)
		at++
	}
	for j := range n.W1 {
		for i := range n.W1[j] {
			move(&n.W1[j][i], decay)
		}
		move(&n.B1[j], 0)
	}
	for k := range n.W2 {
		for j := range n.W2[k] {
			move(&n.W2[k][j], decay)
		}
		move(&n.B2[k], 0)
	}
	clear(a.grad)
	a.count = 0
}
