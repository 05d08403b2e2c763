//go:build cgo

package opencv

import (
	"errors"
	"fmt"
	"image"
	"math"
	"sync"

	"gocv.io/x/gocv"
)

// failure guards OpenCV's last exception, which is one variable for the whole process. Functions of gocv without an
// error result leave it there.
var failure sync.Mutex

// guarded calls OpenCV and returns the exception that it threw.
func guarded(call func()) error {
	failure.Lock()
	defer failure.Unlock()
	gocv.ClearLastException()
	call()
	return gocv.LastExceptionError()
}

// Chessboard returns the inner corners of a chessboard in a grey picture, row by row, in pixels; nil where no complete
// board of columns by rows inner corners is found.
func Chessboard(grey Picture, columns, rows int) ([][2]float64, error) {
	pattern := image.Pt(columns, rows)
	m := gocv.NewMat()
	defer m.Close()
	found := false
	// The classic finder is a hundred times faster and, with refined corners, more exact on rendered boards. The
	// sector-based one (Duda and Frese, 2018) finds some boards that the classic one misses.
	for _, find := range []func(){
		func() {
			found = gocv.FindChessboardCorners(grey.mat, pattern, &m, gocv.CalibCBAdaptiveThresh|gocv.CalibCBNormalizeImage|gocv.CalibCBFastCheck)
		},
		func() {
			found = gocv.FindChessboardCornersSB(grey.mat, pattern, &m, gocv.CalibCBNormalizeImage)
		},
	} {
		if err := guarded(find); err != nil {
			return nil, fmt.Errorf("the chessboard cannot be looked for (%w)", err)
		}
		if found {
			break
		}
	}
	if !found {
		return nil, nil
	}
	rough, err := points(m)
	if err != nil || len(rough) != columns*rows {
		return nil, err
	}
	return refined(grey, m, rough, columns)
}

// refined measures the corners in m exactly. rough are the same corners.
func refined(grey Picture, m gocv.Mat, rough [][2]float64, columns int) ([][2]float64, error) {
	// A window as large as the squares allow: longer edges average out more noise.
	half := int(min(max(0.25*spacing(rough, columns), 3), 12))
	criteria := gocv.NewTermCriteria(gocv.Count+gocv.EPS, 40, 0.001)
	if err := gocv.CornerSubPix(grey.mat, &m, image.Pt(half, half), image.Pt(-1, -1), criteria); err != nil {
		return nil, fmt.Errorf("the chessboard's corners cannot be measured (%w)", err)
	}
	return points(m)
}

// quickWidth is the most that a picture is wide in which ChessboardLive searches, px.
const quickWidth = 960

// ChessboardLive is Chessboard for a camera's stream, in which most pictures show no board. It searches in a picture of half the
// size, or smaller where half is wider than quickWidth, and measures the corners in the whole picture. It takes hundredths of a
// second and misses some boards that Chessboard finds.
func ChessboardLive(grey Picture, columns, rows int) ([][2]float64, error) {
	by := 2
	for grey.Width()/by > quickWidth {
		by++
	}
	small, m := gocv.NewMat(), gocv.NewMat()
	defer small.Close()
	defer m.Close()
	size := image.Pt(grey.Width()/by, grey.Height()/by)
	if err := gocv.Resize(grey.mat, &small, size, 0, 0, gocv.InterpolationArea); err != nil {
		return nil, fmt.Errorf("the picture cannot be made smaller (%w)", err)
	}
	found := false
	err := guarded(func() {
		found = gocv.FindChessboardCorners(small, image.Pt(columns, rows), &m, gocv.CalibCBAdaptiveThresh|gocv.CalibCBNormalizeImage|gocv.CalibCBFastCheck)
	})
	if err != nil {
		return nil, fmt.Errorf("the chessboard cannot be looked for (%w)", err)
	}
	if !found {
		return nil, nil
	}
	rough, err := points(m)
	if err != nil || len(rough) != columns*rows {
		return nil, err
	}
	kx, ky := float64(grey.Width())/float64(size.X), float64(grey.Height())/float64(size.Y)
	for i, p := range rough { // the middle of a small pixel is the middle of a block of large ones
		rough[i] = [2]float64{kx*(p[0]+0.5) - 0.5, ky*(p[1]+0.5) - 0.5}
		m.SetFloatAt(i, 0, float32(rough[i][0]))
		m.SetFloatAt(i, 1, float32(rough[i][1]))
	}
	return refined(grey, m, rough, columns)
}

// spacing is the least distance of two neighbouring corners, pixels.
func spacing(corners [][2]float64, columns int) float64 {
	least := math.Inf(1)
	for i, c := range corners {
		for _, j := range []int{i + 1, i + columns} {
			if j < len(corners) && (j != i+1 || j%columns != 0) {
				least = min(least, math.Hypot(c[0]-corners[j][0], c[1]-corners[j][1]))
			}
		}
	}
	return least
}

// points copies the points of a matrix of 32-bit pairs.
func points(m gocv.Mat) ([][2]float64, error) {
	if m.Empty() || m.Type() != gocv.MatTypeCV32FC2 {
		return nil, errors.New("OpenCV gave no list of points")
	}
	v, err := m.DataPtrFloat32()
	if err != nil {
		return nil, err
	}
	out := make([][2]float64, len(v)/2)
	for i := range out {
		out[i] = [2]float64{float64(v[2*i]), float64(v[2*i+1])}
	}
	return out, nil
}
