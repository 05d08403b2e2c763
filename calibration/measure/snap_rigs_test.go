//go:build cgo

package measure

import (
	"bytes"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"quartermaster/calibration"
)

// renderedLid is the picture of a rendered rig's empty board, with its setup and its truth. ok is false where the rig is not there: the
// repository holds all of them, QM_THROWS may name another folder.
func renderedLid(t *testing.T, name string) (im *bitmap, setup *calibration.Setup, tr *truth, ok bool) {
	t.Helper()
	dir := filepath.Join(throws(), name)
	data, err := os.ReadFile(filepath.Join(dir, "calibration", "empty.jpg"))
	if err != nil {
		return nil, nil, nil, false
	}
	img, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if setup, err = calibration.LoadSetup(filepath.Join(dir, "setup.json")); err != nil {
		t.Fatal(err)
	}
	return bitmapOf(img), setup, loadTruth(t, dir), true
}

// TestATapOnEachRenderedRigSnaps is the short form of TestTapsSnapOnRenderedRigs.
func TestATapOnEachRenderedRigSnaps(t *testing.T) {
	for i, name := range rigs {
		t.Run(name, func(t *testing.T) {
			im, setup, tr, ok := renderedLid(t, name)
			if !ok {
				t.Fatal("the rig's picture is missing")
			}
			camera := tr.camera()
			for _, lens := range []*calibration.Camera{&camera, nil} {
				s := snap(im, setup.Board, lens, erring(rand.New(rand.NewPCG(7, uint64(i))), tr.Corners, 25))
				off := apart(s.Corners, tr.Corners)
				t.Logf("lens known %v: %.2f px off, doubt %q", lens != nil, off, s.Doubt)
				if s.Doubt != "" || off > 0.5 {
					t.Errorf("lens known %v: a corner is %.2f px off, doubt %q", lens != nil, off, s.Doubt)
				}
			}
		})
	}
}

// A square through two feet and two rims fits nearly as well as the floor: without a tap nothing tells which of them is near.
func TestAProposalIsTheFloorAndNotARimOrItIsDoubtful(t *testing.T) {
	tried, long := []string{"A_recommended", "F_crowd"}, os.Getenv("QM_LONG") != ""
	if long {
		tried = rigs
	}
	for _, name := range tried {
		im, setup, tr, ok := renderedLid(t, name)
		if !ok {
			t.Fatal("the rig's picture is missing")
		}
		camera := tr.camera()
		for _, lens := range []*calibration.Camera{nil, &camera} {
			if lens != nil && !long {
				continue
			}
			s := propose(im, setup.Board, lens)
			off := apart(s.Corners, tr.Corners)
			t.Logf("%s, lens known %v: %.2f px off, doubt %q", name, lens != nil, off, s.Doubt)
			if s.Doubt == "" && off > 0.5 || s.Doubt != "" && name != "B_webcam" {
				t.Errorf("%s, lens known %v: %.2f px off, doubt %q", name, lens != nil, off, s.Doubt)
			}
		}
	}
}

// TestTapsSnapOnRenderedRigs measures 20 taps a rig, with the lens known and unknown. QM_THROWS names the folder of rigs.
func TestTapsSnapOnRenderedRigs(t *testing.T) {
	if os.Getenv("QM_LONG") == "" {
		t.Skip("takes minutes; QM_LONG=1 runs it")
	}
	for _, name := range rigs {
		t.Run(name, func(t *testing.T) { snapOften(t, name) })
	}
}

func snapOften(t *testing.T, name string) {
	im, setup, tr, ok := renderedLid(t, name)
	if !ok {
		t.Fatal("the rig's picture is missing")
	}
	camera := tr.camera()
	for _, lens := range []*calibration.Camera{&camera, nil} {
		r := rand.New(rand.NewPCG(1, 2))
		doubts, worst := 0, 0.0
		var proposed []float64
		for range 20 {
			s := snap(im, setup.Board, lens, erring(r, tr.Corners, 25))
			if s.Doubt != "" {
				doubts++
				proposed = append(proposed, apart(s.Corners, tr.Corners))
				continue
			}
			worst = max(worst, apart(s.Corners, tr.Corners))
		}
		slices.Sort(proposed)
		t.Logf("lens known %v: %.2f px at worst, %d of 20 doubtful, off by %.1f px", lens != nil, worst, doubts, proposed)
		if worst > 0.5 {
			t.Error("a corner is off in silence")
		}
		if doubts > 1 {
			t.Error("too many taps are doubtful")
		}
	}
}
