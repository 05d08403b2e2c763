package nets

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"

	"quartermaster/vision/odds"
)

// Evidence is the feature vector of a candidate, in units that are comparable between rigs. Net.Names gives the order.
type Evidence []float64

// The classes of a net.
const (
	NoDie      = iota // no die with this value is at this place
	FlatDie           // one is, flat on the floor
	NotFlatDie        // one is, but it leans or lies on another
	Classes
)

// Ensemble is an ensemble of nets that were trained alike from different initial weights. The mean of their probabilities
// errs less than one net and is less certain where they differ. There are three: judge.json classifies
// candidates, lies.json how a chosen die lies, printlies.json how a printed one lies (the last two have no NoDie).
type Ensemble []*Net

// Net classifies evidence: a perceptron with one hidden layer and a softmax over the classes.
type Net struct {
	Names []string    `json:"evidence"` // names of the features: a net with other names is refused
	Mean  []float64   `json:"mean"`
	Scale []float64   `json:"scale"`
	W1    [][]float64 `json:"w1"` // hidden × evidence
	B1    []float64   `json:"b1"`
	W2    [][]float64 `json:"w2"` // classes × hidden
	B2    []float64   `json:"b2"`
}

// LoadEnsemble reads nets from JSON and checks that they were trained on the features names.
func LoadEnsemble(data []byte, names []string) (Ensemble, error) {
	var j Ensemble
	if err := json.Unmarshal(data, &j); err != nil {
		return nil, fmt.Errorf("the reader's weights: %w", err)
	}
	if len(j) == 0 {
		return nil, errors.New("the reader has no weights: run quartermaster train")
	}
	for _, n := range j {
		if !slices.Equal(n.Names, names) {
			return nil, errors.New("the reader's weights were trained on other evidence: run quartermaster train")
		}
	}
	return j, nil
}

// Probabilities returns the probability of each class.
func (j Ensemble) Probabilities(e Evidence) (out [Classes]float64) {
	for _, n := range j {
		for k, p := range n.weigh(e) {
			out[k] += p / float64(len(j))
		}
	}
	return out
}

// weigh returns the probability of each class.
func (n *Net) weigh(e Evidence) [Classes]float64 {
	hidden := make([]float64, len(n.B1))
	n.hidden(e, hidden)
	return n.output(hidden)
}

func (n *Net) hidden(e Evidence, hidden []float64) {
	normal := make([]float64, len(e))
	for i, x := range e {
		normal[i] = n.normal(i, x)
	}
	for j, w := range n.W1 {
		w = w[:len(normal)]
		s := n.B1[j]
		for i, x := range normal {
			s += w[i] * x
		}
		hidden[j] = math.Tanh(s)
	}
}

// normal standardises a feature to mean 0 and variance 1, clamped to ±4: values far outside of the training data must
// not dominate.
func (n *Net) normal(i int, x float64) float64 {
	return max(-4, min(4, (x-n.Mean[i])*n.Scale[i]))
}

func (n *Net) output(hidden []float64) (out [Classes]float64) {
	for k, w := range n.W2 {
		s := n.B2[k]
		for j, h := range hidden {
			s += w[j] * h
		}
		out[k] = s
	}
	odds.Softmax(out[:])
	return out
}
