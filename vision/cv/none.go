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
func Learn(*calibration.Rig, []byte, []calibration.Tap) ([]calibration.TaughtDie, map[string]calibration.Pips, float64, error) {
	return nil, nil, 0, ErrNoOpenCV
}
