package calibration

import (
	"errors"
	"math"
)

// Moved fits the pose of a camera that was moved, from points of the floor (mm) and the pixels at which they are seen
// now. The lens stays. The loss is robust, since something may lie on some points. rms is over the better half of the
// points, in pixels. It needs at least six points.
func (c Camera) Moved(floor, seen [][2]float64) (now Camera, rms float64, err error) {
	if len(floor) < 6 || len(floor) != len(seen) {
		return c, 0, errors.New("too few points of the board are seen to say how the camera moved")
	}
	m := c.Rotation
	m[2], m[5], m[8] = -m[2], -m[5], -m[8]
	p := newPose(m, c.Translation)
	steps := poseSteps
	_, _, err = leastSquares(p[:], steps[:], 2*len(floor), func(v, r []float64) {
		cam := c.over(pose(v))
		for i := range floor {
			x, y := cam.Project(floor[i][0], floor[i][1], 0)
			r[2*i], r[2*i+1] = huber(x-seen[i][0], 1), huber(y-seen[i][1], 1)
		}
	})
	if err != nil {
		return c, 0, err
	}
	now = c.over(p)
	d := make([]float64, len(floor))
	for i := range floor {
		x, y := now.Project(floor[i][0], floor[i][1], 0)
		d[i] = (x-seen[i][0])*(x-seen[i][0]) + (y-seen[i][1])*(y-seen[i][1])
	}
	return now, math.Sqrt(lowerHalfMean(d)), nil
}

// lowerHalfMean is the mean of the lower half of some values.
func lowerHalfMean(v []float64) float64 {
	for i := 1; i < len(v); i++ { // a few dozen values
		for j := i; j > 0 && v[j] < v[j-1]; j-- {
			v[j], v[j-1] = v[j-1], v[j]
		}
	}
	n := (len(v) + 1) / 2
	var s float64
	for _, x := range v[:n] {
		s += x
	}
	return s / float64(n)
}
