//go:build cgo

package opencv

import (
	"sync"

	"gocv.io/x/gocv"
)

// Picture is a picture in OpenCV's memory: blue, green, red or grey, 8 bits each. Whoever makes one closes it. The
// zero value is empty and needs no closing.
type Picture struct{ mat gocv.Mat }

// Available is nil where the program was built with OpenCV, and ErrMissing elsewhere.
func Available() error { return nil }

// Version is the version of OpenCV that this program was linked with.
func Version() string { return gocv.OpenCVVersion() }

var oneThread sync.Once

// UseOneThread keeps OpenCV from starting threads of its own. Their number is a setting of the whole process, and
// setting it from two goroutines at once is a data race.
func UseOneThread() { oneThread.Do(func() { gocv.SetNumThreads(1) }) }

// FromPixels is a colour picture of w by h pixels over the same memory, row by row; it must be closed before that is freed.
func FromPixels(w, h int, px []uint8) (Picture, error) {
	m, err := gocv.NewMatFromBytes(h, w, gocv.MatTypeCV8UC3, px)
	return Picture{m}, err
}

// Close frees the memory. A second call does nothing.
func (p *Picture) Close() error {
	if p.mat.Ptr() == nil {
		return nil
	}
	return p.mat.Close()
}

// Empty says whether there is no picture.
func (p Picture) Empty() bool { return p.mat.Ptr() == nil || p.mat.Empty() }

// Width is in pixels.
func (p Picture) Width() int { return p.mat.Cols() }

// Height is in pixels.
func (p Picture) Height() int { return p.mat.Rows() }

// Pixels is the picture's own memory, row by row, valid until it is closed.
func (p Picture) Pixels() ([]uint8, error) { return p.mat.DataPtrUint8() }

// Mix applies an affine map to the channels of each pixel: row k of m holds the shares of blue, green and red in
// channel k, and an offset in grey levels.
func (p Picture) Mix(m [3][4]float64) error {
	t := gocv.NewMatWithSize(3, 4, gocv.MatTypeCV64F)
	defer t.Close()
	for k := range m {
		for j, v := range m[k] {
			t.SetDoubleAt(k, j, v)
		}
	}
	return gocv.Transform(p.mat, &p.mat, t)
}

// Multiply multiplies all grey levels, with saturation.
func (p Picture) Multiply(by float32) error {
	return p.mat.ConvertToWithParams(&p.mat, gocv.MatTypeCV8UC3, by, 0)
}
