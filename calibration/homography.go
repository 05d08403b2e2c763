package calibration

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/mat"
)

// homography maps the plane onto the plane: at least four pairs, least squares of the algebraic error after
// Hartley's scaling (R. Hartley, In defense of the eight-point algorithm, 1997).
func homography(from, to [][2]float64) ([9]float64, error) {
	var h [9]float64
	if len(from) < 4 || len(from) != len(to) {
		return h, errors.New("a homography needs four pairs of points")
	}
	sf, st := scaling(from), scaling(to)
	a := mat.NewDense(2*len(from), 9, nil)
	for i := range from {
		x, y := sf.apply(from[i])
		u, v := st.apply(to[i])
		a.SetRow(2*i, []float64{x, y, 1, 0, 0, 0, -u * x, -u * y, -u})
		a.SetRow(2*i+1, []float64{0, 0, 0, x, y, 1, -v * x, -v * y, -v})
	}
	var svd mat.SVD
	if !svd.Factorize(a, mat.SVDFullV) {
		return h, errors.New("the points do not determine a homography")
	}
	s := svd.Values(nil)
	if len(s) < 8 || !(s[7] > 1e-9*s[0]) {
		return h, errors.New("the points lie on one line")
	}
	var v mat.Dense
	svd.VTo(&v)
	var n mat.Dense
	m := mat.NewDense(3, 3, []float64{
		v.At(0, 8), v.At(1, 8), v.At(2, 8), v.At(3, 8), v.At(4, 8), v.At(5, 8), v.At(6, 8), v.At(7, 8), v.At(8, 8),
	})
	back := mat.NewDense(3, 3, []float64{1 / st.k, 0, st.x, 0, 1 / st.k, st.y, 0, 0, 1})
	n.Mul(back, m)
	n.Mul(&n, mat.NewDense(3, 3, []float64{sf.k, 0, -sf.k * sf.x, 0, sf.k, -sf.k * sf.y, 0, 0, 1}))
	for i := range h {
		h[i] = n.At(i/3, i%3)
		if math.IsNaN(h[i]) || math.IsInf(h[i], 0) {
			return h, errors.New("the points do not determine a homography")
		}
	}
	return h, nil
}

// normalisation is the similarity that moves the centroid of points to the origin and scales their mean distance from
// it to √2.
type normalisation struct{ x, y, k float64 }

// scaling is the normalisation of some points.
func scaling(p [][2]float64) normalisation {
	var s normalisation
	for _, q := range p {
		s.x += q[0] / float64(len(p))
		s.y += q[1] / float64(len(p))
	}
	var d float64
	for _, q := range p {
		d += math.Hypot(q[0]-s.x, q[1]-s.y) / float64(len(p))
	}
	s.k = 1
	if d > 0 {
		s.k = math.Sqrt2 / d
	}
	return s
}

func (s normalisation) apply(p [2]float64) (x, y float64) {
	return (p[0] - s.x) * s.k, (p[1] - s.y) * s.k
}

// planePose is the pose of a plane from its homography to directions (x/z, y/z), whose columns are r1, r2, t up to
// scale.
func planePose(h [9]float64) (pose, error) {
	n1 := math.Sqrt(h[0]*h[0] + h[3]*h[3] + h[6]*h[6])
	n2 := math.Sqrt(h[1]*h[1] + h[4]*h[4] + h[7]*h[7])
	k := 2 / (n1 + n2)
	if !(k > 0) || math.IsInf(k, 0) {
		return pose{}, errors.New("the points do not determine a pose")
	}
	if h[8] < 0 { // the plane's origin must lie before the camera
		k = -k
	}
	r := mat.NewDense(3, 3, nil)
	for i := range 3 {
		r.Set(i, 0, k*h[3*i])
		r.Set(i, 1, k*h[3*i+1])
	}
	a := [3]float64{r.At(0, 0), r.At(1, 0), r.At(2, 0)}
	b := [3]float64{r.At(0, 1), r.At(1, 1), r.At(2, 1)}
	r.Set(0, 2, a[1]*b[2]-a[2]*b[1])
	r.Set(1, 2, a[2]*b[0]-a[0]*b[2])
	r.Set(2, 2, a[0]*b[1]-a[1]*b[0])
	var svd mat.SVD // the nearest rotation
	if !svd.Factorize(r, mat.SVDFull) {
		return pose{}, errors.New("the points do not determine a pose")
	}
	var u, v, q mat.Dense
	svd.UTo(&u)
	svd.VTo(&v)
	q.Mul(&u, v.T())
	if mat.Det(&q) < 0 {
		return pose{}, errors.New("the points do not determine a pose")
	}
	var m [9]float64
	for i := range m {
		m[i] = q.At(i/3, i%3)
	}
	return newPose(m, [3]float64{k * h[2], k * h[5], k * h[8]}), nil
}
