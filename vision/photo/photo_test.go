package photo

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/photo/scenery"
)

func newReader(t testing.TB) *Reader {
	t.Helper()
	r, err := NewReader(16)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestDrawnScenesThatTheNetNeverSawAreReadAsTheyAre(t *testing.T) {
	r := newReader(t)
	var s score
	for seed := uint64(0); s.dice < 15; seed++ {
		scene, err := scenery.New(77<<32 + seed)
		if err != nil {
			t.Fatal(err)
		}
		if len(scene.Faces) < 3 {
			continue
		}
		var truth []known
		for _, f := range scene.Faces {
			at := trueFrame(f)
			truth = append(truth, known{f.X, f.Y, at.edge(), f.Value, f.Visible > 0.7})
		}
		read, err := r.Read(t.Context(), vision.Frame{Data: scene.JPEG}, nil)
		if err != nil {
			t.Fatal(err)
		}
		// The truth leaves out dice that the border of the picture cuts off. The reader may read them.
		read.Dice = slices.DeleteFunc(read.Dice, func(d vision.Die) bool {
			return slices.ContainsFunc(d.Outline[:], func(c [2]float64) bool {
				return min(c[0], c[1], scenery.Width-c[0], scenery.Height-c[1]) < 8
			})
		})
		s.add(truth, read)
	}
	t.Logf("%+v", s)
	if got := share(s.right, s.dice); got < 0.9 {
		t.Errorf("%.3f of the dice are right, want 0.9", got)
	}
	if s.silent > 1 {
		t.Errorf("%d of %d scenes are wrong without a question", s.silent, s.pictures)
	}
}

// dieAt draws an ideal white die, so that readings differ only by its position and its size.
func dieAt(img *image.RGBA, x, y, edge, yaw float64, value int) {
	sin, cos := math.Sincos(yaw)
	for py := range img.Rect.Dy() {
		for px := range img.Rect.Dx() {
			dx, dy := (float64(px)-x)/edge, (float64(py)-y)/edge
			u, v := cos*dx+sin*dy, -sin*dx+cos*dy
			if math.Abs(u) > 0.5 || math.Abs(v) > 0.5 {
				continue
			}
			c := color.RGBA{235, 235, 230, 255}
			for i, on := range patterns[[7]int{0, 0, 1, 3, 5, 6, 7}[value]].Pips {
				a, b := vision.SiteAt(i)
				if on && math.Hypot(u-0.24*a, v-0.24*b) < 0.09 {
					c = color.RGBA{15, 15, 15, 255}
				}
			}
			img.SetRGBA(px, py, c)
		}
	}
}

func table(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		img.SetRGBA(i%w, i/w, color.RGBA{70, 90, uint8(70 + i%7), 255})
	}
	return img
}

func encoded(t testing.TB, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestPlacesAreInEdgesOfTheDiceAndOutlinesInPixelsOfTheFile(t *testing.T) {
	r := newReader(t)
	for _, size := range []int{1, 2} { // the larger picture is shrunk before it is read
		k := float64(size)
		img := table(600*size, 400*size)
		dieAt(img, 150*k, 120*k, 60*k, 0.3, 5)
		dieAt(img, 400*k, 250*k, 60*k, -0.2, 4)
		read, err := r.Read(t.Context(), vision.Frame{Data: encoded(t, img)}, vision.Expect{"white": 2})
		if err != nil {
			t.Fatal(err)
		}
		if len(read.Dice) != 2 || read.Dice[0].Value != 5 || read.Dice[1].Value != 4 {
			t.Fatalf("size %d: %+v", size, read.Dice)
		}
		if read.Width != 600*size || read.Height != 400*size {
			t.Errorf("the picture is said to be %d×%d", read.Width, read.Height)
		}
		a, b := read.Dice[0], read.Dice[1]
		if far, want := math.Hypot(a.Centre[0]-b.Centre[0], a.Centre[1]-b.Centre[1]), math.Hypot(250, 130)/60*16; math.Abs(far-want) > 0.06*want {
			t.Errorf("size %d: the dice are %.1f mm apart, want %.1f", size, far, want)
		}
		var x, y float64
		for _, c := range a.Outline {
			x, y = x+c[0]/4, y+c[1]/4
		}
		if math.Hypot(x-150*k, y-120*k) > 1.5*k {
			t.Errorf("size %d: the outline's middle is (%.1f, %.1f)", size, x, y)
		}
		if math.Abs(a.Yaw-0.3*180/math.Pi) > 3 || math.Abs(b.Yaw+0.2*180/math.Pi) > 3 {
			t.Errorf("size %d: yaws %.1f and %.1f", size, a.Yaw, b.Yaw)
		}
		if a.Colour != "white" {
			t.Errorf("a white die is called %s", a.Colour)
		}
		for _, q := range read.Questions {
			if q.Kind == vision.AskCount {
				t.Errorf("two white dice were expected and are there, yet: %s", q.Text)
			}
		}
	}
}

func TestACountThatDoesNotFitIsAskedAbout(t *testing.T) {
	r := newReader(t)
	img := table(400, 300)
	dieAt(img, 150, 120, 60, 0.3, 5)
	read, err := r.Read(t.Context(), vision.Frame{Data: encoded(t, img)}, vision.Expect{"white": 1, "red": 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range read.Questions {
		if q.Kind == vision.AskCount && strings.Contains(q.Text, "0 red instead of 1") {
			return
		}
	}
	t.Errorf("nobody asks for the red die: %+v", read.Questions)
}

func TestAnEmptyTableHasNoDice(t *testing.T) {
	read, err := newReader(t).Read(t.Context(), vision.Frame{Data: encoded(t, table(500, 400))}, nil)
	if err != nil || len(read.Dice) > 0 || len(read.Guards) > 0 {
		t.Errorf("%+v, %v", read, err)
	}
}

func TestWhatIsNoPictureIsRefusedInOneSentence(t *testing.T) {
	r := newReader(t)
	var cut bytes.Buffer
	if err := jpeg.Encode(&cut, table(200, 200), nil); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"nothing":              {nil, "empty"},
		"text":                 {[]byte("dice"), "no JPEG or PNG"},
		"a picture cut off":    {cut.Bytes()[:cut.Len()/2], "cannot be decoded"},
		"a picture too small":  {encoded(t, table(20, 20)), "too small"},
		"a head that promises": {hugeHead(t), "40 megapixels"},
	} {
		_, err := r.Read(t.Context(), vision.Frame{Data: c.data}, nil)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
	for _, edge := range []float64{0, -1, 201, math.NaN(), math.Inf(1)} {
		if _, err := NewReader(edge); err == nil {
			t.Errorf("an edge of %v mm was taken", edge)
		}
	}
	if _, err := r.Top(t.Context(), vision.Reading{}); err == nil {
		t.Error("a photograph was laid straight")
	}
}

// hugeHead is a PNG with a header that claims a very large picture.
func hugeHead(t *testing.T) []byte {
	data := encoded(t, table(40, 40))
	copy(data[16:], []byte{0, 1, 0, 0, 0, 1, 0, 0})
	// The checksum of the header.
	sum := crc(data[12:29])
	copy(data[29:], []byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)})
	return data
}

func crc(data []byte) uint32 {
	sum := ^uint32(0)
	for _, b := range data {
		sum ^= uint32(b)
		for range 8 {
			sum = sum>>1 ^ 0xedb88320*(sum&1)
		}
	}
	return ^sum
}

func TestReadingEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := newReader(t).Read(ctx, vision.Frame{Data: encoded(t, table(300, 300))}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want the context's end", err)
	}
}

func TestTheSamePictureGivesTheSameReading(t *testing.T) {
	scene, err := scenery.New(77<<32 + 3)
	if err != nil {
		t.Fatal(err)
	}
	r := newReader(t)
	var first []byte
	for range 2 {
		read, err := r.Read(t.Context(), vision.Frame{Data: scene.JPEG}, nil)
		if err != nil {
			t.Fatal(err)
		}
		read.Elapsed = vision.Elapsed{}
		line, err := read.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = line
		} else if !bytes.Equal(first, line) {
			t.Errorf("twice read, two readings:\n%s\n%s", first, line)
		}
	}
}

func FuzzNoPictureBreaksTheReader(f *testing.F) {
	f.Add(encoded(f, table(64, 48)))
	rng := rand.New(rand.NewPCG(1, 1))
	noise := image.NewRGBA(image.Rect(0, 0, 200, 150))
	for i := range noise.Pix {
		noise.Pix[i] = uint8(rng.UintN(256))
	}
	f.Add(encoded(f, noise))
	dots := table(160, 120)
	for i := range 40 {
		dots.SetRGBA(rng.IntN(160), i*3, color.RGBA{})
	}
	dieAt(dots, 80, 60, 50, 0.5, 3)
	f.Add(encoded(f, dots))
	grey := image.NewGray16(image.Rect(0, 0, 40, 300))
	f.Add(encoded(f, grey))
	r := newReader(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		if head, _, err := image.DecodeConfig(bytes.NewReader(data)); err == nil && head.Width*head.Height > 1<<18 {
			t.Skip("a large picture only takes longer")
		}
		read, err := r.Read(t.Context(), vision.Frame{Data: data}, vision.Expect{"white": 1})
		if err != nil {
			return
		}
		if _, err := read.Marshal(); err != nil {
			t.Errorf("a reading that cannot be written: %v", err)
		}
		for i, d := range read.Dice {
			if d.ID != i || d.Value < 1 || d.Value > 6 || d.Colour == "" || d.Yaw < -45 || d.Yaw >= 45 {
				t.Errorf("a die is %+v", d)
			}
		}
	})
}
