//go:build cgo

package opencv

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"

	"gocv.io/x/gocv"

	"quartermaster/vision/jpeg"
)

// errUndecoded says that the bytes hold no picture.
var errUndecoded = errors.New("the data hold no JPEG or PNG picture")

// Decode decodes a JPEG or PNG in colour. The orientation that a camera notes in Exif is ignored, and so is transparency.
func Decode(data []byte) (Picture, error) { return decode(data, gocv.MatTypeCV8UC3) }

// DecodeGrey is Decode in grey levels.
func DecodeGrey(data []byte) (Picture, error) { return decode(data, gocv.MatTypeCV8UC1) }

func decode(data []byte, as gocv.MatType) (Picture, error) {
	if !jpeg.Is(data) {
		return decodePNG(data, as)
	}
	w, h, err := jpeg.Size(data)
	if err != nil {
		return Picture{}, err
	}
	return filled(w, h, as, func(px []uint8) error {
		if as == gocv.MatTypeCV8UC1 {
			return jpeg.DecodeGrey(data, w, h, px)
		}
		return jpeg.Decode(data, w, h, px)
	})
}

// mostPixels bounds what memory a few bytes can ask for: 128 megapixels.
const mostPixels = 128 << 20

// filled makes a picture whose pixels fill writes.
func filled(w, h int, as gocv.MatType, fill func(px []uint8) error) (Picture, error) {
	if w*h > mostPixels {
		return Picture{}, fmt.Errorf("the picture has %d megapixels, the most is %d", w*h>>20, mostPixels>>20)
	}
	m := gocv.NewMatWithSize(h, w, as)
	px, err := m.DataPtrUint8()
	if err == nil {
		err = fill(px)
	}
	if err != nil {
		m.Close()
		return Picture{}, err
	}
	return Picture{m}, nil
}

// decodePNG decodes a PNG. It takes the upper 8 bits of each channel.
func decodePNG(data []byte, as gocv.MatType) (Picture, error) {
	if len(data) == 0 {
		return Picture{}, errUndecoded
	}
	head, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil || head.Width*head.Height > mostPixels {
		return Picture{}, errUndecoded
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return Picture{}, errUndecoded
	}
	r := img.Bounds()
	return filled(r.Dx(), r.Dy(), as, func(px []uint8) error {
		for y := range r.Dy() {
			for x := range r.Dx() {
				red, green, blue := opaque(img, r.Min.X+x, r.Min.Y+y)
				if at := y*r.Dx() + x; as == gocv.MatTypeCV8UC1 {
					px[at] = uint8((299*int(red) + 587*int(green) + 114*int(blue) + 500) / 1000) // luma of ITU-R BT.601, as in JPEG
				} else {
					px[3*at], px[3*at+1], px[3*at+2] = blue, green, red
				}
			}
		}
		return nil
	})
}

// opaque returns a pixel as if it were opaque. Go's colours are multiplied by their alpha, except in the two types that PNGs with
// transparency are decoded to.
func opaque(img image.Image, x, y int) (red, green, blue uint8) {
	switch img := img.(type) {
	case *image.NRGBA:
		c := img.NRGBAAt(x, y)
		return c.R, c.G, c.B
	case *image.NRGBA64:
		c := img.NRGBA64At(x, y)
		return uint8(c.R >> 8), uint8(c.G >> 8), uint8(c.B >> 8)
	}
	r, g, b, _ := img.At(x, y).RGBA()
	return uint8(r >> 8), uint8(g >> 8), uint8(b >> 8)
}

// EncodeJPEG encodes a colour picture of w by h pixels; quality is 1 to 100.
func EncodeJPEG(w, h int, px []uint8, quality int) ([]byte, error) {
	return jpeg.Encode(w, h, px, quality)
}
