package figure

import (
	"math"

	"gonum.org/v1/gonum/blas/gonum"
)

// A stamp is what a face shows at a lattice of points: the logarithm of the light along the colour of the ink, less its
// mean round the point and what rises evenly across the face, all brought to length 1. Light multiplies, so two stamps of
// one figure have a scalar product near 1 in any light, also where the edge of a shadow lies across the face. At half the
// size a point is the mean of more, and the lattice reaches less far, so that a mirrored window leaves the edges of the die
// out of it there too.
var (
	fineGrain = newGrain(17, 0.31, 6)
	softGrain = newGrain(9, 0.27, 3)
)

// grain is a lattice of points.
type grain struct {
	steps  int          // points a side
	round  int          // points each way that the mean is taken over
	points [][2]float64 // from the middle, in edges
	shares []float64    // of each point: one by how many points its mean is taken over
	slopes [2][]float32 // what light that rises evenly across the face leaves of a stamp, along it and down: of length 1
}

// newGrain makes a lattice of so many points a side that reach so far from the middle.
func newGrain(steps int, reach float64, round int) grain {
	g := grain{steps: steps, round: round}
	span := func(k int) int { return min(k+round, steps-1) - max(k-round, 0) + 1 }
	for j := range steps {
		for i := range steps {
			g.points = append(g.points, [2]float64{reach * (2*float64(i)/float64(steps-1) - 1), reach * (2*float64(j)/float64(steps-1) - 1)})
			g.shares = append(g.shares, 1/float64(span(i)*span(j)))
		}
	}
	for k := range g.slopes {
		v := make([]float32, len(g.points))
		for i, q := range g.points {
			v[i] = float32(q[k])
		}
		g.flatten(v)
		unit(v)
		g.slopes[k] = v
	}
	return g
}

// logs are the logarithms of a channel's values, with what noise and a mirrored sky add to the darkest.
var logs = makeLogs()

func makeLogs() (out [256]float32) {
	for i := range out {
		out[i] = float32(64 * math.Log(float64(i)+16))
	}
	return out
}

// flatten takes from each value of a stamp the mean of those round it, as far as the lattice reaches.
func (g *grain) flatten(v []float32) {
	const most = 18
	var room [most * most]float64 // an integral picture
	n := g.steps
	for y := range n {
		var row float64
		above, below := room[y*most:][:n+1], room[(y+1)*most:][:n+1]
		for x, q := range v[y*n:][:n] {
			row += float64(q)
			below[x+1] = above[x+1] + row
		}
	}
	for y := range n {
		above, below := room[max(0, y-g.round)*most:][:n+1], room[min(n, y+g.round+1)*most:][:n+1]
		to, shares := v[y*n:][:n], g.shares[y*n:][:n]
		for x := range to {
			x0, x1 := max(0, x-g.round), min(n, x+g.round+1)
			to[x] -= float32((below[x1] - above[x1] - below[x0] + above[x0]) * shares[x])
		}
	}
}

// even flattens a stamp and takes from it what light that rises evenly across the face leaves: a wall that is mirrored in a
// face, or a lamp near it, is seen more at one side than at the other.
func (g *grain) even(v []float32) {
	g.flatten(v)
	for _, slope := range g.slopes { // at right angles to each other, and one is as the other turned
		blas.Saxpy(len(v), -blas.Sdot(len(v), v, 1, slope, 1), slope, 1, v, 1)
	}
}

// unit brings a stamp to length 1 and says how long it was a point.
func unit(v []float32) float64 {
	var sq float32
	for _, x := range v {
		sq += x * x
	}
	if sq < 1e-6 {
		return 0
	}
	k := float32(1 / math.Sqrt(float64(sq)))
	for i := range v {
		v[i] *= k
	}
	return math.Sqrt(float64(sq) / float64(len(v)))
}

// alike is the scalar product of two stamps.
func alike(a, b []float32) float64 { return float64(blas.Sdot(len(a), a, 1, b, 1)) }

var blas gonum.Implementation
