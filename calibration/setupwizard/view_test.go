package setupwizard

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"slices"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/calibration/measure"
	"quartermaster/vision"
)

// toned is a picture of squares, each pixel changed by a function.
func toned(t *testing.T, tone func(x, y int, v float64) float64) []byte {
	t.Helper()
	im := image.NewGray(image.Rect(0, 0, 640, 480))
	for y := range 480 {
		for x := range 640 {
			v := 90.0
			if (x/16+y/16)%2 == 0 {
				v = 150
			}
			im.SetGray(x, y, color.Gray{grey(tone(x, y, v))})
		}
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, im, &jpeg.Options{Quality: 92}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestAViewSaysWhatToChange(t *testing.T) {
	plain := func(_, _ int, v float64) float64 { return v }
	for _, c := range []struct {
		name  string
		tone  func(x, y int, v float64) float64
		fault string // "": good
	}{
		{"a good picture", plain, ""},
		{"a third burnt out", func(_, y int, v float64) float64 {
			if y < 160 {
				return 255
			}
			return v
		}, FaultBright},
		{"nearly black", func(_, _ int, v float64) float64 { return v / 40 }, FaultDark},
		{"out of focus", func(_, _ int, v float64) float64 { return 120 + (v-120)/8 }, FaultBlurred},
		{"bands of a lamp", func(_, y int, v float64) float64 { return v * (1 + 0.06*math.Sin(float64(y)/25)) }, FaultBands},
		{"a hand in a third of the picture", func(_, y int, v float64) float64 {
			if y > 330 {
				return v * 0.7
			}
			return v
		}, ""},
	} {
		var v Viewer
		if _, err := v.See(toned(t, plain), 12); err != nil {
			t.Fatal(err)
		}
		got, err := v.See(toned(t, c.tone), 12)
		if err != nil {
			t.Fatal(err)
		}
		if c.fault == "" && len(got.Faults) > 0 || c.fault != "" && !slices.Contains(got.Faults, c.fault) {
			t.Errorf("%s: faults %v, want %q (%+v)", c.name, got.Faults, c.fault, got)
		}
	}
}

func TestALidBeyondThePictureAndSmallDiceAreFaults(t *testing.T) {
	plain := toned(t, func(_, _ int, v float64) float64 { return v })
	board := calibration.Board{WidthMM: 290, HeightMM: 290, WallMM: 45}
	lid := Lid{Corners: [4][2]float64{{200, 100}, {480, 100}, {480, 380}, {200, 380}}, Whole: true}
	for _, c := range []struct {
		lid  Lid
		want []string
	}{
		{lid, []string{FaultSmall}}, // 280 px for 290 mm: a die of 12 mm has less than 12 px
		{Lid{Corners: lid.Corners}, []string{FaultCut, FaultSmall}},
		{Lid{Corners: lid.Corners, Doubt: measure.DoubtUnseen, Whole: true}, []string{FaultLid}},
		{Lid{Corners: lid.Corners, Doubt: measure.DoubtChoice, Whole: true}, []string{}},
	} {
		var v Viewer
		if _, err := v.See(plain, 12); err != nil {
			t.Fatal(err)
		}
		v.Found(&c.lid, board)
		got, err := v.See(plain, 12)
		if err != nil || !slices.Equal(got.Faults, c.want) {
			t.Errorf("%+v: faults %v, want %v (%v)", c.lid, got.Faults, c.want, err)
		}
	}
}

func TestThePictureIsTakenAfterTwoSecondsOfStillness(t *testing.T) {
	w, err := NewWatch([4][2]float64{{100, 40}, {540, 40}, {540, 440}, {100, 440}}, calibration.Board{WidthMM: 290, HeightMM: 264}, 14, 640, 480, nil)
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 11, 25, 12, 0, 0, 0, time.UTC)
	serial := uint64(0)
	see := func(shift int, seconds float64) (s Still) {
		for range int(seconds * 10) {
			at, serial = at.Add(100*time.Millisecond), serial+1
			picture := toned(t, func(x, y int, v float64) float64 {
				if shift > 0 && x > 200+shift*int(serial%7) && x < 330+shift*int(serial%7) && y > 150 && y < 300 {
					return 230
				}
				return v
			})
			if s, err = w.See(vision.Frame{Data: picture, Taken: at, Serial: serial}); err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	if s := see(30, 2); s.Ready {
		t.Errorf("something moves, and the picture would be taken: %+v", s)
	}
	if s := see(0, 1.5); s.Ready {
		t.Errorf("after a second and a half: %+v", s)
	}
	if s := see(0, 1.5); !s.Ready {
		t.Errorf("after three seconds: %+v", s)
	}
}
