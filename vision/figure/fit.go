package figure

import (
	"math"

	"quartermaster/vision/pixel"
)

// halfPixel is half a pixel, in edges.
const halfPixel = 0.5 / pixel.EdgePX

var (
	identity = pixel.Affine{Ax: 1, By: 1}
	// The parameters of a fit and their steps for numerical derivatives: a rigid motion for a die on the floor, an affine one for any.
	rigidMoves  = []pixel.AffineStep{{X: halfPixel}, {Y: halfPixel}, {Ay: 0.02, Bx: -0.02}}
	affineMoves = []pixel.AffineStep{{X: halfPixel}, {Y: halfPixel}, {Ax: 2 * halfPixel}, {Ay: 2 * halfPixel}, {Bx: 2 * halfPixel}, {By: 2 * halfPixel}}
)

// template is a stamp of a figure with the matrices that estimate from another stamp how far it is displaced.
type template struct {
	stamp         []float32
	rigid, affine slope
	blurChange    []float32 // how the stamp changes where the picture is blurred: orthogonal to the stamp, of length 1
	blurLength    float64   // length of that change before it was normalized, for a blur with a variance of blurVariance
}

// slope is the pseudoinverse of the Jacobian of a stamp by some parameters of motion.
type slope struct {
	ways []pixel.AffineStep
	rows [][]float32 // for each parameter: its scalar product with a stamp is the least-squares estimate of the displacement, in steps
}

// template makes the template of a taught face. It also returns the contrast of its stamp: see normalize.
func (p *sheet) template(face pixel.Affine) (t template, long float64) {
	t.stamp = make([]float32, len(p.grid.points))
	long = p.stamp(face, t.stamp)
	t.blurChange, t.blurLength = p.blurChange(face, t.stamp)
	t.rigid, t.affine = p.slope(face, rigidMoves), p.slope(face, affineMoves, t.blurChange)
	return t, long
}

// slope computes the pseudoinverse of the Jacobian numerically, by central differences and regularized normal equations. Its rows are
// orthogonal to changes of the stamp that are no motion.
func (p *sheet) slope(face pixel.Affine, ways []pixel.AffineStep, changes ...[]float32) slope {
	n, m := len(p.grid.points), len(ways)
	out := slope{ways: ways}
	there, back := make([]float32, n), make([]float32, n)
	grow := make([][]float32, m)
	for k, w := range ways {
		p.stamp(face.Compose(identity.Moved(w, 1)), there)
		p.stamp(face.Compose(identity.Moved(w, -1)), back)
		grow[k] = make([]float32, n)
		for i := range n {
			grow[k][i] = (there[i] - back[i]) / 2
		}
	}
	grow = append(grow, changes...)
	for k := range m {
		var a [7][8]float64
		for i := range grow {
			for j := range grow {
				a[i][j] = correlation(grow[i], grow[j])
			}
			if i < m {
				a[i][i] = 1.02*a[i][i] + 1e-4 // regularization: the yaw of a ring is undetermined
			}
		}
		a[k][len(grow)] = 1
		share, _ := solve(&a, len(grow))
		row := make([]float32, n)
		for i := range n {
			for j := range grow {
				row[i] += float32(share[j]) * grow[j][i]
			}
		}
		out.rows = append(out.rows, row)
	}
	return out
}

// Fit fits a figure to the picture from a place nearby. It returns the place and the correlation there, -1 to 1. The motion is rigid, or
// affine if free. The method is inverse compositional Gauss-Newton (Baker and Matthews, 2004): the Jacobian is that of the figure, so
// it need not be computed again at each step. A step that lowers the correlation is shortened. Where that does not help, an affine fit
// goes on with the picture's Jacobian: see forwardStep.
//
// If free, the figure may be seen sharper or softer than it was taught: see sharpness.go.
func (p *sheet) Fit(g *figure, t pixel.Affine, free bool, steps int) (pixel.Affine, float64) {
	want := &g.fine
	if p.half {
		want = &g.soft
	}
	way := &want.rigid
	if free {
		way = &want.affine
	}
	best, at := -1.0, t
	var room [17 * 17]float32
	now := room[:len(want.stamp)]
	var step [6]float64
	share := 1.0 // factor of the step length
	forward := false
	for range steps {
		p.stamp(t, now)
		like := correlation(now, want.stamp)
		if free {
			like = want.likeness(now)
		}
		switch {
		case like > best:
			best, at, share = like, t, 1
			if forward {
				step = p.forwardStep(at, want)
				break
			}
			for k, row := range way.rows {
				// With a low correlation the displacement is underestimated.
				step[k] = max(-4, min(4, correlation(row, now)/max(like, 0.5)))
			}
		case share > 0.3:
			share /= 3
		case free && !forward:
			forward, share, step = true, 1, p.forwardStep(at, want)
		default:
			return at, best
		}
		d, long := identity, 0.0
		for k, w := range way.ways {
			d = d.Moved(w, share*step[k])
			long = max(long, math.Abs(share*step[k]))
		}
		if long < 0.01 {
			break
		}
		if t = at.Compose(d.Inverse()); !free {
			t = t.NearestPose().Affine()
		}
	}
	return at, best
}

// forwardStep returns the step of an affine fit by the Jacobian of the picture instead of the figure's. Where light hides or distorts part
// of a figure, the two differ so much that a step by the figure's does not raise the correlation, and the figure would be taken for one
// that is not distorted.
func (p *sheet) forwardStep(at pixel.Affine, want *template) (step [6]float64) {
	for k, row := range p.slope(at, affineMoves, want.blurChange).rows {
		step[k] = max(-4, min(4, -correlation(row, want.stamp)))
	}
	return step
}

// solve solves m linear equations by Gaussian elimination with pivoting. Column m holds the right-hand sides. It returns false if the
// matrix is singular.
func solve(a *[7][8]float64, m int) (x [7]float64, ok bool) {
	for i := range m {
		p := i
		for r := i + 1; r < m; r++ {
			if math.Abs(a[r][i]) > math.Abs(a[p][i]) {
				p = r
			}
		}
		if math.Abs(a[p][i]) < 1e-12 {
			return x, false
		}
		a[i], a[p] = a[p], a[i]
		for r := i + 1; r < m; r++ {
			f := a[r][i] / a[i][i]
			for c := i; c <= m; c++ {
				a[r][c] -= f * a[i][c]
			}
		}
	}
	for i := m - 1; i >= 0; i-- {
		x[i] = a[i][m]
		for c := i + 1; c < m; c++ {
			x[i] -= a[i][c] * x[c]
		}
		x[i] /= a[i][i]
	}
	return x, true
}
