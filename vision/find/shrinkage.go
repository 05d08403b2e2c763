package find

import (
	"math"

	"quartermaster/vision/scene"
)

// pipScaleSD is the standard deviation of the scale that the pips of one die show, as a share. Fitted on: unknown.
const pipScaleSD = 0.01

// shrinkScale corrects the scale and the rms residual of a candidate's lattice for an uncertain camera, as long as nothing is known
// of other dice. An unexpected scale is divided between die and camera in proportion to their variances. How much is excused in the
// end is decided by rest.CompareSizes.
func shrinkScale(s *scene.Scene, c *Candidate) {
	slack := s.SizeSDAt(c.X, c.Y)
	c.CameraScale = 0
	if slack == 0 || c.Pattern.N < 2 || len(c.Pips) < 2 {
		return
	}
	c.AttributeScale((c.Scale - 1) * slack * slack / (pipScaleSD*pipScaleSD + slack*slack))
}

// AttributeScale attributes a part of a candidate's scale to the camera, as a share of the expected scale. It replaces the part that was
// attributed before. Scale and Rms keep the rest.
func (c *Candidate) AttributeScale(part float64) {
	before := c.Scale - 1
	left := before + c.CameraScale - part
	var mx, my, ss float64
	m := float64(len(c.Pips))
	for _, p := range c.Pips {
		mx, my = mx+p[0]/m, my+p[1]/m
	}
	for _, p := range c.Pips {
		ss += ((p[0]-mx)*(p[0]-mx) + (p[1]-my)*(p[1]-my)) / m
	}
	c.Rms = math.Sqrt(max(c.Rms*c.Rms+(left*left-before*before)*ss, 0))
	c.Scale, c.CameraScale = 1+left, part
}
