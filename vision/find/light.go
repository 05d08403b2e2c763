package find

import (
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/scene"
)

// lightOn returns the prior of the light on a candidate's face. Light pips show how bright it is. Where they are dimmer than the
// taught ones, the paint has even less light, because it reflects less of the sky. Haze and changed saturation widen the prior.
// The constants were fitted on: unknown.
func lightOn(s *scene.Scene, c *Candidate) colour.LightPrior {
	l := colour.LightNearWall(s.WallDistance(c.Pose))
	l.ColourSD = 2
	g := s.Floor.GainAt(c.X, c.Y)
	for k := range l.Haze {
		l.Haze[k] = s.Floor.Rendition.Haze[k] / max(g[k], 0.05)
	}
	l.ColourSD += math.Abs(l.Haze.Largest())/6 + 12*math.Abs(s.Floor.Rendition.LogSaturation)
	if c.Sign != calibration.LightPips || s.Known.PipLevel == 0 {
		return l
	}
	var now float64
	for k := range 3 {
		now += s.PipColour(c.Pose, c.Pattern, k) / max(g[k], 0.05)
	}
	l.Mean = max(min(0, 1.2*(math.Log((now+1)/(s.Known.PipLevel+1))+0.05)), -1.7)
	l.SDBelow = max(0.45, l.SDBelow+l.Mean/2)
	return l
}
