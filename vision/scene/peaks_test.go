package scene

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestThePipChannelShowsPipsOnAnyFace(t *testing.T) {
	faces := map[string][3]float64{"red": drawn.Red, "black": drawn.Black, "blue": {150, 60, 30}, "green": {60, 110, 30}, "yellow": {30, 190, 220}, "purple": {110, 30, 90}}
	for name, face := range faces {
		p := drawn.NewPaper(2, 1, face)
		p.Px[3], p.Px[4], p.Px[5] = 225, 235, 240
		light := PipChannel(&p.Picture, calibration.LightPips, EvenLight)
		if step := light.V[1] - light.V[0]; step < 100 {
			t.Errorf("an ivory pip on %s stands out by %v", name, step)
		}
	}
	p := drawn.NewPaper(2, 1, drawn.Ivory)
	p.Px[3], p.Px[4], p.Px[5] = 36, 34, 35
	dark := PipChannel(&p.Picture, calibration.DarkPips, EvenLight)
	if step := dark.V[1] - dark.V[0]; step < 150 {
		t.Errorf("a black pip on ivory stands out by %v", step)
	}
}

func TestLightPipsStandOutOfABlueFaceThatMirrorsAYellowLamp(t *testing.T) {
	yellow := [3]float64{0.76, 1.05, 1.19}
	p := drawn.NewPaper(3, 1, [3]float64{130, 128, 130})
	copy(p.Px[3:], []uint8{136, 190, 212, 95, 57, 26}) // a pip under that lamp, and the paint where nothing is mirrored
	c := PipChannel(&p.Picture, calibration.LightPips, BalanceOf(yellow, 178))
	if c.V[1] != 136 {
		t.Errorf("a white pip is %d under its own light, and has 136 of the least channel", c.V[1])
	}
	if step := int(c.V[1]) - int(c.V[0]); step < 25 {
		t.Errorf("a pip stands out of the mirrored lamp by %d", step)
	}
	if c.V[2] != 26 {
		t.Errorf("dark paint has 26 of the least channel, and is %d", c.V[2])
	}
}

func TestWhiteBalanceKeepsTheLeastChannelAndRaisesNone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		share := rapid.Float64Range(0.3, 1.7)
		white := [3]float64{share.Draw(t, "blue"), share.Draw(t, "green"), share.Draw(t, "red")}
		b, least := BalanceOf(white, 180), min(white[0], white[1], white[2])
		for k, v := range b.share {
			if v > 256 || white[k] == least && v != 256 {
				t.Errorf("%v gives %v", white, b)
			}
			if white[k] < ivoryPips*least && v != 256 {
				t.Errorf("pips that may be ivory under white light take %v off: %v", white, b)
			}
		}
	})
	if b := BalanceOf([3]float64{}, 230); b != EvenLight {
		t.Errorf("an unknown light gives %v", b)
	}
}

func TestThePipChannelIsTheMinimumOrTheInverseOfTheMaximum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const w, h = 7, 5
		p := pixel.Picture{W: w, H: h, Px: rapid.SliceOfN(rapid.Byte(), 3*w*h, 3*w*h).Draw(t, "pixels")}
		for _, sign := range []calibration.Pips{calibration.LightPips, calibration.DarkPips} {
			c := PipChannel(&p, sign, EvenLight)
			for i := range c.V {
				q := p.Px[3*i : 3*i+3]
				want := min(q[0], q[1], q[2])
				if sign == calibration.DarkPips {
					want = 255 - max(q[0], q[1], q[2])
				}
				if c.V[i] != want {
					t.Errorf("%s pips: %v gives %v, want %v", sign, q, c.V[i], want)
				}
				if x, y := float64(i%w), float64(i/w); math.Abs(PipLevel(sign, EvenLight)(p.At(x, y))-float64(want)) > 1e-3 {
					t.Errorf("%s pips: one pixel is %v, the channel %v", sign, PipLevel(sign, EvenLight)(p.At(x, y)), want)
				}
			}
		}
	})
}

func TestChromaIsSubtractedFromBrightPixelsOnly(t *testing.T) {
	light := balance{share: [3]uint32{256, 256, 256}, dark: 90, Hue: true}
	for _, c := range []struct {
		name  string
		pixel [3]uint8
		want  uint8
	}{
		{"a pip without hue", [3]uint8{200, 200, 200}, 200},
		{"a pip with a little", [3]uint8{196, 205, 202}, 187},
		{"a veiled green face", [3]uint8{174, 197, 179}, 151},
		{"a veiled red face", [3]uint8{136, 163, 197}, 90},
		{"bare paint", [3]uint8{30, 60, 160}, 30},
		{"what is just bright", [3]uint8{91, 250, 250}, 90},
	} {
		p := pixel.Picture{W: 2, H: 2, Px: slices.Repeat(c.pixel[:], 4)}
		if got := PipChannel(&p, calibration.LightPips, light).V[0]; got != c.want {
			t.Errorf("%s gives %d, want %d", c.name, got, c.want)
		}
		if got := PipLevel(calibration.LightPips, light)(p.At(0, 0)); math.Abs(got-float64(c.want)) > 1e-3 {
			t.Errorf("%s: one pixel is %v, the channel %d", c.name, got, c.want)
		}
	}
}

func TestAPipHasContrastToItsRingAndACornerOfALightHasNot(t *testing.T) {
	now := drawn.NewPaper(60, 60, drawn.Red)
	now.Fill(drawn.Ivory, drawn.Dot(30, 30, 0.09*pixel.EdgePX))
	channel := PipChannel(&now.Picture, calibration.LightPips, EvenLight)
	if v := pipContrast(&channel, 30, 30); v < 150 {
		t.Errorf("a pip stands out by %v", v)
	}
	corner := drawn.NewPaper(60, 60, drawn.Red)
	corner.Fill(drawn.Ivory, func(x, y float64) float64 { return min(x-26, y-26) })
	channel = PipChannel(&corner.Picture, calibration.LightPips, EvenLight)
	if v := pipContrast(&channel, 29, 29); v > 60 {
		t.Errorf("the corner of a mirror image stands out by %v", v)
	}
}

func TestTheMiddleOfAPipIsFoundWhateverLiesBeyondTheFace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := 30+rapid.Float64Range(-0.5, 0.5).Draw(t, "x"), 30+rapid.Float64Range(-0.5, 0.5).Draw(t, "y")
		now := drawn.NewPaper(60, 60, drawn.Red)
		now.Fill(drawn.Ivory, drawn.Dot(x, y, PipRadius*pixel.EdgePX))
		now.Fill([3]float64{250, 250, 250}, func(u, _ float64) float64 { return u - x - 8.5 }) // a bright floor on one side
		channel := PipChannel(&now.Picture, calibration.LightPips, EvenLight)
		from := [2]float64{x + rapid.Float64Range(-0.8, 0.8).Draw(t, "off x"), y + rapid.Float64Range(-0.8, 0.8).Draw(t, "off y")}
		if u, v := MeanShift(&channel, from[0], from[1]); math.Hypot(u-x, v-y) > 0.15 {
			t.Errorf("the middle of a pip at (%.2f, %.2f) is found at (%.2f, %.2f)", x, y, u, v)
		}
	})
}
