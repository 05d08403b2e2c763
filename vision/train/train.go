package train

import (
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/rest"
)

// Judge trains the judge on candidates: feature nets that tell whether a candidate is a die. All weights are returned as JSON. The same
// examples and seed give the same weights. loss is the mean cross entropy of the last passes.
func Judge(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEnsemble(find.EvidenceNames, examples, 1000, seed, passes)
}

// FeatureNets trains the feature nets that judge whether dice with pips lie flat.
func FeatureNets(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEnsemble(rest.FeatureNames, examples, 100, seed, passes)
}

// PrintFeatureNets does the same for printed dice.
func PrintFeatureNets(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEnsemble(rest.PrintFeatureNames, examples, 100, seed, passes)
}

// PortraitNets trains the convolutional nets that judge by portraits whether dice with pips lie flat.
func PortraitNets(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainConvNets(nets.NewConvNets(seed), examples, nets.NotFlatDie, seed, passes)
}

// Faces trains the convolutional nets that judge whether a face shows the claimed value.
func Faces(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainConvNets(nets.NewConvNets(seed), examples, nets.NoDie, seed, passes)
}

// PrintPortraitNets does the same for printed dice. There are few examples of those, so training starts from the built-in nets for dice
// with pips: sides, bevels and shadows look alike on both.
func PrintPortraitNets(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	from, err := rest.NewJudges()
	if err != nil {
		return nil, 0, err
	}
	return nets.TrainConvNets(from.PortraitNets, examples, nets.NotFlatDie, seed, passes)
}
