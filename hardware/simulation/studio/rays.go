package studio

import (
	"quartermaster/calibration"
	"quartermaster/hardware/simulation/dice"
)

// rays gives the direction of each pixel's ray. The lens is inverted on a lattice of pixels; linear interpolation between them
// is off by less than 0.01 px.
type rays struct {
	w, h int // lattice
	xy   [][2]float64
	r    [9]float64
}

const lattice = 4

func newRays(c *calibration.Camera) *rays {
	g := &rays{w: c.WidthPX/lattice + 3, h: c.HeightPX/lattice + 3, r: c.Rotation}
	g.xy = make([][2]float64, g.w*g.h)
	inParallel(g.h, func(j int) {
		for i := range g.w {
			x, y := c.Undistort(float64((i-1)*lattice), float64((j-1)*lattice))
			g.xy[j*g.w+i] = [2]float64{x, y}
		}
	})
	return g
}

// at is the direction, not of unit length, in which the pixel place u, v looks.
func (g *rays) at(u, v float64) dice.Vec {
	u, v = u/lattice+1, v/lattice+1
	i, j := min(max(int(u), 0), g.w-2), min(max(int(v), 0), g.h-2)
	tx, ty := u-float64(i), v-float64(j)
	a, b := &g.xy[j*g.w+i], &g.xy[j*g.w+i+1]
	c, d := &g.xy[(j+1)*g.w+i], &g.xy[(j+1)*g.w+i+1]
	p, q, r, s := (1-tx)*(1-ty), tx*(1-ty), (1-tx)*ty, tx*ty
	x := p*a[0] + q*b[0] + r*c[0] + s*d[0]
	y := p*a[1] + q*b[1] + r*c[1] + s*d[1]
	m := &g.r // orthogonal: its inverse is its transpose
	return dice.Vec{X: m[0]*x + m[3]*y + m[6], Y: m[1]*x + m[4]*y + m[7], Z: m[2]*x + m[5]*y + m[8]}
}
