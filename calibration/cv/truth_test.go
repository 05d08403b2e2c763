//go:build cgo

package cv

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/calibration"
)

// truth is what camera.json says of a rendered rig.
type truth struct {
	K       [3][3]float64           `json:"K"`
	Dist    [5]float64              `json:"dist_k1_k2_p1_p2_k3"`
	Width   int                     `json:"width_px"`
	Height  int                     `json:"height_px"`
	M       [3][3]float64           `json:"M"`
	T       [3]float64              `json:"t"`
	Corners [4][2]float64           `json:"corners_px_true"`
	Lens    map[string][][2]float64 `json:"lens_corners_px_true"`
}

func (tr *truth) camera() calibration.Camera {
	c := calibration.Camera{WidthPX: tr.Width, HeightPX: tr.Height, FX: tr.K[0][0], FY: tr.K[1][1], CX: tr.K[0][2], CY: tr.K[1][2], Distortion: tr.Dist, Translation: tr.T}
	for i := range 9 {
		c.Rotation[i] = tr.M[i/3][i%3]
	}
	return c
}

var rigs = []string{"A_recommended", "B_webcam", "C_phone", "D_evening", "E_wide", "F_crowd"}

func loadTruth(t *testing.T, dir string) *truth {
	data, err := os.ReadFile(filepath.Join(dir, "camera.json"))
	if err != nil {
		t.Fatal(err)
	}
	var tr truth
	if err := json.Unmarshal(data, &tr); err != nil {
		t.Fatal(err)
	}
	return &tr
}

// planeErrors are the errors (mm) over a grid of the board at height z: a true point's pixel brought back by c.
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

func TestErrorsAgainstTruth(t *testing.T) {
	base := os.Getenv("QM_THROWS")
	if base == "" {
		t.Skip("QM_THROWS names no folder of rendered rigs")
	}
	for _, name := range rigs {
		dir := filepath.Join(base, name)
		setup, err := calibration.LoadSetup(filepath.Join(dir, "setup.json"))
		if err != nil {
			t.Fatal(err)
		}
		rig, report, err := Calibrate(t.Context(), setup, nil)
		if err != nil {
			t.Fatal(name, err)
		}
		tr := loadTruth(t, dir)
		tc := tr.camera()
		b0, bw0 := planeErrors(&report.Taps, &tc, rig.Board, 0)
		be, bwe := planeErrors(&report.Taps, &tc, rig.Board, rig.Die.EdgeMM)
		r0, w0 := planeErrors(&rig.Camera, &tc, rig.Board, 0)
		re, we := planeErrors(&rig.Camera, &tc, rig.Board, rig.Die.EdgeMM)
		c := rig.Camera
		t.Logf("%-14s %s used %d rms %.3f f %+.3f%% (sd %.3f%%) c %+.1f %+.1f k1 %+.4f k2 %+.4f", name, report.Lens.Terms, rig.Found.LensPictures, report.Lens.RMS,
			100*(c.FX/tc.FX-1), 100*report.Lens.FocalSD, c.CX-tc.CX, c.CY-tc.CY, c.Distortion[0]-tc.Distortion[0], c.Distortion[1]-tc.Distortion[1])
		t.Logf("    taps z=0 %.3f/%.3f z=e %.3f/%.3f mm | refined (%.2f px, moved %.2f px) z=0 %.3f/%.3f z=e %.3f/%.3f mm", b0, bw0, be, bwe, rig.Found.CornersErrorPX, rig.Found.CornersMoved, r0, w0, re, we)
		for _, n := range report.Notes {
			t.Log("   ", n)
		}
	}
}
