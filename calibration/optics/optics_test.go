package optics

import (
	"math"
	"testing"

	"quartermaster/calibration"
)

var lids = []calibration.Board{{WidthMM: 290, HeightMM: 290, WallMM: 45}, {WidthMM: 400, HeightMM: 280, WallMM: 45}, {WidthMM: 280, HeightMM: 400, WallMM: 60}}

// each looks at each lid with each camera.
func each(t *testing.T, do func(t *testing.T, c Camera, lid calibration.Board, v View, cam calibration.Camera)) {
	for _, lid := range lids {
		for _, c := range Cameras {
			t.Run(c.ID, func(t *testing.T) {
				v := c.Over(lid, 16)
				do(t, c, lid, v, c.At(lid, lid.WidthMM/2, lid.HeightMM/2, v.HeightMM))
			})
		}
	}
}

func near(t *testing.T, what string, is, want, within float64) {
	t.Helper()
	if !(math.Abs(is-want) <= within) {
		t.Errorf("%s: %.4f, the camera model says %.4f", what, is, want)
	}
}

func TestTheCameraStandsWhereItIsSaidToStand(t *testing.T) {
	each(t, func(t *testing.T, _ Camera, lid calibration.Board, v View, cam calibration.Camera) {
		p := cam.Position()
		for i, want := range []float64{lid.WidthMM / 2, lid.HeightMM / 2, v.HeightMM} {
			near(t, "position", p[i], want, 1e-9)
		}
		u, w := cam.Project(lid.WidthMM/2, lid.HeightMM/2, 0)
		near(t, "middle", math.Hypot(u-cam.CX, w-cam.CY), 0, 1e-9)
	})
}

func TestTheRimWithItsMarginIsInThePictureAndNotFromLower(t *testing.T) {
	each(t, func(t *testing.T, c Camera, lid calibration.Board, v View, cam calibration.Camera) {
		inside := func(cam calibration.Camera) bool {
			for _, x := range []float64{-marginMM, lid.WidthMM + marginMM} {
				for _, y := range []float64{-marginMM, lid.HeightMM + marginMM} {
					u, w := cam.Project(x, y, lid.WallMM)
					edgeX, edgeY := borderShare*float64(c.WidthPX), borderShare*float64(c.HeightPX)
					if u+0.5 < edgeX || u+0.5 > float64(c.WidthPX)-edgeX || w+0.5 < edgeY || w+0.5 > float64(c.HeightPX)-edgeY {
						return false
					}
				}
			}
			return true
		}
		if !inside(cam) {
			t.Error("the rim is cut off")
		}
		if inside(c.At(lid, lid.WidthMM/2, lid.HeightMM/2, v.HeightMM-stepMM)) {
			t.Errorf("it could hang lower than %g mm", v.HeightMM)
		}
	})
}

func TestADieIsAsLargeInThePictureAsIsSaid(t *testing.T) {
	each(t, func(t *testing.T, _ Camera, lid calibration.Board, v View, cam calibration.Camera) {
		near(t, "side of a die", v.DiePX, cam.EdgePX(lid.WidthMM/2, lid.HeightMM/2, 16), 1e-9)
		near(t, "pixels a millimetre", v.PixelsPerMM*16, v.DiePX, 1e-9)
	})
}

// A ray through the upper face meets the floor farther out than the die's foot.
func TestParallaxIsWhereTheRayThroughTheUpperFaceMeetsTheFloor(t *testing.T) {
	each(t, func(t *testing.T, _ Camera, lid calibration.Board, v View, cam calibration.Camera) {
		x, y := lid.WidthMM-8, lid.HeightMM-8
		seen := func(height float64) float64 {
			u, w := cam.Project(x, y, height)
			fx, fy := cam.OnPlane(u, w, 0)
			return math.Hypot(fx-x, fy-y)
		}
		near(t, "parallax", v.ParallaxMM, seen(16), 1e-6)
		// Whoever takes a die of 16.5 mm for one of 16 mm is wrong by half of that.
		u, w := cam.Project(x, y, 16.5)
		fx, fy := cam.OnPlane(u, w, 16)
		near(t, "a die that is half a millimetre higher", 0.5*v.PerMM, math.Hypot(fx-x, fy-y), 0.02*v.PerMM)
	})
}

// A ray past the upper edge of a wall meets the plane of the floor where the hidden strip ends.
func TestAWallHidesWhatLiesBehindItsUpperEdge(t *testing.T) {
	each(t, func(t *testing.T, c Camera, lid calibration.Board, v View, cam calibration.Camera) {
		past := func(cam calibration.Camera, x, y float64) (float64, float64) {
			u, w := cam.Project(x, y, lid.WallMM)
			return cam.OnPlane(u, w, 0)
		}
		x, y := lid.WidthMM, lid.HeightMM/2
		if lid.HeightMM > lid.WidthMM {
			x, y = lid.WidthMM/2, lid.HeightMM
		}
		fx, fy := past(cam, x, y)
		near(t, "hidden outside", v.OutsideMM, math.Hypot(fx-x, fy-y), 1e-6)
		for _, aside := range []float64{-30, 0, 50, 120} {
			fx, _ := past(c.At(lid, -aside, lid.HeightMM/2, v.HeightMM), 0, lid.HeightMM/2)
			near(t, "hidden inside", HiddenMM(aside, v.HeightMM, lid.WallMM), max(0, fx), 1e-6)
		}
	})
}

// A lens at a distance s behind which a point at d is seen as a disc: its diameter on the sensor is A·f·|d-s|/(d·(s-f)), A = f/N.
func TestADiscOfOnePixelIsWhereSharpnessEnds(t *testing.T) {
	for _, c := range Cameras {
		at := 500.0
		pixel := c.FocalMM / c.focalPX()
		closest, farthest := c.sharp(at)
		for _, d := range []float64{closest, farthest} {
			if math.IsInf(d, 1) {
				continue
			}
			disc := c.FocalMM / c.FNumber * c.FocalMM * math.Abs(d-at) / (d * (at - c.FocalMM))
			near(t, c.ID, disc/pixel, 1, 0.02)
		}
		if !(closest < at && at < farthest) {
			t.Errorf("%s: sharp from %.0f to %.0f mm, focused at %.0f", c.ID, closest, farthest, at)
		}
	}
}

func TestPiCamerasHaveTheStockLensesOfCalibration(t *testing.T) {
	for _, c := range Cameras[:3] {
		stock, err := calibration.ProfileLens(c.ID, c.WidthPX, c.HeightPX)
		if err != nil {
			t.Fatal(err)
		}
		near(t, c.ID, c.focalPX(), stock.FX, 0.1)
	}
}
