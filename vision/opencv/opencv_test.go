//go:build cgo

package opencv

import (
	"image"
	"math"
	"slices"
	"testing"
)

// chequered is a picture of w by h pixels of two colours, and its pixels.
func chequered(t *testing.T, w, h int) (Picture, []uint8) {
	t.Helper()
	px := make([]uint8, 3*w*h)
	for i := range w * h {
		if (i%w+i/w)%2 == 0 {
			px[3*i], px[3*i+1], px[3*i+2] = 40, 90, 200
		}
	}
	p, err := FromPixels(w, h, px)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p, px
}

func TestARemapTableLooksPixelsUpAtItsPlaces(t *testing.T) {
	const w, h = 8, 6
	raw, px := chequered(t, w, h)
	m, whole, shares, err := NewMap(w, h)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	for i := range w * h {
		whole[2*i], whole[2*i+1] = int16(i%w), int16(i/w)
		shares[i] = 0
	}
	out := make([]uint8, 3*w*h)
	if err := m.Apply(raw, out, image.Rect(2, 1, 7, 5)); err != nil {
		t.Fatal(err)
	}
	for y := range h {
		for x := range w {
			at := 3 * (y*w + x)
			want := []uint8{0, 0, 0}
			if image.Pt(x, y).In(image.Rect(2, 1, 7, 5)) {
				want = px[at : at+3]
			}
			if !slices.Equal(out[at:at+3], want) {
				t.Errorf("at (%d, %d) there is %v, want %v", x, y, out[at:at+3], want)
			}
		}
	}
	for i := range shares { // half a pixel to the right
		shares[i] = 16
	}
	if err := m.Apply(raw, out, image.Rect(0, 0, w-1, h)); err != nil {
		t.Fatal(err)
	}
	if math.Abs(float64(out[2])-100) > 1 {
		t.Errorf("between red of 200 and of 0 there is %d", out[2])
	}
}

func TestChannelsAreMixedInPlace(t *testing.T) {
	p, px := chequered(t, 4, 4)
	if err := p.Mix([3][4]float64{{0, 0, 1, 0}, {0, 1, 0, 5}, {1, 0, 0, 0}}); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(px[:6], []uint8{200, 95, 40, 0, 5, 0}) {
		t.Errorf("mixed to %v", px[:6])
	}
	if err := p.Multiply(0.5); err != nil {
		t.Fatal(err)
	}
	now, err := p.Pixels()
	if err != nil || now[0] != 100 {
		t.Errorf("half of 200 is %v, %v", now[:3], err)
	}
}

func TestAnEncodedPictureIsDecodedAgain(t *testing.T) {
	grey := slices.Repeat([]uint8{60, 120, 180}, 16*16)
	data, err := EncodeJPEG(16, 16, grey, 95)
	if err != nil {
		t.Fatal(err)
	}
	p, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	px, err := p.Pixels()
	if err != nil || p.Width() != 16 || p.Height() != 16 || math.Abs(float64(px[0])-60) > 4 || math.Abs(float64(px[2])-180) > 4 {
		t.Errorf("%dx%d pixels, the first %v, %v", p.Width(), p.Height(), px[:3], err)
	}
}

func TestWhatIsNoPictureIsRefused(t *testing.T) {
	for name, data := range map[string][]byte{"nothing": nil, "text": []byte("hello")} {
		if p, err := Decode(data); err == nil || !p.Empty() {
			t.Errorf("%s is decoded: %v", name, err)
		}
	}
}

func TestAClosedPictureMayBeClosedAgain(t *testing.T) {
	p, err := FromPixels(2, 2, make([]uint8, 12))
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
	if !p.Empty() {
		t.Error("it is not empty")
	}
}

func TestAConstantChannelHasNoDifferenceOfGaussians(t *testing.T) {
	out := make([]float32, 10*8)
	if err := GaussiansApart(40, 30, slices.Repeat([]uint8{77}, 40*30), image.Rect(4, 4, 24, 20), 2, 6, out); err != nil {
		t.Fatal(err)
	}
	for _, v := range out {
		if math.Abs(float64(v)) > 1e-3 {
			t.Fatalf("a difference of %v", v)
		}
	}
}

func TestAChessboardIsFoundWithItsInnerCorners(t *testing.T) {
	const square, columns, rows = 60, 5, 4
	w, h := square*(columns+3), square*(rows+3)
	px := slices.Repeat([]uint8{230}, 3*w*h)
	for y := square; y < h-square; y++ {
		for x := square; x < w-square; x++ {
			if (x/square+y/square)%2 == 0 {
				copy(px[3*(y*w+x):], []uint8{20, 20, 20})
			}
		}
	}
	data, err := EncodeJPEG(w, h, px, 95)
	if err != nil {
		t.Fatal(err)
	}
	grey, err := DecodeGrey(data)
	if err != nil {
		t.Fatal(err)
	}
	defer grey.Close()
	corners, err := Chessboard(grey, columns, rows)
	if err != nil || len(corners) != columns*rows {
		t.Fatalf("%d corners, %v", len(corners), err)
	}
	for _, c := range corners {
		x, y := math.Round(c[0]/square)*square-0.5, math.Round(c[1]/square)*square-0.5
		if math.Hypot(c[0]-x, c[1]-y) > 0.3 {
			t.Errorf("a corner is found at %.2f, not at (%v, %v)", c, x, y)
		}
	}
	quick, err := ChessboardLive(grey, columns, rows)
	if err != nil || len(quick) != len(corners) {
		t.Fatalf("%d corners are found quickly, %v", len(quick), err)
	}
	for i, c := range quick {
		if math.Hypot(c[0]-corners[i][0], c[1]-corners[i][1]) > 0.05 {
			t.Errorf("a corner is found quickly at %.2f, else at %.2f", c, corners[i])
		}
	}
	if none, err := ChessboardLive(grey, columns+1, rows+1); err != nil || none != nil {
		t.Errorf("a larger board is found quickly: %d corners, %v", len(none), err)
	}
	if none, err := Chessboard(grey, columns+1, rows+1); err != nil || none != nil {
		t.Errorf("a larger board is found: %d corners, %v", len(none), err)
	}
}
