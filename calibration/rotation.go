package calibration

import "math"

// pose is where a plane stands before the camera: a rotation vector (radians) and a translation (mm), in OpenCV's
// right-handed sense. The plane's z points away from the camera, so a board's height z is -z here.
type pose [6]float64

// matrix is the rotation matrix of a pose, row by row (Rodrigues' formula).
func (p *pose) matrix() [9]float64 {
	x, y, z := p[0], p[1], p[2]
	angle := math.Sqrt(x*x + y*y + z*z)
	if angle < 1e-12 {
		return [9]float64{1, -z, y, z, 1, -x, -y, x, 1}
	}
	x, y, z = x/angle, y/angle, z/angle
	s, c := math.Sincos(angle)
	d := 1 - c
	return [9]float64{
		c + x*x*d, x*y*d - z*s, x*z*d + y*s,
		y*x*d + z*s, c + y*y*d, y*z*d - x*s,
		z*x*d - y*s, z*y*d + x*s, c + z*z*d,
	}
}

// newPose is the pose of a rotation matrix (row by row) and a translation.
func newPose(m [9]float64, t [3]float64) pose {
	x, y, z := m[7]-m[5], m[2]-m[6], m[3]-m[1]
	s := math.Sqrt(x*x+y*y+z*z) / 2
	c := (m[0] + m[4] + m[8] - 1) / 2
	angle := math.Atan2(s, c)
	var p pose
	switch {
	case s > 1e-9:
		k := angle / (2 * s)
		p[0], p[1], p[2] = x*k, y*k, z*k
	case c < 0: // half a turn: the axis is the largest column of m + 1
		best, col := -1.0, 0
		for j := range 3 {
			if m[4*j] > best {
				best, col = m[4*j], j
			}
		}
		axis := [3]float64{m[col], m[3+col], m[6+col]}
		axis[col]++
		n := math.Sqrt(axis[0]*axis[0] + axis[1]*axis[1] + axis[2]*axis[2])
		for i := range 3 {
			p[i] = axis[i] / n * math.Pi
		}
	}
	p[3], p[4], p[5] = t[0], t[1], t[2]
	return p
}

// over puts the camera over the board of which p is the pose: the board frame's z points towards the camera.
func (c Camera) over(p pose) Camera {
	m := p.matrix()
	m[2], m[5], m[8] = -m[2], -m[5], -m[8]
	c.Rotation = m
	c.Translation = [3]float64{p[3], p[4], p[5]}
	return c
}
