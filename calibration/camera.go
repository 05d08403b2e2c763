package calibration

import "math"

// Camera is a pinhole camera with lens distortion (Brown, two radial and two tangential terms and k3, the order
// of OpenCV), and where it stands over the board. A pixel's centre has whole coordinates.
//
// A point of the board frame (mm; x right, y down, z up from the floor) is Rotation·p + Translation in the camera's
// frame. The board frame is left-handed, so Rotation has determinant -1.
type Camera struct {
	WidthPX     int        `json:"width_px"`
	HeightPX    int        `json:"height_px"`
	FX          float64    `json:"fx_px"`
	FY          float64    `json:"fy_px"`
	CX          float64    `json:"cx_px"`
	CY          float64    `json:"cy_px"`
	Distortion  [5]float64 `json:"distortion"` // k1 k2 p1 p2 k3
	Rotation    [9]float64 `json:"rotation"`   // row by row
	Translation [3]float64 `json:"translation_mm"`
}

// Project gives the pixel at which the point x, y, z (mm, board frame) is seen.
// It is NaN for a point behind the camera.
func (c *Camera) Project(x, y, z float64) (u, v float64) {
	r, t := &c.Rotation, &c.Translation
	zc := r[6]*x + r[7]*y + r[8]*z + t[2]
	if zc <= 0 {
		return math.NaN(), math.NaN()
	}
	xc := (r[0]*x + r[1]*y + r[2]*z + t[0]) / zc
	yc := (r[3]*x + r[4]*y + r[5]*z + t[1]) / zc
	xd, yd := c.distort(xc, yc)
	return c.FX*xd + c.CX, c.FY*yd + c.CY
}

// EdgePX is how long (px) the upper edge of a die is seen that lies on the floor with its middle at x, y, along x. edge is
// its length; all in mm. It is NaN behind the camera.
func (c *Camera) EdgePX(x, y, edge float64) float64 {
	u0, v0 := c.Project(x-edge/2, y, edge)
	u1, v1 := c.Project(x+edge/2, y, edge)
	return math.Hypot(u1-u0, v1-v0)
}

func (c *Camera) distort(x, y float64) (float64, float64) {
	d := &c.Distortion
	r2 := x*x + y*y
	k := 1 + r2*(d[0]+r2*(d[1]+r2*d[4]))
	return x*k + 2*d[2]*x*y + d[3]*(r2+2*x*x), y*k + d[2]*(r2+2*y*y) + 2*d[3]*x*y
}

// Undistort gives the direction (x/z, y/z in the camera's frame) of a pixel: Newton's method on the distortion.
func (c *Camera) Undistort(u, v float64) (x, y float64) {
	xd, yd := (u-c.CX)/c.FX, (v-c.CY)/c.FY
	d := &c.Distortion
	x, y = xd, yd
	for range 20 {
		px, py := c.distort(x, y)
		ex, ey := px-xd, py-yd
		if math.Abs(ex)+math.Abs(ey) < 1e-13 {
			break
		}
		r2 := x*x + y*y
		k := 1 + r2*(d[0]+r2*(d[1]+r2*d[4]))
		slope := d[0] + r2*(2*d[1]+3*r2*d[4]) // of k over r2
		a := k + 2*slope*x*x + 2*d[2]*y + 6*d[3]*x
		b := 2*slope*x*y + 2*d[2]*x + 2*d[3]*y
		e := k + 2*slope*y*y + 6*d[2]*y + 2*d[3]*x
		det := a*e - b*b
		if det < 0.05 { // where the distortion folds over: a fixed-point step, as OpenCV does
			x, y = x-ex, y-ey
			continue
		}
		x, y = x-(e*ex-b*ey)/det, y-(a*ey-b*ex)/det
	}
	return x, y
}

// OnPlane gives the point of the plane at height z (mm) that is seen at a pixel.
func (c *Camera) OnPlane(u, v, z float64) (x, y float64) {
	dx, dy := c.Undistort(u, v)
	p := c.Position()
	r := &c.Rotation
	// Rotation is orthogonal: its inverse is its transpose, whatever its determinant's sign.
	wx := r[0]*dx + r[3]*dy + r[6]
	wy := r[1]*dx + r[4]*dy + r[7]
	wz := r[2]*dx + r[5]*dy + r[8]
	s := (z - p[2]) / wz
	return p[0] + s*wx, p[1] + s*wy
}

// Position is where the camera stands, in the board frame (mm).
func (c *Camera) Position() [3]float64 {
	r, t := &c.Rotation, &c.Translation
	return [3]float64{
		-(r[0]*t[0] + r[3]*t[1] + r[6]*t[2]),
		-(r[1]*t[0] + r[4]*t[1] + r[7]*t[2]),
		-(r[2]*t[0] + r[5]*t[1] + r[8]*t[2]),
	}
}
