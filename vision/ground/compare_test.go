package ground

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestCellsAreTheSumsOfTheirCoarsePixels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(4, 14).Draw(t, "w"), rapid.IntRange(4, 14).Draw(t, "h")
		p := pixel.Picture{W: w, H: h, Px: rapid.SliceOfN(rapid.Byte(), 3*w*h, 3*w*h).Draw(t, "pixels")}
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
						sum += int32(p.Px[3*(y*w+x)+k])
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
func lit(p drawn.Paper, gain func(x, y int, k int) float64) drawn.Paper {
	out := p.Copied()
	for y := range p.H {
		for x := range p.W {
			for k := range 3 {
				q := &out.Px[3*(y*p.W+x)+k]
				*q = uint8(min(255, math.Round(float64(*q)*gain(x, y, k))))
			}
		}
	}
	return out
}

func shareOf(m *pixel.Mask) float64 {
	n := 0
	for range m.All() {
		n++
	}
	return float64(n) / float64(m.W*m.H)
}
