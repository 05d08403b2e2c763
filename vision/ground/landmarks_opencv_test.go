//go:build cgo

package ground

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestAShiftAndASmallRotationAreMeasured(t *testing.T) {
	p, marks := printedBoard()
	rapid.Check(t, func(t *rapid.T) {
		far := rapid.Float64Range(0, 15).Draw(t, "far")
		s, c := math.Sincos(rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "direction"))
		m := slightTurn{boardSide / 2, rapid.Float64Range(-0.025, 0.025).Draw(t, "turn"), far * c, far * s}
		now := seenAs(p, rapid.Float64Range(0.7, 1.05).Draw(t, "light"), 0, m.back)
		got := measureShift(canvasOf(now), marks, 0.4)
		if got.found < 15 || got.found > got.looked || got.found != len(got.seen) {
			t.Fatalf("%d of %d landmarks are found, %d are told", got.found, got.looked, len(got.seen))
		}
		wrong := 0
		for _, q := range got.seen {
			x, y := m.forth(float64(marks[q.at].X), float64(marks[q.at].Y))
			if math.Hypot(q.x-x, q.y-y) > 0.5 {
				wrong++
			}
		}
		if wrong*10 > len(got.seen) {
			t.Errorf("%d of %d landmarks are seen half a pixel and more from where they are", wrong, len(got.seen))
		}
		var moves []float64
		for _, q := range got.seen {
			x, y := m.forth(float64(marks[q.at].X), float64(marks[q.at].Y))
			moves = append(moves, math.Hypot(x-float64(marks[q.at].X), y-float64(marks[q.at].Y)))
		}
		// If each landmark is measured within half a pixel, so is the median of all moves. A rotation spreads the moves, so two
		// neighbours in their order may differ by more than the error of measurement.
		if want := medianOf(moves); wrong == 0 && math.Abs(got.median-want) > 0.5 {
			t.Errorf("they have moved by %v pixels, truly %v", got.median, want)
		}
	})
}

func TestAStillBoardHasNoShiftWhateverLiesOnIt(t *testing.T) {
	p, marks := printedBoard()
	now := drawn.Paper{Picture: p}.Copied()
	for i := range 12 {
		now.Die(pixel.Pose{X: 60 + 100*float64(i%4), Y: 70 + 120*float64(i/4), Yaw: float64(i)}, &vision.Patterns()[i%9], drawn.Red, drawn.Ivory)
	}
	got := measureShift(canvasOf(now.Picture), marks, 0.4)
	if got.median > 0.1 || got.found*3 < got.looked {
		t.Errorf("moved by %v pixels, %d of %d landmarks found", got.median, got.found, got.looked)
	}
}

func TestAnotherBoardIsNotFound(t *testing.T) {
	_, marks := printedBoard()
	other := drawn.NewPaper(boardSide, boardSide, drawn.Sand)
	other.Print(99)
	for name, q := range map[string]pixel.Picture{"another print": other.Picture, "no print": drawn.NewPaper(boardSide, boardSide, drawn.Sand).Picture} {
		if got := measureShift(canvasOf(q), marks, 0.4); got.found*4 >= got.looked {
			t.Errorf("%s: %d of %d landmarks are found", name, got.found, got.looked)
		}
	}
}
