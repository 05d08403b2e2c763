//go:build cgo

package teach

import (
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene/scenetest"
)

func TestThePicturesOfAFaceAreAligned(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	for _, emblem := range []string{"bar", "cross", "hook", "star"} {
		var all []showing
		var want []pixel.Pose
		for i := range 2 {
			at := pixel.Pose{X: 160 + 80*random.Float64(), Y: 160 + 80*random.Float64(), Yaw: 6 * random.Float64()}
			found := at
			if i == 1 { // one picture with a misleading shadow
				found = pixel.Pose{X: at.X + 0.3*pixel.EdgePX, Y: at.Y - 0.2*pixel.EdgePX, Yaw: at.Yaw + 0.4}
			}
			want, all = append(want, at), append(all, newShowing(emblem, at, found, uint64(i)))
		}
		if err := alignShowings(all); err != nil {
			t.Fatal(err)
		}
		for i, s := range all {
			if far := math.Hypot(s.at.X-want[i].X, s.at.Y-want[i].Y); far > 0.03*pixel.EdgePX || math.Abs(pixel.ModQuarterTurn(s.at.Yaw-want[i].Yaw)) > 0.06 {
				t.Errorf("%s: it lies at %+v and is taught at %+v", emblem, want[i], s.at)
			}
		}
	}
}

func TestPicturesOfDifferentFacesAreNotAligned(t *testing.T) {
	at := pixel.Pose{X: 200, Y: 190, Yaw: 0.3}
	all := []showing{newShowing("bar", at, at, 1), newShowing("ring", at, at, 2)}
	if err := alignShowings(all); err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.at != at {
			t.Errorf("taught at %+v", s.at)
		}
	}
}

func TestADieAsDarkAsAShadowScoresBestAtItsOwnPlace(t *testing.T) {
	for _, emblem := range []string{"bar", "cross", "hook"} {
		at := pixel.Pose{X: 190, Y: 205, Yaw: 0.5}
		empty := drawn.NewPaper(400, 400, [3]float64{180, 140, 60})
		empty.Print(1)
		now := empty.Copied()
		x, y := at.Frame().Place(0.45, 0)
		now.Fill([3]float64{90, 70, 31}, drawn.Square(pixel.Pose{X: x, Y: y, Yaw: at.Yaw}, 0.4)) // its shadow
		now.Emblem(at, emblem, [3]float64{75, 58, 26}, [3]float64{220, 225, 230})
		s := scenetest.SceneOf(now, empty)
		s.Known.UmbraLight = [3]float64{0.4, 0.4, 0.4}
		s.Viewpoint.Height = 1e6
		own := outlineAgreement(s, at, 1)
		if own < 0.95 {
			t.Errorf("%s fills its place to %.2f", emblem, own)
		}
		for _, by := range [][2]float64{{-0.2, 0}, {0, 0.2}, {0, -0.2}} { // not into its shadow
			x, y := at.Frame().Place(by[0], by[1])
			if other := outlineAgreement(s, pixel.Pose{X: x, Y: y, Yaw: at.Yaw}, 1); other > own-0.03 {
				t.Errorf("%s fills its place to %.2f, and one %.1f edges beside it to %.2f", emblem, own, by, other)
			}
		}
	}
}
