package measure

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

// bitmap is a colour picture in memory: blue, green, red.
type bitmap struct {
	w, h int
	pix  []byte
}

func newBitmap(data []byte) (*bitmap, error) {
	m, err := opencv.Decode(data)
	if err != nil {
		return nil, errNoPicture
	}
	defer m.Close()
	px, err := m.Pixels()
	if err != nil {
		return nil, err
	}
	return &bitmap{w: m.Width(), h: m.Height(), pix: slices.Clone(px)}, nil
}

// at samples the picture by bilinear interpolation; outside of it the nearest border pixel counts.
func (b *bitmap) at(u, v float64) (c [3]float64) {
	u, v = min(max(u, 0), float64(b.w)-1.001), min(max(v, 0), float64(b.h)-1.001)
	x, y := int(u), int(v)
	fx, fy := u-float64(x), v-float64(y)
	p := b.pix[3*(y*b.w+x):]
	q := b.pix[3*((y+1)*b.w+x):]
	for i := range c {
		top := float64(p[i])*(1-fx) + float64(p[i+3])*fx
		bottom := float64(q[i])*(1-fx) + float64(q[i+3])*fx
		c[i] = top*(1-fy) + bottom*fy
	}
	return c
}

// Dimensions of the profiles across a side. Fitted on: unknown.
const (
	reach    = 10.0 // px to either side of the predicted line
	perPX    = 4    // samples a pixel
	samples  = int(2*reach*perPX) + 1
	pieceLen = 28 // px of the side that are averaged to one profile
)

// piece is the profile across a short stretch of a side, from the wall to the floor. Each sample is a robust mean over
// the stretch, so that print on the floor hardly counts.
type piece struct {
	at     [2]float64 // px, on the predicted line
	normal [2]float64 // px, unit, towards the floor's middle
	colour [samples][3]float64
	light  [samples]float64 // brightness, see light
}

// offsetOf is a sample's distance (px) inwards of the predicted line.
func offsetOf(sample float64) float64 { return sample/perPX - reach }

// pieces samples the profiles across a side at height z, at the place that the camera predicts.
func pieces(im *bitmap, c *calibration.Camera, b calibration.Board, side calibration.Side, z float64) []piece {
	u0, v0 := project(c, b, side, 0, z)
	u1, v1 := project(c, b, side, 1, z)
	n := int(math.Hypot(u1-u0, v1-v0) / pieceLen)
	var out []piece
	for i := range n {
		var p piece
		p.at[0], p.at[1] = project(c, b, side, (float64(i)+0.5)/float64(n), z)
		// The ends of a side lie in the corner's shadow, under the rim of the wall beside it.
		if math.Hypot(p.at[0]-u0, p.at[1]-v0) < 20 || math.Hypot(p.at[0]-u1, p.at[1]-v1) < 20 {
			continue
		}
		if p.at[0] < reach || p.at[1] < reach || p.at[0] > float64(im.w)-reach || p.at[1] > float64(im.h)-reach {
			continue
		}
		var columns [samples][3][]float64
		for j := range pieceLen {
			t := (float64(i) + (float64(j)+0.5)/pieceLen) / float64(n)
			u, v := project(c, b, side, t, z)
			nu, nv := normal(c, b, side, t, z)
			if j == pieceLen/2 {
				p.normal = [2]float64{nu, nv}
			}
			for s := range samples {
				d := offsetOf(float64(s))
				col := im.at(u+d*nu, v+d*nv)
				for k := range col {
					columns[s][k] = append(columns[s][k], col[k])
				}
			}
		}
		for s := range samples {
			for k := range 3 {
				p.colour[s][k] = midMean(columns[s][k])
			}
			p.light[s] = light(p.colour[s])
		}
		out = append(out, p)
	}
	return out
}

// light is the brightness of a colour, 0 to 255, with an exponent half way between grey levels and linear light. The
// lens blurs an edge symmetrically in linear light, the camera sharpens it symmetrically in grey levels. On rendered
// boards with both, the steepest place in either alone is 0.1 to 0.3 px off, to different sides.
func light(c [3]float64) float64 {
	half := func(v float64) float64 { return 255 * math.Pow(v/255, 1.5) }
	return 0.0722*half(c[0]) + 0.7152*half(c[1]) + 0.2126*half(c[2])
}

// midMean is the interquartile mean: as robust as the median, but finer on integer grey levels.
func midMean(v []float64) float64 {
	slices.Sort(v)
	a, b := len(v)/4, len(v)-len(v)/4
	var s float64
	for _, x := range v[a:b] {
		s += x
	}
	return s / float64(b-a)
}

// project is the pixel of a point on a side at height z.
func project(c *calibration.Camera, b calibration.Board, side calibration.Side, t, z float64) (u, v float64) {
	x, y := b.Point(side, t)
	return c.Project(x, y, z)
}

// normal is the unit normal of a side in the picture, towards the floor's middle.
func normal(c *calibration.Camera, b calibration.Board, side calibration.Side, t, z float64) (nu, nv float64) {
	u0, v0 := project(c, b, side, t-0.005, z)
	u1, v1 := project(c, b, side, t+0.005, z)
	du, dv := u1-u0, v1-v0
	l := math.Hypot(du, dv)
	return -dv / l, du / l // corners go clockwise on the screen, so inside is on the right
}

// edge is a local maximum of the colour gradient of a profile.
type edge struct {
	at     float64 // px inwards of the predicted line
	weight float64 // gradient of colour, grey levels per px
	light  float64 // gradient of light per px, see light
}

// edges finds the local maxima of a profile's gradient that stand out from noise, at most within px from the line. The
// limits were fitted on: unknown.
func (p *piece) edges(within float64) []edge {
	d, bright := p.slope()
	var power [samples]float64
	for s := range power {
		power[s] = d[s][0]*d[s][0] + d[s][1]*d[s][1] + d[s][2]*d[s][2]
	}
	var out []edge
	for s := perPX; s < samples-perPX; s++ {
		if power[s] < 1.0 || power[s] < power[s-1] || power[s] <= power[s+1] || math.Abs(offsetOf(float64(s))) > within {
			continue
		}
		// The edge is the maximum of the light's gradient; where the light hardly changes, of the colour's.
		along := func(i int) float64 {
			return d[i][0]*d[s][0] + d[i][1]*d[s][1] + d[i][2]*d[s][2]
		}
		if math.Abs(0.0722*d[s][0]+0.7152*d[s][1]+0.2126*d[s][2]) > 0.3*math.Sqrt(power[s]) {
			if t, ok := refinePeak(&bright, s); ok {
				out = append(out, edge{at: t, weight: math.Sqrt(power[s]), light: math.Abs(bright[s])})
				continue
			}
		}
		l, m, r := along(s-2), along(s), along(s+2)
		shift := 0.0
		if q := l - 2*m + r; q < 0 {
			shift = (l - r) / q // half a step of two samples
		}
		out = append(out, edge{at: offsetOf(float64(s) + min(max(shift, -1), 1)), weight: math.Sqrt(power[s]), light: math.Abs(bright[s])})
	}
	return out
}

// slopeSD is the sigma (px) of the Gaussian of which the derivative is taken. Fitted on: unknown.
const slopeSD = 0.7

// slope is the gradient of each colour and of the light, per px: convolution with the derivative of a Gaussian.
func (p *piece) slope() (d [samples][3]float64, bright [samples]float64) {
	const half = 3 * perPX
	for s := range samples {
		for k := -half; k <= half; k++ {
			x := float64(k) / perPX
			g := x / (slopeSD * slopeSD * slopeSD * math.Sqrt(2*math.Pi)) * math.Exp(-x*x/(2*slopeSD*slopeSD)) / perPX
			i := min(max(s+k, 0), samples-1)
			for c := range 3 {
				d[s][c] += g * p.colour[i][c]
			}
			bright[s] += g * p.light[i]
		}
	}
	return d, bright
}

// refinePeak is the place (px) of the maximum of a gradient near a sample, with subpixel precision.
func refinePeak(d *[samples]float64, s int) (float64, bool) {
	sign := math.Copysign(1, d[s])
	for range 2 * perPX {
		switch {
		case s < 3 || s >= samples-3:
			return 0, false
		case sign*d[s+1] > sign*d[s]:
			s++
			continue
		case sign*d[s-1] > sign*d[s]:
			s--
			continue
		}
		l, m, r := d[s-2], d[s], d[s+2]
		q := l - 2*m + r
		if sign*q >= 0 {
			return 0, false
		}
		return offsetOf(float64(s) + min(max((l-r)/q, -1), 1)), true
	}
	return 0, false
}
