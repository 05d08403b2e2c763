package rest

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/figure"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// aslant returns how a camera sees the top face of a die that is turned by yaw and then tilted by lean towards the direction way
// (radians). It is the perspective projection onto the plane of the top faces. The middle of the face stays in that plane.
func aslant(f pixel.Viewpoint, x, y, yaw, lean, way float64) pixel.Affine {
	sw, cw := math.Sincos(way)
	sl, cl := math.Sincos(lean)
	sy, cy := math.Sincos(yaw)
	at := func(u, v float64) (float64, float64) {
		px, py, pz := (cy*u-sy*v)*pixel.EdgePX, (sy*u+cy*v)*pixel.EdgePX, 0.0
		along, across := px*cw+py*sw, -px*sw+py*cw
		along, pz = along*cl, along*sl
		px, py = x+along*cw-across*sw, y+along*sw+across*cw
		share := (f.Height - pixel.EdgePX) / (f.Height - pixel.EdgePX - pz) // f.Height: camera over the floor, pixels
		return f.X + (px-f.X)*share, f.Y + (py-f.Y)*share
	}
	const d = 0.05
	ax, ay := at(d, 0)
	bx, by := at(0, d)
	ox, oy := at(0, 0)
	return pixel.Affine{X: ox, Y: oy, Ax: (ax - ox) / d, Ay: (ay - oy) / d, Bx: (bx - ox) / d, By: (by - oy) / d}
}

func TestAFigureThatLiesOnTheFloorIsNotStrained(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &scene.Scene{Viewpoint: pixel.Viewpoint{X: 400, Y: 300, Height: 1000}}
		at := pixel.Pose{X: rapid.Float64Range(0, 800).Draw(t, "x"), Y: rapid.Float64Range(0, 600).Draw(t, "y"), Yaw: rapid.Float64Range(-4, 4).Draw(t, "yaw")}
		for _, v := range strained(s, at.Affine()) {
			if math.Abs(v) > 1e-9 {
				t.Fatalf("%+v", strained(s, at.Affine()))
			}
		}
	})
}

func TestAFigureThatLeansAwayIsStrainedAlongTheViewAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &scene.Scene{Viewpoint: pixel.Viewpoint{X: 400, Y: 300, Height: 1000}}
		far := rapid.Float64Range(60, 350).Draw(t, "far")
		way := rapid.Float64Range(-3, 3).Draw(t, "way")
		lean := rapid.Float64Range(-0.3, 0.3).Draw(t, "lean")
		x, y := s.Viewpoint.X+far*math.Cos(way), s.Viewpoint.Y+far*math.Sin(way)
		got := strained(s, aslant(s.Viewpoint, x, y, rapid.Float64Range(-4, 4).Draw(t, "yaw"), lean, way))
		// A face that tilts away from the camera changes its length along the line of sight, and not across it.
		long := math.Cos(lean) + math.Sin(lean)*far/(s.Viewpoint.Height-pixel.EdgePX)
		want := max(-4, min(4, (long*long-1)/2/s.LiftShare()))
		if math.Abs(got[0]-want) > 0.3 || math.Abs(got[1]) > 0.3 || math.Abs(got[2]) > 0.1 {
			t.Fatalf("%.3f, along the view should be %.3f", got, want)
		}
	})
}

func TestATaughtPictureThatFitsBetterHasMoreWeightInTheStrain(t *testing.T) {
	s := &scene.Scene{Viewpoint: pixel.Viewpoint{X: 400, Y: 300, Height: 1000}}
	flat := pixel.Pose{X: 300, Y: 200, Yaw: 0.4}.Affine()
	larger := flat
	larger.Ax, larger.Ay, larger.Bx, larger.By = 1.03*flat.Ax, 1.03*flat.Ay, 1.03*flat.Bx, 1.03*flat.By
	show := func(at pixel.Affine, like float64) figure.AffineFit {
		return figure.AffineFit{Fit: figure.Fit{At: at, Correlation: like}, Rigid: like}
	}
	full, _ := strainOf(s, []figure.AffineFit{show(larger, 0.99)})
	same, differ := strainOf(s, []figure.AffineFit{show(larger, 0.99), show(larger, 0.9)})
	if math.Abs(same[0]-full[0]) > 1e-9 || differ > 1e-9 {
		t.Errorf("two that agree: %.3f, not %.3f, and differ by %.3f", same, full, differ)
	}
	half, far := strainOf(s, []figure.AffineFit{show(larger, 0.95), show(flat, 0.95)})
	little, near := strainOf(s, []figure.AffineFit{show(flat, 0.995), show(larger, 0.985)})
	if math.Abs(half[0]-full[0]/2) > 1e-9 || math.Abs(little[0]) > full[0]/6 || near > far {
		t.Errorf("%.3f and %.3f of %.3f, differing by %.3f and %.3f", half, little, full, far, near)
	}
}
