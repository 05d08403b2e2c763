package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/nets"
	"quartermaster/vision/odds"
	"quartermaster/vision/scene"
)

// probability returns the probability that a candidate is a die of its value. It combines the log odds of three sources: exists, the
// probability by the evidence; the portrait nets, which see the portrait with the pips marked where they are claimed to be; and the
// flanks. Then it compares the portrait nets' result with that for all other patterns.
//
// The weights were fitted by logistic regression (Platt, 1999) on the chosen candidates of rigs from which neither kind of net had
// learned, those of the flanks on all candidates in doubt. rivals and plain were fitted on: unknown.
func (e *Finder) probability(s *scene.Scene, c *Candidate, exists float64) float64 {
	const ofEvidence, ofEyes, shift, rivals, plain = 0.58, 0.77, 1.38, 8, 0.97
	const flank, first, second = 0.35, 1.45, 1.1
	k := NewClaim(s, c)
	g := nets.Activations{Portrait: nets.Dequantize(k.Portrait, make([]float32, 0, len(k.Portrait)))}
	unmarked := make([]nets.FirstLayer, len(e.faces)) // computed once: only the marks differ between patterns
	for i, y := range e.faces {
		y.ComputeFirst(g.Portrait, &unmarked[i])
	}
	var marks []int
	shows := func(p *vision.Pattern) (logOdds float64) {
		marks = k.pips(p, marks)
		for i, y := range e.faces {
			g.First = unmarked[i]
			y.AddPips(marks, &g.First)
			logOdds -= y.LogOddsFromFirst(&g) / float64(len(e.faces))
		}
		return logOdds
	}
	own := shows(c.Pattern)
	logOdds := ofEvidence*odds.Logit(exists) + ofEyes*own + shift
	if ofFlanks := FlankLogOdds(s, c, first, second); ofFlanks != 0 {
		logOdds += flank + ofFlanks
	}
	p := odds.Logistic(logOdds)
	if p < MinExists || exists > plain { // too unlikely for any value, or too certain for another one
		return p
	}
	var all [7]float64 // odds of each value, by its likeliest pattern
	all[c.Pattern.Value] = math.Exp(own)
	for i := range scene.Patterns {
		if q := &scene.Patterns[i]; *q != *c.Pattern {
			all[q.Value] = max(all[q.Value], math.Exp(shows(q)))
		}
	}
	var sum float64
	for _, v := range all {
		sum += v
	}
	// Other values count only as far as the evidence leaves the value in doubt.
	own = all[c.Pattern.Value]
	return p / (1 + min(1, rivals*(1-exists)/exists)*(sum-own)/own)
}
