package measure

import (
	"math"
	"testing"

	"quartermaster/calibration"
)

// walledLid is a lid of which each wall has a grey of its own.
func walledLid(c calibration.Camera, b calibration.Board, walls [4]float64, floor func(x, y float64) float64) *bitmap {
	im := lid(c, b, 180, 0, floor, 0)
	for v := range im.h {
		for u := range im.w {
			x1, y1 := c.OnPlane(float64(u), float64(v), b.WallMM)
			x0, y0 := c.OnPlane(float64(u), float64(v), 0)
			seen, first := -1, 1.0 // the wall that the ray leaves the lid by
			for s := calibration.Top; s <= calibration.Left; s++ {
				rim, foot := b.Inwards(s, x1, y1), b.Inwards(s, x0, y0)
				if rim < 0 {
					seen = -1
					break
				}
				if at := rim / (rim - foot); foot < 0 && at < first {
					seen, first = int(s), at
				}
			}
			if g := uint8(0); seen >= 0 {
				g = uint8(walls[seen])
				copy(im.pix[3*(v*im.w+u):], []byte{g, g, g})
			}
		}
	}
	return im
}

func plainFloor(_, _ float64) float64 { return 110 }

func TestVerticalEdgesAreFoundWhereWallsDiffer(t *testing.T) {
	truth, _, b, _ := lidCamera(t)
	moved := truth
	moved.Translation[0] += 0.8
	for name, c := range map[string]struct {
		walls [4]float64
		sides []calibration.Side // at whose first corners edges are seen
	}{
		"each wall differs from the next": {[4]float64{60, 90, 60, 90}, []calibration.Side{calibration.Top, calibration.Right, calibration.Bottom, calibration.Left}},
		"one wall differs":                {[4]float64{60, 90, 60, 60}, []calibration.Side{calibration.Right, calibration.Bottom}},
		"all walls are alike":             {[4]float64{60, 60, 60, 60}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			found := uprights(walledLid(truth, b, c.walls, plainFloor), &moved, b)
			if len(found) != 2*len(c.sides) {
				t.Fatalf("%d points", len(found))
			}
			for i, p := range found {
				f := b.FloorCorners()[p.Side]
				u0, v0 := truth.Project(f[0], f[1], 0)
				u1, v1 := truth.Project(f[0], f[1], b.WallMM)
				off := ((p.At[1]-v0)*(u1-u0) - (p.At[0]-u0)*(v1-v0)) / math.Hypot(u1-u0, v1-v0)
				if p.Side != c.sides[i/2] || math.Abs(off) > 0.5 {
					t.Errorf("side %v: %.2f px off", p.Side, off)
				}
			}
		})
	}
}

func TestAFootIsFoundBesideAPrintedLine(t *testing.T) {
	truth, _, b, _ := lidCamera(t)
	const inset = 1.6 // mm
	framed := func(x, y float64) float64 {
		if d := min(x, y, b.WidthMM-x, b.HeightMM-y); d > inset && d < inset+0.8 {
			return 220
		}
		return 110
	}
	var print []calibration.SidePoint
	for s := calibration.Top; s <= calibration.Left; s++ {
		for k := range 40 {
			x, y := b.Point(s, (float64(k)+0.5)/40)
			in := [4][2]float64{{0, inset}, {-inset, 0}, {0, -inset}, {inset, 0}}[s]
			u, v := truth.Project(x+in[0], y+in[1], 0)
			print = append(print, calibration.SidePoint{Side: s, Print: true, At: [2]float64{u, v}})
		}
	}
	for name, c := range map[string]struct {
		walls [4]float64
		sides int
	}{
		"darker walls":                     {[4]float64{80, 85, 80, 85}, 4},
		"two walls as bright as the floor": {[4]float64{80, 110, 80, 110}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			moved := truth
			moved.Translation[0] += 0.2
			found := feetBesidePrint(walledLid(truth, b, c.walls, framed), &moved, b, print)
			sides := map[calibration.Side]bool{}
			for _, p := range found {
				sides[p.Side] = true
				x, y := truth.OnPlane(p.At[0], p.At[1], 0)
				if off := b.Inwards(p.Side, x, y); math.Abs(off) > 0.3 { // mm; a pixel is 0.4 mm
					t.Errorf("%v foot: %.2f mm off", p.Side, off)
				}
			}
			if len(sides) != c.sides {
				t.Errorf("feet of %d sides", len(sides))
			}
		})
	}
}
