package setupwizard

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	_ "image/jpeg" // what cameras bring
	_ "image/png"  // a camera of files may bring PNG

	"quartermaster/vision/stream"
)

// decode reads a JPEG or PNG. The error is one sentence.
func decode(data []byte) (image.Image, error) {
	if _, _, err := stream.Header(data); err != nil {
		return nil, err
	}
	im, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("the picture cannot be read: %w", err)
	}
	return im, nil
}

// luma is the brightness of each pixel, 0 to 255.
func luma(im image.Image) (pix []uint8, w, h int) {
	b := im.Bounds()
	w, h = b.Dx(), b.Dy()
	pix = make([]uint8, w*h)
	if y, ok := im.(*image.YCbCr); ok {
		for r := range h {
			copy(pix[r*w:(r+1)*w], y.Y[y.YOffset(b.Min.X, b.Min.Y+r):])
		}
		return pix, w, h
	}
	for r := range h {
		for c := range w {
			pix[r*w+c] = color.GrayModel.Convert(im.At(b.Min.X+c, b.Min.Y+r)).(color.Gray).Y
		}
	}
	return pix, w, h
}

// shrink averages blocks of by x by pixels: the mean sRGB values (0 to 255) of a picture that is about wide pixels wide.
func shrink(im image.Image, wide int) (out [][3]float64, w, h, by int) {
	b := im.Bounds()
	by = max(1, b.Dx()/wide)
	w, h = b.Dx()/by, b.Dy()/by
	out = make([][3]float64, w*h)
	for y := range h {
		for x := range w {
			var sum [3]float64
			for j := range by {
				for i := range by {
					r, g, bl := rgb(im, b.Min.X+x*by+i, b.Min.Y+y*by+j)
					sum[0] += float64(r)
					sum[1] += float64(g)
					sum[2] += float64(bl)
				}
			}
			for n := range sum {
				out[y*w+x][n] = sum[n] / float64(by*by)
			}
		}
	}
	return out, w, h, by
}

func rgb(im image.Image, x, y int) (r, g, b uint8) {
	if p, ok := im.(*image.YCbCr); ok {
		c := p.YCbCrAt(x, y)
		return color.YCbCrToRGB(c.Y, c.Cb, c.Cr)
	}
	r16, g16, b16, _ := im.At(x, y).RGBA()
	return uint8(r16 >> 8), uint8(g16 >> 8), uint8(b16 >> 8)
}
