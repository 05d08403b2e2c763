package teach

import (
	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// lamplight accumulates the colour of the light pips of dice, which is the light's own colour.
type lamplight struct {
	sum  [3]float64
	dice float64
}

func (l *lamplight) add(s *scene.Scene, p pixel.Pose, pat *vision.Pattern) {
	for k := range 3 {
		l.sum[k] += s.PipColour(p, pat, k)
	}
	l.dice++
}

// hue is the light's colour, normalised to mean 1.
func (l *lamplight) hue() [3]float64 {
	sum := l.sum[0] + l.sum[1] + l.sum[2]
	if sum <= 0 {
		return [3]float64{1, 1, 1}
	}
	return [3]float64{3 * l.sum[0] / sum, 3 * l.sum[1] / sum, 3 * l.sum[2] / sum}
}

// strength is the mean level of light pips, sum of the channels, grey levels; 0: there were none.
func (l *lamplight) strength() float64 {
	return (l.sum[0] + l.sum[1] + l.sum[2]) / max(l.dice, 1)
}
