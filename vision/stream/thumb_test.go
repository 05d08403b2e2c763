package stream

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// scenery is a picture with edges, slopes and noise, as photographs have them.
func scenery(w, h int) *image.RGBA {
	rng := rand.New(rand.NewPCG(1, 2))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			v := 90 + 60*math.Sin(float64(x)/37)*math.Cos(float64(y)/23) + 6*rng.NormFloat64()
			c := color.RGBA{uint8(v), uint8(v * 0.8), uint8(60 + v/3), 255}
			if (x/50+y/40)%5 == 0 {
				c = color.RGBA{190, 40, 50, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	return img
}

func encoded(t testing.TB, img image.Image, quality int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: quality}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// far is the largest difference of two thumbs.
func far(t *testing.T, a, b *Thumb) float64 {
	t.Helper()
	if a.W != b.W || a.H != b.H || a.Step != b.Step {
		t.Fatalf("the thumbs are %dx%d of %d and %dx%d of %d pixels", a.W, a.H, a.Step, b.W, b.H, b.Step)
	}
	most := 0.0
	for i := range a.Y {
		most = max(most, math.Abs(float64(a.Y[i]-b.Y[i])))
	}
	// Colour may stand half as fine as brightness: four squares together are the same.
	for _, p := range [][2][]float32{{a.U, b.U}, {a.V, b.V}} {
		four := func(p []float32, x, y int) float64 {
			i := y*a.W + x
			return float64(p[i]+p[i+1]+p[i+a.W]+p[i+a.W+1]) / 4
		}
		for y := 0; y+1 < a.H; y += 2 {
			for x := 0; x+1 < a.W; x += 2 {
				most = max(most, math.Abs(four(p[0], x, y)-four(p[1], x, y)))
			}
		}
	}
	return most
}

func TestTheMeansOfBlocksAreThoseOfTheDecodedPicture(t *testing.T) {
	grey := image.NewGray(image.Rect(0, 0, 1037, 771))
	for i := range grey.Pix {
		grey.Pix[i] = uint8(40 + i%1037/8)
	}
	for _, c := range []struct {
		name string
		data []byte
	}{
		{"colours", encoded(t, scenery(1280, 960), 88)},
		{"fine", encoded(t, scenery(1280, 960), 98)},
		{"coarse", encoded(t, scenery(1280, 960), 40)},
		{"sizes that are no multiple of a block", encoded(t, scenery(1111, 773), 85)},
		{"grey", encoded(t, grey, 90)},
		{"large", encoded(t, scenery(2100, 1300), 85)},
	} {
		t.Run(c.name, func(t *testing.T) {
			quick, err := NewThumb(c.data)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := readDC(c.data); err != nil {
				t.Fatalf("the means were not read: %v", err)
			}
			whole, err := wholeThumb(c.data, "jpeg", quick.Step)
			if err != nil {
				t.Fatal(err)
			}
			if d := far(t, quick, whole); d > 1.2 { // rounding and clipping of pixels
				t.Errorf("a mean is off by %.2f grey levels", d)
			}
		})
	}
}

// Pictures by other encoders: other samplings of colour, restart markers, progressive scans.
func TestJPEGsOfEveryUsualKindGiveThumbs(t *testing.T) {
	files, err := filepath.Glob("testdata/thumbs/*.jpg")
	if err != nil || len(files) < 6 {
		t.Fatalf("there are %d pictures (%v)", len(files), err)
	}
	var first *Thumb
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		thumb, err := NewThumb(data)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		whole, err := wholeThumb(data, "jpeg", thumb.Step)
		if err != nil {
			t.Fatal(err)
		}
		if d := far(t, thumb, whole); d > 1.5 {
			t.Errorf("%s: a mean is off by %.2f grey levels", file, d)
		}
		if first == nil {
			first = thumb
		}
		for i := range first.Y { // all of them show the same
			if math.Abs(float64(first.Y[i]-thumb.Y[i])) > 6 {
				t.Fatalf("%s shows something else than %s", file, files[0])
			}
		}
	}
}

func TestASmallPictureAndAPNGGiveThumbsOfTheSameView(t *testing.T) {
	var b bytes.Buffer
	if err := png.Encode(&b, scenery(640, 480)); err != nil {
		t.Fatal(err)
	}
	fromPNG, err := NewThumb(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	small, err := NewThumb(encoded(t, scenery(640, 480), 95))
	if err != nil {
		t.Fatal(err)
	}
	if fromPNG.Step != 4 || fromPNG.W != 160 {
		t.Errorf("the thumb has %d columns of %d pixels", fromPNG.W, fromPNG.Step)
	}
	if d := far(t, fromPNG, small); d > 6 {
		t.Errorf("the two are %.1f grey levels apart", d)
	}
}

func TestABrokenFrameIsRefused(t *testing.T) {
	good := encoded(t, scenery(1280, 960), 88)
	for _, c := range []struct {
		name string
		data []byte
	}{
		{"nothing", nil},
		{"no picture", []byte("a table, six dice")},
		{"cut off in the middle", good[:len(good)/2]},
		{"cut off in the head", good[:200]},
		{"nothing after the head", good[:700]},
	} {
		if _, err := NewThumb(c.data); err == nil {
			t.Errorf("%s gave a thumb", c.name)
		}
	}
}

func FuzzThumb(f *testing.F) {
	f.Add(encoded(f, scenery(1000, 520), 30))
	f.Add(encoded(f, image.NewGray(image.Rect(0, 0, 960, 480)), 50))
	f.Fuzz(func(t *testing.T, data []byte) {
		if c, err := jpeg.DecodeConfig(bytes.NewReader(data)); err == nil && c.Width*c.Height > 4<<20 {
			return // memory of the fuzzing machine
		}
		thumb, err := NewThumb(data)
		if err != nil {
			return
		}
		for _, p := range [][]float32{thumb.Y, thumb.U, thumb.V} {
			for _, v := range p {
				if !(v >= 0 && v <= 255) {
					t.Fatalf("a value is %v", v)
				}
			}
		}
	})
}

func BenchmarkThumb1280x960(b *testing.B) {
	data := encoded(b, scenery(1280, 960), 88)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := NewThumb(data); err != nil {
			b.Fatal(err)
		}
	}
}

// What a thumb would cost without reading means: decoding all of the picture.
func BenchmarkThumbOfTheWholePicture1280x960(b *testing.B) {
	data := encoded(b, scenery(1280, 960), 88)
	for b.Loop() {
		if _, err := wholeThumb(data, "jpeg", 8); err != nil {
			b.Fatal(err)
		}
	}
}
