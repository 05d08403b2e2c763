//go:build cgo

package reader

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision/ground"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestTheFloorAndItsMarginFillTheRectifiedPicture(t *testing.T) {
	for _, rig := range []string{"B_webcam", "E_wide"} {
		e := engineOf(t, rig)
		r := e.Calibrated.Rect
		if x, y := r.PX(0, 0); x != 30 || y != 30 {
			t.Errorf("%s: the floor's corner lies at (%v, %v)", rig, x, y)
		}
		if x, y := r.PX(e.Size.WidthMM, e.Size.HeightMM); math.Abs(x+30-float64(r.Full.W)) > 1 || math.Abs(y+30-float64(r.Full.H)) > 1 {
			t.Errorf("%s: the floor ends at (%v, %v) in a picture of %dx%d", rig, x, y, r.Full.W, r.Full.H)
		}
	}
}

// A dot is painted where the camera sees a place on the top faces' plane; in the rectified picture it must lie at
// this place. Project and OnPlane, the look-up and OpenCV's remapping all take part.
func TestAPointOnThePlaneLiesAtItsPlaceInTheRectifiedPicture(t *testing.T) {
	for _, rig := range []string{"C_phone", "E_wide"} {
		t.Run(rig, func(t *testing.T) {
			e := engineOf(t, rig)
			c := e.Calibrated.Camera
			raw := drawn.NewPaper(c.WidthPX, c.HeightPX, drawn.Black)
			var at [][2]float64
			for i := range 25 {
				x, y := e.Size.WidthMM*(0.05+0.9*float64(i%5)/4), e.Size.HeightMM*(0.05+0.9*float64(i/5)/4)
				at = append(at, [2]float64{x, y})
				u, v := c.Project(x, y, e.Edge)
				if mx, my := c.OnPlane(u, v, e.Edge); math.Hypot(mx-x, my-y) > 1e-6 {
					t.Errorf("(%v, %v) mm came back as (%v, %v)", x, y, mx, my)
				}
				for py := int(v) - 6; py <= int(v)+6; py++ {
					for px := int(u) - 6; px <= int(u)+6; px++ {
						d := math.Hypot(float64(px)-u, float64(py)-v)
						for k := range 3 {
							raw.Px[3*(py*raw.W+px)+k] = uint8(36 + 200*math.Exp(-d*d/8))
						}
					}
				}
			}
			m, err := opencv.FromPixels(raw.W, raw.H, raw.Px)
			if err != nil {
				t.Fatal(err)
			}
			defer m.Close()
			var pic ground.Canvas
			pic.Reset(m, e.Calibrated.Rect)
			if err := pic.FillAll(); err != nil {
				t.Fatal(err)
			}
			for _, p := range at {
				u, v := e.Calibrated.Rect.PX(p[0], p[1])
				var sum, sx, sy float64
				for y := int(v) - 9; y <= int(v)+9; y++ {
					for x := int(u) - 9; x <= int(u)+9; x++ {
						w := max(0, float64(pic.Px[3*(y*pic.W+x)])-45)
						sum, sx, sy = sum+w, sx+w*float64(x), sy+w*float64(y)
					}
				}
				// A round dot of the raw picture becomes slightly asymmetric in a tilted view.
				if off := math.Hypot(sx/sum-u, sy/sum-v); !(off < 0.12) {
					t.Errorf("the dot at %v mm lies %v pixels beside its place", p, off)
				}
			}
		})
	}
}

func TestAPointBelowThePlaneIsProjectedAsTheCameraDoes(t *testing.T) {
	e := engineOf(t, "C_phone")
	rapid.Check(t, func(t *rapid.T) {
		x, y := rapid.Float64Range(0, e.Size.WidthMM).Draw(t, "x"), rapid.Float64Range(0, e.Size.HeightMM).Draw(t, "y")
		depth := rapid.Float64Range(0, 1).Draw(t, "depth")
		u, v := e.Calibrated.Camera.Project(x, y, e.Edge*(1-depth))
		mx, my := e.Calibrated.Camera.OnPlane(u, v, e.Edge)
		wantX, wantY := e.Calibrated.Rect.PX(mx, my)
		px, py := e.Calibrated.Rect.PX(x, y)
		if gotX, gotY := e.Calibrated.Viewpoint.Below(px, py, depth*pixel.EdgePX); math.Hypot(gotX-wantX, gotY-wantY) > 1e-6 {
			t.Errorf("%v edges under (%v, %v) mm is seen at (%v, %v), the camera says (%v, %v)", depth, x, y, gotX, gotY, wantX, wantY)
		}
	})
}

func TestTheOutlineHoldsTheWholeDie(t *testing.T) {
	e := engineOf(t, "C_phone")
	rapid.Check(t, func(t *rapid.T) {
		p := pixel.Pose{X: rapid.Float64Range(30, float64(e.Calibrated.Rect.Full.W-30)).Draw(t, "x"), Y: rapid.Float64Range(30, float64(e.Calibrated.Rect.Full.H-30)).Draw(t, "y"),
			Yaw: rapid.Float64Range(-0.8, 0.8).Draw(t, "yaw")}
		poly := e.Calibrated.Viewpoint.Outline(p)
		// A point anywhere in the die, slightly inside its surface.
		a, b, depth := rapid.Float64Range(-0.499, 0.499).Draw(t, "a"), rapid.Float64Range(-0.499, 0.499).Draw(t, "b"), rapid.Float64Range(0, 0.999).Draw(t, "depth")
		x, y := p.Place(a, b)
		if x, y = e.Calibrated.Viewpoint.Below(x, y, depth*pixel.EdgePX); !pixel.Inside(poly, x, y) {
			t.Errorf("a point of the die is seen at (%v, %v), outside %v", x, y, poly)
		}
		if far := p.Corners(0.51); pixel.Inside(poly, far[0][0], far[0][1]) && pixel.Inside(poly, far[2][0], far[2][1]) {
			t.Errorf("the outline %v is larger than the die on both sides", poly)
		}
	})
}
