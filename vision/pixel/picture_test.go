package pixel

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// anyPicture is a few pixels of any colours.
func anyPicture(t *rapid.T) Picture {
	w, h := rapid.IntRange(2, 12).Draw(t, "w"), rapid.IntRange(2, 12).Draw(t, "h")
	return Picture{w, h, rapid.SliceOfN(rapid.Byte(), 3*w*h, 3*w*h).Draw(t, "pixels")}
}

func TestHalfAPictureHasTheMeansOfFourPixels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPicture(t)
		got := p.Half()
		if got.W != p.W/2 || got.H != p.H/2 {
			t.Fatalf("%dx%d becomes %dx%d", p.W, p.H, got.W, got.H)
		}
		for i, v := range got.Px {
			x, y, k := i/3%got.W, i/3/got.W, i%3
			sum := 0
			for _, d := range [4][2]int{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
				sum += int(p.Px[3*((2*y+d[1])*p.W+2*x+d[0])+k])
			}
			if want := uint8((sum + 2) / 4); v != want {
				t.Fatalf("%v at (%d, %d): %d, by brute force %d", p, x, y, v, want)
			}
		}
	})
}

func TestSamplingIsBilinear(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPicture(t)
		x, y := rapid.Float64Range(-3, 15).Draw(t, "x"), rapid.Float64Range(-3, 15).Draw(t, "y")
		var got [3]float64
		b, g, r := p.At(x, y)
		got[0], got[1], got[2] = float64(b), float64(g), float64(r)
		cx, cy := max(0, min(float64(p.W-1), x)), max(0, min(float64(p.H-1), y))
		for k := range 3 {
			var want float64
			for v := range p.H {
				for u := range p.W {
					want += max(0, 1-math.Abs(cx-float64(u))) * max(0, 1-math.Abs(cy-float64(v))) * float64(p.Px[3*(v*p.W+u)+k])
				}
			}
			if math.Abs(got[k]-want) > 1e-2 {
				t.Errorf("%v at (%v, %v): channel %d is %v, by brute force %v", p, x, y, k, got[k], want)
			}
		}
		one := NewChannel(p.W, p.H)
		for i := range one.V {
			one.V[i] = p.Px[3*i+1]
		}
		if v := one.At(x, y); math.Abs(float64(v)-got[1]) > 1e-2 {
			t.Errorf("a channel gives %v, the picture %v", v, got[1])
		}
	})
}
