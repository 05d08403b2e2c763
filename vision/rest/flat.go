package rest

import (
	"math"
	"slices"

	"quartermaster/vision/find"
	"quartermaster/vision/nets"
	"quartermaster/vision/paint"
	"quartermaster/vision/scene"
)

// certain is from what the net says of its evidence on that no eye looks at a die that has nothing to lean on: it would change
// nothing. Beside a wall or another die it may lean by few degrees, and the net knows less than it thinks.
const certain = 0.999

// crooked is what sides that differ take off the log odds that a die lies flat.
const crooked = 3

// besideWall is how near to a wall, in edges, dice lean on it.
const besideWall = 0.9

// oddShare is the share of dice that lean or lie on others on a table. Of 8,800 dice of rendered rigs 1.6 in 100 do.
const oddShare = 0.016

// Judges say whether chosen dice lie flat: juries of what was measured, and eyes that look at portraits.
type Judges struct {
	Lies      nets.Jury
	Eyes      []*nets.Eye
	PrintLies nets.Jury
	printEyes []*nets.Eye
}

// witness is what is known of how a die with pips lies.
type witness struct {
	net    float64 // the probability that it lies flat, of what was measured
	eyes   float64 // the log odds by which its portrait says that it does not
	flanks float64 // how much its flanks say for it: see find.FlanksSay
	tilted int     // the most pips of a flank that is seen tilted
	lift   float64 // of its pips: see height
	beside float64 // the share of what is strange beside it, where that is most
	sides  float64 // see straight
	under  float64 // see paint.Underpaint
	ease   float64 // see ease
}

// flat is the probability that it lies flat: a sum of log odds. Net and eyes have not learned from each other, and err on different
// dice; the eyes learned where more dice are odd than on a table, which is taken off (Saerens, Latinne, Decaestecker, 2002). To the
// eyes a die that lies level on another is like one on the floor: its height tells, or something strange beside it. Where a wall's
// shadow hides a side the sides err, so they only take something off.
//
// The weights were fitted (Platt, 1999) on 5,300 dice that lie flat and 320 that do not, of the six rendered rigs, six more and nine
// that are drawn. The constant and the weights of net, eyes, flanks and a lift upwards were set again when the eyes learned from
// more dice, many of them small: of 1,323 dice that lean or lie on others, on 71 rigs that taught no eye, 16 are not noticed instead
// of 24, and 30 of 910 ordinary throws are asked about instead of 37. What another paint along the outline counts was set by hand:
// on 34 rigs no die that lies flat in an ordinary throw shows it along more than 0.23 of its outline; two in five of those that
// stand on others do.
func (w *witness) flat() float64 {
	const (
		plain                   = -1.95
		ofNet, ofEyes, ofFlanks = 0.55, 0.75, 0.40
		perTiltedPip            = 0.29
		higher, lower           = 1.70, 2.53     // a lift upwards, and downwards
		strange, none, all      = 0.57, 0.2, 0.6 // something strange beside it, and from which share to which that counts
		perUnder, shine         = 40, 0.16       // another paint along its outline, and the share of it where coloured light may seem so
	)
	odds := plain + w.ease + ofNet*nets.Logit(max(1e-6, min(w.net, 0.9999))) - ofEyes*w.eyes + ofFlanks*w.flanks
	odds -= perTiltedPip*float64(w.tilted) + higher*max(w.lift, 0) + lower*max(-w.lift, 0)
	odds -= strange*min(max((w.beside-none)/(all-none), 0), 1) + crooked*(1-w.sides)
	odds -= perUnder * max(w.under-shine, 0)
	return 1 / (1 + math.Exp(-odds))
}

// Flatness is the probability that a die with pips lies flat, from what the net says of its evidence and what else is seen of it.
func (r *Judges) Flatness(s *scene.Scene, c *find.Candidate, dice []find.Candidate, seen nets.Evidence, net float64) float64 {
	const first, second = 2.3, 1.6 // what a flank says
	w := witness{net: net, eyes: usualGaze, flanks: lying(s.Known, find.FlanksSay(s, c, first, second)), lift: height(s, c), beside: seen[strangeBeside], sides: 1}
	if stands(seen) {
		w.ease = ease(s.Known)
	}
	if net < certain || mayLean(s, c, seen) {
		w.eyes, w.tilted, w.sides = gazed(r.Eyes, s, c, dice), find.Tilted(s, c), straight(s, c, seen)
	}
	flat := w.flat()
	if excusedLift(s, c) > mostExcused || unknownShape(s, c) {
		flat = min(flat, maybeFlat)
	}
	if flat < find.SureFlat { // people are asked about it anyway
		return flat
	}
	w.under = paint.Underpaint(s, c, dice) // shine may seem paint, so people decide
	return max(w.flat(), maybeFlat)
}

// maybeFlat is the probability that a die lies flat where people are to decide.
const maybeFlat = 0.6

// lying is what flanks say of how a die lies: one that does not show its pips where they are expected counts as far as the camera is known.
func lying(k *scene.Known, says float64) float64 {
	if says < 0 {
		return says * knownFlanks(k)
	}
	return says
}

// unknownShape says whether a face's lattice is longer one way and nobody showed such a face: it may as well be a square one that leans.
func unknownShape(s *scene.Scene, c *find.Candidate) bool {
	const square = 0.03
	if c.Pattern.N < 4 || slices.ContainsFunc(s.Known.LatticesOf(c.Sign), func(l scene.Lattice) bool { return l.Long[c.Pattern.Value] != 0 }) {
		return false
	}
	var a, b float64
	for _, p := range c.Pips {
		a, b = max(a, math.Abs(p[0])), max(b, math.Abs(p[1]))
	}
	return math.Abs(math.Log(max(a, 1)/max(b, 1))) > square
}

// usualGaze is what the eyes say at least of most dice that lie flat, as log odds.
const usualGaze = -7.5

// gazed is the mean of the log odds by which eyes say that a die leans or lies on another.
func gazed(eyes []*nets.Eye, s *scene.Scene, c *find.Candidate, dice []find.Candidate) (odds float64) {
	g := nets.Gaze{Portrait: nets.Shown(find.Portrait(s, c, dice), make([]float32, 0, nets.PortraitSide*nets.PortraitSide*nets.PortraitDepth))}
	for _, e := range eyes {
		odds += (e.Look(&g) - nets.Logit(e.Odd) + nets.Logit(oddShare)) / float64(len(eyes))
	}
	return odds
}
