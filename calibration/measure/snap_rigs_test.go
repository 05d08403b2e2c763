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

// doubtful are the rigs of which every tap is doubtful. At the feet of B_webcam's walls floor and wall are equally dark: at the true
// places at most a sixth of a side shows an edge, and the print's frame, 2 to 4 px inside, shows one all along. The rims alone do not tell
// how deep below them the floor lies.
var doubtful = map[string]bool{"B_webcam": true}

// TestATapOnEachRenderedRigSnapsOrIsDoubtful is the short form of TestTapsSnapOnRenderedRigs.
func TestATapOnEachRenderedRigSnapsOrIsDoubtful(t *testing.T) {
	for i, name := range rigs {
		t.Run(name, func(t *testing.T) {
			im, setup, tr, ok := renderedLid(t, name)
			if !ok {
				t.Fatal("the rig's picture is missing")
			}
			s := snap(im, setup.Board, nil, erring(rand.New(rand.NewPCG(7, uint64(i))), tr.Corners, 25))
			off := apart(s.Corners, tr.Corners)
			t.Logf("%.2f px off, doubt %q", off, s.Doubt)
			if s.Doubt == "" && off > 0.5 {
				t.Errorf("a corner is %.2f px off in silence", off)
			}
			if (s.Doubt != "") != doubtful[name] {
				t.Errorf("doubt is %q", s.Doubt)
			}
		})
	}
}

// TestTapsSnapOnRenderedRigs measures 20 taps a rig, with the lens known and unknown. QM_THROWS names the folder of rigs.
func TestTapsSnapOnRenderedRigs(t *testing.T) {
	if os.Getenv("QM_LONG") == "" {
		t.Skip("takes minutes; QM_LONG=1 runs it")
	}
	for _, name := range rigs {
		im, setup, tr, ok := renderedLid(t, name)
		if !ok {
			continue
		}
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
			if doubts > 1 && !doubtful[name] {
				t.Errorf("%s: %d of 20 taps are doubtful", name, doubts)
			}
		}
	}
}
