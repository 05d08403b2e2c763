package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"

	"quartermaster/companion"
	"quartermaster/vision/score"
)

// casesOf keeps throws that people put right in a folder, a rig folder for each rig file: nil where nobody wants that.
func casesOf(folder, rig string) (companion.Cases, error) {
	if folder == "" {
		return nil, nil
	}
	data, err := os.ReadFile(rig)
	if err != nil {
		return nil, fmt.Errorf("the rig file cannot be kept beside the cases: %w", err)
	}
	sum := sha256.Sum256(data)
	return score.OpenCases(folder, "rig-"+hex.EncodeToString(sum[:4]), data), nil
}
