package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Fitted moves a pose so that the pips of the pattern lie on the peaks, by least squares (Procrustes). It gives the
// scale of the lattice against the expected one, the rms distance left (pixels) and how many pips have a peak.
// For fewer than two pips the pose stays as it is. pairs are the pips' places on the lattice and of their peaks, pixels.
func Fitted(n *scene.Near, p pixel.Pose, pat *vision.Pattern, pitch float64) (q pixel.Pose, scale, rms float64, pairs [][4]float64) {
	const reach = 0.09 * pixel.EdgePX
	var all [4][9]float64
	sx, sy, tx, ty := all[0][:0], all[1][:0], all[2][:0], all[3][:0]
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
		if at < 0 {
			continue
		}
		sx, sy = append(sx, a*pitch*pixel.EdgePX), append(sy, b*pitch*pixel.EdgePX)
		tx, ty = append(tx, n.Peaks[at].X), append(ty, n.Peaks[at].Y)
	}
	for i := range sx {
		pairs = append(pairs, [4]float64{sx[i], sy[i], tx[i], ty[i]})
	}
	found := len(sx)
	if found == 0 {
		return p, 1, 0, nil
	}
	if found == 1 {
		if pat.N == 1 {
			return pixel.Pose{X: tx[0], Y: ty[0], Yaw: p.Yaw}, 1, 0, pairs
		}
		return p, 1, 0, pairs
	}
	var msx, msy, mtx, mty float64
	m := float64(found)
	for i := range sx {
		msx, msy, mtx, mty = msx+sx[i]/m, msy+sy[i]/m, mtx+tx[i]/m, mty+ty[i]/m
	}
	var dot, cross, ss float64
	for i := range sx {
		a, b, c, d := sx[i]-msx, sy[i]-msy, tx[i]-mtx, ty[i]-mty
		dot += a*c + b*d
		cross += a*d - b*c
		ss += a*a + b*b
	}
	yaw := math.Atan2(cross, dot)
	scale = math.Hypot(dot, cross) / ss
	s, c := math.Sincos(yaw)
	// The scale is known: it is measured, not fitted.
	q = pixel.Pose{X: mtx - (c*msx - s*msy), Y: mty - (s*msx + c*msy), Yaw: yaw}
	for i := range sx {
		x, y := q.X+c*sx[i]-s*sy[i], q.Y+s*sx[i]+c*sy[i]
		rms += (x-tx[i])*(x-tx[i]) + (y-ty[i])*(y-ty[i])
	}
	return q, scale, math.Sqrt(rms / m), pairs
}
