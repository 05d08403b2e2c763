//go:build cgo

package cv

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// oneAt is the guess that a lone peak is the pip of a one.
func oneAt(x, y float64) guess {
	return guess{pose: pose{x, y, 0}, one: 0, pips: &spotted{near: newNear([]peak{{x, y, 80}})}}
}

func TestTheYawOfAOneIsFoundByItsSides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pose{60 + rapid.Float64Range(-0.5, 0.5).Draw(t, "x"), 60 + rapid.Float64Range(-0.5, 0.5).Draw(t, "y"), rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		now := newPaper(120, 120, sand)
		now.die(at, &patterns[0], red, ivory)
		s := &scene{pic: now.picture, pitch: 0.26}
		turned := s.turned(oneAt(at.x, at.y))
		if len(turned) == 0 {
			t.Fatal("a one with no other pip is refused")
		}
		if off := math.Abs(quarter(turned[0].yaw-at.yaw)) * 180 / math.Pi; off > 2.5 {
			t.Errorf("turned by %v degrees too far", off)
		}
	})
}

func TestOfTwoTurnsThatAreAsSharpPaintPrefersTheOneThatHoldsTheFace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pose{60, 60, rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		now := newPaper(120, 120, sand)
		now.die(at, &patterns[0], red, ivory)
		s := &scene{pic: now.picture, pitch: 0.26}
		paint := func(p pose) float64 { return s.squared(p, s.roundPip(p.x, p.y), 9) - s.sharpness(p, 9, 1) }
		wrong := pose{60, 60, at.yaw + rapid.Float64Range(0.18, 1.39).Draw(t, "turn")}
		if right := paint(at); right <= paint(wrong) || right <= 0 {
			t.Errorf("paint says %.2f of the die's own turn, %.2f of another", right, paint(wrong))
		}
	})
}

func TestAPipWithAnotherOnItsFaceIsNoOne(t *testing.T) {
	at := pose{60, 60, 0.3}
	now := newPaper(120, 120, sand)
	now.die(at, &patterns[3], red, ivory) // a three
	s := &scene{pic: now.picture, pitch: 0.26}
	peaks := latticeOf(at, &patterns[3], 0.26, 1)
	seen := &spotted{near: newNear(peaks)}
	if got := s.turned(guess{pose: pose{peaks[1].x, peaks[1].y, 0}, one: 1, pips: seen}); len(got) > 0 {
		t.Error("the middle pip of a three passes for a one")
	}
}
