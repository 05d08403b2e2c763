package photo

import (
	"image"
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/photo/scenery"
)

func pictureOf(img image.Image) picture {
	return shrink(img, img.Bounds(), 1)
}

func TestEveryFaceOfTwoPipsAndMoreIsGuessed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		value := rapid.IntRange(2, 6).Draw(t, "value")
		edge := rapid.Float64Range(28, 58).Draw(t, "edge")
		yaw := rapid.Float64Range(-0.7, 0.7).Draw(t, "yaw")
		img := table(120, 110)
		dieAt(img, 60, 55, edge, yaw, value)
		p := pictureOf(img)
		for _, l := range levels(&p, 0) {
			for _, g := range l.guesses(dark) {
				f := g.frame.times(l.scale)
				if g.pattern.Value == value && math.Hypot(f.x-60, f.y-55) < 0.06*edge &&
					math.Abs(math.Remainder(f.yaw()-yaw, math.Pi/2)) < 0.08 && math.Abs(math.Log(f.edge()/edge)) < 0.12 {
					return
				}
			}
		}
		t.Errorf("no guess says so")
	})
}

func TestNearlyAllFacesOfDrawnScenesAreGuessed(t *testing.T) {
	all, guessed := 0, 0
	for seed := range uint64(12) {
		scene, err := scenery.New(78<<32 + seed)
		if err != nil {
			t.Fatal(err)
		}
		p, _, err := decode(scene.JPEG)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[int]bool{}
		for _, l := range levels(&p, 0) {
			for sign := range 2 {
				for _, g := range l.guesses(sign) {
					for i, f := range scene.Faces {
						at := trueFrame(f)
						q := g.frame.times(l.scale)
						if g.pattern.Value == f.Value && math.Hypot(q.x-f.X, q.y-f.Y) < 0.1*at.edge() {
							seen[i] = true
						}
					}
				}
			}
		}
		for i, f := range scene.Faces {
			if f.Value > 1 && f.Visible > 0.9 {
				all++
				if seen[i] {
					guessed++
				}
			}
		}
	}
	t.Logf("%d of %d", guessed, all)
	if share(guessed, all) < 0.9 {
		t.Errorf("%d of %d faces are guessed", guessed, all)
	}
}

func TestAFrameIsTheSameThingInPixelsOfAnotherSize(t *testing.T) {
	f := square(10, 20, 26, 0.4)
	g := f.times(2.5).times(1 / 2.5)
	for _, q := range [][2]float64{{0, 0}, {0.5, -0.5}, {-0.3, 0.1}} {
		x, y := f.place(q[0], q[1])
		u, v := g.place(q[0], q[1])
		if math.Hypot(x-u, y-v) > 1e-9 {
			t.Errorf("(%v, %v) became (%v, %v)", x, y, u, v)
		}
	}
	if math.Abs(f.edge()-26) > 1e-9 || math.Abs(f.yaw()-0.4) > 1e-9 {
		t.Errorf("edge %v, yaw %v", f.edge(), f.yaw())
	}
}

func TestDiceAreCalledWhatPeopleCallThem(t *testing.T) {
	for _, c := range []struct {
		body rgb
		sign int
		want string
	}{
		{rgb{230, 228, 220}, dark, "white"},
		{rgb{205, 171, 140}, dark, "white"}, // under a warm lamp
		{rgb{60, 58, 50}, dark, "white"},    // in very little light
		{rgb{30, 36, 40}, light, "black"},
		{rgb{150, 150, 152}, light, "grey"},
		{rgb{180, 49, 40}, light, "red"},
		{rgb{90, 6, 6}, light, "red"},
		{rgb{193, 160, 28}, dark, "yellow"},
		{rgb{230, 120, 20}, light, "orange"},
		{rgb{90, 50, 20}, light, "brown"},
		{rgb{20, 110, 40}, light, "green"},
		{rgb{17, 113, 164}, light, "blue"},
		{rgb{139, 63, 164}, light, "purple"},
		{rgb{154, 70, 90}, light, "pink"},
	} {
		if got, sure := nameOf(c.body, c.sign); got != c.want || !(sure > 0 && sure < 1) {
			t.Errorf("%v with sign %d is called %s (%.2f), want %s", c.body, c.sign, got, sure, c.want)
		}
	}
}
