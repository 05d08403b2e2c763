package calibration

import (
	"math"
	"math/rand/v2"
	"testing"
)

// flatDice are dice all over a board as a camera sees their pips; long is the ratio of the pitches, jitter the
// standard deviation of the pips' places in edges.
func flatDice(c *Camera, b Board, edge, long, jitter float64) (out []FlatDie) {
	rng := rand.New(rand.NewPCG(24, 11))
	sites := [7][][2]float64{
		2: {{-1, -1}, {1, 1}}, 3: {{-1, -1}, {0, 0}, {1, 1}}, 4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
		5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}, 6: {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}},
	}
	for i := range 10 {
		d := FlatDie{Value: 2 + i%5}
		x, y := b.WidthMM*(0.12+0.76*rng.Float64()), b.HeightMM*(0.12+0.76*rng.Float64())
		sin, cos := math.Sincos(2 * math.Pi * rng.Float64())
		for _, s := range sites[d.Value] {
			p := 0.25 * edge
			u, v := s[0]*p/math.Sqrt(long)+jitter*edge*rng.NormFloat64(), s[1]*p*math.Sqrt(long)+jitter*edge*rng.NormFloat64()
			pu, pv := c.Project(x+cos*u-sin*v, y+sin*u+cos*v, edge)
			d.Sites, d.At = append(d.Sites, s), append(d.At, [2]float64{pu, pv})
		}
		out = append(out, d)
	}
	return out
}

// tiltedCamera is a slightly tilted camera with distortion over a board, and the pixels of the floor's corners.
func tiltedCamera(t *testing.T, b Board) (Camera, [4][2]float64) {
	t.Helper()
	lens := plainLens(1450, 1600, 1200)
	corners := [4][2]float64{{310, 180}, {1330, 210}, {1400, 1010}, {260, 990}}
	c, _, err := SolvePose(lens, b, corners)
	if err != nil {
		t.Fatal(err)
	}
	c.Distortion[0] = 0.06
	for i, f := range b.FloorCorners() {
		corners[i][0], corners[i][1] = c.Project(f[0], f[1], 0)
	}
	return c, corners
}

func guessOf(corners [4][2]float64) DiceGuess {
	return DiceGuess{Corners: corners, CornerSD: [4]float64{1, 1, 1, 1}, FocalSD: 0.25, DistortionSD: 0.03, SizeSD: 0.02, PipSD: 0.005}
}

func TestFlatDiceDetermineTheScaleAllOverTheFloor(t *testing.T) {
	b := Board{WidthMM: 320, HeightMM: 240}
	truly, corners := tiltedCamera(t, b)
	start := plainLens(1450, 1600, 1200)
	start, _, err := SolvePose(start, b, corners) // nothing is known of the distortion
	if err != nil {
		t.Fatal(err)
	}
	for _, long := range []float64{0.9, 1, 1.12} {
		fit, err := FitDice(start, b, 16, flatDice(&truly, b, 16, long, 0.003), guessOf(corners))
		if err != nil {
			t.Fatal(err)
		}
		for i, sd := range fit.ScaleSD {
			x, y := b.WidthMM*float64(i%3)/2, b.HeightMM*float64(i/3)/2
			size := func(c *Camera) float64 { return pxOfMMAt(c, x, y, 16) }
			off := size(&fit.Camera)*fit.PitchMM/(size(&truly)*4) - 1
			if math.Abs(off) > 0.01 || math.Abs(off) > 4*sd {
				t.Errorf("lattice %v: at (%.0f, %.0f) dice are taken to be seen %.2f %% too large, known to %.2f %%", long, x, y, 100*off, 100*sd)
			}
		}
		if off := math.Log(fit.Board.WidthMM/b.WidthMM) - math.Log(fit.Board.HeightMM/b.HeightMM); math.Abs(off) > 0.01 {
			t.Errorf("lattice %v: the floor is said to be %.1f %% wider", long, 100*off)
		}
	}
}

func TestFlatDiceContradictAWrongLengthOfTheFloor(t *testing.T) {
	b := Board{WidthMM: 320, HeightMM: 240}
	truly, corners := tiltedCamera(t, b)
	truly.Distortion[0] = 0
	dice := flatDice(&truly, b, 16, 1.1, 0.003)
	for _, wrong := range []float64{0.95, 1.05} {
		told := Board{WidthMM: b.WidthMM * wrong, HeightMM: b.HeightMM}
		start, _, err := SolvePose(plainLens(1450, 1600, 1200), told, corners)
		if err != nil {
			t.Fatal(err)
		}
		g := guessOf(corners)
		g.SizeSD = 0.3
		fit, err := FitDice(start, told, 16, dice, g)
		if err != nil {
			t.Fatal(err)
		}
		got := math.Log(fit.Board.WidthMM/told.WidthMM) - math.Log(fit.Board.HeightMM/told.HeightMM)
		if math.Abs(got+math.Log(wrong)) > 0.015 || math.Abs(got) < 3*fit.SizesSD {
			t.Errorf("a width of %v times the true one: the dice say %.3f, known to %.3f, want %.3f", wrong, got, fit.SizesSD, -math.Log(wrong))
		}
	}
}

func TestDiceWithOnePipAreIgnoredByTheFit(t *testing.T) {
	b := Board{WidthMM: 320, HeightMM: 240}
	truly, corners := tiltedCamera(t, b)
	truly.Distortion[0] = 0
	fit, err := FitDice(truly, b, 16, []FlatDie{{Value: 1, Sites: [][2]float64{{0, 0}}, At: [][2]float64{{800, 600}}}}, guessOf(corners))
	if err != nil {
		t.Fatal(err)
	}
	if off := fit.Camera.FX/truly.FX - 1; math.Abs(off) > 0.1 {
		t.Errorf("the focal length moved by %.0f %%", 100*off)
	}
}
