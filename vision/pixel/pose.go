package pixel

import (
	"math"
)

// Pose is where a top face lies in the rectified picture: its middle in pixels and its yaw in radians, modulo a
// quarter turn.
type Pose struct{ X, Y, Yaw float64 }

// Frame is a pose with the sine and cosine of its yaw computed.
type Frame struct{ X, Y, C, S float64 } // pixels, and pixels an edge

// Frame computes the frame of a pose.
func (p Pose) Frame() Frame {
	s, c := math.Sincos(p.Yaw)
	return Frame{p.X, p.Y, EdgePX * c, EdgePX * s}
}

// Place is the pixel of a point of the face, in edges from its middle.
func (f Frame) Place(a, b float64) (x, y float64) {
	return f.X + f.C*a - f.S*b, f.Y + f.S*a + f.C*b
}

// Quarters is the frame and its rotations by one, two and three quarter turns: each has another side of the face at
// -y.
func (f Frame) Quarters() [4]Frame {
	return [4]Frame{f, {f.X, f.Y, -f.S, f.C}, {f.X, f.Y, -f.C, -f.S}, {f.X, f.Y, f.S, -f.C}}
}

// Place is the pixel of a point of the face, in edges from its middle.
func (p Pose) Place(a, b float64) (x, y float64) { return p.Frame().Place(a, b) }

// Local is the inverse of Place.
func (p Pose) Local(x, y float64) (a, b float64) {
	s, c := math.Sincos(p.Yaw)
	x, y = (x-p.X)/EdgePX, (y-p.Y)/EdgePX
	return c*x + s*y, -s*x + c*y
}

// Corners are the corners of the square with half side h (edges) at the pose, clockwise on the screen.
func (p Pose) Corners(h float64) [4][2]float64 {
	var out [4][2]float64
	f := p.Frame()
	for i, c := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		out[i][0], out[i][1] = f.Place(c[0]*h, c[1]*h)
	}
	return out
}

// ModQuarterTurn reduces an angle (radians) modulo a quarter turn to [-45°, 45°).
func ModQuarterTurn(a float64) float64 {
	const q = math.Pi / 2
	a = math.Mod(a, q)
	if a < -q/2 {
		a += q
	}
	if a >= q/2 {
		a -= q
	}
	return a
}

// Moved shifts and rotates a pose in its own frame.
func (p Pose) Moved(by Pose) Pose {
	s, c := math.Sincos(p.Yaw)
	return Pose{p.X + c*by.X - s*by.Y, p.Y + s*by.X + c*by.Y, p.Yaw + by.Yaw}
}

// HillClimb moves a pose to a local maximum of a score by coordinate ascent. Steps start at first pixels and are halved
// down to last; turn is the rotation in radians per pixel of step.
func (p Pose) HillClimb(first, last, turn float64, score func(Pose) float64) Pose {
	most := score(p)
	for step := first; step > last; step /= 2 {
		for again := true; again; {
			again = false
			for _, d := range [6]Pose{{step, 0, 0}, {-step, 0, 0}, {0, step, 0}, {0, -step, 0}, {0, 0, step * turn}, {0, 0, -step * turn}} {
				q := Pose{p.X + d.X, p.Y + d.Y, p.Yaw + d.Yaw}
				if v := score(q); v > most {
					p, most, again = q, v, true
				}
			}
		}
	}
	return p
}

// EdgePX is the edge of a die in a rectified picture, pixels. All lengths of the reader are shares of it.
const EdgePX = 40
