//go:build cgo

package pixel_test

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestAPNGIsDecodedPixelByPixel(t *testing.T) {
	m := drawn.Stripes(23, 17)
	deep := image.NewNRGBA64(m.Bounds())
	opaque, clear, grey := image.NewNRGBA(m.Bounds()), image.NewNRGBA(m.Bounds()), image.NewGray(m.Bounds())
	for y := range 17 {
		for x := range 23 {
			c := m.NRGBAAt(x, y)
			opaque.SetNRGBA(x, y, c)
			deep.Set(x, y, c)
			grey.Set(x, y, c)
			c.A = uint8(40 + x)
			clear.SetNRGBA(x, y, c)
		}
	}
	for name, c := range map[string]struct {
		data []byte
		want func(x, y int) color.NRGBA
	}{
		"of 8 bits":      {drawn.PNG(t, opaque), m.NRGBAAt},
		"of 16 bits":     {drawn.PNG(t, deep), m.NRGBAAt},
		"with alpha":     {drawn.PNG(t, clear), m.NRGBAAt},
		"of grey levels": {drawn.PNG(t, grey), func(x, y int) color.NRGBA { v := grey.GrayAt(x, y).Y; return color.NRGBA{v, v, v, 255} }},
	} {
		t.Run(name, func(t *testing.T) {
			raw, err := pixel.Decode(c.data)
			if err != nil {
				t.Fatal(err)
			}
			defer raw.Close()
			p, err := pixel.Plain(raw)
			if err != nil {
				t.Fatal(err)
			}
			if p.W != 23 || p.H != 17 {
				t.Fatalf("%dx%d pixels", p.W, p.H)
			}
			for y := range 17 {
				for x := range 23 {
					want := c.want(x, y)
					if q := p.Px[3*(y*23+x):]; q[0] != want.B || q[1] != want.G || q[2] != want.R {
						t.Fatalf("(%d, %d) is %v, want %v", x, y, q[:3], want)
					}
				}
			}
		})
	}
}

func TestAJPEGIsDecodedAsItWasTaken(t *testing.T) {
	m := drawn.Stripes(40, 24)
	data := drawn.JPEG(t, m, 95)
	// A camera held sideways writes an Exif orientation; the rig was calibrated on the raw picture.
	turned := append(append(bytes.Clone(data[:2]), 0xff, 0xe1, 0x00, 0x22), []byte("Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00")...)
	turned = append(turned, data[2:]...)
	for name, data := range map[string][]byte{"plain": data, "with a noted turn": turned, "with a padded end": append(bytes.Clone(data), make([]byte, 2000)...)} {
		raw, err := pixel.Decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		p, err := pixel.Plain(raw)
		raw.Close()
		if err != nil || p.W != 40 || p.H != 24 {
			t.Errorf("%s: %dx%d pixels, %v", name, p.W, p.H, err)
			continue
		}
		c := m.NRGBAAt(20, 12)
		if q := p.Px[3*(12*40+20):]; math.Abs(float64(q[2])-float64(c.R)) > 12 || math.Abs(float64(q[1])-float64(c.G)) > 12 {
			t.Errorf("%s: the middle is %v, want %v", name, q[:3], c)
		}
	}
}
