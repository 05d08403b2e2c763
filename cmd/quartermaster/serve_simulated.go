package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
	"quartermaster/vision/worker/confine"
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
	if err := calibrateChild(ctx, filepath.Join(made, "setup.json"), filepath.Join(made, "rig.json")); err != nil {
		return "", err
	}
	if err := os.Rename(made, filepath.Join(folder, key)); err != nil {
		return "", fmt.Errorf("the rig of the simulated table cannot be kept: %w", err)
	}
	log.Info("the simulated table is calibrated", "took", time.Since(began).Round(100*time.Millisecond))
	return rig, nil
}

// newCalibrator is the hidden command of the child process that calibrates for a table: it is confined as the reader is, and
// writes the rig to its standard output.
func newCalibrator() *cobra.Command {
	return &cobra.Command{
		Use:    "calibrator SETUP.json",
		Short:  "Calibrate for a table, over the pipes of this process",
		Hidden: true,
		Args:   cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			setup, err := calibration.LoadSetup(args[0])
			if err != nil {
				return err
			}
			if err := setup.LoadPictures(); err != nil {
				return err
			}
			if err := errors.Join(confine.Begin(), confine.Finish()); err != nil {
				return err
			}
			rig, _, err := calibrate(cmd.Context(), setup)
			if err != nil {
				return err
			}
			text, err := rig.Encode()
			if err != nil {
				return err
			}
			_, err = os.Stdout.Write(text)
			return err
		},
	}
}

// mostRig bounds what a child may answer, in bytes.
const mostRig = 64 << 20

// calibrateChild calibrates in a child process, and keeps its rig: OpenCV never runs in the table's.
func calibrateChild(ctx context.Context, setup, path string) error {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Minute)
	defer cancel()
	cmd := confined("calibrator", setup)
	env := cmd.Env
	cmd = exec.CommandContext(ctx, cmd.Path, cmd.Args[1:]...)
	cmd.Env = env
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("the table could not be calibrated: %w", err)
	}
	text, read := io.ReadAll(io.LimitReader(out, mostRig))
	if err := cmd.Wait(); err != nil {
		lines := strings.Split(strings.TrimSpace(said.String()), "\n")
		if last := strings.TrimPrefix(lines[len(lines)-1], "quartermaster: "); last != "" {
			return errors.New(last)
		}
		return fmt.Errorf("the table could not be calibrated: %w", err)
	}
	if read != nil {
		return fmt.Errorf("the table could not be calibrated: %w", read)
	}
	rig, err := calibration.ParseRig(text)
	if err != nil {
		return fmt.Errorf("the table could not be calibrated: %w", err)
	}
	return rig.Save(path)
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
