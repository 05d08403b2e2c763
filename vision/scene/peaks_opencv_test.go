//go:build cgo

package scene

import (
	"image"
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestEveryDrawnPipIsFoundWhereItIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := pixel.Pose{X: 45 + rapid.Float64Range(-1, 1).Draw(t, "x"), Y: 45 + rapid.Float64Range(-1, 1).Draw(t, "y"), Yaw: rapid.Float64Range(-0.78, 0.78).Draw(t, "yaw")}
		pat := drawn.AnyPattern(t, 1)
		now := drawn.NewPaper(90, 90, drawn.Sand)
		now.Die(at, pat, drawn.Red, drawn.Ivory)
		where, channel := pixel.NewMask(&now.Picture), PipChannel(&now.Picture, calibration.LightPips, EvenLight)
		where.Square(45, 45, 13) // the pips' part of the face, without its edges
		peaks, err := FindPips(&channel, &where, where.Tiles(), 7)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range drawn.PipsAt(at, pat, 0.26) {
			near := math.Inf(1)
			for _, p := range peaks {
				near = min(near, math.Hypot(p.X-want[0], p.Y-want[1]))
			}
			if in := max(math.Abs(want[0]-45), math.Abs(want[1]-45)) < 11; in && near > 0.2 {
				t.Errorf("the pip of a %d at (%v, %v) is missed by %v pixels", pat.Value, want[0], want[1], near)
			}
		}
		for _, p := range peaks {
			if math.Abs(p.X-45) > 14 || math.Abs(p.Y-45) > 14 {
				t.Errorf("a peak at (%v, %v) is found where none is sought", p.X, p.Y)
			}
		}
	})
}

func TestThePipResponseIsTheDifferenceOfTwoGaussians(t *testing.T) {
	const side, fine, coarse = 62, 2.0, 5.8
	p := pixel.NewChannel(2*side, side)
	for _, i := range []int{0, 1, 2 * side, 2*side + 1} { // what is one value at half the size
		p.V[30*2*side+30+i] = 250
	}
	got, err := pipResponse(&p, image.Rect(0, 0, side, side), fine, coarse)
	if err != nil {
		t.Fatal(err)
	}
	bell := func(far, sigma float64) float64 {
		return 1000 / (2 * math.Pi * sigma * sigma) * math.Exp(-far*far/(2*sigma*sigma))
	}
	for i, v := range got.V {
		far := 2 * math.Hypot(float64(i%(side/2)-15), float64(i/(side/2)-15))
		if want := bell(far, fine) - bell(far, coarse); math.Abs(float64(v)-want) > 0.7 {
			t.Errorf("%.1f pixels from a point of 1000 it is %.2f, want %.2f", far, v, want)
		}
	}
	if p.V[30*2*side+30] != 250 || p.V[0] != 0 {
		t.Error("the channel itself was changed")
	}
}
