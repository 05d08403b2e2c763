package stream

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	_ "image/png" // a frame may be PNG as well
)

// mostPixels bounds the size of a picture.
const mostPixels = 64 << 20

// thumbWidth is the least width of a thumb, in cells. A thumb is less than twice as wide.
const thumbWidth = 120

// Thumb is a small copy of a picture for cheap change detection. Each cell holds the mean of Step by Step pixels: luma (0 to
// 255) and the two chroma values (around 128).
type Thumb struct {
	W, H, Step int
	Y, U, V    []float32
}

// NewThumb makes the thumb of a JPEG or PNG. Of a large baseline JPEG it reads only the DC coefficients.
// The error is one sentence.
func NewThumb(data []byte) (*Thumb, error) {
	config, kind, err := Header(data)
	if err != nil {
		return nil, err
	}
	step := 1
	for config.Width/(2*step) >= thumbWidth && config.Height/(2*step) >= thumbWidth/2 {
		step *= 2
	}
	if kind == "jpeg" && step >= 8 {
		p, err := readDC(data)
		if err == nil {
			return p.thumb(step), nil
		}
		if !errors.Is(err, errNotPlain) {
			return nil, err
		}
	}
	return wholeThumb(data, kind, step)
}

// Header reads the size and the kind of a JPEG or PNG. It refuses a picture of too many pixels to decode. The error is one
// sentence.
func Header(data []byte) (config image.Config, kind string, err error) {
	config, kind, err = image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return config, kind, fmt.Errorf("the picture's header cannot be read: %w", err)
	}
	if config.Width*config.Height > mostPixels {
		return config, kind, fmt.Errorf("the picture is %dx%d pixels; more than %d million are not taken", config.Width, config.Height, mostPixels>>20)
	}
	return config, kind, nil
}

func newThumb(width, height, step int) *Thumb {
	t := &Thumb{W: width / step, H: height / step, Step: step}
	all := make([]float32, 3*t.W*t.H)
	n := t.W * t.H
	t.Y, t.U, t.V = all[:n:n], all[n:2*n:2*n], all[2*n:]
	return t
}

// thumb averages blocks where a cell covers several.
func (p *dcPicture) thumb(step int) *Thumb {
	t := newThumb(p.width, p.height, step)
	n := step / 8
	share := 1 / float32(n*n)
	for y := range t.H {
		for x := range t.W {
			var l, u, v float32
			for j := y * n; j < y*n+n; j++ {
				for i := x * n; i < x*n+n; i++ {
					l += p.part[0].mean[j*p.part[0].w+i]
					if p.chroma[0] > 0 {
						at := j/p.chroma[1]*p.part[1].w + i/p.chroma[0]
						u, v = u+p.part[1].mean[at], v+p.part[2].mean[at]
					}
				}
			}
			at := y*t.W + x
			t.Y[at], t.U[at], t.V[at] = l*share, u*share, v*share
			if p.chroma[0] == 0 {
				t.U[at], t.V[at] = 128, 128
			}
		}
	}
	return t
}

// wholeThumb decodes the whole picture.
func wholeThumb(data []byte, kind string, step int) (*Thumb, error) {
	var img image.Image
	var err error
	if kind == "jpeg" {
		img, err = jpeg.Decode(bytes.NewReader(data))
	} else {
		img, _, err = image.Decode(bytes.NewReader(data))
	}
	if err != nil {
		return nil, fmt.Errorf("the picture is damaged: %w", err)
	}
	b := img.Bounds()
	t := newThumb(b.Dx(), b.Dy(), step)
	share := 1 / float32(step*step)
	var at func(x, y int) (l, u, v float32)
	switch img := img.(type) {
	case *image.YCbCr:
		at = func(x, y int) (float32, float32, float32) {
			i, c := img.YOffset(x, y), img.COffset(x, y)
			return float32(img.Y[i]), float32(img.Cb[c]), float32(img.Cr[c])
		}
	case *image.Gray:
		at = func(x, y int) (float32, float32, float32) { return float32(img.Pix[img.PixOffset(x, y)]), 128, 128 }
	default:
		at = func(x, y int) (float32, float32, float32) {
			c := color.YCbCrModel.Convert(img.At(x, y)).(color.YCbCr)
			return float32(c.Y), float32(c.Cb), float32(c.Cr)
		}
	}
	for y := range t.H {
		for x := range t.W {
			var l, u, v float32
			for j := range step {
				for i := range step {
					dl, du, dv := at(b.Min.X+x*step+i, b.Min.Y+y*step+j)
					l, u, v = l+dl, u+du, v+dv
				}
			}
			i := y*t.W + x
			t.Y[i], t.U[i], t.V[i] = l*share, u*share, v*share
		}
	}
	return t, nil
}
