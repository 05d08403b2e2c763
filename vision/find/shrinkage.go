package find

import (
	"math"

	"quartermaster/vision/scene"
)

// pipScaleSD is the standard deviation of the scale that the pips of one die tell, as a share. Fitted on: unknown.
const pipScaleSD = 0.01

// shrunkScale corrects the scale and the rms residual of a candidate's lattice for an uncertain camera. An unexpected scale is divided
// between die and camera in proportion to their variances. scale keeps the part of the die, excused is the part of the camera.
func shrunkScale(s *scene.Scene, c *Candidate) (scale, rms, excused float64) {
	slack := s.SlackAt(c.X, c.Y)
	if slack == 0 || c.Pattern.N < 2 || len(c.Pips) < 2 {
		return c.Scale, c.Rms, 0
	}
	own := pipScaleSD * pipScaleSD
	off := c.Scale - 1
	left := off * own / (own + slack*slack)
	var mx, my, ss float64
	m := float64(len(c.Pips))
	for _, p := range c.Pips {
		mx, my = mx+p[0]/m, my+p[1]/m
	}
	for _, p := range c.Pips {
		ss += ((p[0]-mx)*(p[0]-mx) + (p[1]-my)*(p[1]-my)) / m
	}
	return 1 + left, math.Sqrt(max(c.Rms*c.Rms-(off*off-left*left)*ss, 0)), off - left
}
