package main

import (
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	"quartermaster/calibration/optics"
)

// newOptics is "quartermaster optics": where to hang which camera.
func newOptics() *cobra.Command {
	var sizes []string
	wall, die, aside := 45.0, 16.0, 50.0
	c := &cobra.Command{
		Use:   "optics",
		Short: "Compute how high to hang which camera over a lid, and what it sees from there",
		Long: `Compute how high to hang which camera over a lid, and what it sees from there. The table is Markdown, as in the building guide.

  quartermaster optics --lid 290x290 --lid 400x280 --wall 45 --die 16`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, size := range sizes {
				lid, err := lidOf(size, wall)
				if err != nil {
					return err
				}
				if !(die >= 5 && die <= 50) {
					return fmt.Errorf("a die's edge is 5 to 50 mm, not %g", die)
				}
				if !(aside >= 0 && aside <= 1000) {
					return fmt.Errorf("--aside is 0 to 1000 mm, not %g", aside)
				}
				if err := writeOptics(cmd.OutOrStdout(), lid, die, aside); err != nil {
					return err
				}
			}
			return nil
		},
	}
	c.Flags().StringArrayVar(&sizes, "lid", []string{"290x290", "400x280"}, "floor inside the lid's walls, mm; once for each lid")
	c.Flags().Float64Var(&wall, "wall", wall, "height of the walls inside, mm")
	c.Flags().Float64Var(&die, "die", die, "edge of a die, mm")
	c.Flags().Float64Var(&aside, "aside", aside, "how far outside the lid the lens hangs in the last column (what the near wall then hides inside), mm")
	return c
}

// lidOf reads a size such as 290x290.
func lidOf(size string, wall float64) (lid calibration.Board, err error) {
	var rest string
	if n, _ := fmt.Sscanf(size+" end", "%fx%f %s", &lid.WidthMM, &lid.HeightMM, &rest); n != 3 || rest != "end" {
		return lid, fmt.Errorf("the lid %.20q is not understood; write its width and height in mm, such as 290x290", size)
	}
	lid.WallMM = wall
	if !(lid.WidthMM >= 50 && lid.WidthMM <= 2000 && lid.HeightMM >= 50 && lid.HeightMM <= 2000 && wall >= 0 && wall <= 200) {
		return lid, fmt.Errorf("a lid's sides are 50 to 2000 mm and its walls up to 200 mm, not %g x %g and %g", lid.WidthMM, lid.HeightMM, wall)
	}
	return lid, nil
}

// writeOptics writes the table of a lid.
func writeOptics(out io.Writer, lid calibration.Board, die, aside float64) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Lid %g x %g mm, walls %g mm, dice %g mm:\n\n", lid.WidthMM, lid.HeightMM, lid.WallMM, die)
	fmt.Fprintf(&b, "| camera | picture | lens above the floor | px/mm | px a die | sharp from floor | seen outwards in a corner | a wall hides outside | and inside, lens %g mm outside |\n", aside)
	b.WriteString("|---|---|---|---|---|---|---|---|---|\n")
	for _, c := range optics.Cameras {
		v := c.Over(lid, die)
		fmt.Fprintf(&b, "| %s | %dx%d | %.0f mm | %.1f | %.0f | %s to +%.0f mm | %.1f mm, %.2f each mm | %.0f mm | %.0f mm |\n", c.Name, c.WidthPX, c.HeightPX, v.HeightMM,
			v.PixelsPerMM, v.DiePX, below(v.SharpFrom), v.SharpTo, v.ParallaxMM, v.PerMM, v.OutsideMM, optics.HiddenMM(aside, v.HeightMM, lid.WallMM))
	}
	b.WriteString("\n")
	_, err := io.WriteString(out, b.String())
	return err
}

// below writes a height that most often lies below the floor.
func below(mm float64) string {
	if math.IsInf(mm, -1) {
		return "all below"
	}
	return fmt.Sprintf("%+.0f", mm)
}
