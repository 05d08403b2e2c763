package calibration

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// sidePoints are points on the sides of a board as a camera sees them, with noise (px) across the sides.
func sidePoints(c Camera, b Board, noise float64, seed uint64, sides ...Side) []SidePoint {
	r := rand.New(rand.NewPCG(seed, 3))
	var out []SidePoint
	for _, s := range sides {
		for i := range 20 {
			x, y := b.Point(s, 0.05+0.9*float64(i)/19)
			u, v := c.Project(x, y, 0)
			out = append(out, SidePoint{Side: s, At: [2]float64{u + noise*r.NormFloat64(), v + noise*r.NormFloat64()}, SD: 0.2})
		}
	}
	return out
}

func tapped(c Camera, b Board, off float64, seed uint64) (taps [4][2]float64) {
	r := rand.New(rand.NewPCG(seed, 5))
	for i, p := range b.FloorCorners() {
		u, v := c.Project(p[0], p[1], 0)
		a := 2 * math.Pi * r.Float64()
		taps[i] = [2]float64{u + off*math.Cos(a), v + off*math.Sin(a)}
	}
	return taps
}

// largestError is the greatest error (mm) of a camera over the floor's points.
func largestError(c, truth Camera, b Board) float64 {
	worst := 0.0
	for i := range 25 {
		x, y := b.WidthMM*float64(i%5)/4, b.HeightMM*float64(i/5)/4
		u, v := truth.Project(x, y, 0)
		gx, gy := c.OnPlane(u, v, 0)
		worst = max(worst, math.Hypot(gx-x, gy-y))
	}
	return worst
}

func TestSidesCorrectTheErrorsOfTaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		truth, b := anyCamera(t)
		seed := rapid.Uint64().Draw(t, "seed")
		taps := tapped(truth, b, 2, seed)
		start, _, err := SolvePose(truth, b, taps)
		if err != nil {
			t.Fatal(err)
		}
		fit, err := FitSides(start, b, sidePoints(truth, b, 0.1, seed, Top, Right, Bottom, Left), SidesGuess{Taps: taps, TapSD: 1.2, LeanSD: 0.3})
		if err != nil {
			t.Fatal(err)
		}
		mm := 1.4 * math.Hypot(b.WidthMM, b.HeightMM) / 1232 // about the length of a pixel
		if d := largestError(fit.Camera, truth, b); d > 0.35*mm {
			t.Errorf("%.3f mm off, a pixel is %.3f mm", d, mm)
		}
		if fit.RMS > 0.2 {
			t.Errorf("rms %.2f px", fit.RMS)
		}
	})
}

func TestARimDeterminesTheDirectionAndTheLeanOfItsWall(t *testing.T) {
	b := Board{WidthMM: 290, HeightMM: 290, WallMM: 45}
	truth := plainLens(1500, 1640, 1232).over(pose{0.1, 0.05, 0, -145, -145, 500})
	points := sidePoints(truth, b, 0.05, 1, Top, Right, Bottom)
	for i := range 20 { // the left wall leans inwards by 0.4 mm
		u, v := truth.Project(0.4, 10+270*float64(i)/19, 45)
		points = append(points, SidePoint{Side: Left, At: [2]float64{u, v}, Z: 45, SD: 0.2})
	}
	taps := tapped(truth, b, 1.5, 2)
	start, _, err := SolvePose(truth, b, taps)
	if err != nil {
		t.Fatal(err)
	}
	fit, err := FitSides(start, b, points, SidesGuess{Taps: taps, TapSD: 1.2, LeanSD: 0.3})
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(fit.Lean[Left]-0.4) > 0.15 || fit.Lean[Top] != 0 {
		t.Errorf("leans %v", fit.Lean)
	}
	if d := largestError(fit.Camera, truth, b); d > 0.12 {
		t.Errorf("%.3f mm off", d)
	}
}

func TestPrintInsideTheFloorDoesNotFitTheBoard(t *testing.T) {
	b := Board{WidthMM: 290, HeightMM: 290}
	truth := plainLens(1500, 1640, 1232).over(pose{0.05, 0.1, 0, -145, -145, 500})
	points := sidePoints(truth, b, 0.05, 1, Top, Right, Bottom)
	for i := range 20 { // a printed line 3 mm inside is taken for the left side
		u, v := truth.Project(3, 10+270*float64(i)/19, 0)
		points = append(points, SidePoint{Side: Left, At: [2]float64{u, v}, SD: 0.2})
	}
	taps := tapped(truth, b, 1, 2)
	start, _, err := SolvePose(truth, b, taps)
	if err != nil {
		t.Fatal(err)
	}
	fit, err := FitSides(start, b, points, SidesGuess{Taps: taps, TapSD: 1.2, LeanSD: 0.3})
	if err != nil {
		t.Fatal(err)
	}
	if worst := max(fit.SideRMS[Top], fit.SideRMS[Right], fit.SideRMS[Bottom], fit.SideRMS[Left]); worst < 1 {
		t.Errorf("the sides fit to %v px", fit.SideRMS)
	}
}

func TestNoSidesAreNoFit(t *testing.T) {
	c := goodRig(t).Camera
	if _, err := FitSides(c, Board{WidthMM: 290, HeightMM: 290}, nil, SidesGuess{TapSD: 1}); err == nil {
		t.Error("fitted")
	}
}

func TestPointsWithACommonErrorDoNotOutweighARim(t *testing.T) {
	b := Board{WidthMM: 290, HeightMM: 290, WallMM: 45}
	truth := plainLens(1500, 1640, 1232).over(pose{0.1, 0.05, 0, -145, -145, 500})
	taps := tapped(truth, b, 1, 2)
	start, _, err := SolvePose(truth, b, taps)
	if err != nil {
		t.Fatal(err)
	}
	points := sidePoints(truth, b, 0.05, 1, Top, Right, Left)
	const n, aside = 40, 3.0 // px, common error of all points of the bottom side's foot
	for i := range n {
		at := 10 + 270*float64(i)/(n-1)
		u, v := truth.Project(at, 290, 0)
		points = append(points, SidePoint{Side: Bottom, At: [2]float64{u, v - aside}, SD: 0.2, SharedSD: aside * math.Sqrt(n)})
		u, v = truth.Project(at, 290, 45)
		points = append(points, SidePoint{Side: Bottom, At: [2]float64{u, v}, Z: 45, SD: 0.2})
	}
	fit, err := FitSides(start, b, points, SidesGuess{Taps: taps, TapSD: 1.2, LeanSD: 0.3})
	if err != nil {
		t.Fatal(err)
	}
	if d := largestError(fit.Camera, truth, b); d > 0.2 {
		t.Errorf("%.3f mm off", d)
	}
	for i := range points {
		points[i].SharedSD = 0
	}
	if fit, err = FitSides(start, b, points, SidesGuess{Taps: taps, TapSD: 1.2, LeanSD: 0.3}); err != nil {
		t.Fatal(err)
	}
	if d := largestError(fit.Camera, truth, b); d < 0.4 {
		t.Errorf("%.3f mm off where each point is said to err on its own: then this tries nothing", d)
	}
}

func TestRimsAndPrintAtAnUnknownDistancePlaceAFloorOfWhichNoSideIsSeen(t *testing.T) {
	b := Board{WidthMM: 400, HeightMM: 280, WallMM: 45}
	truth := plainLens(1010, 1280, 720).over(pose{0.34, 0.02, 0, -205, -110, 550})
	truth.CX, truth.CY = truth.CX+7, truth.CY-8
	var points []SidePoint
	for s := Top; s <= Left; s++ {
		for i := range 20 {
			x, y := b.Point(s, 0.05+0.9*float64(i)/19)
			if s != Bottom {
				u, v := truth.Project(x, y, 45)
				points = append(points, SidePoint{Side: s, At: [2]float64{u, v}, Z: 45, SD: 0.2})
			}
			inwards := [4][2]float64{{0, 2.5}, {-2.5, 0}, {0, -2.5}, {2.5, 0}}[s]
			u, v := truth.Project(x+inwards[0], y+inwards[1], 0)
			points = append(points, SidePoint{Side: s, At: [2]float64{u, v}, SD: 0.2, Print: true})
		}
	}
	taps := tapped(truth, b, 5, 4)
	wrong := plainLens(970, 1280, 720)
	loose := SidesGuess{Taps: taps, TapSD: 34, LeanSD: 0.3}
	free := loose
	free.FocalSD, free.CentreSD = 0.25, 13
	for _, c := range []struct {
		name            string
		lens            Camera
		g               SidesGuess
		mm, inset, most float64 // greatest error of places, of the print's distance (mm) and of the points (px)
	}{
		{"the lens is known", truth, loose, 0.02, 0.02, 0.01},
		{"the lens is found", wrong, free, 0.3, 0.2, 0.01}, // what is left: its axis and the print's distance trade off
		{"a wrong lens is held", wrong, loose, 5, 5, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			start, _, err := SolvePose(c.lens, b, taps)
			if err != nil {
				t.Fatal(err)
			}
			fit, err := FitSides(start, b, points, c.g)
			if err != nil {
				t.Fatal(err)
			}
			d := largestError(fit.Camera, truth, b)
			if d > c.mm || math.Abs(fit.Inset-2.5) > c.inset || fit.RMS > c.most {
				t.Errorf("%.3f mm off, print %.3f mm inside, rms %.3f px", d, fit.Inset, fit.RMS)
			}
			if held := c.g.FocalSD == 0; held && (fit.Camera.FX != start.FX || fit.Camera.CX != start.CX) {
				t.Error("a lens that is held was changed")
			}
		})
	}
}

// uprightPoints are two points on the vertical edge over each of some corners.
func uprightPoints(c Camera, b Board, corners ...int) (out []SidePoint) {
	for _, i := range corners {
		f := b.FloorCorners()[i]
		for _, z := range []float64{5, 38} {
			u, v := c.Project(f[0], f[1], z)
			out = append(out, SidePoint{Side: Side(i), Upright: true, At: [2]float64{u, v}, SD: 0.5})
		}
	}
	return out
}

// A camera tilted by 20 degrees over a lid: with a wrong focal length rims may still fit, vertical edges do not.
func TestVerticalEdgesRefuteAWrongFocalLength(t *testing.T) {
	b := Board{WidthMM: 400, HeightMM: 280, WallMM: 45}
	truth := plainLens(1010, 1280, 720).over(pose{0.35, 0, 0, -205, -110, 550})
	taps := tapped(truth, b, 0, 1)
	for name, c := range map[string]struct {
		focal       float64 // its share
		least, most float64
	}{
		"the right one":     {1, 0, 0.1},
		"a tenth too short": {0.9, 1, 10},
		"a tenth too long":  {1.1, 1, 10},
	} {
		t.Run(name, func(t *testing.T) {
			lens := truth
			lens.FX, lens.FY = lens.FX*c.focal, lens.FY*c.focal
			start, _, err := SolvePose(lens, b, taps)
			if err != nil {
				t.Fatal(err)
			}
			points := uprightPoints(truth, b, 0, 1)
			for i := range points {
				points[i].SD = 50 // looked at, and hardly weighed
			}
			fit, err := FitSides(start, b, append(sidePoints(truth, b, 0, 1, Top, Right, Bottom, Left), points...), SidesGuess{Taps: taps, TapSD: 5, LeanSD: 0.3})
			if err != nil {
				t.Fatal(err)
			}
			if fit.UprightRMS < c.least || fit.UprightRMS > c.most {
				t.Errorf("vertical edges are %.2f px off", fit.UprightRMS)
			}
		})
	}
}

func TestCornerSDIsTheSpreadOfCorners(t *testing.T) {
	b := Board{WidthMM: 290, HeightMM: 290, WallMM: 45}
	truth := plainLens(1500, 1640, 1232).over(pose{0.2, 0.05, 0, -145, -145, 500})
	taps := tapped(truth, b, 0, 2)
	const draws = 60
	var sum [4][2]float64
	said := 0.0
	for n := range draws {
		fit, err := FitSides(truth, b, sidePoints(truth, b, 0.2, uint64(n), Top, Right, Bottom, Left), SidesGuess{Taps: taps, TapSD: 50, LeanSD: 0.3})
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range b.FloorCorners() {
			u, v := fit.Camera.Project(f[0], f[1], 0)
			sum[i][0] += math.Pow(u-taps[i][0], 2) / draws
			sum[i][1] += math.Pow(v-taps[i][1], 2) / draws
		}
		said += fit.CornerSD / draws
	}
	worst := 0.0
	for _, s := range sum {
		worst = max(worst, math.Sqrt(s[0]), math.Sqrt(s[1]))
	}
	if said < 0.7*worst || said > 1.5*worst {
		t.Errorf("corners are said to be known to %.3f px, their spread is %.3f px", said, worst)
	}
}
