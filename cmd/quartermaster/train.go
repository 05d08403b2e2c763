package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

	"quartermaster/vision"
	"quartermaster/vision/cv"
)

// training is one run of "quartermaster train".
//
//	rig folders ──calibrated──▶ throws ──as they are, and dimmed──▶ examples ──learned──▶ weights
type training struct {
	out    string // file of the weights
	passes int    // over all examples
	seed   uint64
}

// dims are the shares of its light under which each throw is shown: evening comes to every table.
var dims = [...]float64{1, 0.72}

// newTrain is "quartermaster train": it makes the weights that are built into the reader. It is for those who work on
// the reader and stands in no help.
func newTrain() *cobra.Command {
	var t training
	cmd := &cobra.Command{
		Use:    "train FOLDER... -o vision/cv/judge.json",
		Short:  "Learn the reader's judge from rig folders whose truth is known",
		Hidden: true,
		Long: `Calibrates each rig folder (setup.json, calibration, throws, truth.jsonl), gathers the candidates of every
throw as it is and dimmed, and learns the judge's weights from all of them together. The same folders in the
same order with the same seed give the same bytes. Build again to use what was learned, and never evaluate it
on a folder that it was learned from.`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, folders []string) error {
			return t.run(cmd.Context(), cmd.OutOrStdout(), cmd.ErrOrStderr(), folders)
		},
	}
	f := cmd.Flags()
	f.StringVarP(&t.out, "output", "o", "", "`file` of the weights, vision/cv/judge.json of the sources")
	f.IntVar(&t.passes, "passes", 40, "how often every example is seen")
	f.Uint64Var(&t.seed, "seed", 1, "seed of the first weights and of the examples' order")
	return cmd
}

func (t *training) run(ctx context.Context, out, progress io.Writer, paths []string) error {
	switch {
	case t.out == "":
		return errors.New("say where the weights go: -o vision/cv/judge.json")
	case t.passes < 1 || t.passes > 10000:
		return fmt.Errorf("--passes is %d, not 1 to 10000", t.passes)
	}
	folders, throws := make([]vision.RigFolder, len(paths)), 0
	for i, path := range paths {
		var err error
		if folders[i], err = vision.OpenRigFolder(path); err != nil {
			return err
		}
		throws += len(folders[i].Throws)
	}
	bar := newBar(progress, throws)
	var all []cv.Example
	for _, folder := range folders {
		examples, err := gather(ctx, folder, bar)
		if err != nil {
			return fmt.Errorf("%s: %w", folder.Name, err)
		}
		tellExamples(out, folder.Name, len(folder.Throws), examples)
		all = append(all, examples...)
	}
	bar.Describe("learning")
	weights, loss, err := cv.Train(all, t.seed, t.passes)
	if err != nil {
		return err
	}
	bar.Finish()
	if err := replace(t.out, weights); err != nil {
		return err
	}
	tellExamples(out, "all", throws, all)
	_, err = fmt.Fprintf(out, "loss %.6f after %d passes, written: %s\n", loss, t.passes, t.out)
	return err
}

// gather calibrates a rig folder and makes examples of its throws, in the order of the truth.
func gather(ctx context.Context, folder vision.RigFolder, bar *progressbar.ProgressBar) ([]cv.Example, error) {
	bar.Describe(folder.Name + ": calibrating")
	rig, _, err := calibrateFile(ctx, folder.Setup())
	if err != nil {
		return nil, err
	}
	gatherer, err := cv.NewGatherer(rig)
	if err != nil {
		return nil, err
	}
	defer gatherer.Close()
	bar.Describe(folder.Name)
	var all []cv.Example
	for _, truth := range folder.Throws {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		data, err := os.ReadFile(folder.Picture(truth))
		if err != nil {
			return nil, err
		}
		for _, dim := range dims {
			examples, err := gatherer.Examples(data, truth, dim)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", truth.Picture, err)
			}
			all = append(all, examples...)
		}
		bar.Add(1)
	}
	return all, nil
}

// tellExamples says how many examples of each class there are, in the order of the classes of vision/cv.
func tellExamples(out io.Writer, name string, throws int, examples []cv.Example) {
	var n [3]int
	for _, e := range examples {
		n[e.Class]++
	}
	fmt.Fprintf(out, "%-20s %4d throws, %6d examples: %6d no die, %5d flat, %4d leaning or stacked\n", name, throws, len(examples), n[0], n[1], n[2])
}

// replace writes a file whole or not at all: half of a net would not even build.
func replace(file string, data []byte) (err error) {
	f, err := os.CreateTemp(filepath.Dir(file), "."+filepath.Base(file)+"-*")
	if err != nil {
		return fmt.Errorf("the weights cannot be written: %w", err)
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
		}
	}()
	_, err = f.Write(data)
	if err = errors.Join(err, f.Chmod(0o644), f.Close()); err != nil {
		return fmt.Errorf("the weights cannot be written: %w", err)
	}
	return os.Rename(f.Name(), file)
}
