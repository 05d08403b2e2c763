package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"quartermaster/hardware/printable"
)

// newPrint is "quartermaster print": what is printed for a rig.
func newPrint() *cobra.Command {
	var paper, out string
	c := &cobra.Command{
		Use:   "print chessboard|template",
		Short: "Make the PDF of the chessboard that measures a lens, or of the template to drill by",
		Long: `Make a PDF at true size: the chessboard that measures a lens, or the template to drill holes by for camera, computer, button and lamps.

Print it at 100 %, without fitting to the page, and measure the bar of 100 mm on the paper. Glue the chessboard to something flat.`,
		Args:      cobra.MatchAll(cobra.ExactArgs(1), cobra.OnlyValidArgs),
		ValidArgs: []string{"chessboard", "template"},
		RunE: func(cmd *cobra.Command, args []string) error {
			draw := printable.Chessboard
			if args[0] == "template" {
				draw = printable.Template
			}
			pdf, err := draw(strings.ToLower(paper))
			if err != nil {
				return err
			}
			if out == "" {
				out = args[0] + "-" + strings.ToLower(paper) + ".pdf"
			}
			if err := os.WriteFile(out, pdf, 0o644); err != nil {
				return fmt.Errorf("the PDF cannot be written: %w; name another file with -o", err)
			}
			cmd.Println(out)
			return nil
		},
	}
	c.Flags().StringVar(&paper, "paper", "a4", "size of the paper: "+strings.Join(printable.Papers, " or "))
	c.Flags().StringVarP(&out, "output", "o", "", "file to write (chessboard-a4.pdf)")
	return c
}
