package calibration

import (
	"slices"

	"gonum.org/v1/gonum/mat"
)

// normalEquations holds the normal equations of a bundle, whose matrix has the shape of an arrowhead: the block u of
// the lens, and for each picture its own block v and the mixed block w. gu and gv are the gradients.
type normalEquations struct {
	u  *mat.SymDense
	gu *mat.VecDense
	v  []*mat.SymDense
	w  []*mat.Dense
	gv []*mat.VecDense
}

// lensSteps are the step sizes of the numeric derivatives by a lens's terms, poseSteps those by a pose.
var (
	lensSteps = [lensTerms]float64{1e-3, 1e-6, 1e-3, 1e-3, 1e-6, 1e-6, 1e-7, 1e-7, 1e-6}
	poseSteps = pose{1e-6, 1e-6, 1e-6, 1e-3, 1e-3, 1e-3}
)

// normal computes the normal equations at the current state by numeric derivatives.
func (b *bundle) normal() *normalEquations {
	k := len(b.terms)
	n := &normalEquations{u: mat.NewSymDense(max(k, 1), nil), gu: mat.NewVecDense(max(k, 1), nil)}
	for i := range b.views {
		view := &b.views[i]
		m := 2 * len(view.Image)
		r, plus, minus := make([]float64, m), make([]float64, m), make([]float64, m)
		view.residuals(&b.lens, &b.poses[i], r)
		applyHuber(r)
		jl, jp := mat.NewDense(m, max(k, 1), nil), mat.NewDense(m, 6, nil)
		for j, t := range b.terms {
			l := b.lens
			l[t] += lensSteps[t]
			view.residuals(&l, &b.poses[i], plus)
			applyHuber(plus)
			l[t] = b.lens[t] - lensSteps[t]
			view.residuals(&l, &b.poses[i], minus)
			applyHuber(minus)
			difference(jl, j, plus, minus, lensSteps[t])
		}
		for j := range 6 {
			p := b.poses[i]
			p[j] += poseSteps[j]
			view.residuals(&b.lens, &p, plus)
			applyHuber(plus)
			p[j] = b.poses[i][j] - poseSteps[j]
			view.residuals(&b.lens, &p, minus)
			applyHuber(minus)
			difference(jp, j, plus, minus, poseSteps[j])
		}
		rv := mat.NewVecDense(m, r)
		var uu, vv mat.SymDense
		var w mat.Dense
		var gu, gv mat.VecDense
		uu.SymOuterK(1, jl.T())
		n.u.AddSym(n.u, &uu)
		gu.MulVec(jl.T(), rv)
		n.gu.AddVec(n.gu, &gu)
		vv.SymOuterK(1, jp.T())
		w.Mul(jl.T(), jp)
		gv.MulVec(jp.T(), rv)
		n.v, n.w, n.gv = append(n.v, &vv), append(n.w, &w), append(n.gv, &gv)
	}
	return n
}

// difference sets a column of a Jacobian to the central difference.
func difference(j *mat.Dense, col int, plus, minus []float64, step float64) {
	for i := range plus {
		j.Set(i, col, (plus[i]-minus[i])/(2*step))
	}
}

// damped is a matrix with Levenberg-Marquardt damping of its diagonal.
func damped(m *mat.SymDense, damp float64) *mat.SymDense {
	d := mat.NewSymDense(m.SymmetricDim(), nil)
	d.CopySym(m)
	for i := range m.SymmetricDim() {
		d.SetSym(i, i, m.At(i, i)*(1+damp)+1e-30)
	}
	return d
}

// reduce eliminates the poses by the Schur complement and returns the matrix and the right side for the lens's terms
// alone; nil where a block is singular.
func (n *normalEquations) reduce(damp float64) (*mat.SymDense, *mat.VecDense) {
	s, g := damped(n.u, damp), mat.VecDenseCopyOf(n.gu)
	for i := range n.v {
		var c mat.Cholesky
		if !c.Factorize(damped(n.v[i], damp)) {
			return nil, nil
		}
		var x mat.Dense // v⁻¹ wᵀ
		var y mat.VecDense
		if c.SolveTo(&x, n.w[i].T()) != nil || c.SolveVecTo(&y, n.gv[i]) != nil {
			return nil, nil
		}
		var wx mat.Dense
		wx.Mul(n.w[i], &x)
		for a := range s.SymmetricDim() {
			for b := a; b < s.SymmetricDim(); b++ {
				s.SetSym(a, b, s.At(a, b)-wx.At(a, b))
			}
		}
		var wy mat.VecDense
		wy.MulVec(n.w[i], &y)
		g.SubVec(g, &wy)
	}
	return s, g
}

// step solves the damped normal equations and returns the new state; ok is false where they are singular.
func (b *bundle) step(n *normalEquations, damp float64) (lens [lensTerms]float64, poses []pose, ok bool) {
	lens, poses = b.lens, slices.Clone(b.poses)
	k := len(b.terms)
	dl := mat.NewVecDense(max(k, 1), nil)
	if k > 0 {
		s, g := n.reduce(damp)
		var c mat.Cholesky
		if s == nil || !c.Factorize(s) || c.SolveVecTo(dl, g) != nil {
			return lens, poses, false
		}
		for j, t := range b.terms {
			lens[t] -= dl.AtVec(j)
		}
	}
	for i := range poses {
		var c mat.Cholesky
		if !c.Factorize(damped(n.v[i], damp)) {
			return lens, poses, false
		}
		var wd, d mat.VecDense
		wd.MulVec(n.w[i].T(), dl)
		wd.SubVec(n.gv[i], &wd)
		if c.SolveVecTo(&d, &wd) != nil {
			return lens, poses, false
		}
		for j := range 6 {
			poses[i][j] -= d.AtVec(j)
		}
	}
	return lens, poses, true
}
