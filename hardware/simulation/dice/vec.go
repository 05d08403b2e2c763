package dice

import "math"

// Vec is a point or a direction of the board frame: x right, y down, z up, in millimetres.
type Vec struct{ X, Y, Z float64 }

// Add is v + w.
func (v Vec) Add(w Vec) Vec { return Vec{v.X + w.X, v.Y + w.Y, v.Z + w.Z} }

// Sub is v - w.
func (v Vec) Sub(w Vec) Vec { return Vec{v.X - w.X, v.Y - w.Y, v.Z - w.Z} }

// Times is v stretched by s.
func (v Vec) Times(s float64) Vec { return Vec{v.X * s, v.Y * s, v.Z * s} }

// Dot is the scalar product.
func (v Vec) Dot(w Vec) float64 { return v.X*w.X + v.Y*w.Y + v.Z*w.Z }

// Cross is the vector product, taken in the coordinates as they stand.
func (v Vec) Cross(w Vec) Vec {
	return Vec{v.Y*w.Z - v.Z*w.Y, v.Z*w.X - v.X*w.Z, v.X*w.Y - v.Y*w.X}
}

// Length is the Euclidean length.
func (v Vec) Length() float64 { return math.Sqrt(v.Dot(v)) }

// Unit is v at length 1; the zero vector stays as it is.
func (v Vec) Unit() Vec {
	l := v.Length()
	if l == 0 {
		return v
	}
	return v.Times(1 / l)
}

// Axes are a rigid body's own x, y and z axes in the board frame: three unit vectors at right angles.
type Axes [3]Vec

// Upright are the axes of a body that is not turned at all.
var Upright = Axes{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}

// Turned gives the axes after a turn by an angle (radians) about a unit axis through the origin, from x towards y
// where the axis is z.
func (a Axes) Turned(axis Vec, angle float64) Axes {
	s, c := math.Sincos(angle)
	var out Axes
	for i, v := range a { // Rodrigues
		out[i] = v.Times(c).Add(axis.Cross(v).Times(s)).Add(axis.Times(axis.Dot(v) * (1 - c)))
	}
	return out
}

// At gives the board's point of a point in body coordinates, from a centre.
func (a *Axes) At(centre, p Vec) Vec {
	return Vec{
		centre.X + a[0].X*p.X + a[1].X*p.Y + a[2].X*p.Z,
		centre.Y + a[0].Y*p.X + a[1].Y*p.Y + a[2].Y*p.Z,
		centre.Z + a[0].Z*p.X + a[1].Z*p.Y + a[2].Z*p.Z,
	}
}

// Into gives a board direction in body coordinates.
func (a *Axes) Into(v Vec) Vec { return Vec{a[0].Dot(v), a[1].Dot(v), a[2].Dot(v)} }
