package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"quartermaster/vision/photo"
)

// newTrainValues returns the command "quartermaster train-values". It trains the net that reads the values of dice in photographs
// without a rig. It is for developers of the reader, so the help does not list it.
func newTrainValues() *cobra.Command {
	var boxed, plain, from, out string
	t := photo.ValueTraining{}
	cmd := &cobra.Command{
		Use:    "train-values -o vision/photo/values.net",
		Short:  "Train the net of values on photographs and drawn scenes",
		Hidden: true,
		Long: `Trains the net of values on crops of the dice in photographs with marked dice and in drawn scenes. Of every three groups
of five photographs of --photos that may be used, the first is left out, to set the weight of the net in a reading. The
same options give the same bytes on the same kind of processor. Build again to use the new weights.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			switch {
			case out == "":
				return errors.New("say where the weights go: -o vision/photo/values.net")
			case t.Scenes < 0 || t.Scenes > 1e6:
				return fmt.Errorf("--scenes is %d, not 0 to 1000000", t.Scenes)
			case t.Glossy < 0 || t.Glossy > 1e6:
				return fmt.Errorf("--glossy is %d, not 0 to 1000000", t.Glossy)
			case t.Passes < 1 || t.Passes > 1000:
				return fmt.Errorf("--passes is %d, not 1 to 1000", t.Passes)
			}
			var err error
			if from != "" {
				if t.From, err = os.ReadFile(from); err != nil {
					return err
				}
			}
			if t.Photographs, err = trainingPhotographs(boxed, plain, teachesValues); err != nil {
				return err
			}
			fmt.Fprintf(cmd.OutOrStdout(), "%d photographs, %d scenes\n", len(t.Photographs), t.Scenes)
			weights, err := photo.TrainValues(cmd.Context(), t, tellPasses(cmd.OutOrStdout()))
			if err != nil {
				return err
			}
			return writeWeights(cmd.OutOrStdout(), out, weights)
		},
	}
	f := cmd.Flags()
	f.StringVar(&boxed, "photos", "", "`folder` of photographs with their truth.jsonl, which has boxes round the dice: of every second one, by name, two thirds teach")
	f.StringVar(&plain, "plain", "", "`folder` of more photographs, whose truth.jsonl has top faces: of every second one, by name, those that may be passed on")
	f.StringVar(&from, "from", "", "`file` of earlier weights to go on from")
	f.StringVarP(&out, "output", "o", "", "`file` of the weights, vision/photo/values.net of the sources")
	f.IntVar(&t.Scenes, "scenes", 20, "how many scenes are drawn")
	f.IntVar(&t.Glossy, "glossy", 0, "how many scenes of glossy dice under ring lamps are drawn; if above 0, ring lamps are drawn over other crops, too")
	f.IntVar(&t.Passes, "passes", 8, "how often every example is seen")
	f.Uint64Var(&t.Seed, "seed", 7, "seed of the scenes, of the first weights and of the examples' order")
	return cmd
}

// teachesValues reports whether the net of values is trained on the photograph of dice as people own them with this number. The other
// ones set the weight of the net.
func teachesValues(number uint64) bool { return number/5%3 != 0 }
