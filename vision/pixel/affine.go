package pixel

import (
	"math"
)

// Affine is an affine frame of a face, which need not be square: its middle (X, Y) and its two axes A and B, in
// pixels per edge.
type Affine struct{ X, Y, Ax, Ay, Bx, By float64 }

// Affine is the affine frame of a pose.
func (p Pose) Affine() Affine {
	f := p.Frame()
	return Affine{f.X, f.Y, f.C, f.S, -f.S, f.C}
}

// NearestPose is the nearest pose: the axes made orthogonal and one edge long.
func (t Affine) NearestPose() Pose {
	return Pose{t.X, t.Y, math.Atan2(t.Ay-t.Bx, t.Ax+t.By)}
}

// Compose is the composition t∘d: d is given in the coordinates of t (edges), the result in pixels.
func (t Affine) Compose(d Affine) Affine {
	return Affine{t.X + t.Ax*d.X + t.Bx*d.Y, t.Y + t.Ay*d.X + t.By*d.Y,
		t.Ax*d.Ax + t.Bx*d.Ay, t.Ay*d.Ax + t.By*d.Ay, t.Ax*d.Bx + t.Bx*d.By, t.Ay*d.Bx + t.By*d.By}
}

// Inverse is the inverse map.
func (t Affine) Inverse() Affine {
	det := t.Ax*t.By - t.Ay*t.Bx
	ax, ay, bx, by := t.By/det, -t.Ay/det, -t.Bx/det, t.Ax/det
	return Affine{-(ax*t.X + bx*t.Y), -(ay*t.X + by*t.Y), ax, ay, bx, by}
}

// AffineStep is a step of an affine frame. Its units are those of Affine.
type AffineStep struct{ X, Y, Ax, Ay, Bx, By float64 }

// Moved is the frame after k steps m.
func (t Affine) Moved(m AffineStep, k float64) Affine {
	return Affine{t.X + k*m.X, t.Y + k*m.Y, t.Ax + k*m.Ax, t.Ay + k*m.Ay, t.Bx + k*m.Bx, t.By + k*m.By}
}
