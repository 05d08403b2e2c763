package main

import (
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/vision"
	"quartermaster/vision/photo"
	"quartermaster/vision/reader"
	"quartermaster/vision/witness"
	"quartermaster/vision/worker"
	"quartermaster/vision/worker/confine"
)

// readerHeap is where Go's collector begins to work harder in the child, in bytes: a second look at a picture leaves much
// garbage. With 96 MiB the process takes 205 MB for a moment, with 48 MiB 166 MB, in the same time.
const readerHeap = 48 << 20

// newReader is the hidden command of the child process in which OpenCV runs: a crash there is not the table's.
func newReader() *cobra.Command {
	var rig string
	c := &cobra.Command{
		Use:    "reader",
		Short:  "Read pictures for a table, over the pipes of this process",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			debug.SetMemoryLimit(readerHeap)
			return worker.Serve(cmd.Context(), func() (vision.Reader, error) {
				if err := confine.Begin(rig); err != nil {
					return nil, err
				}
				r, err := calibration.LoadRig(rig)
				if err != nil {
					return nil, err
				}
				made, err := newRigReader(r)
				if err != nil {
					return nil, err
				}
				return made, confine.Finish()
			}, os.Stdin, os.Stdout)
		},
	}
	c.Flags().StringVar(&rig, "rig", "", "rig file")
	return c
}

// newRigReader makes the reader of a rig, with the reader of photographs as its witness.
func newRigReader(rig *calibration.Rig) (vision.Reader, error) {
	floor, edge := witness.Floor(rig)
	second, err := photo.NewReaderOf(rig.Die.EdgeMM, photo.Part{Rect: floor, Edge: edge})
	if err != nil {
		return nil, err
	}
	first, err := reader.New(rig)
	if err != nil {
		return nil, err
	}
	return witness.New(rig, first, second), nil
}

// mallocSettings have glibc return a picture's memory to the system as soon as it is freed (mallopt(3); thresholds in bytes). Measured on
// drawn throws, a reader's private memory is 46 to 50 MB between two of them instead of 47 to 79, and at most 106 MB on a crowded one
// instead of 138, with the same processor time.
var mallocSettings = []string{"MALLOC_ARENA_MAX=1", "MALLOC_MMAP_THRESHOLD_=262144", "MALLOC_TRIM_THRESHOLD_=262144"}

// confined is a command of this same program that decodes pictures: it confines itself, and is told nothing of what this process
// was told in its environment, such as a password.
func confined(args ...string) *exec.Cmd {
	program, err := os.Executable()
	if err != nil {
		program = os.Args[0]
	}
	cmd := exec.Command(program, args...)
	cmd.Env = mallocSettings
	return cmd
}

func workerOptions(data, rig string, log *slog.Logger) worker.Options {
	return worker.Options{
		Command: func() *exec.Cmd { return confined("reader", "--rig", rig) },
		Keep: worker.Keep{Folder: filepath.Join(data, "broken-pictures"), Failed: func(err error) {
			log.Warn("a picture was not kept", "err", err)
		}},
		Changed: func(s worker.State) {
			log.Debug("reader", "doing", string(s.Doing), "reason", s.Reason, "restarts", s.Restarts)
		},
	}
}

// stateOf gives how the reader's process is, and why there is none.
func stateOf(c *worker.Client) func() (companion.ReaderState, *companion.Sentence) {
	return func() (companion.ReaderState, *companion.Sentence) {
		s := c.State()
		switch s.Doing {
		case worker.Ready:
			return companion.ReaderReady, nil
		case worker.Busy:
			return companion.ReaderReading, nil
		case worker.Restarting:
			return companion.ReaderRestarting, nil
		}
		why := "reader-off"
		if s.Again {
			why = "reader-again"
		}
		off := companion.Say(why, "Reason", s.Reason)
		return companion.ReaderNone, &off
	}
}
