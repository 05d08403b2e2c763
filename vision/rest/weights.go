package rest

import (
	_ "embed"

	"quartermaster/vision/nets"
)

//go:embed eyes.json
var portraitNetsJSON []byte

//go:embed lies.json
var featureNetsJSON []byte

// NewJudges loads the built-in nets.
func NewJudges() (r Judges, err error) {
	if r.FeatureNets, err = nets.LoadEnsemble(featureNetsJSON, FeatureNames); err != nil {
		return r, err
	}
	if r.PortraitNets, err = nets.LoadConvNets(portraitNetsJSON); err != nil {
		return r, err
	}
	if r.PrintFeatureNets, err = nets.LoadEnsemble(printFeatureNetsJSON, PrintFeatureNames); err != nil {
		return r, err
	}
	r.printPortraitNets, err = nets.LoadConvNets(printPortraitNetsJSON)
	return r, err
}

//go:embed printlies.json
var printFeatureNetsJSON []byte

//go:embed printeyes.json
var printPortraitNetsJSON []byte
