package measure

import (
	"math"

	"quartermaster/calibration"
)

// Where two walls meet, an edge rises from the floor's corner to the rim's. Its direction in the picture tells how the camera is tilted,
// and with the rim's shape that tells the focal length, without any line on the floor.

// Dimensions of the search for a vertical edge, and what makes one clear. Set on six rendered lids: at the true places, edges that
// are clear lie up to 0.5 px off, and one in five 1 px.
const (
	uprightReach    = 4.0  // px to either side of the predicted edge
	uprightStep     = 0.25 // px
	uprightFrom     = 0.1  // share of the wall's height: below lies the foot's shadow
	uprightTo       = 0.85 // above lies the rim
	uprightStations = 30
	uprightSamples  = int(2*(uprightReach+1.5)/uprightStep) + 1
	uprightClear    = 3.0 // grey levels between 1 px to the left and 1 px to the right
	uprightSD       = 0.5 // px
	uprightLeast    = 20  // px: the least length in the picture
)

// uprights finds the vertical edges of walls near their predicted places: two points for each corner that shows one clearly.
func uprights(im *bitmap, c *calibration.Camera, b calibration.Board) (out []calibration.SidePoint) {
	at := c.Position()
	for i, f := range b.FloorCorners() {
		side, before := calibration.Side(i), calibration.Side((i+3)%4)
		if b.Inwards(side, at[0], at[1]) < 0 || b.Inwards(before, at[0], at[1]) < 0 {
			continue // a wall hides it
		}
		u0, v0 := c.Project(f[0], f[1], 0)
		u1, v1 := c.Project(f[0], f[1], b.WallMM)
		length := math.Hypot(u1-u0, v1-v0)
		if length < uprightLeast {
			continue
		}
		normal := [2]float64{-(v1 - v0) / length, (u1 - u0) / length}
		var p upright
		var foot [uprightStations][2]float64
		for k := range p {
			u, v := c.Project(f[0], f[1], b.WallMM*uprightShare(k))
			foot[k] = [2]float64{u, v}
			for s := range p[k] {
				d := float64(s)*uprightStep - uprightReach - 1.5
				p[k][s] = im.at(u+d*normal[0], v+d*normal[1])
			}
		}
		low, high, ok := p.clearest()
		if !ok {
			continue
		}
		for k, d := range [2]float64{low, high} {
			at := foot[k*(uprightStations-1)]
			out = append(out, calibration.SidePoint{
				Side: side, Upright: true, SD: uprightSD,
				At: [2]float64{at[0] + d*normal[0], at[1] + d*normal[1]},
			})
		}
	}
	return out
}

// uprightShare is a station's share of the wall's height.
func uprightShare(station int) float64 {
	return uprightFrom + (uprightTo-uprightFrom)*float64(station)/(uprightStations-1)
}

// upright is the picture along a vertical edge, straightened: the colours across it at each station.
type upright [uprightStations][uprightSamples][3]float64

// contrast is the mean difference of colour across a line with these distances (samples) from the prediction at its two ends.
func (p *upright) contrast(low, high float64) float64 {
	var sum [3]float64
	const side = int(1 / uprightStep)
	for k := range p {
		s := int(math.Round(low + (high-low)*float64(k)/(uprightStations-1)))
		for n := range sum {
			sum[n] += (p[k][s+side][n] - p[k][s-side][n]) / uprightStations
		}
	}
	return math.Sqrt(sum[0]*sum[0] + sum[1]*sum[1] + sum[2]*sum[2])
}

// clearest is the distance (px) of the clearest line from the prediction at its two ends. ok is false where none is clear, or where it
// leaves the searched strip.
func (p *upright) clearest() (low, high float64, ok bool) {
	const from, to = int(1.5 / uprightStep), uprightSamples - 1 - int(1.5/uprightStep)
	best, a, b := 0.0, 0, 0
	for i := from; i <= to; i++ {
		for j := from; j <= to; j++ {
			if c := p.contrast(float64(i), float64(j)); c > best {
				best, a, b = c, i, j
			}
		}
	}
	px := func(s int) float64 { return float64(s)*uprightStep - uprightReach - 1.5 }
	return px(a), px(b), best >= uprightClear && a > from && a < to && b > from && b < to
}
