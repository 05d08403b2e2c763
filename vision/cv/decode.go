//go:build cgo

package cv

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // the two formats a camera or a phone sends
	_ "image/png"

	"gocv.io/x/gocv"
)

// MostPixels bounds a picture that is decoded: 40 megapixels.
const MostPixels = 40 << 20

// decode turns a JPEG or PNG into a BGR Mat that the caller closes. The header is checked before any memory is spent.
func decode(data []byte) (gocv.Mat, error) {
	if len(data) == 0 {
		return gocv.Mat{}, errors.New("the picture is empty: take it again")
	}
	head, format, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return gocv.Mat{}, errors.New("this is no JPEG or PNG picture, or its beginning is damaged: take it again")
	}
	if head.Width*head.Height > MostPixels {
		return gocv.Mat{}, fmt.Errorf("the picture has %d megapixels, the most is 40: make it smaller", head.Width*head.Height/1e6)
	}
	if format == "jpeg" && !endsAsJPEG(data) {
		return gocv.Mat{}, errors.New("the JPEG is cut off before its end: send it again")
	}
	m, err := gocv.IMDecode(data, gocv.IMReadColor|gocv.IMReadIgnoreOrientation)
	if err != nil {
		if m.Ptr() != nil {
			m.Close()
		}
		return gocv.Mat{}, fmt.Errorf("the picture cannot be decoded: %w", err)
	}
	if m.Empty() {
		m.Close()
		return gocv.Mat{}, errors.New("the picture cannot be decoded: take it again")
	}
	return m, nil
}

// endsAsJPEG looks for the end marker; cameras may pad what follows it, but not by much.
func endsAsJPEG(data []byte) bool {
	tail := data[max(0, len(data)-4096):]
	return bytes.LastIndex(tail, []byte{0xff, 0xd9}) >= 0
}

// plain copies a BGR Mat into plain memory.
func plain(m gocv.Mat) (picture, error) {
	if m.Channels() != 3 || m.Empty() {
		return picture{}, errors.New("not a colour picture")
	}
	src, err := m.DataPtrUint8()
	if err != nil {
		return picture{}, fmt.Errorf("pixels: %w", err)
	}
	px := make([]uint8, len(src))
	copy(px, src)
	return picture{m.Cols(), m.Rows(), px}, nil
}

// mat is a picture as a Mat over the same memory, which the caller closes first.
func mat(p picture) (gocv.Mat, error) {
	return gocv.NewMatFromBytes(p.h, p.w, gocv.MatTypeCV8UC3, p.px)
}
