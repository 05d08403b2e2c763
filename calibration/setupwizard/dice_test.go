package setupwizard

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/calibration"
)

// straightAbove is a camera over a board of 290 mm, 2 px a mm.
func straightAbove(t *testing.T) (calibration.Camera, calibration.Board) {
	t.Helper()
	b := calibration.Board{WidthMM: 290, HeightMM: 290}
	lens := calibration.Camera{WidthPX: 800, HeightPX: 640, FX: 1000, FY: 1000, CX: 400, CY: 320}
	c, _, err := calibration.SolvePose(lens, b, [4][2]float64{{110, 30}, {690, 30}, {690, 610}, {110, 610}})
	if err != nil {
		t.Fatal(err)
	}
	return c, b
}

// drawn is a grey-blue floor with squares of paint; shade dims an area as a shadow does.
func drawn(t *testing.T, paints map[[2]int]color.RGBA, edge int, shade image.Rectangle, light float64) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 1))
	im := image.NewRGBA(image.Rect(0, 0, 800, 640))
	for y := range 640 {
		for x := range 800 {
			c := color.RGBA{60, 90, 120, 255}
			if (x/40+y/40)%2 == 0 {
				c = color.RGBA{75, 105, 130, 255}
			}
			k := light
			if image.Pt(x, y).In(shade) {
				k *= 0.55
			}
			for at, p := range paints {
				if x >= at[0]-edge/2 && x < at[0]+edge/2 && y >= at[1]-edge/2 && y < at[1]+edge/2 {
					c, k = p, light
				}
			}
			n := r.NormFloat64() * 2
			im.SetRGBA(x, y, color.RGBA{grey(float64(c.R)*k + n), grey(float64(c.G)*k + n), grey(float64(c.B)*k + n), 255})
		}
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, im, &jpeg.Options{Quality: 90}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func grey(v float64) uint8 { return uint8(min(max(v, 0), 255)) }

var (
	redPaint   = color.RGBA{190, 30, 35, 255}
	whitePaint = color.RGBA{225, 222, 212, 255}
	blackPaint = color.RGBA{22, 22, 24, 255}
)

func TestDiceAreFoundAndGroupedByColour(t *testing.T) {
	c, b := straightAbove(t)
	paints := map[[2]int]color.RGBA{
		{200, 150}: redPaint, {300, 400}: redPaint, {500, 500}: redPaint,
		{250, 250}: whitePaint, {600, 200}: whitePaint, {350, 120}: blackPaint, {400, 300}: blackPaint,
	}
	empty := drawn(t, nil, 0, image.Rectangle{}, 1)
	// A tenth darker than the empty board, and with a shadow.
	got, err := Dice(empty, drawn(t, paints, 28, image.Rect(440, 60, 520, 140), 0.9), &c, b, 14)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{"red": 3, "white": 2, "black": 2}
	for _, g := range got.Groups {
		if want[g.Name] != len(g.Dice) {
			t.Errorf("%d dice are called %s (%s), want %d", len(g.Dice), g.Name, g.Colour, want[g.Name])
		}
		delete(want, g.Name)
		for _, p := range g.Dice {
			near := math.Inf(1)
			for at := range paints {
				near = min(near, math.Hypot(p[0]-float64(at[0]), p[1]-float64(at[1])))
			}
			if near > 6 {
				t.Errorf("a %s die at %v is no drawn one: the nearest is %.0f px away", g.Name, p, near)
			}
		}
	}
	if len(want) > 0 || len(got.Other) > 0 {
		t.Errorf("not found: %v; besides: %v", want, got.Other)
	}
}

func TestThingsLargerThanADieAreNoDice(t *testing.T) {
	c, b := straightAbove(t)
	got, err := Dice(drawn(t, nil, 0, image.Rectangle{}, 1), drawn(t, map[[2]int]color.RGBA{{400, 300}: redPaint}, 120, image.Rectangle{}, 1), &c, b, 14)
	if err != nil || len(got.Groups) != 0 || len(got.Other) != 1 {
		t.Errorf("a red thing of 60 mm is %+v, %v", got, err)
	}
}

func TestPicturesOfTwoSizesAreRefused(t *testing.T) {
	c, b := straightAbove(t)
	var small bytes.Buffer
	if err := jpeg.Encode(&small, image.NewGray(image.Rect(0, 0, 100, 100)), nil); err != nil {
		t.Fatal(err)
	}
	if _, err := Dice(drawn(t, nil, 0, image.Rectangle{}, 1), small.Bytes(), &c, b, 14); err != ErrSizes {
		t.Errorf("got %v", err)
	}
	if _, err := Dice([]byte("no picture"), small.Bytes(), &c, b, 14); err == nil {
		t.Error("what is no picture was taken")
	}
}
