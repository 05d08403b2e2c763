package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Fitted moves a pose so that the pips of the pattern lie on the peaks, by least squares (Procrustes analysis). It tries all lattices
// and keeps the one with the smallest residual. It returns the pose, the scale of the lattice against the expected one, the rms
// residual in pixels without the usual scatter of the pips, and for each pip found its place on the lattice and the place of its
// peak (pixels). With fewer than two pips the pose is not changed. The maximum distance of a peak from its pip (reach) was fitted on: unknown.
func Fitted(n *scene.PeakGrid, p pixel.Pose, pat *vision.Pattern, pitch float64, lattices []scene.Lattice) (q pixel.Pose, scale, rms float64, pairs [][4]float64) {
	const reach = 0.09 * pixel.EdgePX
	f := p.Frame()
	for i, on := range pat.Pips {
		if !on {
			continue
		}
		a, b := vision.SiteAt(i)
		x, y := f.Place(a*pitch, b*pitch)
		best, at := reach, -1
		n.Within(x, y, reach, func(k int, d float64) {
			if d < best {
				best, at = d, k
			}
		})
		if at >= 0 {
			pairs = append(pairs, [4]float64{a * pitch * pixel.EdgePX, b * pitch * pixel.EdgePX, n.Peaks[at].X, n.Peaks[at].Y})
		}
	}
	switch {
	case len(pairs) == 1 && pat.N == 1:
		return pixel.Pose{X: pairs[0][2], Y: pairs[0][3], Yaw: p.Yaw}, 1, 0, pairs
	case len(pairs) < 2:
		return p, 1, 0, pairs
	}
	rms = math.Inf(1)
	plain := pairs
	for i := range lattices {
		l := &lattices[i]
		free := 1.0
		if l.PitchRatio[pat.Value] == 0 && len(plain) >= 4 {
			free = PitchRatio(plain)
			if free < 1 || pat.Value == 6 && scene.HasRowsOfThree(pat) {
				free = 1 / free
			}
			free = max(1/scene.MaxPitchRatio, min(free, scene.MaxPitchRatio))
		}
		for _, shape := range l.Shapes(pat, free) {
			to := make([][4]float64, len(plain))
			for k, v := range plain {
				to[k] = [4]float64{v[0] * shape[0], v[1] * shape[1], v[2], v[3]}
			}
			o, size, off := onto(to)
			if off = math.Sqrt(max(off*off-l.Scatter*l.Scatter*pixel.EdgePX*pixel.EdgePX, 0)); off < rms {
				q, scale, rms, pairs = o, size, off, to
			}
		}
	}
	return q, scale, rms, pairs
}

// onto finds the rotation and translation that map points onto others best. It returns the pose of the origin, the scale of the others
// against the points, and the rms residual. The scale is only measured; the residual is that at scale 1.
func onto(pairs [][4]float64) (q pixel.Pose, scale, rms float64) {
	var msx, msy, mtx, mty float64
	m := float64(len(pairs))
	for _, p := range pairs {
		msx, msy, mtx, mty = msx+p[0]/m, msy+p[1]/m, mtx+p[2]/m, mty+p[3]/m
	}
	var dot, cross, ss float64
	for _, p := range pairs {
		a, b, c, d := p[0]-msx, p[1]-msy, p[2]-mtx, p[3]-mty
		dot += a*c + b*d
		cross += a*d - b*c
		ss += a*a + b*b
	}
	yaw := math.Atan2(cross, dot)
	scale = math.Hypot(dot, cross) / ss
	s, c := math.Sincos(yaw)
	q = pixel.Pose{X: mtx - (c*msx - s*msy), Y: mty - (s*msx + c*msy), Yaw: yaw}
	for _, p := range pairs {
		x, y := q.X+c*p[0]-s*p[1], q.Y+s*p[0]+c*p[1]
		rms += (x-p[2])*(x-p[2]) + (y-p[3])*(y-p[3])
	}
	return q, scale, math.Sqrt(rms / m)
}

// LatticeResidual returns the sum of the squared residuals of pips against their lattice if its scale is free (pixels²), the degrees of
// freedom of this sum, and the sum of the squared distances of the pips from their middle (pixels²). scale and rms are those that
// Fitted returns with the pairs: rms is measured at scale 1.
func LatticeResidual(pairs [][4]float64, scale, rms float64) (sum, freedom, spread float64) {
	var mx, my float64
	m := float64(len(pairs))
	for _, p := range pairs {
		mx, my = mx+p[0]/m, my+p[1]/m
	}
	for _, p := range pairs {
		spread += (p[0]-mx)*(p[0]-mx) + (p[1]-my)*(p[1]-my)
	}
	return max(m*rms*rms-(scale-1)*(scale-1)*spread, 0), max(2*m-4, 0), spread
}

// PitchRatio returns the ratio of a pattern's two pitches (first axis of the face to the second), from the pairs that Fitted returns. It
// returns 1 where the pips lie on one line.
func PitchRatio(pairs [][4]float64) float64 {
	f, ok := affineOf(pairs)
	if !ok {
		return 1
	}
	return math.Hypot(f[0], f[2]) / max(math.Hypot(f[1], f[3]), 1e-6)
}

// affineOf returns the linear part of the affine map that takes the pips' places to their peaks (least squares), row by row. It
// returns false where the places lie on one line.
func affineOf(pairs [][4]float64) (f [4]float64, ok bool) {
	var xx, xy, yy, ux, uy, vx, vy, mu, mv, mx, my float64
	n := float64(len(pairs))
	for _, p := range pairs {
		mx, my, mu, mv = mx+p[0]/n, my+p[1]/n, mu+p[2]/n, mv+p[3]/n
	}
	for _, p := range pairs {
		x, y, u, v := p[0]-mx, p[1]-my, p[2]-mu, p[3]-mv
		xx, xy, yy = xx+x*x, xy+x*y, yy+y*y
		ux, uy, vx, vy = ux+u*x, uy+u*y, vx+v*x, vy+v*y
	}
	det := xx*yy - xy*xy
	if det < 1e-6 {
		return f, false
	}
	return [4]float64{(ux*yy - uy*xy) / det, (uy*xx - ux*xy) / det, (vx*yy - vy*xy) / det, (vy*xx - vx*xy) / det}, true
}
