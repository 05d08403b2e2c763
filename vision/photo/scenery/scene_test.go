package scenery

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"testing"
)

func TestTheSameSeedGivesTheSameSceneAndAnotherSeedAnother(t *testing.T) {
	t.Run("dice of all kinds", func(t *testing.T) { testSeeds(t, New) })
	t.Run("glossy dice under ring lamps", func(t *testing.T) { testSeeds(t, NewGlossy) })
}

func testSeeds(t *testing.T, scene func(seed uint64) (*Scene, error)) {
	t.Helper()
	draw := func(seed uint64) *Scene {
		s, err := scene(seed)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	a, b, c := draw(4), draw(4), draw(5)
	if !bytes.Equal(a.JPEG, b.JPEG) {
		t.Error("the same seed gave another picture")
	}
	if bytes.Equal(a.JPEG, c.JPEG) {
		t.Error("another seed gave the same picture")
	}
	img, err := jpeg.Decode(bytes.NewReader(a.JPEG))
	if err != nil || img.Bounds() != image.Rect(0, 0, Width, Height) {
		t.Errorf("the picture is %v, %v", img.Bounds(), err)
	}
}

func TestTheTruthOfScenesIsSound(t *testing.T) {
	values := map[int]int{}
	for seed := range uint64(9) {
		s, err := New(100 + seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range s.Faces {
			values[f.Value]++
			a, b := math.Hypot(f.AX, f.AY), math.Hypot(f.BX, f.BY)
			if a < 12 || b < 12 || a > 2.5*b || b > 2.5*a {
				t.Errorf("scene %d: a face is %.1f by %.1f pixels", seed, a, b)
			}
			if f.AX*f.BY-f.AY*f.BX <= 0 {
				t.Errorf("scene %d: a face is seen from behind", seed)
			}
			if f.X < 0 || f.Y < 0 || f.X > Width || f.Y > Height {
				t.Errorf("scene %d: a face lies outside the picture", seed)
			}
			if f.Visible < 0 || f.Visible > 1.25 {
				t.Errorf("scene %d: %.2f of a face is seen", seed, f.Visible)
			}
		}
	}
	for v := 1; v <= 6; v++ {
		if values[v] == 0 {
			t.Errorf("no die shows %d: %v", v, values)
		}
	}
}

func TestAFaceHasAsManyPipsAsItsValueSays(t *testing.T) {
	for value := range 7 {
		m := material{stretch: 1, pitch: 0.24, long: 0.24, rows: 0.4, pipRadius: [7]float64{0, .1, .08, .08, .08, .08, .08}}
		pips := 0
		const n = 400
		for i := range n * n {
			if _, _, ok := m.pipAt(value, false, float64(i%n)/n-0.5, float64(i/n)/n-0.5); ok {
				pips++
			}
		}
		want := float64(value) * math.Pi * 0.08 * 0.08
		if value == 1 {
			want = math.Pi * 0.1 * 0.1
		}
		if got := float64(pips) / n / n; math.Abs(got-want) > 0.02*want {
			t.Errorf("the pips of a %d cover %.4f of its face, want %.4f", value, got, want)
		}
	}
}

func TestATopFaceMirrorsARingLampAboveIt(t *testing.T) {
	d := &die{solid: solid{half: 0.5, round: 0.05, cos: 1}, material: &material{body: vec{.1, .1, .1}, bulge: 0.3, shine: 0.5, gloss: 50}, values: [6]int{5, 2, 4, 3, 6, 1}}
	camera := newView(rand.New(rand.NewPCG(1, 1)), 30)
	camera.w, camera.h = 120, 90 // the die and a little of the table
	s := studio{view: camera, table: func(x, y float64) vec { return vec{.5, .5, .5} }, dice: []die{*d}, light: light{to: vec{0, 0, 1}, around: vec{.2, .2, .2}}}
	bright := func() (n int) {
		for _, c := range s.draw() {
			if luminance(c) > 0.9 {
				n++
			}
		}
		return n
	}
	if n := bright(); n != 0 {
		t.Fatalf("%d bright pixels without a lamp", n)
	}
	lamp := overhead(rand.New(rand.NewPCG(2, 2)), &camera, d)
	lamp.bright, lamp.gaps = 1.5, 0
	s.dice[0].lamp = lamp
	whole := bright()
	if whole < 20 || whole > 600 {
		t.Errorf("%d bright pixels under a ring lamp", whole)
	}
	lamp.gaps = 2
	if n := bright(); n >= whole || n < whole/4 {
		t.Errorf("%d of %d bright pixels are left with two gaps", n, whole)
	}
}
