package find

import (
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/figure"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Candidate is one possible die with its measurements and probabilities.
type Candidate struct {
	pixel.Pose
	scene.FaceMeasures
	Pattern *vision.Pattern
	Sign    calibration.Pips
	Colour  string

	sep, ratio, height           float64           // contrasts of the pattern: see scene.MatchPattern
	Scale, Rms                   float64           // of the pips' lattice: see Fitted
	CameraScale                  float64           // of the scale: see AttributeScale
	FloorOdds                    float64           // log odds, by the size of its pips alone, that it lies on the floor and not on another die: see rest.CompareSizes
	PipsFound                    int               // number of pips with a peak of their own
	Pips                         [][4]float64      // places of those pips: see Fitted
	LightPrior                   colour.LightPrior // prior of the light on the face
	ColourDistance, ColourMargin float64           // distance of the colour, and lead over the next one: see colour.Nearest
	BevelEvidence                float64           // evidence of the bevels against the colour: see colour.BevelEvidence
	Untaught                     float64           // probability that it is of no taught colour: see colour.Set.Untaught
	NoVeil                       float64           // probability that no specular reflection hides another colour: see paint.Unveil
	printed                      float64           // share of the pips that the board's print explains: see function printed
	Score                        float64
	evidence                     nets.Evidence
	sharp                        [3]float64 // cached result of SideSharpness at the pose sharpAt
	sharpAt                      pixel.Pose
	Exists                       float64       // probability that a die with this value is here
	Flat                         float64       // probability that it lies flat on the floor, given that it is here
	OnDie                        bool          // it lies on another die: see rest.OnDie
	Print                        *figure.Match // the matched figure of a printed die; nil: it has pips
	Rival                        float64       // probability that a printed die lies here instead: see WeighRivals
}

// Contrast returns the contrast of the pips as a share of the face's lightness.
func (c *Candidate) Contrast() float64 { return c.height / ((c.Body[0]+c.Body[1]+c.Body[2])/3 + 1) }

// dazzled is the contrast of light pips below which single ones may be lost in a specular reflection. Fitted on 4,000 dice with
// light pips that were read right, in all kinds of light: their minimum was 0.16.
const dazzled = 0.15

// Legible returns the probability that a face has no more pips than are seen.
func (c *Candidate) Legible() float64 {
	if c.Sign == calibration.LightPips && c.Contrast() < dazzled {
		return Sure - 0.03
	}
	return 1
}

// weighAll returns a first score of a candidate, a weighted sum of its measurements. Candidates with a high score are evaluated
// first. The weights were fitted on: unknown.
func (c *Candidate) weighAll() float64 {
	side := c.Side
	slices.Sort(side[:])
	cap1 := func(v float64) float64 { return min(v/18, 1) }
	s := 2*c.sep + cap1(side[3]) + cap1(side[2]) + cap1(side[1]) + 0.7*cap1(side[0])
	s -= min(c.Spread/14, 1.5)
	s += min(c.height, 60) / 40
	s += 0.25 * float64(c.Pattern.N)
	s -= 0.5*max(c.ColourDistance-1, 0) + 0.5*max(c.ColourDistance-2.5, 0)
	s -= 3 * max(c.printed-0.35, 0)
	s -= 6 * max(c.Ncc-0.45, 0)
	return s
}

// isPrint reports whether a candidate is the board's own print in a shadow. The empty board then has print at its pips, and its
// whole face correlates with the empty board. Fitted on 15,000 dice: none with so much print had a correlation above 0.12.
func (c *Candidate) isPrint() bool {
	const pips, face = 0.65, 0.7
	return c.printed > pips && c.Ncc > face
}
