package pixel

import (
	"math"
)

// Pose is where a top face lies in the rectified picture: its middle in pixels and its yaw in radians,
// which is only meant up to quarter turns.
type Pose struct{ X, Y, Yaw float64 }

// Frame is a pose with its turn worked out: where the face's own axes lie in the picture.
type Frame struct{ X, Y, C, S float64 } // pixels, and pixels an edge

func (p Pose) Frame() Frame {
	s, c := math.Sincos(p.Yaw)
	return Frame{p.X, p.Y, EdgePX * c, EdgePX * s}
}

// Place gives the pixel of a point of the face, in edges from its middle.
func (f Frame) Place(a, b float64) (x, y float64) {
	return f.X + f.C*a - f.S*b, f.Y + f.S*a + f.C*b
}

// Quarters are the frame and its three quarter turns: each has another side of the face at -y.
func (f Frame) Quarters() [4]Frame {
	return [4]Frame{f, {f.X, f.Y, -f.S, f.C}, {f.X, f.Y, -f.C, -f.S}, {f.X, f.Y, f.S, -f.C}}
}

// Place gives the pixel of a point of the face, in edges from its middle.
func (p Pose) Place(a, b float64) (x, y float64) { return p.Frame().Place(a, b) }

// Local gives the point of the face, in edges from its middle, of a pixel.
func (p Pose) Local(x, y float64) (a, b float64) {
	s, c := math.Sincos(p.Yaw)
	x, y = (x-p.X)/EdgePX, (y-p.Y)/EdgePX
	return c*x + s*y, -s*x + c*y
}

// Corners are the corners of the square of half side h edges round the pose, clockwise on the page.
func (p Pose) Corners(h float64) [4][2]float64 {
	var out [4][2]float64
	f := p.Frame()
	for i, c := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		out[i][0], out[i][1] = f.Place(c[0]*h, c[1]*h)
	}
	return out
}

// Quarter brings an angle into [-45°, 45°), in radians.
func Quarter(a float64) float64 {
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

// Moved moves and turns a pose in its own frame.
func (p Pose) Moved(by Pose) Pose {
	s, c := math.Sincos(p.Yaw)
	return Pose{p.X + c*by.X - s*by.Y, p.Y + s*by.X + c*by.Y, p.Yaw + by.Yaw}
}

// Climbed moves and turns a pose to where a score is highest nearby: by steps in pixels from the first on, halved until they
// are less than the last, with so many radians to a pixel.
func (p Pose) Climbed(first, last, turn float64, score func(Pose) float64) Pose {
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

// EdgePX is the edge of a die in a rectified picture: all lengths of the reader are shares of it.
const EdgePX = 40
