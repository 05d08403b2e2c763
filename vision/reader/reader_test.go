//go:build cgo

package reader

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/teach"
)

// small is a quarter of a rendered rig's floor with a throw on it, as PNG without loss.
func small(t testing.TB) (part, []byte) {
	t.Helper()
	p := partOf(t, "A_recommended", 0, 0, 150, 150)
	data, _ := ThrowOf(t, "A_recommended", "0008.jpg")
	return p, p.cut(t, data)
}

func TestLessLightAndAWorsePictureGiveTheSameDice(t *testing.T) {
	for _, c := range [][2]string{{"A_recommended", "0003.jpg"}, {"E_wide", "0016.jpg"}} {
		t.Run(c[0], func(t *testing.T) {
			data, truth := ThrowOf(t, c[0], c[1])
			r := ReaderOf(t, c[0])
			first := ReadOf(t, RenderedRig(t, c[0]), r, data, nil)
			SameDice(t, TrueDice(truth), first.Dice, 0.3)
			m := PixelsOf(t, data)
			for i := range m.Pix {
				if i%4 != 3 {
					m.Pix[i] = uint8(math.Round(0.7 * float64(m.Pix[i])))
				}
			}
			read := ReadOf(t, RenderedRig(t, c[0]), r, drawn.JPEG(t, m, 70), nil)
			SameDice(t, first.Dice, read.Dice, 0.3)
		})
	}
}

func TestTheSamePictureIsReadTheSame(t *testing.T) {
	p, throw := small(t)
	timeless := func(read vision.Reading) vision.Reading {
		read.Elapsed, read.Number = vision.Elapsed{}, 0
		return read
	}
	first := timeless(ReadOf(t, p.rig, p.reader(t), throw, nil))
	if len(first.Dice) < 5 {
		t.Fatalf("%d dice: this says nothing", len(first.Dice))
	}
	// Also by several readers at the same time.
	var all sync.WaitGroup
	for range 2 {
		r := p.reader(t)
		all.Add(1)
		go func() {
			defer all.Done()
			for range 2 {
				read, err := r.Read(t.Context(), vision.Frame{Data: throw}, nil)
				if err != nil || !reflect.DeepEqual(timeless(read), first) {
					t.Errorf("another reading is\n%+v, %v\nnot\n%+v", timeless(read), err, first)
				}
			}
		}()
	}
	all.Wait()
}

func TestALosslessFormatDoesNotChangeTheReading(t *testing.T) {
	p, throw := small(t)
	r := p.reader(t)
	first := ReadOf(t, p.rig, r, throw, nil)
	m := PixelsOf(t, throw)
	deep, clear := image.NewNRGBA64(m.Bounds()), image.NewNRGBA(m.Bounds())
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			c := m.NRGBAAt(x, y)
			deep.Set(x, y, c)
			c.A = uint8(x)
			clear.SetNRGBA(x, y, c)
		}
	}
	for name, data := range map[string][]byte{"a PNG of 16 bits": drawn.PNG(t, deep), "a PNG with alpha": drawn.PNG(t, clear)} {
		t.Run(name, func(t *testing.T) { SameDice(t, first.Dice, ReadOf(t, p.rig, r, data, nil).Dice, 1e-9) })
	}
}

func TestAPictureWithoutColoursIsNotTrusted(t *testing.T) {
	p, throw := small(t)
	m := PixelsOf(t, throw)
	grey := image.NewGray(m.Bounds())
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			grey.Set(x, y, m.At(x, y))
		}
	}
	read := ReadOf(t, p.rig, p.reader(t), drawn.JPEG(t, grey, 92), nil)
	if len(read.Guards) > 0 {
		return
	}
	for _, d := range read.Dice {
		asked := slices.ContainsFunc(read.Questions, func(q vision.Question) bool {
			return (q.Kind == vision.AskColour || q.Kind == vision.AskExists) && slices.Contains(q.Dice, d.ID)
		})
		if !asked {
			t.Errorf("a grey picture has a die that is %s for sure (%v)", d.Colour, d.Confidence)
		}
	}
}

// asks returns the questions of a kind.
func asks(read vision.Reading, kind string) (all []vision.Question) {
	for _, q := range read.Questions {
		if q.Kind == kind {
			all = append(all, q)
		}
	}
	return all
}

func TestTheReaderAsksWhereTheCountsOfAPictureDoNotFit(t *testing.T) {
	p, throw := small(t)
	r := p.reader(t)
	first := ReadOf(t, p.rig, r, throw, nil)
	counts := func() vision.Expect {
		e := vision.Expect{}
		for _, d := range first.Dice {
			e[d.Colour]++
		}
		return e
	}
	base := len(asks(first, vision.AskCount))
	right := ReadOf(t, p.rig, r, throw, counts())
	if got := len(asks(right, vision.AskCount)); got != base {
		t.Errorf("with the counts that are seen %d questions about counts are asked, without any %d", got, base)
	}
	colour := first.Dice[0].Colour
	for name, by := range map[string]int{"one more": 1, "one less": -1} {
		e := counts()
		e[colour] += by
		read := ReadOf(t, p.rig, r, throw, e)
		got := asks(read, vision.AskCount)
		if len(got) != base+1 {
			t.Errorf("%s of %s expected: %+v", name, colour, got)
			continue
		}
		var want []int
		for _, d := range read.Dice {
			if d.Colour == colour {
				want = append(want, d.ID)
			}
		}
		if q := got[len(got)-1]; !slices.Equal(q.Dice, want) {
			t.Errorf("%s of %s expected: asked about %v, want %v", name, colour, q.Dice, want)
		}
	}
}

// ending is a context that ends after Err was called a number of times.
type ending struct {
	context.Context
	after, asked int
}

func (e *ending) Err() error {
	if e.asked++; e.asked > e.after {
		return context.Canceled
	}
	return nil
}

func (e *ending) Deadline() (time.Time, bool) { return time.Time{}, false }

func TestReadEndsWithItsContext(t *testing.T) {
	p, throw := small(t)
	r := p.reader(t)
	e := &ending{Context: t.Context(), after: math.MaxInt}
	if _, err := r.Read(e, vision.Frame{Data: throw}, nil); err != nil {
		t.Fatal(err)
	}
	if e.asked < 2 {
		t.Fatalf("in a whole reading the context is asked %d times", e.asked)
	}
	for after := range e.asked {
		read, err := r.Read(&ending{Context: t.Context(), after: after}, vision.Frame{Data: throw}, nil)
		if !errors.Is(err, context.Canceled) || len(read.Dice) > 0 {
			t.Errorf("ended at the question %d: %d dice, %v", after+1, len(read.Dice), err)
		}
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := r.Read(gone, vision.Frame{Data: throw}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("ended before it began: %v", err)
	}
	if read := ReadOf(t, p.rig, r, throw, nil); len(read.Dice) < 5 {
		t.Errorf("afterwards %d dice are read", len(read.Dice))
	}
}

func TestAnUnreadablePictureIsRefusedInOneSentenceAndTheNextIsReadAsBefore(t *testing.T) {
	p, throw := small(t)
	r := p.reader(t)
	first := ReadOf(t, p.rig, r, throw, nil)
	whole := drawn.JPEG(t, PixelsOf(t, throw), 92)
	size := p.window.Size()
	for _, c := range []struct {
		name string
		data []byte
	}{
		{"nothing", nil},
		{"junk", bytes.Repeat([]byte("no picture "), 1000)},
		{"a JPEG's first half", whole[:len(whole)/2]},
		{"a PNG's first half", throw[:len(throw)/2]},
		{"a PNG of no size", drawn.HeadOnly(0, 0)},
		{"one pixel less", drawn.PNG(t, PixelsOf(t, throw).SubImage(image.Rect(0, 0, size.X-1, size.Y)))},
		{"a single pixel", drawn.PNG(t, image.NewNRGBA(image.Rect(0, 0, 1, 1)))},
		{"the picture on its side", drawn.PNG(t, image.NewNRGBA(image.Rect(0, 0, size.Y+1, size.X)))},
		{"43 megapixels that are missing", drawn.HeadOnly(6560, 6560)},
		{"600 megapixels that are missing", drawn.BombJPEG(30000, 20000)},
		{"the rig's size, with its pixels missing, as PNG", drawn.HeadOnly(size.X, size.Y)},
	} {
		t.Run(c.name, func(t *testing.T) {
			read, err := r.Read(t.Context(), vision.Frame{Data: c.data}, nil)
			if err == nil {
				t.Fatalf("%d dice are read", len(read.Dice))
			}
			drawn.OneSentence(t, err)
		})
	}
	SameDice(t, first.Dice, ReadOf(t, p.rig, r, throw, nil).Dice, 0)
}

// Half a JPEG with its end marker restored decodes; its lower half is grey.
func TestAPictureWhoseLowerHalfWasLostIsNotTrusted(t *testing.T) {
	p, throw := small(t)
	r := p.reader(t)
	var b bytes.Buffer
	if err := jpeg.Encode(&b, PixelsOf(t, throw), &jpeg.Options{Quality: 92}); err != nil {
		t.Fatal(err)
	}
	for _, share := range []float64{0.3, 0.5, 0.7} {
		data := append(bytes.Clone(b.Bytes()[:int(share*float64(b.Len()))]), 0xff, 0xd9)
		read, err := r.Read(t.Context(), vision.Frame{Data: data}, nil)
		if err != nil {
			drawn.OneSentence(t, err)
			continue
		}
		Sound(t, p.rig, read)
		if len(read.Guards) == 0 {
			t.Errorf("with %.0f %% of its bytes it has %d dice and no guard", 100*share, len(read.Dice))
		}
	}
}

func TestTheTopIsThePictureOfItsReading(t *testing.T) {
	p, throw := small(t)
	r := p.reader(t)
	if _, err := r.Top(t.Context(), vision.Reading{}); err == nil {
		t.Error("before any picture there is a top")
	} else {
		drawn.OneSentence(t, err)
	}
	before := ReadOf(t, p.rig, r, p.rig.Empty.Data, nil)
	read := ReadOf(t, p.rig, r, throw, nil)
	if _, err := r.Top(t.Context(), before); err == nil {
		t.Error("the picture of the second reading was given for the first")
	} else {
		drawn.OneSentence(t, err)
	}
	top, err := r.Top(t.Context(), read)
	if err != nil {
		t.Fatal(err)
	}
	m := PixelsOf(t, top.JPEG)
	if m.Rect.Dx() != top.WidthPX || m.Rect.Dy() != top.HeightPX {
		t.Errorf("it has %v pixels, said to be %dx%d", m.Rect.Size(), top.WidthPX, top.HeightPX)
	}
	// In the rectified picture a die's outline equals its footprint: the face inside, mostly something else outside.
	different := 0
	for _, d := range read.Dice {
		at := func(x, y float64) color.NRGBA {
			return m.NRGBAAt(int(math.Round(top.OriginPX[0]+top.PixelsPerMM*x)), int(math.Round(top.OriginPX[1]+top.PixelsPerMM*y)))
		}
		in, out := [2]float64{}, [2]float64{}
		for k := range 2 { // a little inside and outside the middle of the first side
			middle := (d.Footprint[0][k] + d.Footprint[1][k]) / 2
			in[k], out[k] = middle+0.1*(d.Centre[k]-middle)*2, middle-0.1*(d.Centre[k]-middle)*2
		}
		a, b := at(in[0], in[1]), at(out[0], out[1])
		if d := math.Abs(float64(a.R)-float64(b.R)) + math.Abs(float64(a.G)-float64(b.G)) + math.Abs(float64(a.B)-float64(b.B)); d > 40 {
			different++
		}
	}
	if different*4 < len(read.Dice)*3 {
		t.Errorf("of %d dice only %d have a side where their footprint says", len(read.Dice), different)
	}
}

func TestAnUnusableRigIsRefusedInOneSentence(t *testing.T) {
	p, _ := small(t)
	for _, c := range []struct {
		name  string
		spoil func(*calibration.Rig)
	}{
		{"not taught", func(r *calibration.Rig) { r.Teach = calibration.Taught{} }},
		{"no picture of the empty board", func(r *calibration.Rig) { r.Empty.Data = nil }},
		{"half a picture of the empty board", func(r *calibration.Rig) { r.Empty.Data = r.Empty.Data[:len(r.Empty.Data)/2] }},
		{"an empty board of another size", func(r *calibration.Rig) { r.Empty.Data = drawn.PNG(t, drawn.Stripes(40, 40)) }},
		{"a teaching picture of another size", func(r *calibration.Rig) { r.Teach.Picture.Data = drawn.PNG(t, drawn.Stripes(40, 40)) }},
		{"no teaching picture", func(r *calibration.Rig) { r.Teach.Picture.Data = nil }},
		{"a teaching picture of something else", func(r *calibration.Rig) {
			r.Teach.Picture.Data = drawn.PNG(t, image.NewNRGBA(image.Rect(0, 0, r.Camera.WidthPX, r.Camera.HeightPX)))
		}},
		{"a colour that was not taught", func(r *calibration.Rig) {
			r.Colours = append(slices.Clone(r.Colours), calibration.Colour{Name: "pink", Pips: calibration.LightPips})
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			rig := *p.rig
			c.spoil(&rig)
			r, err := New(&rig)
			if err == nil {
				r.Close()
				t.Fatal("it makes a reader")
			}
			drawn.OneSentence(t, err)
		})
	}
}

func TestLearnRefusesInOneSentenceWhatItCannotLearn(t *testing.T) {
	p, _ := small(t)
	tapOf := func(d calibration.TaughtDie) calibration.Tap {
		u, v := p.rig.Camera.Project(d.Centre[0], d.Centre[1], p.rig.Die.EdgeMM)
		return calibration.Tap{Colour: d.Colour, At: [2]float64{u + 3, v - 3}}
	}
	var taps []calibration.Tap
	for _, d := range p.rig.Teach.Dice {
		taps = append(taps, tapOf(d))
	}
	lesson, err := teach.Learn(p.rig, p.rig.Teach.Picture.Data, taps)
	if err != nil {
		t.Fatal(err)
	}
	for i, d := range lesson.Dice {
		want := p.rig.Teach.Dice[i]
		if d.Colour != want.Colour || d.Value != want.Value || math.Hypot(d.Centre[0]-want.Centre[0], d.Centre[1]-want.Centre[1]) > 0.1 {
			t.Errorf("learned %+v, want %+v", d, want)
		}
		if lesson.Pips[d.Colour] != calibration.LightPips {
			t.Errorf("%s has %s pips", d.Colour, lesson.Pips[d.Colour])
		}
	}
	if pitch := lesson.PipPitch; pitch < 0.2 || pitch > 0.3 {
		t.Errorf("the pips stand %v edges apart", pitch)
	}
	beside := slices.Clone(taps)
	beside[1].At[0] += 90
	for _, c := range []struct {
		name  string
		teach []byte
		taps  []calibration.Tap
	}{
		{"a tap beside its die", p.rig.Teach.Picture.Data, beside},
		{"a tap outside the picture", p.rig.Teach.Picture.Data, []calibration.Tap{{Colour: "red", At: [2]float64{-500, 1e6}}}},
		{"an empty board", p.rig.Empty.Data, taps},
		{"half a picture", p.rig.Teach.Picture.Data[:5000], taps},
		{"another size", drawn.PNG(t, drawn.Stripes(40, 40)), taps},
		{"no picture", nil, taps},
	} {
		t.Run(c.name, func(t *testing.T) {
			if lesson, err := teach.Learn(p.rig, c.teach, c.taps); err == nil {
				t.Errorf("learned %v", lesson)
			} else {
				drawn.OneSentence(t, err)
			}
		})
	}
}
