//go:build !cgo

package cv

import (
	"context"
	"errors"

	"quartermaster/calibration"
)

// Calibrate needs OpenCV, which this build has not.
func Calibrate(context.Context, *calibration.Setup, calibration.Learn) (*calibration.Rig, *Report, error) {
	return nil, nil, errors.New("this program was built without OpenCV: calibrate with one that was built with cgo")
}

// OpenCV is the version of OpenCV that this program was joined with; "" in a build without it.
func OpenCV() string { return "" }
