package main

import (
	"bytes"
	"context"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"

	"quartermaster/vision/photo"
)

// faceTraining is one run of "quartermaster train-faces".
//
//	seeds ──drawn──▶ scenes ──────cropped──▶ examples ──learned──▶ weights
//	photographs with marked dice ──cropped──▶
type faceTraining struct {
	out    string // file of the weights
	scenes int
	passes int // over all examples
	seed   uint64
	photos string // folder of photographs that teach as well, empty for none
	from   string // file of the weights to go on from, empty for none
	kept   string // file of what was drawn, empty for none
}

// newTrainFaces is "quartermaster train-faces": it makes the weights that read photographs without a rig. It is for
// those who work on the reader and stands in no help.
func newTrainFaces() *cobra.Command {
	var t faceTraining
	cmd := &cobra.Command{
		Use:    "train-faces -o vision/photo/faces.net",
		Short:  "Learn from drawn scenes and photographs to read photographs without a rig",
		Hidden: true,
		Long: `Draws scenes of dice, takes from each all that the reader would take for a face, and learns what is one and
which. Photographs with marked dice may teach as well: they need earlier weights, which tell how each marked die
lies. The same options give the same bytes on the same kind of processor. Build again to use what was learned.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return t.run(cmd.Context(), cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	f := cmd.Flags()
	f.StringVar(&t.photos, "photos", "", "`folder` of photographs with their truth.jsonl: every second one, by name, teaches as well")
	f.StringVar(&t.from, "from", "", "`file` of earlier weights to go on from")
	f.StringVar(&t.kept, "keep", "", "`file` that keeps what was drawn: a run of the same seed and scenes takes it from there")
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
	case t.photos != "" && t.from == "":
		return errors.New("training on photographs begins with earlier weights, which find out how their dice lie: name them with --from")
	case t.scenes < 1 || t.scenes > 1e6:
		return fmt.Errorf("--scenes is %d, not 1 to 1000000", t.scenes)
	case t.passes < 1 || t.passes > 1000:
		return fmt.Errorf("--passes is %d, not 1 to 1000", t.passes)
	}
	var from []byte
	if t.from != "" {
		var err error
		if from, err = os.ReadFile(t.from); err != nil {
			return err
		}
	}
	drawn, err := t.drawn(ctx, progress)
	if err != nil {
		return err
	}
	var all []photo.Example
	var classes [7]int
	for _, examples := range drawn {
		all = append(all, examples...)
		for _, e := range examples {
			classes[e.Class]++
		}
	}
	fmt.Fprintf(out, "%d scenes, %d examples: %d no face, %v of the values 1 to 6\n", t.scenes, len(all), classes[0], classes[1:])
	if t.photos != "" {
		real, err := t.photographed(ctx, from)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d examples of the photographs in %s\n", len(real), t.photos)
		all = append(all, real...)
	}
	weights, err := photo.Train(ctx, all, from, t.seed, t.passes, func(pass int, loss float64) {
		fmt.Fprintf(out, "pass %d: loss %.5f\n", pass, loss)
	})
	if err != nil {
		return err
	}
	return writeWeights(out, t.out, weights)
}

// writeWeights writes the weights of a net to a file.
func writeWeights(out io.Writer, file string, weights []byte) error {
	if err := replace(file, weights); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "written: %s\n", file)
	return err
}

// drawn gives the examples of all scenes, from the file that keeps them if there is one.
func (t *faceTraining) drawn(ctx context.Context, progress io.Writer) ([][]photo.Example, error) {
	type file struct {
		Seed  uint64
		Drawn [][]photo.Example
	}
	if data, err := os.ReadFile(t.kept); t.kept != "" && err == nil {
		var kept file
		if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&kept); err != nil {
			return nil, fmt.Errorf("%s holds no examples (%w): remove it, and they are drawn again", t.kept, err)
		}
		if kept.Seed != t.seed || len(kept.Drawn) != t.scenes {
			return nil, fmt.Errorf("%s holds %d scenes of seed %d: name another file", t.kept, len(kept.Drawn), kept.Seed)
		}
		return kept.Drawn, nil
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
		return nil, err
	}
	bar.Finish()
	if t.kept == "" {
		return drawn, nil
	}
	var out bytes.Buffer
	if err := gob.NewEncoder(&out).Encode(file{t.seed, drawn}); err != nil {
		return nil, err
	}
	return drawn, replace(t.kept, out.Bytes())
}

// photographed gives the examples of the photographs that teach: of all names in their order the first, the third and
// so on.
func (t *faceTraining) photographed(ctx context.Context, weights []byte) ([]photo.Example, error) {
	rows, err := teachingRows(t.photos)
	if err != nil {
		return nil, err
	}
	var all []photo.Example
	for _, row := range rows {
		examples, err := photo.ExamplesOf(ctx, weights, row.Photograph, t.seed<<32+uint64(row.number))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", row.name, err)
		}
		all = append(all, examples...)
	}
	return all, nil
}

// teachingRow is a photograph that teaches.
type teachingRow struct {
	photo.Photograph
	name   string
	number int    // among all names in their order
	source string // whose it is, empty where the set has one source
}

// teachingRows reads a folder with its truth.jsonl: of all names in their order the first, the third and so on teach.
func teachingRows(folder string) ([]teachingRow, error) {
	text, err := os.ReadFile(filepath.Join(folder, "truth.jsonl"))
	if err != nil {
		return nil, err
	}
	type row struct {
		Picture, Source string
		Dice            []struct {
			Value  int
			Centre [2]float64 `json:"centre_px"`
			Edge   float64    `json:"edge_px"`
		}
	}
	var rows []row
	for line := range strings.Lines(string(text)) {
		var r row
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			return nil, fmt.Errorf("truth.jsonl of %s: %w", folder, err)
		}
		rows = append(rows, r)
	}
	slices.SortFunc(rows, func(a, b row) int { return strings.Compare(filepath.Base(a.Picture), filepath.Base(b.Picture)) })
	var out []teachingRow
	for i := 0; i < len(rows); i += 2 {
		data, err := os.ReadFile(filepath.Join(folder, rows[i].Picture))
		if err != nil {
			return nil, err
		}
		r := teachingRow{photo.Photograph{Data: data, Number: uint64(i / 2)}, rows[i].Picture, i, rows[i].Source}
		for _, d := range rows[i].Dice {
			r.Dice = append(r.Dice, photo.Marked{X: d.Centre[0], Y: d.Centre[1], Box: d.Edge, Value: d.Value})
		}
		out = append(out, r)
	}
	return out, nil
}
