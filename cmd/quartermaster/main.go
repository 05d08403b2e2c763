// Command quartermaster reads thrown dice, keeps the rules and shows the table.
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := newRoot()
	err := root.Execute()
	if err == nil {
		return
	}
	var status exitStatus
	if errors.As(err, &status) {
		os.Exit(int(status))
	}
	fmt.Fprintln(os.Stderr, "quartermaster:", err)
	os.Exit(2)
}

// exitStatus is an error that has been told already: it only sets the exit status.
type exitStatus int

func (s exitStatus) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// newRoot is the command with all its subcommands; each stands in a file of its own.
func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:           "quartermaster",
		Short:         "Reads thrown dice, keeps the rules and shows the table",
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.AddCommand(newCalibrate(), newDoctor(), newVersion(), newEvaluate(), newRead(), newServe(), newPair(), newPrint(), newOptics(), newBackup(), newRestore(), newExport(), newReader(), newCalibrator(), newRefiner(), newSimulate(), newTrain(), newTrainFaces(), newTrainBodies(), newTrainValues())
	return root
}
