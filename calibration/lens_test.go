package calibration

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// boardViews are views of a chessboard through a lens, with noise of sd px.
func boardViews(lens Camera, poses []pose, sd float64, seed uint64) []LensView {
	r := rand.New(rand.NewPCG(seed, 7))
	var views []LensView
	for i, p := range poses {
		v := LensView{Picture: string(rune('a' + i))}
		c := lens.over(p)
		for y := range 6 {
			for x := range 9 {
				q := [2]float64{float64(x) * 15, float64(y) * 15}
				a, b := c.Project(q[0], q[1], 0)
				v.Board = append(v.Board, q)
				v.Image = append(v.Image, [2]float64{a + sd*r.NormFloat64(), b + sd*r.NormFloat64()})
			}
		}
		views = append(views, v)
	}
	return views
}

// chessboardPoses are eight poses of a chessboard before a camera of 1640 px.
func chessboardPoses(focal float64) []pose {
	far := focal / 1640 * 260
	var out []pose
	for i, t := range [][2]float64{{0, 0}, {0.5, 0}, {-0.5, 0.1}, {0, 0.55}, {0.1, -0.5}, {0.4, 0.4}, {-0.4, 0.35}, {0.3, -0.45}} {
		x := []float64{0, -40, 40, -45, 45, 0, 30, -30}[i]
		y := []float64{0, -30, 25, 25, -25, 30, -30, 0}[i]
		out = append(out, pose{t[0], t[1], 0.2 * float64(i%3-1), -60 + x, -37 + y, far * (1 + 0.1*float64(i%3))})
	}
	return out
}

func TestALensIsFoundFromItsChessboards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := rapid.Float64Range(900, 2200).Draw(t, "focal")
		lens := Camera{FX: f, FY: f, CX: rapid.Float64Range(790, 850).Draw(t, "cx"), CY: rapid.Float64Range(590, 640).Draw(t, "cy")}
		lens.Distortion[0] = rapid.Float64Range(-0.3, 0.15).Draw(t, "k1")
		lens.Distortion[1] = rapid.Float64Range(-0.1, 0.1).Draw(t, "k2")
		fit, err := FitLens(boardViews(lens, chessboardPoses(f), 0.05, rapid.Uint64().Draw(t, "seed")), 1640, 1232)
		if err != nil {
			t.Fatal(err)
		}
		c := fit.Camera
		// Five standard deviations, by the fit's own estimate.
		if d := math.Abs(c.FX/f - 1); d > 5*fit.FocalSD || fit.FocalSD > 0.001 {
			t.Errorf("focal length off by %.4f %%, sd %.4f %%", 100*d, 100*fit.FocalSD)
		}
		if fit.RMS > 0.1 {
			t.Errorf("rms %g", fit.RMS)
		}
		// The angles between the rays of pixels count, not the lens's parameters.
		p := [][2]float64{{450, 350}, {820, 616}, {1150, 850}, {820, 250}}
		for i, a := range p {
			for _, b := range p[:i] {
				if d := f * math.Abs(between(lens, a, b)-between(c, a, b)); d > 1 {
					t.Errorf("the angle between %v and %v is off by %.2f px", a, b, d)
				}
			}
		}
	})
}

// between is the angle between the rays of two pixels, in radians.
func between(c Camera, a, b [2]float64) float64 {
	x0, y0 := c.Undistort(a[0], a[1])
	x1, y1 := c.Undistort(b[0], b[1])
	return math.Acos((x0*x1 + y0*y1 + 1) / math.Sqrt((x0*x0+y0*y0+1)*(x1*x1+y1*y1+1)))
}

func TestTermsAreTakenInOnlyWhereThePicturesSupportThem(t *testing.T) {
	plain := Camera{FX: 1300, FY: 1300, CX: 820, CY: 616, Distortion: [5]float64{-0.1, 0.03}}
	tangential, oblong, strong := plain, plain, plain
	tangential.Distortion[2], tangential.Distortion[3] = 0.003, -0.002
	oblong.FY = 1310
	strong.Distortion = [5]float64{-0.3, 0.2, 0, 0, -0.5}
	for _, c := range []struct {
		name string
		lens Camera
		want string
	}{
		{"plain", plain, "f c k1 k2"},
		{"decentred", tangential, "f c k1 k2 p1 p2"},
		{"oblong pixels", oblong, "f c k1 k2 aspect"},
		{"a strong wide lens", strong, "f c k1 k2 k3"},
	} {
		fit, err := FitLens(boardViews(c.lens, chessboardPoses(1300), 0.03, 3), 1640, 1232)
		if err != nil {
			t.Fatal(err)
		}
		if fit.Terms != c.want {
			t.Errorf("%s: fitted %q, want %q", c.name, fit.Terms, c.want)
		}
		if math.Abs(fit.Camera.FX/c.lens.FX-1) > 0.001 || math.Abs(fit.Camera.FY/c.lens.FY-1) > 0.001 {
			t.Errorf("%s: focal lengths %g, %g", c.name, fit.Camera.FX, fit.Camera.FY)
		}
	}
}

func TestOneWrongCornerHardlyMatters(t *testing.T) {
	lens := Camera{FX: 1300, FY: 1300, CX: 820, CY: 616}
	views := boardViews(lens, chessboardPoses(1300), 0.05, 5)
	views[2].Image[20][0] += 6
	fit, err := FitLens(views, 1640, 1232)
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(fit.Camera.FX/1300-1) > 0.002 || fit.Pictures[2].Dropped {
		t.Errorf("focal length %g, %+v", fit.Camera.FX, fit.Pictures[2])
	}
}

func TestAPictureThatDoesNotBelongToTheOthersIsDropped(t *testing.T) {
	lens := Camera{FX: 1300, FY: 1300, CX: 820, CY: 616, Distortion: [5]float64{-0.1}}
	views := boardViews(lens, chessboardPoses(1300), 0.05, 9)
	r := rand.New(rand.NewPCG(1, 1))
	for i := range views[3].Image {
		views[3].Image[i][0] += 15 * r.NormFloat64()
	}
	fit, err := FitLens(views, 1640, 1232)
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range fit.Pictures {
		if p.Dropped != (i == 3) {
			t.Errorf("picture %d: %+v", i, p)
		}
	}
	if math.Abs(fit.Camera.FX/1300-1) > 0.002 || fit.RMS > 0.1 {
		t.Errorf("focal length %g, rms %g", fit.Camera.FX, fit.RMS)
	}
}

func TestLensPicturesThatDoNotDetermineTheLensAreRefused(t *testing.T) {
	lens := Camera{FX: 1300, FY: 1300, CX: 820, CY: 616}
	flat := []pose{{0, 0, 0, -60, -37, 250}, {0, 0, 0.3, -60, -37, 260}, {0, 0, -0.5, -50, -37, 255}, {0, 0, 1, -40, -30, 250}}
	noisy := boardViews(lens, flat, 0.2, 3)
	same := boardViews(lens, []pose{flat[0], flat[0], flat[0]}, 0, 3)
	few := boardViews(lens, chessboardPoses(1300)[:2], 0.1, 3)
	point := boardViews(lens, chessboardPoses(1300)[:3], 0.1, 3)
	for i := range point[1].Image {
		point[1].Image[i] = [2]float64{10, 10}
	}
	for name, views := range map[string][]LensView{"none": nil, "too few": few, "never slanted": noisy, "all the same": same, "all in one point": point} {
		fit, err := FitLens(views, 1640, 1232)
		if err == nil {
			t.Errorf("%s: focal length %g ± %g", name, fit.Camera.FX, fit.FocalSD)
			continue
		}
		checkOneSentence(t, err)
	}
}

func BenchmarkFitLens(b *testing.B) {
	lens := Camera{FX: 1300, FY: 1300, CX: 820, CY: 616, Distortion: [5]float64{-0.1, 0.03}}
	views := boardViews(lens, chessboardPoses(1300), 0.05, 5)
	for b.Loop() {
		if _, err := FitLens(views, 1640, 1232); err != nil {
			b.Fatal(err)
		}
	}
}
