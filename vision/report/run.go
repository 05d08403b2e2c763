package report

import (
	"fmt"

	"quartermaster/calibration"
	"quartermaster/vision/score"
)

// Run is one rig folder with the judgements of its throws.
type Run struct {
	score.RigFolder
	Board      calibration.Board
	Rig        *calibration.Rig // nil if it was not needed for reading or drawing
	Judgements []score.Judgement
}

// summed returns the scores of each rig and, if there are several, of all rigs together. The sum is also returned as together.
func summed(runs []*Run) (names []string, scores []*score.Scores, together *score.Scores) {
	together = &score.Scores{}
	for _, run := range runs {
		s := &score.Scores{}
		for _, j := range run.Judgements {
			s.Add(j)
			together.Add(j)
		}
		names, scores = append(names, run.Name), append(scores, s)
	}
	if len(runs) > 1 {
		names, scores = append(names, "together"), append(scores, together)
	}
	return names, scores, together
}

func spread(s score.Sample, format string) string {
	if len(s) == 0 {
		return "–"
	}
	return fmt.Sprintf(format+" "+format, s.Quantile(0.5), s.Quantile(0.95))
}

// sureness returns a verdict on the probabilities of a bin, or "" if they agree with the observed share.
func sureness(b score.Bin) string {
	switch {
	case b.TooSure():
		return "too sure"
	case b.TooModest():
		return "too modest"
	}
	return ""
}
