package ground

import (
	"image"
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

// seenAs is a second picture of the same board: the point (x, y) appears at move(x, y), under another light.
func seenAs(p pixel.Picture, gain, more float64, back func(x, y float64) (float64, float64)) pixel.Picture {
	out := pixel.Picture{W: p.W, H: p.H, Px: make([]uint8, len(p.Px))}
	for y := range p.H {
		for x := range p.W {
			b, g, r := p.At(back(float64(x), float64(y)))
			for k, v := range [3]float32{b, g, r} {
				out.Px[3*(y*p.W+x)+k] = uint8(max(0, min(255, math.Round(gain*float64(v)+more))))
			}
		}
	}
	return out
}

// slightTurn maps the point (x, y) by a rotation about the middle of a picture and a shift.
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

// printedBoard is a board with print and its landmarks.
func printedBoard() (pixel.Picture, []Landmark) {
	p := drawn.NewPaper(boardSide, boardSide, drawn.Sand)
	p.Print(11)
	return p.Picture, findLandmarks(&p.Picture, 10)
}

func TestLandmarksLieOnCornersOfThePrint(t *testing.T) {
	p, marks := printedBoard()
	if cells := ((boardSide - 22) / landmarkCell) * ((boardSide - 22) / landmarkCell); len(marks) < cells/2 {
		t.Fatalf("a board full of print has %d landmarks in %d cells", len(marks), cells)
	}
	g := Lightness(&p, image.Rect(0, 0, p.W, p.H))
	for _, m := range marks {
		if m.X < 10 || m.Y < 10 || m.X >= boardSide-10 || m.Y >= boardSide-10 {
			t.Errorf("a landmark at (%d, %d) lies in the margin", m.X, m.Y)
		}
		if v := m.likeness(&g, m.X, m.Y); math.Abs(v-1) > 1e-3 {
			t.Errorf("the landmark at (%d, %d) is like itself to %v", m.X, m.Y, v)
		}
	}
	for name, q := range map[string]drawn.Paper{"no print": drawn.NewPaper(300, 300, drawn.Sand), "lines of one direction": func() drawn.Paper {
		q := drawn.NewPaper(300, 300, drawn.Sand)
		q.Fill(drawn.Black, func(x, _ float64) float64 { return math.Sin(x / 4) })
		return q
	}()} {
		if n := len(findLandmarks(&q.Picture, 10)); n > 0 {
			t.Errorf("%s has %d landmarks", name, n)
		}
	}
}

func TestTheCorrelationOfALandmarkDoesNotDependOnTheLight(t *testing.T) {
	p, marks := printedBoard()
	darker := seenAs(p, 0.6, 12, func(x, y float64) (float64, float64) { return x, y })
	g := Lightness(&darker, image.Rect(0, 0, darker.W, darker.H))
	for _, m := range marks {
		if v := m.likeness(&g, m.X, m.Y); v < 0.99 {
			t.Errorf("in less light the landmark at (%d, %d) is like itself to %v", m.X, m.Y, v)
		}
	}
	flat := drawn.NewPaper(60, 60, drawn.Ivory)
	g = Lightness(&flat.Picture, image.Rect(0, 0, 60, 60))
	if v := marks[0].likeness(&g, 30, 30); v != 0 {
		t.Errorf("an empty place is like a landmark to %v", v)
	}
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

func TestOutliersAreNotCountedAsInliers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := slightTurn{500, rapid.Float64Range(-0.04, 0.04).Draw(t, "turn"), rapid.Float64Range(-20, 20).Draw(t, "dx"), rapid.Float64Range(-20, 20).Draw(t, "dy")}
		var marks []Landmark
		var seen []sighting
		strange := map[int]bool{}
		for i := range 30 {
			marks = append(marks, Landmark{X: 40 + i%6*170, Y: 40 + i/6*200})
			x, y := m.forth(float64(marks[i].X), float64(marks[i].Y))
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
		kept, _ := inliers(seen, marks)
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
