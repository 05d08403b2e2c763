// Package jpeg decodes and encodes JPEG pictures with libjpeg-turbo. OpenCV's module for files would do the same, but it loads a
// hundred libraries for formats that nobody here uses: 44 MB of memory.
//
// In a build without cgo its functions return ErrMissing.
package jpeg

import "errors"

// ErrMissing says that this build has no libjpeg-turbo.
var ErrMissing = errors.New("this program was built without libjpeg-turbo")

// Is reports whether data begins as a JPEG does.
func Is(data []byte) bool {
	return len(data) > 2 && data[0] == 0xff && data[1] == 0xd8 && data[2] == 0xff
}
