package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
)

// simulatedRig gives the rig file of a simulated table. It is calibrated as any other, once, and kept: for this table
// and this very program, since another may draw it otherwise. Its error is one sentence.
func simulatedRig(ctx context.Context, s *camera.Simulated, address, folder string, log *slog.Logger) (string, error) {
	key, err := simulatedKey(address)
	if err != nil {
		return "", err
	}
	rig := filepath.Join(folder, key, "rig.json")
	if exists(rig) {
		return rig, nil
	}
	if err := os.RemoveAll(folder); err != nil { // tables of other programs
		return "", fmt.Errorf("the rig of the simulated table cannot be made anew: %w", err)
	}
	made := filepath.Join(folder, key+".part")
	began := time.Now()
	log.Info("the simulated table is drawn and calibrated; this is done once")
	if err := s.WriteRig(ctx, made, simulation.Plan{Name: "simulated"}); err != nil {
		return "", err
	}
	calibrated, _, err := calibrateChild(ctx, filepath.Join(made, "setup.json"))
	if err == nil {
		err = calibrated.Save(filepath.Join(made, "rig.json"))
	}
	if err != nil {
		return "", err
	}
	if err := os.Rename(made, filepath.Join(folder, key)); err != nil {
		return "", fmt.Errorf("the rig of the simulated table cannot be kept: %w", err)
	}
	log.Info("the simulated table is calibrated", "took", time.Since(began).Round(100*time.Millisecond))
	return rig, nil
}

// simulatedKey names a simulated table by its address and this program's own bytes.
func simulatedKey(address string) (string, error) {
	h := sha256.New()
	program, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(program)
	if err != nil {
		return "", err
	}
	defer f.Close()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	fmt.Fprintf(h, "\n%s", address)
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
}
