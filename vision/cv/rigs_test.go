//go:build cgo

package cv

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
)

// Throws is the folder of the repository's rendered rigs.
const Throws = "../testdata/throws"

// RenderedCamera is the camera of a rendered rig exactly as the renderer had it.
func RenderedCamera(folder string) (calibration.Camera, error) {
	data, err := os.ReadFile(filepath.Join(folder, "camera.json"))
	if err != nil {
		return calibration.Camera{}, err
	}
	var c struct {
		K      [3][3]float64
		Dist   [5]float64 `json:"dist_k1_k2_p1_p2_k3"`
		Width  int        `json:"width_px"`
		Height int        `json:"height_px"`
		M      [3][3]float64
		T      [3]float64 `json:"t"`
	}
	if err := json.Unmarshal(data, &c); err != nil {
		return calibration.Camera{}, err
	}
	out := calibration.Camera{WidthPX: c.Width, HeightPX: c.Height, FX: c.K[0][0], FY: c.K[1][1], CX: c.K[0][2], CY: c.K[1][2],
		Distortion: c.Dist, Translation: c.T}
	for i := range 9 {
		out.Rotation[i] = c.M[i/3][i%3]
	}
	return out, nil
}

// rendered keeps each rig that a test asked for: teaching is the dear part.
var rendered = struct {
	sync.Mutex
	rigs map[string]*calibration.Rig
}{rigs: map[string]*calibration.Rig{}}

// RenderedRig is a rig of the repository under its exact camera, taught from its own teaching picture. What these tests
// find wrong is then the reader's doing and not that of a calibration.
func RenderedRig(t testing.TB, name string) *calibration.Rig {
	t.Helper()
	rendered.Lock()
	defer rendered.Unlock()
	if rig := rendered.rigs[name]; rig != nil {
		return rig
	}
	folder := filepath.Join(Throws, name)
	setup, err := calibration.LoadSetup(filepath.Join(folder, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	rig := &calibration.Rig{Version: calibration.RigVersion, Name: name, Board: setup.Board}
	if rig.Camera, err = RenderedCamera(folder); err != nil {
		t.Fatal(err)
	}
	rig.Die.EdgeMM = *setup.Die.EdgeMM
	rig.Empty = pictureOf(t, setup, setup.Empty)
	rig.Teach.Picture = pictureOf(t, setup, setup.Teach.Picture)
	var pips map[string]calibration.Pips
	if rig.Teach.Dice, pips, rig.Found.PipPitch, err = Learn(rig, rig.Teach.Picture.Data, setup.Teach.Dice); err != nil {
		t.Fatal(err)
	}
	for _, c := range setup.Colours {
		rig.Colours = append(rig.Colours, calibration.Colour{Name: c.Name, Role: c.Role, Pips: pips[c.Name]})
	}
	rendered.rigs[name] = rig
	return rig
}

func pictureOf(t testing.TB, setup *calibration.Setup, name string) calibration.Picture {
	t.Helper()
	data, err := setup.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := calibration.NewPicture(data)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// ReaderOf is a reader of a rendered rig, closed at the test's end.
func ReaderOf(t testing.TB, name string) vision.Reader {
	t.Helper()
	r, err := NewReader(RenderedRig(t, name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	})
	return r
}

// ThrowOf is one throw of a rendered rig: its picture and its truth.
func ThrowOf(t testing.TB, rig, picture string) ([]byte, vision.Truth) {
	t.Helper()
	folder, err := vision.OpenRigFolder(filepath.Join(Throws, rig))
	if err != nil {
		t.Fatal(err)
	}
	for _, truth := range folder.Throws {
		if truth.Picture == picture {
			data, err := os.ReadFile(folder.Picture(truth))
			if err != nil {
				t.Fatal(err)
			}
			return data, truth
		}
	}
	t.Fatalf("%s has no throw %s", rig, picture)
	return nil, vision.Truth{}
}

// engineOf is the engine of a rendered rig, closed at the test's end.
func engineOf(t testing.TB, name string) *engine {
	t.Helper()
	return ReaderOf(t, name).(*reader).engine
}

// oneSentence complains where an error is not one plain sentence for people.
func oneSentence(t interface {
	Helper()
	Errorf(string, ...any)
}, err error) {
	t.Helper()
	text := err.Error()
	if text == "" || len(text) > 240 || strings.ContainsAny(text, "\n\r\t") {
		t.Errorf("this is not one sentence: %q", text)
	}
	for _, jargon := range []string{"goroutine", "panic", "nil", "EOF", "OpenCV(", "error:", "Mat", "%!", " 0x"} {
		if strings.Contains(text, jargon) {
			t.Errorf("%q is nothing for people: %q", jargon, text)
		}
	}
}
