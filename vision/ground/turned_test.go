package ground

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// lidUnderALamp is a picture of a plain lid that is brighter on one side, with some dice and noise.
func lidUnderALamp(dice int, seed uint64) (px []uint8, w, h int) {
	w, h = 160, 120
	r := rand.New(rand.NewPCG(seed, 1))
	for y := range h {
		for x := range w {
			grey := 60 + x/4 + r.IntN(12)
			if x > 30 && x < 140 && y > 10 && y < 100 {
				grey += 60
			}
			px = append(px, uint8(grey), uint8(grey), uint8(grey))
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
	empty := overviewOf(lidUnderALamp(0, 1))
	for seed := range uint64(20) {
		now := overviewOf(lidUnderALamp(9, seed+2))
		half := now.turned()
		if a, b := empty.like(&now), empty.like(&half); a < b+turnedMargin {
			t.Errorf("seed %d: %.3f as it is, %.3f after half a turn", seed, a, b)
		}
		if again := half.turned(); again != now {
			t.Error("two half turns are not a whole one")
		}
	}
	grey := overviewOf(slices.Repeat([]uint8{90}, 3*160*120), 160, 120)
	if like := empty.like(&grey); like != 0 {
		t.Errorf("a picture of one brightness is like the board by %v", like)
	}
}
