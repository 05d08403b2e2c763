package calibration

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/mat"
)

// leastSquares minimises the sum of squares of n residuals over p by the Levenberg-Marquardt method with a numeric Jacobian.
// It gives that sum and the inverse of the normal matrix at the end. steps are the step sizes of the derivatives, one for
// each parameter.
func leastSquares(p, steps []float64, n int, residuals func(p, r []float64)) (sum float64, inverse *mat.SymDense, err error) {
	k := len(p)
	r, plus, minus := make([]float64, n), make([]float64, n), make([]float64, n)
	try := make([]float64, k)
	residuals(p, r)
	sum = squares(r)
	if math.IsNaN(sum) || math.IsInf(sum, 0) {
		return 0, nil, errors.New("the fit cannot begin: the first guess gives no finite residuals")
	}
	jac := mat.NewDense(n, k, nil)
	normal := mat.NewSymDense(k, nil)
	var gradient, step mat.VecDense
	var chol mat.Cholesky
	damp := 1e-3
	for range 100 {
		for j := range k {
			copy(try, p)
			try[j] = p[j] + steps[j]
			residuals(try, plus)
			try[j] = p[j] - steps[j]
			residuals(try, minus)
			for i := range n {
				jac.Set(i, j, (plus[i]-minus[i])/(2*steps[j]))
			}
		}
		normal.SymOuterK(1, jac.T())
		gradient.MulVec(jac.T(), mat.NewVecDense(n, r))
		better, settled := false, false
		for ; damp < 1e12; damp *= 10 {
			damped := mat.NewSymDense(k, nil)
			damped.CopySym(normal)
			for j := range k {
				damped.SetSym(j, j, normal.At(j, j)*(1+damp)+1e-30)
			}
			if !chol.Factorize(damped) || chol.SolveVecTo(&step, &gradient) != nil {
				continue
			}
			for j := range k {
				try[j] = p[j] - step.AtVec(j)
			}
			residuals(try, plus)
			if s := squares(plus); s <= sum { // false for NaN
				settled = sum-s <= 1e-12*sum
				copy(p, try)
				copy(r, plus)
				sum, better = s, true
				damp = max(damp/10, 1e-12)
				break
			}
		}
		if !better || settled {
			break
		}
	}
	inverse = mat.NewSymDense(k, nil)
	if !chol.Factorize(normal) || chol.InverseTo(inverse) != nil {
		return sum, nil, errors.New("the measurements do not determine the parameters")
	}
	return sum, inverse, nil
}

// squares is the sum of squares.
func squares(r []float64) float64 {
	var s float64
	for _, v := range r {
		s += v * v
	}
	return s
}

// huber transforms a residual so that its square is the Huber loss (P. J. Huber, 1964): linear beyond width, so that one
// outlier cannot bend the fit.
func huber(r, width float64) float64 {
	a := math.Abs(r)
	if a <= width {
		return r
	}
	return math.Copysign(math.Sqrt(2*width*a-width*width), r)
}
