package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"quartermaster/vision/photo"
)

// faceTraining is one run of "quartermaster train-faces".
//
//	seeds ──drawn──▶ scenes ──cropped──▶ examples ──learned──▶ weights
type faceTraining struct {
	out    string // file of the weights
	scenes int
	passes int // over all examples
	seed   uint64
}

// newTrainFaces is "quartermaster train-faces": it makes the weights that read photographs without a rig. It is for
// those who work on the reader and stands in no help.
func newTrainFaces() *cobra.Command {
	var t faceTraining
	cmd := &cobra.Command{
		Use:    "train-faces -o vision/photo/faces.net",
		Short:  "Learn from drawn scenes to read photographs without a rig",
		Hidden: true,
		Long: `Draws scenes of dice, takes from each all that the reader would take for a face, and learns what is one and
which. No photograph is needed. The same numbers give the same bytes on the same kind of processor. Build again
to use what was learned.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return t.run(cmd.Context(), cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	f := cmd.Flags()
	f.StringVarP(&t.out, "output", "o", "", "`file` of the weights, vision/photo/faces.net of the sources")
	f.IntVar(&t.scenes, "scenes", 4000, "how many scenes are drawn")
	f.IntVar(&t.passes, "passes", 6, "how often every example is seen")
	f.Uint64Var(&t.seed, "seed", 1, "seed of the scenes, of the first weights and of the examples' order")
	return cmd
}

func (t *faceTraining) run(ctx context.Context, out, progress io.Writer) error {
	switch {
	case t.out == "":
		return errors.New("say where the weights go: -o vision/photo/faces.net")
	case t.scenes < 1 || t.scenes > 1e6:
		return fmt.Errorf("--scenes is %d, not 1 to 1000000", t.scenes)
	case t.passes < 1 || t.passes > 1000:
		return fmt.Errorf("--passes is %d, not 1 to 1000", t.passes)
	}
	bar := newBar(progress, t.scenes)
	bar.Describe("drawing")
	drawn := make([][]photo.Example, t.scenes)
	group, ctx2 := errgroup.WithContext(ctx)
	group.SetLimit(2)
	for i := range drawn {
		group.Go(func() (err error) {
			if err := ctx2.Err(); err != nil {
				return err
			}
			drawn[i], err = photo.Examples(t.seed<<32 + uint64(i))
			bar.Add(1)
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	bar.Finish()
	var all []photo.Example
	var classes [7]int
	for _, examples := range drawn {
		all = append(all, examples...)
		for _, e := range examples {
			classes[e.Class]++
		}
	}
	fmt.Fprintf(out, "%d scenes, %d examples: %d no face, %v of the values 1 to 6\n", t.scenes, len(all), classes[0], classes[1:])
	weights, err := photo.Train(ctx, all, t.seed, t.passes, func(pass int, loss float64) {
		fmt.Fprintf(out, "pass %d: loss %.5f\n", pass, loss)
	})
	if err != nil {
		return err
	}
	if err := replace(t.out, weights); err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "written: %s\n", t.out)
	return err
}
