// Package dice holds the rigid dice of the simulated table: their shape, where they may lie, how they lean on each
// other and how they roll there. It knows places only, no pictures.
//
//	wanted colours ──▶ Scatter, Stack, LeanOn… ──▶ dice at rest ──▶ Roll ──▶ dice at any moment
package dice

import "math"

// Shape is the shape of the dice of a set. Lengths in millimetres.
type Shape struct {
	Edge      float64
	Bevel     float64 // radius of the rounded edges
	Ball      float64 // radius of a ball about the centre that cuts the corners; 0: corners are not cut
	PipRadius float64
	PipDepth  float64 // depth of the dimple's middle
	PipPitch  float64 // from a middle pip to a corner pip along one side, in edges
	PipLong   float64 // ratio of the pips' pitches, along the rows of a six to across them; 0: 1, a square lattice
	// Offset of each pip of each value from its place, in edges, the same for all dice: they are drilled with one jig.
	PipOff   [7][6][2]float64
	Mirrored bool // 1, 2, 3 run clockwise about their corner instead of counterclockwise
}

// Die is one die of a set with its pose.
type Die struct {
	Colour string
	Shape  *Shape
	Centre Vec
	Axes   Axes
}

// faces are the values of the faces +x, -x, +y, -y, +z, -z.
var faces = [6]int{3, 4, 2, 5, 1, 6}

// FaceValue is the value of face 0 to 5: +x, -x, +y, -y, +z, -z of the die's own axes.
func (s *Shape) FaceValue(face int) int {
	if s.Mirrored && face < 2 {
		face = 1 - face
	}
	return faces[face]
}

// pips are the places of the pips of each value, in pitches.
var pips = [7][][2]float64{
	{},
	{{0, 0}},
	{{-1, -1}, {1, 1}},
	{{-1, -1}, {0, 0}, {1, 1}},
	{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}},
	{{-1, -1}, {-1, 1}, {0, 0}, {1, -1}, {1, 1}},
	{{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}},
}

// Pips are the places of a value's pips on its face, in pitches from the middle.
func Pips(value int) [][2]float64 { return pips[value] }

// PipPlaces are the places of a value's pips on a face of such dice, in edges from the middle. Rows of three run along the second axis.
func (s *Shape) PipPlaces(value int) (out [][2]float64) {
	across, along := s.PipPitch, s.PipPitch
	if s.PipLong > 0 {
		across, along = across/math.Sqrt(s.PipLong), along*math.Sqrt(s.PipLong)
	}
	for i, p := range Pips(value) {
		off := s.PipOff[value][i]
		out = append(out, [2]float64{p[0]*across + off[0], p[1]*along + off[1]})
	}
	return out
}

// normal is the outward direction of a face.
func (d *Die) normal(face int) Vec {
	n := d.Axes[face/2]
	if face%2 == 1 {
		return n.Times(-1)
	}
	return n
}

// Top is the face (0 to 5) that points up most.
func (d *Die) Top() int {
	best, top := -2.0, 0
	for f := range 6 {
		if z := d.normal(f).Z; z > best {
			best, top = z, f
		}
	}
	return top
}

// Value is the value of the face that points up most.
func (d *Die) Value() int { return d.Shape.FaceValue(d.Top()) }

// Tilt is the angle in radians between the normal of the upper face and the vertical.
func (d *Die) Tilt() float64 { return math.Acos(math.Min(1, d.normal(d.Top()).Z)) }

// Yaw is the rotation of the upper face, seen from above, in radians from -45 up to 45 degrees.
func (d *Die) Yaw() float64 {
	side := d.Axes[(d.Top()/2+1)%3]
	quarter := math.Pi / 2
	yaw := math.Mod(math.Atan2(side.Y, side.X)+4.5*quarter, quarter) - quarter/2
	if yaw >= quarter/2 {
		yaw -= quarter
	}
	return yaw
}

// Face gives the four corners of a face in order around it.
func (d *Die) Face(face int) [4]Vec {
	h := d.Shape.Edge / 2
	n, u, v := d.normal(face).Times(h), d.Axes[(face/2+1)%3].Times(h), d.Axes[(face/2+2)%3].Times(h)
	m := d.Centre.Add(n)
	return [4]Vec{m.Sub(u).Sub(v), m.Add(u).Sub(v), m.Add(u).Add(v), m.Sub(u).Add(v)}
}

// Opposite is the opposite face.
func Opposite(face int) int { return face ^ 1 }

// Corners are the eight corners of the sharp cube.
func (d *Die) Corners() [8]Vec {
	var out [8]Vec
	h := d.Shape.Edge / 2
	for i := range out {
		p := Vec{-h, -h, -h}
		if i&1 != 0 {
			p.X = h
		}
		if i&2 != 0 {
			p.Y = h
		}
		if i&4 != 0 {
			p.Z = h
		}
		out[i] = d.Axes.At(d.Centre, p)
	}
	return out
}

// Reach is the greatest distance of the die from its centre along a unit direction (support function).
func (d *Die) Reach(n Vec) float64 {
	a := &d.Axes
	return d.Shape.Edge / 2 * (math.Abs(a[0].Dot(n)) + math.Abs(a[1].Dot(n)) + math.Abs(a[2].Dot(n)))
}

// Lying is a flat die: its value up, rotated by yaw (radians), its lower face at height z.
func Lying(shape *Shape, colour string, value int, yaw, x, y, z float64) Die {
	d := Die{Colour: colour, Shape: shape, Axes: Upright, Centre: Vec{x, y, z + shape.Edge/2}}
	for f := range 6 {
		if shape.FaceValue(f) != value {
			continue
		}
		switch f {
		case 0:
			d.Axes = d.Axes.Turned(Vec{0, 1, 0}, -math.Pi/2)
		case 1:
			d.Axes = d.Axes.Turned(Vec{0, 1, 0}, math.Pi/2)
		case 2:
			d.Axes = d.Axes.Turned(Vec{1, 0, 0}, math.Pi/2)
		case 3:
			d.Axes = d.Axes.Turned(Vec{1, 0, 0}, -math.Pi/2)
		case 5:
			d.Axes = d.Axes.Turned(Vec{1, 0, 0}, math.Pi)
		}
	}
	d.Axes = d.Axes.Turned(Vec{0, 0, 1}, yaw)
	return d
}
