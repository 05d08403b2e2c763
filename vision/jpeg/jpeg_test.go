//go:build cgo

package jpeg

import (
	"bytes"
	"image"
	"image/color"
	stdjpeg "image/jpeg"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// ramps returns the pixels of a picture without sharp edges, and its JPEG by another encoder.
func ramps(t *testing.T, w, h int) (px, data []uint8) {
	t.Helper()
	px = make([]uint8, 3*w*h)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			b, g, r := uint8(60+x), uint8(200-y), uint8(90+x/2+y/2)
			copy(px[3*(y*w+x):], []uint8{b, g, r})
			img.SetRGBA(x, y, color.RGBA{r, g, b, 255})
		}
	}
	var out bytes.Buffer
	if err := stdjpeg.Encode(&out, img, &stdjpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return px, out.Bytes()
}

func most(a, b []uint8) (apart int) {
	for i := range a {
		apart = max(apart, int(a[i])-int(b[i]), int(b[i])-int(a[i]))
	}
	return apart
}

func TestAPictureIsDecodedAsBlueGreenRed(t *testing.T) {
	const w, h = 61, 43 // no multiple of a block
	px, data := ramps(t, w, h)
	if gw, gh, err := Size(data); err != nil || gw != w || gh != h {
		t.Fatalf("the size is %d x %d, %v; want %d x %d", gw, gh, err, w, h)
	}
	out := make([]uint8, len(px))
	if err := Decode(data, w, h, out); err != nil {
		t.Fatal(err)
	}
	if d := most(px, out); d > 8 {
		t.Errorf("a pixel is %d levels off", d)
	}
	grey := make([]uint8, w*h)
	if err := DecodeGrey(data, w, h, grey); err != nil {
		t.Fatal(err)
	}
	for i := range grey {
		b, g, r := int(px[3*i]), int(px[3*i+1]), int(px[3*i+2])
		if d := int(grey[i]) - (114*b+587*g+299*r)/1000; d < -5 || d > 5 {
			t.Fatalf("grey level %d is %d levels off", i, d)
		}
	}
}

func TestWhatIsEncodedIsDecodedAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(1, 70).Draw(t, "w"), rapid.IntRange(1, 70).Draw(t, "h")
		level := rapid.SliceOfN(rapid.Byte(), 3, 3).Draw(t, "level")
		px := bytes.Repeat(level, w*h)
		data, err := Encode(w, h, px, 90)
		if err != nil {
			t.Fatal(err)
		}
		gw, gh, err := Size(data)
		if err != nil || gw != w || gh != h {
			t.Fatalf("the size is %d x %d, %v; want %d x %d", gw, gh, err, w, h)
		}
		out := make([]uint8, 3*w*h)
		if err := Decode(data, w, h, out); err != nil {
			t.Fatal(err)
		}
		if d := most(px, out); d > 6 {
			t.Fatalf("a pixel is %d levels off", d)
		}
	})
}

func TestBadPicturesAreErrors(t *testing.T) {
	const w, h = 40, 30
	_, data := ramps(t, w, h)
	out := make([]uint8, 3*w*h)
	for name, c := range map[string]struct {
		data []byte
		w, h int
		out  []uint8
	}{
		"nothing":                   {nil, w, h, out},
		"no JPEG":                   {[]byte("no picture at all"), w, h, out},
		"a header only":             {data[:20], w, h, out},
		"too little memory":         {data, w, h, out[1:]},
		"another size than it says": {data, h, w, out},
		"no size":                   {data, 0, 0, out},
	} {
		if err := Decode(c.data, c.w, c.h, c.out); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: the error is %v", name, err)
		}
	}
	if _, err := Encode(2, 2, out[:5], 90); err == nil {
		t.Error("too few pixels were encoded")
	}
}

func FuzzDecode(f *testing.F) {
	px := bytes.Repeat([]byte{10, 200, 90, 250, 3, 77}, 600)
	for _, q := range []int{10, 95} {
		data, err := Encode(30, 40, px, q)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
		f.Add(data[:len(data)/2])
	}
	f.Fuzz(func(_ *testing.T, data []byte) {
		w, h, err := Size(data)
		if err != nil || w*h > 1<<20 {
			return
		}
		_ = Decode(data, w, h, make([]uint8, 3*w*h))
		_ = DecodeGrey(data, w, h, make([]uint8, w*h))
	})
}
