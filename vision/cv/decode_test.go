//go:build cgo

package cv

import (
	"bytes"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/opencv"
)

func jpegOf(t testing.TB, m image.Image, quality int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func pngOf(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := e.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// stripes is a small picture whose pixels say where they lie.
func stripes(w, h int) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetNRGBA(x, y, color.NRGBA{uint8(5 * x), uint8(7 * y), uint8(3*x + 2*y), 255})
		}
	}
	return m
}

func TestAPNGIsDecodedPixelByPixel(t *testing.T) {
	m := stripes(23, 17)
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
		"of 8 bits":      {pngOf(t, opaque), m.NRGBAAt},
		"of 16 bits":     {pngOf(t, deep), m.NRGBAAt},
		"with alpha":     {pngOf(t, clear), m.NRGBAAt},
		"of grey levels": {pngOf(t, grey), func(x, y int) color.NRGBA { v := grey.GrayAt(x, y).Y; return color.NRGBA{v, v, v, 255} }},
	} {
		t.Run(name, func(t *testing.T) {
			raw, err := decode(c.data)
			if err != nil {
				t.Fatal(err)
			}
			defer raw.Close()
			p, err := plain(raw)
			if err != nil {
				t.Fatal(err)
			}
			if p.w != 23 || p.h != 17 {
				t.Fatalf("%dx%d pixels", p.w, p.h)
			}
			for y := range 17 {
				for x := range 23 {
					want := c.want(x, y)
					if q := p.px[3*(y*23+x):]; q[0] != want.B || q[1] != want.G || q[2] != want.R {
						t.Fatalf("(%d, %d) is %v, want %v", x, y, q[:3], want)
					}
				}
			}
		})
	}
}

func TestAJPEGIsDecodedAsItWasTaken(t *testing.T) {
	m := stripes(40, 24)
	data := jpegOf(t, m, 95)
	// A camera held on its side notes a turn in the file; the rig was calibrated on the raw picture.
	turned := append(append(bytes.Clone(data[:2]), 0xff, 0xe1, 0x00, 0x22), []byte("Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00")...)
	turned = append(turned, data[2:]...)
	for name, data := range map[string][]byte{"plain": data, "with a noted turn": turned, "with a padded end": append(bytes.Clone(data), make([]byte, 2000)...)} {
		raw, err := decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		p, err := plain(raw)
		raw.Close()
		if err != nil || p.w != 40 || p.h != 24 {
			t.Errorf("%s: %dx%d pixels, %v", name, p.w, p.h, err)
			continue
		}
		c := m.NRGBAAt(20, 12)
		if q := p.px[3*(12*40+20):]; math.Abs(float64(q[2])-float64(c.R)) > 12 || math.Abs(float64(q[1])-float64(c.G)) > 12 {
			t.Errorf("%s: the middle is %v, want %v", name, q[:3], c)
		}
	}
}

// headOnly is a PNG of any size whose pixels are missing.
func headOnly(w, h int) []byte {
	m := stripes(8, 8)
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

// bombJPEG is a JPEG that says it has w by h pixels and holds a handful.
func bombJPEG(w, h int) []byte {
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

func TestWhatIsNoPictureIsRefusedInOneSentence(t *testing.T) {
	good := jpegOf(t, stripes(64, 48), 90)
	whole := pngOf(t, stripes(64, 48))
	for _, c := range []struct {
		name, want string
		data       []byte
	}{
		{"nothing", "empty", nil},
		{"no bytes", "empty", []byte{}},
		{"one byte", "no JPEG or PNG", []byte{0xff}},
		{"text", "no JPEG or PNG", []byte("<html>502 Bad Gateway</html>")},
		{"zeros", "no JPEG or PNG", make([]byte, 4096)},
		{"a GIF", "", []byte("GIF89a\x08\x00\x08\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x08\x00\x08\x00\x00\x02\x07\x84\x8f\xa9\xcb\xed\x0f;")},
		{"a JPEG's head alone", "", good[:20]},
		{"a JPEG cut off in its middle", "cut off", good[:len(good)/2]},
		{"a JPEG cut off in its last byte", "cut off", good[:len(good)-1]},
		{"a PNG's head alone", "", whole[:33]},
		{"a PNG cut off in its middle", "", whole[:len(whole)/2]},
		{"a PNG of no width", "", headOnly(0, 48)},
		{"a PNG of no height", "", headOnly(64, 0)},
		{"a JPEG of no width", "", bombJPEG(0, 48)},
		{"a PNG of 43 megapixels that are missing", "megapixels", headOnly(6560, 6560)},
		{"a PNG of four thousand million pixels that are missing", "", headOnly(65535, 65535)},
		{"a PNG of more pixels than can be counted", "", headOnly(0x7fffffff, 0x7fffffff)},
		{"a JPEG of 600 megapixels that are missing", "megapixels", bombJPEG(30000, 20000)},
	} {
		t.Run(c.name, func(t *testing.T) {
			raw, err := decode(c.data)
			if err == nil {
				defer raw.Close()
				t.Fatalf("it is a picture of %dx%d", raw.Width(), raw.Height())
			}
			oneSentence(t, err)
			if !bytes.Contains([]byte(err.Error()), []byte(c.want)) {
				t.Errorf("it is refused with %q, want %q", err, c.want)
			}
		})
	}
}

func TestPlainPixelsComeBackFromOpenCVAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPicture(t)
		m, err := opencv.FromPixels(p.w, p.h, p.px)
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		q, err := plain(m)
		if err != nil || q.w != p.w || q.h != p.h || !bytes.Equal(q.px, p.px) {
			t.Errorf("%v came back as %v, %v", p, q, err)
		}
	})
}
