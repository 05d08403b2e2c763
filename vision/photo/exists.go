package photo

import (
	"cmp"
	"context"
	"math"
)

// Whether a face is the top of a die: a logistic regression on the log odds of the nets of faces and of bodies, and on the kin of the
// face. It was fitted on photographs outside the test set: see vision/MEASUREMENTS.md, "Photographs".
const (
	faceWeight = 1.3
	bodyWeight = 1.6
	kinWeight  = 2.4
	oddsOfDie  = -3.2 // constant
	// laidFace is the maximum probability of a die by the net of faces for a face that was laid over a place (see finder.laid): it is the best
	// of many that were tried.
	laidFace  = 0.8
	sureOfKin = 0.8 // see kinOdds
)

// dieOdds returns the log odds that a face is the top of a die, without regard to its kin. body is the probability of a die by the net of bodies.
func dieOdds(c *found, body float64) float64 {
	_, face := c.value()
	if c.laid {
		face = min(face, laidFace)
	}
	return faceWeight*logOdds(face) + bodyWeight*logOdds(body) + oddsOfDie
}

// kinOdds returns what kin adds to the log odds of a die. body is the probability of a die by the net of bodies. Where that is low, kin does
// not speak for a die: print on something that has the colours of the dice looks like a face with kin.
func kinOdds(kin, body float64) float64 {
	if body < sureOfKin {
		kin = min(kin, 0)
	}
	return kinWeight * kin
}

// Windows by which bodiesOf looks at a die: offsets from the middle of its face in edges, and sizes. Chosen, not fitted.
var shifted = [...]struct{ x, y, size float64 }{
	{0, 0, 1}, {0.08, 0, 1}, {-0.08, 0, 1}, {0, 0.08, 1}, {0, -0.08, 1}, {0, 0, 1.1}, {0, 0, 0.9},
}

// bodiesOf returns the probability of a die at each face by the net of bodies. For a die of the face's own size and for one of the usual
// size it averages over windows that are shifted and scaled a little, which makes the net steadier. The higher of the two counts: where
// the pips of a die lie close together, the face is taken for a smaller one.
func (f *finder) bodiesOf(ctx context.Context, all []found, u usual) []float64 {
	var windows []window
	add := func(at *frame, edge float64) {
		for _, s := range shifted {
			windows = append(windows, f.window(at.x+s.x*edge, at.y+s.y*edge, s.size*edge/bodyEdge))
		}
	}
	for i := range all {
		own := all[i].at.edge()
		add(&all[i].at, own)
		add(&all[i].at, cmp.Or(u.edge, own))
	}
	seen := f.bodies.judgeWindows(ctx, windows, 4)
	out := make([]float64, len(all))
	for i := range out {
		var die [2]float64 // probability, by size
		for k, look := range seen[2*len(shifted)*i : 2*len(shifted)*(i+1)] {
			die[k/len(shifted)] += (1 - look[0]) / float64(len(shifted))
		}
		out[i] = max(die[0], die[1])
	}
	return out
}

// Limits of kinship. The colours are those by which three quarters of the dice, and hardly anything else, have kin, with a margin.
const (
	kinAlike  = 60  // maximum distance of the colours of two dice of one kind, grey levels
	kinUnlike = 160 // minimum distance of the colours of two things of different kinds
	kinApart  = 0.9 // minimum distance of two dice, edges: what is nearer to a die is one of its other faces
	sureKin   = 0.9 // minimum probability of the value of a die that counts as kin
)

// kinship tells for each face how its colours fit the sure dice of the picture, from -1 (no such colours) to 1 (a die of the same
// colours). It is 0 where there are no other sure dice. Dice are mostly thrown in sets, and what looks like a die and is none seldom
// has the colours of one, unless it is a side of it.
func kinship(all []die, u usual) []float64 {
	out := make([]float64, len(all))
	for i := range all {
		near, least := false, math.Inf(1)
		for k := range all {
			a, b := &all[i], &all[k]
			if i == k || b.exists < verySure || b.right < sureKin {
				continue
			}
			if math.Hypot(a.at.x-b.at.x, a.at.y-b.at.y) < kinApart*max(a.at.edge(), b.at.edge(), u.edge) {
				near = true
				continue
			}
			least = min(least, unlike(a, b))
		}
		if math.IsInf(least, 1) {
			continue
		}
		const middle, half = (kinUnlike + kinAlike) / 2, (kinUnlike - kinAlike) / 2
		out[i] = max(-1, min(1, (middle-least)/half))
		if near {
			out[i] = min(out[i], 0)
		}
	}
	return out
}

// unlike returns the distance of the colours of two dice: of their bodies or of their pips, whichever is greater; grey levels.
func unlike(a, b *die) float64 {
	body := a.level.bodyColour(&a.frame, a.sign).minus(b.level.bodyColour(&b.frame, b.sign))
	return float64(max(body.length(), a.pip.minus(b.pip).length()))
}
