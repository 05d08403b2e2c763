package studio

import (
	"math"
	"testing"
)

func TestTheFloorsSheenEndsWhereTheFloorEnds(t *testing.T) {
	s := plainScene()
	s.Gloss, s.Floor, s.Wall = 0.5, grey(0), RGB{} // nothing but sheen is seen of the floor, and nothing of the wall
	s.prepare()
	g := newRays(&s.Camera)
	film := s.base(g)
	at := func(x, y int) float64 { return float64(film.pix[3*(y*film.w+x)+1]) }
	for y := 80; y < 160; y++ {
		_, by := s.Camera.OnPlane(60, float64(y), 0)
		foot, _ := s.Camera.Project(0, by, 0)
		x := int(math.Round(foot)) // the pixel that shows some wall and some floor
		whole := at(x+2, y)
		if whole <= 0 {
			t.Fatalf("the floor has no sheen at (%d, %d)", x+2, y)
		}
		want := float64(x) + 0.5 - foot
		if got := at(x, y) / whole; math.Abs(got-want) > 0.15 {
			t.Fatalf("pixel (%d, %d) shows %.2f of the floor and has %.2f of its sheen", x, y, want, got)
		}
	}
}
