//go:build cgo

package find

import (
	"math"
	"testing"
)

func TestTheFlankOfADieIsSeenWhereItLies(t *testing.T) {
	for _, c := range []struct {
		name       string
		away, high float64
		top, side  int
		angle      float64 // degrees
		clear      bool    // the flank of a flat die
		tilted     int     // pips that are seen on that of a leaning one
	}{
		{"a flat die beside the camera's foot", 14, 40, 3, 5, 0, true, 0},
		{"a flat die that shows a six there", 14, 40, 3, 6, 0, true, 0},
		{"a die that leans away by 16 degrees shows more of it", 8, 40, 3, 5, 16, false, 5},
		{"a die right below the camera shows none", 0, 40, 3, 5, 0, false, 0},
		{"below the camera, but it leans by 20 degrees", 0, 40, 2, 4, 20, false, 4},
		{"no neighbour of a three is a four", 14, 40, 3, 4, 0, false, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, die := seenFrom(t, c.away, c.high, c.top, c.side, c.angle*math.Pi/180)
			seen := flanks(s, &die)
			if clearly := len(seen) > 0 && seen[0].sep > 0.3 && seen[0].value == c.side; clearly != c.clear {
				t.Errorf("its flank is seen clearly: %v, want %v; flanks %+v", clearly, c.clear, seen)
			}
			if got := TiltedFlankPips(s, &die); got != c.tilted {
				t.Errorf("a tilted flank with %d pips is seen, want %d", got, c.tilted)
			}
		})
	}
}
