//go:build cgo

package measure

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/calibration"
)

// setupCopy is a copy of a rendered rig's setup in a folder of its own, for tests that damage it.
type setupCopy struct {
	dir   string
	setup map[string]any
}

func newSetupCopy(t *testing.T, rig string) *setupCopy {
	t.Helper()
	k := &setupCopy{dir: t.TempDir()}
	from := filepath.Join(throws(), rig)
	text, err := os.ReadFile(filepath.Join(from, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &k.setup); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(filepath.Join(k.dir, "calibration"), os.DirFS(filepath.Join(from, "calibration"))); err != nil {
		t.Fatal(err)
	}
	return k
}

func (k *setupCopy) write(t *testing.T, name string, data []byte) {
	t.Helper()
	path := filepath.Join(k.dir, "calibration", name)
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

func (k *setupCopy) load(t *testing.T) *calibration.Setup {
	t.Helper()
	text, err := json.Marshal(k.setup)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(k.dir, "setup.json")
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := calibration.LoadSetup(path)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// blank is a grey picture.
func blank(t *testing.T, w, h int) []byte {
	t.Helper()
	im := image.NewGray(image.Rect(0, 0, w, h))
	for i := range im.Pix {
		im.Pix[i] = 120
	}
	var b bytes.Buffer
	if err := png.Encode(&b, im); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestWhatCannotBeCalibratedIsRefusedWithOneSentence(t *testing.T) {
	cut := func(t *testing.T, k *setupCopy, name string) {
		t.Helper()
		path := filepath.Join(k.dir, "calibration", name)
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		k.write(t, name, append(data[:600:600], bytes.Repeat([]byte{0}, 100)...))
	}
	for _, c := range []struct {
		name  string
		spoil func(*testing.T, *setupCopy)
		want  string
	}{
		{"no picture of the empty board", func(t *testing.T, k *setupCopy) { os.Remove(filepath.Join(k.dir, "calibration/empty.jpg")) },
			`empty: there is no file "calibration/empty.jpg": check the name, it is relative to the setup file`},
		{"an empty board of text", func(t *testing.T, k *setupCopy) { k.write(t, "empty.jpg", []byte("hello")) },
			"empty: calibration/empty.jpg: it is neither a JPEG nor a PNG: give one of these"},
		{"an empty board that is cut off", func(t *testing.T, k *setupCopy) { cut(t, k, "empty.jpg") }, "empty: calibration/empty.jpg: the picture is broken ("},
		{"a corner outside the picture", func(t *testing.T, k *setupCopy) {
			k.setup["corners_px"].([]any)[2] = []any{1900.0, 1010.0}
		}, "corners_px[2] is (1900, 1010), outside of the picture of 1600x1200 pixels: tap the floor's corner again"},
		{"a board of another shape", func(t *testing.T, k *setupCopy) {
			k.setup["board"] = map[string]any{"width_mm": 290, "height_mm": 200, "wall_mm": 45}
		}, "the tapped corners do not belong to a floor of 290x200 mm, they are off by "},
		{"corners that begin at another one", func(t *testing.T, k *setupCopy) {
			k.setup["board"] = map[string]any{"width_mm": 290, "height_mm": 235, "wall_mm": 45}
		}, "the tapped corners do not belong to a floor of 290x235 mm"},
		{"lens pictures without chessboards", func(t *testing.T, k *setupCopy) {
			k.setup["lens"].(map[string]any)["pictures"] = []any{"calibration/empty.jpg", "calibration/teach.jpg"}
		}, "a chessboard was found in 0 lens pictures, 3 are needed: take 8 with the whole board sharp and in different slants, and check lens.chessboard's columns and rows (inner corners)"},
		{"a lens picture of another size", func(t *testing.T, k *setupCopy) {
			k.write(t, "lens-00.png", blank(t, 1200, 1600))
			k.setup["lens"].(map[string]any)["pictures"] = []any{"calibration/lens-*"}
		},
			"calibration/lens-00.png has 1200x1600 pixels, the board's picture 1600x1200: take all pictures with the same camera settings"},
		{"a lens picture of text", func(t *testing.T, k *setupCopy) { k.write(t, "lens-00.jpg", []byte("hello")) },
			"calibration/lens-00.jpg: it cannot be read as a picture: take it again"},
		{"a teaching picture of another size", func(t *testing.T, k *setupCopy) { k.write(t, "teach.jpg", blank(t, 800, 600)) },
			"teach: the picture has 800x600 pixels, the empty board's 1600x1200: take both with the same camera settings"},
		{"no teaching picture", func(t *testing.T, k *setupCopy) { os.Remove(filepath.Join(k.dir, "calibration/teach.jpg")) },
			`teach: there is no file "calibration/teach.jpg": check the name, it is relative to the setup file`},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newSetupCopy(t, "E_wide")
			c.spoil(t, k)
			_, _, err := Calibrate(t.Context(), k.load(t), nil)
			if err == nil {
				t.Fatal("it was taken")
			}
			if !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), ": ") {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}

// Without pictures of a chessboard a floor of another shape could pass as a camera that hangs very high.
func TestAFloorOfAnotherShapeIsRefusedWithoutALensToo(t *testing.T) {
	setup := load(t, "A_recommended")
	setup.Lens, setup.Board.HeightMM = nil, 200
	_, _, err := Calibrate(t.Context(), setup, nil)
	var refused *calibration.Refusal
	if !errors.As(err, &refused) || refused.ID != "cal-corners-floor" {
		t.Errorf("%v", err)
	}
}

func TestCalibrationEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := Calibrate(ctx, load(t, "A_recommended"), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

func TestTheExifOrientationIsIgnored(t *testing.T) {
	k := newSetupCopy(t, "E_wide")
	data, err := os.ReadFile(filepath.Join(k.dir, "calibration/empty.jpg"))
	if err != nil {
		t.Fatal(err)
	}
	// An Exif orientation of 90 degrees, right after the start of the JPEG.
	note := "\xff\xe1\x00\x22Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
	turned := append([]byte("\xff\xd8"+note), data[2:]...)
	m, err := newBitmap(turned)
	if err != nil {
		t.Fatal(err)
	}
	if m.w != 1600 || m.h != 1200 {
		t.Errorf("read with %dx%d pixels", m.w, m.h)
	}
}
