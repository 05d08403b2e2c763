package rest

import (
	_ "embed"

	"quartermaster/vision/nets"
)

//go:embed eyes.json
var eyesJSON []byte

//go:embed lies.json
var liesJSON []byte

// NewJudges loads the built-in nets.
func NewJudges() (r Judges, err error) {
	if r.Lies, err = nets.LoadEnsemble(liesJSON, FeatureNames); err != nil {
		return r, err
	}
	if r.Eyes, err = nets.LoadConvNets(eyesJSON); err != nil {
		return r, err
	}
	if r.PrintLies, err = nets.LoadEnsemble(printLiesJSON, PrintFeatureNames); err != nil {
		return r, err
	}
	r.printEyes, err = nets.LoadConvNets(printEyesJSON)
	return r, err
}

//go:embed printlies.json
var printLiesJSON []byte

//go:embed printeyes.json
var printEyesJSON []byte
