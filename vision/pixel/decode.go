package pixel

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg"
	_ "image/png"

	"quartermaster/vision/opencv"
)

// MostPixels bounds a picture that is decoded: 40 megapixels.
const MostPixels = 40 << 20

// Decode decodes a JPEG or PNG to a BGR picture that the caller closes. The header is checked before memory is
// allocated.
func Decode(data []byte) (opencv.Picture, error) {
	if len(data) == 0 {
		return opencv.Picture{}, errors.New("the picture is empty: take it again")
	}
	head, format, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return opencv.Picture{}, errors.New("this is no JPEG or PNG picture, or its beginning is damaged: take it again")
	}
	if head.Width*head.Height > MostPixels {
		return opencv.Picture{}, fmt.Errorf("the picture has %d megapixels, the most is 40: make it smaller", head.Width*head.Height/1e6)
	}
	if format == "jpeg" && !endsAsJPEG(data) {
		return opencv.Picture{}, errors.New("the JPEG is cut off before its end: send it again")
	}
	m, err := opencv.Decode(data)
	if err != nil {
		return m, fmt.Errorf("the picture cannot be decoded: %w", err)
	}
	return m, nil
}

// endsAsJPEG looks for the end marker in the last 4096 bytes; cameras may pad the file after it.
func endsAsJPEG(data []byte) bool {
	tail := data[max(0, len(data)-4096):]
	return bytes.LastIndex(tail, []byte{0xff, 0xd9}) >= 0
}

// Plain copies a colour picture into plain memory.
func Plain(m opencv.Picture) (Picture, error) {
	if m.Empty() {
		return Picture{}, errors.New("not a colour picture")
	}
	src, err := m.Pixels()
	if err != nil {
		return Picture{}, fmt.Errorf("pixels: %w", err)
	}
	px := make([]uint8, len(src))
	copy(px, src)
	return Picture{m.Width(), m.Height(), px}, nil
}
