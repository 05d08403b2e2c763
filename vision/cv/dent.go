//go:build cgo

package cv

import (
	"math"
	"slices"

	"quartermaster/calibration"
)

// settledPose is where a candidate lies, as the middles of its pips tell. Pips are dents: a lamp that stands aside lights one
// side of each more than the other, and so moves the middle of their brightness, all over the board the same way and the
// more the larger the dice are. What counts as half of a pip's contrast at most is moved by about half of that. Of light pips,
// of which the side towards the lamp lies in shadow, that much is taken off again; dark ones mirror a little light, and no more.
func (s *scene) settledPose(c *candidate) pose {
	channel := &s.spotted(c.sign).channel
	pips := c.pips
	if len(pips) == 0 {
		pips = [][4]float64{{0, 0, c.x, c.y}}
	}
	var dx, dy float64
	for _, p := range pips {
		x, y := flatMiddle(channel, p[2], p[3])
		dx, dy = dx+(x-p[2])/float64(len(pips)), dy+(y-p[3])/float64(len(pips))
	}
	if c.sign == calibration.LightPips {
		dx, dy = 2*dx, 2*dy
	}
	return pose{c.x + dx, c.y + dy, c.yaw}
}

// flatMiddle is the middle of a pip whose brightest half is levelled; x and y are that of its brightness: see middled.
func flatMiddle(channel *channel, x, y float64) (float64, float64) {
	const r = pipRadius * edgePX
	const reach, most = 1.5 * r, 0.3 * r
	fromX, fromY := x, y
	for range 4 {
		var round [16]float32
		for k, d := range ring {
			round[k] = channel.at(x+0.95*r*d[0], y+0.95*r*d[1])
		}
		ground := middleOf16(&round)
		var in [9]float32
		for k, d := range disc {
			in[k] = channel.at(x+r*d[0], y+r*d[1])
		}
		slices.Sort(in[:])
		half := (in[6] - ground) / 2
		var n, sx, sy float64
		for v := max(0, int(y-reach)); v <= min(channel.h-1, int(y+reach)+1); v++ {
			for u := max(0, int(x-reach)); u <= min(channel.w-1, int(x+reach)+1); u++ {
				dx, dy := float64(u)-x, float64(v)-y
				far := (dx*dx + dy*dy) / (reach * reach)
				if far >= 1 {
					continue
				}
				w := float64(min(max(level[channel.v[v*channel.w+u]]-ground, 0), half)) * (1 - far)
				n, sx, sy = n+w, sx+w*dx, sy+w*dy
			}
		}
		if half < 1 || n < 1 {
			return fromX, fromY
		}
		// The window's own fall towards its rim halves each step.
		x, y = x+1.6*sx/n, y+1.6*sy/n
		if math.Hypot(x-fromX, y-fromY) > most {
			return fromX, fromY
		}
	}
	return x, y
}
