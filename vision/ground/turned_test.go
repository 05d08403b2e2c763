package ground

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// lidUnderALamp is a picture of a plain lid of green felt on a wooden table, brighter on one side by a lamp that stands there, with
// some dice and noise.
func lidUnderALamp(dice int, seed uint64, lampAtTheRight bool) (px []uint8, w, h int) {
	w, h = 160, 120
	r := rand.New(rand.NewPCG(seed, 1))
	for y := range h {
		for x := range w {
			light := 0.4 + 0.6*float64(x)/float64(w)
			if !lampAtTheRight {
				light = 1.4 - light
			}
			paint := [3]float64{90, 130, 170} // blue, green, red
			if x > 30 && x < 140 && y > 10 && y < 100 {
				paint = [3]float64{60, 110, 50}
			}
			for _, v := range paint {
				px = append(px, uint8(v*light+float64(r.IntN(12))))
			}
		}
	}
	for range dice {
		x, y := 40+r.IntN(80), 20+r.IntN(60)
		for v := range 12 {
			for u := range 12 {
				copy(px[3*((y+v)*w+x+u):], []uint8{20, 20, 200})
			}
		}
	}
	return px, w, h
}

func TestAPictureIsLikerTheEmptyBoardTheRightWayRound(t *testing.T) {
	empty := overviewOf(lidUnderALamp(0, 1, true))
	for seed := range uint64(20) {
		for _, right := range []bool{true, false} { // the lamp may have been put to the other side
			now := overviewOf(lidUnderALamp(9, seed+2, right))
			half := now.turned()
			if a, b := empty.like(&now), empty.like(&half); a < b+turnedMargin {
				t.Errorf("seed %d, lamp at the right %v: %.3f as it is, %.3f after half a turn", seed, right, a, b)
			}
			if again := half.turned(); again != now {
				t.Error("two half turns are not a whole one")
			}
		}
	}
	grey := overviewOf(slices.Repeat([]uint8{90}, 3*160*120), 160, 120)
	if like := empty.like(&grey); like != 0 {
		t.Errorf("a picture of one colour is like the board by %v", like)
	}
}
