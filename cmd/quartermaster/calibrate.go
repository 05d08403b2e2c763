package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	"quartermaster/calibration/measure"
	"quartermaster/vision/reader"
	"quartermaster/vision/teach"
)

// newCalibrate is "quartermaster calibrate": a setup and its pictures become a rig file.
func newCalibrate() *cobra.Command {
	var out, cases string
	var light calibration.Light
	c := &cobra.Command{
		Use:   "calibrate SETUP.json",
		Short: "Make the rig file from a setup and its pictures",
		Long: `Make the rig file from a setup and its pictures: the lens from a chessboard, the
camera's place from the floor's corners, the dice from a picture with known colours.
It says what it found. Exit status: 0 the rig file is written, 2 it cannot be used.

With --refine, and no setup, the rig file of a folder of cases (serve --keep-cases) learns from throws that people confirmed or
put right: how flat dice look at each place of the board, how large, and their colours. What makes anything worse on the cases
is left out.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if cases != "" {
				return cobra.NoArgs(cmd, args)
			}
			return cobra.ExactArgs(1)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if cases != "" {
				if out == "" {
					return errors.New("say where the refined rig file is to be written: -o rig.json")
				}
				all, err := openLearned(cases)
				if err != nil {
					return err
				}
				rig, err := all.refine(cmd.Context(), cmd.OutOrStdout())
				if err != nil {
					return err
				}
				if err := rig.Save(out); err != nil {
					return err
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "Written: %s\n", out)
				return err
			}
			rig, report, err := calibrateFile(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			if light != (calibration.Light{}) {
				rig.Light = &light
			}
			if out == "" {
				out = filepath.Join(filepath.Dir(args[0]), "rig.json")
			}
			if err := rig.Save(out); err != nil {
				return err
			}
			tellCalibration(cmd.OutOrStdout(), rig, report)
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "Written: %s\n", out)
			return err
		},
	}
	c.Flags().StringVarP(&out, "output", "o", "", "where to write the rig file (rig.json beside the setup)")
	c.Flags().Float64Var(&light.Level, "light", 0, "brightness of the panel's light in these pictures, above 0 up to 1; it is kept in the rig")
	c.Flags().Float64Var(&light.RoomLux, "room-lux", 0, "what the panel's light sensor showed then, with its light off")
	c.Flags().StringVar(&cases, "refine", "", "learn from the cases in this `folder` instead of a setup")
	return c
}

// calibrateFile makes the rig of a setup file and teaches it its dice. Its error is one sentence.
func calibrateFile(ctx context.Context, path string) (*calibration.Rig, *measure.Report, error) {
	setup, err := calibration.LoadSetup(path)
	if err != nil {
		return nil, nil, err
	}
	return calibrate(ctx, setup)
}

// calibrate makes the rig of a setup, with its dice and their faces.
func calibrate(ctx context.Context, setup *calibration.Setup) (*calibration.Rig, *measure.Report, error) {
	rig, report, err := measure.Calibrate(ctx, setup, reader.Learn)
	if err != nil {
		return nil, nil, err
	}
	return rig, report, measure.TeachFaces(setup, rig, teach.LearnFaces)
}

// tellCalibration says what was found, a line each.
func tellCalibration(w io.Writer, rig *calibration.Rig, report *measure.Report) {
	say := func(format string, a ...any) { fmt.Fprintf(w, format+"\n", a...) }
	c, f := rig.Camera, rig.Found
	say("%s: %dx%d pixels over a floor of %gx%g mm", rig.Name, c.WidthPX, c.HeightPX, rig.Board.WidthMM, rig.Board.HeightMM)
	if l := report.Lens; l != nil {
		say("Lens: %d pictures, error %.2f px; focal length %.1f px (±%.2f %%), k1 %+.4f, k2 %+.4f",
			f.LensPictures, f.LensErrorPX, c.FX, 100*l.FocalSD, c.Distortion[0], c.Distortion[1])
	} else {
		say("Lens: focal length %.0f px", c.FX)
	}
	p := c.Position()
	moved := fmt.Sprintf("moved %.1f px from the taps", f.CornersMoved)
	if f.CornersMoved == 0 {
		moved = "as tapped"
	}
	say("Camera: %.0f mm over the floor, above the point (%.0f, %.0f) mm; corners %s, error %.2f px", p[2], p[0], p[1], moved, f.CornersErrorPX)
	say("Scale: %.2f px a mm; a die of %g mm is %.0f px wide", f.PixelsPerMM, rig.Die.EdgeMM, f.PixelsPerMM*rig.Die.EdgeMM)
	if f.ColoursApart > 0 {
		say("Colours: %s and %s are the nearest, %.1f spreads apart", f.NearestColours[0], f.NearestColours[1], f.ColoursApart)
	}
	for _, colour := range rig.Colours {
		var dice []string
		for _, d := range rig.Teach.Dice {
			if d.Colour == colour.Name {
				dice = append(dice, fmt.Sprintf("%d at (%.0f, %.0f) mm", d.Value, d.Centre[0], d.Centre[1]))
			}
		}
		if len(dice) > 0 {
			say("Dice: %s, %s pips: %s", colour.Name, colour.Pips, strings.Join(dice, ", "))
		}
	}
	for _, n := range report.Notes {
		say("Note: %s.", n)
	}
}
