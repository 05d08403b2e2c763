//go:build cgo

package measure

import (
	"bytes"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/calibration"
)

// TestTapsSnapOnRenderedRigs measures 20 taps a rig, with the lens known and unknown. QM_THROWS names the folder of rigs.
// B_webcam's feet are as dark as its walls: its corners are always doubtful.
func TestTapsSnapOnRenderedRigs(t *testing.T) {
	if os.Getenv("QM_LONG") == "" {
		t.Skip("takes minutes; QM_LONG=1 runs it")
	}
	for _, name := range rigs {
		dir := filepath.Join(throws(), name)
		data, err := os.ReadFile(filepath.Join(dir, "calibration", "empty.jpg"))
		if err != nil {
			continue // the repository holds some of the rigs
		}
		img, err := jpeg.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		setup, err := calibration.LoadSetup(filepath.Join(dir, "setup.json"))
		if err != nil {
			t.Fatal(err)
		}
		tr, im := loadTruth(t, dir), bitmapOf(img)
		camera := tr.camera()
		for _, lens := range []*calibration.Camera{&camera, nil} {
			r := rand.New(rand.NewPCG(1, 2))
			doubts, worst := 0, 0.0
			for range 20 {
				s := snap(im, setup.Board, lens, erring(r, tr.Corners, 25))
				if s.Doubt != "" {
					doubts++
					continue
				}
				worst = max(worst, apart(s.Corners, tr.Corners))
			}
			t.Logf("%s, lens known %v: %.2f px at worst, %d of 20 doubtful", name, lens != nil, worst, doubts)
			if worst > 0.5 {
				t.Errorf("%s: a corner is %.2f px off in silence", name, worst)
			}
			if doubts > 1 && name != "B_webcam" {
				t.Errorf("%s: %d of 20 taps are doubtful", name, doubts)
			}
		}
	}
}
