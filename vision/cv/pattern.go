//go:build cgo

package cv

import "math"

// pattern is one way in which pips can lie on a face: which of the 3x3 sites hold one, row by row.
type pattern struct {
	value int
	pips  [9]bool
	n     int
}

// patterns are the nine ways: 2, 3 and 6 can lie in two turns.
var patterns = makePatterns()

func makePatterns() []pattern {
	var out []pattern
	for _, p := range []struct {
		value int
		sites []int
	}{
		{1, []int{4}},
		{2, []int{0, 8}}, {2, []int{2, 6}},
		{3, []int{0, 4, 8}}, {3, []int{2, 4, 6}},
		{4, []int{0, 2, 6, 8}},
		{5, []int{0, 2, 4, 6, 8}},
		{6, []int{0, 3, 6, 2, 5, 8}}, {6, []int{0, 1, 2, 6, 7, 8}},
	} {
		q := pattern{value: p.value, n: len(p.sites)}
		for _, s := range p.sites {
			q.pips[s] = true
		}
		out = append(out, q)
	}
	return out
}

// siteAt is the place of a site on the face, in pitches from its middle.
func siteAt(i int) (x, y float64) { return float64(i%3 - 1), float64(i/3 - 1) }

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
