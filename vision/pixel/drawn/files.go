package drawn

import (
	"bytes"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"testing"
)

func JPEG(t testing.TB, m image.Image, quality int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func PNG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := e.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Stripes is a small picture whose pixels encode their places.
func Stripes(w, h int) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetNRGBA(x, y, color.NRGBA{uint8(5 * x), uint8(7 * y), uint8(3*x + 2*y), 255})
		}
	}
	return m
}

// HeadOnly is a PNG of any size without pixel data.
func HeadOnly(w, h int) []byte {
	m := Stripes(8, 8)
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		panic(err)
	}
	data := b.Bytes()
	out := bytes.Clone(data[:33])
	out[16], out[17], out[18], out[19] = byte(w>>24), byte(w>>16), byte(w>>8), byte(w)
	out[20], out[21], out[22], out[23] = byte(h>>24), byte(h>>16), byte(h>>8), byte(h)
	sum := crc32.ChecksumIEEE(out[12:29])
	out[29], out[30], out[31], out[32] = byte(sum>>24), byte(sum>>16), byte(sum>>8), byte(sum)
	return append(out, data[33:]...)
}

// BombJPEG is a JPEG with a header of w by h pixels and hardly any data.
func BombJPEG(w, h int) []byte {
	m := image.NewGray(image.Rect(0, 0, 8, 8))
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, nil); err != nil {
		panic(err)
	}
	data := b.Bytes()
	i := bytes.Index(data, []byte{0xff, 0xc0})
	data[i+5], data[i+6], data[i+7], data[i+8] = byte(h>>8), byte(h), byte(w>>8), byte(w)
	return data
}
