package ground

import (
	"image"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// marginEdges is the margin of a rectified picture round the floor, in edges.
const marginEdges = 0.75

// knotPX is the distance of the points that are projected exactly, in pixels of the rectified picture. Between them
// the map is linear.
const knotPX = 8

// lookupBound bounds how far outside of the raw picture a place may be looked up, in 32nds of a pixel.
const lookupBound = 1 << 19

// Rectifier maps a raw picture to the plane of the dice's top faces, seen straight from above (orthographic). Lens
// distortion and perspective are undone in one remap. A pixel's centre has whole coordinates.
type Rectifier struct {
	Scale  float64 // pixels per mm
	Margin float64 // pixels
	Full   lookup
	// Seen are the pixels that the raw picture shows; nil: all. Elsewhere its nearest border pixel stands in, which tells nothing.
	Seen   *pixel.Mask
	coarse lookup // at every coarsePX-th pixel each way, for the coarse comparison
}

// coarsePX is the subsampling of a coarse picture: each of its pixels is sampled at the middle of a square of that
// side.
const coarsePX = 4

// newRectifier makes the maps for the plane at height z (mm) of a board seen by a camera.
func newRectifier(c *calibration.Camera, board calibration.Board, edge, z float64) (*Rectifier, error) {
	r := &Rectifier{Scale: pixel.EdgePX / edge, Margin: math.Round(marginEdges * pixel.EdgePX)}
	w := int(math.Ceil(board.WidthMM*r.Scale + 2*r.Margin))
	h := int(math.Ceil(board.HeightMM*r.Scale + 2*r.Margin))
	at := func(u, v float64) (float64, float64) {
		x, y := r.MM(u, v)
		return c.Project(x, y, z)
	}
	r.Seen = seenBy(c, w, h, at)
	return r, r.makeLookups(w, h, at)
}

// seenBy marks the pixels of a rectified picture of w by h pixels that a camera's pictures show; nil: all of them. at gives the place of
// a pixel in the raw picture. Squares of knotPX are marked as a whole.
func seenBy(c *calibration.Camera, w, h int, at func(u, v float64) (x, y float64)) *pixel.Mask {
	shown := func(i, j int) bool {
		x, y := at(float64(i*knotPX), float64(j*knotPX))
		return x >= 0 && y >= 0 && x <= float64(c.WidthPX-1) && y <= float64(c.HeightPX-1)
	}
	wide, high := (w-1)/knotPX+1, (h-1)/knotPX+1
	if framed(wide, high, shown) { // a board's picture is convex
		return nil
	}
	m := pixel.MaskOf(w/pixel.MaskStep, h/pixel.MaskStep)
	const side = knotPX / pixel.MaskStep
	for j := range high {
		for i := range wide {
			if !shown(i, j) || !shown(i+1, j) || !shown(i, j+1) || !shown(i+1, j+1) {
				continue
			}
			for y := j * side; y < min((j+1)*side, m.H); y++ {
				for x := i * side; x < min((i+1)*side, m.W); x++ {
					m.Set(x, y)
				}
			}
		}
	}
	return &m
}

// framed reports whether all points of the border of a grid are shown.
func framed(wide, high int, shown func(i, j int) bool) bool {
	for i := range wide + 1 {
		if !shown(i, 0) || !shown(i, high) {
			return false
		}
	}
	for j := range high + 1 {
		if !shown(0, j) || !shown(wide, j) {
			return false
		}
	}
	return true
}

// makeLookups makes both maps of a picture of w by h pixels; seen gives the place in the raw picture of each pixel.
func (r *Rectifier) makeLookups(w, h int, seen func(u, v float64) (x, y float64)) (err error) {
	// Lens distortion and perspective are smooth enough for linear interpolation between points a few pixels apart.
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

// lookup is a remap table: the place in the raw picture of each pixel of another picture.
type lookup struct {
	W, H  int
	table opencv.Map
}

// newLookup makes a table for pixels that lie apart pixels from one another, each sampled at the middle of its square,
// from knots (see knotPX) in rows of wide.
func newLookup(w, h, apart int, knots [][2]float64, wide int) (lookup, error) {
	l := lookup{W: w, H: h}
	by, whole, shares, err := opencv.NewMap(w, h)
	if l.table = by; err != nil {
		return l, err
	}
	middle, each := float64(apart-1)/2, knotPX/apart // pixels between knots
	for v := range h {
		j, fy := v/each, (float64(v%each*apart)+middle)/knotPX
		top, low := knots[j*wide:][:wide], knots[(j+1)*wide:][:wide]
		for i := range wide - 1 {
			var from, step [2]float64 // 32nds of a pixel; bounded by lookupBound
			for c := range 2 {
				from[c] = 32 * (top[i][c] + fy*(low[i][c]-top[i][c]))
				to := 32 * (top[i+1][c] + fy*(low[i+1][c]-top[i+1][c]))
				from[c], to = min(max(from[c], -lookupBound), lookupBound), min(max(to, -lookupBound), lookupBound)
				step[c] = (to - from[c]) / knotPX
			}
			for u := i * each; u < min((i+1)*each, w); u++ {
				f := float64((u-i*each)*apart) + middle
				// int truncates towards zero; adding lookupBound first makes all operands positive, so this rounds to nearest.
				x, y := int(from[0]+f*step[0]+lookupBound+0.5)-lookupBound, int(from[1]+f*step[1]+lookupBound+0.5)-lookupBound
				whole[2*(v*w+u)], whole[2*(v*w+u)+1] = int16(x>>5), int16(y>>5)
				shares[v*w+u] = uint16(y&31<<5 | x&31)
			}
		}
	}
	return l, nil
}

func (l *lookup) close() { l.table.Close() }

// apply remaps a box of a picture.
func (l *lookup) apply(raw opencv.Picture, to pixel.Picture, box image.Rectangle) error {
	return l.table.Apply(raw, to.Px, box)
}

// close frees the tables.
func (r *Rectifier) close() {
	r.Full.close()
	r.coarse.close()
}

// MM converts a pixel of the rectified picture to mm on the plane.
func (r *Rectifier) MM(u, v float64) (x, y float64) {
	return (u - r.Margin) / r.Scale, (v - r.Margin) / r.Scale
}

// PX converts mm on the plane to a pixel of the rectified picture.
func (r *Rectifier) PX(x, y float64) (u, v float64) {
	return x*r.Scale + r.Margin, y*r.Scale + r.Margin
}
