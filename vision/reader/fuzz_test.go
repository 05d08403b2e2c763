//go:build cgo

package reader

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

// FuzzReaderNoise decodes arbitrary bytes: the result is an error of one sentence, or a picture of the size in its
// header.
func FuzzReaderNoise(f *testing.F) {
	m := drawn.Stripes(24, 16)
	photo, lossless := drawn.JPEG(f, m, 80), drawn.PNG(f, m)
	for _, seed := range [][]byte{nil, photo, lossless, photo[:len(photo)/2], lossless[:len(lossless)/2],
		append(bytes.Clone(photo[:len(photo)/2]), 0xff, 0xd9), drawn.HeadOnly(24, 16), drawn.BombJPEG(64, 64), drawn.HeadOnly(0, 9), []byte("GIF89a")} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		head, _, err := image.DecodeConfig(bytes.NewReader(data))
		if err == nil && head.Width*head.Height > 1<<20 && head.Width*head.Height <= pixel.MostPixels {
			t.Skip("a large picture that may be decoded is only slow")
		}
		raw, refused := pixel.Decode(data)
		if refused != nil {
			drawn.OneSentence(t, refused)
			return
		}
		defer raw.Close()
		if err != nil || raw.Width() != head.Width || raw.Height() != head.Height {
			t.Fatalf("%dx%d pixels; the head says %v, %v", raw.Width(), raw.Height(), head, err)
		}
		if p, err := pixel.Plain(raw); err != nil || len(p.Px) != 3*p.W*p.H {
			t.Errorf("%d bytes for %dx%d pixels, %v", len(p.Px), p.W, p.H, err)
		}
	})
}

// painter makes a picture from bytes: it starts with a throw, the empty board or one colour, and then paints over it.
type painter struct {
	m    *image.NRGBA
	data []byte
}

func (p *painter) next() int {
	if len(p.data) == 0 {
		return 0
	}
	b := p.data[0]
	p.data = p.data[1:]
	return int(b)
}

// place is a rectangle given by the next bytes.
func (p *painter) place() image.Rectangle {
	w, h := p.m.Rect.Dx(), p.m.Rect.Dy()
	at := image.Pt(p.next()*w/256, p.next()*h/256)
	return image.Rectangle{at, at.Add(image.Pt(1+p.next()*w/256, 1+p.next()*h/256))}.Intersect(p.m.Rect)
}

// stroke paints one thing.
func (p *painter) stroke() {
	kind, r, v := p.next()%6, p.place(), p.next()
	random := rand.New(rand.NewPCG(uint64(v), 1))
	each := func(paint func(x, y int, c color.NRGBA) color.NRGBA) {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				c := paint(x, y, p.m.NRGBAAt(x, y))
				c.A = 255
				p.m.SetNRGBA(x, y, c)
			}
		}
	}
	switch kind {
	case 0: // a card
		c := color.NRGBA{uint8(v), uint8(v * 7), uint8(v * 29), 255}
		each(func(_, _ int, _ color.NRGBA) color.NRGBA { return c })
	case 1: // noise
		each(func(_, _ int, _ color.NRGBA) color.NRGBA {
			n := random.Uint32()
			return color.NRGBA{uint8(n), uint8(n >> 8), uint8(n >> 16), 255}
		})
	case 2: // a copy of one part at another place
		draw.Draw(p.m, r, p.m, p.m.Rect.Min.Add(image.Pt(v*p.m.Rect.Dx()/512, (v*13)%256*p.m.Rect.Dy()/512)), draw.Src)
	case 3: // light and shadow
		each(func(_, _ int, c color.NRGBA) color.NRGBA {
			lit := func(q uint8) uint8 { return uint8(min(255, int(q)*v/128)) }
			return color.NRGBA{lit(c.R), lit(c.G), lit(c.B), 255}
		})
	case 4: // pips everywhere
		step := 5 + v%24
		each(func(x, y int, c color.NRGBA) color.NRGBA {
			if a, b := x%step-step/2, y%step-step/2; a*a+b*b < 10 {
				return color.NRGBA{240, 240, 235, 255}
			}
			return c
		})
	case 5: // everything has moved
		p.m = shifted(p.m, v%16-8, v/16-8)
	}
}

// FuzzReaderPixels reads pictures of the rig's size with arbitrary content. Nothing may panic, and no impossible
// reading may come out.
func FuzzReaderPixels(f *testing.F) {
	p := partOf(f, "A_recommended", 0, 0, 110, 110)
	data, _ := ThrowOf(f, "A_recommended", "0008.jpg")
	starts := []*image.NRGBA{PixelsOf(f, p.cut(f, data)), PixelsOf(f, p.rig.Empty.Data), image.NewNRGBA(image.Rectangle{Max: p.window.Size()})}
	r := p.reader(f)
	for _, seed := range [][]byte{
		{0},
		{1},
		{2},
		{2, 1, 0, 0, 255, 255, 9},     // only noise
		{1, 4, 0, 0, 255, 255, 14},    // pips all over the board
		{0, 0, 100, 100, 90, 90, 200}, // a card over some dice
		{0, 3, 0, 0, 255, 255, 40, 2, 30, 30, 60, 60, 77},               // dark, and a piece copied
		{0, 5, 0, 0, 0, 0, 170, 4, 40, 40, 30, 30, 3, 1, 9, 9, 9, 9, 9}, // moved, pips, noise
		{1, 3, 0, 0, 255, 255, 255},                                     // twice as bright
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		b := painter{data: data}
		from := starts[b.next()%len(starts)]
		b.m = image.NewNRGBA(from.Rect)
		copy(b.m.Pix, from.Pix)
		for range 8 {
			if len(b.data) == 0 {
				break
			}
			b.stroke()
		}
		for i := 3; i < len(b.m.Pix); i += 4 {
			b.m.Pix[i] = 255
		}
		read, err := r.Read(t.Context(), vision.Frame{Data: drawn.PNG(t, b.m)}, vision.Expect{"blue": 1})
		if err != nil {
			t.Fatalf("a picture of the rig's size is refused: %v", err)
		}
		Sound(t, p.rig, read)
	})
}
