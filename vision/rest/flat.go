package rest

import (
	"math"
	"slices"

	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/odds"
	"quartermaster/vision/paint"
	"quartermaster/vision/scene"
)

// certain is the minimum probability by the feature nets for the portrait nets to be skipped, because they would not change the result.
// They are never skipped for a die that shows one pip, because the features do not measure its height, nor for a die beside something
// on which it may lean by few degrees: see mayLean. Fitted on: unknown.
const certain = 0.999

// leastStands is the minimum of flatEvidence.stands for foreign paint to be measured. Below it, foreign paint would change the log odds by
// less than a third.
const leastStands = 0.01

// unequalCost is subtracted from the log odds that a die lies flat if its sides differ in length. Fitted on: unknown.
const unequalCost = 3

// besideWall is the distance from a wall within which a die may lean on it, in edges. Fitted on: unknown.
const besideWall = 0.9

// oddShare is the prior probability that a die leans or lies on another: the share of such dice among 8,800 of rendered rigs.
const oddShare = 0.016

// Judges estimate whether chosen dice lie flat. There are two kinds of nets, each for dice with pips and for printed dice:
// ensembles of small nets on measured features (Ensemble), and convolutional nets on portraits (ConvNet).
type Judges struct {
	FeatureNets       nets.Ensemble
	PortraitNets      []*nets.ConvNet
	PrintFeatureNets  nets.Ensemble
	printPortraitNets []*nets.ConvNet
	// Shifts of the flat dice of this rig from the usual: of the log odds of the portrait nets, and of the features "sides changed" and
	// "unexplained at most". See LearnFlat.
	doubted, unchanged, shadow float64
	doubts                     doubts // shift of the log odds of the portrait nets at each place, if people have confirmed throws
}

// flatEvidence is the evidence on whether a die with pips lies flat.
type flatEvidence struct {
	net      float64 // probability that it lies flat, by the feature nets
	portrait float64 // log odds that it does not lie flat, by the portrait nets
	flanks   float64 // log odds of the visible flanks: see find.FlankLogOdds
	tilted   int     // maximum number of pips on a flank that is seen tilted: see find.TiltedFlankPips
	lift     float64 // height of its pips, lifts: see height
	beside   float64 // largest share of unexplained change beside it: see unexplainedAround
	sides    float64 // see sidesEqual
	under    float64 // see paint.ForeignPaint
	stands   float64 // how well its pips agree with standing on another die, 0 to 1: see mayStand

	// These are used if the camera or the places of the pips are uncertain: see SizesUncertain.
	uncertain bool
	usual     float64 // shift of the log odds of the portrait nets for flat dice of this rig: see Judges
	floor     float64 // log odds that it lies on the floor and not level on another die, by the size of its pips: see find.Candidate.FloorOdds
	pips      int     // number of its pips that were found
	outline   float64 // height by the size of its outline, lifts
	alone     bool    // see standsAlone
}

// flat returns the probability that the die lies flat, as a weighted sum of log odds. Feature nets and portrait nets were trained
// independently and err on different dice. The portrait nets were trained on a set with more leaning dice than on a table. Their
// prior is corrected for that (Saerens, Latinne, Decaestecker, 2002). They can hardly distinguish a die that lies level on another from
// one on the floor, so height and unexplained change beside the die count too. A side that the shadow of a
// wall hides is measured wrongly, so the lengths of the sides can only lower the result.
//
// The weights were fitted by logistic regression (Platt, 1999) on 5,300 dice that lie flat and 320 that do not: the six rendered
// rigs, six more rendered ones and nine drawn ones. The constant and the weights of net, portrait, flanks and upward lift were set again
// on 71 rigs that trained no portrait net, after these nets had been trained with more small dice. There, of 1,323 dice that lean
// or lie on others, 16 go unnoticed instead of 24, and 30 of 910 ordinary throws are asked about instead of 37. perUnder and shine
// were set by hand on 34 rigs: no flat die of an ordinary throw shows foreign paint along more than 0.23 of its outline, and two in
// five dice that stand on others do. The weight agrees with log ratios counted on 3,412 flat dice and 176 others of twelve rigs: 1.3 at
// 0.18, 3.2 at 0.23, 4.2 at 0.28, 6.6 at 0.35.
func (w *flatEvidence) flat() float64 {
	const (
		constant                     = -1.95
		ofNet, ofPortraits, ofFlanks = 0.55, 0.75, 0.40
		perTiltedPip                 = 0.29
		higher, lower                = 1.70, 2.53     // per lift upwards and downwards
		perBeside, from, full        = 0.57, 0.2, 0.6 // unexplained change beside it: weight, and the shares where it starts and is full
	)
	if w.uncertain {
		return w.flatByDoubtfulSizes()
	}
	logOdds := constant + ofNet*odds.Logit(max(1e-6, min(w.net, 0.9999))) - ofPortraits*w.portrait + ofFlanks*w.flanks
	logOdds -= perTiltedPip*float64(w.tilted) + higher*max(w.lift, 0) + lower*max(-w.lift, 0)
	logOdds -= perBeside*min(max((w.beside-from)/(full-from), 0), 1) + unequalCost*(1-w.sides)
	logOdds -= perUnder * w.stands * max(w.under-shine, 0)
	return odds.Logistic(logOdds)
}

// flatByDoubtfulSizes returns the probability that the die lies flat if sizes are uncertain, because of a fitted camera or uneven pips.
// There are two alternatives with different evidence. A die that leans needs something to lean on. A die that stands level on another
// one looks flat to the portrait nets, but it appears larger. FloorOdds weighs that by the uncertainty of the size.
//
// The weights were fitted by two logistic regressions on ten drawn rigs with leaning and stacked dice and on the six rendered rigs without
// their lens pictures: 2,960 flat dice against 211 that lean, and 2,469 against 163 that stand level on others and show two and more pips.
// In this set, leaning and stacked dice are ten times as frequent as on a table, which would justify adding more than 2.3 to the
// constants. What is added (prior, levelPrior, and less for dice that show one pip) was chosen so that on no set more dice go unnoticed
// than with the weights before: see vision/MEASUREMENTS.md. The costs of unequal sides and of foreign paint are those of flat.
func (w *flatEvidence) flatByDoubtfulSizes() float64 {
	const (
		constant, prior, ofAlone     = -1.64, 1.5, 1.96
		ofNet, ofPortraits, ofFlanks = 0.18, 0.70, 2.10
		perTiltedPip, higher, ofOne  = 0.60, 1.96, 1.0
		// Against standing level on another die.
		levelConstant, levelPrior, levelNet, levelPortraits = -1.65, 2.0, 0.33, 0.56
		levelFloor, levelUnder, from                        = 0.99, 17.51, 0.1
		levelOutline                                        = 0.71
		least, most                                         = -8, 12 // bounds of the portrait nets' log odds
		leastFloor, mostFloor                               = -4, 5  // bounds of floor
	)
	net := odds.Logit(max(1e-6, min(w.net, 0.9999)))
	portrait := func(usual float64) float64 { return max(least, min(usual-w.portrait, most)) }
	leans := constant + prior + ofNet*net + ofPortraits*portrait(w.usual) + ofFlanks*w.flanks - perTiltedPip*float64(w.tilted) - higher*max(w.lift, 0)
	if w.alone {
		leans += ofAlone
	}
	leans -= unequalCost*(1-w.sides) + perUnder*w.stands*max(w.under-shine, 0)
	if w.pips < 2 { // its size is not known, so nothing but this tells whether it stands on another die
		return odds.Logistic(leans - ofOne)
	}
	level := levelConstant + levelPrior + levelNet*net + levelPortraits*portrait(0) + levelFloor*max(leastFloor, min(w.floor, mostFloor)) - levelUnder*max(w.under-from, 0) - levelOutline*w.outline
	return 1 / (1 + math.Exp(-leans) + math.Exp(-level))
}

// SizesUncertain reports whether the sizes of dice are uncertain: the camera was fitted without pictures of a chessboard, or the standard
// deviation of the pips from their places is above uneven. It is 0.0016 to 0.003 for regular dice, both drawn and rendered ones and those
// of two real tables. It is 0.012 to 0.018 for dice whose pips were drawn 1.5 to 3 % of an edge off their places.
func SizesUncertain(k *scene.Known) bool {
	const uneven = 0.007 // edges
	return k.FocalSD > 0 || k.PipSD > uneven
}

// outlineHeight returns the height of a die by the size of its outline, in lifts: the mean of both directions, each clamped. The limits
// were fitted on: unknown.
func outlineHeight(seen nets.Evidence) float64 {
	bound := func(v float64) float64 { return max(-2, min(v, 2.5)) }
	return max(-2, min((bound(seen[liftAlong])+bound(seen[liftAcross]))/2, 2))
}

// Flatness returns the probability that a die with pips lies flat. seen are its features, net is the probability that the feature
// nets give them.
func (r *Judges) Flatness(s *scene.Scene, c *find.Candidate, dice []find.Candidate, seen nets.Evidence, net float64) float64 {
	const first, second = 2.3, 1.6 // weights of the clearer and the other flank; fitted on: unknown
	seen = r.asUsual(seen)
	w := flatEvidence{net: net, portrait: usualPortraitOdds, flanks: flankOdds(s.Known, find.FlankLogOdds(s, c, first, second)), lift: height(s, c), beside: seen[unexplainedBeside], sides: 1}
	w.uncertain, w.usual, w.floor, w.pips = SizesUncertain(s.Known), r.doubted, c.FloorOdds, c.PipsFound
	if c.PipsFound > 1 { // nothing but the portrait nets notices a one that leans by few degrees, so a confirmed place does not excuse it
		w.usual = max(w.usual, r.doubts.at(s.Board.Current.Rect.MM(c.X, c.Y)))
	}
	w.outline, w.alone = outlineHeight(seen), standsAlone(seen)
	if net < certain || w.uncertain || c.Pattern.N == 1 || mayLean(s, c, seen) {
		w.portrait, w.tilted, w.sides = portraitOdds(r.PortraitNets, s, c, dice), find.TiltedFlankPips(s, c), sidesEqual(s, c, seen)
	}
	w.stands = mayStand(s, c, w.lift)
	if w.stands > leastStands {
		w.under = paint.ForeignPaint(s, c, dice)
	}
	flat := w.flat()
	if unknownShape(s, c) {
		flat = min(flat, maybeFlat)
	}
	return flat
}

// Foreign paint along an outline: weight of its share, and the share that a reflection may cause; see flat.
const perUnder, shine = 40, 0.16

// maybeFlat is the probability that is reported if people are to decide whether a die lies flat. It must lie between 0.5 and find.SureFlat.
const maybeFlat = 0.6

// flankOdds weights the log odds of the flanks. Evidence against the die has less weight if the camera is uncertain: see knownFlanks.
func flankOdds(k *scene.Known, says float64) float64 {
	if says < 0 {
		return says * knownFlanks(k)
	}
	return says
}

// unknownShape reports whether the lattice of a face is longer in one direction although no such lattice was taught. Then it may also be
// a square lattice on a die that leans. square was fitted on the same pictures as blind in knownFlanks.
func unknownShape(s *scene.Scene, c *find.Candidate) bool {
	const square = 0.03
	if c.Pattern.N < 4 || slices.ContainsFunc(s.Known.LatticesOf(c.Sign), func(l scene.Lattice) bool { return l.PitchRatio[c.Pattern.Value] != 0 }) {
		return false
	}
	var a, b float64
	for _, p := range c.Pips {
		a, b = max(a, math.Abs(p[0])), max(b, math.Abs(p[1]))
	}
	return math.Abs(math.Log(max(a, 1)/max(b, 1))) > square
}

// usualPortraitOdds replaces the log odds of the portrait nets if these are skipped. For most dice that lie flat, the portrait nets give
// even lower ones. Fitted on: unknown.
const usualPortraitOdds = -7.5

// portraitOdds returns the log odds that a die leans or lies on another: the mean over the portrait nets, each corrected for the
// prior of its training set.
func portraitOdds(all []*nets.ConvNet, s *scene.Scene, c *find.Candidate, dice []find.Candidate) (logOdds float64) {
	g := nets.Activations{Portrait: nets.Dequantize(find.Portrait(s, c, dice), make([]float32, 0, nets.PortraitSide*nets.PortraitSide*nets.PortraitDepth))}
	for _, e := range all {
		logOdds += (e.LogOdds(&g) - odds.Logit(e.Prior) + odds.Logit(oddShare)) / float64(len(all))
	}
	return logOdds
}
