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
	if r.Lies, err = nets.LoadJury(liesJSON, FeatureNames); err != nil {
		return r, err
	}
	if r.Eyes, err = nets.LoadEyes(eyesJSON); err != nil {
		return r, err
	}
	if r.PrintLies, err = nets.LoadJury(printLiesJSON, PrintFeatureNames); err != nil {
		return r, err
	}
	r.printEyes, err = nets.LoadEyes(printEyesJSON)
	return r, err
}

//go:embed printlies.json
var printLiesJSON []byte

//go:embed printeyes.json
var printEyesJSON []byte
