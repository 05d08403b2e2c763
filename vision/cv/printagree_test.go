//go:build cgo

package cv

import (
	"math"
	"math/rand/v2"
	"testing"
)

// shownScene is a picture in which a face lies on a board.
func shownScene(emblem string, at pose, seed uint64) *scene {
	empty := newPaper(400, 400, [3]float64{120, 90, 40})
	empty.print(seed)
	now := empty.copied()
	now.emblem(at, emblem, [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	s := sceneOf(now, empty)
	s.foot.height = 1e6 // seen straight from above: a face of paper has no sides
	s.known.umbra = [3]float64{0.4, 0.4, 0.4}
	return s
}

// shownAt is such a picture, and where the face was found, which may be wrong.
func shownAt(emblem string, true, found pose, seed uint64) showing {
	return showing{shownScene(emblem, true, seed), found}
}

func TestAFaceIsPlacedAlikeInAllItsPictures(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	for _, emblem := range []string{"bar", "cross", "hook", "star"} {
		var all []showing
		var want []pose
		for i := range 2 {
			at := pose{160 + 80*random.Float64(), 160 + 80*random.Float64(), 6 * random.Float64()}
			found := at
			if i == 1 { // one picture misleads
				found = pose{at.x + 0.3*edgePX, at.y - 0.2*edgePX, at.yaw + 0.4}
			}
			want, all = append(want, at), append(all, shownAt(emblem, at, found, uint64(i)))
		}
		if err := agree(all); err != nil {
			t.Fatal(err)
		}
		for i, s := range all {
			if far := math.Hypot(s.at.x-want[i].x, s.at.y-want[i].y); far > 0.03*edgePX || math.Abs(quarter(s.at.yaw-want[i].yaw)) > 0.06 {
				t.Errorf("%s: it lies at %+v and is taught at %+v", emblem, want[i], s.at)
			}
		}
	}
}

func TestFacesThatShowOtherThingsStayWhereTheyWereFound(t *testing.T) {
	at := pose{200, 190, 0.3}
	all := []showing{shownAt("bar", at, at, 1), shownAt("ring", at, at, 2)}
	if err := agree(all); err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.at != at {
			t.Errorf("taught at %+v", s.at)
		}
	}
}

func TestADieAsDarkAsAShadowFillsItsOwnPlaceBest(t *testing.T) {
	for _, emblem := range []string{"bar", "cross", "hook"} {
		at := pose{190, 205, 0.5}
		empty := newPaper(400, 400, [3]float64{180, 140, 60})
		empty.print(1)
		now := empty.copied()
		x, y := at.frame().place(0.45, 0)
		now.fill([3]float64{90, 70, 31}, square(pose{x, y, at.yaw}, 0.4)) // its shadow
		now.emblem(at, emblem, [3]float64{75, 58, 26}, [3]float64{220, 225, 230})
		s := sceneOf(now, empty)
		s.known.umbra = [3]float64{0.4, 0.4, 0.4}
		s.foot.height = 1e6
		own := s.fills(at, 1)
		if own < 0.95 {
			t.Errorf("%s fills its place to %.2f", emblem, own)
		}
		for _, by := range [][2]float64{{-0.2, 0}, {0, 0.2}, {0, -0.2}} { // not into its shadow
			x, y := at.frame().place(by[0], by[1])
			if other := s.fills(pose{x, y, at.yaw}, 1); other > own-0.03 {
				t.Errorf("%s fills its place to %.2f, and one %.1f edges beside it to %.2f", emblem, own, by, other)
			}
		}
	}
}
