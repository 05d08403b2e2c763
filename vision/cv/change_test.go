//go:build cgo

package cv

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
)

// anyPicture is a few pixels of any colours.
func anyPicture(t *rapid.T) picture {
	w, h := rapid.IntRange(2, 12).Draw(t, "w"), rapid.IntRange(2, 12).Draw(t, "h")
	return picture{w, h, rapid.SliceOfN(rapid.Byte(), 3*w*h, 3*w*h).Draw(t, "pixels")}
}

func TestHalfAPictureHasTheMeansOfFourPixels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPicture(t)
		got := p.half()
		if got.w != p.w/2 || got.h != p.h/2 {
			t.Fatalf("%dx%d becomes %dx%d", p.w, p.h, got.w, got.h)
		}
		for i, v := range got.px {
			x, y, k := i/3%got.w, i/3/got.w, i%3
			sum := 0
			for _, d := range [4][2]int{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
				sum += int(p.px[3*((2*y+d[1])*p.w+2*x+d[0])+k])
			}
			if want := uint8((sum + 2) / 4); v != want {
				t.Fatalf("%v at (%d, %d): %d, by brute force %d", p, x, y, v, want)
			}
		}
	})
}

func TestBetweenPixelsTheirWeightedMeanIsSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPicture(t)
		x, y := rapid.Float64Range(-3, 15).Draw(t, "x"), rapid.Float64Range(-3, 15).Draw(t, "y")
		var got [3]float64
		b, g, r := p.at(x, y)
		got[0], got[1], got[2] = float64(b), float64(g), float64(r)
		cx, cy := max(0, min(float64(p.w-1), x)), max(0, min(float64(p.h-1), y))
		for k := range 3 {
			var want float64
			for v := range p.h {
				for u := range p.w {
					want += max(0, 1-math.Abs(cx-float64(u))) * max(0, 1-math.Abs(cy-float64(v))) * float64(p.px[3*(v*p.w+u)+k])
				}
			}
			if math.Abs(got[k]-want) > 1e-2 {
				t.Errorf("%v at (%v, %v): channel %d is %v, by brute force %v", p, x, y, k, got[k], want)
			}
		}
		one := newChannel(p.w, p.h)
		for i := range one.v {
			one.v[i] = p.px[3*i+1]
		}
		if v := one.at(x, y); math.Abs(float64(v)-got[1]) > 1e-2 {
			t.Errorf("a channel gives %v, the picture %v", v, got[1])
		}
	})
}

func TestCellsAreTheSumsOfTheirCoarsePixels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(4, 14).Draw(t, "w"), rapid.IntRange(4, 14).Draw(t, "h")
		p := picture{w, h, rapid.SliceOfN(rapid.Byte(), 3*w*h, 3*w*h).Draw(t, "pixels")}
		const side = lightPX / coarsePX
		got, cw, ch := cells(&p)
		if cw != w/side || ch != h/side || len(got) != cw*ch {
			t.Fatalf("%dx%d pixels make %dx%d cells", w, h, cw, ch)
		}
		for i, c := range got {
			for k := range 3 {
				var sum int32
				for y := i / cw * side; y < i/cw*side+side; y++ {
					for x := i % cw * side; x < i%cw*side+side; x++ {
						sum += int32(p.px[3*(y*w+x)+k])
					}
				}
				if c[k] != sum {
					t.Errorf("cell %d: %v, by brute force %v", i, c[k], sum)
				}
			}
		}
	})
}

// lit is a picture under another light.
func lit(p paper, gain func(x, y int, k int) float64) paper {
	out := p.copied()
	for y := range p.h {
		for x := range p.w {
			for k := range 3 {
				q := &out.px[3*(y*p.w+x)+k]
				*q = uint8(min(255, math.Round(float64(*q)*gain(x, y, k))))
			}
		}
	}
	return out
}

func shareOf(m *mask) float64 {
	n := 0
	for range m.all() {
		n++
	}
	return float64(n) / float64(m.w*m.h)
}

func TestOnlyTheLightChangesAndNothingElseIsSeen(t *testing.T) {
	empty := newPaper(400, 400, sand)
	empty.print(5)
	b := backgroundOf(empty.picture)
	for _, c := range []struct {
		name string
		gain func(x, y, k int) float64
	}{
		{"the same light", func(_, _, _ int) float64 { return 1 }},
		{"half of the light", func(_, _, _ int) float64 { return 0.5 }},
		{"more light", func(_, _, _ int) float64 { return 1.2 }},
		{"a warmer light", func(_, _, k int) float64 { return [3]float64{0.7, 0.9, 1.05}[k] }},
		{"light that falls off to one side", func(x, _, _ int) float64 { return 1 - 0.2*float64(x)/400 }},
	} {
		t.Run(c.name, func(t *testing.T) {
			now := lit(empty, c.gain)
			g := compared(b, now.picture)
			if s := shareOf(&g.changed); s > 0.001 {
				t.Errorf("%.2f %% of the board has changed", 100*s)
			}
			for _, at := range [][2]int{{20, 20}, {200, 200}, {380, 380}} {
				got := g.gainAt(float64(at[0]), float64(at[1]))
				for k := range 3 {
					if want := c.gain(at[0], at[1], k); math.Abs(got[k]/want-1) > 0.06 {
						t.Errorf("at %v the light of channel %d is %v, truly %v", at, k, got[k], want)
					}
				}
			}
		})
	}
}

func TestWhatLiesOnTheBoardIsSeenUnderAnyLight(t *testing.T) {
	empty := newPaper(400, 400, sand)
	empty.print(6)
	b := backgroundOf(empty.picture)
	at := []pose{{100, 120, 0.3}, {300, 90, 0}, {210, 310, -0.6}}
	for _, gain := range []float64{0.6, 1, 1.15} {
		now := empty.copied()
		for i, p := range at {
			now.die(p, &vision.Patterns()[i+3], [][3]float64{red, black, ivory}[i], [][3]float64{ivory, ivory, black}[i])
		}
		now = lit(now, func(_, _, _ int) float64 { return gain })
		g := compared(b, now.picture)
		var seen, beyond float64
		for y := range 400 {
			for x := range 400 {
				inside, near := false, false
				for _, p := range at {
					a, b := p.local(float64(x), float64(y))
					inside = inside || max(math.Abs(a), math.Abs(b)) < 0.45
					near = near || max(math.Abs(a), math.Abs(b)) < 0.6
				}
				if on := g.changed.at(x, y); inside && on {
					seen += 1.0 / (3 * 36 * 36)
				} else if on && !near {
					beyond++
				}
			}
		}
		if seen < 0.93 || beyond > 0 {
			t.Errorf("light %v: %.0f %% of the dice have changed, and %v pixels far from them", gain, 100*seen, beyond)
		}
	}
}
