package ground

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/colour"
)

// anyBoard is the cells of an empty board whose print has random levels from 60 up to a range above.
func anyBoard(t *rapid.T, cw, ch, contrast int) [][3]int32 {
	out := make([][3]int32, cw*ch)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "print"), 1))
	for i := range out {
		for k := range 3 {
			out[i][k] = int32((60 + r.IntN(contrast+1)) * levelOf)
		}
	}
	return out
}

func TestHazeIsMeasuredOnThePrintUnderAnyLightAndWithAnyDice(t *testing.T) {
	const cw, ch = 24, 24
	rapid.Check(t, func(t *rapid.T) {
		empty := anyBoard(t, cw, ch, 120)
		level := float64(rapid.IntRange(-20, 60).Draw(t, "haze"))
		gain, fall := rapid.Float64Range(0.6, 1.2).Draw(t, "light"), rapid.Float64Range(-0.05, 0.05).Draw(t, "by how much it falls off")
		die := rapid.IntRange(0, 255).Draw(t, "die")
		now := make([][3]int32, len(empty))
		for i := range now {
			for k := range 3 {
				v := gain*(1+fall*float64(i%cw-cw/2)/cw)*float64(empty[i][k])/levelOf + level
				if i/cw%squareCells == 0 && i/cw < 2*squareCells && i%cw > 8 { // two rows of dice
					v = float64(die)
				}
				now[i][k] = int32(math.Round(max(v, 0) * levelOf))
			}
		}
		h := hazeOf(now, empty, cw, ch)
		if math.Abs(level) > leastHaze+2 {
			for k := range h {
				if math.Abs(h[k]-level) > 2 {
					t.Fatalf("a haze of %v is told as %.1f", level, h)
				}
			}
		}
		if math.Abs(level) < leastHaze-2 && h != (colour.Haze{}) {
			t.Fatalf("a haze of %v is told as %.1f", level, h)
		}
	})
}

func TestSaturationIsMeasuredUnderAnyLightAndHaze(t *testing.T) {
	const cw, ch = 24, 24
	rapid.Check(t, func(t *rapid.T) {
		empty := anyBoard(t, cw, ch, 80)
		vivid, level := rapid.Float64Range(0.6, 1.4).Draw(t, "vivid"), rapid.Float64Range(0, 20).Draw(t, "haze")
		light := [3]float64{1, rapid.Float64Range(0.8, 1.1).Draw(t, "green"), rapid.Float64Range(0.6, 1.2).Draw(t, "red")}
		die := rapid.IntRange(0, 255).Draw(t, "die")
		now := make([][3]int32, len(empty))
		for i := range now {
			var lit [3]float64
			for k := range 3 {
				lit[k] = light[k] * float64(empty[i][k]) / levelOf
			}
			for k := range 3 {
				v := level + vivid*lit[k] + (1-vivid)*(lit[0]+lit[1]+lit[2])/3
				if i/cw < 2*squareCells && i%cw > 8 && (i+i/cw)%2 == 0 {
					v = float64(die)
				}
				now[i][k] = int32(math.Round(max(v, 0) * levelOf))
			}
		}
		if v := saturationRatio(now, empty, cw, ch); math.Abs(v-vivid) > 0.05 {
			t.Fatalf("%.2f times as vivid is told as %.3f", vivid, v)
		}
		r := renditionOf(now, empty, cw, ch)
		if far := math.Abs(math.Log(vivid)); far > leastSaturation+0.06 && math.Abs(r.LogSaturation-math.Log(vivid)) > 0.06 || far < leastSaturation-0.06 && r.LogSaturation != 0 {
			t.Fatalf("%.2f times as vivid makes it %+v", vivid, r)
		}
	})
}

func TestAGreyBoardDoesNotDetermineTheSaturation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cw, ch = 24, 24
		empty := make([][3]int32, cw*ch)
		now := make([][3]int32, cw*ch)
		for i, v := range rapid.SliceOfN(rapid.Int32Range(0, 255), cw*ch, cw*ch).Draw(t, "print") {
			for k := range 3 {
				empty[i][k], now[i][k] = v*levelOf, rapid.Int32Range(0, 255*levelOf).Draw(t, "now")
			}
		}
		if v := saturationRatio(now, empty, cw, ch); v != 1 {
			t.Errorf("%v is told", v)
		}
	})
}

func TestDiceThatCoverMostOfABoardDoNotChangeTheSaturation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cw, ch = 24, 24
		empty := anyBoard(t, cw, ch, 120)
		now := slices.Clone(empty)
		for i, c := range now[:cw*ch*2/3] { // dice that happen to look like paler print
			y := (c[0] + c[1] + c[2]) / 3
			for k := range 3 {
				now[i][k] = y + (c[k]-y)*3/5
			}
		}
		if v := saturationRatio(now, empty, cw, ch); math.Log(v) > -leastSaturation {
			t.Fatalf("%v of all squares' colours: this says nothing", v)
		}
		if r := renditionOf(now, empty, cw, ch); r != (Rendition{}) {
			t.Errorf("%+v", r)
		}
	})
}

func TestABoardWithoutPrintHasNoHaze(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cw, ch = 24, 24
		empty := anyBoard(t, cw, ch, 0)
		now := make([][3]int32, len(empty))
		for i := range now {
			for k := range 3 {
				now[i][k] = empty[i][k] + int32(rapid.IntRange(0, 40*levelOf).Draw(t, "noise"))
			}
		}
		if h := hazeOf(now, empty, cw, ch); h != (colour.Haze{}) {
			t.Errorf("%.1f is told", h)
		}
	})
}
