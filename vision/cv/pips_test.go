//go:build cgo

package cv

import (
	"image"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
)

func TestThePipChannelShowsPipsOnAnyFace(t *testing.T) {
	faces := map[string][3]float64{"red": red, "black": black, "blue": {150, 60, 30}, "green": {60, 110, 30}, "yellow": {30, 190, 220}, "purple": {110, 30, 90}}
	for name, face := range faces {
		p := newPaper(2, 1, face)
		p.px[3], p.px[4], p.px[5] = 225, 235, 240
		light := pipChannel(&p.picture, calibration.LightPips, evenLight)
		if step := light.v[1] - light.v[0]; step < 100 {
			t.Errorf("an ivory pip on %s stands out by %v", name, step)
		}
	}
	p := newPaper(2, 1, ivory)
	p.px[3], p.px[4], p.px[5] = 36, 34, 35
	dark := pipChannel(&p.picture, calibration.DarkPips, evenLight)
	if step := dark.v[1] - dark.v[0]; step < 150 {
		t.Errorf("a black pip on ivory stands out by %v", step)
	}
}

func TestLightPipsStandOutOfABlueFaceThatMirrorsAYellowLamp(t *testing.T) {
	yellow := [3]float64{0.76, 1.05, 1.19}
	p := newPaper(3, 1, [3]float64{130, 128, 130})
	copy(p.px[3:], []uint8{136, 190, 212, 95, 57, 26}) // a pip under that lamp, and the paint where nothing is mirrored
	c := pipChannel(&p.picture, calibration.LightPips, balanceOf(yellow, 178))
	if c.v[1] != 136 {
		t.Errorf("a white pip is %d under its own light, and has 136 of the least channel", c.v[1])
	}
	if step := int(c.v[1]) - int(c.v[0]); step < 25 {
		t.Errorf("a pip stands out of the mirrored lamp by %d", step)
	}
	if c.v[2] != 26 {
		t.Errorf("dark paint has 26 of the least channel, and is %d", c.v[2])
	}
}

func TestABalanceTakesNothingOffTheLeastChannelAndAddsToNone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		share := rapid.Float64Range(0.3, 1.7)
		white := [3]float64{share.Draw(t, "blue"), share.Draw(t, "green"), share.Draw(t, "red")}
		b, least := balanceOf(white, 180), min(white[0], white[1], white[2])
		for k, v := range b.share {
			if v > 256 || white[k] == least && v != 256 {
				t.Errorf("%v gives %v", white, b)
			}
			if white[k] < ivoryPips*least && v != 256 {
				t.Errorf("pips that may be ivory under white light take %v off: %v", white, b)
			}
		}
	})
	if b := balanceOf([3]float64{}, 230); b != evenLight {
		t.Errorf("an unknown light gives %v", b)
	}
}

func TestThePipChannelIsTheLeastOrTheOppositeOfTheGreatest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const w, h = 7, 5
		p := picture{w, h, rapid.SliceOfN(rapid.Byte(), 3*w*h, 3*w*h).Draw(t, "pixels")}
		for _, sign := range []calibration.Pips{calibration.LightPips, calibration.DarkPips} {
			c := pipChannel(&p, sign, evenLight)
			for i := range c.v {
				q := p.px[3*i : 3*i+3]
				want := min(q[0], q[1], q[2])
				if sign == calibration.DarkPips {
					want = 255 - max(q[0], q[1], q[2])
				}
				if c.v[i] != want {
					t.Errorf("%s pips: %v gives %v, want %v", sign, q, c.v[i], want)
				}
				if x, y := float64(i%w), float64(i/w); math.Abs(pipLevel(sign, evenLight)(p.at(x, y))-float64(want)) > 1e-3 {
					t.Errorf("%s pips: one pixel is %v, the channel %v", sign, pipLevel(sign, evenLight)(p.at(x, y)), want)
				}
			}
		}
	})
}

func TestWhatHasHueIsNoPipOnAVeiledFaceButWhatIsDarkStays(t *testing.T) {
	light := balance{share: [3]uint32{256, 256, 256}, dark: 90, hue: true}
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
		p := picture{2, 2, slices.Repeat(c.pixel[:], 4)}
		if got := pipChannel(&p, calibration.LightPips, light).v[0]; got != c.want {
			t.Errorf("%s gives %d, want %d", c.name, got, c.want)
		}
		if got := pipLevel(calibration.LightPips, light)(p.at(0, 0)); math.Abs(got-float64(c.want)) > 1e-3 {
			t.Errorf("%s: one pixel is %v, the channel %d", c.name, got, c.want)
		}
	}
}

func TestAParabolaGivesBackItsTop(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		top := rapid.Float64Range(-0.5, 0.5).Draw(t, "top")
		bend := rapid.Float64Range(0.5, 20).Draw(t, "bend")
		high := rapid.Float64Range(-50, 50).Draw(t, "height")
		at := func(x float64) float32 { return float32(high - bend*(x-top)*(x-top)) }
		if got := parabola(at(-1), at(0), at(1)); math.Abs(got-top) > 1e-3 {
			t.Errorf("the top is at %v, want %v", got, top)
		}
	})
	for name, v := range map[string][3]float32{"flat": {5, 5, 5}, "a valley": {5, 3, 5}, "a slope": {1, 2, 3}} {
		if got := parabola(v[0], v[1], v[2]); got != 0 {
			t.Errorf("%s has its top at %v", name, got)
		}
	}
}

func TestEveryDrawnPipIsFoundWhereItIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pose{45 + rapid.Float64Range(-1, 1).Draw(t, "x"), 45 + rapid.Float64Range(-1, 1).Draw(t, "y"), rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		pat := anyPattern(t, 1)
		now := newPaper(90, 90, sand)
		now.die(at, pat, red, ivory)
		where, channel := newMask(&now.picture), pipChannel(&now.picture, calibration.LightPips, evenLight)
		where.square(45, 45, 13) // the pips' part of the face, without its edges
		peaks, err := findPips(&channel, &where, where.tiles(), 7)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range pipsAt(at, pat, 0.26) {
			near := math.Inf(1)
			for _, p := range peaks {
				near = min(near, math.Hypot(p.x-want[0], p.y-want[1]))
			}
			if in := max(math.Abs(want[0]-45), math.Abs(want[1]-45)) < 11; in && near > 0.2 {
				t.Errorf("the pip of a %d at (%v, %v) is missed by %v pixels", pat.Value, want[0], want[1], near)
			}
		}
		for _, p := range peaks {
			if math.Abs(p.x-45) > 14 || math.Abs(p.y-45) > 14 {
				t.Errorf("a peak at (%v, %v) is found where none is sought", p.x, p.y)
			}
		}
	})
}

func TestOfEqualPeaksTheFirstCounts(t *testing.T) {
	const w = 9
	d := make([]float32, w*w)
	d[4*w+4], d[4*w+5] = 3, 3
	if !highest(d, w, 4*w+4) || highest(d, w, 4*w+5) {
		t.Error("of two equal neighbours not the first is the peak")
	}
}

func TestAPipStandsOutOfItsRingAndACornerOfALightDoesNot(t *testing.T) {
	now := newPaper(60, 60, red)
	now.fill(ivory, dot(30, 30, 0.09*edgePX))
	channel := pipChannel(&now.picture, calibration.LightPips, evenLight)
	if v := pipLike(&channel, 30, 30); v < 150 {
		t.Errorf("a pip stands out by %v", v)
	}
	corner := newPaper(60, 60, red)
	corner.fill(ivory, func(x, y float64) float64 { return min(x-26, y-26) })
	channel = pipChannel(&corner.picture, calibration.LightPips, evenLight)
	if v := pipLike(&channel, 29, 29); v > 60 {
		t.Errorf("the corner of a mirror image stands out by %v", v)
	}
}

func TestThePipResponseIsTheDifferenceOfTwoGaussians(t *testing.T) {
	const side, fine, coarse = 62, 2.0, 5.8
	p := newChannel(2*side, side)
	for _, i := range []int{0, 1, 2 * side, 2*side + 1} { // what is one value at half the size
		p.v[30*2*side+30+i] = 250
	}
	got, err := pipResponse(&p, image.Rect(0, 0, side, side), fine, coarse)
	if err != nil {
		t.Fatal(err)
	}
	bell := func(far, sigma float64) float64 {
		return 1000 / (2 * math.Pi * sigma * sigma) * math.Exp(-far*far/(2*sigma*sigma))
	}
	for i, v := range got.v {
		far := 2 * math.Hypot(float64(i%(side/2)-15), float64(i/(side/2)-15))
		if want := bell(far, fine) - bell(far, coarse); math.Abs(float64(v)-want) > 0.7 {
			t.Errorf("%.1f pixels from a point of 1000 it is %.2f, want %.2f", far, v, want)
		}
	}
	if p.v[30*2*side+30] != 250 || p.v[0] != 0 {
		t.Error("the channel itself was changed")
	}
}

func TestTheMiddleOfAPipIsFoundWhateverLiesBeyondTheFace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := 30+rapid.Float64Range(-0.5, 0.5).Draw(t, "x"), 30+rapid.Float64Range(-0.5, 0.5).Draw(t, "y")
		now := newPaper(60, 60, red)
		now.fill(ivory, dot(x, y, pipRadius*edgePX))
		now.fill([3]float64{250, 250, 250}, func(u, _ float64) float64 { return u - x - 8.5 }) // a bright floor on one side
		channel := pipChannel(&now.picture, calibration.LightPips, evenLight)
		from := [2]float64{x + rapid.Float64Range(-0.8, 0.8).Draw(t, "off x"), y + rapid.Float64Range(-0.8, 0.8).Draw(t, "off y")}
		if u, v := middled(&channel, from[0], from[1]); math.Hypot(u-x, v-y) > 0.15 {
			t.Errorf("the middle of a pip at (%.2f, %.2f) is found at (%.2f, %.2f)", x, y, u, v)
		}
	})
}
