package pixel

import (
	"math"
)

// ScaledOutline is a die's outline scaled about the middle of its top face.
func ScaledOutline(f Viewpoint, p Pose, by float64) [][2]float64 {
	poly := f.Outline(p)
	for i := range poly {
		poly[i][0] = p.X + (poly[i][0]-p.X)*by
		poly[i][1] = p.Y + (poly[i][1]-p.Y)*by
	}
	return poly
}

// Viewpoint is the camera's foot point and height above the rectified picture, in pixels: a point at height z over p is
// seen at foot + (p - foot)·(Height - EdgePX)/(Height - z).
type Viewpoint struct{ X, Y, Height float64 }

// Below is the pixel of the point that lies depth pixels straight below a pixel of the plane of the top faces.
func (f Viewpoint) Below(x, y, depth float64) (float64, float64) {
	h := f.Height - EdgePX
	k := h / (h + depth)
	return f.X + (x-f.X)*k, f.Y + (y-f.Y)*k
}

// Outline is the silhouette of a die: the convex hull of its top square and its bottom square, which appears nearer to
// the foot.
func (f Viewpoint) Outline(p Pose) [][2]float64 {
	top := p.Corners(0.5)
	pts := make([][2]float64, 0, 8)
	for _, c := range top {
		x, y := f.Below(c[0], c[1], EdgePX)
		pts = append(pts, c, [2]float64{x, y})
	}
	return hull(pts)
}

// hull is the convex hull of some points (Andrew's monotone chain).
func hull(p [][2]float64) [][2]float64 {
	sortPoints(p)
	n := len(p)
	out := make([][2]float64, 0, 2*n)
	for pass := range 2 {
		base := len(out)
		for i := range n {
			q := p[i]
			if pass == 1 {
				q = p[n-1-i]
			}
			for len(out) >= base+2 && orientation(out[len(out)-2], out[len(out)-1], q) <= 0 {
				out = out[:len(out)-1]
			}
			out = append(out, q)
		}
		out = out[:len(out)-1]
	}
	return out
}

// sortPoints sorts by x, then y (insertion sort: there are 8 points).
func sortPoints(p [][2]float64) {
	for i := 1; i < len(p); i++ {
		for j := i; j > 0 && (p[j][0] < p[j-1][0] || p[j][0] == p[j-1][0] && p[j][1] < p[j-1][1]); j-- {
			p[j], p[j-1] = p[j-1], p[j]
		}
	}
}

// orientation is above 0 where the path from a over b to c turns from x towards y, below 0 where it turns back.
func orientation(a, b, c [2]float64) float64 {
	return (b[0]-a[0])*(c[1]-a[1]) - (b[1]-a[1])*(c[0]-a[0])
}

// Overlap is the depth by which two squares of half side h (edges) penetrate each other, in edges; 0 or less where
// they do not (separating axis theorem).
func Overlap(p, q Pose, h float64) float64 {
	if math.Hypot(p.X-q.X, p.Y-q.Y) > 2*h*EdgePX*math.Sqrt2 {
		return -1
	}
	least := math.Inf(1)
	a, b := p.Corners(h), q.Corners(h)
	for _, yaw := range [2]float64{p.Yaw, q.Yaw} {
		for k := range 2 {
			s, c := math.Sincos(yaw + float64(k)*math.Pi/2)
			alo, ahi, blo, bhi := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
			for i := range 4 {
				u, v := a[i][0]*c+a[i][1]*s, b[i][0]*c+b[i][1]*s
				alo, ahi, blo, bhi = min(alo, u), max(ahi, u), min(blo, v), max(bhi, v)
			}
			least = min(least, min(ahi, bhi)-max(alo, blo))
		}
	}
	return least / EdgePX
}

// Inside says whether a point lies in a convex polygon of either orientation.
func Inside(poly [][2]float64, x, y float64) bool {
	var pos, neg bool
	from := poly[len(poly)-1]
	for _, to := range poly {
		t := (to[0]-from[0])*(y-from[1]) - (to[1]-from[1])*(x-from[0])
		pos, neg = pos || t > 0, neg || t < 0
		if pos && neg {
			return false
		}
		from = to
	}
	return true
}
