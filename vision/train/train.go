package train

import (
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/rest"
)

// Judge trains the judge from examples of candidates; the weights are JSON. The same examples and seed give the same
// weights.
func Judge(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEnsemble(find.EvidenceNames, examples, 1000, seed, passes)
}

// Lies trains the net that judges from measurements how dice with pips lie.
func Lies(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEnsemble(rest.FeatureNames, examples, 100, seed, passes)
}

// PrintLies does the same for printed dice.
func PrintLies(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEnsemble(rest.PrintFeatureNames, examples, 100, seed, passes)
}

// Eyes trains the convolutional nets that judge from portraits how dice with pips lie. The same examples and seed give
// the same weights. loss is the mean cross entropy of the last passes.
func Eyes(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainConvNets(nets.NewConvNets(seed), examples, nets.NotFlatDie, seed, passes)
}

// Faces trains the convolutional nets that judge whether a face shows the claimed value.
func Faces(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainConvNets(nets.NewConvNets(seed), examples, nets.NoDie, seed, passes)
}

// PrintEyes trains Eyes for printed dice. There are few of those, so training starts from the nets for dice with pips:
// sides, bevels and shadows look alike on both.
func PrintEyes(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	from, err := rest.NewJudges()
	if err != nil {
		return nil, 0, err
	}
	return nets.TrainConvNets(from.Eyes, examples, nets.NotFlatDie, seed, passes)
}
