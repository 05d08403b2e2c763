//go:build cgo

package cv

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
)

// anyBoard are the cells of an empty board whose print has all levels from 60 to 60 and so many more, anywhere.
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

func TestHazeIsToldByThePrintUnderAnyLightAndAnyDice(t *testing.T) {
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
		if math.Abs(level) < leastHaze-2 && h != (haze{}) {
			t.Fatalf("a haze of %v is told as %.1f", level, h)
		}
	})
}

func TestHowVividColoursAreIsToldUnderAnyLightAndHaze(t *testing.T) {
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
		if v := vividOf(now, empty, cw, ch); math.Abs(v-vivid) > 0.05 {
			t.Fatalf("%.2f times as vivid is told as %.3f", vivid, v)
		}
		r := renditionOf(now, empty, cw, ch)
		if far := math.Abs(math.Log(vivid)); far > leastVivid+0.06 && math.Abs(r.vivid-math.Log(vivid)) > 0.06 || far < leastVivid-0.06 && r.vivid != 0 {
			t.Fatalf("%.2f times as vivid makes it %+v", vivid, r)
		}
	})
}

func TestAGreyBoardDoesNotTellHowVividColoursAre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cw, ch = 24, 24
		empty := make([][3]int32, cw*ch)
		now := make([][3]int32, cw*ch)
		for i, v := range rapid.SliceOfN(rapid.Int32Range(0, 255), cw*ch, cw*ch).Draw(t, "print") {
			for k := range 3 {
				empty[i][k], now[i][k] = v*levelOf, rapid.Int32Range(0, 255*levelOf).Draw(t, "now")
			}
		}
		if v := vividOf(now, empty, cw, ch); v != 1 {
			t.Errorf("%v is told", v)
		}
	})
}

func TestDiceThatCoverMostOfABoardAreNoPaleColours(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cw, ch = 24, 24
		empty := anyBoard(t, cw, ch, 120)
		now := slices.Clone(empty)
		for i, c := range now[:cw*ch*2/3] { // what lies there is by chance like paler print
			y := (c[0] + c[1] + c[2]) / 3
			for k := range 3 {
				now[i][k] = y + (c[k]-y)*3/5
			}
		}
		if v := vividOf(now, empty, cw, ch); math.Log(v) > -leastVivid {
			t.Fatalf("%v of all squares' colours: this says nothing", v)
		}
		if r := renditionOf(now, empty, cw, ch); r != (rendition{}) {
			t.Errorf("%+v", r)
		}
	})
}

func TestABoardWithoutPrintTellsOfNoHaze(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cw, ch = 24, 24
		empty := anyBoard(t, cw, ch, 0)
		now := make([][3]int32, len(empty))
		for i := range now {
			for k := range 3 {
				now[i][k] = empty[i][k] + int32(rapid.IntRange(0, 40*levelOf).Draw(t, "noise"))
			}
		}
		if h := hazeOf(now, empty, cw, ch); h != (haze{}) {
			t.Errorf("%.1f is told", h)
		}
	})
}

func TestAPaintUnderHazeIsLikeItselfHoweverMuchOfItDarkThingsHave(t *testing.T) {
	sh, white := shade{base: [3]float64{84, 25, 61}}, [3]float64{1, 1, 1}
	rapid.Check(t, func(t *rapid.T) {
		level := rapid.Float64Range(5, 40).Draw(t, "haze")
		times := float64(rapid.IntRange(0, 2).Draw(t, "times"))
		light := rapid.Float64Range(0.8, 1.2).Draw(t, "light")
		face := under(sh.base, white, light, (times-1)*level)
		if d := sh.apart(face, white, daylight{less: 0.45, exact: 5, haze: haze{level, level, level}}); d > 1 {
			t.Errorf("%v times a haze of %v: %v apart", times, level, d)
		}
	})
}

func TestWhatIsAsBlackAsTheCameraDrawsMayBeAnyDarkPaint(t *testing.T) {
	black, purple, white := shade{base: [3]float64{31, 31, 34}}, shade{base: [3]float64{84, 25, 61}}, [3]float64{1, 1, 1}
	face := [3]float64{25, 20, 20} // of which the picture kept 5, 0 and 0
	lead := func(l daylight) float64 { return purple.apart(face, white, l) - black.apart(face, white, l) }
	known := lead(daylight{usual: -1, less: 0.45, exact: 5})
	if cut := lead(daylight{usual: -1, less: 0.45, exact: 5, haze: haze{-20, -20, -20}}); cut > known/2 || known < 0.3 {
		t.Errorf("a face cut off at black is nearer to black by %v, one seen whole by %v", cut, known)
	}
}

// A lens with haze over it, or a camera that draws things otherwise than it did, is known by the board, and what lies there is read
// as ever.
func TestHoweverACameraDrawsThemTheSameDiceAreSeen(t *testing.T) {
	for _, c := range [][2]string{{"A_recommended", "0003.jpg"}, {"E_wide", "0016.jpg"}} {
		data, truth := ThrowOf(t, c[0], c[1])
		r := ReaderOf(t, c[0])
		paler := func(vivid float64) func([3]float64) [3]float64 {
			return func(c [3]float64) [3]float64 {
				y := (c[0] + c[1] + c[2]) / 3
				return [3]float64{y + vivid*(c[0]-y), y + vivid*(c[1]-y), y + vivid*(c[2]-y)}
			}
		}
		level := func(of func(v float64) float64) func([3]float64) [3]float64 {
			return func(c [3]float64) [3]float64 { return [3]float64{of(c[0]), of(c[1]), of(c[2])} }
		}
		for _, h := range []struct {
			name    string
			seen    func([3]float64) [3]float64
			guarded bool
		}{
			{"a little haze", level(func(v float64) float64 { return 0.9*v + 18 }), false},
			{"thick haze", level(func(v float64) float64 { return 0.75*v + 55 }), true},
			{"a camera that draws dark things paler", level(func(v float64) float64 { return 255 * math.Pow(v/255, 0.85) }), false},
			{"a camera that draws them darker", level(func(v float64) float64 { return 1.1*(v-110) + 110 }), false},
			{"a camera that draws colours paler", paler(0.7), false},
			{"a camera that draws them stronger", paler(1.25), false},
			{"hardly any colours", paler(0.5), true},
		} {
			t.Run(c[0]+", "+h.name, func(t *testing.T) {
				m := PixelsOf(t, data)
				for i := 0; i < len(m.Pix); i += 4 {
					p := m.Pix[i:][:3]
					for k, v := range h.seen([3]float64{float64(p[0]), float64(p[1]), float64(p[2])}) {
						p[k] = uint8(min(max(math.Round(v), 0), 255))
					}
				}
				read := ReadOf(t, RenderedRig(t, c[0]), r, jpegOf(t, m, 92), nil)
				SameDice(t, TrueDice(truth), read.Dice, 0.3)
				if guarded := len(read.Guards) == 1 && read.Guards[0].Kind == vision.GuardLight; guarded != h.guarded || len(read.Guards) > 1 {
					t.Errorf("guards: %v", read.Guards)
				}
			})
		}
	}
}
