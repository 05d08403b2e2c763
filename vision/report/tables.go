package report

import (
	"fmt"
	"io"
	"text/tabwriter"

	"quartermaster/vision/score"
)

// WriteScores prints the scores of each rig, then of all rigs together.
func WriteScores(w io.Writer, runs []*Run) {
	names, scores, together := summed(runs)
	type column struct {
		head string
		of   func(*score.Scores) any
	}
	table := func(title string, columns ...column) {
		t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
		fmt.Fprint(t, title)
		for _, c := range columns {
			fmt.Fprintf(t, "\t%s", c.head)
		}
		fmt.Fprintln(t)
		for i, name := range names {
			fmt.Fprint(t, name)
			for _, c := range columns {
				fmt.Fprintf(t, "\t%v", c.of(scores[i]))
			}
			fmt.Fprintln(t)
		}
		t.Flush()
		fmt.Fprintln(w)
	}
	table("DICE",
		column{"true", func(s *score.Scores) any { return s.Dice }},
		column{"found", func(s *score.Scores) any { return s.Found }},
		column{"value", func(s *score.Scores) any { return s.Value }},
		column{"colour", func(s *score.Scores) any { return s.Colour }},
		column{"extra", func(s *score.Scores) any { return s.Extra }},
		column{"marked", func(s *score.Scores) any { return s.Marked }},
		column{"loose", func(s *score.Scores) any { return s.Loose }})
	table("THROWS",
		column{"all", func(s *score.Scores) any { return s.Throws }},
		column{"unread", func(s *score.Scores) any { return s.Unread }},
		column{"right", func(s *score.Scores) any { return s.Right }},
		column{"asked", func(s *score.Scores) any { return s.Asked }},
		column{"asked, ordinary", func(s *score.Scores) any { return s.AskedOrdinary }},
		column{"silent", func(s *score.Scores) any { return s.Silent }},
		column{"outcome", func(s *score.Scores) any { return s.Outcome }},
		column{"outcome, close", func(s *score.Scores) any { return s.OutcomeClose }},
		column{"order asked", func(s *score.Scores) any { return s.OrderAsked }},
		column{"order silent", func(s *score.Scores) any { return s.OrderSilent }})
	measured := []column{
		{"place mm", func(s *score.Scores) any { return spread(s.Place, "%.3f") }},
		{"time / decode", func(s *score.Scores) any { return spread(s.Time, "%.2f") }},
	}
	for i, name := range score.StepNames {
		measured = append(measured, column{name + " ms", func(s *score.Scores) any { return spread(s.Steps[i], "%.1f") }})
	}
	table("MEDIAN, 95 %", measured...)
	writeReliability(w, together)
}

// writeReliability prints the reliability table. Of claims with a probability of 0.99, 99 in 100 should be true.
func writeReliability(w io.Writer, s *score.Scores) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "CLAIMED\tof\tmean claim\tcame true\t")
	for i, name := range score.SureNames {
		for b, bin := range s.Sure[i] {
			if bin.N == 0 {
				continue
			}
			fmt.Fprintf(t, "%s\tfrom %v\t%.5f\t%v\t%s\n", name, score.BinEdges[b], bin.Claimed/float64(bin.N), bin.Share, sureness(bin))
		}
	}
	t.Flush()
	fmt.Fprintln(w)
}

// WriteFaults prints the faults: only silent ones, or all.
func WriteFaults(w io.Writer, runs []*Run, all bool) {
	for _, run := range runs {
		for _, j := range run.Judgements {
			if !all && !j.Silent() {
				continue
			}
			if j.Unread != "" {
				fmt.Fprintf(w, "%s %s %v could not be read: %s\n", run.Name, j.Truth.Picture, j.Truth.Tags, j.Unread)
				continue
			}
			for _, f := range j.Faults {
				if all || !f.Asked {
					fmt.Fprintf(w, "%s %s %v %s\n", run.Name, j.Truth.Picture, j.Truth.Tags, j.Tell(f))
				}
			}
		}
	}
}
