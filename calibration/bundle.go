package calibration

import (
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
)

// cornerWidth is the threshold (px) of the Huber loss of a chessboard's corner. Fitted on: unknown.
const cornerWidth = 1.0

// bundle is one lens and a pose of the chessboard for each picture, fitted together (bundle adjustment). The sparse
// normal equations are solved by eliminating the poses one by one (Triggs and others, Bundle adjustment, 2000).
type bundle struct {
	views []LensView
	terms []int // terms of the lens that are fitted
	lens  [lensTerms]float64
	poses []pose
	cost  float64
	// schur is the reduced normal matrix of the terms at the end of solve.
	schur *mat.SymDense
}

// newBundle starts from a focal length (px) and the poses that homographies give for it.
func newBundle(views []LensView, terms []int, focal float64, width, height int) (*bundle, error) {
	b := &bundle{views: views, terms: terms, poses: make([]pose, len(views))}
	b.lens[lensFocal], b.lens[lensAspect] = focal, 1
	b.lens[lensCX], b.lens[lensCY] = float64(width-1)/2, float64(height-1)/2
	for i, v := range views {
		dirs := make([][2]float64, len(v.Image))
		for j, p := range v.Image {
			dirs[j] = [2]float64{(p[0] - b.lens[lensCX]) / focal, (p[1] - b.lens[lensCY]) / focal}
		}
		h, err := homography(v.Board, dirs)
		if err != nil {
			return nil, err
		}
		if b.poses[i], err = planePose(h); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// clone is the same state with other terms to fit.
func (b *bundle) clone(terms []int) *bundle {
	c := *b
	c.terms = terms
	c.poses = slices.Clone(b.poses)
	return &c
}

// subset is the same lens over some of the pictures.
func (b *bundle) subset(views []int) *bundle {
	c := &bundle{terms: b.terms, lens: b.lens}
	for _, i := range views {
		c.views = append(c.views, b.views[i])
		c.poses = append(c.poses, b.poses[i])
	}
	return c
}

// lensCamera is the camera of a lens, without a pose.
func lensCamera(l *[lensTerms]float64) Camera {
	return Camera{
		FX: l[lensFocal], FY: l[lensFocal] * l[lensAspect], CX: l[lensCX], CY: l[lensCY],
		Distortion: [5]float64{l[lensK1], l[lensK2], l[lensP1], l[lensP2], l[lensK3]},
	}
}

func (b *bundle) camera(width, height int) Camera {
	c := lensCamera(&b.lens)
	c.WidthPX, c.HeightPX = width, height
	return c
}

// residuals of one picture, px, two a corner; r has room for them.
func (v *LensView) residuals(l *[lensTerms]float64, p *pose, r []float64) {
	c := lensCamera(l).over(*p)
	for i, q := range v.Board {
		x, y := c.Project(q[0], q[1], 0)
		r[2*i], r[2*i+1] = x-v.Image[i][0], y-v.Image[i][1]
	}
}

// applyHuber applies the Huber loss to each corner's distance, not to its two coordinates.
func applyHuber(r []float64) {
	for i := 0; i < len(r); i += 2 {
		d := math.Hypot(r[i], r[i+1])
		if d > cornerWidth {
			k := huber(d, cornerWidth) / d
			r[i], r[i+1] = r[i]*k, r[i+1]*k
		}
	}
}

// total is the cost at some state: the sum of squared residuals after the Huber loss.
func (b *bundle) total(l *[lensTerms]float64, poses []pose) float64 {
	var sum float64
	for i := range b.views {
		r := make([]float64, 2*len(b.views[i].Image))
		b.views[i].residuals(l, &poses[i], r)
		applyHuber(r)
		sum += squares(r)
	}
	return sum
}

var errBundle = errors.New("the corners do not determine the lens")

// solve minimises the reprojection error over lens and poses (Levenberg-Marquardt).
func (b *bundle) solve() error {
	b.cost = b.total(&b.lens, b.poses)
	if math.IsNaN(b.cost) || math.IsInf(b.cost, 0) {
		return errBundle
	}
	damp := 1e-3
	for range 60 {
		n := b.normal()
		better, settled := false, false
		for ; damp < 1e10; damp *= 10 {
			lens, poses, ok := b.step(n, damp)
			if !ok {
				continue
			}
			if cost := b.total(&lens, poses); cost <= b.cost { // false for NaN
				settled = b.cost-cost <= 1e-10*b.cost
				b.lens, b.poses, b.cost = lens, poses, cost
				better = true
				damp = max(damp/10, 1e-10)
				break
			}
		}
		if !better || settled {
			break
		}
	}
	if len(b.terms) > 0 {
		b.schur, _ = b.normal().reduce(0)
	}
	return nil
}

// viewRMS is the plain rms error (px) of one picture.
func (b *bundle) viewRMS(i int) float64 {
	r := make([]float64, 2*len(b.views[i].Image))
	b.views[i].residuals(&b.lens, &b.poses[i], r)
	return math.Sqrt(squares(r) / float64(len(r)/2))
}

// viewMedian is the median of a picture's corner errors (px), which a few outliers do not move.
func (b *bundle) viewMedian(i int) float64 {
	r := make([]float64, 2*len(b.views[i].Image))
	b.views[i].residuals(&b.lens, &b.poses[i], r)
	d := make([]float64, len(r)/2)
	for k := range d {
		d[k] = math.Hypot(r[2*k], r[2*k+1])
	}
	slices.Sort(d)
	return d[len(d)/2]
}

// rms is the plain rms error (px) over all corners.
func (b *bundle) rms() float64 {
	var sum float64
	var n int
	for i := range b.views {
		e := b.viewRMS(i)
		sum += e * e * float64(len(b.views[i].Image))
		n += len(b.views[i].Image)
	}
	return math.Sqrt(sum / float64(n))
}

// focalSD is the standard deviation of the focal length as a share of it; infinite when it is not fixed.
func (b *bundle) focalSD() float64 {
	at := slices.Index(b.terms, lensFocal)
	var c mat.Cholesky
	if at < 0 || b.schur == nil || !c.Factorize(b.schur) {
		return math.Inf(1)
	}
	var inverse mat.SymDense
	if c.InverseTo(&inverse) != nil {
		return math.Inf(1)
	}
	// b.rms is the error in both directions together: half of its square in each.
	return math.Sqrt(inverse.At(at, at)/2) * b.rms() / b.lens[lensFocal]
}
