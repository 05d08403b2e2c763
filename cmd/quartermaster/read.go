package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// reading is one run of "quartermaster read".
//
//	file ──bounded──▶ bytes ──reader──▶ reading ──game──▶ duels, outcome ──▶ a line of JSON
//	                                       └──────────────────┴──▶ a picture for people
type reading struct {
	rigFile string
	expect  expectFlag
	edge    float64 // of the dice, in millimetres, where there is no rig
	game    string  // whose rules say what the throw comes to, or ""
	overlay string  // folder for pictures of what was read, or ""

	rig    *calibration.Rig // nil without --rig
	reader vision.Reader
	battle *resolving    // nil without --resolve
	drawn  *readOverlays // nil without --overlay
}

// newRead is "quartermaster read".
func newRead() *cobra.Command {
	r := reading{expect: expectFlag{}}
	cmd := &cobra.Command{
		Use:   "read [--rig rig.json] PICTURE...",
		Short: "Read pictures of thrown dice",
		Long: `Read pictures of thrown dice: one JSON object a line for each picture, with the dice, their places in
millimetres, and what people must be asked. A picture that cannot be read has a line with "picture" and
"error", and the others are still read. "-" is one picture on standard input.

Without --rig any photograph from roughly above is read: its dice tell how large they are. Places are then the
picture's, in edges of a die times --edge, x right, y down, and what is not quite clear is asked.

With --resolve, which needs a rig, there are also "duels", in their order: the two dice, gap_mm, margin_mm (how much farther
apart the next pair was; absent where there was none) and who sinks; and "outcome": text, the dice left
and sunk of each colour, certain_mm (while the gaps are off by no more than this, nobody needs to be asked) and decided, which
is false as long as a question or a guard stands, a die must be thrown again or the order cannot be told.
The dice of nobody are those whose role in the rig is "merchant".

Exit status: 0 all pictures were read (questions are no failure), 1 at least one could not be read,
2 wrong use or an unusable rig file.`,
		Args: func(_ *cobra.Command, pictures []string) error { return checkPictures(pictures) },
		RunE: func(cmd *cobra.Command, pictures []string) error {
			if r.rigFile != "" && cmd.Flags().Changed("edge") {
				return errors.New("--edge is for photographs without a rig: the rig knows the dice's edge, leave one of the two out")
			}
			if err := r.open(); err != nil {
				return err
			}
			defer r.reader.Close()
			return r.run(cmd.Context(), cmd.InOrStdin(), cmd.OutOrStdout(), cmd.ErrOrStderr(), pictures)
		},
	}
	f := cmd.Flags()
	f.StringVar(&r.rigFile, "rig", "", "rig `file` of the camera that took the pictures, made by calibrate")
	f.Float64Var(&r.edge, "edge", usualEdge, "edge of the dice in `mm`, where there is no rig")
	f.Var(r.expect, "expect", "how many dice of each colour were thrown, such as `red=2,green=3`; colours not named: none")
	f.StringVar(&r.game, "resolve", "", "`game` by whose rules the throw is resolved, such as "+resolvers()[0])
	f.StringVar(&r.overlay, "overlay", "", "draw what was read into the pictures, in this `folder`")
	return cmd
}

// open prepares what all pictures share. Its error is one sentence: nothing can be read.
func (r *reading) open() (err error) {
	if r.rigFile == "" {
		return r.openPhoto()
	}
	if r.rig, err = calibration.LoadRig(r.rigFile); err != nil {
		return err
	}
	if err := r.expect.check(r.rig.Colours); err != nil {
		return err
	}
	if r.game != "" {
		if r.battle, err = newResolving(r.game, r.rig.Colours); err != nil {
			return err
		}
	}
	if err := r.openOverlays(); err != nil {
		return err
	}
	r.reader, err = newRigReader(r.rig)
	return err
}

func (r *reading) openOverlays() (err error) {
	if r.overlay != "" {
		r.drawn, err = newReadOverlays(r.overlay)
	}
	return err
}

// run reads the pictures in their order; a line is written as soon as its picture is read.
func (r *reading) run(ctx context.Context, in io.Reader, out, complaints io.Writer, pictures []string) error {
	failed := false
	for i, name := range pictures {
		told, err := r.read(ctx, in, name, uint64(i))
		if ended := ctx.Err(); ended != nil {
			return ended
		}
		var line []byte
		if err == nil {
			line, err = told.line()
		}
		if err != nil {
			failed = true
			if line, err = json.Marshal(unreadLine{name, oneSentence(err)}); err != nil {
				return err
			}
		}
		if _, err := out.Write(append(line, '\n')); err != nil {
			return err
		}
		if r.drawn == nil || told == nil {
			continue
		}
		if err := r.drawn.draw(told); err != nil {
			failed = true
			fmt.Fprintf(complaints, "quartermaster: %s was read, but not drawn: %s\n", name, oneSentence(err))
		}
	}
	if failed {
		return exitStatus(1)
	}
	return nil
}

// told is all that one picture says.
type told struct {
	vision.Reading
	battle  *battle // nil without --resolve
	picture []byte
}

// read reads one picture. Its error is one sentence.
func (r *reading) read(ctx context.Context, in io.Reader, name string, serial uint64) (*told, error) {
	data, err := loadPicture(name, in)
	if err != nil {
		return nil, err
	}
	if r.rig != nil {
		if err := checkSize(data, &r.rig.Camera); err != nil {
			return nil, err
		}
	}
	read, err := r.reader.Read(ctx, vision.Frame{Data: data, Taken: time.Now(), Serial: serial, Source: "file"}, r.expect.counts())
	if err != nil {
		return nil, err
	}
	read.Picture = name
	t := &told{Reading: read, picture: data}
	if r.battle != nil {
		t.battle = r.battle.of(&t.Reading)
	}
	return t, nil
}

// line is one line of JSON, without its end.
func (t *told) line() ([]byte, error) {
	line, err := t.Marshal()
	if err == nil && t.battle != nil {
		line, err = t.battle.behind(line)
	}
	if err != nil {
		return nil, fmt.Errorf("its reading cannot be written: %w", err)
	}
	return line, nil
}

// unreadLine is the line of a picture that could not be read.
type unreadLine struct {
	Picture string `json:"picture"`
	Error   string `json:"error"`
}

// oneSentence is an error on one line.
func oneSentence(err error) string { return strings.Join(strings.Fields(err.Error()), " ") }
