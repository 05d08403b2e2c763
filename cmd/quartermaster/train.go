package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/google/renameio/v2/maybe"
	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

	"quartermaster/vision/score"
	"quartermaster/vision/train"
)

// training is one run of "quartermaster train".
//
//	rig folders ──calibrated──▶ throws ──as they are, and dimmed──▶ examples ──learned──▶ weights
type training struct {
	out    string   // folder of the weights
	learn  []string // which of the lessons
	passes int      // over all examples
	seed   uint64
}

// lesson is one thing that can be learned alone: the others then stay as they are.
type lesson struct {
	name  string // of its file too
	room  string // folder of the weights in which it stands
	learn func(train.Examples, uint64, int) (weights []byte, loss float64, err error)
}

var lessons = []lesson{
	{"judge", "find", func(all train.Examples, seed uint64, passes int) ([]byte, float64, error) {
		return train.Judge(all.Judge, seed, passes)
	}},
	{"faces", "find", func(all train.Examples, seed uint64, passes int) ([]byte, float64, error) {
		return train.Faces(all.Faces, seed, passes)
	}},
	{"lies", "rest", func(all train.Examples, seed uint64, passes int) ([]byte, float64, error) {
		return train.FeatureNets(all.Poses, seed, passes)
	}},
	{"eyes", "rest", func(all train.Examples, seed uint64, passes int) ([]byte, float64, error) {
		return train.PortraitNets(all.Poses, seed, passes)
	}},
	{"printlies", "rest", func(all train.Examples, seed uint64, passes int) ([]byte, float64, error) {
		return train.PrintFeatureNets(all.PrintPoses, seed, passes)
	}},
	{"printeyes", "rest", func(all train.Examples, seed uint64, passes int) ([]byte, float64, error) {
		return train.PrintPortraitNets(slices.Concat(all.PrintPoses, all.Poses), seed, passes)
	}},
}

// dims are the shares of its light under which each throw is shown: evening comes to every table.
var dims = [...]float64{1, 0.72}

// newTrain is "quartermaster train": it makes the weights that are built into the reader. It is for those who work on
// the reader and stands in no help.
func newTrain() *cobra.Command {
	var t training
	cmd := &cobra.Command{
		Use:    "train FOLDER... -o vision",
		Short:  "Learn the reader's weights from rig folders whose truth is known",
		Hidden: true,
		Long: `Calibrates each rig folder (setup.json, calibration, throws, truth.jsonl) and collects the candidates of every
throw, once as the picture is and once dimmed. All of them together train these nets:

  judge      small nets on measured features: is a candidate a die, and which value does it show?
  faces      convolutional nets on small pictures of candidates about which the built-in judge is unsure: the same
  lies       small nets on measured features: does a die lie flat, or does it lean or lie on another?
  eyes       convolutional nets on small pictures of dice: the same
  printlies  like lies, for printed dice; only with --learn
  printeyes  like eyes, for printed dice; only with --learn

Each net is written to NAME.json. The same folders in the same order with the same seed give the same bytes. Build again
to use the new weights. Never evaluate them on a folder on which they were trained.`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, folders []string) error {
			return t.run(cmd.Context(), cmd.OutOrStdout(), cmd.ErrOrStderr(), folders)
		},
	}
	f := cmd.Flags()
	f.StringVarP(&t.out, "output", "o", "", "`folder` of the weights, vision of the sources: they go to vision/find and vision/rest")
	f.StringSliceVar(&t.learn, "learn", []string{"judge", "faces", "lies", "eyes"}, "which nets to train")
	f.IntVar(&t.passes, "passes", 40, "number of passes over all examples")
	f.Uint64Var(&t.seed, "seed", 1, "seed of the initial weights and of the order of the examples")
	return cmd
}

func (t *training) run(ctx context.Context, out, progress io.Writer, paths []string) error {
	switch {
	case t.out == "":
		return errors.New("say where the weights go: -o vision")
	case t.passes < 1 || t.passes > 10000:
		return fmt.Errorf("--passes is %d, not 1 to 10000", t.passes)
	}
	for _, name := range t.learn {
		if !slices.ContainsFunc(lessons, func(l lesson) bool { return l.name == name }) {
			return fmt.Errorf("--learn is judge, faces, lies, eyes, printlies or printeyes, not %.40q", name)
		}
	}
	folders, throws := make([]score.RigFolder, len(paths)), 0
	for i, path := range paths {
		var err error
		if folders[i], err = score.OpenRigFolder(path); err != nil {
			return err
		}
		throws += len(folders[i].Throws)
	}
	bar := newBar(progress, throws)
	var all train.Examples
	for _, folder := range folders {
		examples, err := gather(ctx, folder, bar)
		if err != nil {
			return fmt.Errorf("%s: %w", folder.Name, err)
		}
		tellExamples(out, folder.Name, len(folder.Throws), examples)
		add(&all, examples)
	}
	bar.Describe("learning")
	tellExamples(out, "all", throws, all)
	for _, l := range lessons {
		if !slices.Contains(t.learn, l.name) {
			continue
		}
		weights, loss, err := l.learn(all, t.seed, t.passes)
		if err != nil {
			return err
		}
		if err := replace(filepath.Join(t.out, l.room, l.name+".json"), weights); err != nil {
			return err
		}
		fmt.Fprintf(out, "%s: loss %.6f after %d passes, written: %s.json in %s\n", l.name, loss, t.passes, l.name, filepath.Join(t.out, l.room))
	}
	bar.Finish()
	return nil
}

func add(all *train.Examples, more train.Examples) {
	all.Judge, all.Faces = append(all.Judge, more.Judge...), append(all.Faces, more.Faces...)
	all.Poses, all.PrintPoses = append(all.Poses, more.Poses...), append(all.PrintPoses, more.PrintPoses...)
}

// gather calibrates a rig folder and makes examples of its throws, in the order of the truth.
func gather(ctx context.Context, folder score.RigFolder, bar *progressbar.ProgressBar) (all train.Examples, err error) {
	bar.Describe(folder.Name + ": calibrating")
	rig, _, err := calibrateFile(ctx, folder.Setup())
	if err != nil {
		return all, err
	}
	gatherer, err := train.NewGatherer(rig)
	if err != nil {
		return all, err
	}
	defer gatherer.Close()
	bar.Describe(folder.Name)
	for _, truth := range folder.Throws {
		if err := ctx.Err(); err != nil {
			return all, err
		}
		data, err := os.ReadFile(folder.Picture(truth))
		if err != nil {
			return all, err
		}
		for _, dim := range dims {
			examples, err := gatherer.Examples(data, truth, dim)
			if err != nil {
				return all, fmt.Errorf("%s: %w", truth.Picture, err)
			}
			add(&all, examples)
		}
		bar.Add(1)
	}
	return all, nil
}

// tellExamples says how many examples of each class there are, in the order of the classes of vision/nets.
func tellExamples(out io.Writer, name string, throws int, examples train.Examples) {
	var judge, lies, prints [3]int
	for _, e := range examples.Judge {
		judge[e.Class]++
	}
	for _, e := range examples.Poses {
		lies[e.Class]++
	}
	for _, e := range examples.PrintPoses {
		prints[e.Class]++
	}
	fmt.Fprintf(out, "%-20s %4d throws, %6d candidates: %6d no die, %5d flat, %4d odd; %5d dice: %5d flat, %4d leaning or stacked; printed: %5d flat, %4d leaning or stacked\n",
		name, throws, len(examples.Judge), judge[0], judge[1], judge[2], len(examples.Poses), lies[1], lies[2], prints[1], prints[2])
}

// replace writes a file whole or not at all: half of a net would not even build.
func replace(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return fmt.Errorf("the weights cannot be written: %w", err)
	}
	if err := maybe.WriteFile(file, data, 0o644); err != nil {
		return fmt.Errorf("the weights cannot be written: %w", err)
	}
	return nil
}
