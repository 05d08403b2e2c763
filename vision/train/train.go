package train

import (
	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/rest"
)

// Judge learns the judge's weights from examples of candidates, TrainLies those of how dice lie. See train.
func Judge(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainJury(find.EvidenceNames, examples, 1000, seed, passes)
}

// Lies learns how dice lie.
func Lies(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainJury(rest.LieNames, examples, 100, seed, passes)
}

// PrintLies learns how printed dice lie.
func PrintLies(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainJury(rest.PrintNames, examples, 100, seed, passes)
}

// Eyes learns from the portraits of examples how dice lie, always the same for the same examples and seed. It gives
// the eyes as JSON and the mean cross entropy of their last passes.
func Eyes(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEyes(nets.NewEyes(seed), examples, nets.OddDie, seed, passes)
}

// Faces learns in the same way from candidates' claims what is no die, or none of that value.
func Faces(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	return nets.TrainEyes(nets.NewEyes(seed), examples, nets.NoDie, seed, passes)
}

// PrintEyes learns how printed dice lie. They are few, so it begins with the eyes for dice with pips: sides, bevels
// and shadows look alike on both.
func PrintEyes(examples []nets.Example, seed uint64, passes int) (weights []byte, loss float64, err error) {
	from, err := rest.NewJudges()
	if err != nil {
		return nil, 0, err
	}
	return nets.TrainEyes(from.Eyes, examples, nets.OddDie, seed, passes)
}
