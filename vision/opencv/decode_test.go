//go:build cgo

package opencv

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"slices"
	"strings"
	"testing"

	"gocv.io/x/gocv"
)

func TestAPNGIsDecodedWithoutItsTransparency(t *testing.T) {
	r := image.Rect(0, 0, 2, 1)
	plain, clear, deep, grey := image.NewRGBA(r), image.NewNRGBA(r), image.NewNRGBA64(r), image.NewGray(r)
	for x := range 2 {
		plain.SetRGBA(x, 0, color.RGBA{200, 100, 50, 255})
		clear.SetNRGBA(x, 0, color.NRGBA{200, 100, 50, 3})
		deep.SetNRGBA64(x, 0, color.NRGBA64{200<<8 | 9, 100<<8 | 9, 50<<8 | 9, 700})
		grey.SetGray(x, 0, color.Gray{124})
	}
	for name, c := range map[string]struct {
		img  image.Image
		want []uint8
	}{
		"opaque":               {plain, []uint8{50, 100, 200, 50, 100, 200}},
		"transparent":          {clear, []uint8{50, 100, 200, 50, 100, 200}},
		"transparent, 16 bits": {deep, []uint8{50, 100, 200, 50, 100, 200}},
		"grey":                 {grey, []uint8{124, 124, 124, 124, 124, 124}},
	} {
		var data bytes.Buffer
		if err := png.Encode(&data, c.img); err != nil {
			t.Fatal(err)
		}
		p, err := Decode(data.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if px, err := p.Pixels(); err != nil || !slices.Equal(px, c.want) {
			t.Errorf("%s: %v, %v; want %v", name, px, err, c.want)
		}
		p.Close()
		if p, err = DecodeGrey(data.Bytes()); err != nil {
			t.Fatal(err)
		}
		if px, err := p.Pixels(); err != nil || !slices.Equal(px, []uint8{124, 124}) {
			t.Errorf("%s: grey levels %v, %v; want 124", name, px, err)
		}
		p.Close()
	}
}

func TestAJPEGSurvivesEncodingAndDecoding(t *testing.T) {
	data, err := EncodeJPEG(3, 2, bytes.Repeat([]byte{50, 100, 200}, 6), 95)
	if err != nil {
		t.Fatal(err)
	}
	p, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if p.Width() != 3 || p.Height() != 2 {
		t.Errorf("the picture has %d x %d pixels, want 3 x 2", p.Width(), p.Height())
	}
	if px, err := p.Pixels(); err != nil || px[0] < 47 || px[0] > 53 || px[2] < 197 || px[2] > 203 {
		t.Errorf("the first pixel is %v, %v", px[:3], err)
	}
}

func TestNoPictureIsAnError(t *testing.T) {
	for _, data := range [][]byte{nil, []byte("GIF89a"), {0xff, 0xd8, 0xff}, []byte("\x89PNG\r\n\x1a\n")} {
		if p, err := Decode(data); err == nil {
			p.Close()
			t.Errorf("%q was decoded", data)
		}
	}
}

// OpenCV's module imgcodecs loads GDAL and a hundred other libraries: see imgcodecs.cpp.
func TestNoModuleForFilesIsLoaded(t *testing.T) {
	if _, err := gocv.IMDecode([]byte{1, 2, 3}, gocv.IMReadColor); err == nil || !strings.Contains(err.Error(), "package jpeg") {
		t.Errorf("gocv decodes by OpenCV's imgcodecs: %v", err)
	}
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		t.Skip("this system does not list what a process has loaded")
	}
	if bytes.Contains(maps, []byte("libopencv_imgcodecs")) {
		t.Error("OpenCV's imgcodecs is loaded")
	}
}
