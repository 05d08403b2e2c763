package rest

import (
	"slices"

	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/scene"
)

// usual is the distribution of a measure over flat dice, as a random effects model: the means of rigs vary, and so do the dice of one rig
// about its mean. Fitted on flat dice of drawn and rendered rigs and of a third of one real table.
type usual struct {
	mean    float64
	between float64 // variance of the rigs' means
	within  float64 // variance of a rig's dice
}

var (
	usualPortraits = usual{-9.0, 1.56, 5.0}       // log odds of the portrait nets that a flat die does not lie flat; 31 rigs, 4,300 dice
	usualSides     = usual{0.921, 0.0027, 0.0132} // feature "sides changed"; 34 rigs, 6,200 dice
	usualBeside    = usual{0.05, 0.0088, 0.012}   // feature "unexplained at most"; 7 drawn and 2 real rigs, 970 dice
)

// shift estimates by how much the mean of a rig differs from the usual one. sum is the sum of the measure over n dice of the rig. The
// fewer dice there are, the more the estimate is shrunk towards 0 (empirical Bayes).
func (u usual) shift(sum float64, n int) float64 {
	if n == 0 {
		return 0
	}
	return (sum/float64(n) - u.mean) * u.between / (u.between + u.within/float64(n))
}

// LearnFlat measures how flat dice of this rig look to the nets. Some real dice look less flat than those on which the nets were
// trained, because of the light, of edges with another bevel, or of a colour close to that of the board. Some cast a coloured shadow, as
// see-through dice do, which is not recognized as one, and looks like something on which they may lean. flat are the dice of the teaching
// picture that are known to lie flat, dice are all its dice, confirmed are those of other pictures. Only shifts towards not flat are used.
// So dice that happen to look flatter than usual do not make others suspicious.
func (r *Judges) LearnFlat(s *scene.Scene, flat []*find.Candidate, dice []find.Candidate, confirmed []FlatDie) {
	explained := find.Outlines(s, dice, find.BandFactor)
	var portrait, sides, beside float64
	known := slices.Clone(confirmed)
	for _, c := range flat {
		seen := Features(s, c, dice, &explained)
		die := r.FlatDie(s, c, dice)
		known, portrait = append(known, die), portrait+die.Doubt
		sides += seen[sidesChanged]
		beside += seen[unexplainedBeside] // nothing lies beside a taught die, so this is its shadow or what it mirrors
	}
	r.doubted = max(0, usualPortraits.shift(portrait, len(flat)))
	if len(confirmed) > 0 {
		r.doubts = learnDoubts(known, max(s.Board.Size.WidthMM, s.Board.Size.HeightMM))
	}
	r.unchanged = max(0, -usualSides.shift(sides, len(flat)))
	r.shadow = max(0, usualBeside.shift(beside, len(flat)))
}

// FlatDie measures how flat a die looks to the portrait nets.
func (r *Judges) FlatDie(s *scene.Scene, c *find.Candidate, dice []find.Candidate) FlatDie {
	x, y := s.Board.Current.Rect.MM(c.X, c.Y)
	return FlatDie{X: x, Y: y, Doubt: portraitOdds(r.PortraitNets, s, c, dice)}
}

// asUsual returns features as they would be on a usual rig, where the sides of flat dice change as much as on those that taught the nets
// and nothing unexplained lies beside them.
func (r *Judges) asUsual(seen nets.Evidence) nets.Evidence {
	if r.unchanged == 0 && r.shadow == 0 {
		return seen
	}
	seen = slices.Clone(seen)
	seen[sidesChanged] = min(seen[sidesChanged]+r.unchanged, 1)
	if most := seen[unexplainedBeside]; most > 0 {
		left := max(0, most-r.shadow)
		seen[unexplainedRound] *= left / most
		seen[unexplainedBeside] = left
	}
	return seen
}

// FlatByFeatures returns the probability of the feature nets that a die with pips lies flat.
func (r *Judges) FlatByFeatures(seen nets.Evidence) float64 {
	return r.FeatureNets.Probabilities(r.asUsual(seen))[nets.FlatDie]
}
