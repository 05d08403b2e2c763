package find

import (
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/figure"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// withoutPips returns the pattern of a face without pips. Like that of a one it tells nothing of a tilt.
func withoutPips(value int) *vision.Pattern { return &vision.Pattern{Value: value, N: 1} }

// Printed lists the candidates for printed dice in a scene. pipped are the candidates with pips: no figure is sought in those that are
// beyond doubt.
func Printed(s *scene.Scene, kinds []figure.Die, pipped []Candidate) []Candidate {
	var out []Candidate
	for k := range kinds {
		out = append(out, printsOf(s, &kinds[k], pipped)...)
	}
	return out
}

// printsOf lists the candidates for printed dice of one kind.
func printsOf(s *scene.Scene, kind *figure.Die, pipped []Candidate) []Candidate {
	var sure []figure.FaceAt
	for i := range pipped {
		if c := &pipped[i]; c.Exists > beyondDoubt {
			sure = append(sure, figure.FaceAt{Pose: c.Pose, Body: c.Body})
		}
	}
	var out []Candidate
	for _, f := range figure.Sightings(s, kind, sure, MinExists) {
		out = append(out, Candidate{Pose: f.Pose, Pattern: withoutPips(f.Figure.Value), Colour: kind.Name, Print: &f.Match,
			FaceMeasures: scene.FaceMeasures{Body: f.Body}, Scale: 1, PipsFound: 1, Exists: f.Exists})
	}
	return out
}

// WithoutPrinted removes the candidates that overlap a printed die: its figure is stronger evidence than pips that may be a part of it.
func WithoutPrinted(all, prints []Candidate) []Candidate {
	var there []Candidate
	for _, p := range prints {
		if p.Exists >= MinExists {
			there = append(there, p)
		}
	}
	return slices.DeleteFunc(all, func(c Candidate) bool { return OverlapsAny(there, c.Pose, scene.MaxOverlap) })
}

// MaxPrintOverlap is the maximum overlap of a printed face with a die that lies higher, in edges. With more its figure would be hidden.
// Fitted on: unknown.
const MaxPrintOverlap = 0.4

// stacks reports whether a printed die may overlap some dice because they lie on each other. This requires that the other die is printed
// too, both are beyond doubt, and one is seen higher than the other.
func (c *Candidate) stacks(dice []Candidate) bool {
	for i := range dice {
		o := &dice[i]
		if over := pixel.Overlap(c.Pose, o.Pose, 0.5); over > scene.MaxOverlap && (over > MaxPrintOverlap || !c.over(o) && !o.over(c)) {
			return false
		}
	}
	return true
}

// over reports whether a die is seen higher than another, both printed and beyond doubt.
func (c *Candidate) over(low *Candidate) bool {
	return c.Print != nil && low.Print != nil && min(c.Exists, low.Exists) > Sure &&
		c.Print.Lift > figure.MinRaisedLift && c.Print.Lift > low.Print.Lift+figure.MinRaisedLift/2
}

// WeighRivals lowers the probability of dice with pips where a printed die was not chosen, but is possible.
func WeighRivals(dice, prints []Candidate) {
	for i := range dice {
		c := &dice[i]
		for _, p := range prints {
			if c.Print == nil && p.Exists < MinExists && pixel.Overlap(c.Pose, p.Pose, 0.5) > scene.MaxOverlap {
				c.Rival = max(c.Rival, p.Exists)
				c.Exists = min(c.Exists, 1-p.Exists)
			}
		}
	}
}
