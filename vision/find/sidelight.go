package find

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// SettledPose is where a candidate lies, as the middles of its pips tell. Pips are dents: a lamp that stands aside lights one
// side of each more than the other, and so moves the middle of their brightness, all over the board the same way and the
// more the larger the dice are. What counts as half of a pip's contrast at most is moved by about half of that. Of light pips,
// of which the side towards the lamp lies in shadow, that much is taken off again; dark ones mirror a little light, and no more.
// Where the lamp does not reach, as in a wall's shadow, pips are faint and nothing is taken off.
func SettledPose(s *scene.Scene, c *Candidate) pixel.Pose {
	channel := &s.Spotted(c.Sign).Channel
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

// lampShare says how much of the lamp that the taught dice lay under reaches a die, 0 to 1, by its pips' contrast and theirs.
func lampShare(contrast, taught float64) float64 {
	const none, all = 0.75, 0.95
	if taught <= 0 {
		return 1
	}
	return max(0, min(1, (contrast/taught-none)/(all-none)))
}

// ContrastOf is the contrast of a taught die's pips, grey levels.
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

// flatMiddle is the middle of a pip whose brightest half is levelled, and its contrast; x and y are the middle of its
// brightness: see scene.Middled.
func flatMiddle(channel *pixel.Channel, x, y float64) (u, v, contrast float64) {
	const r = scene.PipRadius * pixel.EdgePX
	const most = 0.3 * r
	fromX, fromY := x, y
	for range 4 {
		ground := scene.GroundRound(channel, x, y)
		var in [9]float32
		for k, d := range scene.Disc {
			in[k] = channel.At(x+r*d[0], y+r*d[1])
		}
		slices.Sort(in[:])
		half := (in[6] - ground) / 2
		contrast = float64(2 * half)
		n, sx, sy := scene.OutOf(ground, half, channel, x, y)
		if half < 1 || n < 1 {
			return fromX, fromY, contrast
		}
		// The window's own fall towards its rim halves each step.
		x, y = x+1.6*sx/n, y+1.6*sy/n
		if math.Hypot(x-fromX, y-fromY) > most {
			return fromX, fromY, contrast
		}
	}
	return x, y, contrast
}
