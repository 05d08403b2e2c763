package figure

import (
	"math"

	"gonum.org/v1/gonum/blas/gonum"
)

// A stamp is the descriptor of a face: the values of a sheet on a grid of points, without their local mean and their linear trend, normalized
// to length 1. Light acts as a factor, so in logarithms two stamps of one figure have a scalar product near 1 in any light, even where
// the edge of a shadow crosses the face. At half size the grid is smaller, so that the edges of the die stay outside it although a point
// is the mean of more pixels.
var (
	fineGrid = newGrid(17, 0.31, 6)
	halfGrid = newGrid(9, 0.27, 3)
)

// grid is a square grid of sample points in the axes of a face.
type grid struct {
	steps  int          // points per side
	round  int          // half width of the window for the local mean, points
	points [][2]float64 // offsets from the middle, in edges
	shares []float64    // for each point: 1 / number of points in its window
	slopes [2][]float32 // linear trends along the two axes after subtractLocalMean, of length 1
}

// newGrid makes a grid of steps by steps points that reaches reach edges from the middle. round is the half width of the window for the
// local mean.
func newGrid(steps int, reach float64, round int) grid {
	g := grid{steps: steps, round: round}
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
		g.subtractLocalMean(v)
		normalize(v)
		g.slopes[k] = v
	}
	return g
}

// logLevels holds the scaled logarithms of a channel's values. The offset limits the effect of noise and of reflected sky in dark places.
var logLevels = makeLogLevels()

func makeLogLevels() (out [256]float32) {
	for i := range out {
		out[i] = float32(64 * math.Log(float64(i)+16))
	}
	return out
}

// subtractLocalMean subtracts from each value the mean of its window, clipped to the grid.
func (g *grid) subtractLocalMean(v []float32) {
	const most = 18
	var room [most * most]float64 // integral image
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

// detrend removes the local mean and the linear trend of a stamp. A trend comes from a nearby lamp, or from a wall that the face reflects
// more at one side than at the other.
func (g *grid) detrend(v []float32) {
	g.subtractLocalMean(v)
	for _, slope := range g.slopes { // the two are orthogonal
		blas.Saxpy(len(v), -blas.Sdot(len(v), v, 1, slope, 1), slope, 1, v, 1)
	}
}

// normalize scales a stamp to length 1 and returns its contrast, the root mean square of its values before. A blank stamp is left as it
// is, and the contrast is 0.
func normalize(v []float32) float64 {
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

// correlation returns the scalar product of two stamps, their normalized cross-correlation.
func correlation(a, b []float32) float64 { return float64(blas.Sdot(len(a), a, 1, b, 1)) }

var blas gonum.Implementation
