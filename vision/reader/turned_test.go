//go:build cgo

package reader_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"quartermaster/calibration"
	calibrate "quartermaster/calibration/measure"
	"quartermaster/vision/reader"
	"quartermaster/vision/teach"
)

// A camera may be mounted in any orientation. Each rig here is one of the repository, taken anew by a camera
// turned by quarters: every picture is turned, and the owner taps the corners of the board in the turned picture. In
// the first the owner still sees the board from the same side, in the others from where the camera was turned to.
func TestARotatedCameraReadsTheSameDice(t *testing.T) {
	const rig, picture = "D_evening", "0008.jpg"
	data, truth := reader.ThrowOf(t, rig, picture)
	for _, c := range []struct {
		name            string
		quarters, owner int // clockwise: of the picture; of the side from which the owner looks
	}{
		{"a quarter, the owner has not moved", 1, 0},
		{"a half, and so the owner", 2, 2},
		{"three quarters, and so the owner", 3, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), rig)
			setup := turnedSetup(t, filepath.Join(reader.Throws, rig), folder, c.quarters, c.owner)
			found, _, err := calibrate.Calibrate(t.Context(), setup, teach.Learn)
			if err != nil {
				t.Fatal(err)
			}
			r, err := reader.New(found)
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			read := reader.ReadOf(t, found, r, turnedPicture(t, data, c.quarters), nil)
			want := reader.TrueDice(truth)
			for i := range want {
				want[i].Centre = turnedPlace(want[i].Centre, 290, c.owner)
			}
			reader.SameDice(t, want, read.Dice, 0.3)
			if len(read.Guards) > 0 {
				t.Errorf("guards: %v", read.Guards)
			}
		})
	}
}

// turnedPlace is a place on a square floor in the owner's frame after the board was rotated clockwise by quarters.
func turnedPlace(p [2]float64, side float64, quarters int) [2]float64 {
	for range quarters {
		p = [2]float64{side - p[1], p[0]}
	}
	return p
}

// turnedSetup writes a rig's calibration, rotated by quarters, into a new folder and loads its setup.
func turnedSetup(t *testing.T, from, to string, quarters, owner int) *calibration.Setup {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(from, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	var s calibration.Setup
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	if s.Board.WidthMM != s.Board.HeightMM {
		t.Fatal("the board is not square: its sides would change places")
	}
	if err := os.MkdirAll(filepath.Join(to, "calibration"), 0o755); err != nil {
		t.Fatal(err)
	}
	pictures, err := filepath.Glob(filepath.Join(from, "calibration", "*.jpg"))
	if err != nil || len(pictures) < 3 {
		t.Fatalf("%v %v", pictures, err)
	}
	var width, height int
	for _, picture := range pictures {
		data, err := os.ReadFile(picture)
		if err != nil {
			t.Fatal(err)
		}
		head, err := jpeg.DecodeConfig(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		width, height = head.Width, head.Height
		if err := os.WriteFile(filepath.Join(to, "calibration", filepath.Base(picture)), turnedPicture(t, data, quarters), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	turn := func(p [2]float64) [2]float64 {
		w, h := float64(width), float64(height)
		for range quarters {
			p = [2]float64{h - 1 - p[1], p[0]}
			w, h = h, w
		}
		return p
	}
	for i := range s.Corners {
		s.Corners[i] = turn(s.Corners[i])
	}
	// After one clockwise quarter turn the last corner is the first, top left.
	s.Corners = append(slices.Clone(s.Corners[4-owner:]), s.Corners[:4-owner]...)
	for i := range s.Teach.Dice {
		s.Teach.Dice[i].At = turn(s.Teach.Dice[i].At)
	}
	if text, err = json.Marshal(s); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(to, "setup.json"), text, 0o644); err != nil {
		t.Fatal(err)
	}
	setup, err := calibration.LoadSetup(filepath.Join(to, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	return setup
}

// turnedPicture is a picture rotated clockwise by quarters.
func turnedPicture(t *testing.T, data []byte, quarters int) []byte {
	t.Helper()
	m := reader.PixelsOf(t, data)
	for range quarters {
		w, h := m.Rect.Dx(), m.Rect.Dy()
		out := image.NewNRGBA(image.Rect(0, 0, h, w))
		for y := range h {
			for x := range w {
				copy(out.Pix[out.PixOffset(h-1-y, x):][:4], m.Pix[m.PixOffset(x, y):][:4])
			}
		}
		m = out
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: 96}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
