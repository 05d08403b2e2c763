package calibration

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
)

// The bounds of a picture's sides, in pixels.
const (
	minPicturePX = 160
	maxPicturePX = 12000
	maxPixels    = 64 << 20
)

// NewPicture takes the bytes of a JPEG or PNG. It decodes them once as a check: OpenCV would fill the missing part of
// a truncated file with grey.
func NewPicture(data []byte) (Picture, error) {
	p := Picture{Data: data}
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")):
		p.Format = PNG
	case bytes.HasPrefix(data, []byte{0xff, 0xd8, 0xff}):
		p.Format = JPEG
	default:
		return Picture{}, errors.New("it is neither a JPEG nor a PNG: give one of these")
	}
	if _, err := p.Size(); err != nil {
		return Picture{}, err
	}
	if _, _, err := image.Decode(bytes.NewReader(data)); err != nil {
		return Picture{}, fmt.Errorf("the picture is broken (%w): take it again", err)
	}
	return p, nil
}

// Size is the picture's width and height in pixels, from its header alone.
func (p Picture) Size() (image.Point, error) {
	var c image.Config
	var err error
	switch p.Format {
	case PNG:
		c, err = png.DecodeConfig(bytes.NewReader(p.Data))
	case JPEG:
		c, err = jpeg.DecodeConfig(bytes.NewReader(p.Data))
	default:
		return image.Point{}, fmt.Errorf("the format %.20q is not known: it must be %q or %q", p.Format, PNG, JPEG)
	}
	if err != nil {
		return image.Point{}, fmt.Errorf("it is not a %s picture that can be read: take it again", p.Format)
	}
	if min(c.Width, c.Height) < minPicturePX || max(c.Width, c.Height) > maxPicturePX || c.Width*c.Height > maxPixels {
		return image.Point{}, fmt.Errorf("it has %dx%d pixels: sides from %d to %d and at most %d million pixels can be used",
			c.Width, c.Height, minPicturePX, maxPicturePX, maxPixels>>20)
	}
	return image.Pt(c.Width, c.Height), nil
}
