package calibration

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

// FloorCorners are the floor's corners in the board frame, in the order of corners_px.
func (b Board) FloorCorners() [4][2]float64 {
	return [4][2]float64{{0, 0}, {b.WidthMM, 0}, {b.WidthMM, b.HeightMM}, {0, b.HeightMM}}
}

// SolvePose fits the pose of a camera with a known lens to the pixels of the floor's corners. rms is the reprojection
// error of the corners (px).
func SolvePose(lens Camera, board Board, corners [4][2]float64) (c Camera, rms float64, err error) {
	p, err := firstPose(lens, board, corners)
	if err != nil {
		return Camera{}, 0, err
	}
	floor := board.FloorCorners()
	steps := poseSteps
	sum, _, err := leastSquares(p[:], steps[:], 8, func(v, r []float64) {
		cornerResiduals(lens.over(pose(v)), floor, corners, r)
	})
	if err != nil {
		return Camera{}, 0, errPose
	}
	c = lens.over(p)
	if !(c.Position()[2] > 0) {
		return Camera{}, 0, errPose
	}
	return c, math.Sqrt(sum / 4), nil
}

var errPose = errors.New("no camera over the board sees its corners like this: check the board's size and tap the corners again, clockwise from the top left")

func cornerResiduals(c Camera, floor, corners [4][2]float64, r []float64) {
	for i := range floor {
		u, v := c.Project(floor[i][0], floor[i][1], 0)
		r[2*i], r[2*i+1] = u-corners[i][0], v-corners[i][1]
	}
}

func firstPose(lens Camera, board Board, corners [4][2]float64) (pose, error) {
	floor := board.FloorCorners()
	dirs := make([][2]float64, 4)
	for i, c := range corners {
		dirs[i][0], dirs[i][1] = lens.Undistort(c[0], c[1])
	}
	h, err := homography(floor[:], dirs)
	if err != nil {
		return pose{}, errPose
	}
	p, err := planePose(h)
	if err != nil {
		return pose{}, errPose
	}
	return p, nil
}

// UsualFocal is the prior of the focal length, as a share of the picture's longer side, and UsualFocalSD its standard
// deviation. Phones, webcams and the Pi's cameras lie between 0.7 and 1.1.
const (
	UsualFocal   = 0.9
	UsualFocalSD = 0.25
)

// SolvePoseAndFocal is SolvePose for an unknown lens: without distortion, its axis through the picture's middle, the
// focal length from the foreshortening of the floor's rectangle. Seen straight from above, a rectangle does not
// determine it; then the prior decides, and sd is large. cornerSD is the standard deviation of the corners (px), sd
// that of the focal length as a share of it.
func SolvePoseAndFocal(board Board, corners [4][2]float64, cornerSD float64, widthPX, heightPX int) (c Camera, rms, sd float64, err error) {
	usual := UsualFocal * float64(max(widthPX, heightPX))
	lens := plainLens(usual, widthPX, heightPX)
	p, err := firstPose(lens, board, corners)
	if err != nil {
		return Camera{}, 0, 0, err
	}
	floor := board.FloorCorners()
	v := append(p[:], 0) // and the logarithm of the focal length's share of the usual one
	steps := append(slices.Clone(poseSteps[:]), 1e-6)
	at := func(v []float64) Camera {
		l := lens
		l.FX *= math.Exp(v[6])
		l.FY = l.FX
		return l.over(pose(v[:6]))
	}
	_, inverse, err := leastSquares(v, steps, 9, func(v, r []float64) {
		cornerResiduals(at(v), floor, corners, r)
		for i := range 8 {
			r[i] /= cornerSD
		}
		r[8] = v[6] / UsualFocalSD
	})
	if err != nil {
		return Camera{}, 0, 0, errPose
	}
	c = at(v)
	if !(c.Position()[2] > 0) {
		return Camera{}, 0, 0, errPose
	}
	r := make([]float64, 8)
	cornerResiduals(c, floor, corners, r)
	return c, math.Sqrt(squares(r) / 4), math.Sqrt(inverse.At(6, 6)), nil
}

// CheckCorners refuses corners that lie far outside the picture or that no camera over such a board can see.
func CheckCorners(corners [4][2]float64, widthPX, heightPX int) error {
	if err := checkQuad(corners); err != nil {
		return err
	}
	beyond := OutsideShare * float64(max(widthPX, heightPX))
	for i, c := range corners {
		if min(c[0], c[1]) < -beyond || c[0] > float64(widthPX-1)+beyond || c[1] > float64(heightPX-1)+beyond {
			return fmt.Errorf("corners_px[%d] is (%.6g, %.6g), outside of the picture of %dx%d pixels: tap the floor's corner again",
				i, c[0], c[1], widthPX, heightPX)
		}
	}
	return nil
}
