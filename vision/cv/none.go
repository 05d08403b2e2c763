//go:build !cgo

package cv

import (
	"errors"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// ErrNoOpenCV says that this build cannot read pictures.
var ErrNoOpenCV = errors.New("this program was built without OpenCV: it plays everything by hand, but cannot read pictures")

// NewReader needs OpenCV, which this build has not.
func NewReader(*calibration.Rig) (vision.Reader, error) { return nil, ErrNoOpenCV }

// Learn needs OpenCV, which this build has not.
func Learn(*calibration.Rig, []byte, []calibration.Tap) (calibration.Lesson, error) {
	return calibration.Lesson{}, ErrNoOpenCV
}

// LearnFaces needs OpenCV, which this build has not.
func LearnFaces(*calibration.Rig, []calibration.Shown) ([]calibration.Face, error) {
	return nil, ErrNoOpenCV
}

// Examples are what a picture of which the truth is known teaches.
type Examples struct{ Judge, Faces, Lies, Prints []Example }

// Example is a candidate of a picture of which the truth is known.
type Example struct {
	Evidence []float64
	Portrait []uint8
	Class    int
}

// Gatherer makes examples from pictures, which this build cannot read.
type Gatherer struct{}

// NewGatherer needs OpenCV, which this build has not.
func NewGatherer(*calibration.Rig) (*Gatherer, error) { return nil, ErrNoOpenCV }

// Examples needs OpenCV, which this build has not.
func (*Gatherer) Examples([]byte, vision.Truth, float64) (Examples, error) {
	return Examples{}, ErrNoOpenCV
}

// Close does nothing.
func (*Gatherer) Close() {}

// TrainJudge learns for a reader, which this build has not.
func TrainJudge([]Example, uint64, int) ([]byte, float64, error) { return nil, 0, ErrNoOpenCV }

// TrainLies learns for a reader, which this build has not.
func TrainLies([]Example, uint64, int) ([]byte, float64, error) { return nil, 0, ErrNoOpenCV }

// TrainFaces learns for a reader, which this build has not.
func TrainFaces([]Example, uint64, int) ([]byte, float64, error) { return nil, 0, ErrNoOpenCV }

// TrainEyes learns for a reader, which this build has not.
func TrainEyes([]Example, uint64, int) ([]byte, float64, error) { return nil, 0, ErrNoOpenCV }

// TrainPrintLies learns for a reader, which this build has not.
func TrainPrintLies([]Example, uint64, int) ([]byte, float64, error) { return nil, 0, ErrNoOpenCV }

// TrainPrintEyes learns for a reader, which this build has not.
func TrainPrintEyes([]Example, uint64, int) ([]byte, float64, error) { return nil, 0, ErrNoOpenCV }
