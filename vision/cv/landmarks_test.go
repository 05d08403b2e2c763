//go:build cgo

package cv

import (
	"image"
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
)

// seenAs is a picture as another look at the same board shows it: the point (x, y) is seen where move brings it, under
// another light.
func seenAs(p picture, gain, more float64, back func(x, y float64) (float64, float64)) picture {
	out := picture{p.w, p.h, make([]uint8, len(p.px))}
	for y := range p.h {
		for x := range p.w {
			b, g, r := p.at(back(float64(x), float64(y)))
			for k, v := range [3]float32{b, g, r} {
				out.px[3*(y*p.w+x)+k] = uint8(max(0, min(255, math.Round(gain*float64(v)+more))))
			}
		}
	}
	return out
}

// slightTurn brings the point (x, y) to where it is seen after a turn about the middle of a picture and a shift.
type slightTurn struct{ middle, turn, dx, dy float64 }

func (m slightTurn) forth(x, y float64) (float64, float64) {
	s, c := math.Sincos(m.turn)
	x, y = x-m.middle, y-m.middle
	return m.middle + c*x - s*y + m.dx, m.middle + s*x + c*y + m.dy
}

func (m slightTurn) back(x, y float64) (float64, float64) {
	s, c := math.Sincos(m.turn)
	x, y = x-m.middle-m.dx, y-m.middle-m.dy
	return m.middle + c*x + s*y, m.middle - s*x + c*y
}

const boardSide = 420

// printed is a board with print and its landmarks.
func printedBoard() (picture, []landmark) {
	p := newPaper(boardSide, boardSide, sand)
	p.print(11)
	return p.picture, findLandmarks(&p.picture, 10)
}

func TestLandmarksLieOnPrintThatFixesBothDirections(t *testing.T) {
	p, marks := printedBoard()
	if cells := ((boardSide - 22) / landmarkCell) * ((boardSide - 22) / landmarkCell); len(marks) < cells/2 {
		t.Fatalf("a board full of print has %d landmarks in %d cells", len(marks), cells)
	}
	g := lightness(&p, image.Rect(0, 0, p.w, p.h))
	for _, m := range marks {
		if m.x < 10 || m.y < 10 || m.x >= boardSide-10 || m.y >= boardSide-10 {
			t.Errorf("a landmark at (%d, %d) lies in the margin", m.x, m.y)
		}
		if v := m.likeness(&g, m.x, m.y); math.Abs(v-1) > 1e-3 {
			t.Errorf("the landmark at (%d, %d) is like itself to %v", m.x, m.y, v)
		}
	}
	for name, q := range map[string]paper{"no print": newPaper(300, 300, sand), "lines of one direction": func() paper {
		q := newPaper(300, 300, sand)
		q.fill(black, func(x, _ float64) float64 { return math.Sin(x / 4) })
		return q
	}()} {
		if n := len(findLandmarks(&q.picture, 10)); n > 0 {
			t.Errorf("%s has %d landmarks", name, n)
		}
	}
}

func TestLikenessDoesNotHangOnTheLight(t *testing.T) {
	p, marks := printedBoard()
	darker := seenAs(p, 0.6, 12, func(x, y float64) (float64, float64) { return x, y })
	g := lightness(&darker, image.Rect(0, 0, darker.w, darker.h))
	for _, m := range marks {
		if v := m.likeness(&g, m.x, m.y); v < 0.99 {
			t.Errorf("in less light the landmark at (%d, %d) is like itself to %v", m.x, m.y, v)
		}
	}
	flat := newPaper(60, 60, ivory)
	g = lightness(&flat.picture, image.Rect(0, 0, 60, 60))
	if v := marks[0].likeness(&g, 30, 30); v != 0 {
		t.Errorf("an empty place is like a landmark to %v", v)
	}
}

func TestAShiftAndASlightTurnAreMeasured(t *testing.T) {
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
			x, y := m.forth(float64(marks[q.at].x), float64(marks[q.at].y))
			if math.Hypot(q.x-x, q.y-y) > 0.5 {
				wrong++
			}
		}
		if wrong*10 > len(got.seen) {
			t.Errorf("%d of %d landmarks are seen half a pixel and more from where they are", wrong, len(got.seen))
		}
		var moves []float64
		for _, q := range got.seen {
			x, y := m.forth(float64(marks[q.at].x), float64(marks[q.at].y))
			moves = append(moves, math.Hypot(x-float64(marks[q.at].x), y-float64(marks[q.at].y)))
		}
		// Where each landmark is within half a pixel of its place, so is the median of all moves; a turn spreads the moves, and
		// two neighbours in that order may lie farther apart than they are measured wrong.
		if want := medianOf(moves); wrong == 0 && math.Abs(got.median-want) > 0.5 {
			t.Errorf("they have moved by %v pixels, truly %v", got.median, want)
		}
	})
}

func medianOf(v []float64) float64 {
	for i := range v {
		for j := range v[:i] {
			if v[i] < v[j] {
				v[i], v[j] = v[j], v[i]
			}
		}
	}
	return v[len(v)/2]
}

func TestABoardThatStandsStillHasNotMovedWhateverLiesOnIt(t *testing.T) {
	p, marks := printedBoard()
	now := paper{p}.copied()
	for i := range 12 {
		now.die(pose{60 + 100*float64(i%4), 70 + 120*float64(i/4), float64(i)}, &vision.Patterns()[i%9], red, ivory)
	}
	got := measureShift(canvasOf(now.picture), marks, 0.4)
	if got.median > 0.1 || got.found*3 < got.looked {
		t.Errorf("moved by %v pixels, %d of %d landmarks found", got.median, got.found, got.looked)
	}
}

func TestAnotherBoardIsNotFound(t *testing.T) {
	_, marks := printedBoard()
	other := newPaper(boardSide, boardSide, sand)
	other.print(99)
	for name, q := range map[string]picture{"another print": other.picture, "no print": newPaper(boardSide, boardSide, sand).picture} {
		if got := measureShift(canvasOf(q), marks, 0.4); got.found*4 >= got.looked {
			t.Errorf("%s: %d of %d landmarks are found", name, got.found, got.looked)
		}
	}
}

func TestStrangersDoNotJoinThoseWhoAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := slightTurn{500, rapid.Float64Range(-0.04, 0.04).Draw(t, "turn"), rapid.Float64Range(-20, 20).Draw(t, "dx"), rapid.Float64Range(-20, 20).Draw(t, "dy")}
		var marks []landmark
		var seen []sighting
		strange := map[int]bool{}
		for i := range 30 {
			marks = append(marks, landmark{x: 40 + i%6*170, y: 40 + i/6*200})
			x, y := m.forth(float64(marks[i].x), float64(marks[i].y))
			if strange[i] = rapid.IntRange(0, 9).Draw(t, "of ten") < 3; strange[i] {
				s, c := math.Sincos(rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "direction"))
				far := rapid.Float64Range(6, 25).Draw(t, "far")
				x, y = x+far*c, y+far*s
			}
			seen = append(seen, sighting{i, x, y, 0.9})
		}
		honest := 0
		for i := range marks {
			if !strange[i] {
				honest++
			}
		}
		kept, _ := agreeing(seen, marks)
		if honest >= 15 && len(kept) < honest {
			t.Errorf("%d of %d that agree are kept", len(kept), honest)
		}
		for _, q := range kept {
			if strange[q.at] && honest >= 15 {
				t.Errorf("landmark %d joined them", q.at)
			}
		}
	})
}
