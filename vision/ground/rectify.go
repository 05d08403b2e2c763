package ground

import (
	"image"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// marginEdges is how far a rectified picture reaches beyond the floor, in edges.
const marginEdges = 0.75

// knotPX is how far the points are apart, in pixels of the rectified picture, that are projected exactly.
const knotPX = 8

// farAway is how far outside of the picture a place is looked up at most, in 32nds of a pixel.
const farAway = 1 << 19

// Rectifier looks a raw picture up so that the plane of the dice's top faces is seen straight from above.
// One look-up does lens, pose and plane. A pixel's centre has whole coordinates.
type Rectifier struct {
	Scale  float64 // pixels per mm
	Margin float64 // pixels
	Full   lookup
	coarse lookup // of every coarsePX-th pixel each way: what tells where something lies
}

// coarsePX is how far the pixels of a coarse picture are apart, in pixels of the whole one: each is seen at the middle of a
// square of that side.
const coarsePX = 4

// newRectifier makes the look-up for the plane at height z (mm) of a board seen by a camera.
func newRectifier(c *calibration.Camera, board calibration.Board, edge, z float64) (*Rectifier, error) {
	r := &Rectifier{Scale: pixel.EdgePX / edge, Margin: math.Round(marginEdges * pixel.EdgePX)}
	w := int(math.Ceil(board.WidthMM*r.Scale + 2*r.Margin))
	h := int(math.Ceil(board.HeightMM*r.Scale + 2*r.Margin))
	return r, r.lay(w, h, func(u, v float64) (float64, float64) {
		x, y := r.MM(u, v)
		return c.Project(x, y, z)
	})
}

// lay makes the look-ups of a picture of which each place is seen somewhere in a raw one.
func (r *Rectifier) lay(w, h int, seen func(u, v float64) (x, y float64)) (err error) {
	// Lens and perspective bend so gently that between points a few pixels apart a straight line will do.
	kw, kh := (w-1)/knotPX+2, (h-1)/knotPX+2
	knots := make([][2]float64, kw*kh)
	for j := range kh {
		for i := range kw {
			knots[j*kw+i][0], knots[j*kw+i][1] = seen(float64(i*knotPX), float64(j*knotPX))
		}
	}
	if r.Full, err = newLookup(w, h, 1, knots, kw); err != nil {
		return err
	}
	r.coarse, err = newLookup(w/coarsePX, h/coarsePX, coarsePX, knots, kw)
	return err
}

// lookup says where in a raw picture the pixels of another one are seen.
type lookup struct {
	W, H int
	by   opencv.Map
}

// newLookup makes a look-up with pixels some way apart, each in the middle of its square, from knots that are given row by row.
func newLookup(w, h, apart int, knots [][2]float64, wide int) (lookup, error) {
	l := lookup{W: w, H: h}
	by, whole, shares, err := opencv.NewMap(w, h)
	if l.by = by; err != nil {
		return l, err
	}
	middle, each := float64(apart-1)/2, knotPX/apart // pixels between knots
	for v := range h {
		j, fy := v/each, (float64(v%each*apart)+middle)/knotPX
		top, low := knots[j*wide:][:wide], knots[(j+1)*wide:][:wide]
		for i := range wide - 1 {
			var from, step [2]float64 // 32nds of a pixel, far outside the picture kept near it
			for c := range 2 {
				from[c] = 32 * (top[i][c] + fy*(low[i][c]-top[i][c]))
				to := 32 * (top[i+1][c] + fy*(low[i+1][c]-top[i+1][c]))
				from[c], to = min(max(from[c], -farAway), farAway), min(max(to, -farAway), farAway)
				step[c] = (to - from[c]) / knotPX
			}
			for u := i * each; u < min((i+1)*each, w); u++ {
				f := float64((u-i*each)*apart) + middle
				// Adding what is far away and a half before the fraction is cut off rounds downwards too.
				x, y := int(from[0]+f*step[0]+farAway+0.5)-farAway, int(from[1]+f*step[1]+farAway+0.5)-farAway
				whole[2*(v*w+u)], whole[2*(v*w+u)+1] = int16(x>>5), int16(y>>5)
				shares[v*w+u] = uint16(y&31<<5 | x&31)
			}
		}
	}
	return l, nil
}

func (l *lookup) close() { l.by.Close() }

// apply looks a part of a picture up.
func (l *lookup) apply(raw opencv.Picture, to pixel.Picture, box image.Rectangle) error {
	return l.by.Apply(raw, to.Px, box)
}

func (r *Rectifier) close() {
	r.Full.close()
	r.coarse.close()
}

// MM gives the place on the plane of a pixel of the rectified picture.
func (r *Rectifier) MM(u, v float64) (x, y float64) {
	return (u - r.Margin) / r.Scale, (v - r.Margin) / r.Scale
}

// PX gives the pixel of the rectified picture of a place on the plane.
func (r *Rectifier) PX(x, y float64) (u, v float64) {
	return x*r.Scale + r.Margin, y*r.Scale + r.Margin
}
