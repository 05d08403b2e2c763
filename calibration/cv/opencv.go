//go:build cgo

package cv

import (
	"errors"
	"image"
	"sync"

	"gocv.io/x/gocv"
)

// failure guards OpenCV's last exception, which is one variable for the whole process: functions of gocv that have
// no error result leave it there.
var failure sync.Mutex

// guarded calls OpenCV and gives what it would have thrown.
func guarded(call func()) error {
	failure.Lock()
	defer failure.Unlock()
	gocv.ClearLastException()
	call()
	return gocv.LastExceptionError()
}

// decode gives a picture as it was taken, without the turn that its camera may have noted. The caller closes it.
func decode(data []byte, how gocv.IMReadFlag) (gocv.Mat, error) {
	bad := errors.New("it cannot be read as a picture: take it again")
	if len(data) == 0 {
		return gocv.NewMat(), bad
	}
	m, err := gocv.IMDecode(data, how|gocv.IMReadIgnoreOrientation)
	if err != nil {
		return gocv.NewMat(), bad
	}
	if m.Empty() {
		m.Close()
		return gocv.NewMat(), bad
	}
	return m, nil
}

// points copies a Mat of N points (CV_32FC2, as the chessboard's corners come).
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

// sizeOf is a Mat's size in pixels.
func sizeOf(m gocv.Mat) image.Point { return image.Pt(m.Cols(), m.Rows()) }
