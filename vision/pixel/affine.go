package pixel

import (
	"math"
)

// Stretched is where a face is seen if it need not be square: its middle, and where its own axes point, pixels an edge.
type Stretched struct{ X, Y, Ax, Ay, Bx, By float64 }

func (p Pose) Stretched() Stretched {
	f := p.Frame()
	return Stretched{f.X, f.Y, f.C, f.S, -f.S, f.C}
}

// Square is the nearest pose with the face's own size.
func (t Stretched) Square() Pose {
	return Pose{t.X, t.Y, math.Atan2(t.Ay-t.Bx, t.Ax+t.By)}
}

// Through gives a face that is seen through another's axes: what d is to a face of its own, in edges, that is it to t.
func (t Stretched) Through(d Stretched) Stretched {
	return Stretched{t.X + t.Ax*d.X + t.Bx*d.Y, t.Y + t.Ay*d.X + t.By*d.Y,
		t.Ax*d.Ax + t.Bx*d.Ay, t.Ay*d.Ax + t.By*d.Ay, t.Ax*d.Bx + t.Bx*d.By, t.Ay*d.Bx + t.By*d.By}
}

// Inverse undoes through.
func (t Stretched) Inverse() Stretched {
	det := t.Ax*t.By - t.Ay*t.Bx
	ax, ay, bx, by := t.By/det, -t.Ay/det, -t.Bx/det, t.Ax/det
	return Stretched{-(ax*t.X + bx*t.Y), -(ay*t.X + by*t.Y), ax, ay, bx, by}
}

// Move is a small change of a face, in its own edges: about half a pixel at its rim.
type Move struct{ X, Y, Ax, Ay, Bx, By float64 }

// Moved is a face that was moved so many times.
func (t Stretched) Moved(m Move, k float64) Stretched {
	return Stretched{t.X + k*m.X, t.Y + k*m.Y, t.Ax + k*m.Ax, t.Ay + k*m.Ay, t.Bx + k*m.Bx, t.By + k*m.By}
}
