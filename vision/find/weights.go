package find

import (
	_ "embed"

	"quartermaster/vision/nets"
)

//go:embed faces.json
var facesJSON []byte

//go:embed judge.json
var judgeJSON []byte

// NewFinder returns a finder with the built-in nets.
func NewFinder() (f Finder, err error) {
	if f.Judge, err = nets.LoadEnsemble(judgeJSON, EvidenceNames); err != nil {
		return f, err
	}
	f.faces, err = nets.LoadConvNets(facesJSON)
	return f, err
}
