package scenery

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
	"testing"
)

func TestTheSameSeedGivesTheSameSceneAndAnotherSeedAnother(t *testing.T) {
	draw := func(seed uint64) *Scene {
		s, err := New(seed)
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
