package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"quartermaster/calibration"
)

// lid is a drawn board with walls seen by a camera, in greys: the table and the walls' rims, the walls inside, and the
// floor as a function of the place (mm).
func lid(c calibration.Camera, b calibration.Board, rim, wall float64, floor func(x, y float64) float64, noise float64) *bitmap {
	im := &bitmap{w: c.WidthPX, h: c.HeightPX, pix: make([]byte, 3*c.WidthPX*c.HeightPX)}
	r := rand.New(rand.NewPCG(8, 8))
	within := func(x, y float64) bool { return min(x, y, b.WidthMM-x, b.HeightMM-y) > 0 }
	for v := range im.h {
		for u := range im.w {
			var sum float64
			for k := range 4 { // four samples per pixel
				ru, rv := float64(u)+0.5*float64(k%2)-0.25, float64(v)+0.5*float64(k/2)-0.25
				if x, y := c.OnPlane(ru, rv, b.WallMM); !within(x, y) {
					sum += rim / 4
				} else if x, y = c.OnPlane(ru, rv, 0); !within(x, y) {
					sum += wall / 4
				} else {
					sum += floor(x, y) / 4
				}
			}
			g := uint8(min(max(sum+noise*r.NormFloat64(), 0), 255))
			copy(im.pix[3*(v*im.w+u):], []byte{g, g, g})
		}
	}
	return im
}

// lidCamera looks into a lid, about half a metre away, with taps that are off by 1 to 1.5 px.
func lidCamera(t *testing.T) (truth, start calibration.Camera, b calibration.Board, taps [4][2]float64) {
	t.Helper()
	b = calibration.Board{WidthMM: 290, HeightMM: 290, WallMM: 45}
	lens := calibration.Camera{WidthPX: 1280, HeightPX: 960, FX: 1130, FY: 1130, CX: 640, CY: 480}
	truth, _, err := calibration.SolvePose(lens, b, [4][2]float64{{272, 107}, {977, 130}, {992, 859}, {255, 841}})
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range b.FloorCorners() {
		taps[i][0], taps[i][1] = truth.Project(p[0], p[1], 0)
		d := [4][2]float64{{1.2, -0.5}, {0.9, 0.8}, {-0.4, 1.0}, {1.1, 0.6}}[i]
		taps[i][0] += d[0]
		taps[i][1] += d[1]
	}
	start, _, err = calibration.SolvePose(lens, b, taps)
	if err != nil {
		t.Fatal(err)
	}
	return truth, start, b, taps
}

func TestTheCameraIsFittedToVisibleFeetAndRims(t *testing.T) {
	truth, start, b, taps := lidCamera(t)
	before, _ := planeErrors(&start, &truth, b, 0)
	for _, c := range []struct {
		name  string
		floor func(x, y float64) float64
		limit float64 // mm
	}{
		{"clear feet", func(_, _ float64) float64 { return 80 }, 0.02},
		{"feet that differ from the walls by few greys", func(_, _ float64) float64 { return 112 }, 0.05},
		{"faint feet with a line printed beside two of them", func(x, y float64) float64 {
			if d := min(b.WidthMM-x, b.HeightMM-y); d > 0.3 && d < 0.65 {
				return 95
			}
			return 112
		}, 0.06},
		{"faint feet beside a strong printed frame", func(x, y float64) float64 {
			if d := min(x, y, b.WidthMM-x, b.HeightMM-y); d > 1.3 && d < 3.6 {
				return 220
			}
			return 112
		}, 0.05},
		// The feet of some sides are partly lost in the print; the rest is still more precise than the rims alone.
		{"feet that are broken by print as grey as the walls", func(x, y float64) float64 {
			return 112 + 20*math.Sin((3*x+1.1*y)/7)
		}, 0.06},
		{"feet that are brighter here and darker there than the walls", func(x, y float64) float64 {
			return 120 + 30*math.Sin((3*x+1.1*y)/21)*math.Sin((x-2.1*y)/11)
		}, 0.05},
	} {
		t.Run(c.name, func(t *testing.T) {
			im := lid(truth, b, 180, 120, c.floor, 2)
			r, note := fitToSides(im, start, b, priors(im, taps, 0))
			if after, worst := planeErrors(&r.camera, &truth, b, 0); !(after <= c.limit) {
				t.Errorf("%.3f mm became %.3f mm, %.3f mm at worst, with %d sides, %q", before, after, worst, r.sides, note)
			}
		})
	}
}

func TestTheFitToAllLinesKeepsEverySideOfTheFirstFit(t *testing.T) {
	truth, _, b, taps := lidCamera(t)
	im := lid(truth, b, 180, 120, func(x, _ float64) float64 {
		if x < 60 {
			return 120 // the left side's foot is invisible, only its rim is seen
		}
		return 80
	}, 2)
	g := priors(im, taps, 0)
	sides := findSides(im, &truth, b, 1.2, 1)
	if _, ok := chooseLines(sides, truth, b, g); !ok || sides[calibration.Left].chosen < 0 {
		t.Fatal("the left side was not found")
	}
	if _, ok := fitAllLines(im, truth, b, g, sides); !ok {
		t.Error("all sides are seen, but the fit was refused")
	}
	for v := range im.h { // without any edge
		for u := range 420 {
			copy(im.pix[3*(v*im.w+u):], []byte{120, 120, 120})
		}
	}
	if _, ok := fitAllLines(im, truth, b, g, sides); ok {
		t.Error("a side is lost, but the fit was taken")
	}
}
