package pixel_test

import (
	"bytes"
	"testing"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestWhatIsNoPictureIsRefusedInOneSentence(t *testing.T) {
	good := drawn.JPEG(t, drawn.Stripes(64, 48), 90)
	whole := drawn.PNG(t, drawn.Stripes(64, 48))
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
		{"a PNG of no width", "", drawn.HeadOnly(0, 48)},
		{"a PNG of no height", "", drawn.HeadOnly(64, 0)},
		{"a JPEG of no width", "", drawn.BombJPEG(0, 48)},
		{"a PNG of 43 megapixels that are missing", "megapixels", drawn.HeadOnly(6560, 6560)},
		{"a PNG of four thousand million pixels that are missing", "", drawn.HeadOnly(65535, 65535)},
		{"a PNG of more pixels than can be counted", "", drawn.HeadOnly(0x7fffffff, 0x7fffffff)},
		{"a JPEG of 600 megapixels that are missing", "megapixels", drawn.BombJPEG(30000, 20000)},
	} {
		t.Run(c.name, func(t *testing.T) {
			raw, err := pixel.Decode(c.data)
			if err == nil {
				defer raw.Close()
				t.Fatalf("it is a picture of %dx%d", raw.Width(), raw.Height())
			}
			drawn.OneSentence(t, err)
			if !bytes.Contains([]byte(err.Error()), []byte(c.want)) {
				t.Errorf("it is refused with %q, want %q", err, c.want)
			}
		})
	}
}
