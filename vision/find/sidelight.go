package find

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// LightCorrectedPose corrects the position of a candidate for light from the side. Pips are dents: a lamp at the side lights one side of each
// more than the other. That shifts their centroid of brightness, in the same direction all over the board, and more for larger dice.
// With brightness clipped at half of a pip's contrast the centroid is shifted by about half as much, so the difference of the two
// centroids tells the shift. For light pips, whose side towards the lamp lies in shadow, twice the difference is taken off. Dark pips
// only reflect a little light, and it is taken off once. Where the lamp does not reach, as in a wall's shadow, nothing is taken off.
//
// Measured on 87 teaching pictures: see vision/MEASUREMENTS.md.
func LightCorrectedPose(s *scene.Scene, c *Candidate) pixel.Pose {
	channel := &s.PeaksOf(c.Sign).Channel
	pips := c.Pips
	if len(pips) == 0 {
		pips = [][4]float64{{0, 0, c.X, c.Y}}
	}
	var dx, dy, contrast float64
	for _, p := range pips {
		x, y, height := flatMiddle(channel, p[2], p[3])
		dx, dy, contrast = dx+x-p[2], dy+y-p[3], contrast+height
	}
	n := float64(len(pips))
	share := lampShare(contrast/n/max(s.Brightness(c.X, c.Y), 0.05), s.Known.Contrasts[c.Sign]) / n
	if c.Sign == calibration.LightPips {
		share *= 2
	}
	return pixel.Pose{X: c.X + share*dx, Y: c.Y + share*dy, Yaw: c.Yaw}
}

// lampShare returns how much of the lamp's light reaches a die, 0 to 1, by the contrast of its pips against that of the taught dice. It
// returns 1 if no contrast was learned.
func lampShare(contrast, taught float64) float64 {
	const dark, lit = 0.75, 0.95 // contrast ratios for 0 and 1; fitted on: unknown
	if taught <= 0 {
		return 1
	}
	return max(0, min(1, (contrast/taught-dark)/(lit-dark)))
}

// ContrastOf returns the mean contrast of a taught die's pips, grey levels.
func ContrastOf(s *scene.Scene, p pixel.Pose, pat *vision.Pattern, channel *pixel.Channel) float64 {
	var sum float64
	for i, on := range pat.Pips {
		if on {
			a, b := vision.SiteAt(i)
			x, y := p.Place(a*s.Pitch, b*s.Pitch)
			_, _, height := flatMiddle(channel, x, y)
			sum += height
		}
	}
	return sum / float64(pat.N)
}

// flatMiddle returns the centroid of a pip whose brightness is clipped at half of its contrast, and the contrast in grey levels. x and y are
// its ordinary centroid: see scene.MeanShift. It returns x and y themselves if the pip is too faint or the iteration moves too far.
func flatMiddle(channel *pixel.Channel, x, y float64) (u, v, contrast float64) {
	const r = scene.PipRadius * pixel.EdgePX
	const most = 0.3 * r // greatest move of the centroid; fitted on: unknown
	fromX, fromY := x, y
	for range 4 {
		ground := scene.RingMedian(channel, x, y)
		var in [9]float32
		for k, d := range scene.Disc {
			in[k] = channel.At(x+r*d[0], y+r*d[1])
		}
		slices.Sort(in[:])
		half := (in[6] - ground) / 2
		contrast = float64(2 * half)
		n, sx, sy := scene.Moments(ground, half, channel, x, y)
		if half < 1 || n < 1 {
			return fromX, fromY, contrast
		}
		// The window tapers towards its rim, which about halves each step: 1.6 makes up for that.
		x, y = x+1.6*sx/n, y+1.6*sy/n
		if math.Hypot(x-fromX, y-fromY) > most {
			return fromX, fromY, contrast
		}
	}
	return x, y, contrast
}
