package chart

import (
	"math"
	"math/rand/v2"
)

// grain is smooth noise of about unit size with features of a given size: random values on a lattice, interpolated.
type grain struct {
	w, h int
	v    []float32
	cx   float64 // lattice cells per unit
	cy   float64
}

// newGrain makes noise over an area, with features of cellX by cellY.
func newGrain(rng *rand.Rand, width, height, cellX, cellY float64) *grain {
	g := &grain{w: int(width/cellX) + 4, h: int(height/cellY) + 4, cx: 1 / cellX, cy: 1 / cellY}
	g.v = make([]float32, g.w*g.h)
	for i := range g.v {
		g.v[i] = float32(rng.NormFloat64())
	}
	return g
}

func (g *grain) at(x, y float64) float64 {
	x, y = x*g.cx+1, y*g.cy+1
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := min(max(int(fx), 0), g.w-2), min(max(int(fy), 0), g.h-2)
	tx, ty := x-fx, y-fy
	tx, ty = tx*tx*(3-2*tx), ty*ty*(3-2*ty)
	row := g.v[j*g.w+i:]
	next := g.v[(j+1)*g.w+i:]
	top := float64(row[0]) + tx*float64(row[1]-row[0])
	low := float64(next[0]) + tx*float64(next[1]-next[0])
	return top + ty*(low-top)
}
