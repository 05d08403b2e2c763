package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

// glance is the probability that a candidate is a die of its value, from what its evidence says and what the eyes for faces
// see of its claim, and of those that it would make if it showed other pips, and its flanks. The weights (Platt, 1999) were
// fitted on the chosen candidates of rigs that neither had learned from, those of flanks on all in doubt.
func (e *Finder) glance(s *scene.Scene, c *Candidate, exists float64) float64 {
	const ofEvidence, ofEyes, shift, rivals, plain = 0.58, 0.77, 1.38, 8, 0.97
	const flank, first, second = 0.35, 1.45, 1.1
	k := NewClaim(s, c)
	g := nets.Gaze{Portrait: nets.Shown(k.Portrait, make([]float32, 0, len(k.Portrait)))}
	unmarked := make([]nets.FirstSeen, len(e.faces)) // only the marks differ from claim to claim
	for i, y := range e.faces {
		y.Glimpse(g.Portrait, &unmarked[i])
	}
	var marks []int
	shows := func(p *vision.Pattern) (odds float64) {
		marks = k.pips(p, marks)
		for i, y := range e.faces {
			g.First = unmarked[i]
			y.Mark(marks, &g.First)
			odds -= y.Judge(&g) / float64(len(e.faces))
		}
		return odds
	}
	own := shows(c.Pattern)
	odds := ofEvidence*nets.Logit(exists) + ofEyes*own + shift
	if says := FlanksSay(s, c, first, second); says != 0 {
		odds += flank + says
	}
	p := 1 / (1 + math.Exp(-odds))
	if p < LeastExists || exists > plain { // too little for any value, or other values are out of the question
		return p
	}
	var all [7]float64 // how likely each value is, in the pattern that is likeliest
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
	// Other values count in so far as the evidence leaves room for them.
	own = all[c.Pattern.Value]
	return p / (1 + min(1, rivals*(1-exists)/exists)*(sum-own)/own)
}
