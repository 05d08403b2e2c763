package rest

import (
	"slices"

	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

// usual is the distribution of a measure over flat dice: rigs differ in their means, and the dice of a rig from its mean. Both are fitted on
// flat dice of drawn and rendered rigs and of a third of one real table.
type usual struct {
	mean    float64
	between float64 // variance of the rigs' means
	within  float64 // variance of a rig's dice
}

var (
	usualEyes  = usual{-9.0, 1.56, 5.0}       // log odds of the portrait nets that a flat die does not lie flat; 31 rigs, 4,300 dice
	usualSides = usual{0.921, 0.0027, 0.0132} // feature "sides changed"; 34 rigs, 6,200 dice
)

// shift returns by how much a rig's mean differs from the usual one. sum is that of n dice. The fewer they are, the more it is
// shrunk towards 0 (empirical Bayes).
func (u usual) shift(sum float64, n int) float64 {
	if n == 0 {
		return 0
	}
	return (sum/float64(n) - u.mean) * u.between / (u.between + u.within/float64(n))
}

// LearnFlat learns how flat dice of this rig look. Real dice in real light, with other edges than those that taught the nets, or as
// pale as their board look less flat than others. flat are dice of the teaching picture, which lie flat, and dice all dice there. Few
// dice that happen to look flatter than usual make no other die suspicious.
func (r *Judges) LearnFlat(s *scene.Scene, flat []*find.Candidate, dice []find.Candidate) {
	explained := find.Outlines(s, dice, find.BandFactor)
	var eyes, sides float64
	for _, c := range flat {
		eyes += portraitOdds(r.Eyes, s, c, dice)
		sides += Features(s, c, dice, &explained)[sidesChanged]
	}
	r.doubted = max(0, usualEyes.shift(eyes, len(flat)))
	r.unchanged = max(0, -usualSides.shift(sides, len(flat)))
}

// FlatByFeatures returns the probability of the feature nets that a die with pips lies flat.
func (r *Judges) FlatByFeatures(seen nets.Evidence) float64 {
	if r.unchanged > 0 {
		seen = slices.Clone(seen)
		seen[sidesChanged] = min(seen[sidesChanged]+r.unchanged, 1)
	}
	return r.Lies.Probabilities(seen)[nets.FlatDie]
}
