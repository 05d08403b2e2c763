//go:build cgo

package cv

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
)

func TestPixelsAndMillimetresOfTheRectifiedPictureAreOneAnothersInverse(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := rectifier{scale: edgePX / rapid.Float64Range(6, 30).Draw(t, "edge"), margin: 30}
		x, y := rapid.Float64Range(-50, 500).Draw(t, "x"), rapid.Float64Range(-50, 500).Draw(t, "y")
		if gx, gy := r.mm(r.px(x, y)); math.Abs(gx-x) > 1e-9 || math.Abs(gy-y) > 1e-9 {
			t.Errorf("(%v, %v) came back as (%v, %v)", x, y, gx, gy)
		}
	})
}

func TestTheFloorAndItsMarginFillTheRectifiedPicture(t *testing.T) {
	for _, rig := range []string{"B_webcam", "E_wide"} {
		e := engineOf(t, rig)
		r := e.home.rect
		if x, y := r.px(0, 0); x != 30 || y != 30 {
			t.Errorf("%s: the floor's corner lies at (%v, %v)", rig, x, y)
		}
		if x, y := r.px(e.board.WidthMM, e.board.HeightMM); math.Abs(x+30-float64(r.full.w)) > 1 || math.Abs(y+30-float64(r.full.h)) > 1 {
			t.Errorf("%s: the floor ends at (%v, %v) in a picture of %dx%d", rig, x, y, r.full.w, r.full.h)
		}
	}
}

// A dot is painted where the camera sees a place on the top faces' plane; in the rectified picture it must lie at
// this place. Project and OnPlane, the look-up and OpenCV's remapping all take part.
func TestWhatTheCameraSeesInAPlaceLiesInThatPlaceOfTheRectifiedPicture(t *testing.T) {
	for _, rig := range []string{"C_phone", "E_wide"} {
		t.Run(rig, func(t *testing.T) {
			e := engineOf(t, rig)
			c := e.home.camera
			raw := newPaper(c.WidthPX, c.HeightPX, black)
			var at [][2]float64
			for i := range 25 {
				x, y := e.board.WidthMM*(0.05+0.9*float64(i%5)/4), e.board.HeightMM*(0.05+0.9*float64(i/5)/4)
				at = append(at, [2]float64{x, y})
				u, v := c.Project(x, y, e.edge)
				if mx, my := c.OnPlane(u, v, e.edge); math.Hypot(mx-x, my-y) > 1e-6 {
					t.Errorf("(%v, %v) mm came back as (%v, %v)", x, y, mx, my)
				}
				for py := int(v) - 6; py <= int(v)+6; py++ {
					for px := int(u) - 6; px <= int(u)+6; px++ {
						d := math.Hypot(float64(px)-u, float64(py)-v)
						for k := range 3 {
							raw.px[3*(py*raw.w+px)+k] = uint8(36 + 200*math.Exp(-d*d/8))
						}
					}
				}
			}
			m, err := opencv.FromPixels(raw.w, raw.h, raw.px)
			if err != nil {
				t.Fatal(err)
			}
			defer m.Close()
			var pic canvas
			pic.stretch(m, e.home.rect)
			if err := pic.whole(); err != nil {
				t.Fatal(err)
			}
			for _, p := range at {
				u, v := e.home.rect.px(p[0], p[1])
				var sum, sx, sy float64
				for y := int(v) - 9; y <= int(v)+9; y++ {
					for x := int(u) - 9; x <= int(u)+9; x++ {
						w := max(0, float64(pic.px[3*(y*pic.w+x)])-45)
						sum, sx, sy = sum+w, sx+w*float64(x), sy+w*float64(y)
					}
				}
				// A dot that is round in the raw picture is a little lopsided in a slanted one.
				if off := math.Hypot(sx/sum-u, sy/sum-v); !(off < 0.12) {
					t.Errorf("the dot at %v mm lies %v pixels beside its place", p, off)
				}
			}
		})
	}
}

func TestAPictureThatIsSeenFromBehindTheCameraIsNoCrash(t *testing.T) {
	// A camera whose horizon runs through the board: part of it lies behind, where Project gives no number.
	c := calibration.Camera{WidthPX: 320, HeightPX: 240, FX: 300, FY: 300, CX: 160, CY: 120,
		Rotation: [9]float64{1, 0, 0, 0, 0, -1, 0, -1, 0}, Translation: [3]float64{-50, 40, 60}}
	if u, _ := c.Project(50, 90, 12); !math.IsNaN(u) {
		t.Fatalf("the far side is seen at %v: this camera tests nothing", u)
	}
	r, err := newRectifier(&c, calibration.Board{WidthMM: 100, HeightMM: 100, WallMM: 10}, 12, 12)
	if err != nil {
		t.Fatal(err)
	}
	defer r.close()
	p := newPaper(320, 240, sand)
	m, err := opencv.FromPixels(p.w, p.h, p.px)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	var pic canvas
	pic.stretch(m, r)
	if err := pic.whole(); err != nil {
		t.Error(err)
	}
	var coarse picture
	if err := pic.coarse(&coarse); err != nil {
		t.Error(err)
	}
}
