package rest

import "gonum.org/v1/gonum/mat"

// gaussianProcess is a Gaussian process with the mean 0 that was fitted to measurements (Rasmussen, Williams, 2006, 2.2).
type gaussianProcess struct {
	inverse mat.SymDense // of the covariances of the measurements, noise included
	weights mat.VecDense // of the covariances with the measurements in a prediction
}

// fit fits the process to measurements with the covariances k, noise included. It returns false if they cannot be inverted.
func (p *gaussianProcess) fit(k mat.Symmetric, seen mat.Vector) bool {
	var chol mat.Cholesky
	if !chol.Factorize(k) || chol.InverseTo(&p.inverse) != nil {
		return false
	}
	p.weights.MulVec(&p.inverse, seen)
	return true
}

// fromOthers predicts a measurement from all others (5.4.2). It returns by how much the measurement exceeds the prediction, and the
// variance of that, noise included.
func (p *gaussianProcess) fromOthers(i int) (above, variance float64) {
	return p.weights.AtVec(i) / p.inverse.At(i, i), 1 / p.inverse.At(i, i)
}
