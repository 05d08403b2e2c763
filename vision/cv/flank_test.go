//go:build cgo

package cv

import (
	"math"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// seenFrom draws a die with light pips whose one flank is turned outwards by an angle, as a camera sees it that stands over a
// place some edges from it and edges high; what it gives is the die as a candidate that lies flat.
func seenFrom(t *testing.T, away, high float64, top, side int, angle float64) (*scene, candidate) {
	t.Helper()
	const pitch = 0.25
	pattern := func(value int) *vision.Pattern {
		for i := range patterns {
			if patterns[i].Value == value {
				return &patterns[i]
			}
		}
		return nil
	}
	at := pose{200, 200, 0}
	eye := at.x + away*edgePX
	// A point right of the middle by u, across by v, and below the plane of the tops by z edges, in pixels of that plane.
	seen := func(u, v, z float64) (x, y float64) {
		x, y = at.x+u*edgePX, at.y+v*edgePX
		share := (high - 1) / (high - 1 + z)
		return eye + (x-eye)*share, at.y + (y-at.y)*share
	}
	empty := newPaper(400, 400, [3]float64{90, 110, 100})
	now := empty.copied()
	face, pips := [3]float64{40, 40, 170}, [3]float64{235, 235, 235}
	now.die(at, pattern(top), face, pips)
	out, down := math.Sincos(angle)
	const fine = 0.004
	for low := 0.0; low <= 1; low += fine {
		for v := -0.5; v <= 0.5; v += fine {
			paint := face
			for i, on := range pattern(side).Pips {
				if a, b := vision.SiteAt(i); on && math.Hypot(v-a*pitch, low-0.5-b*pitch) < pipRadius {
					paint = pips
				}
			}
			x, y := seen(0.5+low*out, v, low*down)
			if x < at.x+0.5*edgePX {
				continue // behind the top face
			}
			i := 3 * (int(y+0.5)*now.w + int(x+0.5))
			for k := range 3 {
				now.px[i+k] = uint8(paint[k])
			}
		}
	}
	s := sceneOf(now, empty)
	s.pitch = pitch
	s.foot = foot{eye, at.y, high * edgePX}
	s.pips = []spotted{{sign: calibration.LightPips, channel: pipChannel(&s.pic, calibration.LightPips, evenLight)}}
	return s, candidate{pose: at, sign: calibration.LightPips, pattern: pattern(top), look: look{}, height: 150}
}

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
			seen := s.flanks(&die)
			if clearly := len(seen) > 0 && seen[0].sep > 0.3 && seen[0].value == c.side; clearly != c.clear {
				t.Errorf("its flank is seen clearly: %v, want %v; flanks %+v", clearly, c.clear, seen)
			}
			if got := s.tilted(&die); got != c.tilted {
				t.Errorf("a tilted flank with %d pips is seen, want %d", got, c.tilted)
			}
		})
	}
}

func TestOppositeFacesMakeSeven(t *testing.T) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if got := neighbours(a, b); got != (a != b && a != 7-b) {
				t.Errorf("%d beside %d is %v", a, b, got)
			}
		}
	}
}
