package report

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"time"

	"quartermaster/vision/score"
)

// The marks in a Markdown file that enclose the table of scores.
const (
	ScoresBegin = "<!-- scores: written by quartermaster evaluate --markdown -->"
	ScoresEnd   = "<!-- end of scores -->"
)

// Markdown replaces the text between the marks of a file by the scores with their confidence intervals. machine describes the
// computer on which the times were measured.
func Markdown(file string, runs []*Run, machine string) error {
	old, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	head, rest, found := bytes.Cut(old, []byte(ScoresBegin))
	_, tail, ended := bytes.Cut(rest, []byte(ScoresEnd))
	if !found || !ended {
		return fmt.Errorf("%s has no place for the scores: put the lines %q and %q into it", file, ScoresBegin, ScoresEnd)
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s%s\n\n%s\n%s%s", head, ScoresBegin, scoresTable(runs, machine), ScoresEnd, tail)
	if bytes.Equal(out.Bytes(), old) {
		return nil
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}

func scoresTable(runs []*Run, machine string) string {
	names, scores, _ := summed(runs)
	var b strings.Builder
	fmt.Fprintf(&b, "Measured on %s, %s.\n\n", time.Now().UTC().Format("2 January 2006"), machine)
	row := func(cells ...string) { fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | ")) }
	row(append([]string{"measure"}, names...)...)
	row(strings.Split("---"+strings.Repeat(" ---:", len(names)), " ")...)
	line := func(what string, of func(*score.Scores) any) {
		cells := []string{what}
		for _, s := range scores {
			cells = append(cells, fmt.Sprint(of(s)))
		}
		row(cells...)
	}
	line("throws", func(s *score.Scores) any { return s.Throws })
	line("dice", func(s *score.Scores) any { return s.Dice })
	line("found", func(s *score.Scores) any { return s.Found })
	line("value", func(s *score.Scores) any { return s.Value })
	line("colour", func(s *score.Scores) any { return s.Colour })
	line("extra", func(s *score.Scores) any { return s.Extra })
	line("marked", func(s *score.Scores) any { return s.Marked })
	line("loose", func(s *score.Scores) any { return s.Loose })
	line("right", func(s *score.Scores) any { return s.Right })
	line("asked", func(s *score.Scores) any { return s.Asked })
	line("asked, ordinary throws", func(s *score.Scores) any { return s.AskedOrdinary })
	line("**silent**", func(s *score.Scores) any { return s.Silent })
	line("outcome", func(s *score.Scores) any { return s.Outcome })
	line("outcome, close", func(s *score.Scores) any { return s.OutcomeClose })
	line("order asked", func(s *score.Scores) any { return s.OrderAsked })
	line("**order silent**", func(s *score.Scores) any { return s.OrderSilent })
	line("place mm, median and 95 %", func(s *score.Scores) any { return spread(s.Place, "%.3f") })
	line("time, decodings, median and 95 %", func(s *score.Scores) any { return spread(s.Time, "%.2f") })
	line("whole reading ms, median and 95 %", func(s *score.Scores) any { return spread(s.Steps[len(s.Steps)-1], "%.0f") })
	return b.String()
}
