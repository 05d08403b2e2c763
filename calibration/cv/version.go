//go:build cgo

package cv

import "gocv.io/x/gocv"

// OpenCV is the version of OpenCV that this program was joined with; "" in a build without it.
func OpenCV() string { return gocv.OpenCVVersion() }
