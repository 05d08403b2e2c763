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

// Candidate is one possible die with all that speaks for and against it.
type Candidate struct {
	pixel.Pose
	scene.Look
	Pattern *vision.Pattern
	Sign    calibration.Pips
	Colour  string

	sep, ratio, height float64         // of the pattern: see scene.Weigh
	Scale, Rms         float64         // of the pips' lattice: see Fitted
	Excused            float64         // of the scale: see settledScale
	Found              int             // pips with a peak of their own
	Pips               [][4]float64    // those: see Fitted
	Light              colour.Daylight // that the face has
	Far, Lead          float64         // of the colour: see colour.Nearest
	Rim                float64         // how much the bevels speak against the colour: see colour.RimSays
	Bare               float64         // how sure it is that no lamp mirrored in the face hides another colour: see paint.Unveil
	printed            float64         // share of the pips that the board's print explains
	Score              float64
	evidence           nets.Evidence
	sharp              [3]float64 // at the pose sharpAt: see Sharper
	sharpAt            pixel.Pose
	Exists, Flat       float64       // probability that a die shows this value here; and that it lies flat on the floor, if so
	Higher             bool          // it lies on another die: see rest.Higher
	Print              *figure.Match // of a printed die; nil: it has pips
	Rival              float64       // probability that a printed die lies there instead: see Contest
}

// Contrast is how much the pips differ from the face, as a share of the face's lightness.
func (c *Candidate) Contrast() float64 { return c.height / ((c.Body[0]+c.Body[1]+c.Body[2])/3 + 1) }

// dazzled is the contrast of light pips below which single ones may be lost in the reflection of a lamp. Fitted on 4,000 dice with
// light pips that were read right, in all kinds of light: the least had 0.16.
const dazzled = 0.15

// Legible is the probability that no more pips are on a face than are seen.
func (c *Candidate) Legible() float64 {
	if c.Sign == calibration.LightPips && c.Contrast() < dazzled {
		return Sure - 0.03
	}
	return 1
}

// weighAll is a first score of a candidate, by which the likeliest are judged first: a weighted sum of what was measured.
func (c *Candidate) weighAll() float64 {
	side := c.Side
	slices.Sort(side[:])
	cap1 := func(v float64) float64 { return min(v/18, 1) }
	s := 2*c.sep + cap1(side[3]) + cap1(side[2]) + cap1(side[1]) + 0.7*cap1(side[0])
	s -= min(c.Spread/14, 1.5)
	s += min(c.height, 60) / 40
	s += 0.25 * float64(c.Pattern.N)
	s -= 0.5*max(c.Far-1, 0) + 0.5*max(c.Far-2.5, 0)
	s -= 3 * max(c.printed-0.35, 0)
	s -= 6 * max(c.Ncc-0.45, 0)
	return s
}

// isPrint says whether a candidate is the board's own print in a shadow: the empty board has print where its pips are, and correlates
// with its whole face. Fitted on 15,000 dice: none with so much print had a correlation above 0.12.
func (c *Candidate) isPrint() bool {
	const pips, face = 0.65, 0.7
	return c.printed > pips && c.Ncc > face
}
