package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
)

// newSimulate is "quartermaster simulate": it writes a rig folder of a table that is only drawn.
func newSimulate() *cobra.Command {
	var folder string
	plan := simulation.Plan{}
	cmd := &cobra.Command{
		Use:   "simulate -o FOLDER [name=value…]",
		Short: "Draw a table with throws and their truth into a rig folder",
		Long: `Draw a table that is not there: setup.json, calibration pictures, throws and their truth, as a rig folder
that calibrate and evaluate take. What the table is like can be said as in a camera's address:

  quartermaster simulate -o rig colours=red,green edge=16 light=lamp size=1640x1232`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if folder == "" {
				return errors.New("name a folder: -o FOLDER")
			}
			settings, err := camera.ParseSimulated(strings.TrimPrefix(strings.Join(args, "&"), "simulated:"))
			if err != nil {
				return err
			}
			plan.With = settings.With
			if cmd.Flags().Changed("seed") && !settings.Table.Varied {
				settings.Table.Seed, settings.Table.Varied = plan.Seed, true
			}
			bar := progressbar.NewOptions(0, progressbar.OptionSetWriter(cmd.ErrOrStderr()), progressbar.OptionClearOnFinish(),
				progressbar.OptionSetDescription("drawing"), progressbar.OptionSetVisibility(isTerminal(os.Stderr)))
			plan.Progress = func(done, of int) {
				bar.ChangeMax(of)
				_ = bar.Set(done) // a bar that cannot be shown is no reason to stop
			}
			if err := simulation.WriteRig(cmd.Context(), folder, settings.Table, plan); err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s: %d throws\n", folder, plan.Throws)
			return err
		},
	}
	flags := cmd.Flags()
	flags.StringVarP(&folder, "out", "o", "", "the rig folder to write")
	flags.IntVar(&plan.Throws, "throws", 30, "how many throws")
	flags.Uint64Var(&plan.Seed, "seed", 1, "seed of the throws and, if said and none is among the values, of the table")
	flags.StringVar(&plan.Name, "name", "", "name of the rig")
	return cmd
}

// isTerminal says whether somebody looks at what is written there.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
