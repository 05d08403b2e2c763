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
		for u := range r.w {
			i, fx := u/knotPX, float64(u%knotPX)/knotPX
			k := knots[j*w+i:]
			var at [2]int // 32nds of a pixel, far outside the picture kept near it
			for c := range 2 {
				top, low := k[0][c]+fx*(k[1][c]-k[0][c]), k[w][c]+fx*(k[w+1][c]-k[w][c])
				at[c] = int(math.Round(min(max(32*(top+fy*(low-top)), -1<<19), 1<<19)))
			}
			whole[2*(v*r.w+u)], whole[2*(v*r.w+u)+1] = int16(at[0]>>5), int16(at[1]>>5)
			shares[v*r.w+u] = uint16(at[1]&31<<5 | at[0]&31)
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

// apply rectifies a raw picture.
func (r *rectifier) apply(raw gocv.Mat) (picture, error) {
	out := gocv.NewMat()
	defer out.Close()
	if err := gocv.Remap(raw, &out, &r.a, &r.b, gocv.InterpolationLinear, gocv.BorderReplicate, color.RGBA{}); err != nil {
		return picture{}, err
	}
	return plain(out)
}
