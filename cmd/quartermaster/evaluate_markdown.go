package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"

	calibrationcv "quartermaster/calibration/cv"
	"quartermaster/vision/score"
)

// The marks of a Markdown file between which the table of scores stands.
const (
	scoresBegin = "<!-- scores: written by quartermaster evaluate --markdown -->"
	scoresEnd   = "<!-- end of scores -->"
)

// writeMarkdown replaces what stands between the marks of a file by the scores, each with its interval.
func writeMarkdown(file string, runs []*rigRun) error {
	old, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	head, rest, found := bytes.Cut(old, []byte(scoresBegin))
	_, tail, ended := bytes.Cut(rest, []byte(scoresEnd))
	if !found || !ended {
		return fmt.Errorf("%s has no place for the scores: put the lines %q and %q into it", file, scoresBegin, scoresEnd)
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "%s%s\n\n%s\n%s%s", head, scoresBegin, scoresTable(runs), scoresEnd, tail)
	if bytes.Equal(out.Bytes(), old) {
		return nil
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}

func scoresTable(runs []*rigRun) string {
	names, scores, _ := summed(runs)
	var b strings.Builder
	fmt.Fprintf(&b, "Measured on %s, %s.\n\n", time.Now().UTC().Format("2 January 2006"), machine())
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
	line("place mm, median and 95 %", func(s *score.Scores) any { return spread(s.Place, "%.3f") })
	line("time, decodings, median and 95 %", func(s *score.Scores) any { return spread(s.Time, "%.2f") })
	line("whole reading ms, median and 95 %", func(s *score.Scores) any { return spread(s.Steps[len(s.Steps)-1], "%.0f") })
	return b.String()
}

// machine says on what was measured.
func machine() string {
	text := fmt.Sprintf("%s, %d cores, %s/%s, %s", processor(), runtime.NumCPU(), runtime.GOOS, runtime.GOARCH, runtime.Version())
	if v := calibrationcv.OpenCV(); v != "" {
		text += ", OpenCV " + v
	}
	return text
}

// processor is the name that the system gives its processor.
func processor() string {
	file, err := os.Open("/proc/cpuinfo")
	if errors.Is(err, os.ErrNotExist) {
		return "a processor without a name"
	}
	if err != nil {
		return "a processor whose name cannot be read"
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if name, value, ok := strings.Cut(lines.Text(), ":"); ok && (strings.TrimSpace(name) == "model name" || strings.TrimSpace(name) == "Model") {
			return strings.TrimSpace(value)
		}
	}
	return "a processor without a name"
}
