//go:build !cgo

package opencv

import "image"

// Picture is always empty in this build.
type Picture struct{}

// Available is ErrMissing.
func Available() error { return ErrMissing }

// Version is that of no OpenCV: "".
func Version() string { return "" }

// UseOneThread does nothing.
func UseOneThread() {}

// Decode needs OpenCV, which this build does not have.
func Decode([]byte) (Picture, error) { return Picture{}, ErrMissing }

// DecodeGrey needs OpenCV, which this build does not have.
func DecodeGrey([]byte) (Picture, error) { return Picture{}, ErrMissing }

// FromPixels needs OpenCV, which this build does not have.
func FromPixels(int, int, []uint8) (Picture, error) { return Picture{}, ErrMissing }

// Close does nothing.
func (*Picture) Close() error { return nil }

// Empty is true.
func (Picture) Empty() bool { return true }

// Width is 0.
func (Picture) Width() int { return 0 }

// Height is 0.
func (Picture) Height() int { return 0 }

// Pixels needs OpenCV, which this build does not have.
func (Picture) Pixels() ([]uint8, error) { return nil, ErrMissing }

// Mix needs OpenCV, which this build does not have.
func (Picture) Mix([3][4]float64) error { return ErrMissing }

// Multiply needs OpenCV, which this build does not have.
func (Picture) Multiply(float32) error { return ErrMissing }

// EncodeJPEG needs OpenCV, which this build does not have.
func EncodeJPEG(int, int, []uint8, int) ([]byte, error) { return nil, ErrMissing }

// Map is always empty in this build.
type Map struct{}

// NewMap needs OpenCV, which this build does not have.
func NewMap(int, int) (Map, []int16, []uint16, error) { return Map{}, nil, nil, ErrMissing }

// Close does nothing.
func (*Map) Close() {}

// Apply needs OpenCV, which this build does not have.
func (*Map) Apply(Picture, []uint8, image.Rectangle) error { return ErrMissing }

// GaussiansApart needs OpenCV, which this build does not have.
func GaussiansApart(int, int, []uint8, image.Rectangle, float64, float64, []float32) error {
	return ErrMissing
}

// Chessboard needs OpenCV, which this build does not have.
func Chessboard(Picture, int, int) ([][2]float64, error) { return nil, ErrMissing }

// ChessboardLive needs OpenCV, which this build does not have.
func ChessboardLive(Picture, int, int) ([][2]float64, error) { return nil, ErrMissing }
