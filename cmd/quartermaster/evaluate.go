package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"
	"golang.org/x/sync/errgroup"
	"golang.org/x/term"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/overlay"
	"quartermaster/vision/reader"
	"quartermaster/vision/report"
	"quartermaster/vision/score"
)

// evaluation is one run of "quartermaster evaluate".
type evaluation struct {
	overlay  string // folder for pictures of what went wrong, or ""
	readings string // file for all readings, or ""
	html     string // file for a report, or ""
	markdown string // file in which a table of the scores stands, or ""
	from     string // file of readings to score instead of reading, or ""
	game     string // whose battles are compared
	expected bool   // the reader is told the true counts
	all      bool   // asked and guarded faults are told as well
	noLens   bool   // the pictures of the chessboard are left out
	jobs     int
}

// rigRun is one rig folder with what came out of it.
type rigRun struct {
	report.Run
	setup *calibration.Setup // nil for a folder that has its rig file instead
}

func newEvaluate() *cobra.Command {
	var e evaluation
	cmd := &cobra.Command{
		Use:   "evaluate FOLDER...",
		Short: "Score the reader on rig folders whose truth is known",
		Long: `Calibrates each rig folder (setup.json, calibration, throws, truth.jsonl; of kept cases rig.json instead of the first two), reads its throws and prints how the
readings compare with the truth: each rig alone, then all together. Renderings and photographs do not belong
together: evaluate them apart. Shares carry their count and their 95 % interval (Wilson).`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, folders []string) error {
			return e.run(cmd.Context(), cmd.OutOrStdout(), cmd.ErrOrStderr(), folders)
		},
	}
	f := cmd.Flags()
	f.StringVar(&e.overlay, "overlay", "", "draw truth and reading of what went wrong side by side into this `folder`")
	f.StringVar(&e.readings, "readings", "", "write all readings into this `file`, one JSON object a line")
	f.StringVar(&e.html, "html", "", "write a report with plots and pictures into this `file`")
	f.StringVar(&e.markdown, "markdown", "", "put a table of the scores between the marks of this Markdown `file`")
	f.StringVar(&e.from, "from-readings", "", "score the readings of this `file` instead of reading")
	f.StringVar(&e.game, "resolve", resolvers()[0], "`game` whose battles are compared")
	f.BoolVar(&e.expected, "expect-truth", false, "tell the reader how many dice of each colour were thrown")
	f.BoolVar(&e.noLens, "without-lens", false, "calibrate without the pictures of the chessboard, as most homes do")
	f.BoolVar(&e.all, "all", false, "print every fault, also those that a question or a guard covers")
	f.IntVar(&e.jobs, "jobs", 1, "how many pictures are read at the same time; times are fair with 1")
	return cmd
}

func (e *evaluation) run(ctx context.Context, out, progress io.Writer, folders []string) error {
	if e.jobs < 1 || e.jobs > 64 {
		return fmt.Errorf("--jobs is %d, not 1 to 64", e.jobs)
	}
	runs := make([]*rigRun, len(folders))
	throws := 0
	for i, at := range folders {
		folder, err := score.OpenRigFolder(at)
		if err != nil {
			return err
		}
		runs[i] = &rigRun{Run: report.Run{RigFolder: folder}}
		if file := filepath.Join(at, "rig.json"); exists(file) && !exists(folder.Setup()) { // cases that were kept
			if runs[i].Rig, err = calibration.LoadRig(file); err != nil {
				return err
			}
			runs[i].Board = runs[i].Rig.Board
		} else {
			if runs[i].setup, err = calibration.LoadSetup(folder.Setup()); err != nil {
				return err
			}
			runs[i].Board = runs[i].setup.Board
			if e.noLens {
				runs[i].setup.Lens = nil
			}
		}
		throws += len(folder.Throws)
	}
	bar := newBar(progress, throws)
	for _, run := range runs {
		if err := e.evaluate(ctx, run, bar); err != nil {
			return fmt.Errorf("%s: %w", run.Name, err)
		}
	}
	bar.Finish()
	return e.tell(out, runs)
}

// tell writes what came out of the runs, to out and to the files that are asked for.
func (e *evaluation) tell(out io.Writer, runs []*rigRun) error {
	all := make([]*report.Run, len(runs))
	for i, run := range runs {
		all[i] = &run.Run
	}
	if e.readings != "" {
		if err := report.WriteReadings(e.readings, all); err != nil {
			return err
		}
	}
	if e.overlay != "" {
		for _, run := range all {
			if err := overlay.WriteAll(e.overlay, run.RigFolder, run.Rig, run.Judgements); err != nil {
				return err
			}
		}
	}
	machine := report.Machine(opencv.Version())
	if e.html != "" {
		if err := report.HTML(e.html, all, machine); err != nil {
			return err
		}
	}
	if e.markdown != "" {
		if err := report.Markdown(e.markdown, all, machine); err != nil {
			return err
		}
	}
	w := bufio.NewWriter(out)
	report.WriteScores(w, all)
	report.WriteFaults(w, all, e.all)
	return w.Flush()
}

func (e *evaluation) evaluate(ctx context.Context, run *rigRun, bar *progressbar.ProgressBar) error {
	battle, err := battleOf(e.game, run.merchant())
	if err != nil {
		return err
	}
	if run.Rig == nil && (e.from == "" || e.overlay != "" || e.html != "") {
		bar.Describe(run.Name + ": calibrating")
		if run.Rig, _, err = calibrate(ctx, run.setup); err != nil {
			return err
		}
		run.Board = run.Rig.Board
	}
	bar.Describe(run.Name)
	sights, err := e.sights(ctx, run, bar)
	if err != nil {
		return err
	}
	for _, s := range sights {
		if run.Rig != nil {
			s.MarginMM = run.Rig.MarginMM()
		}
		run.Judgements = append(run.Judgements, score.Judge(s, battle))
	}
	return nil
}

// merchant is the colour of nobody's dice, "" where there is none.
func (r *rigRun) merchant() string {
	if r.setup == nil {
		for _, c := range r.Rig.Colours {
			if c.Role == "merchant" {
				return c.Name
			}
		}
		return ""
	}
	for _, c := range r.setup.Colours {
		if c.Role == "merchant" {
			return c.Name
		}
	}
	return ""
}

// sights are the folder's throws with their readings, in the order of the truth.
func (e *evaluation) sights(ctx context.Context, run *rigRun, bar *progressbar.ProgressBar) ([]score.Sight, error) {
	if e.from != "" {
		file, err := os.Open(e.from)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		lines, err := vision.LoadReadings(file)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", e.from, err)
		}
		bar.Add(len(run.Throws))
		return run.Match(lines, e.expected)
	}
	sights := make([]score.Sight, len(run.Throws))
	next := make(chan int)
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		defer close(next)
		for i := range run.Throws {
			select {
			case next <- i:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return nil
	})
	var one sync.Mutex
	for range e.jobs {
		group.Go(func() error {
			reader, err := reader.New(run.Rig)
			if err != nil {
				return err
			}
			defer reader.Close()
			for i := range next {
				if sights[i], err = run.Read(ctx, reader, run.Throws[i], e.expected); err != nil {
					return err
				}
				one.Lock()
				bar.Add(1)
				one.Unlock()
			}
			return nil
		})
	}
	return sights, group.Wait()
}

// newBar shows progress to people; into a file or a pipe it shows nothing.
func newBar(to io.Writer, throws int) *progressbar.ProgressBar {
	file, ok := to.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return progressbar.DefaultSilent(int64(throws))
	}
	return progressbar.NewOptions(throws, progressbar.OptionSetWriter(to), progressbar.OptionShowCount(),
		progressbar.OptionSetPredictTime(true), progressbar.OptionClearOnFinish(), progressbar.OptionSetWidth(30))
}
