package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"quartermaster/vision/photo"
)

// mayTeach lists the sources of plain photographs whose licences let pictures be passed on.
var mayTeach = []string{
	"github:DamianTab/DiceDetection",       // Apache-2.0
	"github:KamilPiechowiak/DiceDetection", // MIT
}

// newTrainBodies is "quartermaster train-bodies": it makes the weights that tell where dice are in photographs without a
// rig. It is for those who work on the reader and stands in no help.
func newTrainBodies() *cobra.Command {
	var boxed, plain, out string
	t := photo.BodyTraining{}
	cmd := &cobra.Command{
		Use:    "train-bodies -o vision/photo/bodies.net",
		Short:  "Learn from photographs and drawn scenes where dice are",
		Hidden: true,
		Long: `Trains the net of bodies on crops of photographs with marked dice and of drawn scenes: at the dice, beside them and at
random places. Places that it wrongly takes for dice after --passes are added as examples for --more-passes. The same
options give the same bytes on the same kind of processor. Build again to use the new weights.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			switch {
			case out == "":
				return errors.New("say where the weights go: -o vision/photo/bodies.net")
			case t.Scenes < 0 || t.Scenes > 1e6:
				return fmt.Errorf("--scenes is %d, not 0 to 1000000", t.Scenes)
			case min(t.Passes[0], t.Passes[1]) < 1 || max(t.Passes[0], t.Passes[1]) > 1000:
				return fmt.Errorf("--passes and --more-passes are %d and %d, not 1 to 1000", t.Passes[0], t.Passes[1])
			}
			var err error
			if t.Photographs, err = trainingPhotographs(boxed, plain, func(uint64) bool { return true }); err != nil {
				return err
			}
			fmt.Fprintf(cmd.OutOrStdout(), "%d photographs, %d scenes\n", len(t.Photographs), t.Scenes)
			weights, err := photo.TrainBodies(cmd.Context(), t, tellPasses(cmd.OutOrStdout()))
			if err != nil {
				return err
			}
			return writeWeights(cmd.OutOrStdout(), out, weights)
		},
	}
	f := cmd.Flags()
	f.StringVar(&boxed, "photos", "", "`folder` of photographs with their truth.jsonl, which has boxes round the dice: every second one, by name, teaches")
	f.StringVar(&plain, "plain", "", "`folder` of more photographs, whose truth.jsonl has top faces: of every second one, by name, those that may be passed on")
	f.StringVarP(&out, "output", "o", "", "`file` of the weights, vision/photo/bodies.net of the sources")
	f.IntVar(&t.Scenes, "scenes", 300, "how many scenes are drawn")
	f.IntVar(&t.Passes[0], "passes", 5, "how often every example is seen")
	f.IntVar(&t.Passes[1], "more-passes", 4, "how often every example is seen again, together with what was taken for a die")
	f.Uint64Var(&t.Seed, "seed", 7, "seed of the scenes, of the first weights and of the examples' order")
	return cmd
}

// tellPasses returns a function that prints the progress of a training after each pass over the examples.
func tellPasses(out io.Writer) func(examples, pass int, loss float64) {
	return func(examples, pass int, loss float64) {
		fmt.Fprintf(out, "%d examples, pass %d: loss %.5f\n", examples, pass, loss)
	}
}

// trainingPhotographs reads the photographs of two folders that are used for training: see boxedPhotographs and plainPhotographs.
func trainingPhotographs(boxed, plain string, used func(number uint64) bool) ([]photo.Photograph, error) {
	all, err := boxedPhotographs(boxed, used)
	if err != nil {
		return nil, err
	}
	more, err := plainPhotographs(plain)
	return append(all, more...), err
}

// boxedPhotographs reads those photographs of a folder with boxes round the dice that may be used for training, and whose number
// (photo.Photograph.Number) is used. An empty name is no folder.
func boxedPhotographs(boxed string, used func(number uint64) bool) (all []photo.Photograph, err error) {
	if boxed == "" {
		return nil, nil
	}
	rows, err := teachingRows(boxed)
	if err != nil {
		return nil, err
	}
	for _, r := range rows {
		if used(r.Number) {
			all = append(all, r.Photograph)
		}
	}
	return all, nil
}

// plainPhotographs reads those photographs of a folder with marked top faces that may be used for training. An empty name is no folder.
func plainPhotographs(plain string) (all []photo.Photograph, err error) {
	if plain == "" {
		return nil, nil
	}
	rows, err := teachingRows(plain)
	if err != nil {
		return nil, err
	}
	for _, r := range rows {
		if !slices.ContainsFunc(mayTeach, func(s string) bool { return strings.HasPrefix(r.source, s) }) {
			continue
		}
		for i := range r.Dice {
			r.Dice[i].Box *= photo.BoxOfFace
		}
		all = append(all, r.Photograph)
	}
	return all, nil
}
