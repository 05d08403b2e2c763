//go:build cgo

package jpeg

/*
#cgo CFLAGS: -O2 -Wall
#cgo LDFLAGS: -ljpeg
#include <stdlib.h>
#include "codec.h"
*/
import "C"

import (
	"errors"
	"unsafe"
)

// errDamaged stands in for the messages of libjpeg-turbo, which use terms of the format that people need not know.
var errDamaged = errors.New("the JPEG is damaged, or of a kind that cannot be decoded")

// Size reads the width and the height of a JPEG, pixels.
func Size(data []byte) (w, h int, err error) {
	if len(data) == 0 {
		return 0, 0, errors.New("an empty JPEG")
	}
	var cw, ch C.int
	if C.size_of((*C.uint8_t)(&data[0]), C.size_t(len(data)), &cw, &ch) != 0 {
		return 0, 0, errDamaged
	}
	return int(cw), int(ch), nil
}

// Decode decodes a JPEG of w by h pixels (see Size) to blue, green and red, row by row. out holds 3 w h bytes. The orientation that
// a camera notes in Exif is ignored, and so are damaged blocks.
func Decode(data []byte, w, h int, out []uint8) error { return decode(data, w, h, 3, out) }

// DecodeGrey is Decode to grey levels. out holds w h bytes.
func DecodeGrey(data []byte, w, h int, out []uint8) error { return decode(data, w, h, 1, out) }

func decode(data []byte, w, h, channels int, out []uint8) error {
	if len(data) == 0 || w < 1 || h < 1 || len(out) < w*h*channels {
		return errors.New("a JPEG of another size than the memory for it")
	}
	grey := C.int(0)
	if channels == 1 {
		grey = 1
	}
	if C.decode((*C.uint8_t)(&data[0]), C.size_t(len(data)), (*C.uint8_t)(&out[0]), C.int(w), C.int(h), grey) != 0 {
		return errDamaged
	}
	return nil
}

// Encode encodes w by h pixels (blue, green and red). quality is 1 to 100.
func Encode(w, h int, px []uint8, quality int) ([]byte, error) {
	if w < 1 || h < 1 || len(px) < 3*w*h {
		return nil, errors.New("a picture with too few pixels for a JPEG")
	}
	var out *C.uint8_t
	var n C.ulong
	if C.encode((*C.uint8_t)(&px[0]), C.int(w), C.int(h), C.int(quality), &out, &n) != 0 {
		return nil, errors.New("the picture could not be encoded as a JPEG")
	}
	defer C.free(unsafe.Pointer(out))
	return C.GoBytes(unsafe.Pointer(out), C.int(n)), nil
}
