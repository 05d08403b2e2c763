//go:build cgo && matprofile

package opencv

import (
	"io"

	"gocv.io/x/gocv"
)

// Open is how many pieces of OpenCV's memory are not closed. It counts in builds with the tag matprofile only.
func Open() int { return gocv.MatProfile.Count() }

// WriteOpen lists where they were allocated.
func WriteOpen(w io.Writer) error { return gocv.MatProfile.WriteTo(w, 1) }
