package camera

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
)

// Bounds of a picture that comes from outside.
const (
	maxBytes  = 25 << 20
	maxPixels = 50_000_000
	minSide   = 64
)

// check returns an error of one sentence unless the data are a complete picture within the bounds. The size is read from the
// header before memory is allocated for pixels. Then the whole picture is decoded once, since only that finds a truncated file.
func check(picture []byte) (image.Config, error) {
	var none image.Config
	if len(picture) == 0 {
		return none, errors.New("the picture is empty; bring a JPEG or PNG file")
	}
	if len(picture) > maxBytes {
		return none, fmt.Errorf("the picture has %d MB; bring one of at most %d MB", (len(picture)+1<<20-1)>>20, maxBytes>>20)
	}
	var config image.Config
	var err error
	decode := jpeg.Decode
	switch {
	case bytes.HasPrefix(picture, []byte("\xff\xd8")):
		config, err = jpeg.DecodeConfig(bytes.NewReader(picture))
	case bytes.HasPrefix(picture, []byte("\x89PNG\r\n\x1a\n")):
		config, err = png.DecodeConfig(bytes.NewReader(picture))
		decode = png.Decode
	default:
		return none, errors.New("this picture cannot be read; bring a JPEG or PNG file")
	}
	if err != nil {
		return none, fmt.Errorf("the picture's header cannot be read (%v); save it again as JPEG", err)
	}
	if config.Width < minSide || config.Height < minSide {
		return none, fmt.Errorf("the picture is only %dx%d pixels; bring one of at least %dx%d", config.Width, config.Height, minSide, minSide)
	}
	pixels := int64(config.Width) * int64(config.Height)
	switch config.ColorModel {
	case color.NRGBA64Model, color.RGBA64Model: // twice the memory
		pixels *= 2
	}
	if pixels > maxPixels {
		return none, fmt.Errorf("the picture is %dx%d pixels; bring one of at most %d million", config.Width, config.Height, maxPixels/1_000_000)
	}
	if _, err := decode(bytes.NewReader(picture)); err != nil {
		return none, fmt.Errorf("the picture is broken (%v); bring it again", err)
	}
	return config, nil
}
