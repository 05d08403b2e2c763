package find

import (
	"math"

	"quartermaster/vision/scene"
)

// pipScaleSD is how well the pips of one die tell how large it is seen, as a share.
const pipScaleSD = 0.01

// settledScale is the scale of a candidate's lattice and the rms distance of its pips from that, less what the camera may make of both: of
// a size that is unlike the expected one the camera explains the share that its own variance has, which comes back as well.
func settledScale(s *scene.Scene, c *Candidate) (scale, rms, excused float64) {
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
