//go:build cgo

package ground

import (
	"math"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
)

func TestABoardPartlyBehindTheCameraDoesNotCrash(t *testing.T) {
	// A camera whose horizon runs through the board: part of the board lies behind it, where Project returns NaN.
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
	p := drawn.NewPaper(320, 240, drawn.Sand)
	m, err := opencv.FromPixels(p.W, p.H, p.Px)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	var pic Canvas
	pic.Reset(m, r)
	if err := pic.FillAll(); err != nil {
		t.Error(err)
	}
	var coarse pixel.Picture
	if err := pic.coarse(&coarse); err != nil {
		t.Error(err)
	}
}
