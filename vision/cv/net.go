//go:build cgo

package cv

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"math"
)

// The classes that a net tells apart.
const (
	noDie   = iota // no die shows this value at this place
	flatDie        // one does, flat on the floor
	oddDie         // one does, but it leans or lies on another
	classes
)

// net judges evidence: a perceptron with one hidden layer and a softmax over the classes. It was trained on labelled
// pictures by Train; judge.json holds what was learned.
type net struct {
	Names []string    `json:"evidence"` // must be evidenceNames: a net of other evidence is refused
	Mean  []float64   `json:"mean"`
	Scale []float64   `json:"scale"`
	W1    [][]float64 `json:"w1"` // hidden × evidence
	B1    []float64   `json:"b1"`
	W2    [][]float64 `json:"w2"` // classes × hidden
	B2    []float64   `json:"b2"`
}

//go:embed judge.json
var judgeJSON []byte

func loadNet() (*net, error) {
	var n net
	if err := json.Unmarshal(judgeJSON, &n); err != nil {
		return nil, fmt.Errorf("the judge's weights: %w", err)
	}
	if fmt.Sprint(n.Names) != fmt.Sprint(evidenceNames) {
		return nil, fmt.Errorf("the judge's weights were trained on other evidence: run quartermaster train")
	}
	return &n, nil
}

// weigh gives the probability of each class.
func (n *net) weigh(e evidence) [classes]float64 {
	hidden := make([]float64, len(n.B1))
	n.hidden(e, hidden)
	return n.output(hidden)
}

func (n *net) hidden(e evidence, hidden []float64) {
	for j, w := range n.W1 {
		s := n.B1[j]
		for i, x := range e {
			s += w[i] * n.normal(i, x)
		}
		hidden[j] = math.Tanh(s)
	}
}

// normal brings one number of the evidence to mean 0 and spread 1, within bounds: what was never seen must not shout.
func (n *net) normal(i int, x float64) float64 {
	return max(-4, min(4, (x-n.Mean[i])*n.Scale[i]))
}

func (n *net) output(hidden []float64) (out [classes]float64) {
	most := math.Inf(-1)
	for k, w := range n.W2 {
		s := n.B2[k]
		for j, h := range hidden {
			s += w[j] * h
		}
		out[k] = s
		most = max(most, s)
	}
	var sum float64
	for k := range out {
		out[k] = math.Exp(out[k] - most)
		sum += out[k]
	}
	for k := range out {
		out[k] /= sum
	}
	return out
}
