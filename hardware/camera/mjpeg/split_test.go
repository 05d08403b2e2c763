package mjpeg

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"
)

// picture is a JPEG of Go's encoder, which writes the standard tables.
func picture(t testing.TB, seed uint64, width, height int) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			img.Set(x, y, color.RGBA{uint8(x * 3), uint8(y*5 + r.IntN(40)), uint8(seed * 37), 255})
		}
	}
	var w bytes.Buffer
	if err := jpeg.Encode(&w, img, &jpeg.Options{Quality: 85}); err != nil {
		t.Fatal(err)
	}
	return w.Bytes()
}

// without leaves out the segments of a marker.
func without(p []byte, marker byte) []byte {
	out := bytes.Clone(p[:2])
	for i := 2; i < len(p); {
		n := int(binary.BigEndian.Uint16(p[i+2:]))
		if p[i+1] == sos {
			return append(out, p[i:]...)
		}
		if p[i+1] != marker {
			out = append(out, p[i:i+2+n]...)
		}
		i += 2 + n
	}
	return out
}

// behindStart puts a segment behind the start of an image.
func behindStart(p []byte, marker byte, body []byte) []byte {
	n := len(body) + 2
	return append(append(append(bytes.Clone(p[:2]), 0xff, marker, byte(n>>8), byte(n)), body...), p[2:]...)
}

func all(r io.Reader) (frames [][]byte, broken uint64, err error) {
	s := NewSplitter(r)
	for {
		f, err := s.Next()
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = nil
			}
			return frames, s.Broken(), err
		}
		frames = append(frames, f.Data)
	}
}

func TestFramesAreCutAtTheirOwnSegmentsWhateverStandsBetweenThem(t *testing.T) {
	a, b := picture(t, 1, 96, 64), picture(t, 2, 64, 48)
	thumbnail := behindStart(a, 0xe1, b) // a whole picture inside of a segment
	var multipart bytes.Buffer
	for _, p := range [][]byte{a, b, thumbnail} {
		// The boundary that is announced is not the one that is sent, and the lengths are wrong.
		fmt.Fprintf(&multipart, "--jpgboundary\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n%s\r\n", len(p)/2, p)
	}
	cases := []struct {
		name   string
		stream []byte
		want   [][]byte
		broken uint64
	}{
		{"nothing", nil, nil, 0},
		{"one after the other", slicesOf(a, b, a), [][]byte{a, b, a}, 0},
		{"multipart with a boundary that was not announced", multipart.Bytes(), [][]byte{a, b, thumbnail}, 0},
		{"a picture inside of a segment ends nothing", thumbnail, [][]byte{thumbnail}, 0},
		{"noise and fill bytes before the first", slicesOf([]byte("noise\xff\xff\xff\x00\xff"), a), [][]byte{a}, 0},
		{"padding after the end", slicesOf(a, make([]byte, 3000), b, bytes.Repeat([]byte{0xff}, 99)), [][]byte{a, b}, 0},
		{"the first begins in its middle", slicesOf(a[len(a)/2:], b), [][]byte{b}, 0},
		{"cut off, and the next follows at once", slicesOf(a[:len(a)-40], b), [][]byte{b}, 1},
		{"cut off, and a boundary follows", slicesOf(a[:len(a)/2], []byte("\r\n--jpgboundary\r\n\r\n"), b), [][]byte{b}, 1},
		{"cut off at the end of the stream", slicesOf(b, a[:len(a)-2]), [][]byte{b}, 1},
		{"no scan", slicesOf([]byte("\xff\xd8\xff\xd9"), a), [][]byte{a}, 1},
		{"rubbish between two segments", slicesOf(a[:2], []byte("rubbish"), a[2:], b), [][]byte{b}, 1},
		{"a segment of length 0", slicesOf([]byte("\xff\xd8\xff\xe0\x00\x00"), b), [][]byte{b}, 1},
		{"no width", slicesOf([]byte("\xff\xd8\xff\xc0\x00\x0b\x08\x00\x10\x00\x00\x01\x01\x11\x00"), b), [][]byte{b}, 1},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for _, r := range []io.Reader{bytes.NewReader(c.stream), iotest.OneByteReader(bytes.NewReader(c.stream)), iotest.DataErrReader(bytes.NewReader(c.stream))} {
				got, broken, err := all(r)
				if err != nil || broken != c.broken || len(got) != len(c.want) {
					t.Fatalf("%d frames and %d broken (%v), want %d and %d", len(got), broken, err, len(c.want), c.broken)
				}
				for i := range got {
					if !bytes.Equal(got[i], c.want[i]) {
						t.Errorf("frame %d differs", i)
					}
				}
			}
		})
	}
}

func slicesOf(parts ...[]byte) []byte { return bytes.Join(parts, nil) }

func TestAFrameWithoutHuffmanTablesGetsTheStandardOnes(t *testing.T) {
	whole := picture(t, 3, 120, 80)
	bare := without(whole, dht)
	if _, err := jpeg.Decode(bytes.NewReader(bare)); err == nil {
		t.Fatal("the picture still has its tables")
	}
	got, broken, err := all(bytes.NewReader(slicesOf(bare, bare)))
	if err != nil || broken != 0 || len(got) != 2 {
		t.Fatal(len(got), broken, err)
	}
	want, err := jpeg.Decode(bytes.NewReader(whole))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range got {
		is, err := jpeg.Decode(bytes.NewReader(f))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(is.(*image.YCbCr).Y, want.(*image.YCbCr).Y) || !bytes.Equal(is.(*image.YCbCr).Cb, want.(*image.YCbCr).Cb) {
			t.Error("the pixels differ")
		}
	}
}

func TestAProgressiveFrameWithoutTablesIsBroken(t *testing.T) {
	bare := without(picture(t, 3, 64, 64), dht)
	at := bytes.Index(bare, []byte{0xff, sof0})
	bare[at+1] = sof2
	if got, broken, err := all(bytes.NewReader(bare)); len(got) != 0 || broken != 1 || err != nil {
		t.Fatal(len(got), broken, err)
	}
}

func TestRestartMarkersStayInTheirFrame(t *testing.T) {
	p := picture(t, 4, 64, 64)
	at := bytes.Index(p, []byte{0xff, sos})
	n := int(binary.BigEndian.Uint16(p[at+2:]))
	scan := at + 2 + n
	with := slicesOf(p[:scan+9], []byte{0xff, 0xd0}, p[scan+9:len(p)-2], []byte{0xff, 0xff, 0xd7, 0xff, eoi})
	got, broken, err := all(bytes.NewReader(slicesOf(with, p)))
	if err != nil || broken != 0 || len(got) != 2 || !bytes.Equal(got[1], p) {
		t.Fatal(len(got), broken, err)
	}
	if !bytes.Contains(got[0], []byte{0xff, 0xd0}) {
		t.Error("a restart marker was lost")
	}
}

func TestAFrameThatIsTooLargeIsLeftOutAndTheNextOneRead(t *testing.T) {
	p := picture(t, 5, 64, 64)
	at := bytes.Index(p, []byte{0xff, sos})
	n := int(binary.BigEndian.Uint16(p[at+2:]))
	scan := at + 2 + n
	stream := io.MultiReader(bytes.NewReader(p[:scan]), &zeros{left: MaxFrame}, bytes.NewReader(p))
	got, broken, err := all(stream)
	if err != nil || broken != 1 || len(got) != 1 || !bytes.Equal(got[0], p) {
		t.Fatal(len(got), broken, err)
	}
}

// zeros is a stream of so many zeros.
type zeros struct{ left int }

func (z *zeros) Read(b []byte) (int, error) {
	n := min(len(b), z.left)
	clear(b[:n])
	z.left -= n
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

func TestTheSizeIsThatOfTheHeader(t *testing.T) {
	f, err := NewSplitter(bytes.NewReader(picture(t, 6, 101, 37))).Next()
	if err != nil || f.Width != 101 || f.Height != 37 {
		t.Fatal(f.Width, f.Height, err)
	}
}

func TestAStreamsErrorIsGivenOn(t *testing.T) {
	lost := errors.New("the cable is out")
	_, err := NewSplitter(io.MultiReader(strings.NewReader("\xff\xd8\xff"), iotest.ErrReader(lost))).Next()
	if !errors.Is(err, lost) {
		t.Fatal(err)
	}
}

// However frames are cut off and whatever stands between them, each frame that comes out is one that went in.
func TestNoFrameIsMadeOfTwo(t *testing.T) {
	pictures := [][]byte{picture(t, 1, 64, 64), picture(t, 2, 48, 80), picture(t, 3, 96, 16)}
	rapid.Check(t, func(t *rapid.T) {
		var stream []byte
		var whole [][]byte
		for range rapid.IntRange(1, 12).Draw(t, "frames") {
			p := pictures[rapid.IntRange(0, len(pictures)-1).Draw(t, "picture")]
			scan := bytes.Index(p, []byte{0xff, sos}) + 20
			if rapid.IntRange(0, 2).Draw(t, "cut") == 0 {
				stream = append(stream, p[:rapid.IntRange(scan, len(p)-1).Draw(t, "at")]...)
			} else {
				stream = append(stream, p...)
				whole = append(whole, p)
			}
			stream = append(stream, rapid.SampledFrom([]string{"", "\r\n--b\r\n\r\n", "\x00\x00"}).Draw(t, "between")...)
		}
		got, _, err := all(bytes.NewReader(stream))
		if err != nil || len(got) != len(whole) {
			t.Fatal(len(got), "of", len(whole), err)
		}
		for i := range got {
			if !bytes.Equal(got[i], whole[i]) {
				t.Fatal("frame", i, "differs")
			}
		}
	})
}

// Whatever comes, the splitter ends, and what it gives begins and ends as a JPEG of bearable size.
func FuzzSplit(f *testing.F) {
	p := picture(f, 1, 32, 32)
	f.Add(p)
	f.Add(without(p, dht))
	f.Add(slicesOf(p[:len(p)-30], p))
	f.Add(behindStart(p, 0xe1, p))
	f.Fuzz(func(t *testing.T, b []byte) {
		s := NewSplitter(bytes.NewReader(b))
		for {
			frame, err := s.Next()
			if err != nil {
				return
			}
			d := frame.Data
			if len(d) > MaxFrame+len(standardTables) || !bytes.HasPrefix(d, []byte{0xff, soi}) || !bytes.HasSuffix(d, []byte{0xff, eoi}) || frame.Width < 1 || frame.Height < 1 {
				t.Fatalf("%d bytes, %dx%d", len(d), frame.Width, frame.Height)
			}
			if config, err := jpeg.DecodeConfig(bytes.NewReader(d)); err == nil && (config.Width != frame.Width || config.Height != frame.Height) {
				t.Fatal(config.Width, config.Height, frame.Width, frame.Height)
			}
		}
	})
}

// One second of a camera's stream: 10 frames of 1640x1232.
func BenchmarkASecondOfStream(b *testing.B) {
	var second []byte
	for i := range 10 {
		second = append(second, picture(b, uint64(i), 1640, 1232)...)
	}
	b.Run("cut", func(b *testing.B) {
		for b.Loop() {
			if got, _, err := all(bytes.NewReader(second)); len(got) != 10 || err != nil {
				b.Fatal(len(got), err)
			}
		}
	})
	b.Run("decoded", func(b *testing.B) {
		for b.Loop() {
			got, _, _ := all(bytes.NewReader(second))
			for _, f := range got {
				if _, err := jpeg.Decode(bytes.NewReader(f)); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
}
