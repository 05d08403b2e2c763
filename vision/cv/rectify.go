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

// rectifier looks a raw picture up so that the plane of the dice's top faces is seen straight from above.
// One look-up does lens, pose and plane. A pixel's centre has whole coordinates.
type rectifier struct {
	w, h   int
	scale  float64 // pixels per mm
	margin float64 // pixels
	a, b   gocv.Mat
}

// newRectifier makes the look-up for the plane at height z (mm) of a board seen by a camera.
func newRectifier(c *calibration.Camera, board calibration.Board, edge, z float64) (*rectifier, error) {
	r := &rectifier{scale: edgePX / edge, margin: math.Round(marginEdges * edgePX)}
	r.w = int(math.Ceil(board.WidthMM*r.scale + 2*r.margin))
	r.h = int(math.Ceil(board.HeightMM*r.scale + 2*r.margin))
	x := gocv.NewMatWithSize(r.h, r.w, gocv.MatTypeCV32F)
	defer x.Close()
	y := gocv.NewMatWithSize(r.h, r.w, gocv.MatTypeCV32F)
	defer y.Close()
	xs, err := x.DataPtrFloat32()
	if err != nil {
		return nil, err
	}
	ys, err := y.DataPtrFloat32()
	if err != nil {
		return nil, err
	}
	for v := range r.h {
		for u := range r.w {
			mx, my := r.mm(float64(u), float64(v))
			px, py := c.Project(mx, my, z)
			xs[v*r.w+u], ys[v*r.w+u] = float32(px), float32(py)
		}
	}
	r.a, r.b = x.Clone(), y.Clone()
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
