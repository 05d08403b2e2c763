package measure

import (
	"math"

	"quartermaster/calibration"
)

// Dimensions of the strip along a tapped side in which SnapCorners looks for the true side. Fitted on: unknown.
const (
	stripOut      = 120 // px beyond the chord between two taps: as far as a wall's rim may be seen
	stripIn       = 72  // px inwards of it: as far as the floor's own colour is looked up
	stripStep     = 0.5
	stripSamples  = int((stripOut+stripIn)/stripStep) + 1
	stripStations = 64 // stretches along the chord, each averaged to one profile
	stripEnds     = 0.06
)

// strip is the picture along the chord between two taps, straightened: one averaged profile for each stretch of the
// chord, from outside to inside.
type strip struct {
	from, to [2]float64 // px, the taps
	normal   [2]float64 // unit, inwards
	length   float64    // px
	smaller  float64    // by how much the picture was made smaller: 1 not at all
	colour   [stripStations][stripSamples][3]float64
	edge     [stripStations][stripSamples]float64 // how clearly an edge lies here: 0 to 1
	outside  [stripStations][stripSamples]bool    // beyond the picture
	floor    [stripStations][3]float64            // the floor's own colour beside each stretch
	hasFloor [stripStations]bool
}

// deepFrom and deepTo bound the floor, whatever the taps' errors: px inwards of the chord.
const deepFrom, deepTo = 30.0, 66.0

// stripAt is the index of a distance (px) inwards of the chord.
func stripAt(d float64) int { return int(math.Round((d + stripOut) / stripStep)) }

// share is the place of a station along the chord, 0 to 1.
func (s *strip) share(station int) float64 {
	return stripEnds + (1-2*stripEnds)*(float64(station)+0.5)/stripStations
}

// at is the pixel at a share of the chord and a distance inwards.
func (s *strip) at(t, d float64) (u, v float64) {
	return s.from[0] + t*(s.to[0]-s.from[0]) + d*s.normal[0], s.from[1] + t*(s.to[1]-s.from[1]) + d*s.normal[1]
}

func newStrip(im *bitmap, from, to [2]float64) *strip {
	s := &strip{from: from, to: to, smaller: 1}
	du, dv := to[0]-from[0], to[1]-from[1]
	s.length = math.Hypot(du, dv)
	s.normal = [2]float64{-dv / s.length, du / s.length} // corners go clockwise on the screen
	stretch := (1 - 2*stripEnds) / stripStations
	const along = 8
	for i := range stripStations {
		for k := range stripSamples {
			d := float64(k)*stripStep - stripOut
			if u, v := s.at(s.share(i), d); u < 1 || v < 1 || u > float64(im.w-2) || v > float64(im.h-2) {
				s.outside[i][k] = true
				continue
			}
			var channel [3][along]float64
			for j := range along {
				u, v := s.at(s.share(i)+stretch*((float64(j)+0.5)/along-0.5), d)
				c := im.at(u, v)
				for n := range c {
					channel[n][j] = c[n]
				}
			}
			for n := range 3 {
				s.colour[i][k][n] = midMean(channel[n][:])
			}
		}
		s.findEdges(i)
		s.floor[i], s.hasFloor[i] = s.mean(i, deepFrom, deepTo)
	}
	return s
}

// Gradients of colour (grey levels per px) below leastStep are taken for noise; from clearStep on, stronger ones count
// no more. Set on rendered lids.
const leastStep, clearStep = 1.2, 5.0

// findEdges marks the local maxima of a profile's gradient, with a tolerance of one pixel to either side.
func (s *strip) findEdges(i int) {
	const half = 6
	var g [2*half + 1]float64 // derivative of a Gaussian of one pixel
	for k := range g {
		x := float64(k-half) * stripStep
		g[k] = x * math.Exp(-x*x/2) / math.Sqrt(2*math.Pi) * stripStep
	}
	var power [stripSamples]float64
	for k := half; k < stripSamples-half; k++ {
		if s.outside[i][k-half] || s.outside[i][k+half] {
			continue
		}
		for n := range 3 {
			var d float64
			for j := range g {
				d += g[j] * s.colour[i][k+j-half][n]
			}
			power[k] += d * d
		}
		power[k] = math.Sqrt(power[k])
	}
	for k := 1; k < stripSamples-1; k++ {
		if power[k] < leastStep || power[k] < power[k-1] || power[k] <= power[k+1] {
			continue
		}
		clear := min(1, power[k]/clearStep)
		for j := max(0, k-2); j <= min(stripSamples-1, k+2); j++ {
			s.edge[i][j] = max(s.edge[i][j], clear*(1-math.Abs(float64(j-k))*stripStep/1.5))
		}
	}
}

// curve is an edge along a strip: its distance (px) inwards of the chord at each station.
type curve [stripStations]float64

// bow is the curve of a straight edge through both taps: how the lens bends it. The camera stands at the origin and
// looks along z.
func (s *strip) bow(c *calibration.Camera) curve {
	x0, y0 := c.Undistort(s.from[0], s.from[1])
	x1, y1 := c.Undistort(s.to[0], s.to[1])
	return s.curve(func(f float64) (u, v float64) { return c.Project(x0+f*(x1-x0), y0+f*(y1-y0), 1) })
}

// side is the curve of a side of the board at a height, as a camera sees it.
func (s *strip) side(c *calibration.Camera, b calibration.Board, side calibration.Side, z float64) curve {
	return s.curve(func(f float64) (u, v float64) { return project(c, b, side, 1.2*f-0.1, z) })
}

// curve interpolates the edge through points of shares 0 to 1.
func (s *strip) curve(point func(f float64) (u, v float64)) (out curve) {
	const n = 32
	var at, off [n + 1]float64
	for k := range n + 1 {
		u, v := point(float64(k) / n)
		u, v = u-s.from[0], v-s.from[1]
		at[k] = (u*s.normal[1] - v*s.normal[0]) / s.length
		off[k] = u*s.normal[0] + v*s.normal[1]
	}
	for i := range out {
		t, k := s.share(i), 0
		for k < n-1 && at[k+1] < t {
			k++
		}
		f := (t - at[k]) / (at[k+1] - at[k])
		out[i] = off[k] + f*(off[k+1]-off[k])
	}
	return out
}
