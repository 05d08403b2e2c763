//go:build cgo

package measure

import (
	"encoding/json"
	"image"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"quartermaster/calibration"
)

// truth is the content of camera.json of a rendered rig.
type truth struct {
	K       [3][3]float64 `json:"K"`
	Dist    [5]float64    `json:"dist_k1_k2_p1_p2_k3"`
	Width   int           `json:"width_px"`
	Height  int           `json:"height_px"`
	M       [3][3]float64 `json:"M"`
	T       [3]float64    `json:"t"`
	Corners [4][2]float64 `json:"corners_px_true"`
	Teach   []struct {
		Colour string     `json:"colour"`
		Value  int        `json:"value"`
		Centre [2]float64 `json:"centre_mm"`
	} `json:"teach"`
	Rig struct {
		Colours []struct {
			Name string `json:"name"`
			Pips string `json:"pips"`
		} `json:"colours"`
	} `json:"rig"`
}

func (tr *truth) camera() calibration.Camera {
	c := calibration.Camera{WidthPX: tr.Width, HeightPX: tr.Height, FX: tr.K[0][0], FY: tr.K[1][1], CX: tr.K[0][2], CY: tr.K[1][2], Distortion: tr.Dist, Translation: tr.T}
	for i := range 9 {
		c.Rotation[i] = tr.M[i/3][i%3]
	}
	return c
}

// throws is the folder of rendered rigs: those of the repository, or all that are available.
func throws() string {
	if base := os.Getenv("QM_THROWS"); base != "" {
		return base
	}
	return "../../vision/testdata/throws"
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

func load(t *testing.T, name string) *calibration.Setup {
	t.Helper()
	s, err := calibration.LoadSetup(filepath.Join(throws(), name, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// calibrated is a calibrated rig with the report.
type calibrated struct {
	rig    *calibration.Rig
	report *Report
}

var calibratedRigs = map[string]calibrated{}

// calibratedRig returns a rendered rig that is calibrated but not taught, as a copy that a test may change.
// Calibration is slow, so each rig is calibrated once for all tests.
func calibratedRig(t *testing.T, name string) (*calibration.Rig, *Report) {
	t.Helper()
	s, ok := calibratedRigs[name]
	if !ok {
		var err error
		if s.rig, s.report, err = Calibrate(t.Context(), load(t, name), nil); err != nil {
			t.Fatal(err)
		}
		calibratedRigs[name] = s
	}
	rig, report := *s.rig, *s.report
	rig.Colours, report.Notes = slices.Clone(rig.Colours), slices.Clone(report.Notes)
	return &rig, &report
}

// taughtRig teaches a calibrated rig.
func taughtRig(t *testing.T, name string, setup *calibration.Setup, learn calibration.Learn) (*calibration.Rig, *Report, error) {
	t.Helper()
	rig, report := calibratedRig(t, name)
	if setup.Die.EdgeMM == nil {
		rig.Die.EdgeMM = 0
	}
	err := learnDice(setup, rig, image.Pt(rig.Camera.WidthPX, rig.Camera.HeightPX), learn, report)
	return rig, report, err
}

// TestCalibrationAgainstTheRenderedTruth compares each rig with the truth of the renderer. The taps of the setups are
// off by up to 1.5 px, which is 0.2 to 0.6 mm on the floor.
func TestCalibrationAgainstTheRenderedTruth(t *testing.T) {
	for _, name := range rigs {
		t.Run(name, func(t *testing.T) {
			rig, report := calibratedRig(t, name)
			tr := loadTruth(t, filepath.Join(throws(), name))
			truth, c := tr.camera(), rig.Camera
			focal, k1 := 100*(c.FX/truth.FX-1), c.Distortion[0]-truth.Distortion[0]
			t.Logf("lens %s, %d pictures, rms %.3f px; focal %+.3f %% (sd %.3f), k1 %+.4f, k2 %+.4f; corners rms %.2f px, moved %.2f px",
				report.Lens.Terms, rig.Found.LensPictures, report.Lens.RMS, focal, 100*report.Lens.FocalSD, k1, c.Distortion[1]-truth.Distortion[1], rig.Found.CornersErrorPX, rig.Found.CornersMoved)
			for _, n := range report.Notes {
				t.Log(n)
			}
			if math.Abs(focal) > 0.25 || math.Abs(focal) > 500*report.Lens.FocalSD {
				t.Errorf("the focal length is off by %.3f %%, said to be known to %.3f %%", focal, 100*report.Lens.FocalSD)
			}
			if math.Abs(k1) > 0.003 || report.Lens.Terms != "f c k1 k2" {
				t.Errorf("k1 is off by %.4f, fitted %s", k1, report.Lens.Terms)
			}
			for _, z := range []float64{0, rig.Die.EdgeMM} {
				tapsRMS, tapsWorst := planeErrors(&report.Taps, &truth, rig.Board, z)
				rms, worst := planeErrors(&c, &truth, rig.Board, z)
				t.Logf("z = %g mm: %.3f mm rms, %.3f at worst; by the taps alone %.3f and %.3f", z, rms, worst, tapsRMS, tapsWorst)
				if rms > 0.07 || worst > 0.15 {
					t.Errorf("the floor at z = %g mm is off by %.3f mm rms, %.3f mm at worst", z, rms, worst)
				}
			}
		})
	}
}

// A board tells enough of the lens to do without a chessboard where its walls are seen. A is an ordinary lens over
// the board's middle, E a wide one that bends the sides by ten pixels.
func TestWithoutLensPicturesTheBoardDeterminesTheLens(t *testing.T) {
	for name, limit := range map[string]float64{"A_recommended": 0.12, "E_wide": 0.5} {
		t.Run(name, func(t *testing.T) {
			setup := load(t, name)
			setup.Lens = nil
			rig, report, err := Calibrate(t.Context(), setup, nil)
			if err != nil {
				t.Fatal(err)
			}
			truth := loadTruth(t, filepath.Join(throws(), name)).camera()
			for _, z := range []float64{0, rig.Die.EdgeMM} {
				plain, _ := planeErrors(&report.Taps, &truth, rig.Board, z)
				rms, worst := planeErrors(&rig.Camera, &truth, rig.Board, z)
				t.Logf("z = %g mm: %.3f mm rms, %.3f at worst; free of distortion and by the taps %.3f", z, rms, worst, plain)
				if rms > limit {
					t.Errorf("the floor at z = %g mm is off by %.3f mm rms", z, rms)
				}
			}
			if len(report.Notes) == 0 {
				t.Error("nobody is told that the lens is not known")
			}
		})
	}
}
