package find

import (
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/figure"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// unpipped is the pattern of a face without pips. It tells as little of a tilt as that of a one.
func unpipped(value int) *vision.Pattern { return &vision.Pattern{Value: value, N: 1} }

// Printed lists what may be printed dice in a scene, of which the dice with pips are known.
func Printed(s *scene.Scene, kinds []figure.Die, pipped []Candidate) []Candidate {
	var out []Candidate
	for k := range kinds {
		out = append(out, printsOf(s, &kinds[k], pipped)...)
	}
	return out
}

// printsOf lists what may be printed dice of one kind in a scene.
func printsOf(s *scene.Scene, kind *figure.Die, pipped []Candidate) []Candidate {
	var sure []figure.FaceAt
	for i := range pipped {
		if c := &pipped[i]; c.Exists > beyondDoubt {
			sure = append(sure, figure.FaceAt{Pose: c.Pose, Body: c.Body})
		}
	}
	var out []Candidate
	for _, f := range figure.Sightings(s, kind, sure, LeastExists) {
		out = append(out, Candidate{Pose: f.Pose, Pattern: unpipped(f.Fig.Value), Colour: kind.Name, Print: &f.Match,
			Look: scene.Look{Body: f.Body}, Scale: 1, Found: 1, Exists: f.Exists})
	}
	return out
}

// Unprinted leaves out the candidates that lie across a printed die: its figure tells more than pips that may be a part of it.
func Unprinted(all, prints []Candidate) []Candidate {
	var there []Candidate
	for _, p := range prints {
		if p.Exists >= LeastExists {
			there = append(there, p)
		}
	}
	return slices.DeleteFunc(all, func(c Candidate) bool { return Taken(there, c.Pose, scene.Sink) })
}

// Covered is by how many edges a face may seem to sink into another that lies higher: more would hide its figure.
const Covered = 0.4

// stacks says whether a printed die lies on others that it seems to sink into, or beneath them: all are printed and beyond doubt, and
// of each two one is seen higher than the other.
func (c *Candidate) stacks(dice []Candidate) bool {
	for i := range dice {
		o := &dice[i]
		if over := pixel.Overlap(c.Pose, o.Pose, 0.5); over > scene.Sink && (over > Covered || !c.over(o) && !o.over(c)) {
			return false
		}
	}
	return true
}

// over says whether a die is seen higher than another, both printed and beyond doubt.
func (c *Candidate) over(low *Candidate) bool {
	return c.Print != nil && low.Print != nil && min(c.Exists, low.Exists) > Sure &&
		c.Print.Lift > figure.Raised && c.Print.Lift > low.Print.Lift+figure.Raised/2
}

// Contest makes dice as doubtful as a printed die is likely that was not chosen where they lie.
func Contest(dice, prints []Candidate) {
	for i := range dice {
		c := &dice[i]
		for _, p := range prints {
			if c.Print == nil && p.Exists < LeastExists && pixel.Overlap(c.Pose, p.Pose, 0.5) > scene.Sink {
				c.Rival = max(c.Rival, p.Exists)
				c.Exists = min(c.Exists, 1-p.Exists)
			}
		}
	}
}
