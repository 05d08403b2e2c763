package rest

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"

	"quartermaster/vision/nets"
)

//go:embed eyes.json
var portraitNetsJSON []byte

//go:embed lies.json
var featureNetsJSON []byte

// PortraitNetsPrint returns a fingerprint of the portrait nets. Log odds that other nets measured cannot be compared with theirs.
func PortraitNetsPrint() string {
	sum := sha256.Sum256(portraitNetsJSON)
	return hex.EncodeToString(sum[:8])
}

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
