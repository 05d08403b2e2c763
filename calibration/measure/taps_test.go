package measure

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"quartermaster/calibration"
)

// floor is a drawn board of 290 mm seen by a camera: wall and floor in two greys, with a printed frame inside.
func floor(c calibration.Camera, b calibration.Board, wall, sea, frame uint8, noise float64) *bitmap {
	im := &bitmap{w: c.WidthPX, h: c.HeightPX, pix: make([]byte, 3*c.WidthPX*c.HeightPX)}
	r := rand.New(rand.NewPCG(9, 9))
	for v := range im.h {
		for u := range im.w {
			var sum float64
			for k := range 4 { // four samples per pixel
				x, y := c.OnPlane(float64(u)+0.5*float64(k%2)-0.25, float64(v)+0.5*float64(k/2)-0.25, 0)
				in := min(x, y, b.WidthMM-x, b.HeightMM-y)
				switch {
				case in < 0:
					sum += float64(wall) / 4
				case in > 6 && in < 7:
					sum += float64(frame) / 4
				default:
					sum += float64(sea) / 4
				}
			}
			g := uint8(min(max(sum+noise*r.NormFloat64(), 0), 255))
			copy(im.pix[3*(v*im.w+u):], []byte{g, g, g})
		}
	}
	return im
}

func flatCamera() (calibration.Camera, calibration.Board, [4][2]float64) {
	b := calibration.Board{WidthMM: 290, HeightMM: 290}
	lens := calibration.Camera{WidthPX: 800, HeightPX: 600, FX: 800, FY: 800, CX: 400, CY: 300}
	corners := [4][2]float64{{180.3, 60.7}, {640.2, 75.1}, {655.6, 540.4}, {160.1, 525.9}}
	c, _, err := calibration.SolvePose(lens, b, corners)
	if err != nil {
		panic(err)
	}
	for i, p := range b.FloorCorners() {
		corners[i][0], corners[i][1] = c.Project(p[0], p[1], 0)
	}
	return c, b, corners
}

func TestTapsAreRefinedOnADrawnBoard(t *testing.T) {
	truth, b, taps := flatCamera()
	for i, d := range [4][2]float64{{1.5, -1}, {-1, 1.2}, {0.3, 1.7}, {-1.4, -0.6}} {
		taps[i][0] += d[0]
		taps[i][1] += d[1]
	}
	start, _, err := calibration.SolvePose(truth, b, taps)
	if err != nil {
		t.Fatal(err)
	}
	im := floor(truth, b, 150, 100, 240, 3)
	r, note := fitToSides(im, start, b, priors(im, taps, 0))
	before, _ := planeErrors(&start, &truth, b, 0)
	after, _ := planeErrors(&r.camera, &truth, b, 0)
	if after > 0.03 || r.sides != 4 || note != "" || r.moved < 1 {
		t.Errorf("%.3f mm became %.3f mm with %d sides, moved %.2f px, %q", before, after, r.sides, r.moved, note)
	}
}

func TestTapsAreKeptWhereNoSideIsSeen(t *testing.T) {
	truth, b, taps := flatCamera()
	for name, im := range map[string]*bitmap{
		"floor and walls of one grey": floor(truth, b, 100, 100, 100, 3),
		"only a printed frame":        floor(truth, b, 100, 100, 240, 3),
	} {
		r, note := fitToSides(im, truth, b, priors(im, taps, 0))
		if r.camera != truth || r.moved != 0 || !strings.Contains(note, "the taps were kept") {
			t.Errorf("%s: moved %.2f px, %q", name, r.moved, note)
		}
	}
}

func TestATapFarFromItsCornerIsNotAcceptedSilently(t *testing.T) {
	truth, b, taps := flatCamera()
	taps[1][0] -= 40 // for example on the printed frame's corner
	taps[1][1] += 25
	start, _, err := calibration.SolvePose(truth, b, taps)
	if err != nil {
		t.Fatal(err)
	}
	im := floor(truth, b, 150, 100, 240, 3)
	r, note := fitToSides(im, start, b, priors(im, taps, 0))
	if after, _ := planeErrors(&r.camera, &truth, b, 0); note == "" && after > 0.1 {
		t.Errorf("%.3f mm off and nothing said", after)
	}
}

func TestTheEdgeOfAProfileIsFoundToAFiftiethOfAPixel(t *testing.T) {
	for _, at := range []float64{-2.4, -0.3, 0, 0.15, 1.77} {
		var p piece
		for s := range samples {
			x := (offsetOf(float64(s)) - at) / (0.9 * math.Sqrt2)
			// Symmetric in the exponent half way between grey levels and linear light, see light.
			g := 255 * math.Pow((60+25*math.Erf(x))/255, 1/1.5)
			p.colour[s] = [3]float64{g, g, g}
			p.light[s] = light(p.colour[s])
		}
		es := p.edges(4)
		if len(es) != 1 || math.Abs(es[0].at-at) > 0.02 {
			t.Errorf("an edge at %g was found as %+v", at, es)
		}
	}
}

// planeErrors are the errors (mm) over a grid of the board at height z: the pixel of each true point projected back by
// c.
func planeErrors(c, tr *calibration.Camera, b calibration.Board, z float64) (rms, worst float64) {
	n := 0
	for i := range 11 {
		for j := range 11 {
			x, y := b.WidthMM*float64(i)/10, b.HeightMM*float64(j)/10
			u, v := tr.Project(x, y, z)
			gx, gy := c.OnPlane(u, v, z)
			e := math.Hypot(gx-x, gy-y)
			rms += e * e
			worst = max(worst, e)
			n++
		}
	}
	return math.Sqrt(rms / float64(n)), worst
}
