package figure

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func taughtEmblems(t testing.TB) Die {
	t.Helper()
	kind, err := New(drawn.EmblemDie(t))
	if err != nil {
		t.Fatal(err)
	}
	return kind
}

// sheetsOf returns the sheets of a picture at full and at half size for the colour of an ink.
func sheetsOf(p *pixel.Picture, ink [3]float32) (all, small *sheet) {
	half := p.Half()
	return NewSheet(p, ink, false).whole(), NewSheet(&half, ink, true).whole()
}

func TestSubtractLocalMeanSubtractsTheMeanOfTheWindow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, r := rapid.IntRange(2, 17).Draw(t, "n"), rapid.IntRange(0, 6).Draw(t, "r")
		v := rapid.SliceOfN(rapid.Float32Range(-50, 300), n*n, n*n).Draw(t, "v")
		was := append([]float32(nil), v...)
		g := newGrid(n, 0.3, r)
		g.subtractLocalMean(v)
		for y := range n {
			for x := range n {
				var sum, all float64
				for j := max(0, y-r); j <= min(n-1, y+r); j++ {
					for i := max(0, x-r); i <= min(n-1, x+r); i++ {
						sum, all = sum+float64(was[j*n+i]), all+1
					}
				}
				if want := float64(was[y*n+x]) - sum/all; math.Abs(float64(v[y*n+x])-want) > 1e-3 {
					t.Fatalf("at %d, %d: %g, not %g", x, y, v[y*n+x], want)
				}
			}
		}
	})
}

func TestDetrendRemovesALinearTrend(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom([]grid{fineGrid, halfGrid, roughGrid}).Draw(t, "grid")
		n := len(g.points)
		flat := rapid.SliceOfN(rapid.Float32Range(-50, 50), n, n).Draw(t, "v")
		a, b := rapid.Float32Range(-200, 200).Draw(t, "along"), rapid.Float32Range(-200, 200).Draw(t, "down")
		sloping := append([]float32(nil), flat...)
		for i, q := range g.points {
			sloping[i] += 100 + a*float32(q[0]) + b*float32(q[1])
		}
		g.detrend(flat)
		g.detrend(sloping)
		for i := range flat {
			if math.Abs(float64(flat[i]-sloping[i])) > 0.01 {
				t.Fatalf("at %d: %g, and %g in light that rises", i, flat[i], sloping[i])
			}
		}
	})
}

func TestThroughAndInverseCancel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) pixel.Affine {
			p := pixel.Pose{X: rapid.Float64Range(20, 90).Draw(t, name+" x"), Y: rapid.Float64Range(20, 90).Draw(t, name+" y"), Yaw: rapid.Float64Range(-3, 3).Draw(t, name+" yaw")}.Affine()
			p.Ax *= rapid.Float64Range(0.5, 1.5).Draw(t, name+" longer")
			return p
		}
		p, q := draw("p"), draw("q")
		got := q.Compose(q.Inverse().Compose(p))
		for _, d := range [6]float64{got.X - p.X, got.Y - p.Y, got.Ax - p.Ax, got.Ay - p.Ay, got.Bx - p.Bx, got.By - p.By} {
			if math.Abs(d) > 1e-6 {
				t.Fatalf("%+v is %+v", p, got)
			}
		}
	})
}

// TestASheetIsTheSameWhereverItIsMadeFirst compares a sheet computed at once with one computed square by square.
func TestASheetIsTheSameWhereverItIsMadeFirst(t *testing.T) {
	p := drawn.NewPaper(117, 75, [3]float64{120, 90, 40})
	p.Emblem(pixel.Pose{X: 50, Y: 40, Yaw: 0.4}, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	ink := [3]float32{0.6, 0.6, 0.53}
	all, some := NewSheet(&p.Picture, ink, false).whole(), NewSheet(&p.Picture, ink, false)
	some.Ready(60, 40, 10)
	some.Ready(100, 70, 30)
	some.Ready(64, 32, 0)
	for y := 30; y <= 50; y++ {
		for x := 50; x <= 70; x++ {
			var want float32
			for j := y - 1; j <= y+1; j++ {
				for i := x - 1; i <= x+1; i++ {
					q := p.Px[3*(j*p.W+i):]
					want += (ink[0]*logLevels[q[0]] + ink[1]*logLevels[q[1]] + ink[2]*logLevels[q[2]]) / 9
				}
			}
			if at := y*p.W + x; all.V[at] != some.V[at] || math.Abs(float64(all.V[at]-want)) > 1e-2 {
				t.Fatalf("at %d, %d: %g of the whole sheet, %g of a part, not %g", x, y, all.V[at], some.V[at], want)
			}
		}
	}
}
