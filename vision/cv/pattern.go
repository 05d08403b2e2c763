//go:build cgo

package cv

import (
	"math"

	"quartermaster/vision"
)

// patterns are the ways in which pips can lie on a face.
var patterns = vision.Patterns()

// pose is where a top face lies in the rectified picture: its middle in pixels and its yaw in radians,
// which is only meant up to quarter turns.
type pose struct{ x, y, yaw float64 }

// frame is a pose with its turn worked out: where the face's own axes lie in the picture.
type frame struct{ x, y, c, s float64 } // pixels, and pixels an edge

func (p pose) frame() frame {
	s, c := math.Sincos(p.yaw)
	return frame{p.x, p.y, edgePX * c, edgePX * s}
}

// place gives the pixel of a point of the face, in edges from its middle.
func (f frame) place(a, b float64) (x, y float64) {
	return f.x + f.c*a - f.s*b, f.y + f.s*a + f.c*b
}

// quarters are the frame and its three quarter turns: each has another side of the face at -y.
func (f frame) quarters() [4]frame {
	return [4]frame{f, {f.x, f.y, -f.s, f.c}, {f.x, f.y, -f.c, -f.s}, {f.x, f.y, f.s, -f.c}}
}

// place gives the pixel of a point of the face, in edges from its middle.
func (p pose) place(a, b float64) (x, y float64) { return p.frame().place(a, b) }

// local gives the point of the face, in edges from its middle, of a pixel.
func (p pose) local(x, y float64) (a, b float64) {
	s, c := math.Sincos(p.yaw)
	x, y = (x-p.x)/edgePX, (y-p.y)/edgePX
	return c*x + s*y, -s*x + c*y
}

// corners are the corners of the square of half side h edges round the pose, clockwise on the page.
func (p pose) corners(h float64) [4][2]float64 {
	var out [4][2]float64
	f := p.frame()
	for i, c := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		out[i][0], out[i][1] = f.place(c[0]*h, c[1]*h)
	}
	return out
}

// quarter brings an angle into [-45°, 45°), in radians.
func quarter(a float64) float64 {
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
