package colour

import (
	"quartermaster/vision/odds"
)

// Outlier limits, in units of Shade.Distance. Of 3,699 dice that were read right on 20 rigs (two of them real), 99 in 100 are within 2.9
// of their colour; the others, up to 3.7, are of two colours whose taught dice lay in very different light. Of dice of other colours
// than the taught one, on three rigs taught one colour each, half are farther than 4 and the nearest 1.8. On a seventh rig, yellow dice
// in the light of a wall are up to 4.6 from their colour. The lead over the next colour tells what they are, so where there is a
// next one a die must be farther off.
const (
	untaughtAlone = 3.5   // distance at which a die is as likely of no taught colour as of the one that was taught
	untaughtFrom  = 5.5   // the same where several were taught
	beyondSpread  = 1.2   // but at least so much beyond the farthest taught die of that colour
	untaughtSlope = 6     // log odds per unit, as in Confidence
	untaughtPrior = 0.002 // share of dice of no taught colour; set by hand
	untaughtCount = 20    // dice that this prior counts as, against those of one picture; set by hand
)

// setSpread sets a shade's Spread from its taught faces.
func (sh *Shade) setSpread(faces [][3]float64, white [3]float64) {
	sh.Spread = 0
	for _, f := range faces {
		sh.Spread = max(sh.Spread, sh.Distance(f, white, LightNearWall(2)))
	}
}

// LearnSpreads sets the spread of all shades. faces are the taught faces of each, as in LearnShade.
func (e *Set) LearnSpreads(faces map[string][][3]float64) {
	for i := range e.Shades {
		e.Shades[i].setSpread(faces[e.Shades[i].Name], e.White)
	}
}

// Seen is a die's nearest colour and its distance from it.
type Seen struct {
	Colour   string
	Distance float64
}

// Untaught returns for each die of a picture the probability that it is of no taught colour. Where some dice surely are not, the others
// are likelier not to be: people mix up sets, not single dice.
func (e *Set) Untaught(dice []Seen) []float64 {
	out := make([]float64, len(dice))
	share, from := untaughtPrior, untaughtFrom
	if len(e.Shades) < 2 {
		from = untaughtAlone
	}
	for range 2 { // the second round knows the share in this picture
		sum := untaughtPrior * untaughtCount
		for i, d := range dice {
			limit := from
			if sh := ShadeOf(e.Shades, d.Colour); sh != nil {
				limit = max(limit, sh.Spread+beyondSpread)
			}
			out[i] = odds.Logistic(untaughtSlope*(d.Distance-limit) + odds.Logit(share) - odds.Logit(untaughtPrior))
			sum += out[i]
		}
		share = sum / (untaughtCount + float64(len(dice)))
	}
	return out
}
