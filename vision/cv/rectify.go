//go:build cgo

package cv

import (
	"image/color"
	"math"

	"gocv.io/x/gocv"

	"quartermaster/calibration"
)

// edgePX is the edge of a die in a rectified picture: all lengths of the reader are shares of it.
const edgePX = 40

// marginEdges is how far a rectified picture reaches beyond the floor, in edges.
const marginEdges = 0.75

// knotPX is how far the points are apart, in pixels of the rectified picture, that are projected exactly.
const knotPX = 8

// farAway is how far outside of the picture a place is looked up at most, in 32nds of a pixel.
const farAway = 1 << 19

// rectifier looks a raw picture up so that the plane of the dice's top faces is seen straight from above.
// One look-up does lens, pose and plane. A pixel's centre has whole coordinates.
type rectifier struct {
	w, h   int
	scale  float64  // pixels per mm
	margin float64  // pixels
	a, b   gocv.Mat // whole pixels of the raw picture, and shares of one, as OpenCV looks them up fastest
}

// newRectifier makes the look-up for the plane at height z (mm) of a board seen by a camera.
func newRectifier(c *calibration.Camera, board calibration.Board, edge, z float64) (*rectifier, error) {
	r := &rectifier{scale: edgePX / edge, margin: math.Round(marginEdges * edgePX)}
	r.w = int(math.Ceil(board.WidthMM*r.scale + 2*r.margin))
	r.h = int(math.Ceil(board.HeightMM*r.scale + 2*r.margin))
	r.a, r.b = gocv.NewMatWithSize(r.h, r.w, gocv.MatTypeCV16SC2), gocv.NewMatWithSize(r.h, r.w, gocv.MatTypeCV16UC1)
	whole, err := r.a.DataPtrInt16()
	if err != nil {
		return nil, err
	}
	shares, err := r.b.DataPtrUint16()
	if err != nil {
		return nil, err
	}
	// Lens and perspective bend so gently that between points a few pixels apart a straight line will do.
	w, h := (r.w-1)/knotPX+2, (r.h-1)/knotPX+2
	knots := make([][2]float64, w*h)
	for j := range h {
		for i := range w {
			mx, my := r.mm(float64(i*knotPX), float64(j*knotPX))
			knots[j*w+i][0], knots[j*w+i][1] = c.Project(mx, my, z)
		}
	}
	for v := range r.h {
		j, fy := v/knotPX, float64(v%knotPX)/knotPX
		top, low := knots[j*w:][:w], knots[(j+1)*w:][:w]
		for i := range w - 1 {
			var from, step [2]float64 // 32nds of a pixel, far outside the picture kept near it
			for c := range 2 {
				from[c] = 32 * (top[i][c] + fy*(low[i][c]-top[i][c]))
				to := 32 * (top[i+1][c] + fy*(low[i+1][c]-top[i+1][c]))
				from[c], to = min(max(from[c], -farAway), farAway), min(max(to, -farAway), farAway)
				step[c] = (to - from[c]) / knotPX
			}
			for u := i * knotPX; u < min((i+1)*knotPX, r.w); u++ {
				f := float64(u - i*knotPX)
				// Adding what is far away and a half before the fraction is cut off rounds downwards too.
				x, y := int(from[0]+f*step[0]+farAway+0.5)-farAway, int(from[1]+f*step[1]+farAway+0.5)-farAway
				whole[2*(v*r.w+u)], whole[2*(v*r.w+u)+1] = int16(x>>5), int16(y>>5)
				shares[v*r.w+u] = uint16(y&31<<5 | x&31)
			}
		}
	}
	return r, nil
}

func (r *rectifier) close() {
	r.a.Close()
	r.b.Close()
}

// mm gives the place on the plane of a pixel of the rectified picture.
func (r *rectifier) mm(u, v float64) (x, y float64) {
	return (u - r.margin) / r.scale, (v - r.margin) / r.scale
}

// px gives the pixel of the rectified picture of a place on the plane.
func (r *rectifier) px(x, y float64) (u, v float64) {
	return x*r.scale + r.margin, y*r.scale + r.margin
}

// apply rectifies a raw picture into memory that may hold an older one.
func (r *rectifier) apply(raw gocv.Mat, memory []uint8) (picture, error) {
	if len(memory) != 3*r.w*r.h {
		memory = make([]uint8, 3*r.w*r.h)
	}
	p := picture{r.w, r.h, memory}
	out, err := mat(p)
	if err != nil {
		return p, err
	}
	defer out.Close()
	return p, gocv.Remap(raw, &out, &r.a, &r.b, gocv.InterpolationLinear, gocv.BorderReplicate, color.RGBA{})
}
