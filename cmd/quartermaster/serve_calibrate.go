package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	"quartermaster/vision/worker/confine"
)

// childAnswer is what the child process that calibrates answers: a rig, or why there is none.
type childAnswer struct {
	Rig     json.RawMessage      `json:"rig,omitempty"`
	Notes   []string             `json:"notes,omitempty"`
	Refusal *calibration.Refusal `json:"refusal,omitempty"`
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
			if err == nil {
				err = setup.LoadPictures()
			}
			if err == nil {
				if confined := errors.Join(confine.Begin(), confine.Finish()); confined != nil {
					return confined
				}
			}
			return json.NewEncoder(os.Stdout).Encode(answerOf(cmd.Context(), setup, err))
		},
	}
}

// newRefiner is the hidden command of the child process in which the rig of a folder of cases learns for a table. It is confined once it
// has read them all.
func newRefiner() *cobra.Command {
	return &cobra.Command{
		Use:    "refiner FOLDER",
		Short:  "Let a rig learn from its cases for a table, over the pipes of this process",
		Hidden: true,
		Args:   cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			var c childAnswer
			cases, err := openLearned(args[0])
			if err == nil {
				if confined := errors.Join(confine.Begin(), confine.Finish()); confined != nil {
					return confined
				}
				var rig *calibration.Rig
				if rig, err = cases.refine(cmd.Context(), io.Discard); err == nil {
					c.Rig, err = rig.Encode()
				}
			}
			c.Refusal = calibration.RefusalOf(err)
			return json.NewEncoder(os.Stdout).Encode(c)
		},
	}
}

// answerOf calibrates a setup that could be read.
func answerOf(ctx context.Context, setup *calibration.Setup, unread error) (c childAnswer) {
	if unread != nil {
		c.Refusal = calibration.RefusalOf(unread)
		return c
	}
	rig, report, err := calibrate(ctx, setup)
	if err == nil {
		c.Notes = report.Notes
		c.Rig, err = rig.Encode()
	}
	c.Refusal = calibration.RefusalOf(err)
	return c
}

// mostRig bounds what a child may answer, in bytes; mostCalibration and mostRefining are how long it may take.
const (
	mostRig         = 64 << 20
	mostCalibration = 5 * time.Minute
	mostRefining    = time.Hour // of 60 throws on a slow machine, while people play
)

// calibrateChild calibrates in a child process, which ends when ctx ends: OpenCV never runs in the table's. notes say what is
// doubtful, in English. Why no rig can be made is a calibration.Refusal.
func calibrateChild(ctx context.Context, setup string) (rig *calibration.Rig, notes []string, err error) {
	limited, cancel := context.WithTimeout(ctx, mostCalibration)
	defer cancel()
	rig, notes, err = rigOfChild(ctx, limited, "the table could not be calibrated", "calibrator", setup)
	if limited.Err() != nil && ctx.Err() == nil {
		return nil, nil, calibration.Refuse("cal-long", "view", "", errors.New("the calibration took longer than five minutes and was ended: take smaller pictures"))
	}
	return rig, notes, err
}

// refineChild lets the rig of a folder of cases learn in a child process, which ends when ctx ends.
func refineChild(ctx context.Context, cases string) (*calibration.Rig, error) {
	limited, cancel := context.WithTimeout(ctx, mostRefining)
	defer cancel()
	rig, _, err := rigOfChild(ctx, limited, "the rig could not learn from its cases", "refiner", cases)
	return rig, err
}

// rigOfChild has a child process make a rig from what is at a path. The process ends when limited ends. failed is the beginning of the
// sentence where the process itself fails.
func rigOfChild(ctx, limited context.Context, failed, command, path string) (rig *calibration.Rig, notes []string, err error) {
	child := confined(command, path)
	cmd := exec.CommandContext(limited, child.Path, child.Args[1:]...)
	cmd.Env = child.Env
	cmd.WaitDelay = time.Second
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, nil, err
	}
	if err := cmd.Start(); err != nil {
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		return nil, nil, fmt.Errorf("%s: %w", failed, err)
	}
	text, read := io.ReadAll(io.LimitReader(out, mostRig))
	err = cmd.Wait()
	switch {
	case ctx.Err() != nil:
		return nil, nil, ctx.Err()
	case limited.Err() != nil:
		return nil, nil, limited.Err()
	case err != nil:
		return nil, nil, fmt.Errorf("%s: %w: %.300s", failed, err, said.String())
	case read != nil:
		return nil, nil, fmt.Errorf("%s: %w", failed, read)
	}
	var c childAnswer
	if err := json.Unmarshal(text, &c); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", failed, err)
	}
	if c.Refusal != nil {
		return nil, nil, c.Refusal
	}
	if rig, err = calibration.ParseRig(c.Rig); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", failed, err)
	}
	return rig, c.Notes, nil
}
