package reader

import (
	"slices"

	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/guard"
	"quartermaster/vision/paint"
	"quartermaster/vision/pixel"
	"quartermaster/vision/rest"
	"quartermaster/vision/scene"
	"quartermaster/vision/unexplained"
)

// explanation is what a picture shows: the chosen dice, and what they do not explain.
type explanation struct {
	dice  []find.Candidate
	told  []vision.Die        // the same as dice of the reading
	known pixel.Mask          // their outlines
	left  []unexplained.Patch // unexplained changes that may be dice
	under []unexplained.Patch // places where another die may lie beneath one of them
	spare []unexplained.Patch // changes larger than the dice there: see unexplained.Overfull
}

// explain chooses the dice that explain a picture and judges how they lie.
func (r *reader) explain(s *scene.Scene, all, prints []find.Candidate) (x explanation) {
	x.dice = find.Chosen(all)
	find.WeighRivals(x.dice, prints)
	if len(r.SizeSD) > 0 || rest.SizesUncertain(&r.Known) { // otherwise nothing uses the result
		rest.CompareSizes(s, x.dice)
	}
	explained := find.Outlines(s, x.dice, find.BandFactor)
	for i := range x.dice {
		c := &x.dice[i]
		net := 1.0
		if m := c.Print; m != nil {
			c.Flat, c.OnDie = r.PrintFlatness(s, c, x.dice), m.OnDie(s)
		} else {
			c.BevelEvidence = colour.BevelEvidence(r.Shades, c.Colour, c.Body, paint.BevelColour(s, c.Pose), s.Floor.GainAt(c.X, c.Y), r.White, c.LightPrior, c.Contrast())
			paint.Unveil(s, c)
			seen := rest.Features(s, c, x.dice, &explained)
			net = r.FlatByFeatures(seen)
			c.Flat, c.OnDie = r.Flatness(s, c, x.dice, seen, net)*rest.FitsFloor(s, c), rest.OnDie(s, c, net)
		}
		if c.Flat < find.SureFlat || net < leastAlone {
			if p, seen := unexplained.Beneath(s, c, &explained); seen {
				x.under, c.Flat = append(x.under, p), min(c.Flat, net)
			}
		}
		if rest.MayHide(s, c, x.dice) {
			x.under = append(x.under, unexplained.Patch{X: c.X, Y: c.Y, DieSized: true})
		}
	}
	r.findUntaught(&x)
	for i := range x.dice {
		x.told = append(x.told, r.die(i, s, &x.dice[i]))
	}
	x.known = find.Outlines(s, x.dice, find.OwnFactor)
	x.left = slices.Concat(unexplained.Leftovers(s, &x.known), unexplained.Unread(prints, x.dice), unexplained.Undecided(all, x.dice))
	x.spare = unexplained.Overfull(s, x.dice, &x.known)
	return x
}

// finding returns what the guards judge.
func (x *explanation) finding() *guard.Finding {
	f := &guard.Finding{Unexplained: x.left, Covered: x.known}
	for i := range x.dice {
		if c := &x.dice[i]; c.Print == nil {
			f.Dice = append(f.Dice, guard.Die{Pose: c.Pose, Pattern: c.Pattern, Sign: c.Sign})
		}
	}
	return f
}

// leastAlone is the probability of a flat die by the feature nets alone, below which another die is sought beneath it, whatever the
// portrait nets give. Fitted on: unknown.
const leastAlone = 0.95
